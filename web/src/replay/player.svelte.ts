// Player: a finished game on the stage. It loads the views in chunks as needed, and goes to any line, at once
// or step by step.

import type { EditionTables, RecordDoc, TableView, View } from "../protocol";
import { reader } from "../reader.svelte";
import type { Fact } from "../table/beats";
import { merged } from "../table/merge";
import { Stage } from "../table/stage.svelte";
import { factsByLine, lastBefore, nextAfter, type Round, roundsOf, seenBy, stopsOf, turnsOf } from "./lines";
import { type Points, pointsByRound } from "./points";
import type { Source } from "./source";

const CHUNK = 100;
const REST = 700;

export class Player {
  readonly stage = new Stage({
    get speed() {
      return reader.still ? Number.POSITIVE_INFINITY : reader.speed;
    },
  });
  record = $state.raw<RecordDoc | null>(null);
  edition = $state.raw<EditionTables | null>(null);
  facts = $state.raw<Fact[][]>([]);
  points = $state.raw<Points[]>([]);
  /** The line to be shown; that of the stage once its view is loaded. */
  n = $state(0);
  /** The line of the stage. */
  shown = $state(0);
  seat = $state("all");
  playing = $state(false);
  problem = $state("");

  stops: number[] = [0];
  turns: number[] = [0];
  rounds: Round[] = [];
  private chunks = new Map<string, Promise<View[]>>();
  private wanted = 0;
  private timer = 0;

  constructor(readonly source: Source) {}

  get first(): number {
    return this.stops[0] ?? 0;
  }

  get last(): number {
    return this.stops.at(-1) ?? 0;
  }

  async open(at: number | null, seat: string): Promise<void> {
    const { record, events, edition } = await this.source.load();
    this.record = record;
    this.edition = edition;
    this.facts = factsByLine(record, events);
    this.stops = stopsOf(record);
    this.turns = turnsOf(this.stops, this.facts);
    this.rounds = roundsOf(this.stops, this.facts);
    this.seat = seat;
    await this.go(at ?? this.first);
    this.points = await pointsByRound(this.source, this.rounds, this.last);
  }

  /** Show the game after a line, at once. */
  async go(n: number): Promise<void> {
    const line = Math.max(this.first, Math.min(n, this.last));
    const wanted = ++this.wanted;
    this.n = line;
    const view = await this.view(line);
    if (view && wanted === this.wanted) {
      this.stage.set(view);
      this.shown = line;
    }
  }

  /** Go on to a later line, and show what happened on the way. */
  async advance(to: number): Promise<void> {
    const wanted = ++this.wanted;
    this.stage.finish();
    const from = this.n;
    this.n = to;
    for (let line = from + 1; line <= to; line++) {
      const view = await this.view(line);
      if (!view || wanted !== this.wanted) {
        return;
      }
      this.stage.add({ seq: line, view, events: this.told(line) });
      this.shown = line;
    }
  }

  readonly forward = (): Promise<void> => this.advance(nextAfter(this.stops, this.n));
  readonly back = (): Promise<void> => this.go(lastBefore(this.stops, this.n));
  readonly nextTurn = (): Promise<void> => this.go(nextAfter(this.turns, this.n));
  readonly lastTurn = (): Promise<void> => this.go(lastBefore(this.turns, this.n));

  look(seat: string): void {
    this.seat = seat;
    void this.go(this.n);
  }

  play(on: boolean): void {
    this.playing = on;
    clearTimeout(this.timer);
    if (on) {
      if (this.n >= this.last) {
        void this.go(this.first);
      }
      this.tick();
    }
  }

  /** Whether what is shown is not yet what was asked for. */
  get loading(): boolean {
    return this.shown !== this.n;
  }

  close(): void {
    this.play(false);
    this.wanted++;
    this.stage.finish();
  }

  /** What a line did, as far as the viewer may know. */
  told(line: number): Fact[] {
    return (this.facts[line] ?? []).map((fact) => seenBy(this.seat, fact));
  }

  private tick(): void {
    if (!this.playing) {
      return;
    }
    if (this.n >= this.last) {
      this.playing = false;
      return;
    }
    if (!this.stage.busy && !this.loading) {
      void this.forward();
    }
    this.timer = window.setTimeout(() => this.tick(), REST / Math.max(0.5, Math.min(4, reader.speed)));
  }

  private async view(line: number): Promise<View | null> {
    const chunk = Math.min(Math.floor(line / CHUNK), Math.floor(Math.max(0, this.last - 1) / CHUNK));
    try {
      const views = await this.load(chunk);
      return views[line - chunk * CHUNK] ?? null;
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
      return null;
    }
  }

  private load(chunk: number): Promise<View[]> {
    const key = `${this.seat} ${chunk}`;
    let found = this.chunks.get(key);
    if (!found) {
      found = this.fetch(chunk);
      this.chunks.set(key, found);
      found.catch(() => this.chunks.delete(key));
    }
    return found;
  }

  private async fetch(chunk: number): Promise<View[]> {
    const from = chunk * CHUNK;
    const told = await this.source.steps(this.seat, from, from + CHUNK);
    const table = this.table();
    let view: unknown = { ...told.view, table };
    const views = [view as View];
    for (const step of told.steps) {
      view = merged(view, step.view);
      views.push(view as View);
    }
    return views;
  }

  /** The table of the game in the form of the live view. */
  private table(): TableView {
    const info = this.record?.info;
    const seats = Object.fromEntries(
      (info?.seats ?? []).map((seat) => [String(seat.seat), { ...seat, connected: true }]),
    );
    return { ...info, status: "playing", seats, clocks: {}, to_move: [] } as unknown as TableView;
  }
}
