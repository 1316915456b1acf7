"""Decisions in words: the question, the options, and why something is none.

`option_fields` and `ask_fields` give plain data in the manner of `plain_event`; the rest puts it into words.
"""

from __future__ import annotations

from typing import Final

from orcs.engine.board import creature_at, damage_of, index_of_token, life_of, place_of, type_of
from orcs.engine.core import Frame, State
from orcs.engine.fields import AT_CREATURES, AT_MAGES
from orcs.engine.frames.act import ChooseAction, actions_left, any_line
from orcs.engine.frames.cast import ChooseEffect, ChooseEnhancement, ChooseLine
from orcs.engine.frames.strike import ChooseArea, ChooseTarget
from orcs.engine.frames.support import ChooseForward, ChooseSecond, ChooseSection
from orcs.engine.game import Game, PickError
from orcs.engine.plain import plain_place
from orcs.engine.terms import OUTER, PATHS, SECTION_NAMES, STRIKE_BEHIND
from orcs.modules.terrain import ChooseTileSection
from orcs.text.names import Names
from orcs.text.refusals import reason_fields

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
    """What an option says at this decision: the pick, and what it means here. Public facts only."""
    return pick_fields(pick) | about_option(s, frame, pick)


def about_option(s: State, frame: Frame, pick: str) -> dict[str, object]:
    """What an option means at this decision, besides what the pick itself says."""
    fields: dict[str, object] = {}
    word, _, label = pick.partition(":")
    if word == "target":
        creature = s.cells[AT_CREATURES + creature_at(s, s.rules.actions.picks[pick])]
        fields["creature"] = s.rules.creature_rows[type_of(creature)].id
        fields["left"] = int(life_of(s, creature) - damage_of(creature))
    elif isinstance(frame, ChooseLine) and word == "line":
        fields["card"] = s.rules.card_rows[frame.spell].id
    elif isinstance(frame, ChooseEnhancement) and word == "add":
        kind = s.rules.names["card"].index(label)
        gain = int((s.rules.magics[kind] >> s.rules.magic[frame.spell]) & 1)
        fields["gain"] = gain
        fields["power"] = int(frame.power) + gain
    elif isinstance(frame, ChooseEnhancement) and not any_line(s, frame.actor, frame.spell, frame.power):
        fields["wasted"] = 1
    elif isinstance(frame, ChooseArea) and word == "area":
        own = int(s.cells[AT_MAGES + frame.actor])
        section, _, side = label.partition(".")
        if side:
            fields["path"] = (own + (1 if side == "right" else -1)) % PATHS + 1
        elif frame.verb == STRIKE_BEHIND and section != SECTION_NAMES[OUTER]:
            fields["side"] = "behind"
    return fields


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
    """What a question is about."""
    fields: dict[str, object] = {"ask": type(frame).__name__}
    if frame.actor >= 0:
        fields["seat"] = int(frame.actor) + 1
    if isinstance(frame, ChooseAction):
        fields["left"] = int(actions_left(s))
    elif isinstance(frame, (ChooseEnhancement, ChooseLine)):
        fields["card"] = s.rules.card_rows[frame.spell].id
        fields["power"] = int(frame.power)
    elif isinstance(frame, ChooseEffect):
        fields["card"] = s.rules.card_rows[frame.card].id
    elif isinstance(frame, (ChooseTarget, ChooseArea)):
        fields["amount"] = int(frame.amount)
    elif isinstance(frame, ChooseForward):
        fields["amount"] = int(frame.sections)
    elif isinstance(frame, (ChooseSecond, ChooseSection)):
        creature = s.cells[AT_CREATURES + index_of_token(s, frame.token)]
        fields["creature"] = s.rules.creature_rows[type_of(creature)].id
        if isinstance(frame, ChooseSecond):
            fields["place"] = plain_place(place_of(creature))
        else:
            fields["path"] = int(s.cells[AT_MAGES + frame.actor]) + 1
    elif isinstance(frame, ChooseTileSection):
        fields["path"] = int(frame.path()) + 1
    return fields


def ask_sentence(names: Names, s: State, frame: Frame) -> str:
    """The question that a decision puts."""
    fields = ask_fields(s, frame)
    return names.say(f"ask-{fields['ask']}", **fields)


def pick_sentence(names: Names, pick: str) -> str:
    """A pick in words where no decision gives it a context."""
    word = pick.partition(":")[0]
    message = f"pick-{word}"
    return names.say(message if names.messages.has(message) else f"option-{word}", **pick_fields(pick))


def refusal_sentence(names: Names, game: Game, error: PickError) -> str:
    """Why something cannot be picked or taken back."""
    if error.kind != "pick":
        return names.say(f"refused-{error.kind}")
    if error.pick not in game.rules.actions.picks:
        return names.say("refused-unknown", text=error.pick.strip("'\""))
    frame, _ = game.frame_for(error.actor)
    fields = reason_fields(game.state, frame, error.pick, error.clause)
    what = names.say("refused-pick", option=pick_sentence(names, error.pick))
    reason = names.say(names.by_house(str(fields.pop("say"))), **fields)
    return names.say("refused", what=what, reason=reason, clause=error.clause)
