// Desk: what a player at the table is about to do. It knows the question, what is pointed at, what that would do, and
// why something cannot be done; all answers come from the server.

import type { AskMessage, HintReport, Option, PreviewReport, View, WhyNotReport } from "../protocol";
import { reader } from "../reader.svelte";
import { after, type Fact } from "../table/beats";
import type { Feed } from "../table/feed.svelte";
import { follow, type Play } from "../table/turns.svelte";
import type { Names } from "../words/names";
import { type Refusal, refusalOf } from "../words/refusal";
import { Chain, isCasting } from "./chain.svelte";
import { type Choices, placesOf, readChoices, withMore } from "./choices";
import { type Outcome, readOutcome } from "./outcome";

const PAUSE = 70;

/** Where the question comes from: a table, or a sandbox, which takes picks only one at a time. */
export type Source = Pick<Feed, "view" | "ask" | "line" | "early" | "answer" | "send"> &
  Partial<Pick<Feed, "answers" | "canUndo">>;

export class Desk {
  /** The pick that was touched once: a second touch confirms it. */
  armed = $state("");
  hinted = $state("");
  thinking = $state(false);
  /** Why the last attempt is not open. */
  private forbidden = $state.raw<WhyNotReport | null>(null);
  private looked = $state("");
  private previews = $state.raw(new Map<string, PreviewReport>());
  /** The cast that is being put together. */
  readonly chain = new Chain((picks) => this.foresee(picks));
  /** How many picks were made, so that a click can be matched to the screen it was meant for. */
  taken = 0;
  /** Set while a pick is being added to the cast. */
  collecting = $state.raw<Promise<void> | null>(null);
  /** The view on which the cast was sent: its foreseen effects stay on the screen until the next view. */
  private sent: View | null = null;
  private timer = 0;
  private asked = -1;

  constructor(
    readonly feed: Source,
    readonly names: () => Names,
  ) {}

  /** The question: the server's, or the next one of the cast that is being put together. */
  readonly ask: AskMessage | null = $derived.by(() => (this.feed.ask && this.chain.ask) ?? this.feed.ask);

  readonly choices: Choices = $derived.by(() => {
    const { led } = this.chain;
    const choices = readChoices(this.ask);
    return this.ask && led ? withMore(choices, readChoices(led.ask)) : choices;
  });

  /** The cast so far. */
  readonly play: Play | undefined = $derived.by(() => {
    const seat = this.feed.view?.own?.seat ?? 0;
    return this.chain.facts.reduce(follow, { seat, plays: [], traces: [] }).plays.at(-1);
  });

  /** A view as it would be after the cast so far. */
  foreseen<Shown extends View | null>(view: Shown): Shown {
    return view ? (this.chain.facts.reduce(after, view) as Shown) : view;
  }

  /** What the pick that is pointed at would do. */
  readonly outcome: Outcome | null = $derived.by(() => {
    const report = this.previews.get(this.pointed);
    return report ? readOutcome(this.names(), this.pointed, report.events as Fact[], report.decides) : null;
  });

  /** Why the last attempt is not open, in words. */
  readonly refusal: Refusal | null = $derived.by(() => this.forbidden && refusalOf(this.names(), this.forbidden));

  get pointed(): string {
    const wanted = this.looked || this.armed;
    return this.offer(wanted) ? wanted : "";
  }

  /** The question that offers a pick, its option, and the picks that lead there. */
  offer(pick: string): { ask: AskMessage; option: Option; before: string[] } | null {
    const { led, picks } = this.chain;
    for (const { ask, picks: before } of this.ask ? [{ ask: this.ask, picks }, ...(led ? [led] : [])] : []) {
      const option = ask.options.find((each) => each.text === pick);
      if (option) {
        return { ask, option, before };
      }
    }
    return null;
  }

  /** The sections of the option that is pointed at: those that an area spell would hit. */
  get hit(): Set<string> {
    return new Set(placesOf(this.offer(this.pointed)?.option));
  }

  /** Start afresh at a new question. */
  begin(): void {
    const { ask, view } = this.feed;
    if (this.sent === view && !ask) {
      return;
    }
    if (this.sent !== null && this.sent !== view) {
      this.asked = -1;
    }
    this.sent = null;
    const id = ask?.id ?? -1;
    if (id !== this.asked || (id < 0 && this.chain.picks.length > 0)) {
      this.asked = id;
      this.clean();
      void this.chain.begin(this.feed.answers ? ask : null);
    }
  }

  private clean(): void {
    clearTimeout(this.timer);
    this.armed = "";
    this.looked = "";
    this.hinted = "";
    this.forbidden = null;
    this.previews = new Map();
  }

