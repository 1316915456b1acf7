// The points of a finished game at the end of each of its rounds.

import { factsByLine, type Round, roundsOf, stopsOf } from "./lines";
import { type Source, StoredGame } from "./source";

export interface Points {
  round: number;
  /** The line of the record after which they were counted. */
  at: number;
  /** In seat order. */
  totals: number[];
}

export async function pointsByRound(source: Source, rounds: Round[], last: number): Promise<Points[]> {
  const ends = rounds.map(({ round }, i) => ({ round, at: rounds[i + 1]?.at ?? last }));
  const views = await Promise.all(ends.map(({ at }) => source.open(at).catch(() => null)));
  return ends.flatMap((end, i) => {
    const scores = views[i]?.scores;
    return scores ? [{ ...end, totals: Object.values(scores).map((score) => score.total) }] : [];
  });
}

/** The same at the end of a game, where the record is not loaded yet. */
export async function pointsOf(id: string, link: string): Promise<Points[]> {
  const source = new StoredGame(id, link);
  const { record, events } = await source.load();
  const stops = stopsOf(record);
  return pointsByRound(source, roundsOf(stops, factsByLine(record, events)), stops.at(-1) ?? 0);
}
