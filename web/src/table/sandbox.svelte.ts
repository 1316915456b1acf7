// Sandbox: a position to try things on, away from any table. It plays the part of a feed: the view, the question, and
// what each answer would do come from the server, which stores nothing; the picks are kept here.

import { trySandbox } from "../net/api";
import { reasonOf } from "../net/attempt.svelte";
import type { Sent } from "../net/socket";
import type { AnyReport, SandboxAsk, SandboxWish, View, WhyNotReport } from "../protocol";
import { reader } from "../reader.svelte";
import type { Fact } from "./beats";
import { Stage } from "./stage.svelte";

export class Sandbox {
  readonly stage = new Stage({
    get speed() {
      return reader.still ? Number.POSITIVE_INFINITY : reader.speed;
    },
  });
  view = $state.raw<View | null>(null);
  ask = $state.raw<SandboxAsk | null>(null);
  /** The picks made so far, from the start of the wish on. */
  picks = $state.raw<string[]>([]);
  /** While the server is asked for a position. */
  busy = $state(false);
  /** Why the server does not show the position. */
  problem = $state("");
  readonly line = "open";
  readonly early = false;
  /** Called with each pick that is made here, instead of making it. */
  onanswer: (pick: string) => void = (pick) => void this.play([pick]);
  /** What chance draws after these picks, if that depends on them. */
  draws: ((picks: string[]) => string[]) | null = null;
  private wish: SandboxWish = {};
  private asked = 0;
  /** What happened, and how many picks had been made then. */
  private history = $state.raw<{ made: number; facts: Fact[] }[]>([]);

  /** All that has happened here and was not taken back. */
  get facts(): Fact[] {
    return this.history.flatMap((each) => each.facts);
  }

  /** Show a position at once. Its picks cannot be taken back. */
  async open(wish: SandboxWish): Promise<void> {
    this.wish = wish;
    this.history = [];
    await this.show(wish.picks ?? [], false);
  }

  /** Make picks, and show what happens. */
  async play(picks: string[]): Promise<void> {
    const { ask } = this;
    this.stage.finish();
    this.ask = null;
    await this.show([...this.picks, ...picks], true);
    if (this.problem) {
      this.ask = ask;
    }
  }

  /** Take back all picks but the first so many. */
  async backTo(count: number): Promise<void> {
    await this.show(this.picks.slice(0, Math.max(count, this.wish.picks?.length ?? 0)), false);
  }

  /** Nobody looks any more: what was asked for is not shown. */
  close(): void {
    this.asked++;
    this.stage.finish();
  }

  /** A pick of the player. */
  answer(pick: string): void {
    if (this.ask) {
      this.onanswer(pick);
    }
  }

  /** Answer the questions that a table would. */
  async send(command: Sent): Promise<AnyReport | null> {
    if (command.type === "preview") {
      const option = this.ask?.options.find((each) => each.text === command.pick);
      return option
        ? { type: "preview", pick: command.pick, events: option.preview ?? [], decides: option.decides ?? "ask" }
        : null;
    }
    if (command.type === "why_not") {
      return await this.whyNot(command.pick);
    }
    return null;
  }

  /** What forbids a pick. The report has its text form, also where a creature was named by its token. */
  async whyNot(pick: string): Promise<WhyNotReport & { type: "why_not" }> {
    const report = { type: "why_not" as const, pick, clause: "" };
    try {
      const step = await this.request({ picks: this.picks, known: this.picks.length, why_not: [pick] });
      const [[named, clause] = [pick, ""]] = Object.entries(step.why_not ?? {});
      return { ...report, pick: named, clause, reason: step.reasons?.[named] ?? {} };
    } catch (error) {
      this.problem = reasonOf(error);
      return report;
    }
  }

  private request(wish: SandboxWish & { picks: string[] }) {
    const chance = this.draws ? { chance: this.draws(wish.picks) } : {};
    return trySandbox({ ...this.wish, ...chance, ...wish });
  }

  private async show(picks: string[], moving: boolean): Promise<void> {
    const asked = ++this.asked;
    this.busy = true;
    const known = this.picks.length;
    try {
      const step = await this.request({ picks, known });
      if (asked !== this.asked) {
        return;
      }
      const view = step.view as unknown as View;
      this.problem = "";
      this.picks = picks;
      this.view = view;
      this.ask = step.ask ?? null;
      if (moving) {
        const facts = (step.events ?? []) as Fact[];
        this.history = [...this.history, { made: picks.length, facts }];
        this.stage.add({ seq: step.seq, view, events: facts });
      } else {
        this.history = this.history.filter((each) => each.made <= picks.length);
        this.stage.set(view);
      }
    } catch (error) {
      if (asked === this.asked) {
        this.problem = reasonOf(error);
      }
    } finally {
      this.busy = asked !== this.asked;
    }
  }
}
