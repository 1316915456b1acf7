// Beats: one moment of the game split into pieces that the eye can follow, in order.
//
// A moment is a step of the server: the view after it, and the events on the way. Each beat shows the events of one
// kind that belong together, on a view in which exactly these have happened. No rules: the event itself says what
// changes on the screen. The last beat always ends on the server's own view.

import type { CreatureView, SeatView, View } from "../protocol";

export type Fact = Record<string, unknown> & { event: string };

export interface Moment {
  seq: number;
  view: View;
  events: Fact[];
  /** How many of the events are on the screen already. */
  foreseen?: number;
}

export interface Beat {
  facts: Fact[];
  view: View;
  /** How long it takes at normal pace, in milliseconds; 0 for what is not shown. */
  duration: number;
  /** Whether it is on the screen already. */
  foreseen?: boolean;
}

const DURATIONS: Record<string, number> = {
  start_named: 500,
  round_began: 700,
  fate_revealed: 1500,
  fates_shuffled: 400,
  creature_moved: 420,
  creature_entered: 420,
  tower_reached: 600,
  counter_dropped: 350,
  trophy_lost: 500,
  trophy_kept: 500,
  display_exchanged: 400,
  spell_shown: 300,
  turn_began: 500,
  passed: 300,
  mage_moved: 400,
  spell_cast: 550,
  card_added: 350,
  line_applied: 300,
  spell_fizzled: 500,
  action_gained: 300,
  power_gained: 300,
  creature_hit: 380,
  creature_weakened: 380,
  creature_defeated: 520,
  skull_raised: 300,
  skill_gained: 700,
  card_drawn: 220,
  card_discarded: 250,
  card_learned: 500,
  card_removed: 400,
  deck_shuffled: 400,
  poison_given: 500,
  game_ended: 800,
  taken_back: 0,
};
const OTHER = 350;

/** Moves of rivals are news, so they take longer. */
const BY_RIVALS: Record<string, number> = {
  mage_moved: 700,
  spell_cast: 1300,
  card_added: 900,
  line_applied: 900,
  spell_fizzled: 900,
  creature_hit: 700,
  card_learned: 900,
  passed: 600,
};

/** Events that are shown at the same time when they follow each other. */
const TOGETHER = new Set([
  "creature_moved",
  "creature_entered",
  "creature_hit",
  "spell_shown",
  "card_drawn",
  "terrain_laid",
]);

export function beats(before: View | null, moment: Moment): Beat[] {
  if (before === null || moment.events.length === 0) {
    return [{ facts: moment.events, view: moment.view, duration: 0 }];
  }
  const groups = together(moment.events);
  const own = moment.view.own?.seat;
  let view = before;
  let count = 0;
  return groups.map((facts, i) => {
    count += facts.length;
    const foreseen = count <= (moment.foreseen ?? 0);
    view = i === groups.length - 1 ? moment.view : facts.reduce(after, view);
    const event = facts[0]?.event ?? "";
    const rival = own !== undefined && (facts[0]?.seat ?? moment.view.turn) !== own;
    const duration = (rival ? BY_RIVALS[event] : undefined) ?? DURATIONS[event] ?? OTHER;
    return { facts, view, duration: foreseen ? 0 : duration, foreseen };
  });
}

/** Events grouped as they are shown. */
export function together(facts: Fact[]): Fact[][] {
  const groups: Fact[][] = [];
  for (const fact of facts) {
    const last = groups.at(-1);
    if (last?.[0] && last[0].event === fact.event && TOGETHER.has(fact.event) && !moves(last, fact)) {
      last.push(fact);
    } else {
      groups.push([fact]);
    }
  }
  return groups;
}

/** Whether a creature of this group moves again, which starts a new beat. */
function moves(group: Fact[], fact: Fact): boolean {
  return fact.event === "creature_moved" && group.some((other) => other.token === fact.token);
}

/** The view after one event, as far as it can be seen. */
export function after(view: View, fact: Fact): View {
  const token = String(fact.token);
  const creature = view.creatures?.[token];
  switch (fact.event) {
    case "creature_moved":
      return creature ? withCreature(view, { ...creature, place: String(fact.to) }) : view;
    case "creature_entered":
      return withCreature(view, {
        token: Number(fact.token),
        creature: String(fact.creature),
        place: String(fact.to),
        life: 0,
        damage: 0,
        weakened: 0,
      });
    case "creature_hit":
      return creature ? withCreature(view, { ...creature, damage: creature.damage + Number(fact.amount) }) : view;
    case "creature_defeated":
    case "tower_reached":
      return withoutCreature(view, token);
    case "counter_dropped":
      return { ...view, counters: { ...view.counters, [String(fact.creature)]: Number(fact.value) } };
    case "mage_moved":
      return withSeat(view, Number(fact.seat), { mage: Number(fact.path) });
    case "fate_revealed":
      return { ...view, fate: String(fact.fate) };
    case "round_began":
      return { ...view, round: Number(fact.round), fate: "" };
    case "turn_began":
      return { ...view, turn: Number(fact.seat) };
    case "display_exchanged":
      return { ...view, display: {} };
    case "spell_shown":
      return { ...view, display: plusOne(view.display ?? {}, String(fact.card), 1) };
    case "card_learned":
      return { ...view, display: plusOne(view.display ?? {}, String(fact.card), -1) };
    case "spell_cast":
    case "card_added":
    case "card_removed":
      return withHand(view, fact, -1);
    case "card_discarded":
      return withDiscard(fact.source === "hand" ? withHand(view, fact, -1) : view, fact);
    case "card_drawn":
      return withHand(view, fact, 1);
    default:
      return view;
  }
}

/** A card comes to a hand or leaves it; which one may be secret. */
function withHand(view: View, fact: Fact, by: number): View {
  const seat = Number(fact.seat);
  const size = view.seats?.[String(seat)]?.hand_size ?? 0;
  const changed = withSeat(view, seat, { hand_size: size + by });
  return view.own?.seat === seat
    ? { ...changed, own: { ...view.own, hand: plusOne(view.own.hand, String(fact.card), by) } }
    : changed;
}

function withDiscard(view: View, fact: Fact): View {
  const seat = Number(fact.seat);
  return withSeat(view, seat, { discard: plusOne(view.seats?.[String(seat)]?.discard ?? {}, String(fact.card), 1) });
}

function withCreature(view: View, creature: CreatureView): View {
  return { ...view, creatures: { ...view.creatures, [String(creature.token)]: creature } };
}

function withoutCreature(view: View, token: string): View {
  const { [token]: _gone, ...creatures } = view.creatures ?? {};
  return { ...view, creatures };
}

function withSeat(view: View, seat: number, change: Partial<SeatView>): View {
  const old = view.seats?.[String(seat)];
  return old ? { ...view, seats: { ...view.seats, [String(seat)]: { ...old, ...change } } } : view;
}

function plusOne(counts: Record<string, number>, name: string, by: number): Record<string, number> {
  const { [name]: old = 0, ...others } = counts;
  return old + by > 0 ? { ...others, [name]: old + by } : others;
}
