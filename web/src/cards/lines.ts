// The lines of a card in a few words, for small spaces. The whole text is on the large card.

import type { LineRow } from "../protocol";
import type { Names } from "../words/names";

export function shortLine(names: Names, line: LineRow): string {
  const effect = names.messages.format(`web-line-${line.verb}`, { amount: line.amount });
  return line.actions > 0 ? names.messages.format("web-line-and_action", { effect, actions: line.actions }) : effect;
}
