// The names that the cards of the box carry: English ones in every language.

const PRINTED: Record<string, string> = {
  smash: "Smash",
  zap: "Zap",
  cold_snap: "Cold Snap",
  fire_spark: "Fire Spark",
  fireball: "Fireball",
  lightning_bolt: "Lightning Bolt",
  earthquake: "Earthquake",
  ice_storm: "Ice Storm",
  switch: "Switch",
  replenish: "Replenish",
  magic_bonds: "Magic Bonds",
  voodoo: "Voodoo",
  wisdom: "Wisdom",
};
const BOOK = "Spell Book";

/** The name printed on a card; "" if it carries none. */
export function printedName(id: string): string {
  return id.startsWith("book_") ? BOOK : (PRINTED[id] ?? "");
}

/** Messages that name every card as it is printed. */
export const PRINTED_NAMES = [
  ...Object.entries(PRINTED).map(([id, name]) => `card-${id} = ${name}`),
  `card-book = ${BOOK} ({ $magics })`,
  `    .head = ${BOOK} ({ $magics }) – { spell-lore }`,
  `web-card-book = ${BOOK}`,
].join("\n");
