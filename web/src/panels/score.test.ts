import { expect, it } from "vitest";
import type { View } from "../protocol";
import type { Names } from "../words/names";
import { scoreRows } from "./score";

const names = { name: (_: string, id: string) => id, mission: (id: string) => id } as unknown as Names;
const line = (clause: string, item: string) => ({ clause, item, points: 2, count: 1, value: 2 });

it("lists creatures in the order of their counters, whoever has points in them, and missions last", () => {
  const view = {
    table: { seats: { 1: { seat: 1 }, 2: { seat: 2 } } },
    counters: { croco_flyer: 3, orc: 3 },
    scores: {
      1: { lines: [line("M2", "sets"), line("E2", "orc")] },
      2: { lines: [line("E2", "croco_flyer"), line("E2", "orc")] },
    },
  } as unknown as View;
  expect(scoreRows(names, view).map(({ key }) => key)).toEqual(["E2 croco_flyer", "E2 orc", "M2"]);
});
