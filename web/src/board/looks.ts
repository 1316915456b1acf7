// How creatures look on the board: a picture on a base, and a row of hearts that is one picture too.

import { collage, picture } from "../ui/pictures";

const BOX = { x: 0, y: 0, width: 100, height: 120 };

export const figurePicture = (creature: string, category: string): string =>
  collage(`figure ${creature} ${category}`, BOX.width, BOX.height, () => [
    { name: `bases/${category}`, ...BOX },
    { name: `creatures/${creature}`, ...BOX },
  ]);

export type Heart = "full" | "lost" | "extra" | "missing";

/** Life as hearts: full, lost by damage, extra by fate or stones, missing by tendrils or toadlings. */
export function heartsOf(life: number, damage: number, printed: number): Heart[] {
  return Array.from({ length: Math.max(life, printed) }, (_, i) => {
    if (i >= life) {
      return "missing";
    }
    if (i >= life - damage) {
      return "lost";
    }
    return i >= printed ? "extra" : "full";
  });
}

const HEART = 24;

/** The hearts of a creature, one row for each amount of damage: a hit only shows another row of the same picture. */
export function heartsPicture(life: number, printed: number): string {
  const width = HEART * Math.max(life, printed);
  return collage(`hearts ${life} ${printed}`, width, HEART * (life + 1), () =>
    Array.from({ length: life + 1 }, (_, damage) => heartsOf(life, damage, printed)).flatMap((row, y) =>
      row.map((heart, x) => ({ name: `hearts/${heart}`, x: x * HEART, y: y * HEART, width: HEART, height: HEART })),
    ),
  );
}

/** One heart for small boards; a number says how many it stands for. */
export const heartPicture = (life: number, damage: number, printed: number): string =>
  picture(`hearts/${damage > 0 ? "lost" : life > printed ? "extra" : "full"}`);
