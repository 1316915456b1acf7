import { describe, expect, it, vi } from "vitest";
import type { CreatureRow, EditionTables } from "../protocol";
import { addSeat, isUnwise, lastChoice, type Opponents, type Preset, preset, recolour, wishOf } from "./choice";

const row = (id: string, category: string) => ({ id, category }) as CreatureRow;
const edition = {
  creatures: [row("goblin", "weak"), row("orc", "weak"), row("lava_golem", "brute")],
  reinforcements: [row("croco_flyer", "weak"), row("bomber", "brute")],
} as EditionTables;

const rows = ["random", "apprentice", "adept", "master"].map((id) => ({ id, character: id, offered: id !== "random" }));
const bots = { levels: rows, offered: rows.slice(1), usual: "adept" };
const opponents = (name: Preset, of: Opponents) =>
  preset(name, of)
    .seats.slice(1)
    .map((seat) => seat.who);

describe("the bots of a preset", () => {
  it("are those that the server offers: the gentlest for a first game, rising strength for the full box", () => {
    expect(opponents("first", bots)).toEqual(["apprentice"]);
    expect(opponents("quick", bots)).toEqual(["adept"]);
    expect(opponents("full", bots)).toEqual(["apprentice", "adept", "master"]);
  });

  it("that are gone since the last time are replaced", () => {
    const kept = {
      seats: [
        { who: "me", colour: "blue" },
        { who: "wizard", colour: "red" },
      ],
    };
    vi.stubGlobal("localStorage", { getItem: () => JSON.stringify(kept) });
    expect(lastChoice(bots).seats.map((seat) => seat.who)).toEqual(["me", "adept"]);
  });
});

describe("a choice for a table", () => {
  it("becomes a wish: oneself, open seats for friends, bots with their level", () => {
    const choice = preset("first", bots);
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
    const choice = { ...preset("full", bots), tiles: 4, stands: { croco_flyer: "orc" } };
    expect(wishOf(choice, edition).modules).toMatchObject({
      terrain: "4",
      reinforcement: "croco_flyer:orc,bomber:lava_golem",
    });
  });

  it("plays without reinforcement if no creature is replaced", () => {
    const choice = { ...preset("full", bots), stands: { croco_flyer: "", bomber: "" } };
    expect(wishOf(choice, edition).modules).not.toHaveProperty("reinforcement");
  });

  it("ticks a creature that leaves something behind only with bonus actions", () => {
    const bomber = { ...row("bomber", "brute"), on_defeat: "blast" } as CreatureRow;
    const tables = { ...edition, reinforcements: [row("croco_flyer", "weak"), bomber] } as EditionTables;
    const choice = { ...preset("first", bots), modules: ["reinforcement"] };
    expect(wishOf(choice, tables).modules).toEqual({ reinforcement: "croco_flyer:goblin" });
    expect(isUnwise(choice, tables)).toBe(false);
    const chosen = { ...choice, stands: { bomber: "lava_golem" } };
    expect(isUnwise(chosen, tables)).toBe(true);
    expect(isUnwise({ ...chosen, modules: ["reinforcement", "bonus"] }, tables)).toBe(false);
  });

  it("names house rules and the start player only where somebody has", () => {
    expect(wishOf(preset("first", bots))).not.toHaveProperty("house_rules");
    const choice = { ...preset("first", bots), houseRules: ["dearest_line"], start: 2 };
    expect(wishOf(choice)).toMatchObject({ house_rules: ["dearest_line"], start: 2 });
    expect(wishOf({ ...choice, start: 3 }).start).toBe(0);
  });

  it("gives no colour twice", () => {
    const seats = recolour(preset("first", bots).seats, 0, "green");
    expect(seats.map((seat) => seat.colour)).toEqual(["green", "blue"]);
    expect(addSeat(seats, "adept").map((seat) => seat.colour)).toEqual(["green", "blue", "red"]);
  });
});
