// Course: one chapter of the tutorial, step by step. Each step is data from the server. A pick on the board is
// played if the step allows it, and otherwise answered with a reason.

import type { TutorialChapter, TutorialDoc, TutorialStep } from "../protocol";
import { say } from "../reader.svelte";
import { Sandbox } from "../table/sandbox.svelte";
import type { Names } from "../words/names";
import { refusalOf } from "../words/refusal";
import { keepDone, keepStep, progress } from "./progress";

/** Why an attempt was not right: the step's own message, and the rule that forbids it. */
interface Reason {
  message: string;
  clause: string;
  text: string;
}

/** Drop the focus that a mouse click left: the element may vanish with the answer. Keyboard focus stays. */
function letGo(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && !focused.matches(":focus-visible")) {
    focused.blur();
  }
}

export class Course {
  readonly sandbox = new Sandbox();
  readonly stage = this.sandbox.stage;
  at = $state(0);
  private reason = $state.raw<Reason | null>(null);
  private moving = $state(false);

  constructor(
    readonly tutorial: TutorialDoc,
    readonly chapter: TutorialChapter,
  ) {
    this.sandbox.onanswer = (pick) => void this.attempt(pick);
  }

  get step(): TutorialStep | null {
    return this.chapter.steps[this.at] ?? null;
  }

  /** Whether the step is only read. */
  get reading(): boolean {
    return !this.step?.allowed?.length;
  }

  get done(): boolean {
    return this.at >= this.chapter.steps.length;
  }

  /** Whether the board waits for the learner. */
  get waiting(): boolean {
    return !this.reading && !this.done && !this.moving && !this.stage.busy;
  }

  get next(): TutorialChapter | null {
    const { chapters } = this.tutorial;
    return chapters[chapters.indexOf(this.chapter) + 1] ?? null;
  }

  /** What the guide says about the last attempt. */
  get answer(): string {
    const { message = "", clause = "", text = "" } = this.reason ?? {};
    const own = message ? say(message) : "";
    return [own, clause ? say("learn-clause", { clause, text }) : ""].filter(Boolean).join(" ");
  }

  /** Where the reader left off, or the beginning. */
  async begin(): Promise<void> {
    const kept = progress();
    const at = kept.chapter === this.chapter.id ? kept.step : 0;
    await this.go(Math.min(at, this.chapter.steps.length - 1));
  }

  /** Go to a step, and show its position at once. */
  async go(at: number): Promise<void> {
    const step = this.chapter.steps[at];
    if (step) {
      this.arrive(at);
      await this.sandbox.open({ ...this.tutorial.games[this.chapter.game], picks: step.picks });
    }
  }

  readonly back = (): Promise<void> => this.go(Math.min(this.at, this.chapter.steps.length) - 1);

  /** Go on from a step that is only read. */
  goOn(): void {
    this.arrive(this.at + 1);
  }

  /** A pick that the rules allow. */
  async attempt(pick: string): Promise<void> {
    const { step } = this;
    if (!step || !this.waiting) {
      return;
    }
    if (!step.allowed?.includes(pick)) {
      this.reason = { message: this.messageFor(pick) || "learn-not_now", clause: "", text: "" };
      return;
    }
    this.moving = true;
    letGo();
    await this.sandbox.play([pick, ...(step.then ?? [])]);
    this.moving = false;
    if (!this.sandbox.problem) {
      this.arrive(this.at + 1);
    }
  }

  /** An attempt that the rules forbid: the server says why. */
  async refuse(pick: string, names: Names): Promise<void> {
    if (this.waiting) {
      const [report] = await Promise.all([this.sandbox.whyNot(pick), names.messages.add("rules")]);
      this.reason = { clause: "", text: "", ...refusalOf(names, report), message: this.messageFor(report.pick) };
    }
  }

  close(): void {
    this.sandbox.close();
  }

  private messageFor(pick: string): string {
    return this.step?.wrong?.find((each) => each.pick === pick)?.message ?? "";
  }

  private arrive(at: number): void {
    this.at = at;
    this.reason = null;
    if (this.done) {
      keepDone(this.chapter.id, this.next?.id ?? "");
    } else {
      keepStep(this.chapter.id, at);
    }
  }
}
