// Which of the three compositions fits the screen: wide (laptop and larger), tall (phone upright), low (phone sideways).

import { MediaQuery } from "svelte/reactivity";

export type Layout = "wide" | "tall" | "low";

const tall = new MediaQuery("(max-aspect-ratio: 1/1)");
const low = new MediaQuery("(max-height: 499px)");
const touch = new MediaQuery("(pointer: coarse)");

export const screen = {
  get layout(): Layout {
    return tall.current ? "tall" : low.current ? "low" : "wide";
  },
  /** Whether the reader points with a finger, which covers what is below it. */
  get touch(): boolean {
    return touch.current;
  },
};
