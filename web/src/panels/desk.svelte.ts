// Desk: what a player at the table is about to do. It knows the question, what is pointed at, what that would do, and
// why something cannot be done; all answers come from the server.

import type { HintReport, PreviewReport, WhyNotReport } from "../protocol";
import type { Fact } from "../table/beats";
import type { Feed } from "../table/feed.svelte";
import type { Names } from "../words/names";
import { areaPlaces, type Choices, readChoices } from "./choices";
import { type Outcome, readOutcome } from "./outcome";

const PAUSE = 70;

export interface Refusal {
  text: string;
  clause: string;
}

export class Desk {
  /** The pick that was touched once: a second touch confirms it. */
  armed = $state("");
  hinted = $state("");
  thinking = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  private looked = $state("");
  private outcomes = $state.raw(new Map<string, Outcome>());
  private timer = 0;
  private asked = -1;

  constructor(
    readonly feed: Feed,
    readonly names: () => Names,
  ) {}

  readonly choices: Choices = $derived.by(() => readChoices(this.feed.ask, this.feed.view));

  /** What the pick that is pointed at would do. */
  get outcome(): Outcome | null {
    return this.outcomes.get(this.pointed) ?? null;
  }

  get pointed(): string {
    const wanted = this.looked || this.armed;
    return this.choices.options.some((option) => option.text === wanted) ? wanted : "";
  }

  /** The sections that an area spell would hit. */
  get hit(): Set<string> {
    const option = this.choices.options.find((each) => each.text === this.pointed);
    const view = this.feed.view;
    return option?.text.startsWith("area:") && view?.own
      ? new Set(areaPlaces(option, view.seats?.[String(view.own.seat)]?.mage ?? 0))
      : new Set();
  }

  /** A new question begins with a clean desk. */
  begin(): void {
    const id = this.feed.ask?.id ?? -1;
    if (id !== this.asked) {
      this.asked = id;
      this.armed = "";
      this.looked = "";
      this.hinted = "";
      this.refusal = null;
      this.outcomes = new Map();
    }
  }

  look(pick: string): void {
    clearTimeout(this.timer);
    this.looked = pick;
    if (pick && !this.outcomes.has(pick)) {
      this.timer = window.setTimeout(() => void this.preview(pick), PAUSE);
    }
  }

  /** Take a pick; by touch the first time only shows what it would do. */
  pick(pick: string, touch = false): void {
    if (this.feed.line !== "open") {
      return;
    }
    if (touch && this.armed !== pick) {
      this.armed = pick;
      this.looked = "";
      this.refusal = null;
      void this.preview(pick);
      return;
    }
    clearTimeout(this.timer);
    this.looked = "";
    this.armed = "";
    this.feed.answer(pick);
  }

  private async preview(pick: string): Promise<void> {
    const ask = this.feed.ask?.id;
    const report = await this.feed.send({ type: "preview", pick });
    if (report?.type === "preview" && ask === this.feed.ask?.id) {
      const facts = (report as PreviewReport).events as Fact[];
      this.outcomes = new Map(this.outcomes).set(pick, readOutcome(this.names(), pick, facts));
    }
  }

  /** Ask why something cannot be picked. */
  async refuse(pick: string): Promise<void> {
    if (!this.feed.ask) {
      return;
    }
    const report = await this.feed.send({ type: "why_not", pick });
    if (report?.type === "why_not") {
      await this.explain((report as WhyNotReport).clause);
    }
  }

  private async explain(clause: string): Promise<void> {
    if (!clause) {
      return;
    }
    const { messages } = this.names();
    await messages.addRules();
    const short = `refusal-${clause}`;
    this.refusal = { clause, text: messages.format(messages.has(short) ? short : `clause-${clause}`) };
  }

  /** Show what a bot would do; `ready` to be confirmed where one touches. */
  async hint(ready: boolean): Promise<void> {
    this.thinking = true;
    const report = await this.feed.send({ type: "hint" });
    this.thinking = false;
    if (report?.type === "hint" && (report as HintReport).ask === this.feed.ask?.id) {
      this.hinted = (report as HintReport).pick;
      this.armed = ready ? this.hinted : "";
      this.looked = this.hinted;
      void this.preview(this.hinted);
    }
  }
}
