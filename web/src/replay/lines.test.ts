import { describe, expect, it } from "vitest";
import type { RecordDoc } from "../protocol";
import type { Fact } from "../table/beats";
import { factsByLine, lastBefore, nextAfter, roundsOf, seenBy, stopsOf, turnsOf } from "./lines";

const record = {
  lines: [
    { n: 1, actor: "chance", pick: "start:1", events: 1 },
    { n: 2, actor: "chance", pick: "card:zap", events: 2 },
    { n: 3, actor: "blue", pick: "reveal:2", events: 1 },
    { n: 4, actor: "blue", pick: "end", events: 1 },
    { n: 5, actor: "chance", pick: "card:zap", events: 2 },
    { n: 6, actor: "red", pick: "pass" },
  ],
} as RecordDoc;
const told = (event: string, more: object = {}): Fact => ({ event, ...more });
const facts = factsByLine(record, [
  told("game_began"),
  told("start_named"),
  told("round_began", { round: 1 }),
  told("turn_began", { seat: 1 }),
  told("creature_entered"),
  told("turn_ended"),
  told("card_drawn", { seat: 1, card: "zap" }),
  told("turn_began", { seat: 2 }),
]);

describe("looking through a record", () => {
  it("gives each line its events, and the opening the rest", () => {
    expect(facts.map((each) => each.length)).toEqual([1, 1, 2, 1, 1, 2, 0]);
  });

  it("stops where somebody decides, not where chance deals", () => {
    expect(stopsOf(record)).toEqual([2, 3, 5, 6]);
    expect(turnsOf(stopsOf(record), facts)).toEqual([2, 5, 6]);
    expect(roundsOf(stopsOf(record), facts)).toEqual([{ round: 1, at: 2 }]);
  });

  it("steps on and back, and stays at the ends", () => {
    const stops = stopsOf(record);
    expect([nextAfter(stops, 2), nextAfter(stops, 6), lastBefore(stops, 5), lastBefore(stops, 2)]).toEqual([
      3, 6, 3, 2,
    ]);
  });

  it("hides from a seat what others drew", () => {
    const drawn = facts[5]?.[0] as Fact;
    expect(seenBy("1", drawn).card).toBe("zap");
    expect(seenBy("all", drawn).card).toBe("zap");
    expect(seenBy("2", drawn).card).toBeNull();
  });
});
