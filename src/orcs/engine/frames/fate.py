"""The start of a round: the fate card, the march, the exchange, the order of turns (F1 to F13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orcs.engine.actions import FATE
from orcs.engine.atoms.board import march
from orcs.engine.atoms.cards import exchange_display
from orcs.engine.atoms.course import begin_round, begin_turn, end_game, reveal_fate, shuffle_fates
from orcs.engine.board import place_of, token_of, type_of
from orcs.engine.core import CHANCE, NOBODY, Frame, Options, State
from orcs.engine.fields import AT_CREATURE_COUNT, AT_CREATURES, AT_FATE_SHUFFLES, AT_FATES, AT_STACKS, AT_START
from orcs.engine.frames.setup import OpenDisplay
from orcs.engine.streams import FATE_STREAM, stream_number
from orcs.engine.terms import CLEARED_PATHS, EXCHANGE, PATHS, SEATS, SECTIONS

INNER_PLACES: Final = 0o111111
"""The inner section of each path, as a bit set of places: an octal digit is a path."""


class BeginRound(Frame):
    """A round: a fate card, then a turn for each player (F1, F13)."""

    def resolve(self, s: State, pick: i64) -> None:
        begin_round(s)
        s.push(READY_TURNS[0])
        s.push(READY_FATE)


class RevealFate(Frame):
    """Chance shows the top fate card; its creatures march; its rule holds (F1, F2, F5)."""

    def options(self, s: State, out: Options) -> None:
        cells = s.cells
        for fate in range(s.rules.fate_kinds):
            if cells[AT_FATES + fate] > 0:
                out.add_chance(FATE + fate, cells[AT_FATES + fate])

    def resolve(self, s: State, pick: i64) -> None:
        if pick < 0:
            shuffle_fates(s)
            s.push(self)
            return
        fate = pick - FATE
        reveal_fate(s, fate)
        march_all(s, s.rules.fate_categories[fate], s.rules.fate_places[fate])
        if (s.rules.fate_rules[fate] >> EXCHANGE) & 1:
            exchange_display(s)
            s.push(OpenDisplay(NOBODY))

    def stream(self, s: State) -> i64:
        return stream_number(FATE_STREAM, s.cells[AT_FATE_SHUFFLES])

    def clause(self) -> str:
        return "F1"


def march_all(s: State, categories: i64, places: i64) -> None:
    """The creatures of these categories on these places move: all inner sections in path order, then the middle,
    then the outer (F2, N2)."""
    cells = s.cells
    first = AT_CREATURES
    for section in range(SECTIONS):
        here = places & (INNER_PLACES << section)
        if here == 0:
            continue
        tokens: list[int] = []
        for i in range(first, first + cells[AT_CREATURE_COUNT]):
            creature = cells[i]
            if (here >> place_of(creature)) & 1 and (categories >> s.rules.category[type_of(creature)]) & 1:
                tokens.append(token_of(creature))
        for token in tokens:
            march(s, token, 1)


class NextTurn(Frame):
    """The turns of a round in seat order from the start player; after the last one, the end of the round."""

    def __init__(self, actor: i64, count: i64) -> None:
        super().__init__(actor)
        self.count = count

    def resolve(self, s: State, pick: i64) -> None:
        if self.count < s.seats:
            s.push(READY_TURNS[self.count + 1])
            seat = (s.cells[AT_START] + self.count) % s.seats
            begin_turn(s, seat)
            s.push_all(s.rules.turn_frames[seat])
        elif cleared_paths(s) >= CLEARED_PATHS:
            end_game(s)
        else:
            s.push(READY_ROUND)

    def args(self) -> list[int]:
        return [self.actor, self.count]


READY_ROUND: Final = BeginRound(NOBODY)
READY_FATE: Final = RevealFate(CHANCE)
READY_TURNS: Final = [NextTurn(NOBODY, count) for count in range(SEATS + 1)]


def cleared_paths(s: State) -> i64:
    """How many paths have run out of markers (E1)."""
    count: i64 = 0
    for path in range(PATHS):
        if s.cells[AT_STACKS + path] == 0:
            count += 1
    return count
