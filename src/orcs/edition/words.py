"""The closed vocabularies of the tables: no row may use a word that is not listed here or among the rules' terms."""

from typing import Final

from orcs.engine.terms import (
    BONUS_NAMES,
    CATEGORY_NAMES,
    EFFECT_NAMES,
    MAGIC_NAMES,
    PILE_NAMES,
    RULE_NAMES,
    SECTION_NAMES,
    SKILL_NAMES,
    SPELL_NAMES,
    SWAP,
    VERB_NAMES,
)

CATEGORIES: Final = CATEGORY_NAMES
SECTIONS: Final = SECTION_NAMES
SKILLS: Final = SKILL_NAMES
BONUSES: Final = BONUS_NAMES
REINFORCEMENT_BONUSES: Final = ("none",)
ON_DEFEAT: Final = ("none", "toadling", "blast")

PILES: Final = PILE_NAMES
SPELL_CATEGORIES: Final = SPELL_NAMES
MAGIC: Final = MAGIC_NAMES
ENHANCEMENTS: Final = EFFECT_NAMES
LINE_VERBS: Final = VERB_NAMES
STRIKE_VERBS: Final = LINE_VERBS[:SWAP]
SUPPORT_VERBS: Final = LINE_VERBS[SWAP:]
VERBS_WITHOUT_AMOUNT: Final = ("swap", "put", "discard_one", "discard_all")

FATE_RULES: Final = RULE_NAMES
MISSION_VERBS: Final = (
    "groups_of_category",
    "each_of_category",
    "groups_of_any",
    "sets",
    "skills",
    "most",
    "learned",
)
MISSION_VERBS_WITH_CATEGORY: Final = ("groups_of_category", "each_of_category")
MISSION_VERBS_WITH_SIZE: Final = ("groups_of_category", "groups_of_any", "learned")
TERRAIN_KINDS: Final = ("tendrils", "stone_field", "road")

HOUSE_RULES: Final = (
    "wisdom_points",
    "chosen_terrain",
    "reinforcement_bonuses",
    "toadling_skills",
    "unshielded_skills",
    "dearest_line",
    "strict_enhancement",
)

MARKS: Final = ("printed", "owner", "found", "inferred", "reconstructed")
"""How the value of a row is known, the most certain way first."""

CREATURE_IDS: Final = ("goblin", "orc", "goblin_shaman", "orc_rider", "lava_golem", "chief")
REINFORCEMENT_IDS: Final = ("croco_flyer", "breeding_toad", "bomber")
SPELL_IDS: Final = (
    "smash",
    "zap",
    "cold_snap",
    "fire_spark",
    "book_earth_lightning",
    "book_lightning_water",
    "book_water_fire",
    "book_fire_earth",
    "fireball",
    "lightning_bolt",
    "earthquake",
    "ice_storm",
    "switch",
    "replenish",
    "magic_bonds",
    "voodoo",
    "wisdom",
    "poison",
)
TOADLING_IDS: Final = ("draw", "action", "power", "life")
