// The examples of the rules as the repository has them: a record for each, and the picks that show what it is about.

import index from "../../../src/orcs/text/examples/index.json";

const records = import.meta.glob<string>("../../../src/orcs/text/examples/*.orc", { query: "?raw", import: "default" });

export interface Example {
  id: string;
  clauses: string[];
  seat: number;
  modules: string[];
  /** The rows after the record's end: `blue cast:zap`, `chance card:smash`. */
  line: string[];
  refused: { pick: string; clause: string }[];
}

export const examples = index as Example[];

export const examplesOf = (clause: string): Example[] => examples.filter((each) => each.clauses[0] === clause);

/** The examples of other clauses that are also about this one. */
export const examplesNear = (clause: string): Example[] =>
  examples.filter((each) => each.clauses.slice(1).includes(clause));

export function recordOf(example: Example): Promise<string> {
  const read = records[`../../../src/orcs/text/examples/${example.id}.orc`];
  return read ? read() : Promise.reject(new Error(example.id));
}

export interface Move {
  actor: string;
  pick: string;
  /** How many draws of chance come before it. */
  draws: number;
}

/** The players' picks in a line, and everything that chance draws in it. */
export function readLine(line: string[]): { moves: Move[]; chance: string[] } {
  const moves: Move[] = [];
  const chance: string[] = [];
  for (const row of line) {
    const [actor = "", pick = ""] = row.split(" ");
    if (actor === "chance") {
      chance.push(pick);
    } else {
      moves.push({ actor, pick, draws: chance.length });
    }
  }
  return { moves, chance };
}

/** How many of the picks follow the line. */
export function followed(moves: Move[], picks: string[]): number {
  const off = picks.findIndex((pick, i) => moves[i]?.pick !== pick);
  return off < 0 ? picks.length : off;
}

/** What chance draws: as in the example as long as the picks follow it, then anything. */
export function drawsFor(moves: Move[], chance: string[], picks: string[]): string[] {
  const count = followed(moves, picks);
  return count === picks.length ? chance : chance.slice(0, moves[count]?.draws ?? chance.length);
}
