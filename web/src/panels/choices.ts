// Choices: the options of a question, found by what they are about, so that a click on the board or on a card answers.
// No rules: every option comes from the server; here it only finds its place on the screen.

import type { AskMessage, CreatureView, Option, View } from "../protocol";
import { readPick } from "../words/options";

export interface Choices {
  kind: string;
  options: Option[];
  /** Creatures by token, toadlings by place. */
  tokens: Map<number, string>;
  toadlings: Map<string, string>;
  /** Sections by place; several options may share one. */
  places: Map<string, string[]>;
  /** Tower spaces and marker stacks by path. */
  spaces: Map<number, string>;
  stacks: Map<number, string>;
  hand: Map<string, string>;
  display: Map<string, string>;
  seats: Map<number, string>;
}

const empty = (): Choices => ({
  kind: "",
  options: [],
  tokens: new Map(),
  toadlings: new Map(),
  places: new Map(),
  spaces: new Map(),
  stacks: new Map(),
  hand: new Map(),
  display: new Map(),
  seats: new Map(),
});

export const NO_CHOICES = empty();

/** Options as they are shown: of the lines of a spell the dearest first. Cards list them from the cheapest on. */
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

/** The creatures of a place as `target:PLACE.N` counts them: those that are alike share one number. */
export function slots(view: View, place: string): CreatureView[][] {
  const kinds = Object.keys(view.counters ?? {});
  const order = (each: CreatureView): number[] => [
    kinds.indexOf(each.creature),
    each.damage,
    each.weakened,
    each.token,
  ];
  const found = Object.values(view.creatures ?? {})
    .filter((each) => each.place === place)
    .sort((one, other) => {
      const [a, b] = [order(one), order(other)];
      const i = a.findIndex((value, n) => value !== b[n]);
      return i < 0 ? 0 : (a[i] ?? 0) - (b[i] ?? 0);
    });
  const groups: CreatureView[][] = [];
  for (const each of found) {
    const alike = groups.at(-1)?.[0];
    if (alike && order(alike).slice(0, 3).join() === order(each).slice(0, 3).join()) {
      groups.at(-1)?.push(each);
    } else {
      groups.push([each]);
    }
  }
  return groups;
}

/** The pick that names a creature. */
export function targetOf(view: View, creature: CreatureView): string {
  const slot = slots(view, creature.place).findIndex((group) => group.some((each) => each.token === creature.token));
  return `target:${creature.place}.${slot + 1}`;
}

/** The sections that an area spell hits: its own, and the one beside or behind it. */
export function areaPlaces(option: Option, ownPath: number): string[] {
  const [section = "", side = ""] = readPick(option.text).label.split(".");
  const places = [`${ownPath}.${section}`];
  if (side && option.about?.path !== undefined) {
    places.push(`${option.about.path}.${section}`);
  } else if (option.about?.side === "behind") {
    places.push(`${ownPath}.${section === "inner" ? "middle" : "outer"}`);
  }
  return places;
}

export function readChoices(ask: AskMessage | null, view: View | null): Choices {
  if (!ask || !view) {
    return NO_CHOICES;
  }
  const found = empty();
  found.kind = ask.kind;
  found.options = ask.options;
  const seat = String(ask.about?.seat ?? view.own?.seat ?? 0);
  const ownPath = view.seats?.[seat]?.mage ?? 0;
  for (const option of ask.options) {
    place(found, option, view, ownPath, ask);
  }
  return found;
}

function place(found: Choices, option: Option, view: View, ownPath: number, ask: AskMessage): void {
  const { word, label } = readPick(option.text);
  switch (word) {
    case "target": {
      const dot = label.lastIndexOf(".");
      for (const creature of slots(view, label.slice(0, dot))[Number(label.slice(dot + 1)) - 1] ?? []) {
        found.tokens.set(creature.token, option.text);
      }
      break;
    }
    case "prey":
      found.toadlings.set(label, option.text);
      break;
    case "area":
      // With a neighbour to choose, the neighbour's section says which; else the own section does.
      addPlace(found, areaPlaces(option, ownPath).at(label.includes(".") ? 1 : 0) ?? "", option.text);
      break;
    case "section":
      addPlace(found, `${ask.about?.path ?? ownPath}.${label}`, option.text);
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
    spaces: joined(choices.spaces, more.spaces),
    stacks: joined(choices.stacks, more.stacks),
    display: joined(choices.display, more.display),
    seats: joined(choices.seats, more.seats),
  };
}

function addPlace(found: Choices, at: string, pick: string): void {
  found.places.set(at, [...(found.places.get(at) ?? []), pick]);
}
