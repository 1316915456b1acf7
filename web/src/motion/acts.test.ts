import { expect, it } from "vitest";
import { ACTS, QUIET } from "./acts";

const files = import.meta.glob<string>("../../../src/orcs/text/en/events.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const messages = Object.values(files).join();
const events = [...messages.matchAll(/^event-([a-z_]+) =/gm)].map((found) => found[1] as string);

it("shows every event that is told, or says that it is quiet", () => {
  expect(events.length).toBeGreaterThan(40);
  expect(events.filter((event) => !(event in ACTS) && !QUIET.has(event))).toEqual([]);
});

it("shows nothing that never happens", () => {
  expect(Object.keys(ACTS).filter((event) => !events.includes(event))).toEqual([]);
});
