// Small phrases of the screens around the table.

import type { SeatInfo } from "../protocol";
import { say } from "../reader.svelte";
import type { Messages } from "../words/bundle";
import { characterName } from "./bots.svelte";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

export const colourName = (colour: string): string => say(`colour-${colour}`);

/** Who sits on a seat, in a list of tables. */
export function seatName(seat: SeatInfo): string {
  if (seat.kind === "open") {
    return say("web-home-open_seat");
  }
  return seat.character ? characterName(seat.character) : seat.name || colourName(seat.colour);
}

/** How long ago something was. */
export function since(messages: Messages | null, time: number): string {
  const format = new Intl.RelativeTimeFormat(messages?.language ?? "en", { numeric: "auto" });
  const passed = Date.now() - time;
  for (const [unit, length] of STEPS) {
    if (passed >= length) {
      return format.format(-Math.floor(passed / length), unit);
    }
  }
  return format.format(0, "second");
}
