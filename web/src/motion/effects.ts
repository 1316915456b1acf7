// The facts of a beat as animations.

import type { Fact } from "../table/beats";
import { ACTS, noteCast } from "./acts";
import { cutShort, type Scene } from "./scene";

/** Animate the facts of a beat. Called before the screen changes, while what leaves is still visible. */
export function perform(scene: Scene, facts: Fact[]): void {
  for (const fact of facts) {
    noteCast(scene, fact);
  }
  if (scene.still) {
    cutShort();
    return;
  }
  scene.root.style.setProperty("--pace", String(scene.speed));
  for (const fact of facts) {
    ACTS[fact.event]?.(scene, fact, facts);
  }
}
