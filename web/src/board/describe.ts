// The board in words: for screen readers, and for explanations.

import type { CreatureRow, CreatureView, View } from "../protocol";
import { clausesAbout } from "../rules/clauses";
import type { Tip } from "../ui/tips.svelte";
import { creatureLines } from "../words/cards";
import type { Names } from "../words/names";

const said = new WeakMap<Names, Map<string, string>>();

/** Caches sentences that are needed with every step. */
export function remembered(names: Names, key: string, make: () => string): string {
  const known = said.get(names) ?? new Map<string, string>();
  said.set(names, known);
  const text = known.get(key) ?? make();
  known.set(key, text);
  return text;
}

const rows = new WeakMap<Names, Map<string, CreatureRow>>();

/** The row of a creature. One that stands in for another has the other's track and skill. */
export function creatureRow(names: Names, view: View, id: string): CreatureRow {
  const known = rows.get(names) ?? new Map<string, CreatureRow>();
  rows.set(names, known);
  const replaced = view.stands_for?.[id] ?? "";
  const key = `${id} ${replaced}`;
  const row = known.get(key) ?? findRow(names, id, replaced);
  known.set(key, row);
  return row;
}

function findRow(names: Names, id: string, replaced: string): CreatureRow {
  const { creatures, reinforcements } = names.edition;
  const row = [...creatures, ...reinforcements].find((each) => each.id === id) as CreatureRow;
  const old = creatures.find((each) => each.id === replaced);
  return old ? { ...row, track: old.track, skill: old.skill } : row;
}

export const lifeOf = (names: Names, view: View, creature: CreatureView): number =>
  creature.life || creatureRow(names, view, creature.creature).life;

export function creatureLabel(names: Names, view: View, creature: CreatureView): string {
  const life = lifeOf(names, view, creature);
  const left = life - creature.damage;
  return remembered(names, `${creature.creature} ${creature.place} ${left} ${life}`, () =>
    names.say("web-table-creature", { creature: creature.creature, place: creature.place, left, life }),
  );
}

export function creatureTip(names: Names, view: View, creature: CreatureView): Tip {
  const row = creatureRow(names, view, creature.creature);
  return {
    title: creatureLabel(names, view, creature),
    lines: creatureLines(names, row, Object.keys(view.table.modules)),
    clauses: ["D4", ...clausesAbout("skill", row.skill), ...clausesAbout("on_defeat", row.on_defeat)],
  };
}

export function placeLabel(names: Names, view: View, place: string): string {
  const standing = Object.values(view.creatures ?? {}).filter((each) => each.place === place);
  const toadlings = view.toadlings?.[place] ?? 0;
  const left = (each: CreatureView): number => lifeOf(names, view, each) - each.damage;
  const key = standing.map((each) => `${each.creature} ${left(each)}`).join();
  const terrain = view.terrain?.[place];
  return remembered(names, `${place} ${terrain} ${toadlings} ${key}`, () => {
    const things = [
      ...(terrain ? [names.messages.format(`terrain-${terrain}`)] : []),
      ...standing.map((each) => names.say("web-table-standing", { creature: each.creature, left: left(each) })),
      ...(toadlings ? [names.say("web-table-toadlings", { count: toadlings })] : []),
    ];
    const at = names.name("place", place);
    return things.length
      ? names.say("web-table-place", { at, list: names.list(things) })
      : names.say("web-table-place-empty", { at });
  });
}

export function terrainTip(names: Names, view: View, place: string): Tip | null {
  const terrain = view.terrain?.[place];
  return terrain
    ? {
        title: names.messages.format(`terrain-${terrain}`),
        lines: [names.messages.format(`terrain-${terrain}.text`)],
        clauses: clausesAbout("terrain", terrain),
      }
    : null;
}
