// Trial: an example on a small live board. It follows the picks of the example, or those of the reader.

import { Sandbox } from "../table/sandbox.svelte";
import { drawsFor, type Example, followed, type Move, readLine, recordOf } from "./examples";

const PAUSE = 900;

export class Trial {
  readonly sandbox = new Sandbox();
  showing = $state(false);
  private readonly moves: Move[];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly example: Example) {
    const { moves, chance } = readLine(example.line);
    this.moves = moves;
    this.sandbox.draws = (picks) => drawsFor(moves, chance, picks);
    this.sandbox.onanswer = (pick) => void this.pick(pick);
  }

  get picks(): string[] {
    return this.sandbox.picks;
  }

  /** Whether all picks so far are those of the example. */
  get following(): boolean {
    return followed(this.moves, this.picks) === this.picks.length && this.picks.length <= this.moves.length;
  }

  get done(): boolean {
    return this.following && this.picks.length === this.moves.length;
  }

  /** The pick that the example goes on with. */
  get next(): string {
    return this.following ? (this.moves[this.picks.length]?.pick ?? "") : "";
  }

  /** The seat that the example goes on with. */
  get waitingFor(): number {
    const actor = this.moves[this.picks.length]?.actor;
    const seats = Object.values(this.sandbox.view?.table.seats ?? {});
    return seats.find((seat) => seat.colour === actor)?.seat ?? this.example.seat;
  }

  /** Set the board up. */
  async begin(): Promise<void> {
    this.halt();
    await this.sandbox.open({ record: await recordOf(this.example), seat: this.example.seat });
  }

  /** A pick of the reader. Others at the board answer as the example has it. */
  private async pick(pick: string): Promise<void> {
    this.halt();
    await this.sandbox.play([pick]);
    if (!this.sandbox.ask && !this.sandbox.problem && this.next) {
      this.timer = setTimeout(() => void this.pick(this.next), PAUSE);
    }
  }

  /** Undo the last pick, and what others answered to it. */
  async back(): Promise<void> {
    this.halt();
    let count = this.picks.length - 1;
    while (count > 0 && this.isOthers(count)) {
      count -= 1;
    }
    await this.sandbox.backTo(count);
  }

  /** Play the example step by step, or stop. */
  show(): void {
    if (this.showing) {
      this.halt();
    } else {
      void this.start();
    }
  }

  private async start(): Promise<void> {
    if (!this.following || this.done) {
      await this.begin();
    }
    this.showing = true;
    await this.step();
  }

  private async step(): Promise<void> {
    if (this.showing && this.next && !this.sandbox.problem) {
      await this.sandbox.play([this.next]);
      this.timer = setTimeout(() => void this.step(), this.sandbox.stage.busy ? PAUSE * 1.6 : PAUSE);
    } else {
      this.showing = false;
    }
  }

  close(): void {
    this.halt();
    this.sandbox.stage.finish();
  }

  private isOthers(at: number): boolean {
    const move = this.moves[at];
    return move !== undefined && move.actor !== this.moves[0]?.actor && move.pick === this.picks[at];
  }

  private halt(): void {
    clearTimeout(this.timer);
    this.showing = false;
  }
}
