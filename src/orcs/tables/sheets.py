"""Sheets: what everybody, and what one seat alone, was told of a position, and the merge patch of what changed since.

Most picks change little of a position, so the change is found field by field, without writing either view down.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from orcs.engine.actions import CARD_ROOM
from orcs.engine.board import index_of_token, life_of, token_of
from orcs.engine.core import State
from orcs.engine.fields import AT_COUNTERS, AT_CREATURE_COUNT, AT_CREATURES, AT_TROPHIES, COUNTS, CREATURES, Field
from orcs.engine.plain import (
    plain_cells,
    plain_creature,
    plain_line,
    plain_named,
    plain_own,
    plain_reckoned,
    plain_stack,
    plain_value,
    plain_view,
)
from orcs.engine.rules import Rules
from orcs.engine.scoring import Score, owned_openly, score, scores
from orcs.engine.terms import TYPES
from orcs.engine.view import View, view
from orcs.tables.patches import Doc, patch


class Sheet:
    """A position as everybody may know it."""

    __slots__ = ("_scores", "reckoned", "seen", "tally")

    def __init__(self, seen: View) -> None:
        self.seen = seen
        self.reckoned = plain_reckoned(seen.known)
        self.tally = tally(seen.known, seen.unseen)
        self._scores: list[Score] | None = None

    def scores(self) -> list[Score]:
        """The points of all seats, counted once, if they are asked for."""
        if self._scores is None:
            self._scores = scores(self.seen.owned())
        return self._scores

    def same_points(self, before: Sheet) -> bool:
        """Whether nothing has changed that points come from. What modules count, nobody knows."""
        if self.seen.known.rules.score_hooks or len(self.tally) != len(before.tally):
            return False
        return same(before.tally, self.tally, 0, len(self.tally))

    def doc(self) -> Doc:
        """All of it: nothing in it is null, and creatures, seats and scores are told by their numbers."""
        doc: Doc = {name: value for name, value in plain_view(self.seen).items() if value is not None}
        doc["creatures"] = {str(row["token"]): row for row in doc["creatures"]}
        doc["seats"] = {str(number): row for number, row in enumerate(doc["seats"], 1)}
        doc["scores"] = {str(each.seat + 1): told_score(self.seen.known.rules, each) for each in self.scores()}
        return doc

    def change_since(self, before: Sheet) -> Doc:
        """The merge patch that makes this of an earlier one."""
        old, now = before.seen.known, self.seen.known
        if now.rules is not old.rules or self.seen.open != before.seen.open or now.seats != old.seats:
            return patch(before.doc(), self.doc())
        change = patch(before.reckoned, self.reckoned)
        modules: Doc = {}
        seats: list[Doc] = [{} for _ in range(now.seats)]
        for field in now.rules.fields:
            if same(old.cells, now.cells, field.first, field.cells) and field.shape != CREATURES:
                continue
            if field.module:
                modules[field.name] = plain_cells(now.cells, field.first, field.cells)
                if field.named is not None and field.each_seat:
                    for seat in range(now.seats):
                        put_named(seats[seat], field, old, now, field.first + seat * field.size)
                elif field.named is not None:
                    put_named(change, field, old, now, field.first)
            elif field.each_seat:
                if field.told:
                    for seat in range(now.seats):
                        put_value(seats[seat], field, old, now, field.first + seat * field.size)
            elif field.told:
                put_value(change, field, old, now, field.first)
        cards = now.rules.names["card"]
        for seat in range(now.seats):
            put_counts(seats[seat], "unseen", cards, before.seen.unseen, self.seen.unseen, seat * CARD_ROOM)
        put_rows(change, "seats", seats)
        if modules:
            change["modules"] = modules
        if not same_stack(old, now):
            stack = plain_stack(now)
            if stack != plain_stack(old):
                change["stack"] = stack
        if not self.same_points(before):
            self.put_scores(change, before)
        return change

    def put_scores(self, change: Doc, before: Sheet) -> None:
        """Add what has changed of the points."""
        rules, counted = self.seen.known.rules, self.scores()
        points: list[Doc] = [{} for _ in counted]
        for i, was in enumerate(before.scores()):
            if not same_score(was, counted[i]):
                points[i] = patch(told_score(rules, was), told_score(rules, counted[i]))
        put_rows(change, "scores", points)


def put_rows(change: Doc, name: str, rows: list[Doc]) -> None:
    """Add what has changed of each seat, by its number."""
    found = {str(number): row for number, row in enumerate(rows, 1) if row}
    if found:
        change[name] = found


def put_value(change: Doc, field: Field, old: State, now: State, first: i64) -> None:
    """Add what has changed of a field, from a cell on."""
    if field.shape == CREATURES:
        if creatures := changed_creatures(old, now):
            change[field.name] = creatures
    elif field.shape == COUNTS:
        put_counts(change, field.name, field.rows(now.rules), old.cells, now.cells, first)
    elif not same(old.cells, now.cells, first, field.size):
        change[field.name] = plain_value(now, field, first)


def put_named(change: Doc, field: Field, old: State, now: State, first: i64) -> None:
    """Add what has changed of a field that is told by names."""
    assert field.named is not None
    name = field.named.name
    change.update(patch({name: plain_named(old, field, first)}, {name: plain_named(now, field, first)}))


def changed_creatures(old: State, now: State) -> Doc:
    """What has changed among the creatures, by token."""
    change: Doc = {}
    seen: i64 = 0
    for i in range(now.cells[AT_CREATURE_COUNT]):
        creature = now.cells[AT_CREATURES + i]
        j = index_of_token(old, token_of(creature))
        if j < 0:
            change[str(token_of(creature))] = plain_creature(now, creature)
            continue
        seen += 1
        before = old.cells[AT_CREATURES + j]
        if before != creature or life_of(now, creature) != life_of(old, before):
            change[str(token_of(creature))] = patch(plain_creature(old, before), plain_creature(now, creature))
    if seen < old.cells[AT_CREATURE_COUNT]:
        for j in range(old.cells[AT_CREATURE_COUNT]):
            token = token_of(old.cells[AT_CREATURES + j])
            if index_of_token(now, token) < 0:
                change[str(token)] = None
    return change


def put_counts(change: Doc, name: str, names: list[str], old: vec[i64], now: vec[i64], first: i64) -> None:
    """Add the counts that have changed; what is no longer there is null."""
    if same(old, now, first, len(names)):
        return
    found: Doc = {}
    for i in range(len(names)):
        count = now[first + i]
        if count != old[first + i]:
            found[names[i]] = int(count) if count > 0 else None
    change[name] = found


def same(old: vec[i64], now: vec[i64], first: i64, size: i64) -> bool:
    """Whether none of these cells has changed."""
    return all(now[cell] == old[cell] for cell in range(first, first + size))


def same_stack(old: State, now: State) -> bool:
    """Whether the very same frames are unfinished."""
    return len(old.stack) == len(now.stack) and all(frame is old.stack[i] for i, frame in enumerate(now.stack))


def same_score(old: Score, now: Score) -> bool:
    """Whether a seat's points are what they were, line by line."""
    if old.total != now.total or len(old.lines) != len(now.lines):
        return False
    for i in range(len(now.lines)):
        before, line = old.lines[i], now.lines[i]
        if line.count != before.count or line.value != before.value or line.item != before.item:
            return False
        if line.clause != before.clause:
            return False
    return True


