import { describe, expect, it } from "vitest";
import { merged } from "./merge";

describe("a merge patch", () => {
  it("replaces values, merges maps, and takes away what is null", () => {
    const before = {
      round: 1,
      creatures: { "3": { place: "1.outer", damage: 0 }, "4": { place: "2.outer", damage: 1 } },
    };
    const patch = { round: 2, creatures: { "3": { damage: 1 }, "4": null }, stacks: [1, 2] };
    expect(merged(before, patch)).toEqual({
      round: 2,
      creatures: { "3": { place: "1.outer", damage: 1 } },
      stacks: [1, 2],
    });
  });

  it("leaves the document before it as it was, and shares what it does not touch", () => {
    const before = { seats: { "1": { mage: 2 } }, round: 1 };
    const after = merged(before, { round: 2 }) as typeof before;
    expect(before.round).toBe(1);
    expect(after.seats).toBe(before.seats);
  });

  it("replaces lists whole", () => {
    expect(merged({ stack: [1, 2, 3] }, { stack: [4] })).toEqual({ stack: [4] });
  });
});
