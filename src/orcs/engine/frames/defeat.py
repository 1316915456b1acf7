"""What falls, and what its fall causes (D1 to D3, Z5)."""

from __future__ import annotations

from orcs.engine.atoms.board import win_trophy
from orcs.engine.board import damage_of, index_of_token, life_of, token_of
from orcs.engine.core import State
from orcs.engine.fields import AT_CREATURE_COUNT, AT_CREATURES, AT_TURN


def fall(s: State) -> None:
    """Every creature whose damage reaches its life is defeated, in waves until nothing falls; then the aftermath.

    To be called whenever damage or life may have changed (D1).
    """
    tokens = fallen(s)
    while tokens:
        defeated = [win_trophy(s, s.cells[AT_TURN], index_of_token(s, token)) for token in tokens]
        for hook in s.rules.defeat_hooks:
            for creature in defeated:
                hook.defeated(s, creature)
        for hook in s.rules.wave_hooks:
            hook.wave(s)
        tokens = fallen(s)
    for hook in reversed(s.rules.aftermath_hooks):
        hook.aftermath(s)


def fallen(s: State) -> list[int]:
    """The figures whose damage has reached their life. One that is neither hit nor weakened always has life."""
    cells = s.cells
    tokens: list[int] = []
    for i in range(cells[AT_CREATURE_COUNT]):
        creature = cells[AT_CREATURES + i]
        if (creature >> 7) & 511 and damage_of(creature) >= life_of(s, creature):
            tokens.append(token_of(creature))
    return tokens
