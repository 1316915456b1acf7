import { expect, test } from "vitest";
import type { SeatInfo } from "../protocol";
import { peopleAt, readWho, tellWho } from "./who";

const seats: SeatInfo[] = [
  { seat: 1, kind: "person", colour: "blue", name: "Ann & Bo", person: "7f" },
  { seat: 2, kind: "bot", colour: "green", level: "novice", character: "pip" },
  { seat: 3, kind: "person", colour: "red", name: "Zoë" },
];
const bare = seats.map(({ seat, colour }): SeatInfo => ({ seat, kind: "person", colour }));
const characterOf = (level: string): string => (level === "novice" ? "pip" : "");
const read = (link: string): SeatInfo[] => readWho(bare, new URLSearchParams(`game=1abc${link}`), characterOf);

test("people are named only if whoever shares the game wants so, bots always", () => {
  expect(peopleAt(seats)).toEqual(["Ann & Bo", "Zoë"]);
  expect(tellWho(seats, false)).toBe("&bot2=novice");
  expect(tellWho(bare, true)).toBe("");
  expect(read(tellWho(seats, false)).map(({ name, character }) => name ?? character)).toEqual([
    undefined,
    "pip",
    undefined,
  ]);
  expect(read(tellWho(seats, true)).map(({ name, character }) => name ?? character)).toEqual([
    "Ann & Bo",
    "pip",
    "Zoë",
  ]);
});

test("what anybody may have written into a link does no harm", () => {
  const [one, two, three] = read(`&name1=${encodeURIComponent(`\u202e${"x".repeat(99)}`)}&bot2=nobody&name3=%20%00`);
  expect(one?.name).toBe("x".repeat(24));
  expect(two).toEqual(bare[1]);
  expect(three).toEqual(bare[2]);
});
