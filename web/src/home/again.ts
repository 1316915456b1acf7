// Playing again after a game: the same people once more, or the same deal against bots. Whoever shares this device sits
// down again by themselves; if nobody else is awaited, the game begins at once.

import { call } from "../net/api";
import type { SeatWish, TableInfo, TableView } from "../protocol";
import { startTable } from "./requests";
import { keepSeats, type SharedSeats, sitDown } from "./shared";

/** The owner of this browser, whoever the page speaks for just now. */
const OWNER = "";

/** The table of the rematch, with everybody of this device on their old seats. */
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
  // Where only people of this device and bots sit, there is nobody to wait for.
  const people = table.seats.filter((seat) => seat.kind !== "bot").length;
  if (table.status === "gathering" && people === guests.length + 1) {
    await startTable(table.id, OWNER);
  }
  return table;
}

/** The same deal once more: those of this device on their seats, bots on all others. */
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
