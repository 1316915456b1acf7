// Spells by their magic: stones are lobbed, bolts strike from above, ice darts, sparks whirl, and lore closes in.

import { at, burst, drawing, fly, pass } from "./passing";
import type { Point, Scene } from "./scene";

/** Shoot at a point; returns the time until it is hit. `plain` is the simple form for many hits. */
export function shoot(scene: Scene, magic: string, from: Point, to: Point, plain: boolean): number {
  const wait = (SHOTS[magic] ?? lore)(scene, from, to, plain);
  if (!plain) {
    burst(scene, "effects/hit", to, 46, wait);
  }
  return wait;
}

type Shot = (scene: Scene, from: Point, to: Point, plain: boolean) => number;

const SHOTS: Record<string, Shot> = {
  earth: (scene, from, to) => {
    fly(scene, drawing("effects/earth", 36), from, to, { duration: 320, turn: 200, lift: 90, size: 1.1 });
    return 280;
  },
  lightning: (scene, _from, to) => {
    const strike: Keyframe[] = [
      { transform: `${at(to, 90)} scale(0.8, 0.2)`, opacity: 0 },
      { transform: `${at(to, 24)} scale(1, 1.5)`, opacity: 1, offset: 0.45 },
      { transform: `${at(to, 24)} scale(1, 1.5)`, opacity: 0.3, offset: 0.6 },
      { transform: `${at(to, 24)} scale(1.05, 1.55)`, opacity: 1, offset: 0.75 },
      { transform: `${at(to, 24)} scale(1.05, 1.55)`, opacity: 0 },
    ];
    pass(scene, drawing("effects/lightning", 46), strike, 320);
    return 150;
  },
  water: (scene, from, to) => {
    fly(scene, drawing("effects/water", 34), from, to, { duration: 240, lift: 6, size: 1.15 });
    return 200;
  },
  fire: (scene, from, to, plain) => {
    fly(scene, drawing("effects/fire", 36), from, to, { duration: 300, turn: 360, lift: 26, size: 1.1 });
    if (!plain) {
      fly(scene, drawing("effects/fire", 20), from, to, { duration: 330, delay: 50, turn: 360, lift: 34, size: 0.7 });
    }
    return 260;
  },
};

const lore: Shot = (scene, _from, to) => {
  const close: Keyframe[] = [
    { transform: `${at(to)} scale(2.2) rotate(-120deg)`, opacity: 0 },
    { transform: `${at(to)} scale(1.2) rotate(0deg)`, opacity: 1, offset: 0.6 },
    { transform: `${at(to)} scale(0.6) rotate(40deg)`, opacity: 0 },
  ];
  pass(scene, drawing("effects/lore", 44), close, 360);
  return 200;
};
