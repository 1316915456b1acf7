import { beforeAll, describe, expect, it, vi } from "vitest";
import type { View } from "../protocol";
import { litPlaces, madeBy, shown } from "./glow";

const view = {
  counters: { goblin: 3, orc: 3 },
  creatures: {
    "4": { token: 4, creature: "orc", place: "2.inner", life: 2, damage: 0, weakened: 0 },
    "7": { token: 7, creature: "goblin", place: "2.inner", life: 2, damage: 1, weakened: 0 },
  },
} as unknown as View;

beforeAll(() => {
  vi.stubGlobal("CSS", { escape: (text: string) => text });
});

describe("what glows", () => {
  it("is what a step shows", () => {
    expect(shown(view, ["tower", "stack:3", "player:2", "counter:orc"])).toEqual([
      "[data-tower]",
      '[data-stack="3"]',
      '[data-seat="2"]',
      '[data-counter="orc"]',
    ]);
    expect(shown(view, ["creature:2.inner"])).toEqual(['[data-token="7"]', '[data-token="4"]']);
  });

  it("leaves sections to the board", () => {
    expect(shown(view, ["place:1.inner"])).toEqual([]);
    expect(litPlaces(["place:1.inner", "tower"])).toEqual(new Set(["1.inner"]));
  });

  it("is where a pick is made", () => {
    expect(madeBy(view, "reveal:2")).toBe('[data-stack="2"]');
    expect(madeBy(view, "cast:zap")).toBe('[data-hand="zap"]');
    expect(madeBy(view, "learn:switch")).toBe('[data-shown="switch"]');
    expect(madeBy(view, "target:2.inner.2")).toBe('[data-token="4"]');
    expect(madeBy(view, "done")).toBe('[data-pick="done"]');
  });
});
