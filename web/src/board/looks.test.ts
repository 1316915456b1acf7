import { expect, it } from "vitest";
import { heartsOf } from "./looks";

it("tells full, lost, extra and missing hearts apart", () => {
  expect(heartsOf(3, 1, 3)).toEqual(["full", "full", "lost"]);
  expect(heartsOf(4, 0, 3)).toEqual(["full", "full", "full", "extra"]);
  expect(heartsOf(2, 1, 3)).toEqual(["full", "lost", "missing"]);
});
