"""The closed vocabularies of the tables: no row may use a word that is not listed here."""

from typing import Final

CATEGORIES: Final = ("weak", "strong", "brute")
SECTIONS: Final = ("inner", "middle", "outer")
SKILLS: Final = (
    "draw_one_more",
    "extra_action",
    "no_change_of_rules",
    "no_loss_of_creatures",
    "remove_card",
    "poison",
)
BONUSES: Final = ("none", "draw", "action", "discard", "power")
REINFORCEMENT_BONUSES: Final = ("none",)
ON_DEFEAT: Final = ("none", "toadling", "blast")

PILES: Final = ("start", "attack", "support", "poison")
SPELL_CATEGORIES: Final = ("attack", "lore", "support", "poison")
MAGIC: Final = ("earth", "lightning", "water", "fire")
ENHANCEMENTS: Final = ("teleport", "draw")
STRIKE_VERBS: Final = ("strike_one", "strike_anywhere", "strike_section", "strike_side", "strike_behind")
SUPPORT_VERBS: Final = ("swap", "put", "forward", "draw", "discard_one", "discard_all")
LINE_VERBS: Final = STRIKE_VERBS + SUPPORT_VERBS
VERBS_WITHOUT_AMOUNT: Final = ("swap", "put", "discard_one", "discard_all")

FATE_RULES: Final = ("none", "life", "no_learning", "no_teleport", "draw_three", "no_skills", "exchange")
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
