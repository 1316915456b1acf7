// What glows: CSS selectors for the parts of the table that steps and picks name.

import { tokensOf } from "../panels/choices";
import type { Option, View } from "../protocol";
import { readPick } from "../words/options";

/** Parts that have one place on the screen. */
const PARTS: Record<string, string> = {
  tower: "[data-tower]",
  counters: ".counters",
  hand: "[data-learn-hand]",
  display: "[data-display]",
  fate: "[data-fate]",
  score: "[data-score]",
};

const attribute = (name: string, value: string): string => `[data-${name}="${CSS.escape(value)}"]`;

/** The elements that a step shows. Sections are lit by the board itself. */
export function shown(view: View, show: string[]): string[] {
  return show.flatMap((part) => {
    const [kind = "", name = ""] = part.split(":");
    switch (kind) {
      case "stack":
      case "space":
      case "counter":
        return [attribute(kind, name)];
      case "player":
        return [attribute("seat", name)];
      case "creature":
        return Object.values(view.creatures ?? {})
          .filter((each) => name === each.place || name === `${each.place}.${each.creature}`)
          .map((each) => attribute("token", String(each.token)));
      case "place":
        return [];
      default:
        return [PARTS[kind] ?? ""].filter(Boolean);
    }
  });
}

/** The sections that a step shows. */
export const litPlaces = (show: string[]): Set<string> =>
  new Set(show.filter((part) => part.startsWith("place:")).map((part) => part.slice("place:".length)));

/** The element that an option is picked by: on the board or among the cards where it has a place, else its button. */
export function madeBy(option: Option): string {
  const { word, label } = readPick(option.text);
  const [token] = tokensOf(option);
  if (token !== undefined) {
    return attribute("token", String(token));
  }
  switch (word) {
    case "reveal":
      return attribute("stack", label);
    case "teleport":
      return attribute("space", label);
    case "cast":
    case "add":
    case "discard":
      return attribute("hand", label);
    case "learn":
      return attribute("shown", label);
    case "prey":
      return attribute("toadling", label);
    default:
      return attribute("pick", option.text);
  }
}
