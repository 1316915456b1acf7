// The log: all that happened at the table, told in sentences. What happened before we came is fetched from the server,
// its end at once and the whole of it when somebody wants to read it; the rest is told beat by beat as it is shown.
// Facts are kept, not sentences: whoever changes the language reads all of it in the new one.

import { EVENTS } from "../events";
import type { Past } from "../protocol";
import { type Fact, together } from "../table/beats";
import { TAKEN_BACK } from "../table/feed.svelte";
import type { Names } from "../words/names";
import { tell } from "../words/narrate";

export interface LogLine {
  id: number;
  text: string;
  kind: "round" | "turn" | "plain";
  /** The clause behind it. */
  clause: string;
  /** Whose doing it is, if anybody's, and a drawing of what it is about. */
  seat: number;
  art: string;
}

type Line = Omit<LogLine, "id">;

/** Asks for what happened up to a step, or for the last steps of it. */
export type LoadPast = (until: number, last?: number) => Promise<Past>;

/** So many steps hold the lines that are always in sight. */
const LAST = 10;
/** How long what happens is ahead of its sentence, in milliseconds: what sets out to move is not held up by words. */
const SOON = 400;
const HEADS: Record<string, LogLine["kind"]> = { round_began: "round", turn_began: "turn" };

export class Log {
  /** Whether the beginning is missing, and whether it is on its way. */
  partial = $state(false);
  loading = $state(false);
  private past = $state.raw<Fact[][]>([]);
  private live = $state.raw<Fact[][]>([]);
  private said = $state.raw<Fact[][]>([]);
  /** What has happened and is not yet told. */
  private coming: Fact[][] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private until = -1;
  private readonly told = new WeakMap<Fact[], { names: Names; lines: Line[] }>();

  constructor(
    private readonly names: () => Names | null,
    private readonly load: LoadPast,
  ) {}

  readonly lines: LogLine[] = $derived.by(() => {
    const names = this.names();
    if (!names) {
      return [];
    }
    const past = this.past.flatMap((facts) => this.tell(names, facts));
    const live = this.live.flatMap((facts) => this.tell(names, facts));
    // Counted from where we came: what is in sight stays the same line when the rest of the past comes.
    return [...past, ...live].map((line, i) => ({ ...line, id: i - past.length }));
  });

  /** What is said to those who listen. */
  readonly spoken: string = $derived.by(() => {
    const names = this.names();
    return names ? this.said.flatMap((facts) => this.tell(names, facts).map((line) => line.text)).join(" ") : "";
  });

  /** We see the table as it is after this step: all before it is past, all after it will be told. */
  begin(until: number): void {
    if (until !== this.until) {
      this.until = until;
      this.past = [];
      this.live = [];
      this.close();
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

  /** Tell this soon. */
  add(facts: Fact[]): void {
    if (this.coming.push(facts) === 1) {
      this.timer = setTimeout(() => this.catchUp(), SOON);
    }
  }

  /** Tell nothing more of what waits. */
  close(): void {
    clearTimeout(this.timer);
    this.coming = [];
  }

  private catchUp(): void {
    this.said = this.coming;
    this.live = [...this.live, ...this.coming];
    this.coming = [];
  }

  /** The lines of what happened in one go; put together once for each set of words. */
  private tell(names: Names, facts: Fact[]): Line[] {
    const known = this.told.get(facts);
    if (known?.names === names) {
      return known.lines;
    }
    const lines = linesOf(names, facts);
    this.told.set(facts, { names, lines });
    return lines;
  }

  private async fetch(last?: number): Promise<void> {
    const { until } = this;
    this.loading = last === undefined;
    const told = await this.load(until, last).catch(() => null);
    this.loading = false;
    if (told && until === this.until) {
      this.past = told.steps.map((step) => {
        const back: Fact[] = step.undone ? [{ event: TAKEN_BACK, seat: step.undone }] : [];
        return [...back, ...((step.events ?? []) as Fact[])];
      });
      this.partial = told.more ?? false;
    }
  }
}

/** A drawing of what an event is about. */
function artOf(fact: Fact | undefined): string {
  if (fact?.event === "skill_gained") {
    return `skills/${fact.skill}`;
  }
  if (fact?.creature) {
    return `creatures/${fact.creature}`;
  }
  return fact?.card ? `spells/${fact.card}` : "";
}

/** What happened, told line by line as it is shown beat by beat. */
export function linesOf(names: Names, facts: Fact[]): Line[] {
  return together(facts).flatMap((group) => {
    const [first] = group;
    const kind = HEADS[first?.event ?? ""] ?? "plain";
    const told =
      first?.event === TAKEN_BACK
        ? [{ text: names.say("web-replay-undo", { seat: first.seat }), event: TAKEN_BACK }]
        : tell(names, group);
    const seat = Number(first?.seat ?? 0);
    return told.map(({ text, event }) => ({
      text,
      kind,
      clause: EVENTS[event]?.clause ?? "",
      seat,
      art: artOf(first),
    }));
  });
}
