import { describe, expect, it } from "vitest";
import words from "../../../src/orcs/text/en/clauses.ftl?raw";
import { EVENTS } from "../events";
import { ABOUT } from "../terms";
import { CLAUSES, cardClauses, marked } from "./clauses";

describe("the clauses", () => {
  it("have words", () => {
    const said = [...words.matchAll(/^clause-(\w+) =/gm)].map((found) => found[1]);
    expect(said).toEqual(CLAUSES);
  });

  it("stand behind every event and every explanation", () => {
    const followed = Object.values(EVENTS).map((event) => event.clause);
    const named = [...followed, ...Object.values(ABOUT).flatMap((each) => Object.values(each).flat())];
    expect(named.filter((clause) => !CLAUSES.includes(clause))).toEqual([]);
  });

  it("are found for a card by what it does", () => {
    const voodoo = { category: "support", lines: [{ verb: "discard_all", actions: 1 }], enhancement: ["draw"] };
    expect(cardClauses(voodoo)).toEqual(["C1", "C10", "C11", "C13", "C3", "E3"]);
  });
});

it("marks what was looked for, whatever its accents", () => {
  expect(marked("Émile est là", "emile LA")).toEqual([
    { text: "Émile", found: true },
    { text: " est ", found: false },
    { text: "là", found: true },
  ]);
});
