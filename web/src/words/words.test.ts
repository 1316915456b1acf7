import { beforeAll, describe, expect, it } from "vitest";
import type { AskMessage, CreatureRow, EditionTables } from "../protocol";
import { MODULES } from "../terms";
import { languages, loadMessages, type Messages } from "./bundle";
import { cardHead, cardLines, cardNotes, creatureLines, printedLine } from "./cards";
// What Python says of golden games: tools/words_fixture.py writes it.
import fixture from "./fixture.json?raw";
import { type Fields, Names } from "./names";
import { account, eventSentence } from "./narrate";
import { askSentence, optionSentence, pickSentence } from "./options";

/** What is said in each language. */
type Said<Text = string> = Record<string, Text>;

interface Told {
  game: string;
  players: Said<string[]>;
  edition: EditionTables;
  events: { fact: Fields; says: Said }[];
  asks: { ask: AskMessage; says: Said; options: Said[] }[];
  picks: { pick: string; says: Said }[];
  accounts: { facts: Fields[]; says: Said<string[]> }[];
  cards: { id: string; head: Said; lines: Said<string[]> }[];
  creatures: { id: string; track: number[]; skill: string; lines: Said<string[]> }[];
  fates: Said<Record<string, string>>;
  missions: Said<Record<string, string>>;
  tiles: Said<Record<string, string>>;
}

const games = JSON.parse(fixture) as Told[];
const bundles = new Map<string, Messages>();

beforeAll(async () => {
  for (const language of languages) {
    const messages = await loadMessages(language);
    await messages.add("rules");
    bundles.set(language, messages);
  }
});

it("Python speaks the same languages", () => {
  for (const told of games) {
    expect(Object.keys(told.players).sort()).toEqual([...languages].sort());
  }
});

const everything = games.flatMap((told) => languages.map((language) => ({ game: told.game, language, told })));

describe.each(everything)("the words of the browser are those of Python: $language, $game", ({ told, language }) => {
  const names = () => new Names(bundles.get(language) as Messages, told.edition, told.players[language]);

  it("for events, hidden ones too", () => {
    const hidden = told.events.filter(({ fact }) => "card" in fact && fact.card === null);
    expect(hidden.length).toBeGreaterThan(0);
    for (const { fact, says } of told.events) {
      expect(eventSentence(names(), fact)).toBe(says[language]);
    }
  });

  it("but whoever did it reads “you”", () => {
    const done = told.events.filter(({ fact }) => fact.seat !== undefined && fact.seat !== null);
    expect(done.length).toBeGreaterThan(20);
    for (const { fact } of done) {
      const seat = Number(fact.seat);
      const you = new Names(bundles.get(language) as Messages, told.edition, told.players[language], seat);
      expect(eventSentence(you, fact)).not.toContain(told.players[language]?.[seat - 1]);
    }
  });

  it("and a discard says whose spell caused it", () => {
    const fact = { event: "card_discarded", seat: 2, card: "zap", source: "hand", rival: 1, cause: "voodoo" };
    const said = eventSentence(names(), fact);
    for (const word of [
      names().player(1),
      names().player(2),
      names().name("card", "zap"),
      names().name("card", "voodoo"),
    ]) {
      expect(said).toContain(word);
    }
  });

  it("for accounts of what happened", () => {
    for (const { facts, says } of told.accounts) {
      expect(account(names(), facts)).toEqual(says[language]);
    }
  });

  it("for questions and their options", () => {
    for (const { ask, says, options } of told.asks) {
      expect(askSentence(names(), ask)).toBe(says[language]);
      expect(ask.options.map((option) => optionSentence(names(), ask, option))).toEqual(
        options.map((each) => each[language]),
      );
    }
  });

  it("for picks by themselves", () => {
    for (const { pick, says } of told.picks) {
      expect(pickSentence(names(), pick)).toBe(says[language]);
    }
  });

  it("for cards", () => {
    const words = names();
    for (const { id, head, lines } of told.cards) {
      const row = words.spells.get(id);
      expect(row).toBeDefined();
      if (row) {
        const effects = cardLines(words, row).map(({ costs, effect }) =>
          words.say("card-line", { cost: words.slashed(costs), effect }),
        );
        expect(cardHead(words, row)).toBe(head[language]);
        expect([...printedLine(words, id), ...effects, ...cardNotes(words, row)]).toEqual(lines[language]);
      }
    }
  });

  it("for creatures, also those that stand in for others", () => {
    const rows = [...told.edition.creatures, ...told.edition.reinforcements];
    for (const { id, track, skill, lines } of told.creatures) {
      const row = { ...rows.find((each) => each.id === id), track, skill } as CreatureRow;
      expect(creatureLines(names(), row, [...MODULES])).toEqual(lines[language]);
    }
  });

  it("for fates, missions and terrain tiles", () => {
    const words = names();
    for (const [id, says] of Object.entries(told.fates[language] ?? {})) {
      expect(words.fate(id)).toBe(says);
    }
    for (const [id, says] of Object.entries(told.missions[language] ?? {})) {
      expect(words.mission(id)).toBe(says);
    }
    for (const [id, says] of Object.entries(told.tiles[language] ?? {})) {
      expect(words.name("terrain", id)).toBe(says);
    }
  });
});
