// The requests of the screens before and after a game.

import { call, loadEdition } from "../net/api";
import { transport } from "../net/transport";
import type {
  Comparison,
  FromHere,
  Me,
  MoveCode,
  Page,
  RecordDoc,
  RecordSteps,
  RecordView,
  TableInfo,
  TableWish,
} from "../protocol";
import { type Choice, REINFORCEMENT, wishOf } from "./choice";

/** The request for a table. Which creatures stand in for which is known from the edition's tables. */
export const wishFor = async (choice: Choice): Promise<TableWish> =>
  wishOf(choice, choice.modules.includes(REINFORCEMENT) ? await loadEdition() : null);

/** Create a table; if it waits for nobody, start the game at once. */
export async function openTable(wish: TableWish): Promise<TableInfo> {
  const table = await call<TableInfo>("POST", "/api/tables", wish);
  if (wish.seats.every((seat) => seat.kind !== "open")) {
    await startTable(table.id);
  }
  return table;
}

export const startTable = (id: string, token?: string): Promise<unknown> =>
  call("POST", `/api/tables/${id}/commands`, { type: "start" }, token);

export const rename = (name: string): Promise<Me> => call("PUT", "/api/me", { name });

export const makeCode = (): Promise<MoveCode> => call("POST", "/api/me/code");

export const useCode = (code: string): Promise<Me> => call("POST", "/api/me/move", { code });

export const eraseMe = (): Promise<null> => call("DELETE", "/api/me");

export const signOutEverywhere = (): Promise<Me> => call("POST", "/api/me/sign_out_everywhere");

export interface RecordSearch {
  mine?: boolean;
  name?: string;
  cursor?: string;
}

export function findRecords(search: RecordSearch = {}): Promise<Page> {
  const query = new URLSearchParams();
  if (search.mine) {
    query.set("mine", "true");
  }
  if (search.name) {
    query.set("name", search.name);
  }
  if (search.cursor) {
    query.set("cursor", search.cursor);
  }
  return call("GET", `/api/records?${query}`);
}

/** The address of a part of a record; `link` opens records that are not public. */
export function recordUrl(id: string, part: string, link: string, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...(link ? { link } : {}), ...more });
  return `/api/records/${id}${part}${query.size > 0 ? `?${query}` : ""}`;
}

export const loadRecord = (id: string, link: string): Promise<RecordDoc> => call("GET", recordUrl(id, "", link));

/** All games with the deal of this one. */
export const compareDeals = (id: string, link: string): Promise<Comparison> =>
  call("GET", recordUrl(id, "/compare", link));

export const loadSteps = (id: string, link: string, seat: string, from: number, to: number): Promise<RecordSteps> =>
  call("GET", recordUrl(id, "/steps", link, { seat, from: String(from), to: String(to) }));

export const loadView = (id: string, link: string, seat: string, n: number): Promise<RecordView> =>
  call("GET", recordUrl(id, `/views/${n}`, link, { seat }));

export const playFromHere = (id: string, link: string, wish: FromHere): Promise<TableInfo> =>
  call("POST", recordUrl(id, "/from_here", link), wish);

/** All events of a record, in order. */
export async function loadEvents(id: string, link: string): Promise<Record<string, unknown>[]> {
  const answer = await transport.fetch(recordUrl(id, "/events", link));
  if (!answer.ok) {
    return [];
  }
  const text = await answer.text();
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}
