// The names printed on the cards of the box, which are English in every language.

import PRINTED_NAMES from "../../../src/orcs/text/printed.ftl?raw";

export { PRINTED_NAMES };

const PRINTED = new Map(
  [...PRINTED_NAMES.matchAll(/^(?:web-)?card-(\w+) = ([^{(\n]+?)(?: \(.*)?$/gm)].map(([, id = "", name = ""]) => [
    id,
    name,
  ]),
);

/** The name printed on a card; "" if it carries none. */
export const printedName = (id: string): string => PRINTED.get(id.startsWith("book_") ? "book" : id) ?? "";
