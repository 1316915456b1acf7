// The log: what was shown, told in sentences, beat by beat.

import type { Fact } from "../table/beats";
import type { Names } from "../words/names";
import { account } from "../words/narrate";

export interface LogLine {
  id: number;
  text: string;
  kind: "round" | "turn" | "plain";
}

export class Log {
  lines = $state.raw<LogLine[]>([]);
  /** What is said to those who listen. */
  spoken = $state("");
  private next = 0;

  add(names: Names, facts: Fact[]): void {
    const texts = account(names, facts);
    if (texts.length === 0) {
      return;
    }
    const first = facts[0]?.event;
    const kind = first === "round_began" ? "round" : first === "turn_began" ? "turn" : "plain";
    this.lines = [...this.lines, ...texts.map((text) => ({ id: this.next++, text, kind }) as LogLine)];
    this.spoken = texts.join(" ");
  }
}
