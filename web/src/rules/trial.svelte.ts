// Trial: an example on a small live board. The server keeps nothing: each step sends the record and all picks since.

import { trySandbox } from "../net/api";
import { reasonOf } from "../net/attempt.svelte";
import { type Outcome, readOutcome } from "../panels/outcome";
import type { SandboxAsk, SandboxStep, SandboxWish, View } from "../protocol";
import { reader } from "../reader.svelte";
import type { Fact } from "../table/beats";
import { Stage } from "../table/stage.svelte";
import type { Fields, Names } from "../words/names";
import { account } from "../words/narrate";
import { drawsFor, type Example, followed, readLine, recordOf } from "./examples";

const PAUSE = 900;

export class Trial {
  readonly stage = new Stage({
    get speed() {
      return reader.still ? Number.POSITIVE_INFINITY : reader.speed;
    },
  });
  view = $state.raw<View | null>(null);
  ask = $state.raw<SandboxAsk | null>(null);
  picks = $state.raw<string[]>([]);
  facts = $state.raw<Fact[]>([]);
  problem = $state("");
  /** The clause that forbids what was tried, and the reason that applies. */
  refused = $state("");
  reason = $state.raw<Fields>({});
  showing = $state(false);
  readonly moves;
  private readonly chance;
  private record = "";
  private timer: ReturnType<typeof setTimeout> | undefined;
  private counts: number[] = [];
  private busy = false;

  constructor(readonly example: Example) {
    const line = readLine(example.line);
    this.moves = line.moves;
    this.chance = line.chance;
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
    return Object.values(this.view?.table.seats ?? {}).find((seat) => seat.colour === actor)?.seat ?? this.example.seat;
  }

  /** Set the board up. */
  async begin(): Promise<void> {
    this.record ||= await recordOf(this.example);
    this.counts = [];
    this.facts = [];
    await this.send([], true);
  }

  async pick(pick: string): Promise<void> {
    if (!this.busy) {
      this.stage.finish();
      await this.send([...this.picks, pick]);
      this.answerForOthers();
    }
  }

  /** One pick back, and back over what others answered to it. */
  async back(): Promise<void> {
    this.halt();
    let count = this.picks.length - 1;
    while (count > 0 && this.isOthers(count)) {
      count -= 1;
    }
    this.facts = this.facts.slice(0, this.counts[count] ?? 0);
    this.counts = this.counts.slice(0, count);
    await this.send(this.picks.slice(0, Math.max(0, count)), true);
  }

  async again(): Promise<void> {
    this.halt();
    await this.begin();
  }

  /** Play the example step by step, or stop. */
  show(): void {
    if (this.showing) {
      this.halt();
      return;
    }
    this.showing = true;
    const step = async (): Promise<void> => {
      if (this.showing && this.next) {
        await this.send([...this.picks, this.next]);
        this.timer = setTimeout(() => void step(), this.wait());
      } else {
        this.showing = false;
      }
    };
    void (this.following && !this.done ? step() : this.begin().then(step));
  }

  /** Try what cannot be done: the rules say why. */
  async refuse(pick: string): Promise<void> {
    const step = await this.request({ picks: this.picks, why_not: [pick] });
    const [[named, clause] = [pick, ""]] = Object.entries(step?.why_not ?? {});
    this.refused = clause;
    this.reason = step?.reasons?.[named] ?? {};
  }

  outcome(names: Names, pick: string): Outcome | null {
    const option = this.ask?.options.find((each) => each.text === pick);
    return option ? readOutcome(names, pick, (option.preview ?? []) as Fact[], option.decides ?? "ask") : null;
  }

  account(names: Names): string[] {
    return account(names, this.facts);
  }

  close(): void {
    this.halt();
    this.stage.finish();
  }

  private isOthers(at: number): boolean {
    const own = this.moves[0]?.actor;
    return this.moves[at] !== undefined && this.moves[at]?.actor !== own && this.moves[at]?.pick === this.picks[at];
  }

  private halt(): void {
    clearTimeout(this.timer);
    this.showing = false;
  }

  private wait(): number {
    return this.stage.busy ? PAUSE * 1.6 : PAUSE;
  }

  /** Others at the board answer as the example has it. */
  private answerForOthers(): void {
    if (!this.showing && !this.ask && this.next) {
      this.timer = setTimeout(() => void this.pick(this.next), PAUSE);
    }
  }

  private async send(picks: string[], anew = false): Promise<void> {
    this.busy = true;
    const known = anew ? picks.length : this.picks.length;
    const step = await this.request({ picks, known });
    this.busy = false;
    if (!step) {
      this.halt();
      return;
    }
    const view = step.view as unknown as View;
    const events = (step.events ?? []) as Fact[];
    if (anew) {
      this.stage.set(view);
    } else {
      this.counts = [...this.counts, this.facts.length];
      this.facts = [...this.facts, ...events];
      this.stage.add({ seq: step.seq, view, events });
    }
    this.picks = picks;
    this.refused = "";
    this.view = view;
    this.ask = step.ask ?? null;
  }

  private async request(wish: SandboxWish): Promise<SandboxStep | null> {
    const chance = drawsFor(this.moves, this.chance, wish.picks ?? []);
    try {
      this.problem = "";
      return await trySandbox({ record: this.record, chance, seat: this.example.seat, ...wish });
    } catch (error) {
      this.problem = reasonOf(error);
      return null;
    }
  }
}
