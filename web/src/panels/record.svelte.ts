// The log: what was shown, told in sentences, beat by beat.

import type { Fact } from "../table/beats";
import type { Names } from "../words/names";
import { account } from "../words/narrate";

export interface LogLine {
  id: number;
  text: string;
  kind: "round" | "turn" | "plain";
}

const KEPT = 300;

export class Log {
  lines = $state.raw<LogLine[]>([]);
  /** What is said to those who listen. */
  spoken = $state("");
  private next = 0;

  /** The tab keeps it, so that a reload does not forget what happened. */
  constructor(readonly table: string) {
    try {
      this.lines = JSON.parse(sessionStorage.getItem(`log ${table}`) ?? "[]") as LogLine[];
      this.next = (this.lines.at(-1)?.id ?? -1) + 1;
    } catch {
      this.lines = [];
    }
    addEventListener("pagehide", this.keep);
  }

  readonly keep = (): void => {
    sessionStorage.setItem(`log ${this.table}`, JSON.stringify(this.lines.slice(-KEPT)));
  };

  close(): void {
    this.keep();
    removeEventListener("pagehide", this.keep);
  }

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
