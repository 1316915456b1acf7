// A beat on the screen, with animation and sound, the same wherever a game is shown.

import { reader } from "../reader.svelte";
import { soundOf } from "../sound/sounds";
import type { Fact } from "../table/beats";
import type { Names } from "../words/names";
import { perform } from "./effects";

interface Place {
  /** The element that holds the table, once it exists. */
  root: HTMLElement | null | undefined;
  names: Names | null | undefined;
  /** The speed, if not the reader's. */
  speed?: number;
  /** Whether to play no sound. */
  silent?: boolean;
}

/** Show the facts of a beat. A beat that is skipped (`shown` false) stops all animations and makes no sound. */
export function showBeat(
  { root, names, speed = reader.speed, silent = false }: Place,
  facts: Fact[],
  shown: boolean,
): void {
  if (root && names) {
    const magicOf = (card: string): string => names.spells.get(card)?.magic[0] ?? "lore";
    perform({ root, speed, still: reader.still || !shown, magicOf }, facts);
  }
  if (shown && !silent) {
    soundOf(facts);
  }
}
