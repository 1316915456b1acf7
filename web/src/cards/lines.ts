// The lines of a card in few words, for where there is little room. The whole text is on the large card.

import type { LineRow } from "../protocol";
import type { Names } from "../words/names";

const SHORT: Record<string, string> = {
  strike_one: "web-line-strike_one",
  strike_anywhere: "web-line-strike_anywhere",
  strike_section: "web-line-strike_section",
  strike_side: "web-line-strike_side",
  strike_behind: "web-line-strike_behind",
  swap: "web-line-swap",
  put: "web-line-put",
  forward: "web-line-forward",
  draw: "web-line-draw",
  discard_one: "web-line-discard_one",
  discard_all: "web-line-discard_all",
};

export function shortLine(names: Names, line: LineRow): string {
  const id = SHORT[line.verb];
  const effect = id ? names.messages.format(id, { amount: line.amount }) : names.effect(line);
  return line.actions > 0 ? names.messages.format("web-line-and_action", { effect, actions: line.actions }) : effect;
}
