// The log: everything that happened at the table, in sentences. What happened before we came is fetched from the
// server, its end at once and the rest when the log is opened. New events are added as they are shown.
// It keeps facts, not sentences, so that the whole log changes with the language.

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
  /** The seat that did it, if any, and a drawing of what it is about. */
  seat: number;
  art: string;
}

type Line = Omit<LogLine, "id">;

/** Asks for what happened up to a step, or for the last steps of it. */
export type LoadPast = (until: number, last?: number) => Promise<Past>;

/** How many steps to fetch for the lines that are always in sight. */
const LAST = 10;
/** How long a sentence comes after its event, in milliseconds, so that it does not delay the animation. */
const SOON = 400;
const HEADS: Record<string, LogLine["kind"]> = { round_began: "round", turn_began: "turn" };

export class Log {
  /** Whether the beginning is missing, and whether it is on its way. */
  partial = $state(false);
  loading = $state(false);
  private past = $state.raw<Fact[][]>([]);
  private live = $state.raw<Fact[][]>([]);
  private said = $state.raw<Fact[][]>([]);
  /** Facts that are not in the log yet. */
  private coming: Fact[][] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private until = -1;
  private readonly causes = new Causes();
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
    // Counted from the step at which we came, so that keys stay the same when older lines are loaded.
    return [...past, ...live].map((line, i) => ({ ...line, id: i - past.length }));
  });

  /** What screen readers announce. */
  readonly spoken: string = $derived.by(() => {
    const names = this.names();
    return names ? this.said.flatMap((facts) => this.tell(names, facts).map((line) => line.text)).join(" ") : "";
  });

  /** Start at a step: everything before it is the past, everything after it will be added. */
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

  /** Add facts to the log soon. */
  add(facts: Fact[]): void {
    if (this.coming.push(this.causes.tell(facts)) === 1) {
      this.timer = setTimeout(() => this.catchUp(), SOON);
    }
  }

  /** Drop what has not been added yet. */
  close(): void {
    clearTimeout(this.timer);
    this.coming = [];
  }

  private catchUp(): void {
    this.said = this.coming;
    this.live = [...this.live, ...this.coming];
    this.coming = [];
  }

  /** The lines for facts that came together; built once per language. */
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
      const causes = new Causes();
      this.past = told.steps.map((step) => {
        const back: Fact[] = step.undone ? [{ event: TAKEN_BACK, seat: step.undone }] : [];
        return causes.tell([...back, ...((step.events ?? []) as Fact[])]);
      });
      this.partial = told.more ?? false;
    }
  }
}

/** Adds to each discard the rival's spell that caused it. */
class Causes {
  private cast: Fact | null = null;

  tell(facts: Fact[]): Fact[] {
    return facts.map((fact) => {
      if (fact.event === "spell_cast" || fact.event === "turn_began") {
        this.cast = fact.event === "spell_cast" ? fact : null;
      }
      const caused = fact.event === "card_discarded" && fact.source === "hand" && this.cast;
      return caused && caused.seat !== fact.seat ? { ...fact, rival: caused.seat, cause: caused.card } : fact;
    });
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

/** The lines for facts, grouped as they are shown. */
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
