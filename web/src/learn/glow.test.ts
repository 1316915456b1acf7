import { beforeAll, describe, expect, it, vi } from "vitest";
import type { View } from "../protocol";
import { litPlaces, madeBy, shown } from "./glow";

const view = {
  creatures: {
    "4": { token: 4, creature: "orc", place: "2.inner", life: 2, damage: 0, weakened: 0 },
    "7": { token: 7, creature: "goblin", place: "2.inner", life: 2, damage: 1, weakened: 0 },
  },
} as unknown as View;

const option = (text: string, tokens: number[] = []) => ({ id: 1, text, about: { tokens } });

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
    expect(shown(view, ["creature:2.inner"])).toEqual(['[data-token="4"]', '[data-token="7"]']);
    expect(shown(view, ["creature:2.inner.goblin"])).toEqual(['[data-token="7"]']);
  });

  it("leaves sections to the board", () => {
    expect(shown(view, ["place:1.inner"])).toEqual([]);
    expect(litPlaces(["place:1.inner", "tower"])).toEqual(new Set(["1.inner"]));
  });

  it("is where a pick is made", () => {
    expect(madeBy(option("reveal:2"))).toBe('[data-stack="2"]');
    expect(madeBy(option("cast:zap"))).toBe('[data-hand="zap"]');
    expect(madeBy(option("learn:switch"))).toBe('[data-shown="switch"]');
    expect(madeBy(option("target:2.inner.2", [4]))).toBe('[data-token="4"]');
    expect(madeBy(option("done"))).toBe('[data-pick="done"]');
  });
});
