// The lexicon of cards and creatures: every row of the edition with its clauses and how its values are known.

import type { EditionTables } from "../protocol";
import { MARKS } from "../terms";
import { cardHead, cardLines, cardNotes, printedLine } from "../words/cards";
import type { Names } from "../words/names";
import { cardClauses, clausesAbout, plain } from "./clauses";

/** The kinds of entries, with the message that names each. */
export const KINDS: Record<string, string> = {
  creatures: "lexicon-creatures",
  reinforcements: "lexicon-reinforcements",
  spells: "lexicon-spells",
  skills: "lexicon-skills",
  bonuses: "lexicon-bonuses",
  fates: "lexicon-fates",
  new_fates: "lexicon-new_fates",
  rules: "lexicon-rules",
  missions: "lexicon-missions",
  terrain: "lexicon-terrain",
  toadlings: "lexicon-toadlings",
};

export interface Entry {
  kind: string;
  id: string;
  title: string;
  art: string[];
  /** The card to draw, if the entry is one. */
  card?: string;
  category?: string;
  lines: string[];
  /** Numbers: how many there are, what they are worth. */
  facts: string[];
  clauses: string[];
  /** How each value is known. */
  marks: { field: string; mark: string }[];
}

type Marks = { field: string; mark: string }[];

const read = (marks: string[][]): Marks => marks.map(([field = "", mark = ""]) => ({ field, mark }));
const whole = (mark: string): Marks => [{ field: "all", mark }];
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function entries(names: Names): Entry[] {
  const { edition } = names;
  return [
    ...creatures(names, edition.creatures, "creatures"),
    ...creatures(names, edition.reinforcements, "reinforcements"),
    ...spells(names),
    ...skills(names),
    ...bonuses(names),
    ...fates(names, edition.fate, "fates", ["F1", "F2"]),
    ...fates(names, edition.new_fate, "new_fates", ["N1", "N2"]),
    ...rules(names),
    ...edition.missions.map((row) => ({
      kind: "missions",
      id: row.id,
      title: capital(names.mission(row.id)),
      art: [`missions/${row.id}`],
      lines: [],
      facts: [names.say("lexicon-copies", { count: 1 })],
      clauses: ["M1", "M2"],
      marks: whole(row.mark),
    })),
    ...terrain(names),
    ...edition.toadlings.map((row) => ({
      kind: "toadlings",
      id: `toadling_${row.id}`,
      title: capital(names.name("toadling", row.id)),
      art: [`toadlings/${row.id}`],
      lines: [capital(names.messages.format(`toadling-${row.id}.text`))],
      facts: [names.say("lexicon-pieces", { count: row.copies })],
      clauses: ["Z2", "Z4"],
      marks: whole(row.mark),
    })),
  ];
}

function creatures(names: Names, rows: EditionTables["creatures"], kind: string): Entry[] {
  return rows.map((row) => {
    const lines = [
      ...(row.skill ? [names.say("creature-text-skill", { skill: row.skill })] : []),
      ...(row.on_defeat && row.on_defeat !== "none"
        ? [names.say("creature-text-defeat", { on_defeat: row.on_defeat })]
        : []),
      ...(row.bonus !== "none" ? [names.say("creature-text-bonus", { bonus: row.bonus })] : []),
      ...(kind === "reinforcements" ? [names.say("lexicon-instead", { category: row.category })] : []),
    ];
    const track = names.list((row.track ?? []).map(String));
    return {
      kind,
      id: row.id,
      title: names.name("creature", row.id),
      art: [`bases/${row.category}`, `creatures/${row.id}`],
      category: row.category,
      lines,
      facts: [
        capital(names.say("lexicon-category", { category: row.category })),
        names.say("lexicon-life", { life: row.life }),
        ...(track ? [names.say("lexicon-track", { track })] : []),
        names.say("lexicon-tokens", { count: row.tokens }),
      ],
      clauses: [
        ...new Set([
          ...(kind === "reinforcements" ? ["Z1"] : ["D3"]),
          ...clausesAbout("skill", row.skill),
          ...clausesAbout("on_defeat", row.on_defeat),
          ...(row.bonus !== "none" ? ["B1"] : []),
          "E2",
        ]),
      ],
      marks: read(row.marks),
    };
  });
}

function spells(names: Names): Entry[] {
  return names.edition.spells.map((row) => ({
    kind: "spells",
    id: row.id,
    title: cardHead(names, row),
    art: [],
    card: row.id,
    lines: [
      ...cardLines(names, row).map(({ costs, effect }) =>
        names.say("card-line", { cost: names.slashed(costs), effect }),
      ),
      ...cardNotes(names, row),
    ],
    facts: [
      ...printedLine(names, row.id),
      names.say(row.pile === "start" ? "lexicon-each" : "lexicon-copies", { count: row.copies }),
    ],
    clauses: cardClauses(row),
    marks: [...read(row.marks), ...linesMark(row.lines.map((line) => line.mark))],
  }));
}

