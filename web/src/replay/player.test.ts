import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Player } from "./player.svelte";
import { StoredGame } from "./source";

const CHANCE = 3;
const LAST = 120;
const info = { id: "t", seats: [{ seat: 1, kind: "person", colour: "blue", name: "Ada" }], modules: {}, listed: true };
const lines = Array.from({ length: LAST }, (_, i) => ({
  n: i + 1,
  actor: i < CHANCE ? "chance" : "blue",
  pick: "x",
  events: 1,
}));
const events = lines.map((line) => ({ event: line.n === CHANCE ? "round_began" : "passed", round: 1, seat: 1 }));
const asked: string[] = [];

/** A server with one record, in which the number of the round is the number of the line. */
function answer(path: string): unknown {
  const url = new URL(path, "http://server");
  asked.push(url.pathname + url.search);
  if (url.pathname.endsWith("/steps")) {
    const from = Number(url.searchParams.get("from"));
    const to = Math.min(Number(url.searchParams.get("to")), LAST);
    const steps = Array.from({ length: to - from }, (_, i) => ({ n: from + i + 1, view: { round: from + i + 1 } }));
    return { n: from, view: { round: from, viewer: url.searchParams.get("seat") }, steps };
  }
  if (url.pathname.includes("/views/")) {
    return { n: 0, view: { scores: { "1": { seat: 1, total: 7, lines: [] } } } };
  }
  return url.pathname.endsWith("/edition") ? {} : { info, lines, header: { colours: "blue" } };
}

describe("the player of a record", () => {
  beforeEach(() => {
    asked.length = 0;
    vi.useFakeTimers();
    vi.stubGlobal("fetch", async (path: string) => {
      const body = path.includes("/events")
        ? events.map((each) => JSON.stringify(each)).join("\n")
        : JSON.stringify(answer(path));
      return new Response(body);
    });
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("begins where somebody decides first", async () => {
    const player = new Player(new StoredGame("t", ""));
    await player.open(null, "all");
    expect(player.n).toBe(CHANCE);
    expect(player.stage.view?.round).toBe(CHANCE);
    expect(player.stage.view?.table.seats["1"]?.name).toBe("Ada");
  });

  it("shows nothing of the deal before that, whatever a link says", async () => {
    const player = new Player(new StoredGame("t", ""));
    await player.open(0, "all");
    expect(player.n).toBe(CHANCE);
    await player.forward();
    expect(player.n).toBe(CHANCE + 1);
  });

  it("goes to any line, and loads each part of the record once", async () => {
    const player = new Player(new StoredGame("t", ""));
    await player.open(LAST, "all");
    expect(player.stage.view?.round).toBe(LAST);
    await player.go(50);
    await player.go(60);
    expect(player.stage.view?.round).toBe(60);
    expect(asked.filter((path) => path.includes("/steps"))).toHaveLength(2);
  });

  it("steps by picks, across parts, and stays at the end", async () => {
    const player = new Player(new StoredGame("t", ""));
    await player.open(99, "all");
    await player.forward();
    await player.forward();
    vi.runAllTimers();
    expect(player.n).toBe(101);
    expect(player.stage.view?.round).toBe(101);
    await player.back();
    expect(player.stage.view?.round).toBe(100);
    await player.go(LAST + 50);
    await player.forward();
    expect(player.n).toBe(LAST);
  });

  it("looks with the eyes of another seat", async () => {
    const player = new Player(new StoredGame("t", ""));
    await player.open(10, "all");
    player.look("1");
    await vi.waitFor(() => expect(player.stage.view?.viewer).toBe("1"));
    expect(player.stage.view?.round).toBe(10);
  });
});
