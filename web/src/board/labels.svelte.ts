// The labels that screen readers hear. They are updated in idle time, one path after another: nobody hears faster than
// that, and animations are not held up.

import { untrack } from "svelte";
import { nth } from "../nth";
import type { View } from "../protocol";
import { PATHS } from "../terms";

const LATEST = 700;

class Part {
  view = $state.raw() as View;

  constructor(view: View) {
    this.view = view;
  }
}

const later = (act: () => void): (() => void) => {
  if ("requestIdleCallback" in window) {
    const id = requestIdleCallback(act, { timeout: LATEST });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(act, LATEST / PATHS.length);
  return () => clearTimeout(id);
};

export class Labels {
  private readonly parts: Part[];
  /** The path to update next, so that every path gets its turn when much happens. */
  private turn = 0;

  /** Must be created while a component initialises: it follows the view until that component is destroyed. */
  constructor(seen: () => View) {
    this.parts = PATHS.map(() => new Part(untrack(seen)));
    $effect(() => {
      const view = seen();
      let left = this.parts.length;
      const follow = (): void => {
        (this.parts[this.turn++ % this.parts.length] as Part).view = view;
        left -= 1;
        stop = left > 0 ? later(follow) : () => {};
      };
      let stop = later(follow);
      return () => stop();
    });
  }

  /** The view in which things on a path are described. */
  of(path: number): View {
    return (nth(this.parts, path) as Part).view;
  }
}
