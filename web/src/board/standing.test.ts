import { expect, it } from "vitest";
import type { CreatureRow, View } from "../protocol";
import type { Names } from "../words/names";
import { arrange, embody } from "./standing";

const orc = { id: "orc", life: 3, category: "weak" } as CreatureRow;
const names = { edition: { creatures: [orc], reinforcements: [] } } as unknown as Names;
const creature = (token: number, place: string) => ({ token, creature: "orc", place, life: 3, damage: 0, weakened: 0 });
const view = (...all: ReturnType<typeof creature>[]): View =>
  ({
    counters: { orc: 1 },
    creatures: Object.fromEntries(all.map((each) => [String(each.token), each])),
  }) as unknown as View;

it("keeps those who stand as they stood", () => {
  const [one, two] = [creature(1, "1.outer"), creature(2, "2.outer")];
  const before = arrange(names, view(one, two));
  const after = arrange(names, view(one, { ...two, damage: 1 }), before);
  expect(after.creatures[0]).toBe(before.creatures[0]);
  expect(after.creatures[1]).not.toBe(before.creatures[1]);
});

it("counts those who share the last spot of a section", () => {
  const crowd = Array.from({ length: 20 }, (_, i) => creature(i, "1.inner"));
  const { creatures, crowds } = arrange(names, view(...crowd));
  expect(creatures).toHaveLength(20);
  expect(crowds).toHaveLength(1);
  expect(crowds[0]?.count).toBe(creatures.filter((each) => each.spot === crowds[0]?.spot).length);
});

it("lays toadlings beside those who stand there", () => {
  const lying = { ...view(creature(1, "1.inner")), toadlings: { "1.inner": 2 } } as unknown as View;
  expect(arrange(names, lying).toadlings).toMatchObject([{ place: "1.inner", count: 2 }]);
});

it("lets the figure that is pointed at be the creature that the game takes", () => {
  const alike = [1, 2, 3].map((token) => creature(token, "1.inner"));
  const before = arrange(names, view(...alike));
  const bodies = embody(new Map(), [1, 2, 3], 2);
  const after = arrange(names, view(...alike), before, bodies);
  const spotOf = ({ creatures }: typeof before, token: number) =>
    creatures.find((each) => each.creature.token === token)?.spot;
  expect(spotOf(after, 1)).toBe(spotOf(before, 2));
  expect(spotOf(after, 2)).toBe(spotOf(before, 1));
  expect(after.creatures.map((each) => [each.body, each.spot])).toEqual(
    before.creatures.map((each) => [each.body, each.spot]),
  );
  expect(embody(bodies, [1, 3], 1)).toBe(bodies);
});
