import { expect, it } from "vitest";
import { timeOf } from "./times";

it("names the month in English, where its number could be the day", () => {
  expect(timeOf("en", Date.UTC(2026, 2, 4, 12))).toContain("Mar 4, 2026");
});
