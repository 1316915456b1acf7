// The clauses of the rules: their chapters, the module of each chapter, and the clause behind what is seen in a game.
// The ids and the modules are those of orcs.text.clauses in Python; a test holds both together.

import type { Messages } from "../words/bundle";

/** The module that a chapter belongs to; none for the base game. */
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

export const moduleOf = (chapter: string): string => CHAPTERS[chapter]?.module ?? "";

/** Whether a chapter matters to a set of modules. */
export const isPlayed = (chapter: string, modules: string[]): boolean =>
  !moduleOf(chapter) || modules.includes(moduleOf(chapter));

export const clausesOf = (chapter: string): string[] =>
  Array.from({ length: CHAPTERS[chapter]?.count ?? 0 }, (_, i) => `${chapter}${i + 1}`);

export const CLAUSES = Object.keys(CHAPTERS).flatMap(clausesOf);

export const isClause = (text: string): boolean => CLAUSES.includes(text);

/** The clauses about an extra skill, a special rule, a kind of terrain, what a defeat causes, and a card's category. */
export const SKILL_CLAUSES: Record<string, string[]> = {
  draw_one_more: ["T8", "F9"],
  extra_action: ["T3"],
  no_change_of_rules: ["F12"],
  no_loss_of_creatures: ["F4"],
  remove_card: ["T6"],
  poison: ["T7"],
};
export const RULE_CLAUSES: Record<string, string[]> = {
  none: ["F5"],
  life: ["F6"],
  no_learning: ["F7"],
  no_teleport: ["F8"],
  draw_three: ["F9"],
  no_skills: ["F10"],
  exchange: ["F11"],
};
export const TERRAIN_CLAUSES: Record<string, string[]> = { tendrils: ["G2"], stone_field: ["G2"], road: ["G3"] };
export const DEFEAT_CLAUSES: Record<string, string[]> = { none: [], toadling: ["Z2", "Z3"], blast: ["Z5"] };
export const SPELL_CLAUSES: Record<string, string[]> = {
  attack: ["C1", "C8"],
  lore: ["C6", "C9"],
  support: ["C1", "C10"],
  poison: ["E4"],
};
const VERB_CLAUSES: Record<string, string> = { discard_one: "C11", discard_all: "C11" };

/** The clauses about a card: its category, what its lines do, and what it does when it is added. */
export function cardClauses(row: {
  category: string;
  lines: { verb: string; actions: number }[];
  enhancement: string[];
}) {
  return [
    ...new Set([
      ...(SPELL_CLAUSES[row.category] ?? []),
      ...row.lines.flatMap((line) => VERB_CLAUSES[line.verb] ?? []),
      ...(row.lines.some((line) => line.actions > 0) ? ["C13"] : []),
      ...(row.enhancement.length > 0 ? ["C3"] : []),
      ...(row.category === "support" ? ["E3"] : []),
    ]),
  ];
}

/** Whether a clause says something, by its name, its headline or its words. */
export function matches(messages: Messages, clause: string, text: string): boolean {
  const wanted = plain(text).split(/\s+/).filter(Boolean);
  const title = messages.format(`clause-${clause}.title`);
  const said = plain(`${clause} ${title} ${messages.format(`clause-${clause}`)}`);
  return wanted.every((word) => (/^[a-z]\d+$/.test(word) ? clause.toLowerCase() === word : said.includes(word)));
}

/** As people type: small letters, no accents. */
export const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** A text in parts, those that were looked for apart from the others. */
export function marked(text: string, wanted: string): { text: string; found: boolean }[] {
  const words = plain(wanted)
    .split(/\s+/)
    .filter((word) => word.length > 1);
  const letters = [...text];
  const folded = letters.map((letter) => plain(letter) || letter);
  const lit = letters.map(() => false);
  const all = folded.join("");
  const starts: number[] = [];
  for (const letter of folded) {
    starts.push((starts.at(-1) ?? 0) + letter.length);
  }
  for (const word of words) {
    for (let at = all.indexOf(word); at >= 0; at = all.indexOf(word, at + 1)) {
      for (const [i, end] of starts.entries()) {
        if (end > at && end - (folded[i]?.length ?? 1) < at + word.length) {
          lit[i] = true;
        }
      }
    }
  }
  const parts: { text: string; found: boolean }[] = [];
  for (const [i, letter] of letters.entries()) {
    const last = parts.at(-1);
    if (last && last.found === lit[i]) {
      last.text += letter;
    } else {
      parts.push({ text: letter, found: lit[i] ?? false });
    }
  }
  return parts;
}
