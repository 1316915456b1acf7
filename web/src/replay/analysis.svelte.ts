// The analysis of a finished game. The server computes it on request, and stores it.

import { recordUrl } from "../home/requests";
import { call, Refusal } from "../net/api";
import type { AnalysedPick, AnalysedSwing, AnalysisState, Estimated, GameAnalysis } from "../protocol";

const POLL = 1500;
const PATIENCE = 5;

/** Among many comparisons some differ by chance alone: a mean counts if it exceeds its error by this factor. */
const CLEAR = 1.5;

/** Whether the result is more than chance. */
export const certain = ({ mean, low, high }: Estimated): boolean =>
  typeof low === "number" && typeof high === "number" && Math.abs(mean) > (CLEAR * (high - low)) / 2;

export interface TurningPoint {
  swing: AnalysedSwing;
  /** The seat, from 1, whose chance changed most, and its chance before and after, in percent. */
  seat: number;
  from: number;
  to: number;
}

/** The turns that changed the chances most, as far as that is certain, in the order in which they were played. */
export function turningPoints(analysis: GameAnalysis, most: number): TurningPoint[] {
  const found = analysis.swings.flatMap((swing): TurningPoint[] => {
    const sizes = swing.change.map((each) => Math.abs(each.mean));
    const seat = sizes.indexOf(Math.max(...sizes));
    const change = swing.change[seat];
    const before = analysis.turns.find((turn) => turn.at === swing.at)?.win[seat]?.mean;
    if (change === undefined || before === undefined || !certain(change)) {
      return [];
    }
    const after = Math.max(0, Math.min(1, before + change.mean));
    return [{ swing, seat: seat + 1, from: Math.round(before * 100), to: Math.round(after * 100) }];
  });
  return found.slice(0, most).sort((one, other) => one.swing.at - other.swing.at);
}

/** The picks that cost most, as far as that is certain, the dearest first. */
export const dearPicks = (analysis: GameAnalysis, most: number): AnalysedPick[] =>
  analysis.picks.filter((pick) => certain(pick.win)).slice(0, most);

export class Inquiry {
  analysis = $state.raw<GameAnalysis | null>(null);
  running = $state(false);
  /** Progress, from 0 to 1. */
  part = $state(0);
  failed = $state(false);
  problem = $state("");
  private timer = 0;
  private began = 0;

  constructor(
    private readonly id: string,
    private readonly link: string,
  ) {}

  /** Whether an analysis was requested before. */
  look(): Promise<void> {
    return this.send("GET");
  }

  ask(): Promise<void> {
    this.failed = false;
    this.problem = "";
    this.running = true;
    this.part = 0;
    this.began = performance.now();
    return this.send("POST");
  }

  close(): void {
    clearTimeout(this.timer);
    this.timer = -1;
  }

  private async send(method: "GET" | "POST"): Promise<void> {
    try {
      this.take(await call<AnalysisState>(method, recordUrl(this.id, "/analysis", this.link)));
    } catch (error) {
      // Nobody asked for an analysis, so there is no problem to show.
      if (this.running) {
        this.problem = error instanceof Refusal ? error.message : "";
        this.failed = !this.problem;
        this.running = false;
      }
    }
  }

  private take(state: AnalysisState): void {
    this.began ||= performance.now();
    const spent = (performance.now() - this.began) / 1000;
    this.part = Math.min(0.97, spent / (state.seconds + 1));
    this.analysis = state.analysis ?? null;
    // Another process of the server may be computing it: look again later.
    const waiting = this.running && !state.problem && spent < PATIENCE * state.seconds;
    this.failed = this.running && state.status === "none" && !waiting;
    this.running = state.status === "running" || (state.status === "none" && waiting);
    if (this.running && this.timer >= 0) {
      this.timer = window.setTimeout(() => void this.send("GET"), POLL);
    }
  }
}
