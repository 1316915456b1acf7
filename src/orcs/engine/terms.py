"""The words of the rules as numbers, with their names: categories, magics, skills, special rules, verbs, sections."""

from __future__ import annotations

from typing import Final

SEATS: Final = 4
PATHS: Final = 6
SECTIONS: Final = 3
PLACES: Final = 18
TYPES: Final = 6
MAGICS: Final = 4
SKULL_TOP: Final = 2
HAND: Final = 4
KEEP: Final = 3
ACTIONS: Final = 2
ACTION_LIMIT: Final = 10
DISPLAY: Final = 3
CLEARED_PATHS: Final = 4

INNER: Final = 0
MIDDLE: Final = 1
OUTER: Final = 2
SECTION_NAMES: Final[tuple[str, ...]] = ("inner", "middle", "outer")

WEAK: Final = 0
STRONG: Final = 1
BRUTE: Final = 2
CATEGORY_NAMES: Final[tuple[str, ...]] = ("weak", "strong", "brute")

MAGIC_NAMES: Final[tuple[str, ...]] = ("earth", "lightning", "water", "fire")

DRAW_ONE_MORE: Final = 0
EXTRA_ACTION: Final = 1
NO_CHANGE_OF_RULES: Final = 2
NO_LOSS_OF_CREATURES: Final = 3
REMOVE_CARD: Final = 4
POISON_SKILL: Final = 5
SKILL_NAMES: Final[tuple[str, ...]] = (
    "draw_one_more",
    "extra_action",
    "no_change_of_rules",
    "no_loss_of_creatures",
    "remove_card",
    "poison",
)

NO_RULE: Final = 0
LIFE: Final = 1
NO_LEARNING: Final = 2
NO_TELEPORT: Final = 3
DRAW_THREE: Final = 4
NO_SKILLS: Final = 5
EXCHANGE: Final = 6
RULE_NAMES: Final[tuple[str, ...]] = (
    "none",
    "life",
    "no_learning",
    "no_teleport",
    "draw_three",
    "no_skills",
    "exchange",
)

ATTACK: Final = 0
LORE: Final = 1
SUPPORT: Final = 2
POISON: Final = 3
SPELL_NAMES: Final[tuple[str, ...]] = ("attack", "lore", "support", "poison")

ATTACK_PILE: Final = 0
SUPPORT_PILE: Final = 1
START_PILE: Final = 2
POISON_PILE: Final = 3
PILE_NAMES: Final[tuple[str, ...]] = ("attack", "support", "start", "poison")

TELEPORT_EFFECT: Final = 1
DRAW_EFFECT: Final = 2
EFFECT_NAMES: Final[tuple[str, ...]] = ("teleport", "draw")

STRIKE_ONE: Final = 0
STRIKE_ANYWHERE: Final = 1
STRIKE_SECTION: Final = 2
STRIKE_SIDE: Final = 3
STRIKE_BEHIND: Final = 4
SWAP: Final = 5
PUT: Final = 6
FORWARD: Final = 7
DRAW_CARDS: Final = 8
DISCARD_ONE: Final = 9
DISCARD_ALL: Final = 10
VERB_NAMES: Final[tuple[str, ...]] = (
    "strike_one",
    "strike_anywhere",
    "strike_section",
    "strike_side",
    "strike_behind",
    "swap",
    "put",
    "forward",
    "draw",
    "discard_one",
    "discard_all",
)

FROM_HAND: Final = 0
PLAYED: Final = 1
LEARNED: Final = 2
GIVEN: Final = 3
SOURCE_NAMES: Final[tuple[str, ...]] = ("hand", "played", "learned", "given")

BONUS_NAMES: Final[tuple[str, ...]] = ("none", "draw", "action", "discard", "power")

COLOURS: Final = ("blue", "green", "red", "yellow")
START_SPACES: Final = (0, 1, 2, 4)
