// Turns: what each seat did in its last turn, spell by spell, as far as it has been shown. The question's panel shows
// the spell that is being cast, and the board keeps what rivals have hit.

import type { View } from "../protocol";
import type { Fact } from "./beats";
import { TAKEN_BACK } from "./feed.svelte";

/** A spell that is or was cast. */
export interface Play {
  seat: number;
  card: string;
  /** Cards that were added, and the power each of them gave. */
  added: { card: string; gain: number }[];
  power: number;
  /** The line that was applied, from 1; 0 before that. */
  line: number;
  /** Its results. */
  facts: Fact[];
}

/** Where a rival hit or defeated something. */
export interface Trace {
  seat: number;
  /** What was hit; it may have gone or fallen since. */
  token: number;
  place: string;
  /** The damage of all hits, or 0 if a creature was defeated. */
  amount: number;
}

export interface Turn {
  seat: number;
  plays: Play[];
  traces: Trace[];
  /** Whether the mage went elsewhere. */
  moved?: boolean;
}

const OUTCOMES = new Set([
  "creature_hit",
  "creature_weakened",
  "creature_defeated",
  "creature_moved",
  "spell_fizzled",
  "card_learned",
  "card_discarded",
  "card_drawn",
  "skill_gained",
  "bomber_burst",
]);

/** The turn after one more event. */
export function follow(turn: Turn, fact: Fact): Turn {
  const last = turn.plays.at(-1);
  const change = (play: Partial<Play>): Turn =>
    last ? { ...turn, plays: [...turn.plays.slice(0, -1), { ...last, ...play }] } : turn;
  switch (fact.event) {
    case "spell_cast": {
      const play = {
        seat: turn.seat,
        card: String(fact.card),
        added: [],
        power: Number(fact.power),
        line: 0,
        facts: [],
      };
      return { ...turn, plays: [...turn.plays, play] };
    }
    case "card_added": {
      const power = Number(fact.power);
      const added = [...(last?.added ?? []), { card: String(fact.card), gain: power - (last?.power ?? 0) }];
      return change({ added, power });
    }
    case "line_applied":
      return change({ line: Number(fact.line) });
    case "creature_hit":
    case "creature_defeated": {
      const { token, place, amount = 0 } = fact;
      const trace = { seat: turn.seat, token: Number(token), place: String(place), amount: Number(amount) };
      const then = change({ facts: [...(last?.facts ?? []), fact] });
      return { ...then, traces: withTrace(turn.traces, trace) };
    }
    case "mage_moved":
      return { ...turn, moved: true };
    case TAKEN_BACK:
      return { ...turn, plays: turn.plays.slice(0, -1) };
    default:
      return OUTCOMES.has(fact.event) ? change({ facts: [...(last?.facts ?? []), fact] }) : turn;
  }
}

/** All damage to a creature is one trace, where it was hit last; where it fell is another. */
function withTrace(traces: Trace[], trace: Trace): Trace[] {
  const before = traces.find((other) => other.token === trace.token && other.amount > 0);
  return before && trace.amount > 0
    ? traces.map((other) => (other === before ? { ...trace, amount: other.amount + trace.amount } : other))
    : [...traces, trace];
}

export class Turns {
  private turns = $state.raw(new Map<number, Turn>());
  private current = $state(0);

  constructor(private readonly own: () => number) {}

  /** Take in facts that were shown. */
  hear(facts: Fact[], view: View | null): void {
    for (const fact of facts) {
      if (fact.event === "turn_began") {
        this.current = Number(fact.seat);
        this.put({ seat: this.current, plays: [], traces: [] });
      } else if (fact.event === "turn_ended" && fact.seat === this.own()) {
        // After their own turn, players have seen what the others did before it.
        this.turns = new Map([...this.turns].map(([seat, turn]) => [seat, { ...turn, traces: [] }]));
      } else {
        this.current ||= view?.turn ?? 0;
        this.put(follow(this.of(this.current), fact));
      }
    }
  }

  /** The last turn of a seat. */
  of(seat: number): Turn {
    return this.turns.get(seat) ?? { seat, plays: [], traces: [] };
  }

  /** Whether there is anything to see in the last turn of a seat. */
  acted(seat: number): boolean {
    const { plays, moved } = this.of(seat);
    return plays.length > 0 || moved === true;
  }

  /** The spell that was cast last, by anybody. */
  get last(): Play | undefined {
    return this.of(this.current).plays.at(-1);
  }

  /** What rivals have hit since the viewer's own turn. */
  get traces(): Trace[] {
    return [...this.turns.values()].filter((turn) => turn.seat !== this.own()).flatMap((turn) => turn.traces);
  }

  private put(turn: Turn): void {
    this.turns = new Map(this.turns).set(turn.seat, turn);
  }
}
