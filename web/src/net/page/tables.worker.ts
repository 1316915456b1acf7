// The worker with the tables. It hands Python one event after the other; what has changed is stored before anybody is
// told.

import { Brains } from "./brains";
import { Locks } from "./locks";
import type { Entries, Event, News, Outcome } from "./messages";
import { startPython } from "./python";
import { openStorage, type Storage } from "./storage";

const TABLE = /^tables\/([^/]+)\/$/;
/** The longest that a timer can wait. */
const FAR = 2 ** 31 - 1;

const tell = (news: News): void => self.postMessage(news);

class Tables {
  private last: Promise<void> = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly locks = new Locks();

  constructor(
    private readonly handle: (event: string) => string,
    private readonly storage: Storage,
    private readonly brains: Brains,
  ) {}

  /** Take an event, after those before it. */
  take(event: Event): void {
    this.last = this.last.then(() => this.carryOut(event)).catch((error) => console.error(error));
  }

  private async carryOut(event: Event): Promise<void> {
    const loaded: Record<string, Entries | null> = {};
    for (;;) {
      const handed = { ...event, now: Date.now(), loaded };
      const outcome = JSON.parse(this.handle(JSON.stringify(handed))) as Outcome;
      if (outcome.needs === undefined) {
        await this.settle(outcome);
        return;
      }
      loaded[outcome.needs] = await this.load(outcome.needs);
    }
  }

  private async load(shelf: string): Promise<Entries | null> {
    const table = shelf.match(TABLE)?.[1];
    return table && !(await this.locks.take(table)) ? null : this.storage.read(shelf);
  }

  private async settle(outcome: Outcome): Promise<void> {
    if (outcome.error) {
      console.error(outcome.error);
    }
    try {
      if (Object.keys(outcome.changes ?? {}).length > 0) {
        await this.storage.write(outcome.changes ?? {});
      }
    } catch (error) {
      console.error(error);
      await this.carryOut({ kind: "lost", answers: (outcome.answers ?? []).map((answer) => answer.id) });
      return;
    }
    tell({ kind: "outcome", answers: outcome.answers ?? [], said: outcome.said ?? [] });
    for (const { id, job } of outcome.jobs ?? []) {
      this.brains.think(job, (reply) => this.take({ kind: "replied", job: id, reply }));
    }
    await this.locks.keep(outcome.tables ?? []);
    clearTimeout(this.timer);
    if (outcome.due !== undefined) {
      this.timer = setTimeout(() => this.take({ kind: "woken" }), Math.min(FAR, Math.max(0, outcome.due - Date.now())));
    }
  }
}

async function start(base: string): Promise<Tables> {
  const opening = openStorage();
  const handle = await startPython(base, "from orcs.page.page import Page; Page().handle", (stage) =>
    tell({ kind: "stage", stage }),
  );
  const { storage, refused } = await opening;
  tell({ kind: "storage", refused });
  const brains = new Brains(base);
  const tables = new Tables(handle, storage, brains);
  tell({ kind: "stage", stage: "ready" });
  brains.start();
  return tables;
}

let tables: Promise<Tables> | null = null;

self.onmessage = async ({ data }: MessageEvent<{ base: string } | Event>) => {
  if ("base" in data) {
    tables = start(data.base);
    tables.catch((error) => {
      console.error(error);
      tell({ kind: "stage", stage: "failed" });
    });
  } else {
    (await tables)?.take(data);
  }
};
