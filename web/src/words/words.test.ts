import { beforeAll, describe, expect, it } from "vitest";
import type { AskMessage, CreatureRow, EditionTables } from "../protocol";
import { loadMessages, type Messages } from "./bundle";
import { cardHead, cardLines, cardNotes, creatureLines } from "./cards";
// What Python says of golden games: tools/words_fixture.py writes it.
import fixture from "./fixture.json?raw";
import { type Fields, Names } from "./names";
import { account, eventSentence } from "./narrate";
import { askSentence, optionSentence, pickSentence } from "./options";

interface Told {
  game: string;
  players: string[];
  edition: EditionTables;
  events: { fact: Fields; says: string }[];
  asks: { ask: AskMessage; says: string; options: string[] }[];
  picks: { pick: string; says: string }[];
  accounts: { facts: Fields[]; says: string[] }[];
  cards: { id: string; head: string; lines: string[] }[];
  creatures: { id: string; track: number[]; skill: string; lines: string[] }[];
  fates: Record<string, string>;
  missions: Record<string, string>;
  tiles: Record<string, string>;
}

const games = JSON.parse(fixture) as Told[];
let messages: Messages;

beforeAll(async () => {
  messages = await loadMessages("en");
});

describe.each(games)("the words of the browser are those of Python: $game", (told) => {
  const names = () => new Names(messages, told.edition, told.players);

  it("for events, hidden ones too", () => {
    const hidden = told.events.filter(({ fact }) => "card" in fact && fact.card === null);
    expect(hidden.length).toBeGreaterThan(0);
    for (const { fact, says } of told.events) {
      expect(eventSentence(names(), fact)).toBe(says);
    }
  });

  it("for accounts of what happened", () => {
    for (const { facts, says } of told.accounts) {
      expect(account(names(), facts)).toEqual(says);
    }
  });

  it("for questions and their options", () => {
    for (const { ask, says, options } of told.asks) {
      expect(askSentence(names(), ask)).toBe(says);
      expect(ask.options.map((option) => optionSentence(names(), ask, option))).toEqual(options);
    }
  });

  it("for picks by themselves", () => {
    for (const { pick, says } of told.picks) {
      expect(pickSentence(names(), pick)).toBe(says);
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
        expect(cardHead(words, row)).toBe(head);
        expect([...effects, ...cardNotes(words, row)]).toEqual(lines);
      }
    }
  });

  it("for creatures, also those that stand in for others", () => {
    const rows = [...told.edition.creatures, ...told.edition.reinforcements];
    for (const { id, track, skill, lines } of told.creatures) {
      const row = { ...rows.find((each) => each.id === id), track, skill } as CreatureRow;
      expect(creatureLines(names(), row, true)).toEqual(lines);
    }
  });

  it("for fates, missions and terrain tiles", () => {
    const words = names();
    for (const [id, says] of Object.entries(told.fates)) {
      expect(words.fate(id)).toBe(says);
    }
    for (const [id, says] of Object.entries(told.missions)) {
      expect(words.mission(id)).toBe(says);
    }
    for (const [id, says] of Object.entries(told.tiles)) {
      expect(words.name("terrain", id)).toBe(says);
    }
  });
});
