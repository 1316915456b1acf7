// What travels between the screen, the worker with the tables, and Python in it: see src/orcs/page/messages.py.

export type Entries = Record<string, string>;

/** What happens on the screen. */
export type Happening =
  | { kind: "asked"; id: number; method: string; path: string; body: string; token: string; language: string }
  | { kind: "opened"; line: number; table: string; link: string; token: string; language: string }
  | { kind: "sent"; line: number; data: string }
  | { kind: "hung_up"; line: number };

/** What happens besides. */
export type Event =
  | Happening
  | { kind: "replied"; job: number; reply: unknown }
  | { kind: "woken" }
  | { kind: "lost"; answers: number[] };

export interface Answer {
  id: number;
  status: number;
  body: string;
  media: string;
}

export interface Said {
  line: number;
  data: string;
  code?: number;
}

export interface Job {
  job: string;
  limit: number;
}

export interface Outcome {
  needs?: string;
  changes?: Record<string, string | null>;
  answers?: Answer[];
  said?: Said[];
  jobs?: { id: number; job: Job }[];
  tables?: string[];
  due?: number;
  error?: string;
}

/** How far the start is: Python is fetched, unpacked, begun. */
export type Stage = "fetching" | "unpacking" | "starting" | "ready" | "failed";

/** What the worker tells the screen. */
export type News =
  | { kind: "stage"; stage: Stage }
  | { kind: "storage"; refused: boolean }
  | { kind: "outcome"; answers: Answer[]; said: Said[] };
