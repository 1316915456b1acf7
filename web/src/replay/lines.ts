// Moving through the lines of a record: where to stop, whose turn it was, what happened on the way.

import { EVENTS } from "../events";
import type { RecordDoc } from "../protocol";
import type { Fact } from "../table/beats";

const CHANCE = "chance";

/** The events of each line; those of the opening, before the first line, at 0. */
export function factsByLine(record: RecordDoc, facts: Fact[]): Fact[][] {
  const counts = record.lines.map((line) => line.events ?? 0);
  const opening = Math.max(0, facts.length - counts.reduce((sum, count) => sum + count, 0));
  const found: Fact[][] = [];
  let start = 0;
  for (const count of [opening, ...counts]) {
    found.push(facts.slice(start, start + count));
    start += count;
  }
  return found;
}

/** The lines after which a player had to decide: draws of chance belong to the pick before them. */
export function stopsOf(record: RecordDoc): number[] {
  const last = record.lines.length;
  const stops: number[] = [];
  for (let n = 0; n <= last; n++) {
    if (n === last || record.lines[n]?.actor !== CHANCE) {
      stops.push(n);
    }
  }
  return stops;
}

/** Those stops at which a turn begins, and the end. */
export function turnsOf(stops: number[], facts: Fact[][]): number[] {
  return stops.filter((stop, i) => {
    const from = i === 0 ? 0 : (stops[i - 1] ?? 0) + 1;
    const told = facts.slice(from, stop + 1).flat();
    return i === 0 || i === stops.length - 1 || told.some((fact) => fact.event === "turn_began");
  });
}

export interface Round {
  round: number;
  /** The first stop of the round. */
  at: number;
}

export function roundsOf(stops: number[], facts: Fact[][]): Round[] {
  const found: Round[] = [];
  for (const [n, told] of facts.entries()) {
    const began = told.find((fact) => fact.event === "round_began");
    if (began) {
      found.push({ round: Number(began.round), at: stops.find((stop) => stop >= n) ?? n });
    }
  }
  return found;
}

/** The stop at or before a line. */
export function stopBefore(stops: number[], n: number): number {
  return stops.filter((stop) => stop <= n).at(-1) ?? stops[0] ?? 0;
}

export const nextAfter = (stops: number[], n: number): number => stops.find((stop) => stop > n) ?? n;

export const lastBefore = (stops: number[], n: number): number => stops.filter((stop) => stop < n).at(-1) ?? n;

/** What a viewer knew of an event: "all" everything, "public" nothing that is hidden, a seat its own. */
export function seenBy(viewer: string, fact: Fact): Fact {
  const hidden = EVENTS[fact.event]?.private ?? [];
  if (!hidden.length || viewer === "all" || String(fact.seat) === viewer) {
    return fact;
  }
  return { ...fact, ...Object.fromEntries(hidden.map((field) => [field, null])) };
}
