"""Sheets: what everybody, and what one seat alone, was told of a position, and the merge patch of what changed since.

Most picks change little of a position, so the change is found cell by cell, without writing either view down.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from orcs.engine.board import index_of_token, life_of, token_of
from orcs.engine.core import State
from orcs.engine.plain import (
    counted,
    plain_cells,
    plain_creature,
    plain_numbers,
    plain_own,
    plain_score,
    plain_stack,
    plain_view,
)
from orcs.engine.rules import OWNER
from orcs.engine.scoring import Score, counter_value, scores
from orcs.engine.terms import TYPES
from orcs.engine.view import View
from orcs.server.patches import Doc, patch


class Sheet:
    """A position as everybody may know it."""

    __slots__ = ("scores", "seen")

    def __init__(self, seen: View) -> None:
        self.seen = seen
        self.scores = scores(seen.owned())

    def doc(self) -> Doc:
        """All of it: nothing in it is null, and creatures, seats and scores are told by their numbers."""
        doc: Doc = {name: value for name, value in plain_view(self.seen).items() if value is not None}
        doc["creatures"] = {str(row["token"]): row for row in doc["creatures"]}
        doc["seats"] = {str(number): row for number, row in enumerate(doc["seats"], 1)}
        doc["scores"] = {str(number): row for number, row in enumerate(doc["scores"], 1)}
        return doc

    def change_since(self, before: Sheet) -> Doc:
        """The merge patch that makes this of an earlier one."""
        old, now = before.seen.known, self.seen.known
        if now.rules is not old.rules or now.over != old.over or now.seats != old.seats:
            return patch(before.doc(), self.doc())
        change = patch(plain_numbers(old), plain_numbers(now))
        put_table(change, old, now)
        if creatures := changed_creatures(old, now):
            change["creatures"] = creatures
        seats: Doc = {}
        for seat in range(now.seats):
            if row := changed_seat(before.seen, self.seen, seat):
                seats[str(seat + 1)] = row
        if seats:
            change["seats"] = seats
        points: Doc = {}
        for i, score in enumerate(self.scores):
            if not same_score(before.scores[i], score):
                points[str(i + 1)] = patch(plain_score(old.rules, before.scores[i]), plain_score(now.rules, score))
        if points:
            change["scores"] = points
        return change


def put_table(change: Doc, old: State, now: State) -> None:
    """Add what has changed of what lies on the table."""
    rules = now.rules
    cards, creatures, fates = rules.names["card"], rules.names["creature"], rules.names["fate"]
    if not same(old.counters, now.counters, 0, TYPES):
        change["counters"] = {
            name: int(counter_value(now, i))
            for i, name in enumerate(creatures)
            if counter_value(now, i) != counter_value(old, i)
        }
    put_cells(change, "counter_steps", old.counters, now.counters, 0, len(now.counters))
    put_cells(change, "stacks", old.stacks, now.stacks, 0, len(now.stacks))
    put_counts(change, "markers", creatures, old.markers, now.markers, 0)
    put_counts(change, "display", cards, old.display, now.display, 0)
    put_counts(change, "pile", cards, old.pile, now.pile, 0)
    put_counts(change, "played", cards, old.played, now.played, 0)
    put_counts(change, "aside", cards, old.aside, now.aside, 0)
    put_counts(change, "removed", cards, old.removed, now.removed, 0)
    put_counts(change, "fates", fates, old.fates, now.fates, 0)
    put_counts(change, "fates_gone", fates, old.fates_gone, now.fates_gone, 0)
    modules: Doc = {}
    for tally in rules.tallies:
        put_cells(modules, tally.name, old.tally, now.tally, tally.base, tally.size)
    if modules:
        change["modules"] = modules
    if not same_stack(old, now):
        stack = plain_stack(now)
        if stack != plain_stack(old):
            change["stack"] = stack


def changed_creatures(old: State, now: State) -> Doc:
    """What has changed among the creatures, by token."""
    change: Doc = {}
    seen: i64 = 0
    for i in range(now.creature_count):
        creature = now.creatures[i]
        j = index_of_token(old, token_of(creature))
        if j < 0:
            change[str(token_of(creature))] = plain_creature(now, creature)
            continue
        seen += 1
        before = old.creatures[j]
        if before != creature or life_of(now, creature) != life_of(old, before):
            change[str(token_of(creature))] = patch(plain_creature(old, before), plain_creature(now, creature))
    if seen < old.creature_count:
        for j in range(old.creature_count):
            token = token_of(old.creatures[j])
            if index_of_token(now, token) < 0:
                change[str(token)] = None
    return change


def changed_seat(before: View, seen: View, seat: int) -> Doc:
    """What has changed before a seat."""
    old, now = before.known, seen.known
    names, kinds = now.rules.names["creature"], now.rules.kinds
    cards = now.rules.names["card"]
    change: Doc = {}
    put_counts(change, "trophies", names, old.trophies, now.trophies, seat * TYPES)
    put_counts(change, "skulls", names, old.skulls, now.skulls, seat * TYPES)
    put_counts(change, "discard", cards, old.discard, now.discard, seat * kinds)
    put_counts(change, "unseen", cards, before.unseen, seen.unseen, seat * kinds)
    if now.over:
        put_counts(change, "hand", cards, old.hand, now.hand, seat * kinds)
        put_counts(change, "draw", cards, old.draw, now.draw, seat * kinds)
    if now.mages[seat] != old.mages[seat]:
        change["mage"] = now.mages[seat] + 1
    put_number(change, "learned", old.learned[seat], now.learned[seat])
    put_number(change, "shuffles", old.shuffles[seat], now.shuffles[seat])
    put_number(change, "hand_size", old.hand_size[seat], now.hand_size[seat])
    put_number(change, "draw_size", old.draw_size[seat], now.draw_size[seat])
    return change


def put_number(change: Doc, name: str, old: i64, now: i64) -> None:
    """Add a number if it has changed."""
    if now != old:
        change[name] = int(now)


def put_cells(change: Doc, name: str, old: vec[i64], now: vec[i64], first: i64, size: i64) -> None:
    """Add a list of cells if one of them has changed."""
    if not same(old, now, first, size):
        change[name] = plain_cells(now, first, size)


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


class OwnSheet:
    """What only one seat knows of a position."""

    __slots__ = ("draw", "hand", "more", "rules", "seat")

    def __init__(self, s: State, seat: int) -> None:
        first = seat * s.rules.kinds
        self.rules = s.rules
        self.seat = seat
        self.hand = s.hand[first : first + s.rules.kinds]
        self.draw = s.draw[first : first + s.rules.kinds]
        self.more: Doc = {}
        for tally in s.rules.tallies:
            if tally.visibility == OWNER:
                own = plain_own(s, seat)
                self.more = {"modules": own["modules"], "score": own["score"]}
                break

    def doc(self) -> Doc:
        """All of it."""
        cards = self.rules.names["card"]
        doc: Doc = {"seat": self.seat + 1, "hand": counted(cards, self.hand, 0), "draw": counted(cards, self.draw, 0)}
        return doc | self.more

    def change_since(self, before: OwnSheet) -> Doc:
        """The merge patch that makes this of an earlier one."""
        if self.rules is not before.rules:
            return patch(before.doc(), self.doc())
        cards = self.rules.names["card"]
        change = patch(before.more, self.more)
        put_counts(change, "hand", cards, before.hand, self.hand, 0)
        put_counts(change, "draw", cards, before.draw, self.draw, 0)
        return change
