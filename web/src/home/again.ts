// Playing again after a game: a rematch of the same people, or the same deal against bots. People who share this device
// get their seats back automatically; if the table waits for nobody else, the game starts at once.

import { call } from "../net/api";
import type { SeatWish, TableInfo, TableView } from "../protocol";
import { startTable } from "./requests";
import { keepSeats, type SharedSeats, sitDown } from "./shared";

/** The owner of this browser, even while the page acts for another guest. */
const OWNER = "";

/** Create the rematch, with everybody at this device on their old seats. */
export async function playAgain(old: TableView, shared: SharedSeats | null): Promise<TableInfo> {
  const path = `/api/tables/${old.id}/rematch`;
  let table = await call<TableInfo>("POST", path, undefined, OWNER);
  const guests = Object.entries(shared ?? {}).filter(([, token]) => token !== OWNER);
  for (const [, token] of guests) {
    table = await call<TableInfo>("POST", path, undefined, token);
  }
  if (shared) {
    keepSeats(table.id, shared);
  }
  // A table of bots and people at this device waits for nobody.
  const people = table.seats.filter((seat) => seat.kind !== "bot").length;
  if (table.status === "gathering" && people === guests.length + 1) {
    await startTable(table.id, OWNER);
  }
  return table;
}

/** Play the same deal again: people at this device on their seats, bots on the others. */
export async function sameDealAgain(old: TableView, shared: SharedSeats | null, me: string): Promise<TableInfo> {
  const seats = Object.values(old.seats)
    .sort((one, other) => one.seat - other.seat)
    .map((seat): SeatWish => {
      const colour = seat.colour as NonNullable<SeatWish["colour"]>;
      if (seat.person && seat.person === me) {
        return { kind: "me", colour };
      }
      return shared?.[seat.seat]
        ? { kind: "open", colour }
        : { kind: "bot", ...(seat.level ? { level: seat.level as NonNullable<SeatWish["level"]> } : {}), colour };
    });
  const table = await call<TableInfo>("POST", `/api/tables/${old.id}/same_deal`, { seats }, OWNER);
  for (const [seat, token] of Object.entries(shared ?? {})) {
    if (token !== OWNER) {
      await sitDown(table, { seat: Number(seat), known_deal: true }, token);
    }
  }
  if (shared) {
    keepSeats(table.id, shared);
  }
  await startTable(table.id, OWNER);
  return table;
}
