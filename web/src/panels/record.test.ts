import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Fact } from "../table/beats";
import { TAKEN_BACK } from "../table/feed.svelte";
import type { Names } from "../words/names";
import { type LoadPast, Log } from "./record.svelte";

const names = {
  name: (_: string, id: string) => id,
  say: (id: string, fields: Record<string, unknown>) => `${id} ${fields.seat ?? ""}`.trim(),
} as unknown as Names;
const turn = (seat: number): Fact => ({ event: "turn_began", seat });
const passed = (seat: number): Fact => ({ event: "passed", seat });
const STEPS = [{ events: [turn(1), passed(1)] }, { undone: 1 }, { events: [passed(1)] }, { events: [turn(2)] }];

/** A server that remembers what was asked of it. */
function past(asked: string[], shown = 2): LoadPast {
  return async (until, last) => {
    asked.push(`${until} ${last}`);
    return { seq: until, steps: last === undefined ? STEPS : STEPS.slice(-shown), more: last !== undefined };
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Long enough for everything to be told. */
const rest = (): void => void vi.advanceTimersByTime(1000);

const texts = (log: Log): string[] => log.lines.map((line) => line.text);
const arrived = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

describe("the log of a table", () => {
  it("begins with the end of the past and goes on with what is shown", async () => {
    const asked: string[] = [];
    const log = new Log(() => names, past(asked));
    log.begin(7);
    log.add([passed(2)]);
    await arrived();
    expect(texts(log)).toHaveLength(2);
    rest();
    expect(asked).toEqual(["7 10"]);
    expect(texts(log)).toEqual(["event-passed 1", "event-turn_began 2", "event-passed 2"]);
    expect(log.lines.map((line) => line.kind)).toEqual(["plain", "turn", "plain"]);
    expect(log.spoken).toBe("event-passed 2");
  });

  it("fetches the beginning once, when somebody wants it", async () => {
    const asked: string[] = [];
    const log = new Log(() => names, past(asked, 1));
    log.begin(7);
    await arrived();
    const [newest] = log.lines.slice(-1);
    await log.whole();
    await log.whole();
    expect(asked).toEqual(["7 10", "7 undefined"]);
    expect(texts(log)).toEqual([
      "event-turn_began 1",
      "event-passed 1",
      "web-replay-undo 1",
      "event-passed 1",
      "event-turn_began 2",
    ]);
    expect(log.lines.at(-1)?.id).toBe(newest?.id);
  });

  it("starts anew where the table was seen anew, and only there", async () => {
    const asked: string[] = [];
    const log = new Log(() => names, past(asked));
    log.begin(7);
    await arrived();
    log.add([passed(2)]);
    rest();
    log.begin(7);
    expect(texts(log)).toHaveLength(3);
    log.add([passed(1)]);
    log.begin(9);
    rest();
    expect(texts(log)).toEqual([]);
    await arrived();
    expect(asked).toEqual(["7 10", "9 10"]);
  });

  it("says in one go what happened while there was no time", () => {
    const log = new Log(() => names, past([]));
    log.add([turn(1)]);
    log.add([passed(1)]);
    rest();
    expect(log.spoken).toBe("event-turn_began 1 event-passed 1");
  });

  it("says whose spell caused a discard", () => {
    const log = new Log(() => names, past([]));
    const discard = (seat: number) => ({ event: "card_discarded", seat, card: "zap", source: "hand" });
    log.add([turn(1)]);
    log.add([{ event: "spell_cast", seat: 1, card: "voodoo", power: 1 }]);
    log.add([discard(2)]);
    log.add([discard(1)]);
    log.add([turn(2)]);
    log.add([discard(2)]);
    rest();
    expect(texts(log).filter((text) => text.includes("discarded"))).toEqual([
      "event-card_discarded-caused 2",
      "event-card_discarded 1",
      "event-card_discarded 2",
    ]);
  });

  it("tells later what happened before it could be named", async () => {
    let known: Names | null = null;
    const log = new Log(() => known, past([]));
    log.add([passed(1)]);
    rest();
    expect(log.lines).toEqual([]);
    known = names;
    log.add([{ event: TAKEN_BACK, seat: 2 }]);
    rest();
    expect(texts(log)).toEqual(["event-passed 1", "web-replay-undo 2"]);
  });
});
