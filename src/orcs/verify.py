"""Checking a record: that it replays, and that chance was dealt as its header says."""

from __future__ import annotations

from dataclasses import dataclass

from orcs.engine import notation
from orcs.engine.chance import HashDealer
from orcs.engine.notation import CHANCE_NAME, RecordError
from orcs.game import Game


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was found: the picks of players and of chance, how it was dealt, and whether every draw was proved."""

    picks: int
    draws: int
    deal: str
    proved: bool
    over: bool


def verify(text: str) -> Verdict:
    """Replay a record and compare every draw with what its seed gives. RecordError says what does not fit.

    A record without a seed (dealt by hand, or not revealed yet) replays, but its draws are not proved.
    """
    game = Game.load(text)
    record = notation.read(text)
    draws = sum(1 for entry in record.entries if entry.actor == CHANCE_NAME)
    proved = isinstance(game.dealer, HashDealer)
    if proved:
        again = Game.from_header(record)
        for entry in record.entries:
            if entry.actor == CHANCE_NAME:
                expected = again.text(again.dealer.pick(again.state, again.open))
                if entry.pick != expected:
                    raise RecordError(entry.line, f"{expected}, as the seed deals it", entry.pick)
            again.replay(entry)
    return Verdict(len(record.entries) - draws, draws, record.fields["deal"].partition(" ")[0], proved, game.over)
