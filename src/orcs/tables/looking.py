"""Questions about a table that change nothing: what a pick would do, why it is not open, what a hint may use."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from orcs import CHANCE, Ask, Game, plain_event
from orcs.engine.board import target_of
from orcs.engine.game import Foresight, PickError
from orcs.engine.notation import int_or
from orcs.engine.view import View, view
from orcs.tables import commands as c
from orcs.tables import handlers, steps
from orcs.tables.messages import AskMessage, Decider, PreviewReport, WhyNotReport
from orcs.tables.refusal import Refused
from orcs.tables.state import TableState
from orcs.text.options import refusal_fields


def look(table: TableState, seat: int, command: c.Preview | c.WhyNot) -> PreviewReport | WhyNotReport:
    """What a pick of a seat would do, or the clause that forbids it."""
    if seat < 0 or table.status != "playing":
        raise Refused("problem-not_seated", 403)
    game = table.playing
    try:
        if isinstance(command, c.Preview):
            return preview(game, seat, command)
        pick = meant_pick(game, command.pick, seat, command.after)
        refusal = game.refusal(pick, seat, command.after)
        clause = "" if refusal is None else refusal.clause
        return WhyNotReport(pick, clause, refusal_fields(refusal), command.ref)
    except PickError as error:
        raise handlers.refused_pick(table, error) from error


def preview(game: Game, seat: int, command: c.Preview) -> PreviewReport:
    """What a pick would do after others."""
    before = game.foresee(command.after, seat)
    foreseen = game.foresee([*command.after, command.pick], seat)
    events = [plain_event(game.rules, event) for event in foreseen.events[len(before.events) :]]
    ask = None
    if foreseen.actor == seat:
        asked = question_after(game, foreseen)
        ask = msgspec.convert(steps.question(foreseen.state, foreseen.state.stack[-1], asked), AskMessage)
    return PreviewReport(command.pick, events, next_to_decide(foreseen, seat), ask, command.ref)


def question_after(game: Game, foreseen: Foresight) -> Ask:
    """The question after picks that were foreseen, with the number it would have."""
    return foreseen.ask(len(game.log) + foreseen.made)


def meant_pick(game: Game, pick: str, seat: int, after: Sequence[str] = ()) -> str:
    """The text form of a pick that may name a creature by its token, `target:12`, as a board knows it."""
    word, _, label = pick.partition(":")
    token = int_or(label, -1)
    if word != "target" or token < 0:
        return pick
    found = target_of(game.foresee(after, seat).state, token)
    return pick if found < 0 else game.text(found)


def next_to_decide(foreseen: Foresight, seat: int) -> Decider:
    """Who decides after what was foreseen."""
    if foreseen.actor is None:
        return "over"
    if foreseen.actor == CHANCE:
        return "chance"
    return "ask" if foreseen.actor == seat else "others"


def hint_question(table: TableState, seat: int, after: Sequence[str] = ()) -> tuple[Ask, View]:
    """The question that a bot may answer for a seat as a hint, after picks of that seat, and what it then sees."""
    if not table.wish.hints:
        raise Refused("problem-no_hints", 403)
    ask = table.ask_of(seat)
    if seat < 0 or ask is None:
        raise Refused("problem-not_asked")
    game = table.playing
    if not after:
        return ask, game.view(seat)
    try:
        foreseen = game.foresee(after, seat)
    except PickError as error:
        raise handlers.refused_pick(table, error) from error
    if foreseen.actor != seat:
        raise Refused("problem-not_asked")
    return question_after(game, foreseen), view(foreseen.state, seat)
