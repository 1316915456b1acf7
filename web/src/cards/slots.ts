// Where the spells that can be learned lie: attack spells in the first row, support spells in the second. A card stays
// where it is, and its place stays empty when it has gone.

import type { Names } from "../words/names";

const ROW = 3;
const PILES = ["attack", "support"];

/** The cards slot by slot, row after row; `before` is the previous layout. */
export function laidOut(
  names: Names,
  cards: Record<string, number>,
  before: readonly (string | null)[],
): (string | null)[] {
  const left = { ...cards };
  const take = (id: string | null): string | null => {
    if (id === null || !left[id]) {
      return null;
    }
    left[id] -= 1;
    return id;
  };
  const places = Array.from({ length: ROW * PILES.length }, (_, i) => take(before[i] ?? null));
  for (const row of names.edition.spells) {
    const start = ROW * PILES.indexOf(row.pile);
    for (let count = left[row.id] ?? 0; count > 0; count--) {
      const free = places.findIndex((place, i) => place === null && i >= start && i < start + ROW);
      if (free >= 0) {
        places[free] = row.id;
      } else {
        places.push(row.id);
      }
    }
  }
  return places;
}
