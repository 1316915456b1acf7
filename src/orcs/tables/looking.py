"""Questions about a table that change nothing: what a pick would do, why it is not open, what a hint may use."""

from __future__ import annotations

from orcs import Ask, plain_event
from orcs.engine.game import PickError
from orcs.tables import commands as c
from orcs.tables import handlers
from orcs.tables.messages import PreviewReport, WhyNotReport
from orcs.tables.refusal import Refused
from orcs.tables.state import TableState
from orcs.text.refusals import why_not


def look(table: TableState, seat: int, command: c.Preview | c.WhyNot) -> PreviewReport | WhyNotReport:
    """What a pick of a seat would do, or the clause that forbids it."""
    if seat < 0 or table.status != "playing":
        raise Refused("problem-not_seated", 403)
    game = table.playing
    try:
        if isinstance(command, c.Preview):
            events = [plain_event(game.rules, event) for event in game.preview(command.pick, seat)]
            return PreviewReport(command.pick, events, command.ref)
        clause, reason = game.why_not(command.pick, seat), why_not(game, command.pick, seat)
        return WhyNotReport(command.pick, clause, reason, command.ref)
    except PickError as error:
        raise handlers.refused_pick(table, error) from error


def hint_question(table: TableState, seat: int) -> Ask:
    """The question that a bot may answer for a seat as a hint."""
    if not table.wish.hints:
        raise Refused("problem-no_hints", 403)
    ask = table.ask_of(seat)
    if seat < 0 or ask is None:
        raise Refused("problem-not_asked")
    return ask
