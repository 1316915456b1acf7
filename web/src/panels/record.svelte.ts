// The log: all that happened at the table, told in sentences. What happened before we came is fetched from the server,
// its end at once and the whole of it when somebody wants to read it; the rest is told beat by beat as it is shown.

import type { Past } from "../protocol";
import type { Fact } from "../table/beats";
import { TAKEN_BACK } from "../table/feed.svelte";
import type { Names } from "../words/names";
import { account } from "../words/narrate";

export interface LogLine {
  id: number;
  text: string;
  kind: "round" | "turn" | "plain";
}

/** Asks for what happened up to a step, or for the last steps of it. */
export type LoadPast = (until: number, last?: number) => Promise<Past>;

/** So many steps hold the lines that are always in sight. */
const LAST = 10;
const HEADS: Record<string, LogLine["kind"]> = { round_began: "round", turn_began: "turn" };

export class Log {
  /** What is said to those who listen. */
  spoken = $state("");
  /** Whether the beginning is missing, and whether it is on its way. */
  partial = $state(false);
  loading = $state(false);
  private past = $state.raw<LogLine[]>([]);
  private live = $state.raw<LogLine[]>([]);
  private until = -1;
  private next = 0;
  private unnamed: Fact[][] = [];

  constructor(
    private readonly names: () => Names | null,
    private readonly load: LoadPast,
  ) {}

  readonly lines: LogLine[] = $derived([...this.past, ...this.live]);

  /** We see the table as it is after this step: all before it is past, all after it will be told. */
  begin(until: number): void {
    if (until !== this.until) {
      this.until = until;
      this.past = [];
      this.live = [];
      this.unnamed = [];
      this.partial = true;
      void this.fetch(LAST);
    }
  }

  /** Fetch all of the past. */
  async whole(): Promise<void> {
    if (this.partial && !this.loading) {
      await this.fetch();
    }
  }

  add(facts: Fact[]): void {
    const names = this.names();
    if (!names) {
      this.unnamed.push(facts);
      return;
    }
    const waiting = this.unnamed.splice(0);
    const told = [...waiting, facts].flatMap((each) => linesOf(names, each));
    if (told.length > 0) {
      this.live = [...this.live, ...told.map((line) => ({ ...line, id: this.next++ }))];
      this.spoken = told.map((line) => line.text).join(" ");
    }
  }

  private async fetch(last?: number): Promise<void> {
    const { until } = this;
    this.loading = last === undefined;
    const told = await this.load(until, last).catch(() => null);
    this.loading = false;
    const names = this.names();
    if (told && names && until === this.until) {
      const found = told.steps.flatMap((step) => {
        const back: Fact[] = step.undone ? [{ event: TAKEN_BACK, seat: step.undone }] : [];
        return linesOf(names, [...back, ...((step.events ?? []) as Fact[])]);
      });
      // Counted from the end: what is in sight stays the same line when the rest comes.
      this.past = found.map((line, i) => ({ ...line, id: i - found.length }));
      this.partial = told.more ?? false;
    }
  }
}

/** What happened in one go, told line by line; where a round or a turn begins, that is a line of its own. */
export function linesOf(names: Names, facts: Fact[]): Omit<LogLine, "id">[] {
  const groups: Fact[][] = [];
  for (const fact of facts) {
    const last = groups.at(-1)?.[0]?.event ?? "";
    const alone = [last, fact.event].some((event) => event in HEADS || event === TAKEN_BACK);
    if (groups.length === 0 || alone) {
      groups.push([fact]);
    } else {
      groups.at(-1)?.push(fact);
    }
  }
  return groups.flatMap((group) => {
    const [first] = group;
    const kind = HEADS[first?.event ?? ""] ?? "plain";
    const texts =
      first?.event === TAKEN_BACK ? [names.say("web-replay-undo", { seat: first.seat })] : account(names, group);
    return texts.map((text) => ({ text, kind }));
  });
}
