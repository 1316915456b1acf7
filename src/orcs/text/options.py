"""Decisions in words: the question, the options, and why a pick is not one of them.

`option_fields` and `ask_fields` give plain data in the manner of `plain_event`; the rest puts it into words.
"""

from __future__ import annotations

from typing import Final

from orcs.engine.core import Frame, Refusal, State
from orcs.engine.game import Game, PickError
from orcs.text.messages import SOURCE, Messages
from orcs.text.names import Names

LABELS: Final = {
    "teleport": "path",
    "reveal": "path",
    "tile_path": "path",
    "line": "line",
    "section": "section",
    "rival": "rival",
    "poison": "rival",
    "start": "seat",
    "cast": "card",
    "add": "card",
    "learn": "card",
    "remove": "card",
    "discard": "card",
    "card": "card",
    "spell": "card",
    "prey": "place",
    "fate": "fate",
    "marker": "creature",
    "mission": "mission",
    "keep": "mission",
    "tile": "terrain",
    "use": "toadling",
    "toadling": "toadling",
    "bonus": "bonus",
}
"""What the label of a pick is, by the word before the colon."""

NUMBERS: Final = ("path", "line", "rival", "seat")


def pick_fields(pick: str) -> dict[str, object]:
    """What a pick says by itself."""
    word, _, label = pick.partition(":")
    fields: dict[str, object] = {"pick": pick}
    if word == "area":
        fields["section"], _, side = label.partition(".")
        if side:
            fields["side"] = side
    elif word == "target":
        place, _, slot = label.rpartition(".")
        fields["place"] = place
        fields["slot"] = int(slot)
    elif label:
        field = LABELS[word]
        fields[field] = int(label) if field in NUMBERS else label
    return fields


def option_fields(s: State, frame: Frame, pick: str) -> dict[str, object]:
    """What an option says at this decision: the pick, and what it means here."""
    return pick_fields(pick) | frame.about_option(s, s.rules.actions.picks[pick])


def option_sentence(names: Names, s: State, frame: Frame, pick: str) -> str:
    """What may be picked, in words."""
    fields = option_fields(s, frame, pick)
    message = f"option-{pick.partition(':')[0]}"
    if "side" in fields:
        message += f"-{fields['side']}"
    elif "wasted" in fields:
        message += "-wasted"
    special = f"{message}-{type(frame).__name__}"
    return names.say(special if names.messages.has(special) else message, **fields)


def ask_fields(s: State, frame: Frame) -> dict[str, object]:
    """What a question says: whose it is, and what it is about."""
    seat: dict[str, object] = {"seat": int(frame.actor) + 1} if frame.actor >= 0 else {}
    return seat | frame.about(s)


def ask_sentence(names: Names, s: State, frame: Frame) -> str:
    """The question that a decision asks."""
    return names.say(f"ask-{type(frame).__name__}", **ask_fields(s, frame))


def pick_sentence(names: Names, pick: str) -> str:
    """A pick in words, without the context of a decision."""
    word = pick.partition(":")[0]
    message = f"pick-{word}"
    return names.say(message if names.messages.has(message) else f"option-{word}", **pick_fields(pick))


def refusal_fields(refusal: Refusal | None) -> dict[str, object]:
    """Why a pick is not open: `say` is the message that says so, the rest are its fields. Nothing if it is open."""
    if refusal is None:
        return {}
    message = f"refusal-{refusal.clause}"
    if refusal.reason:
        message += f"-{refusal.reason}"
    if not Messages(SOURCE).has(message):
        message = f"clause-{refusal.clause}"
    return {"say": message, **refusal.fields}


def refusal_sentence(names: Names, game: Game, error: PickError) -> str:
    """Why something cannot be picked or taken back."""
    if error.kind != "pick":
        return names.say(f"refused-{error.kind}")
    if error.pick not in game.rules.actions.picks:
        return names.say("refused-unknown", text=error.pick.strip("'\""))
    fields = refusal_fields(error.refusal)
    what = names.say("refused-pick", option=pick_sentence(names, error.pick))
    reason = names.say(names.by_house(str(fields.pop("say"))), **fields)
    return names.say("refused", what=what, reason=reason, clause=error.clause)
