// What the eye follows: the facts of a beat, each as its own motion.

import type { Fact } from "../table/beats";
import { ACTS, noteCast } from "./acts";
import { cutShort, type Scene } from "./scene";

/** Show the facts of a beat. Called before the view changes on the screen, so what leaves can still be seen. */
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
