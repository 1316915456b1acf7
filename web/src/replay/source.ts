// Where the game of a replay comes from: it is stored at the tables' side, or packed in the address.

import { bots } from "../home/bots.svelte";
import { loadEvents, loadRecord, loadSteps, loadView, playFromHere, recordUrl } from "../home/requests";
import { call, loadEdition } from "../net/api";
import type { EditionTables, FromHere, LinkedDoc, Packed, RecordDoc, RecordSteps, TableInfo, View } from "../protocol";
import type { Packing } from "../router.svelte";
import type { Fact } from "../table/beats";
import { readWho, tellWho } from "./who";

export interface Game {
  record: RecordDoc;
  events: Fact[];
  edition: EditionTables;
}

export interface Source {
  /** The name of a stored game, and the link that opens it; "" for one in a link. */
  readonly id: string;
  readonly link: string;
  /** Where its text can be downloaded. */
  readonly file: string;
  load(): Promise<Game>;
  steps(seat: string, from: number, to: number): Promise<RecordSteps>;
  /** The position after a line, all cards open. */
  open(n: number): Promise<View>;
  playFromHere(wish: FromHere): Promise<TableInfo>;
  /** All of it for a link, or the position after a line. */
  pack(n?: number): Promise<Packed>;
  /** The address of a moment. */
  address(at: number, seat: string, link: string): string;
}

export const packRecord = (id: string, link: string, n?: number): Promise<Packed> =>
  call("GET", recordUrl(id, "/packed", link, n === undefined ? {} : { n: String(n) }));

export const packFile = (record: string, n?: number): Promise<Packed> =>
  call("POST", "/api/links/pack", { record, ...(n === undefined ? {} : { n }) });

export class StoredGame implements Source {
  constructor(
    readonly id: string,
    readonly link: string,
  ) {}

  get file(): string {
    return recordUrl(this.id, "/text", this.link);
  }

  async load(): Promise<Game> {
    const [record, events, edition] = await Promise.all([
      loadRecord(this.id, this.link),
      loadEvents(this.id, this.link),
      loadEdition(this.id, this.link).catch(() => loadEdition()),
    ]);
    return { record, events: events as Fact[], edition };
  }

  steps(seat: string, from: number, to: number): Promise<RecordSteps> {
    return loadSteps(this.id, this.link, seat, from, to);
  }

  async open(n: number): Promise<View> {
    return (await loadView(this.id, this.link, "all", n)).view as unknown as View;
  }

  playFromHere(wish: FromHere): Promise<TableInfo> {
    return playFromHere(this.id, this.link, wish);
  }

  pack(n?: number): Promise<Packed> {
    return packRecord(this.id, this.link, n);
  }

  address(at: number, seat: string, link: string): string {
    return `/replay/${this.id}?${new URLSearchParams({ at: String(at), seat, ...(link ? { link } : {}) })}`;
  }
}

export class LinkedGame implements Source {
  readonly id = "";
  readonly link = "";
  file = "";
  private text = "";
  private who = "";

  /** `told` is what the link says besides: who played. */
  constructor(
    private readonly kind: Packing,
    private readonly packed: string,
    private readonly told: URLSearchParams,
  ) {}

  async load(): Promise<Game> {
    const { record, text, events, edition } = await call<LinkedDoc>("POST", "/api/links", { packed: this.packed });
    record.info.seats = readWho(record.info.seats, this.told, (level) => bots.character(level));
    this.who = tellWho(record.info.seats, true);
    this.text = text;
    this.file = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
    return { record, events: events as Fact[], edition };
  }

  steps(seat: string, first: number, last: number): Promise<RecordSteps> {
    return call("POST", "/api/links/steps", { packed: this.packed, seat, first, last });
  }

  async open(n: number): Promise<View> {
    return (await this.steps("all", n, n)).view as unknown as View;
  }

  playFromHere(wish: FromHere): Promise<TableInfo> {
    return call("POST", "/api/links/from_here", { packed: this.packed, ...wish });
  }

  pack(n?: number): Promise<Packed> {
    return packFile(this.text, n);
  }

  address(at: number, seat: string): string {
    return `/#${this.kind}=${this.packed}&${new URLSearchParams({ at: String(at), seat })}${this.who}`;
  }
}
