// Desk: what a player at the table is about to do. It knows the question, what is pointed at, what that would do, and
// why something cannot be done; all answers come from the server.

import type { AskMessage, HintReport, Option, PreviewReport, WhyNotReport } from "../protocol";
import { reader } from "../reader.svelte";
import type { Fact } from "../table/beats";
import type { Feed } from "../table/feed.svelte";
import type { Names } from "../words/names";
import { refusalText } from "../words/refusal";
import { areaPlaces, type Choices, readChoices, withMore } from "./choices";
import { type Led, leadOf } from "./lead";
import { type Outcome, readOutcome } from "./outcome";

const PAUSE = 70;

/** Where the question comes from: a table, or a sandbox, which takes picks only one at a time. */
export type Source = Pick<Feed, "view" | "ask" | "line" | "early" | "answer" | "send"> & Partial<Pick<Feed, "answers">>;

export interface Refusal {
  text: string;
  clause: string;
}

export class Desk {
  /** The pick that was touched once: a second touch confirms it. */
  armed = $state("");
  hinted = $state("");
  thinking = $state(false);
  /** What forbids what was tried. */
  private forbidden = $state.raw<WhyNotReport | null>(null);
  private looked = $state("");
  private previews = $state.raw(new Map<string, PreviewReport>());
  /** The question that the cast leads to as it is. */
  private led = $state.raw<Led | null>(null);
  private timer = 0;
  private asked = -1;

  constructor(
    readonly feed: Source,
    readonly names: () => Names,
  ) {}

  readonly choices: Choices = $derived.by(() => {
    const { ask, view } = this.feed;
    const choices = readChoices(ask, view);
    return ask && this.led ? withMore(choices, readChoices(this.led.ask, view)) : choices;
  });

  /** What the pick that is pointed at would do. */
  readonly outcome: Outcome | null = $derived.by(() => {
    const report = this.previews.get(this.pointed);
    return report ? readOutcome(this.names(), this.pointed, report.events as Fact[], report.decides) : null;
  });

  /** Why what was tried cannot be done. */
  readonly refusal: Refusal | null = $derived.by(() => {
    const { clause = "", reason = {} } = this.forbidden ?? {};
    return clause ? { clause, text: refusalText(this.names(), reason) } : null;
  });

  get pointed(): string {
    const wanted = this.looked || this.armed;
    return this.offer(wanted) ? wanted : "";
  }

  /** The question that offers a pick, and its option. */
  offer(pick: string): { ask: AskMessage; option: Option } | null {
    for (const ask of this.feed.ask ? [this.feed.ask, this.led?.ask] : []) {
      const option = ask?.options.find((each) => each.text === pick);
      if (ask && option) {
        return { ask, option };
      }
    }
    return null;
  }

  /** The picks that lead to one that is offered, if the open question does not offer it. */
  private before(pick: string): string[] {
    return this.feed.ask?.options.some((option) => option.text === pick) ? [] : (this.led?.picks ?? []);
  }

  /** The sections that an area spell would hit. */
  get hit(): Set<string> {
    const option = this.offer(this.pointed)?.option;
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
      this.forbidden = null;
      this.previews = new Map();
      this.led = null;
      if (this.feed.ask && this.feed.answers) {
        void this.lead(this.feed.ask);
      }
    }
  }

  private async lead(ask: AskMessage): Promise<void> {
    const led = await leadOf(ask, (picks) => this.foresee(picks));
    if (ask.id === this.feed.ask?.id) {
      this.led = led;
    }
  }

  look(pick: string): void {
    clearTimeout(this.timer);
    this.looked = pick;
    if (pick && !this.previews.has(pick)) {
      this.timer = window.setTimeout(() => void this.preview(pick), PAUSE);
    }
  }

  /** Take a pick; by touch the first time only shows what it would do, except of a card that begins a cast. */
  pick(pick: string, touch = false): void {
    if (this.feed.line !== "open") {
      return;
    }
    if (touch && this.armed !== pick && !pick.startsWith("cast:")) {
      this.armed = pick;
      this.looked = "";
      this.forbidden = null;
      void this.preview(pick);
      return;
    }
    clearTimeout(this.timer);
    this.looked = "";
    this.armed = "";
    const before = this.before(pick);
    if (before.length > 0) {
      this.feed.answers?.([...before, pick]);
    } else {
      this.feed.answer(pick);
    }
  }

  private async foresee(picks: string[]): Promise<PreviewReport | null> {
    const pick = picks.at(-1) ?? "";
    const report = await this.feed.send({ type: "preview", pick, after: picks.slice(0, -1) });
    return report?.type === "preview" ? (report as PreviewReport) : null;
  }

  private async preview(pick: string): Promise<void> {
    const ask = this.feed.ask?.id;
    const report = await this.foresee([...this.before(pick), pick]);
    if (report && ask === this.feed.ask?.id) {
      this.previews = new Map(this.previews).set(pick, report);
    }
  }

  /** Ask why something cannot be picked. */
  async refuse(pick: string): Promise<void> {
    if (!this.feed.ask) {
      return;
    }
    const report = await this.feed.send({ type: "why_not", pick });
    if (report?.type === "why_not") {
      await this.names().messages.add("rules");
      this.forbidden = report as WhyNotReport;
    }
  }

  /** Show what a bot would do; `ready` to be confirmed where one touches. */
  async hint(ready: boolean): Promise<void> {
    this.thinking = true;
    const report = await this.feed.send({ type: "hint", ...(reader.hints ? { level: reader.hints } : {}) });
    this.thinking = false;
    if (report?.type === "hint" && (report as HintReport).ask === this.feed.ask?.id) {
      this.hinted = (report as HintReport).pick;
      this.armed = ready ? this.hinted : "";
      this.looked = this.hinted;
      void this.preview(this.hinted);
    }
  }
}
