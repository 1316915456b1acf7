import { describe, expect, it } from "vitest";
import type { AskMessage } from "../protocol";
import { keysOf, readChoices, strongestFirst } from "./choices";

const ask = (kind: string, ...texts: string[]): AskMessage => ({
  id: 1,
  kind,
  clause: "C8",
  options: texts.map((text, id) => ({ id, text })),
  about: { seat: 1 },
});

describe("choices on the screen", () => {
  it("finds the creatures of a target, those alike by one pick", () => {
    const question = ask("ChooseTarget", "target:2.inner.1", "target:2.inner.2");
    question.options[0] = { id: 0, text: "target:2.inner.1", about: { tokens: [8, 9] } };
    question.options[1] = { id: 1, text: "target:2.inner.2", about: { tokens: [7] } };
    expect([...readChoices(question).tokens]).toEqual([
      [8, "target:2.inner.1"],
      [9, "target:2.inner.1"],
      [7, "target:2.inner.2"],
    ]);
  });

  it("finds an area by the section that tells it from the others", () => {
    const question = ask("ChooseArea", "area:inner.left", "area:inner.right");
    question.options[0] = { id: 0, text: "area:inner.left", about: { places: ["1.inner", "2.inner"] } };
    question.options[1] = { id: 1, text: "area:inner.right", about: { places: ["3.inner", "2.inner"] } };
    const { places, shared } = readChoices(question);
    expect(places.get("1.inner")).toEqual(["area:inner.left"]);
    expect(places.get("3.inner")).toEqual(["area:inner.right"]);
    expect(places.get("2.inner")).toBeUndefined();
    expect(shared.get("2.inner")).toEqual(question.options);
  });

  it("answers by cards, paths and rivals", () => {
    const found = readChoices(ask("ChooseAction", "cast:zap", "teleport:4", "poison:2", "pass"));
    expect(found.hand.get("zap")).toBe("cast:zap");
    expect(found.spaces.get(4)).toBe("teleport:4");
    expect(found.seats.get(2)).toBe("poison:2");
  });
});

describe("the keys of options", () => {
  const keys = (...picks: string[]) => Object.fromEntries(keysOf(picks.map((text, id) => ({ id, text }))));

  it("are the numbers of paths where only paths are asked", () => {
    expect(keys("reveal:2", "reveal:3", "reveal:6", "skip")).toEqual({
      "reveal:2": "2",
      "reveal:3": "3",
      "reveal:6": "6",
      skip: "1",
    });
  });

  it("leave the plain numbers to the cards where there are cards too", () => {
    expect(keys("cast:zap", "cast:smash", "teleport:2", "teleport:3", "pass")).toEqual({
      "cast:zap": "1",
      "cast:smash": "2",
      pass: "3",
      "teleport:2": "⇧2",
      "teleport:3": "⇧3",
    });
  });
});

it("shows the strongest line first", () => {
  const options = ["line:1", "line:2", "line:3", "skip"].map((text, id) => ({ id, text }));
  expect(strongestFirst(options).map((option) => option.text)).toEqual(["line:3", "line:2", "line:1", "skip"]);
});
