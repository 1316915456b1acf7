// Events as an account: runs of one kind in one sentence, without events that say nothing new. The same as
// orcs.text.narrate in Python; one fixture tests both.

import { QUIET, RUNS, SKULL_TOP } from "../terms";
import type { Fields, Names } from "./names";

const nameOf = (fact: Fields): string => String(fact.event);

/** Whether the event keeps something from this viewer. */
const isHidden = (fact: Fields): boolean => Object.values(fact).includes(null);

/** One event in a sentence. A discard may know the spell that caused it, and who cast that. */
export function eventSentence(names: Names, fact: Fields): string {
  if (fact.cause) {
    return names.say("event-card_discarded-caused", { ...fact, cause: names.name("card", fact.cause) });
  }
  return names.say(`event-${nameOf(fact)}${isHidden(fact) ? "-hidden" : ""}`, fact);
}

/** A sentence, and the kind of event that it tells. */
export interface Told {
  text: string;
  event: string;
}

/** What happened, told for people. */
export const account = (names: Names, facts: Fields[]): string[] => tell(names, facts).map((each) => each.text);

/** What happened, sentence by sentence. */
export function tell(names: Names, facts: Fields[]): Told[] {
  const told = facts.filter((fact) => !isQuiet(fact));
  const sentences: Told[] = [];
  for (let start = 0; start < told.length; ) {
    let end = start + 1;
    while (end < told.length && belongTogether(told[start] as Fields, told[end] as Fields)) {
      end++;
    }
    const run = told.slice(start, end);
    const first = run[0] as Fields;
    sentences.push({
      text: run.length === 1 ? eventSentence(names, first) : runSentence(names, run),
      event: nameOf(first),
    });
    start = end;
  }
  return sentences;
}

function isQuiet(fact: Fields): boolean {
  switch (nameOf(fact)) {
    case "creature_moved":
      return String(fact.to).endsWith("tower");
    case "card_discarded":
      return fact.source !== "hand";
    case "skull_raised":
      return fact.height === SKULL_TOP;
    default:
      return QUIET.includes(nameOf(fact));
  }
}

function belongTogether(one: Fields, other: Fields): boolean {
  const shared = RUNS[nameOf(one)];
  if (nameOf(one) !== nameOf(other) || shared === undefined || isHidden(one) !== isHidden(other)) {
    return false;
  }
  if (nameOf(one) === "mission_dealt" && isHidden(one)) {
    return false;
  }
  return shared.every((field) => one[field] === other[field]);
}

function runSentence(names: Names, run: Fields[]): string {
  const first = run[0] as Fields;
  const name = nameOf(first);
  const shared = Object.fromEntries((RUNS[name] ?? []).map((field) => [field, first[field]]));
  if (isHidden(first)) {
    return names.say(`run-${name}-hidden`, { count: run.length, ...shared });
  }
  return names.say(`run-${name}`, { list: names.counted(run.map((fact) => item(names, fact))), ...shared });
}

function item(names: Names, fact: Fields): string {
  const name = nameOf(fact);
  if (["spell_shown", "card_drawn", "card_discarded"].includes(name)) {
    return names.name("card", fact.card);
  }
  if (name === "mission_dealt") {
    return names.name("mission", fact.mission);
  }
  if (name === "creature_moved" && String(fact.before)[0] !== String(fact.to)[0]) {
    return names.say("run-creature_moved-far", fact);
  }
  return names.say(`run-${name}-item`, fact);
}
