// The words of the rules and of the texts. Written by tools/protocol_types.py from the Python sources.

/** The paths of the board. */
export const PATHS = [1, 2, 3, 4, 5, 6] as const;

/** The sections of a path, the nearest to the tower first. */
export const SECTIONS = ["inner", "middle", "outer"] as const;

/** The colours of the seats. */
export const COLOURS = ["blue", "green", "red", "yellow"] as const;

/** The modules in the order of their chapters. */
export const MODULES = ["missions", "bonus", "new_fate", "terrain", "reinforcement"] as const;

/** How many empty stacks end the game. */
export const CLEARED_PATHS: number = 4;

/** How many terrain tiles can be laid. */
export const MOST_TILES: number = 9;

/** How many are laid unless more or fewer are chosen. */
export const STANDARD_TILES: number = 6;

/** What can be said with one click. */
export const EMOTES = ["hello", "luck", "well_played", "thanks", "ouch", "oops"] as const;

/** How many types of magic there are. */
export const MAGICS: number = 4;

/** Where a skull gives its skill. */
export const SKULL_TOP: number = 2;

/** How a value of the tables is known, the most certain way first. */
export const MARKS = ["printed", "owner", "found", "inferred", "reconstructed"] as const;

/** The chapters of the rules. */
export const CHAPTERS: Record<string, { count: number; module: string }> = {
  S: { count: 10, module: "" },
  F: { count: 13, module: "" },
  T: { count: 9, module: "" },
  C: { count: 13, module: "" },
  D: { count: 4, module: "" },
  E: { count: 5, module: "" },
  M: { count: 2, module: "missions" },
  B: { count: 2, module: "bonus" },
  N: { count: 4, module: "new_fate" },
  G: { count: 3, module: "terrain" },
  Z: { count: 6, module: "reinforcement" },
};

/** The clauses that explain a thing. */
export const ABOUT: Record<string, Record<string, string[]>> = {
  skill: { draw_one_more: ["T8", "F9"], extra_action: ["T3"], no_change_of_rules: ["F12"], no_loss_of_creatures: ["F4"], remove_card: ["T6"], poison: ["T7"] },
  rule: { none: ["F5"], life: ["F6"], no_learning: ["F7"], no_teleport: ["F8"], draw_three: ["F9"], no_skills: ["F10"], exchange: ["F11"] },
  terrain: { tendrils: ["G2"], stone_field: ["G2"], road: ["G3"] },
  on_defeat: { none: [], toadling: ["Z2", "Z3"], blast: ["Z5"] },
  bonus: { none: [], draw: [], action: [], discard: ["C11"], power: ["B2"] },
  spell: { attack: ["C1", "C8"], lore: ["C6", "C9"], support: ["C1", "C10"], poison: ["E4"] },
  verb: { discard_one: ["C11"], discard_all: ["C11"] },
};

/** What the label of a pick is, by the word before the colon. */
export const LABELS: Record<string, string> = {
  teleport: "path",
  reveal: "path",
  tile_path: "path",
  line: "line",
  section: "section",
  rival: "rival",
  poison: "rival",
  start: "seat",
  cast: "card",
  add: "card",
  learn: "card",
  remove: "card",
  discard: "card",
  card: "card",
  spell: "card",
  prey: "place",
  fate: "fate",
  marker: "creature",
  mission: "mission",
  keep: "mission",
  tile: "terrain",
  use: "toadling",
  toadling: "toadling",
  bonus: "bonus",
};

/** Labels that are numbers. */
export const NUMBERS: readonly string[] = ["path", "line", "rival", "seat"];

/** Fields whose values have a message `field-value`. */
export const FAMILIES: readonly string[] = ["bonus", "category", "creature", "enhancement", "house_rule", "magic", "module", "on_defeat", "rule", "section", "skill", "spell", "toadling"];

/** Fields that hold a seat. */
export const SEAT_FIELDS: readonly string[] = ["seat", "rival"];

/** Fields that hold a place. */
export const PLACE_FIELDS: readonly string[] = ["place", "before", "to"];

/** Events told together if they share these fields. */
export const RUNS: Record<string, string[]> = {
  creature_moved: [],
  creature_entered: [],
  creature_hit: ["amount"],
  spell_shown: [],
  card_drawn: ["seat"],
  card_discarded: ["seat"],
  terrain_laid: [],
  mission_dealt: ["seat"],
};

/** Events that are not told. */
export const QUIET: readonly string[] = ["turn_ended", "creatures_healed"];
