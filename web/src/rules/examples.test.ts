import { describe, expect, it } from "vitest";
import { drawsFor, examples, examplesNear, examplesOf, followed, readLine, recordOf } from "./examples";

const line = ["blue reveal:4", "chance marker:orc", "blue cast:zap", "blue done", "chance card:smash"];
const { moves, chance } = readLine(line);

describe("the line of an example", () => {
  it("is what players pick and what chance draws", () => {
    expect(moves.map((move) => move.pick)).toEqual(["reveal:4", "cast:zap", "done"]);
    expect(chance).toEqual(["marker:orc", "card:smash"]);
  });

  it("is followed up to the first pick of one's own", () => {
    expect(followed(moves, [])).toBe(0);
    expect(followed(moves, ["reveal:4", "pass"])).toBe(1);
  });

  it("says what chance draws only where it was followed", () => {
    expect(drawsFor(moves, chance, ["reveal:4"])).toEqual(chance);
    expect(drawsFor(moves, chance, ["reveal:5"])).toEqual([]);
    expect(drawsFor(moves, chance, ["reveal:4", "pass"])).toEqual(["marker:orc"]);
  });
});

it("has a record for every example, and finds it by its clauses", async () => {
  for (const example of examples) {
    expect(await recordOf(example)).toMatch(/^orcs-record 1\n/);
  }
  expect(examplesOf("F2").map((each) => each.id)).toEqual(["march"]);
  expect(examplesNear("F4").map((each) => each.id)).toContain("tower");
});
