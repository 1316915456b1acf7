// The points of a finished game at the end of each of its rounds.

import { loadEvents, loadRecord, loadView } from "../home/requests";
import type { View } from "../protocol";
import type { Fact } from "../table/beats";
import { factsByLine, type Round, roundsOf, stopsOf } from "./lines";

export interface Points {
  round: number;
  /** The line of the record after which they were counted. */
  at: number;
  /** In seat order. */
  totals: number[];
}

export async function pointsByRound(id: string, link: string, rounds: Round[], last: number): Promise<Points[]> {
  const ends = rounds.map(({ round }, i) => ({ round, at: rounds[i + 1]?.at ?? last }));
  const views = await Promise.all(ends.map(({ at }) => loadView(id, link, "all", at).catch(() => null)));
  return ends.flatMap((end, i) => {
    const scores = (views[i]?.view as unknown as View | undefined)?.scores;
    return scores ? [{ ...end, totals: Object.values(scores).map((score) => score.total) }] : [];
  });
}

/** The same at the end of a game, where the record is not loaded yet. */
export async function pointsOf(id: string, link: string): Promise<Points[]> {
  const [record, events] = await Promise.all([loadRecord(id, link), loadEvents(id, link)]);
  const stops = stopsOf(record);
  return pointsByRound(id, link, roundsOf(stops, factsByLine(record, events as Fact[])), stops.at(-1) ?? 0);
}
