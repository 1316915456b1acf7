import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { View } from "../protocol";
import type { Fact } from "./beats";
import { Stage } from "./stage.svelte";

const view = (round: number): View => ({ round }) as View;
const fact = (event: string): Fact => ({ event });

describe("the stage", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("plays one beat after the other and ends on the truth", () => {
    const stage = new Stage();
    stage.set(view(1));
    stage.add({ seq: 2, view: view(2), events: [fact("fate_revealed"), fact("turn_began")] });
    expect(stage.busy).toBe(true);
    expect(stage.view?.round).toBe(1);
    vi.runAllTimers();
    expect(stage.busy).toBe(false);
    expect(stage.view?.round).toBe(2);
  });

  it("shows the last turn of a seat once more, and then the truth again", () => {
    const stage = new Stage();
    const seen: [string, boolean][] = [];
    stage.set(view(1));
    stage.add({ seq: 2, view: view(2), events: [{ event: "turn_began", seat: 2 }, fact("passed")] });
    stage.add({ seq: 3, view: view(3), events: [{ event: "turn_began", seat: 1 }] });
    vi.runAllTimers();
    stage.onBeat((facts, _shown, again) => seen.push(...facts.map((each): [string, boolean] => [each.event, again])));
    stage.repeat(2);
    expect(stage.again).toBe(true);
    vi.runAllTimers();
    expect(seen).toEqual([
      ["turn_began", true],
      ["passed", true],
    ]);
    expect(stage.again).toBe(false);
    expect(stage.view?.round).toBe(3);
    expect(stage.knows(3)).toBe(false);
  });

  it("breaks off what is shown again when something new happens", () => {
    const stage = new Stage();
    stage.set(view(1));
    stage.add({ seq: 2, view: view(2), events: [{ event: "turn_began", seat: 2 }, fact("passed")] });
    vi.runAllTimers();
    stage.repeat(2);
    stage.add({ seq: 3, view: view(3), events: [fact("passed")] });
    expect(stage.again).toBe(false);
    expect(stage.busy).toBe(true);
    vi.runAllTimers();
    expect(stage.view?.round).toBe(3);
  });

  it("shows the end at once when it is told to finish, and tells every fact once", () => {
    const told: string[] = [];
    const stage = new Stage();
    stage.onBeat((facts) => told.push(...facts.map((each) => each.event)));
    stage.set(view(1));
    stage.add({ seq: 2, view: view(2), events: [fact("fate_revealed"), fact("turn_began"), fact("passed")] });
    stage.finish();
    expect(stage.view?.round).toBe(2);
    vi.runAllTimers();
    expect(told).toEqual(["fate_revealed", "turn_began", "passed"]);
  });

  it("moves nothing for those who want no motion", () => {
    const stage = new Stage({ speed: Number.POSITIVE_INFINITY });
    stage.set(view(1));
    stage.add({ seq: 2, view: view(2), events: [fact("fate_revealed"), fact("turn_began")] });
    expect(stage.busy).toBe(false);
    expect(stage.view?.round).toBe(2);
  });
});
