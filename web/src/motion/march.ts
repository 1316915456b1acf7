// Creatures that march hop along their path; those that only make room slide aside.
//
// The figure is at its new place at once, and its body follows from the old one: one animation each, which the
// browser runs on its own.

import type { Spot } from "../board/geometry";
import { reader } from "../reader.svelte";
import { animate } from "./scene";

const DURATION = 420;
/** Creatures that go farther than this, in units of the board, hop. */
const FAR = 60;

/** The body's offset from its new place, with this part of the way left, from 1 to 0. */
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
