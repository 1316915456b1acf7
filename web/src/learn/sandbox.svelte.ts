// Sandbox: a position to try things on, away from any table. It plays the part of a feed: the view, the question, and
// what each answer would do come from the server, which keeps nothing; the picks are kept here.

import { trySandbox } from "../net/api";
import { reasonOf } from "../net/attempt.svelte";
import type { Sent } from "../net/socket";
import type { AnyReport, SandboxAsk, SandboxWish, View, WhyNotReport } from "../protocol";
import type { Fact } from "../table/beats";
import { Stage } from "../table/stage.svelte";

export class Sandbox {
  view = $state.raw<View | null>(null);
  ask = $state.raw<SandboxAsk | null>(null);
  /** The picks made so far, from the start of the wish on. */
  picks = $state.raw<string[]>([]);
  /** Why the server does not show the position. */
  problem = $state("");
  readonly line = "open";
  readonly early = false;
  /** Called with each pick that is made here, instead of making it. */
  onanswer: (pick: string) => void = (pick) => void this.play([pick]);
  private wish: SandboxWish = {};
  private asked = 0;

  constructor(readonly stage = new Stage()) {}

  get canUndo(): boolean {
    return this.picks.length > (this.wish.picks?.length ?? 0);
  }

  /** Show a position at once. Its picks cannot be taken back. */
  async open(wish: SandboxWish): Promise<void> {
    this.wish = wish;
    await this.show(wish.picks ?? [], false);
  }

  /** Make picks, and show what happens. */
  async play(picks: string[]): Promise<void> {
    this.stage.finish();
    this.ask = null;
    await this.show([...this.picks, ...picks], true);
  }

  async undo(): Promise<void> {
    if (this.canUndo) {
      await this.show(this.picks.slice(0, -1), false);
    }
  }

  async restart(): Promise<void> {
    await this.show(this.wish.picks ?? [], false);
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
      const step = await trySandbox({ ...this.wish, picks: this.picks, known: this.picks.length, why_not: [pick] });
      const [[named, clause] = [pick, ""]] = Object.entries(step.why_not ?? {});
      return { ...report, pick: named, clause, reason: step.reasons?.[named] ?? {} };
    } catch (error) {
      this.problem = reasonOf(error);
      return report;
    }
  }

  private async show(picks: string[], moving: boolean): Promise<void> {
    const asked = ++this.asked;
    const known = this.picks.length;
    try {
      const step = await trySandbox({ ...this.wish, picks, known });
      if (asked !== this.asked) {
        return;
      }
      const view = step.view as unknown as View;
      this.problem = "";
      this.picks = picks;
      this.view = view;
      this.ask = step.ask ?? null;
      if (moving) {
        this.stage.add({ seq: step.seq, view, events: (step.events ?? []) as Fact[] });
      } else {
        this.stage.set(view);
      }
    } catch (error) {
      if (asked === this.asked) {
        this.problem = reasonOf(error);
      }
    }
  }
}
