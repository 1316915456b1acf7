import { describe, expect, it } from "vitest";
import type { Names } from "../words/names";
import { laidOut } from "./slots";

const spells = [
  { id: "zap", pile: "attack" },
  { id: "bolt", pile: "attack" },
  { id: "wisdom", pile: "support" },
  { id: "switch", pile: "support" },
];
const names = { edition: { spells } } as unknown as Names;

describe("the display", () => {
  it("has attack spells in the first row and support spells in the second", () => {
    const places = laidOut(names, { wisdom: 1, bolt: 2, switch: 1, zap: 1 }, []);
    expect(places).toEqual(["zap", "bolt", "bolt", "wisdom", "switch", null]);
  });

  it("keeps the gap of a card that was learned, and fills it again", () => {
    const before = laidOut(names, { zap: 1, bolt: 2, wisdom: 1, switch: 2 }, []);
    const after = laidOut(names, { zap: 1, bolt: 1, wisdom: 1, switch: 2 }, before);
    expect(after).toEqual(["zap", "bolt", null, "wisdom", "switch", "switch"]);
    expect(laidOut(names, { zap: 2, bolt: 1, wisdom: 1, switch: 2 }, after)).not.toContain(null);
  });

  it("shows cards beyond its places too", () => {
    expect(laidOut(names, { zap: 4 }, [])).toEqual(["zap", "zap", "zap", null, null, null, "zap"]);
  });
});
