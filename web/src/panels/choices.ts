// Choices: the options of a question by what they are about, so that a click on the board or on a card answers it.
// No rules: every option comes from the server and says which creatures and sections it is about.

import type { AskMessage, Option } from "../protocol";
import { readPick } from "../words/options";

export interface Choices {
  /** Whether cards are added to a spell, not cast. */
  adding: boolean;
  options: Option[];
  /** Creatures by token, toadlings by place. */
  tokens: Map<number, string>;
  toadlings: Map<string, string>;
  /** Sections by place; several options may share one. */
  places: Map<string, string[]>;
  /** Sections that are hit too, whichever of several options is taken. */
  shared: Map<string, Option[]>;
  /** Tower spaces and marker stacks by path. */
  spaces: Map<number, string>;
  stacks: Map<number, string>;
  hand: Map<string, string>;
  display: Map<string, string>;
  seats: Map<number, string>;
}

const empty = (): Choices => ({
  adding: false,
  options: [],
  tokens: new Map(),
  toadlings: new Map(),
  places: new Map(),
  shared: new Map(),
  spaces: new Map(),
  stacks: new Map(),
  hand: new Map(),
  display: new Map(),
  seats: new Map(),
});

export const NO_CHOICES = empty();

/** Options as they are shown: the costliest line of a spell first. Cards list the cheapest first. */
export function strongestFirst(options: Option[]): Option[] {
  const isLine = (option: Option): boolean => readPick(option.text).word === "line";
  const lines = options.filter(isLine).reverse();
  return options.map((option) => (isLine(option) ? (lines.shift() as Option) : option));
}

const PATHS = new Set(["teleport", "reveal"]);

/** The key of each option, in the order in which they are shown: its number; a path's own number where only paths are
 * asked, and with Shift where there is more to choose from. */
export function keysOf(options: Option[]): Map<string, string> {
  const isPath = (option: Option): boolean => PATHS.has(readPick(option.text).word);
  const others = options.filter((option) => !isPath(option) && readPick(option.text).label);
  const shift = others.length > 0 ? "⇧" : "";
  const keys = new Map(options.filter(isPath).map((option) => [option.text, shift + readPick(option.text).label]));
  const taken = new Set(keys.values());
  const free = Array.from({ length: 9 }, (_, i) => String(i + 1)).filter((key) => !taken.has(key));
  for (const [i, option] of options.filter((each) => !isPath(each)).entries()) {
    const key = free[i];
    if (key) {
      keys.set(option.text, key);
    }
  }
  return keys;
}

/** The creatures that an option names. */
export const tokensOf = (option: Option): number[] => (option.about?.tokens ?? []) as number[];

/** The sections that an option is about; the first is the one that tells it from the others. */
export const placesOf = (option: Option | undefined): string[] => (option?.about?.places ?? []) as string[];

/** Whether a question offers a pick with this word before the colon. */
export const offers = (ask: AskMessage | null, word: string): boolean =>
  ask?.options.some((option) => readPick(option.text).word === word) ?? false;

export function readChoices(ask: AskMessage | null): Choices {
  if (!ask) {
    return NO_CHOICES;
  }
  const found = empty();
  found.adding = offers(ask, "add") || offers(ask, "done");
  found.options = ask.options;
  for (const option of ask.options) {
    place(found, option);
  }
  return found;
}

function place(found: Choices, option: Option): void {
  const { word, label } = readPick(option.text);
  const [first, ...others] = placesOf(option);
  if (first) {
    found.places.set(first, [...(found.places.get(first) ?? []), option.text]);
  }
  for (const other of others) {
    found.shared.set(other, [...(found.shared.get(other) ?? []), option]);
  }
  for (const token of tokensOf(option)) {
    found.tokens.set(token, option.text);
  }
  switch (word) {
    case "prey":
      found.toadlings.set(label, option.text);
      break;
    case "teleport":
      found.spaces.set(Number(label), option.text);
      break;
    case "reveal":
      found.stacks.set(Number(label), option.text);
      break;
    case "cast":
    case "add":
    case "discard":
      found.hand.set(label, option.text);
      break;
    case "learn":
      found.display.set(label, option.text);
      break;
    case "rival":
    case "poison":
      found.seats.set(Number(label), option.text);
      break;
  }
}

/** Choices, and those of another question where they say nothing. */
export function withMore(choices: Choices, more: Choices): Choices {
  const joined = <Key, Value>(one: Map<Key, Value>, other: Map<Key, Value>) => new Map([...other, ...one]);
  return {
    ...choices,
    tokens: joined(choices.tokens, more.tokens),
    toadlings: joined(choices.toadlings, more.toadlings),
    places: joined(choices.places, more.places),
    shared: joined(choices.shared, more.shared),
    spaces: joined(choices.spaces, more.spaces),
    stacks: joined(choices.stacks, more.stacks),
    display: joined(choices.display, more.display),
    seats: joined(choices.seats, more.seats),
  };
}
