// The board in words: for screen readers, and for explanations.

import type { CreatureRow, CreatureView, View } from "../protocol";
import type { Tip } from "../ui/tips.svelte";
import { creatureLines } from "../words/cards";
import type { Names } from "../words/names";
import { placeIndex, type Section } from "./geometry";

export const TERRAIN = ["", "tendrils", "stone_field", "road"];

/** The row of a creature. One that stands in for another has the other's track and skill. */
export function creatureRow(names: Names, view: View, id: string): CreatureRow {
  const { creatures, reinforcements } = names.edition;
  const row = [...creatures, ...reinforcements].find((each) => each.id === id);
  const replaced = creatures[Object.keys(view.counters ?? {}).indexOf(id)];
  return { ...(replaced as CreatureRow), ...(row as CreatureRow), ...carried(replaced) };
}

function carried(row: CreatureRow | undefined): Partial<CreatureRow> {
  return row ? { track: row.track, skill: row.skill } : {};
}

export const lifeOf = (names: Names, view: View, creature: CreatureView): number =>
  creature.life || creatureRow(names, view, creature.creature).life;

export function creatureLabel(names: Names, view: View, creature: CreatureView): string {
  const life = lifeOf(names, view, creature);
  return names.say("web-table-creature", {
    creature: creature.creature,
    place: creature.place,
    left: life - creature.damage,
    life,
  });
}

export function creatureTip(names: Names, view: View, creature: CreatureView): Tip {
  const row = creatureRow(names, view, creature.creature);
  return {
    title: creatureLabel(names, view, creature),
    lines: creatureLines(names, row, "bonus" in view.table.modules),
  };
}

export function terrainAt(view: View, place: string): string {
  const [path = "1", section = "inner"] = place.split(".");
  return TERRAIN[view.modules?.ground?.[placeIndex(Number(path), section as Section)] ?? 0] ?? "";
}

export function placeLabel(names: Names, view: View, place: string): string {
  const [path = "1", section = ""] = place.split(".");
  const standing = Object.values(view.creatures ?? {})
    .filter((each) => each.place === place)
    .map((each) =>
      names.say("web-table-standing", { creature: each.creature, left: lifeOf(names, view, each) - each.damage }),
    );
  const toadlings = view.modules?.toadlings_lying?.[placeIndex(Number(path), section as Section)] ?? 0;
  const terrain = terrainAt(view, place);
  const things = [
    ...(terrain ? [names.messages.format(`terrain-${terrain}`)] : []),
    ...standing,
    ...(toadlings ? [names.say("web-table-toadlings", { count: toadlings })] : []),
  ];
  const at = names.name("place", place);
  return things.length
    ? names.say("web-table-place", { at, list: names.list(things) })
    : names.say("web-table-place-empty", { at });
}

export function terrainTip(names: Names, view: View, place: string): Tip | null {
  const terrain = terrainAt(view, place);
  return terrain
    ? { title: names.messages.format(`terrain-${terrain}`), lines: [names.messages.format(`terrain-${terrain}.text`)] }
    : null;
}
