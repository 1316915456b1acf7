// Who stands where on the board.

import type { CreatureRow, CreatureView, View } from "../protocol";
import { PATHS, SECTIONS } from "../terms";
import type { Names } from "../words/names";
import { creatureRow, lifeOf } from "./describe";
import { placeOf, type Spot, spots } from "./geometry";

/** Which figure shows a creature, by token, where that is not the one with its own number. */
export type Bodies = ReadonlyMap<number, number>;

export interface Standing {
  body: number;
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

/** One option names all creatures alike, and the game takes the first of them: the figure that is pointed at becomes
 * that one, so that what happens to it happens there. */
export function embody(bodies: Bodies, alike: number[], pointed: number): Bodies {
  const first = Math.min(...alike, pointed);
  const bodyOf = (token: number): number => bodies.get(token) ?? token;
  return first === pointed ? bodies : new Map([...bodies, [first, bodyOf(pointed)], [pointed, bodyOf(first)]]);
}

/** The arrangement of a view. Creatures that have not changed stay the same object, so that they are not redrawn. */
export function arrange(names: Names, view: View, before?: Arrangement, bodies: Bodies = new Map()): Arrangement {
  const bodyOf = ({ token }: CreatureView): number => bodies.get(token) ?? token;
  const known = new Map(before?.creatures.map((each) => [each.creature.token, each]));
  const byPlace = new Map<string, CreatureView[]>();
  for (const creature of Object.values(view.creatures ?? {})) {
    byPlace.set(creature.place, [...(byPlace.get(creature.place) ?? []), creature]);
  }
  const found: Arrangement = { creatures: [], toadlings: [], crowds: [] };
  for (const path of PATHS) {
    for (const section of SECTIONS) {
      const place = placeOf(path, section);
      const here = (byPlace.get(place) ?? []).sort((one, other) => bodyOf(one) - bodyOf(other));
      const toadlings = view.toadlings?.[place] ?? 0;
      const all = spots(here.length + (toadlings ? 1 : 0), path, section);
      for (const [i, creature] of here.entries()) {
        const row = creatureRow(names, view, creature.creature);
        const now = {
          body: bodyOf(creature),
          creature,
          row,
          life: lifeOf(names, view, creature),
          spot: all[i] as Spot,
        };
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
  const { body, creature, row, life, spot } = one;
  return (
    body === other.body &&
    creature === other.creature &&
    row === other.row &&
    life === other.life &&
    spot === other.spot
  );
}

/** Figures that do not fit share the last spot. */
function crowdsAmong(all: Spot[]): { spot: Spot; count: number }[] {
  const last = all.at(-1);
  const count = all.filter((spot) => spot === last).length;
  return last && count > 1 ? [{ spot: last, count }] : [];
}
