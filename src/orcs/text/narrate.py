"""Events as an account: one sentence each, runs of one kind merged, and what says nothing new left out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orcs.engine.terms import SKULL_TOP
from orcs.text.names import Fields, Names

RUNS: Final[dict[str, tuple[str, ...]]] = {
    "creature_moved": (),
    "creature_entered": (),
    "creature_hit": ("amount",),
    "spell_shown": (),
    "card_drawn": ("seat",),
    "card_discarded": ("seat",),
    "terrain_laid": (),
    "mission_dealt": ("seat",),
}
"""Events that are told together when they follow each other, and the fields they must share for that."""

QUIET: Final = ("turn_ended", "creatures_healed")


def event_sentence(names: Names, fact: Fields) -> str:
    """One event, as `plain_event` gives it."""
    name = str(fact["event"])
    hidden = "-hidden" if is_hidden(fact) else ""
    return names.say(f"event-{name}{hidden}", **fact)


def is_hidden(fact: Fields) -> bool:
    """Whether the event keeps something from this viewer."""
    return None in fact.values()


def account(names: Names, facts: Sequence[Fields]) -> list[str]:
    """What happened, told for people."""
    told = [fact for fact in facts if not is_quiet(fact)]
    sentences: list[str] = []
    start = 0
    while start < len(told):
        end = start + 1
        while end < len(told) and belong_together(told[start], told[end]):
            end += 1
        run = told[start:end]
        sentences.append(event_sentence(names, run[0]) if len(run) == 1 else run_sentence(names, run))
        start = end
    return sentences


def is_quiet(fact: Fields) -> bool:
    """Whether an event can be left out: it goes without saying, or the next event says it too."""
    name = fact["event"]
    if name == "creature_moved":
        return str(fact["to"]).endswith("tower")
    if name == "card_discarded":
        return fact["source"] != "hand"
    if name == "skull_raised":
        return fact["height"] == SKULL_TOP
    return name in QUIET


def belong_together(one: Fields, other: Fields) -> bool:
    """Whether two events are of one run."""
    name = str(one["event"])
    if name != other["event"] or name not in RUNS or is_hidden(one) != is_hidden(other):
        return False
    if name == "mission_dealt" and is_hidden(one):
        return False
    return all(one[field] == other[field] for field in RUNS[name])


def run_sentence(names: Names, run: Sequence[Fields]) -> str:
    """Several events of one kind in one sentence."""
    first = run[0]
    name = str(first["event"])
    shared = {field: first[field] for field in RUNS[name]}
    if is_hidden(first):
        return names.say(f"run-{name}-hidden", count=len(run), **shared)
    return names.say(f"run-{name}", list=names.counted(item(names, fact) for fact in run), **shared)


def item(names: Names, fact: Fields) -> str:
    """What one event adds to the list of its run."""
    name = str(fact["event"])
    if name in ("spell_shown", "card_drawn", "card_discarded"):
        return names.name("card", fact["card"])
    if name == "mission_dealt":
        return names.name("mission", fact["mission"])
    if name == "creature_moved" and str(fact["before"])[0] != str(fact["to"])[0]:
        return names.say("run-creature_moved-far", **fact)
    return names.say(f"run-{name}-item", **fact)
