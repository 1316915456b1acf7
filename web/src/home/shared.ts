// Several people at one device: everybody but the owner of the browser is a guest whose token is kept here. They sit
// at a table like anybody else; the page speaks for the one who is asked.

import { call } from "../net/api";
import { transport } from "../net/transport";
import type { Me, TableInfo, TableWish } from "../protocol";
import { reader, say } from "../reader.svelte";
import type { Choice } from "./choice";
import { rename, startTable } from "./requests";

const GUESTS = "guests";
const TABLES = "shared";
const MOST_TABLES = 20;

/** Tokens by seat; "" for the owner of the browser. */
export type SharedSeats = Record<string, string>;

function kept<Value>(name: string, otherwise: Value): Value {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** Who at this device sits where; null if the table is not shared. */
export function sharedSeats(table: string): SharedSeats | null {
  return kept<Record<string, SharedSeats>>(TABLES, {})[table] ?? null;
}

export function keepSeats(table: string, seats: SharedSeats): void {
  const others = Object.entries(kept<Record<string, SharedSeats>>(TABLES, {})).slice(1 - MOST_TABLES);
  localStorage.setItem(TABLES, JSON.stringify(Object.fromEntries([...others, [table, seats]])));
}

/** Create a guest. Sent without the cookie, or the server would return our own identity. */
async function arrive(name: string): Promise<string> {
  const answer = await transport.fetch("/api/me?token=true", {
    method: "POST",
    credentials: "omit",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name }),
  });
  const token = answer.ok ? ((await answer.json()) as Me).token : null;
  if (!token) {
    throw new Error(say("web-home-offline"));
  }
  return token;
}

/** A number of guests of this device; known ones are reused and renamed. */
async function guest(number: number, name: string): Promise<string> {
  const tokens = kept<string[]>(GUESTS, []);
  const old = tokens[number];
  if (old) {
    try {
      await call<Me>("PUT", "/api/me", { name }, old);
      return old;
    } catch {
      // The server does not know this guest (any more): create a new one.
    }
  }
  tokens[number] = await arrive(name);
  localStorage.setItem(GUESTS, JSON.stringify(tokens));
  return tokens[number];
}

/** Seat a guest of this device. */
export const sitDown = (
  table: TableInfo,
  at: { seat: number; colour?: string; known_deal?: boolean },
  token: string,
): Promise<unknown> =>
  call("POST", `/api/tables/${table.id}/commands?link=${table.link ?? ""}`, { type: "sit", ...at }, token);

/** Create a table and seat everybody at this device. If it waits for nobody else, start the game. */
export async function openShared(choice: Choice, wish: TableWish): Promise<TableInfo> {
  const own = choice.seats.find((seat) => seat.who === "me")?.name?.trim();
  if (own && own !== reader.me?.name) {
    reader.me = await rename(own);
    reader.keep("named", true);
  }
  const table = await call<TableInfo>("POST", "/api/tables", wish);
  const seats: SharedSeats = {};
  let number = 0;
  for (const [i, seat] of choice.seats.entries()) {
    if (seat.who === "me") {
      seats[i + 1] = "";
    } else if (seat.who === "here") {
      const token = await guest(number++, seat.name?.trim() || say(`colour-${seat.colour}`));
      await sitDown(table, { seat: i + 1, colour: seat.colour }, token);
      seats[i + 1] = token;
    }
  }
  keepSeats(table.id, seats);
  if (choice.seats.every((seat) => seat.who !== "friend")) {
    await startTable(table.id);
  }
  return table;
}
