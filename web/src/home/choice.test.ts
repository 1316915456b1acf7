import { describe, expect, it } from "vitest";
import type { CreatureRow, EditionTables } from "../protocol";
import { addSeat, isUnwise, preset, recolour, wishOf } from "./choice";

const row = (id: string, category: string) => ({ id, category }) as CreatureRow;
const edition = {
  creatures: [row("goblin", "weak"), row("orc", "weak"), row("lava_golem", "brute")],
  reinforcements: [row("croco_flyer", "weak"), row("bomber", "brute")],
} as EditionTables;

describe("a choice for a table", () => {
  it("becomes a wish: oneself, open seats for friends, bots with their level", () => {
    const choice = preset("first");
    choice.seats = [
      { who: "me", colour: "red" },
      { who: "friend", colour: "blue" },
      { who: "master", colour: "green" },
    ];
    expect(wishOf(choice).seats).toEqual([
      { kind: "me", colour: "red" },
      { kind: "open", colour: "blue" },
      { kind: "bot", level: "master", colour: "green" },
    ]);
  });

  it("says how many tiles lie, and which creature stands in for which", () => {
    const choice = { ...preset("full"), tiles: 4, stands: { croco_flyer: "orc" } };
    expect(wishOf(choice, edition).modules).toMatchObject({
      terrain: "4",
      reinforcement: "croco_flyer:orc,bomber:lava_golem",
    });
  });

  it("plays without reinforcement if no creature is replaced", () => {
    const choice = { ...preset("full"), stands: { croco_flyer: "", bomber: "" } };
    expect(wishOf(choice, edition).modules).not.toHaveProperty("reinforcement");
  });

  it("ticks a creature that leaves something behind only with bonus actions", () => {
    const bomber = { ...row("bomber", "brute"), on_defeat: "blast" } as CreatureRow;
    const tables = { ...edition, reinforcements: [row("croco_flyer", "weak"), bomber] } as EditionTables;
    const choice = { ...preset("first"), modules: ["reinforcement"] };
    expect(wishOf(choice, tables).modules).toEqual({ reinforcement: "croco_flyer:goblin" });
    expect(isUnwise(choice, tables)).toBe(false);
    const chosen = { ...choice, stands: { bomber: "lava_golem" } };
    expect(isUnwise(chosen, tables)).toBe(true);
    expect(isUnwise({ ...chosen, modules: ["reinforcement", "bonus"] }, tables)).toBe(false);
  });

  it("names house rules and the start player only where somebody has", () => {
    expect(wishOf(preset("first"))).not.toHaveProperty("house_rules");
    const choice = { ...preset("first"), houseRules: ["dearest_line"], start: 2 };
    expect(wishOf(choice)).toMatchObject({ house_rules: ["dearest_line"], start: 2 });
    expect(wishOf({ ...choice, start: 3 }).start).toBe(0);
  });

  it("gives no colour twice", () => {
    const seats = recolour(preset("first").seats, 0, "green");
    expect(seats.map((seat) => seat.colour)).toEqual(["green", "blue"]);
    expect(addSeat(seats).map((seat) => seat.colour)).toEqual(["green", "blue", "red"]);
  });
});
