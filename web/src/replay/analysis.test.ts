import { expect, test } from "vitest";
import type { Estimated, GameAnalysis } from "../protocol";
import { dearPicks, turningPoints } from "./analysis.svelte";

const about = (mean: number, half: number): Estimated => ({
  mean,
  samples: 100,
  low: mean - half,
  high: mean + half,
});
const turn = (at: number, win: number) => ({
  at,
  round: 1,
  seat: 1,
  win: [about(win, 0.1), about(1 - win, 0.1)],
  score: [],
});
const swing = (at: number, change: number, half: number) => ({
  at,
  round: 1,
  seat: 1,
  change: [about(change / 2, half), about(-change, half)],
});
const pick = (at: number, cost: number, half: number) => ({
  at,
  round: 1,
  seat: 1,
  played: "end",
  advised: "teleport:1",
  win: about(cost, half),
  score: about(1, 1),
});

const analysis: GameAnalysis = {
  level: "apprentice",
  samples: 100,
  complete: true,
  wins: [1, 0],
  scores: [20, 10],
  turns: [turn(4, 0.5), turn(9, 0.7), turn(15, 0.4)],
  swings: [swing(15, 0.6, 0.2), swing(9, -0.3, 0.1), swing(4, 0.2, 0.3)],
  picks: [pick(3, 0.2, 0.1), pick(8, 0.1, 0.2)],
};

test("turning points come in the order of play, with the chance of the seat that changed most", () => {
  const found = turningPoints(analysis, 5);
  expect(found.map((each) => [each.swing.at, each.seat, each.from, each.to])).toEqual([
    [9, 2, 30, 60],
    [15, 2, 60, 0],
  ]);
  expect(turningPoints(analysis, 1).map((each) => each.swing.at)).toEqual([15]);
});

test("what may be chance is no turning point and no mistake", () => {
  expect(dearPicks(analysis, 5).map((each) => each.at)).toEqual([3]);
});
