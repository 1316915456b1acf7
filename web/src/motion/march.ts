// Creatures that change their place hop there along their path; those that only make room slide aside.
//
// The figure is at its new place at once, and its body comes after it from the old one: one motion for each, which the
// browser carries out by itself.

import type { Spot } from "../board/geometry";
import { reader } from "../reader.svelte";
import { animate } from "./scene";

const DURATION = 420;
/** Who goes farther than this, in units of the board, hops. */
const FAR = 60;

/** Where the body is on its way, seen from its new place: all of the way left at 1, none at 0. */
function on(from: Spot, to: Spot, left: number, lift: number, squash: number): string {
  const x = (((from.x - to.x) / to.scale) * left) / 10;
  const y = (((from.y - to.y) / to.scale) * left) / 10 - lift;
  const size = 1 + (from.scale / to.scale - 1) * left;
  return `translate(${x.toFixed(2)}cqw, ${y.toFixed(2)}cqw) scale(${size * (2 - squash)}, ${size * squash})`;
}

export function march(body: Element, from: Spot, to: Spot): void {
  if (reader.still) {
    return;
  }
  const far = Math.hypot(from.x - to.x, from.y - to.y) > FAR;
  const frames = far
    ? [
        { transform: on(from, to, 1, 0, 1) },
        { transform: on(from, to, 0.94, 0, 0.9), offset: 0.12 },
        { transform: on(from, to, 0.48, 3.2, 1.06), offset: 0.5 },
        { transform: on(from, to, 0.04, 0, 0.9), offset: 0.88 },
        { transform: on(from, to, 0, 0, 1) },
      ]
    : [{ transform: on(from, to, 1, 0, 1) }, { transform: on(from, to, 0, 0, 1) }];
  animate(body, frames, { duration: DURATION / reader.speed });
}
