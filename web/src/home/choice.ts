// The settings for a new table, and the request they become. The last ones are kept in the browser.

import type { Clock, CreatureRow, EditionTables, LevelRow, SeatWish, TableWish } from "../protocol";
import { moduleOf } from "../rules/clauses";
import { COLOURS, MODULES, STANDARD_TILES } from "../terms";

export type Colour = (typeof COLOURS)[number];
export type Level = NonNullable<SeatWish["level"]>;
/** Who gets a seat: the reader, a friend with the link, another player at this device, or a bot. */
export type Who = "me" | "friend" | "here" | Level;

export interface SeatChoice {
  who: Who;
  colour: Colour;
  /** The name of a player at this device. */
  name?: string;
}

export interface Choice {
  seats: SeatChoice[];
  modules: string[];
  tiles: number;
  /** Which creature each new one stands in for; "" for none. */
  stands: Record<string, string>;
  clock: Required<Clock>;
  undo: boolean;
  hints: boolean;
  autoPass: boolean;
  watch: "all" | "link" | "none";
  listed: boolean;
  pace: number;
  edition: string;
  editionName: string;
  houseRules: string[];
  /** The seat that starts, from 1; 0 draws it. */
  start: number;
}

export const PRESETS = ["first", "quick", "full", "friends", "shared"] as const;
export type Preset = (typeof PRESETS)[number];
/** The bots that can be chosen. */
export interface Opponents {
  levels: LevelRow[];
  offered: LevelRow[];
  usual: string;
}

/** The modules that have options, and the one that rewards the defeat of some creatures, by their chapters. */
export const TERRAIN = moduleOf("G");
export const REINFORCEMENT = moduleOf("Z");
const BONUS = moduleOf("B");
const KEPT = "choice";
const NO_CLOCK: Required<Clock> = { kind: "none", seconds: 60, increment: 0, on_timeout: "skip" };

export const isBot = (who: Who): who is Level => !["me", "friend", "here"].includes(who);

/** Seats for these, in the order of the colours. */
export const seatsOf = (...who: Who[]): SeatChoice[] =>
  who.map((each, i) => ({ who: each, colour: COLOURS[i] as Colour }));

/** A number of bots of rising strength, from the default level on if there are enough. */
function crew({ offered, usual }: Opponents, count: number): Level[] {
  const from = offered.findIndex((level) => level.id === usual);
  return offered
    .slice(Math.max(0, Math.min(from, offered.length - count)))
    .slice(0, count)
    .map((level) => level.id as Level);
}

export function preset(name: Preset, bots: Opponents): Choice {
  const plain: Choice = {
    seats: seatsOf("me", ...bots.offered.slice(0, 1).map((level) => level.id as Level)),
    modules: [],
    tiles: STANDARD_TILES,
    stands: {},
    clock: NO_CLOCK,
    undo: true,
    hints: true,
    autoPass: true,
    watch: "all",
    listed: false,
    pace: 900,
    edition: "",
    editionName: "",
    houseRules: [],
    start: 0,
  };
  switch (name) {
    case "first":
      return plain;
    case "quick":
      return {
        ...plain,
        seats: seatsOf("me", ...crew(bots, 1)),
        modules: [BONUS],
        clock: { ...NO_CLOCK, kind: "move", seconds: 30 },
        pace: 300,
      };
    case "friends":
      return { ...plain, seats: seatsOf("me", "friend", "friend") };
    case "shared":
      return { ...plain, seats: seatsOf("me", "here") };
    case "full":
      return { ...plain, seats: seatsOf("me", ...crew(bots, 3)), modules: [...MODULES] };
  }
}

/** The last settings, or those for a first game. */
export function lastChoice(bots: Opponents): Choice {
  const first = preset("first", bots);
  try {
    const choice = { ...first, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Choice>) };
    const known = new Set<string>(["me", "friend", "here", ...bots.levels.map((level) => level.id)]);
    const seats = choice.seats.map((seat) => (known.has(seat.who) ? seat : { ...seat, who: bots.usual as Level }));
    return { ...choice, seats };
  } catch {
    return first;
  }
}

