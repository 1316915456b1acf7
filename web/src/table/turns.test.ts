import { describe, expect, it } from "vitest";
import type { Fact } from "./beats";
import { follow, type Turn, Turns } from "./turns.svelte";

const cast: Fact[] = [
  { event: "turn_began", seat: 2 },
  { event: "spell_cast", seat: 2, card: "zap", power: 1 },
  { event: "card_added", seat: 2, card: "book_water_fire", power: 2 },
  { event: "line_applied", seat: 2, card: "zap", line: 2 },
  { event: "creature_hit", token: 4, creature: "orc", place: "3.inner", amount: 2 },
  { event: "creature_defeated", token: 4, creature: "orc", place: "3.inner", seat: 2 },
];

describe("a turn", () => {
  it("is known spell by spell: what was added, the line, and what came of it", () => {
    const start: Turn = { seat: 2, plays: [], traces: [] };
    const [play] = cast.reduce(follow, start).plays;
    expect(play).toMatchObject({ card: "zap", power: 2, line: 2, added: [{ card: "book_water_fire", gain: 1 }] });
    expect(play?.facts.map((fact) => fact.event)).toEqual(["creature_hit", "creature_defeated"]);
  });

  it("forgets a spell that was taken back", () => {
    const start: Turn = { seat: 1, plays: [], traces: [] };
    const back = { event: "taken_back", seat: 1 };
    expect([...cast.slice(1, 2), back].reduce(follow, start).plays).toEqual([]);
  });

  it("can be watched again where a mage only moved", () => {
    const turns = new Turns(() => 1);
    turns.hear([{ event: "turn_began", seat: 2 }], null);
    expect(turns.acted(2)).toBe(false);
    turns.hear([{ event: "mage_moved", seat: 2, path: 3 }], null);
    expect(turns.acted(2)).toBe(true);
  });

  it("leaves one trace of all damage to a creature, and one where it fell", () => {
    const start: Turn = { seat: 2, plays: [], traces: [] };
    const hit = (token: number, amount: number): Fact => ({ event: "creature_hit", token, place: "3.inner", amount });
    const fell: Fact = { event: "creature_defeated", token: 4, place: "3.inner", seat: 2 };
    const facts = [hit(4, 2), hit(5, 1), hit(4, 3), fell];
    expect(facts.reduce(follow, start).traces.map(({ token, amount }) => [token, amount])).toEqual([
      [4, 5],
      [5, 1],
      [4, 0],
    ]);
  });

  it("stays on the board until the own turn ends", () => {
    const turns = new Turns(() => 1);
    turns.hear(cast, null);
    expect(turns.traces).toEqual([
      { seat: 2, token: 4, place: "3.inner", amount: 2 },
      { seat: 2, token: 4, place: "3.inner", amount: 0 },
    ]);
    turns.hear([{ event: "turn_began", seat: 1 }], null);
    expect(turns.traces).toHaveLength(2);
    turns.hear([{ event: "turn_ended", seat: 1 }], null);
    expect(turns.traces).toEqual([]);
    expect(turns.of(2).plays).toHaveLength(1);
  });
});
