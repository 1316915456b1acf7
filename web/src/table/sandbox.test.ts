import { beforeEach, describe, expect, it, vi } from "vitest";
import type { SandboxStep, SandboxWish } from "../protocol";

const asked: SandboxWish[] = [];
let failing = false;

vi.mock("../net/api", () => ({
  Refusal: Error,
  /** A server at which each pick is one event, and anything may be picked next. */
  trySandbox: async (wish: SandboxWish): Promise<SandboxStep> => {
    asked.push(wish);
    if (failing) {
      throw new Error("offline");
    }
    const picks = wish.picks ?? [];
    return {
      type: "step",
      seq: picks.length,
      view: { round: picks.length },
      events: picks.slice(wish.known ?? 0).map((pick) => ({ event: pick })),
      ask: { id: picks.length, kind: "ChooseAction", clause: "T3", options: [] },
      why_not: Object.fromEntries(
        (wish.why_not ?? []).map((pick) => [pick.replace("target:7", "target:1.inner.1"), "C8"]),
      ),
    } as unknown as SandboxStep;
  },
}));
vi.mock("../net/attempt.svelte", () => ({ reasonOf: () => "offline" }));
vi.mock("../reader.svelte", () => ({ reader: { still: true, speed: 1 } }));

const { Sandbox } = await import("./sandbox.svelte");
const events = (sandbox: InstanceType<typeof Sandbox>): string[] => sandbox.facts.map((fact) => fact.event);

beforeEach(() => {
  asked.length = 0;
  failing = false;
});

describe("a sandbox", () => {
  it("remembers what happened, as long as it is not taken back", async () => {
    const sandbox = new Sandbox();
    await sandbox.open({ picks: ["reveal:2"] });
    expect(events(sandbox)).toEqual([]);
    await sandbox.play(["cast:zap"]);
    await sandbox.play(["done", "line:1"]);
    expect(events(sandbox)).toEqual(["cast:zap", "done", "line:1"]);
    await sandbox.backTo(2);
    expect(sandbox.picks).toEqual(["reveal:2", "cast:zap"]);
    expect(events(sandbox)).toEqual(["cast:zap"]);
    await sandbox.backTo(0);
    expect(sandbox.picks).toEqual(["reveal:2"]);
  });

  it("asks again after a pick that could not be sent", async () => {
    const sandbox = new Sandbox();
    await sandbox.open({});
    const { ask } = sandbox;
    failing = true;
    await sandbox.play(["cast:zap"]);
    expect(sandbox.problem).toBe("offline");
    expect(sandbox.ask).toBe(ask);
    expect(sandbox.picks).toEqual([]);
    expect(sandbox.busy).toBe(false);
  });

  it("lets chance draw by the picks", async () => {
    const sandbox = new Sandbox();
    sandbox.draws = (picks) => picks.map((pick) => `card:${pick}`);
    await sandbox.open({ picks: ["a"] });
    await sandbox.play(["b"]);
    expect(asked.map((wish) => wish.chance)).toEqual([["card:a"], ["card:a", "card:b"]]);
  });

  it("names a refused creature as the rules do", async () => {
    const sandbox = new Sandbox();
    await sandbox.open({});
    expect(await sandbox.whyNot("target:7")).toMatchObject({ pick: "target:1.inner.1", clause: "C8" });
  });
});
