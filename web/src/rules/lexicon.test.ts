import { beforeAll, describe, expect, it } from "vitest";
import type { EditionTables } from "../protocol";
import { languages, loadMessages } from "../words/bundle";
import fixture from "../words/fixture.json?raw";
import { Names } from "../words/names";
import { printedName } from "../words/printed";
import { CLAUSES } from "./clauses";
import { entries, entryMatches, KINDS } from "./lexicon";

const [{ edition }] = JSON.parse(fixture) as [{ edition: EditionTables }];
const books = new Map<string, Names>();

beforeAll(async () => {
  for (const language of languages) {
    const messages = await loadMessages(language);
    await messages.add("rules");
    books.set(language, new Names(messages, edition));
  }
});

const found = (language: string, text: string): string[] =>
  entries(books.get(language) as Names)
    .filter((entry) => entryMatches(entry, text))
    .map((entry) => entry.id);

describe.each(languages)("the book of cards and creatures in %s", (language) => {
  const book = () => entries(books.get(language) as Names);

  it("has an entry for every row, each once", () => {
    const found = book();
    expect(new Set(found.map((entry) => entry.id)).size).toBe(found.length);
    expect(new Set(found.map((entry) => entry.kind))).toEqual(new Set(Object.keys(KINDS)));
    for (const row of [...edition.creatures, ...edition.reinforcements, ...edition.spells, ...edition.fate]) {
      expect(found.map((entry) => entry.id)).toContain(row.id);
    }
  });

  it("says of everything what it is, which clauses it follows, and how it is known", () => {
    for (const entry of book()) {
      expect(entry.title).toMatch(/^\S/);
      expect(entry.facts.length).toBeGreaterThan(0);
      expect(entry.marks.length).toBeGreaterThan(0);
      expect(entry.clauses.filter((clause) => !CLAUSES.includes(clause))).toEqual([]);
    }
  });

  it("finds an entry by what it says", () => {
    const golem = book().find((entry) => entry.id === "lava_golem");
    expect(golem && entryMatches(golem, golem.title.toUpperCase())).toBe(true);
    expect(golem && entryMatches(golem, "xylophone")).toBe(false);
  });

  it("finds every card by its printed name", () => {
    for (const row of edition.spells.filter((each) => printedName(each.id))) {
      expect(found(language, printedName(row.id))).toContain(row.id);
    }
  });
});

it("finds the two cards that the French book explains by its words", () => {
  expect(found("fr", "Intervention")).toContain("switch");
  expect(found("fr", "réapprovisionnement")).toContain("replenish");
});
