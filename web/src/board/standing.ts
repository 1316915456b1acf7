// Who stands where on the board.

import type { CreatureRow, CreatureView, View } from "../protocol";
import { PATHS, SECTIONS } from "../terms";
import type { Names } from "../words/names";
import { creatureRow, lifeOf } from "./describe";
import { placeOf, type Spot, spots } from "./geometry";

export interface Standing {
  creature: CreatureView;
  row: CreatureRow;
  life: number;
  spot: Spot;
}

export interface Lying {
  place: string;
  spot: Spot;
  count: number;
}

export interface Arrangement {
  creatures: Standing[];
  /** Toadlings, which lie in one heap on a section. */
  toadlings: Lying[];
  /** Spots that several share: how many stand there. */
  crowds: { spot: Spot; count: number }[];
}

/** The arrangement of a view. Creatures that have not changed stay the same object, so that they are not redrawn. */
export function arrange(names: Names, view: View, before?: Arrangement): Arrangement {
  const known = new Map(before?.creatures.map((each) => [each.creature.token, each]));
  const byPlace = new Map<string, CreatureView[]>();
  for (const creature of Object.values(view.creatures ?? {})) {
    byPlace.set(creature.place, [...(byPlace.get(creature.place) ?? []), creature]);
  }
  const found: Arrangement = { creatures: [], toadlings: [], crowds: [] };
  for (const path of PATHS) {
    for (const section of SECTIONS) {
      const place = placeOf(path, section);
      const here = (byPlace.get(place) ?? []).sort((one, other) => one.token - other.token);
      const toadlings = view.toadlings?.[place] ?? 0;
      const all = spots(here.length + (toadlings ? 1 : 0), path, section);
      for (const [i, creature] of here.entries()) {
        const row = creatureRow(names, view, creature.creature);
        const now = { creature, row, life: lifeOf(names, view, creature), spot: all[i] as Spot };
        const then = known.get(creature.token);
        found.creatures.push(then && isSame(then, now) ? then : now);
      }
      if (toadlings) {
        found.toadlings.push({ place, spot: all.at(-1) as Spot, count: toadlings });
      }
      found.crowds.push(...crowdsAmong(all));
    }
  }
  return found;
}

function isSame(one: Standing, other: Standing): boolean {
  return one.creature === other.creature && one.row === other.row && one.life === other.life && one.spot === other.spot;
}

/** Figures that do not fit share the last spot. */
function crowdsAmong(all: Spot[]): { spot: Spot; count: number }[] {
  const last = all.at(-1);
  const count = all.filter((spot) => spot === last).length;
  return last && count > 1 ? [{ spot: last, count }] : [];
}
