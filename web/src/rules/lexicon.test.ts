import { beforeAll, describe, expect, it } from "vitest";
import type { EditionTables } from "../protocol";
import { languages, loadMessages } from "../words/bundle";
import fixture from "../words/fixture.json?raw";
import { Names } from "../words/names";
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
    const found = book().filter((entry) => entryMatches(entry, "Magic Bonds"));
    expect(found.map((entry) => entry.id)).toContain("magic_bonds");
  });
});
