// The clauses of the rules: those of a chapter, and those that explain what is seen in a game.

import { ABOUT, CHAPTERS } from "../terms";
import type { Messages } from "../words/bundle";

export const moduleOf = (chapter: string): string => CHAPTERS[chapter]?.module ?? "";

/** Whether a chapter matters to a set of modules. */
export const isPlayed = (chapter: string, modules: string[]): boolean =>
  !moduleOf(chapter) || modules.includes(moduleOf(chapter));

export const clausesOf = (chapter: string): string[] =>
  Array.from({ length: CHAPTERS[chapter]?.count ?? 0 }, (_, i) => `${chapter}${i + 1}`);

export const CLAUSES = Object.keys(CHAPTERS).flatMap(clausesOf);

export const isClause = (text: string): boolean => CLAUSES.includes(text);

/** The clauses that explain one of a kind of things: a `skill`, a `rule`, a kind of `terrain`. */
export const clausesAbout = (kind: string, id: string | undefined): string[] => ABOUT[kind]?.[id ?? ""] ?? [];

/** The clauses about a card: its category, what its lines do, and what it does when it is added. */
export function cardClauses(row: {
  category: string;
  lines: { verb: string; actions: number }[];
  enhancement: string[];
}) {
  return [
    ...new Set([
      ...clausesAbout("spell", row.category),
      ...row.lines.flatMap((line) => clausesAbout("verb", line.verb)),
      ...(row.lines.some((line) => line.actions > 0) ? ["C13"] : []),
      ...(row.enhancement.length > 0 ? ["C3"] : []),
      ...(row.category === "support" ? ["E3"] : []),
    ]),
  ];
}

/** Whether a clause matches a search, by its id, its title or its text. */
export function matches(messages: Messages, clause: string, text: string): boolean {
  const wanted = plain(text).split(/\s+/).filter(Boolean);
  const title = messages.format(`clause-${clause}.title`);
  const said = plain(`${clause} ${title} ${messages.format(`clause-${clause}`)}`);
  return wanted.every((word) => (/^[a-z]\d+$/.test(word) ? clause.toLowerCase() === word : said.includes(word)));
}

/** Text as people type it in a search: lower case, no accents. */
export const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** A text split into parts that match the search and parts that do not. */
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
