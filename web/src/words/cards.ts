// Full descriptions of cards and creatures, from the rows of the edition.

import type { CreatureRow, LineRow, SpellRow } from "../protocol";
import { isPlayed } from "../rules/clauses";
import type { Names } from "./names";
import { printedName } from "./printed";

/** The lines of a card with their costs; lines of one kind are grouped. */
export interface CardLine {
  costs: number[];
  effect: string;
}

export function cardLines(names: Names, row: SpellRow): CardLine[] {
  const groups = new Map<string, LineRow[]>();
  for (const line of row.lines) {
    const kind = `${line.verb} ${line.actions}`;
    groups.set(kind, [...(groups.get(kind) ?? []), line]);
  }
  return [...groups.values()].map((group) => ({
    costs: group.map((line) => line.cost),
    effect: names.effect(...group),
  }));
}

/** A card's name, kind and type. */
export function cardHead(names: Names, row: SpellRow): string {
  if (names.messages.forms(`card-${row.id}`).includes("head")) {
    return String(names.resolve({ card: row.id })["card-head"]);
  }
  if (row.magic.length === 0) {
    return names.say("card-head-poison", { card: row.id });
  }
  return names.say("card-head", { card: row.id, spell: row.category, magics: names.magics(row.magic) });
}

/** The name printed on a card, where the reader knows it by another one; else "". */
export function otherName(names: Names, id: string): string {
  const name = printedName(id);
  return String(names.resolve({ card: id }).card).startsWith(name) ? "" : name;
}

/** The same as a sentence. */
export function printedLine(names: Names, id: string): string[] {
  const name = otherName(names, id);
  return name ? [names.say("lexicon-printed", { card_id: id, name })] : [];
}

/** The text on a card apart from its lines. */
export function cardNotes(names: Names, row: SpellRow): string[] {
  if (row.category === "poison") {
    return [names.say("card-no_use")];
  }
  const notes = row.category === "lore" ? [names.say("card-lore")] : [];
  if (row.enhancement.length > 0) {
    const enhancements = names.list(
      row.enhancement.map((each) => names.name("enhancement", each)),
      "or",
    );
    notes.push(names.say("card-enhancement", { enhancements }));
  }
  return notes;
}

/** The same where there is room for all that is known: what a book of two types adds to a spell comes first. */
export function fullNotes(names: Names, row: SpellRow): string[] {
  const isBook = row.category === "lore" && row.magic.length === 2;
  return [
    ...(isBook ? [names.say("web-card-book-adds", { magics: names.magics(row.magic) })] : []),
    ...cardNotes(names, row),
  ];
}

/** All that is known of a creature; its bonus if it counts with these modules. */
export function creatureLines(names: Names, row: CreatureRow, modules: string[]): string[] {
  const track = names.list((row.track ?? []).map(String));
  const lines = [
    names.say("creature-text", { creature: row.id, category: row.category, life: row.life, track }),
    ...(row.skill ? [names.say("creature-text-skill", { skill: row.skill })] : []),
  ];
  if (row.on_defeat && row.on_defeat !== "none") {
    lines.push(names.say("creature-text-defeat", { on_defeat: row.on_defeat }));
  }
  if (isPlayed("B", modules) && row.bonus !== "none") {
    lines.push(names.say("creature-text-bonus", { bonus: row.bonus }));
  }
  return lines;
}
