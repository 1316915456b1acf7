// A beat on the screen: its motion and its sound, the same wherever a game is shown.

import { reader } from "../reader.svelte";
import { soundOf } from "../sound/sounds";
import type { Fact } from "../table/beats";
import type { Names } from "../words/names";
import { perform } from "./effects";

interface Place {
  /** The element that holds the table, once it is there. */
  root: HTMLElement | null | undefined;
  names: Names | null | undefined;
  /** How fast, if not as the reader has chosen. */
  speed?: number;
  /** Whether beats are heard. */
  silent?: boolean;
}

/** Show the facts of a beat. What is passed over (`shown` false) ends all motion and makes no sound. */
export function showBeat(
  { root, names, speed = reader.speed, silent = false }: Place,
  facts: Fact[],
  shown: boolean,
): void {
  if (root && names) {
    const magicOf = (card: string): string => names.spells.get(card)?.magic[0] ?? "lore";
    perform({ root, speed, still: reader.still || !shown, magicOf }, facts);
  }
  if (reader.sound && shown && !silent) {
    soundOf(facts);
  }
}
