// The hands that a viewer sees: those of one seat, or of all.

import type { SeatInfo, View } from "../protocol";

export interface Held {
  seat: number;
  colour: string;
  cards: string[];
}

export function handsIn(view: View | null, seats: SeatInfo[]): Held[] {
  return seats.flatMap((seat) => {
    const own = view?.own?.seat === seat.seat ? view.own.hand : undefined;
    const hand = own ?? view?.seats?.[String(seat.seat)]?.hand;
    const cards = Object.entries(hand ?? {}).flatMap(([card, count]) => Array.from({ length: count }, () => card));
    return hand ? [{ seat: seat.seat, colour: seat.colour, cards }] : [];
  });
}
