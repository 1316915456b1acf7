import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { View } from "../protocol";
import type { Fact } from "../table/beats";
import { CLEARED_PATHS } from "../terms";
import type { Names } from "../words/names";
import { Herald } from "./herald.svelte";

const names = {
  say: (id: string, fields: Record<string, unknown>) => `${id} ${fields.seat}`,
  creatures: new Map(),
  edition: {
    creatures: [
      { id: "goblin", category: "weak" },
      { id: "chief", category: "brute" },
    ],
    reinforcements: [],
  },
} as unknown as Names;
const view = (empty = 0): View =>
  ({
    counters: { goblin: 3, chief: 7 },
    stacks: [1, 2, 3, 4, 5, 6].map((path) => (path <= empty ? 0 : 5)),
  }) as unknown as View;
const fell = (creature: string): Fact => ({ event: "creature_defeated", creature, seat: 2, token: 1, place: "p1" });
const skill: Fact = { event: "skill_gained", seat: 1, skill: "poison" };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the herald", () => {
  it("proclaims skills and brutes for a moment, and nothing else", () => {
    const herald = new Herald(() => names);
    herald.hear([fell("goblin")], view(), true, 1);
    expect(herald.news).toBeNull();
    herald.hear([fell("chief")], view(), true, 1);
    expect(herald.news).toMatchObject({ art: "creatures/chief", seat: 2 });
    herald.hear([skill], view(), true, 1);
    expect(herald.news).toMatchObject({ art: "skills/poison", seat: 1 });
    vi.advanceTimersByTime(5000);
    expect(herald.news).toBeNull();
  });

  it("is silent about what is passed over, and stops when somebody wants to see the end", () => {
    const herald = new Herald(() => names);
    herald.hear([skill], view(), false, 1);
    expect(herald.news).toBeNull();
    herald.hear([skill], view(), true, 1);
    herald.hear([{ event: "passed", seat: 1 }], view(), false, 1);
    expect(herald.news).toBeNull();
  });

  it("proclaims the last round once, when it begins, not to those who come later", () => {
    const herald = new Herald(() => names);
    const moved: Fact[] = [{ event: "creature_entered" }];
    herald.hear(moved, view(CLEARED_PATHS - 1), true, 1);
    herald.hear(moved, view(CLEARED_PATHS), true, 1);
    expect(herald.news?.art).toBe("signs/marker_stack");
    vi.advanceTimersByTime(5000);
    herald.hear(moved, view(CLEARED_PATHS), true, 1);
    expect(herald.news).toBeNull();
    const late = new Herald(() => names);
    late.hear(moved, view(CLEARED_PATHS), true, 1);
    expect(late.news).toBeNull();
  });

  it("proclaims what the reader's own mission brings, after other news, not to those who come later", () => {
    const scored = (points: number): View =>
      ({
        ...view(),
        own: {
          seat: 1,
          mission: "brutes",
          score: { total: points, lines: [{ clause: "M2", item: "brutes", points }] },
        },
      }) as unknown as View;
    const herald = new Herald(() => names);
    herald.hear([], scored(4), true, 1);
    expect(herald.news).toBeNull();
    herald.hear([fell("chief")], scored(8), true, 1);
    expect(herald.news?.art).toBe("creatures/chief");
    vi.advanceTimersByTime(3000);
    expect(herald.news).toMatchObject({ art: "missions/brutes", seat: 1 });
    vi.advanceTimersByTime(3000);
    expect(herald.news).toBeNull();
    herald.hear([], scored(4), true, 1);
    herald.hear([], scored(8), false, 1);
    expect(herald.news).toBeNull();
  });
});
