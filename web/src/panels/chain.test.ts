import { describe, expect, it } from "vitest";
import type { AskMessage, PreviewReport } from "../protocol";
import { Chain } from "./chain.svelte";

const asking = (kind: string, ...picks: string[]): AskMessage => ({
  id: picks.length,
  kind,
  clause: "C2",
  options: picks.map((text, id) => ({ id, text })),
});
const casting = (kind: string, ...picks: string[]): AskMessage => ({
  ...asking(kind, ...picks),
  about: { card: "fireball" },
});

const ACTION = asking("ChooseAction", "cast:fireball", "cast:smash", "cast:dig", "pass");
const TARGETS = asking("ChooseTarget", "target:1.inner.1", "target:1.outer.1");

/** A little server: what each pick does after others, and what is asked then. */
const TREE: Record<string, [string[], AskMessage | null]> = {
  "cast:fireball": [["spell_cast"], casting("ChooseEnhancement", "add:bolt", "done")],
  "cast:fireball add:bolt": [["card_added"], casting("ChooseEnhancement", "done")],
  "cast:fireball add:bolt done": [[], casting("ChooseLine", "line:1", "line:2")],
  "cast:fireball add:bolt done line:1": [["line_applied"], TARGETS],
  "cast:fireball add:bolt done line:2": [["line_applied", "action_gained"], TARGETS],
  "cast:fireball done": [[], casting("ChooseLine", "line:1")],
  "cast:fireball done line:1": [["line_applied"], TARGETS],
  "cast:voodoo": [["spell_cast"], casting("ChooseEnhancement", "add:bolt", "done")],
  "cast:voodoo done": [[], casting("ChooseLine", "line:1")],
  "cast:voodoo done line:1": [["line_applied"], asking("ChooseRival", "rival:2")],
  "cast:smash": [["spell_cast"], casting("ChooseEnhancement", "done")],
  "cast:smash done": [["spell_fizzled"], ACTION],
  "cast:dig": [["spell_cast"], casting("ChooseEnhancement", "add:bolt", "done")],
  "cast:dig add:bolt": [["card_added"], casting("ChooseEffect", "draw", "skip")],
  "cast:dig add:bolt draw": [[], null],
  "cast:dig done": [[], null],
};

function chain(): Chain {
  return new Chain(async (picks) => {
    const [events, ask] = TREE[picks.join(" ")] ?? [[], null];
    const report = {
      pick: picks.at(-1),
      events: events.map((event) => ({ event })),
      ask,
      decides: ask ? "ask" : "chance",
    };
    return report as unknown as PreviewReport;
  });
}

describe("a cast that is put together", () => {
  it("leads to its target by the dearest line, and adds nothing by itself", async () => {
    const cast = chain();
    expect(await cast.extend("cast:fireball")).toBeNull();
    expect(cast.picks).toEqual(["cast:fireball"]);
    expect(cast.led).toMatchObject({ picks: ["cast:fireball", "done", "line:1"], ask: TARGETS });
    await cast.extend("add:bolt");
    expect(cast.led?.picks).toEqual(["cast:fireball", "add:bolt", "done", "line:2"]);
    expect(cast.facts.map(({ event }) => event)).toEqual(["spell_cast", "card_added"]);
  });

  it("passes over what has one answer", async () => {
    const cast = chain();
    await cast.extend("cast:fireball");
    await cast.extend("add:bolt");
    expect(cast.ask?.kind).toBe("ChooseLine");
    await cast.extend("line:1");
    expect(cast.ask).toBe(TARGETS);
    expect(cast.picks).toEqual(["cast:fireball", "add:bolt", "done", "line:1"]);
  });

  it("takes picks back one by one, with those that were passed over", async () => {
    const cast = chain();
    await cast.extend("cast:fireball");
    await cast.extend("add:bolt");
    await cast.back(ACTION);
    expect(cast.picks).toEqual(["cast:fireball"]);
    expect(cast.led?.picks).toEqual(["cast:fireball", "done", "line:1"]);
    await cast.back(ACTION);
    expect([cast.picks, cast.ask, cast.led]).toEqual([[], null, null]);
  });

  it("leaves to its player what would end it", async () => {
    const cast = chain();
    await cast.extend("cast:smash");
    expect(cast.ask?.options.map(({ text }) => text)).toEqual(["done"]);
    expect(cast.led).toBeNull();
    expect(await cast.extend("done")).toEqual(["cast:smash", "done"]);
  });

  it("is sent when nothing is left to choose after a pick that is no card", async () => {
    const cast = chain();
    expect(await cast.extend("cast:voodoo")).toBeNull();
    expect(await cast.extend("done")).toEqual(["cast:voodoo", "done", "line:1", "rival:2"]);
  });

  it("is sent when chance comes next", async () => {
    const cast = chain();
    await cast.extend("cast:dig");
    expect(cast.led).toBeNull();
    await cast.extend("add:bolt");
    expect(await cast.extend("draw")).toEqual(["cast:dig", "add:bolt", "draw"]);
  });

  it("forgets what it looked up when it starts anew", async () => {
    const cast = chain();
    const late = cast.extend("cast:fireball");
    await cast.begin(ACTION);
    expect(await late).toBeNull();
    expect(cast.picks).toEqual([]);
  });
});
