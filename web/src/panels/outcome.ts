// What a pick would do: the server's preview in the form in which the screen shows it.

import type { PreviewReport } from "../protocol";
import type { Fact } from "../table/beats";
import type { Names } from "../words/names";
import { account } from "../words/narrate";

export interface Outcome {
  pick: string;
  damage: Map<number, number>;
  defeated: Set<number>;
  /** Where creatures would go, by token. */
  moves: Map<number, string>;
  /** Where mages would go, by seat. */
  mages: Map<number, number>;
  sentences: string[];
  /** Who decides what comes next. */
  decides: PreviewReport["decides"];
}

export function readOutcome(names: Names, pick: string, facts: Fact[], decides: PreviewReport["decides"]): Outcome {
  const outcome: Outcome = {
    pick,
    damage: new Map(),
    defeated: new Set(),
    moves: new Map(),
    mages: new Map(),
    sentences: account(names, facts),
    decides,
  };
  for (const fact of facts) {
    const token = Number(fact.token);
    switch (fact.event) {
      case "creature_hit":
        outcome.damage.set(token, (outcome.damage.get(token) ?? 0) + Number(fact.amount));
        break;
      case "creature_defeated":
        outcome.defeated.add(token);
        break;
      case "creature_moved":
        outcome.moves.set(token, String(fact.to));
        break;
      case "mage_moved":
        outcome.mages.set(Number(fact.seat), Number(fact.path));
        break;
    }
  }
  return outcome;
}