/** The mark of several lines: the least certain one. */
function linesMark(marks: string[]): Marks {
  const worst = MARKS.findLast((mark) => marks.includes(mark));
  return worst ? [{ field: "lines", mark: worst }] : [];
}

function markOf(marks: string[][], field: string): string {
  return marks.find(([name]) => name === field)?.[1] ?? "printed";
}

function skills(names: Names): Entry[] {
  return names.edition.creatures
    .filter((row) => row.skill)
    .map((row) => ({
      kind: "skills",
      id: `skill_${row.skill}`,
      title: capital(names.name("skill", row.skill)),
      art: [`skills/${row.skill}`],
      lines: [capital(names.messages.format(`skill-${row.skill}.text`))],
      facts: [names.say("lexicon-of", { creature: row.id })],
      clauses: ["D3", ...clausesAbout("skill", row.skill)],
      marks: [{ field: "skill", mark: markOf(row.marks, "skill") }],
    }));
}

function bonuses(names: Names): Entry[] {
  const kinds = [...new Set(names.edition.creatures.map((row) => row.bonus))].filter((bonus) => bonus !== "none");
  return kinds.map((bonus) => {
    const from = names.edition.creatures.filter((row) => row.bonus === bonus);
    return {
      kind: "bonuses",
      id: `bonus_${bonus}`,
      title: capital(names.name("bonus", bonus)),
      art: [`bonus/${bonus}`],
      lines: [capital(names.messages.format(`bonus-${bonus}.text`))],
      facts: [names.say("lexicon-from", { list: names.list(from.map((row) => names.name("creature", row.id))) })],
      clauses: ["B1", ...clausesAbout("bonus", bonus)],
      marks: from.map((row) => ({ field: "bonus", mark: markOf(row.marks, "bonus") })),
    };
  });
}

function fates(names: Names, rows: EditionTables["fate"], kind: string, clauses: string[]): Entry[] {
  return rows.map((row) => ({
    kind,
    id: row.id,
    title: capital(names.fate(row.id)),
    art: [
      ...(row.categories ?? []).map((category) => `categories/${category}`),
      ...(row.sections ?? []).map((section) => `sections/${section}`),
      ...row.rules.map((rule) => `rules/${rule}`),
    ],
    lines: row.rules.map((rule) => names.messages.format(`rule-${rule}.text`)),
    facts: [names.say("lexicon-copies", { count: row.copies })],
    clauses: [...clauses, ...row.rules.flatMap((rule) => clausesAbout("rule", rule))],
    marks: whole(row.mark),
  }));
}

function rules(names: Names): Entry[] {
  const { fate, new_fate } = names.edition;
  const kinds = [...new Set([...fate, ...new_fate].flatMap((row) => row.rules))];
  return kinds.map((rule) => {
    const rows = fate.filter((row) => row.rules.includes(rule));
    return {
      kind: "rules",
      id: `rule_${rule}`,
      title: capital(names.name("rule", rule)),
      art: [`rules/${rule}`],
      lines: [names.messages.format(`rule-${rule}.text`)],
      facts: [names.say("lexicon-on", { count: rows.reduce((sum, row) => sum + row.copies, 0) })],
      clauses: ["F5", ...clausesAbout("rule", rule)],
      marks: linesMark(rows.map((row) => row.mark)).map(({ mark }) => ({ field: "copies", mark })),
    };
  });
}

function terrain(names: Names): Entry[] {
  const kinds = [...new Set(names.edition.terrain.map((row) => row.kind))];
  return kinds.map((kind) => {
    const rows = names.edition.terrain.filter((row) => row.kind === kind);
    return {
      kind: "terrain",
      id: kind,
      title: capital(names.messages.format(`terrain-${kind}`)),
      art: [`terrain/${kind}`],
      lines: [names.messages.format(`terrain-${kind}.text`)],
      facts: [
        names.say("lexicon-tiles", { count: rows.length }),
        capital(names.list(rows.map((row) => names.name("section", row.section)))),
      ],
      clauses: ["G1", ...clausesAbout("terrain", kind)],
      marks: linesMark(rows.map((row) => row.mark)).map(({ mark }) => ({ field: "all", mark })),
    };
  });
}

/** Whether an entry matches a search. */
export function entryMatches(entry: Entry, text: string): boolean {
  const said = plain([entry.title, ...entry.lines, ...entry.facts, ...entry.clauses].join(" "));
  return plain(text)
    .split(/\s+/)
    .every((word) => said.includes(word));
}
