// Feed: one table as the server sends it. It keeps the current view, the question and the chat, and passes
// what happened to the stage.

import { Line, type LineState, type Sent, socketUrl } from "../net/socket";
import type { AnyReport, AskMessage, ChatLine, Problem, Step, View } from "../protocol";
import type { Fact } from "./beats";
import { merged } from "./merge";
import { Stage } from "./stage.svelte";

/** The event for a step that undid something, which has none of its own. */
export const TAKEN_BACK = "taken_back";

export class Feed {
  readonly stage: Stage;
  view = $state.raw<View | null>(null);
  ask = $state.raw<AskMessage | null>(null);
  canUndo = $state(false);
  canRedo = $state(false);
  /** Whether our answer waits for those of others. */
  early = $state(false);
  line = $state<LineState>("connecting");
  /** Why the server does not let us in. */
  shut = $state("");
  problem = $state.raw<Problem | null>(null);
  /** Why the last answer was not taken. */
  refused = $state("");
  chat = $state.raw<ChatLine[]>([]);

  /** The step of the last whole view: after connecting, or connecting again. */
  joined = $state(-1);

  private seq = -1;
  private foreseen = 0;
  private readonly socket: Line;

  constructor(
    readonly table: string,
    readonly link = "",
    stage = new Stage(),
  ) {
    this.stage = stage;
    this.socket = new Line(socketUrl(table, link), {
      heard: (report) => this.hear(report),
      line: (state, reason) => {
        this.line = state;
        this.shut = reason;
        if (state !== "open") {
          this.seq = -1;
        }
      },
    });
  }

  /** Do something at the table. */
  async send(command: Sent): Promise<AnyReport | null> {
    this.problem = null;
    try {
      return await this.socket.send(command);
    } catch {
      return null;
    }
  }

  /** Answer the question, and skip to the present on the screen. */
  answer(pick: string): void {
    void this.reply((ask) => ({ type: "answer", ask: ask.id, pick }));
  }

  /** Answer the question and those that follow, all at once; so many of the facts that come of it are on the screen. */
  answers(picks: string[], foreseen: number): void {
    this.foreseen = foreseen;
    void this.reply((ask) => ({ type: "answers", ask: ask.id, picks }));
  }

  private async reply(command: (ask: AskMessage) => Sent): Promise<void> {
    const ask = this.ask;
    if (ask) {
      this.stage.finish();
      this.ask = null;
      const report = await this.send(command(ask));
      // A refused answer leaves the question open, unless another has come.
      if (report?.type === "problem" && !this.ask) {
        this.ask = ask;
        this.refused = report.message;
      }
    }
  }

  close(): void {
    this.socket.close();
    this.stage.finish();
  }

  private hear(report: AnyReport): void {
    switch (report.type) {
      case "step":
        this.step(report);
        break;
      case "chat":
        this.chat = [...this.chat, report];
        break;
      case "problem":
        this.problem = report;
        break;
    }
  }

  private step(step: Step): void {
    const base = step.base ?? null;
    if (base !== null && base !== this.seq) {
      // We missed a step: ask for the whole view, unless it is already coming.
      void this.send({ type: "resync" } as Sent);
      return;
    }
    const view = (base === null ? step.view : merged(this.view, step.view)) as unknown as View;
    const facts = (step.events ?? []) as Fact[];
    const first = this.seq < 0;
    this.seq = step.seq;
    this.view = view;
    this.ask = step.ask ?? null;
    this.refused = "";
    this.canUndo = step.can_undo ?? false;
    this.canRedo = step.can_redo ?? false;
    this.early = step.early ?? false;
    if (first || base === null) {
      this.stage.set(view);
      this.joined = step.seq;
    } else {
      const events = step.undone ? [{ event: TAKEN_BACK, seat: view.table.to_move?.[0] ?? view.turn }] : facts;
      this.stage.add({ seq: step.seq, view, events, foreseen: this.foreseen });
    }
    if (facts.length > 0) {
      this.foreseen = 0;
    }
  }
}