export function keepChoice(choice: Choice): void {
  localStorage.setItem(KEPT, JSON.stringify(choice));
}

/** Give a seat a colour, swapping with the seat that has it. */
export function recolour(seats: SeatChoice[], at: number, colour: Colour): SeatChoice[] {
  const old = seats[at]?.colour ?? colour;
  return seats.map((seat, i) => {
    if (i === at) {
      return { ...seat, colour };
    }
    return seat.colour === colour ? { ...seat, colour: old } : seat;
  });
}

export function addSeat(seats: SeatChoice[], who: Who): SeatChoice[] {
  const free = COLOURS.find((colour) => !seats.some((seat) => seat.colour === colour));
  return free ? [...seats, { who, colour: free }] : seats;
}

/** Whether others at this device also play. */
export const isShared = (choice: Choice): boolean => choice.seats.some((seat) => seat.who === "here");

/** The creatures that a new one may stand in for. */
export const standIns = (edition: EditionTables, row: CreatureRow): CreatureRow[] =>
  edition.creatures.filter((old) => old.category === row.category);

/** Whether the rulebook advises against a new creature: one whose defeat has an effect, without bonus actions (Z6). */
export const isAdvisedAgainst = (choice: Choice, row: CreatureRow): boolean =>
  (row.on_defeat ?? "none") !== "none" && !choice.modules.includes(BONUS);

/** Which creature each new one stands in for: as chosen, else the first of its category if the rulebook has nothing
 * against it. */
export function standsFor(choice: Choice, edition: EditionTables, row: CreatureRow): string {
  return choice.stands[row.id] ?? (isAdvisedAgainst(choice, row) ? "" : (standIns(edition, row)[0]?.id ?? ""));
}

/** Whether a creature is chosen that the rulebook advises against. */
export const isUnwise = (choice: Choice, edition: EditionTables | null): boolean =>
  choice.modules.includes(REINFORCEMENT) &&
  (edition?.reinforcements ?? []).some(
    (row) => isAdvisedAgainst(choice, row) && standsFor(choice, edition as EditionTables, row),
  );

function moduleOptions(choice: Choice, edition: EditionTables | null): Record<string, string> {
  const options: Record<string, string> = {};
  for (const module of choice.modules) {
    options[module] = "";
  }
  if (TERRAIN in options) {
    options[TERRAIN] = String(choice.tiles);
  }
  if (REINFORCEMENT in options && edition) {
    const pairs = edition.reinforcements
      .map((row) => [row.id, standsFor(choice, edition, row)])
      .filter(([, old]) => old);
    if (pairs.length > 0) {
      options[REINFORCEMENT] = pairs.map((pair) => pair.join(":")).join(",");
    } else {
      delete options[REINFORCEMENT];
    }
  }
  return options;
}

export function wishOf(choice: Choice, edition: EditionTables | null = null): TableWish {
  const seats = choice.seats.map(({ who, colour }): SeatWish => {
    if (who === "me") {
      return { kind: "me", colour };
    }
    return isBot(who) ? { kind: "bot", level: who, colour } : { kind: "open", colour };
  });
  return {
    seats,
    modules: moduleOptions(choice, edition),
    edition: choice.edition,
    // An edition may have house rules; those chosen here override them.
    ...(choice.houseRules.length > 0 ? { house_rules: choice.houseRules } : {}),
    start: choice.start <= seats.length ? choice.start : 0,
    clock: choice.clock.kind === "none" ? { kind: "none" } : choice.clock,
    watch: choice.watch,
    undo: choice.undo,
    hints: choice.hints,
    listed: choice.listed,
    auto_pass: choice.autoPass,
    pace: choice.pace,
  };
}