  look(pick: string): void {
    clearTimeout(this.timer);
    this.looked = pick;
    if (pick && !this.previews.has(pick)) {
      this.timer = window.setTimeout(() => void this.preview(pick), PAUSE);
    }
  }

  /** Make a pick. A first touch only shows what it would do, unless it can be undone unseen. */
  async pick(pick: string, touch = false): Promise<void> {
    if (this.feed.line !== "open") {
      return;
    }
    while (this.collecting) {
      await this.collecting;
    }
    // A card that was clicked while another was being added to the cast is meant to be added too.
    const found = this.offer(pick) ?? this.offer(pick.replace(/^cast:/, "add:"));
    if (!found) {
      return;
    }
    const { ask, option, before } = found;
    const casting = this.feed.answers !== undefined && ask === this.ask && isCasting(ask, option.text);
    const wasteful = pick === "pass" && this.wasted > 0;
    if (((touch && !casting && !pick.startsWith("cast:")) || wasteful) && this.armed !== pick) {
      this.taken += wasteful ? 1 : 0;
      this.armed = pick;
      this.looked = "";
      this.forbidden = null;
      void this.preview(pick);
      return;
    }
    this.taken++;
    if (casting) {
      this.collecting = this.collect(option.text).finally(() => {
        this.collecting = null;
      });
    } else {
      this.send([...before, option.text]);
    }
  }

  /** How many actions would be lost if the turn ended now, for whoever wants to be asked before that. In a sandbox
   * everything can be taken back, so nobody is asked there. */
  get wasted(): number {
    const asked = reader.careful && this.feed.answers !== undefined && (this.ask?.options.length ?? 0) > 1;
    return asked ? (this.feed.view?.actions_left ?? 0) : 0;
  }

  /** Add a pick to the cast, and send the cast if that completes it. */
  private async collect(pick: string): Promise<void> {
    const open = this.feed.ask?.id;
    this.clean();
    const whole = await this.chain.extend(pick);
    if (whole && open === this.feed.ask?.id) {
      this.send(whole);
    }
  }

  private send(picks: string[]): void {
    this.clean();
    const [pick = "", ...more] = picks;
    if (more.length > 0) {
      this.sent = this.feed.view;
      this.feed.answers?.(picks, this.chain.facts.length);
    } else {
      this.feed.answer(pick);
    }
  }

  /** Undo what was not sent yet: a touch, or the last pick of a cast. Returns whether there was anything. */
  back(): boolean {
    const some = this.armed !== "" || this.chain.picks.length > 0;
    if (!this.armed && some) {
      void this.chain.back(this.feed.ask);
    }
    this.clean();
    return some;
  }

  /** Take the last pick back, or the whole turn. */
  undo(what: "undo" | "restart"): void {
    if (what === "restart") {
      void this.chain.begin(this.feed.ask);
    } else if (this.back()) {
      return;
    }
    if (this.feed.canUndo) {
      void this.feed.send({ type: what });
    }
  }

  private async foresee(picks: string[]): Promise<PreviewReport | null> {
    const pick = picks.at(-1) ?? "";
    const report = await this.feed.send({ type: "preview", pick, after: picks.slice(0, -1) });
    return report?.type === "preview" ? (report as PreviewReport) : null;
  }

  private async preview(pick: string): Promise<void> {
    const found = this.offer(pick);
    const report = found && (await this.foresee([...found.before, pick]));
    if (report && found.ask.id === this.offer(pick)?.ask.id) {
      this.previews = new Map(this.previews).set(pick, report);
    }
  }

  /** Ask why something cannot be picked. */
  async refuse(pick: string): Promise<void> {
    await this.collecting;
    if (this.offer(pick)) {
      await this.pick(pick);
      return;
    }
    if (!this.feed.ask) {
      return;
    }
    const { led, picks } = this.chain;
    const after = /^(cast|add):/.test(pick) ? picks : (led?.picks ?? picks);
    const report = await this.feed.send({ type: "why_not", pick, after });
    if (report?.type === "why_not") {
      await this.names().messages.add("rules");
      this.forbidden = report as WhyNotReport;
    }
  }

  /** Show what a bot would do; with `ready` it can be confirmed by one touch. */
  async hint(ready: boolean): Promise<void> {
    this.thinking = true;
    const report = await this.feed.send({ type: "hint", after: this.chain.picks });
    this.thinking = false;
    if (report?.type === "hint" && (report as HintReport).ask === this.ask?.id) {
      this.hinted = (report as HintReport).pick;
      this.armed = ready ? this.hinted : "";
      this.looked = this.hinted;
      void this.preview(this.hinted);
    }
  }
}