def told_score(rules: Rules, score: Score) -> Doc:
    """A score without the lines that count nothing, but for a mission's: it is there from the beginning."""
    lines = [plain_line(rules, line) for line in score.lines if line.count or line.of == "mission"]
    return {"seat": score.seat + 1, "total": score.total, "lines": lines}


class OwnSheet:
    """What only one seat knows of a position, which must not change any more: the sheets of all seats share it."""

    __slots__ = ("score", "seat", "state")

    def __init__(self, s: State, seat: int) -> None:
        self.seat = seat
        self.state = s
        self.score: Score | None = None
        if any(field.module for field in s.rules.secrets):
            self.score = score(view(s, seat).owned(), seat)

    def doc(self) -> Doc:
        """All of it."""
        doc = plain_own(self.state, self.seat)
        if self.score is not None:
            doc["score"] = told_score(self.state.rules, self.score)
        return doc

    def change_since(self, before: OwnSheet) -> Doc:
        """The merge patch that makes this of an earlier one."""
        old, now = before.state, self.state
        if now.rules is not old.rules:
            return patch(before.doc(), self.doc())
        change: Doc = {}
        modules: Doc = {}
        for field in now.rules.secrets:
            first = field.first + self.seat * field.size
            put_value(modules if field.module else change, field, old, now, first)
            if field.named is not None:
                put_named(change, field, old, now, first)
        if modules:
            change["modules"] = modules
        if self.score is not None and before.score is not None and not same_score(before.score, self.score):
            if points := patch(told_score(old.rules, before.score), told_score(now.rules, self.score)):
                change["score"] = points
        return change


def tally(s: State, unseen: vec[i64]) -> vec[i64]:
    """All that points come from without modules: what trophies are worth, who has which, who owns which cards; `unseen`
    are those in hands and draw piles."""
    kinds = s.rules.kinds
    found = s.rules.no_cells[: TYPES + s.seats * (TYPES + kinds)]
    at: i64 = 0
    for type_ in range(TYPES):
        found[at] = s.cells[AT_COUNTERS + type_]
        at += 1
    for seat in range(s.seats):
        for type_ in range(TYPES):
            found[at] = s.cells[AT_TROPHIES + seat * TYPES + type_]
            at += 1
        for kind in range(kinds):
            found[at] = unseen[seat * CARD_ROOM + kind] + owned_openly(s, seat, kind)
            at += 1
    return found
