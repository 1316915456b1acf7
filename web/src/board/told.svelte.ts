// What of the board is told to those who listen. Sentences follow what is seen when there is time, one path after the
// other: nobody hears faster than that, and what moves is not held up by words.

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

export class Told {
  private readonly parts: Part[];
  /** Whose turn it is to follow: where much happens, everybody's comes. */
  private turn = 0;

  /** Must be made while a component is: it follows the view as long as that lives. */
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
