import { describe, expect, it } from "vitest";
import type { View } from "../protocol";
import { beats, type Fact } from "./beats";

const creature = (token: number, place: string) => ({ token, creature: "orc", place, life: 3, damage: 0, weakened: 0 });
const view = (places: Record<string, string>): View =>
  ({
    creatures: Object.fromEntries(Object.entries(places).map(([id, place]) => [id, creature(Number(id), place)])),
  }) as View;
const moved = (token: number, before: string, to: string): Fact => ({ event: "creature_moved", token, before, to });

describe("the beats of a moment", () => {
  it("shows a view at once when nothing happened on the way", () => {
    const now = view({ "1": "1.outer" });
    expect(beats(view({}), { seq: 2, view: now, events: [] })).toEqual([{ facts: [], view: now, duration: 0 }]);
  });

  it("lets creatures march together, and one that marches on march again", () => {
    const now = view({ "1": "1.inner", "2": "2.middle" });
    const shown = beats(view({ "1": "1.outer", "2": "2.outer" }), {
      seq: 2,
      view: now,
      events: [moved(1, "1.outer", "1.middle"), moved(2, "2.outer", "2.middle"), moved(1, "1.middle", "1.inner")],
    });
    expect(shown.map((beat) => beat.facts.length)).toEqual([2, 1]);
    expect(shown[0]?.view.creatures?.["1"]?.place).toBe("1.middle");
    expect(shown[1]?.view).toBe(now);
  });

  it("takes a creature away when it is defeated, not before", () => {
    const shown = beats(view({ "1": "1.outer" }), {
      seq: 2,
      view: view({}),
      events: [
        { event: "creature_hit", token: 1, amount: 2 },
        { event: "creature_defeated", token: 1, seat: 1 },
        { event: "turn_ended", seat: 1 },
      ],
    });
    expect(shown[0]?.view.creatures?.["1"]?.damage).toBe(2);
    expect(shown[1]?.view.creatures?.["1"]).toBeUndefined();
  });

  it("puts the old fate away as a round begins", () => {
    const before = { round: 2, fate: "weak" } as View;
    const events = [
      { event: "round_began", round: 3 },
      { event: "fate_revealed", fate: "strong" },
      { event: "turn_began", seat: 1 },
    ];
    const shown = beats(before, { seq: 2, view: { ...before, round: 3, fate: "strong" }, events });
    expect(shown.map(({ view }) => [view.round, view.fate])).toEqual([
      [3, ""],
      [3, "strong"],
      [3, "strong"],
    ]);
  });

  it("takes each card out of its hand when it is discarded, and shows who draws", () => {
    const seat = { hand_size: 2, discard: {} };
    const before = { own: { seat: 1, hand: { zap: 2 }, draw: {} }, seats: { "1": seat, "2": seat } } as unknown as View;
    const shown = beats(before, {
      seq: 2,
      view: before,
      events: [
        { event: "card_discarded", seat: 1, card: "zap", source: "hand" },
        { event: "card_discarded", seat: 1, card: "smash", source: "played" },
        { event: "card_discarded", seat: 2, card: "zap", source: "hand" },
        { event: "card_drawn", seat: 1, card: "smash" },
        { event: "turn_ended", seat: 1 },
      ],
    });
    expect(shown.map((beat) => beat.view.own?.hand)).toEqual([
      { zap: 1 },
      { zap: 1 },
      { zap: 1 },
      { zap: 1, smash: 1 },
      { zap: 2 },
    ]);
    expect(shown[3]?.view.seats?.["1"]).toMatchObject({ hand_size: 2, discard: { zap: 1, smash: 1 } });
    expect(shown[3]?.view.seats?.["2"]).toMatchObject({ hand_size: 1, discard: { zap: 1 } });
  });
});
