// What we believe of a value that could not be read from the rulebooks, in words.

import type { OwnerDoubt, OwnerQuestion } from "../protocol";
import type { Names } from "../words/names";

/** The messages that name the values of a field. Numbers have none. */
const FAMILIES: Record<string, string> = {
  skill: "skill",
  bonus: "bonus",
  magic: "magic",
  enhancement: "enhancement",
  categories: "category",
  rule: "rule",
  sections: "section",
  section: "section",
  kind: "terrain",
};

/** The value of a field, told; the lines of a spell as they stand on the card. */
export function told(names: Names, asked: OwnerQuestion, doubt: OwnerDoubt): string {
  if (doubt.field === "lines") {
    const lines = names.spells.get(asked.id)?.lines ?? [];
    return lines.map((line) => names.say("card-line", { cost: line.cost, effect: names.effect(line) })).join(" · ");
  }
  const family = FAMILIES[doubt.field];
  const values = [JSON.parse(doubt.value)].flat() as (string | number)[];
  return names.list(values.map((value) => (family ? names.say(`${family}-${value}`) : String(value))));
}
