// Who played a game in a link, after the game itself: bots by their level, people by name if whoever shares it wants so.
// `name1=Ann&bot2=novice`

import type { SeatInfo } from "../protocol";

const LONGEST_NAME = 24;
const UNSEEN = /\p{C}/gu;

/** The names of the people at these seats. */
export const peopleAt = (seats: SeatInfo[]): string[] =>
  seats.flatMap(({ kind, name }) => (kind === "person" && name ? [name] : []));

/** What a link says about who sat there; "" if nothing. */
export function tellWho(seats: SeatInfo[], named: boolean): string {
  const told = new URLSearchParams();
  for (const { seat, kind, name, level } of seats) {
    if (kind === "bot" && level) {
      told.set(`bot${seat}`, level);
    } else if (named && kind === "person" && name) {
      told.set(`name${seat}`, name);
    }
  }
  return told.size > 0 ? `&${told}` : "";
}

/** The seats of a game in a link, with what the link says about them. Anybody may have written it. */
export function readWho(seats: SeatInfo[], told: URLSearchParams, characterOf: (level: string) => string): SeatInfo[] {
  return seats.map((seat): SeatInfo => {
    const level = told.get(`bot${seat.seat}`) ?? "";
    const character = characterOf(level);
    if (character) {
      return { ...seat, kind: "bot", level, character };
    }
    const name = (told.get(`name${seat.seat}`) ?? "").replace(UNSEEN, "").trim().slice(0, LONGEST_NAME);
    return name ? { ...seat, name } : seat;
  });
}
