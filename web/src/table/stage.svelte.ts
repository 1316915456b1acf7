// Stage: what is on the screen. Moments wait in a queue and are played beat by beat; the player's answer finishes
// what is running at once. Live tables, spectators and replays all use the same stage.

import type { View } from "../protocol";
import { type Beat, beats, type Fact, type Moment } from "./beats";

export interface Pace {
  /** 1 is normal, 2 twice as fast, Infinity without any motion. */
  speed: number;
}

/** Called with facts that are shown, or (`shown` false) passed over because somebody wants to see the end; `again` if
 * they were shown before. */
type Hear = (facts: Fact[], shown: boolean, again: boolean) => void;

const MANY = 6;

export class Stage {
  /** The view that is shown: the current one, or an earlier one while something is being played. */
  view = $state.raw<View | null>(null);
  /** The events that are being shown. */
  facts = $state.raw<Fact[]>([]);
  /** How long they are shown, in milliseconds. */
  duration = $state(0);
  /** Whether anything is still to be shown. */
  busy = $state(false);
  /** Whether it is something that was shown before. */
  again = $state(false);

  private truth: View | null = null;
  private queue: Beat[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly heard: Hear[] = [];
  /** The last turn of each seat: the view before it, and its beats. */
  private readonly turns = new Map<number, { before: View | null; beats: Beat[] }>();
  private kept: Beat[] = [];

  constructor(readonly pace: Pace = { speed: 1 }) {}

  /** Call with the facts of each beat as it is shown. */
  onBeat(hear: Hear): void {
    this.heard.push(hear);
  }

  /** Show a view at once, without motion. */
  set(view: View): void {
    this.finish();
    if (!this.truth && view.turn) {
      // The turn under way is kept from here on.
      this.kept = [{ facts: [{ event: "turn_began", seat: view.turn }], view, duration: 0 }];
      this.turns.set(view.turn, { before: view, beats: this.kept });
    }
    this.truth = view;
    this.view = view;
  }

  /** Show a moment after those that wait. */
  add(moment: Moment): void {
    if (this.again) {
      this.finish();
    }
    const news = beats(this.truth, moment);
    this.keep(news);
    this.queue.push(...news);
    this.truth = moment.view;
    if (!this.busy) {
      this.next();
    }
  }

  /** Whether a turn of this seat can be shown again. */
  knows(seat: number): boolean {
    return this.turns.has(seat);
  }

  /** Show the last turn of a seat once more. */
  repeat(seat: number): void {
    const turn = this.turns.get(seat);
    if (turn) {
      this.finish();
      this.again = true;
      this.view = turn.before;
      this.queue = [...turn.beats];
      this.next();
    }
  }

  /** Keep the beats of the turn under way. */
  private keep(news: Beat[]): void {
    let before = this.truth;
    for (const beat of news) {
      const began = beat.facts.find((fact) => fact.event === "turn_began");
      if (began) {
        this.kept = [];
        this.turns.set(Number(began.seat), { before, beats: this.kept });
      }
      this.kept.push(beat);
      before = beat.view;
    }
  }

  /** Skip to the end of everything that waits. */
  finish(): void {
    clearTimeout(this.timer);
    const again = this.again;
    const facts = this.queue.flatMap((beat) => beat.facts);
    this.queue = [];
    this.busy = false;
    this.facts = [];
    this.again = false;
    this.view = this.truth;
    this.tell(facts, false, again);
  }

  private next(): void {
    const beat = this.queue.shift();
    if (!beat) {
      this.busy = false;
      this.again = false;
      this.facts = [];
      this.view = this.truth;
      return;
    }
    this.busy = true;
    // Catch up if too far behind.
    const hurry = this.queue.length > MANY ? this.queue.length / MANY : 1;
    this.duration = beat.duration / (this.pace.speed * hurry);
    this.facts = beat.facts;
    this.view = beat.view;
    this.tell(beat.facts, !beat.foreseen || this.again, this.again);
    if (this.duration < 1) {
      this.next();
    } else {
      this.timer = setTimeout(() => this.next(), this.duration);
    }
  }

  private tell(facts: Fact[], shown: boolean, again: boolean): void {
    for (const hear of this.heard) {
      hear(facts, shown, again);
    }
  }
}
