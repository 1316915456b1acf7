/** The thing with a number in a list: seats, paths and lines of cards count from 1. */
export const nth = <Item>(list: readonly Item[] | undefined, number: number): Item | undefined => list?.[number - 1];
