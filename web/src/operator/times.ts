// Times on the operators' screen.

import { say } from "../reader.svelte";

/** For how many hours something can last; 0 for not at all. */
export const DURATIONS = [0, 1, 24, 168, 720];

export const durationName = (hours: number): string => say("web-operator-duration", { hours, days: hours / 24 });

/** With the month in words where numbers could be read in two orders. */
export const timeOf = (language: string, at: number): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(at);
