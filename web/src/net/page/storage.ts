// What the page stores, in the browser's database. Where the browser refuses, it is held in memory, and the screen says so.

import type { Entries } from "./messages";

const DATABASE = "orcs";
const STORE = "stored";
const LAST = "\uffff";

export interface Storage {
  /** All that is stored under keys that begin so. */
  read(prefix: string): Promise<Entries>;
  /** Store all of it or nothing; null removes. It is on disk when this is done. */
  write(changes: Record<string, string | null>): Promise<void>;
}

export async function openStorage(): Promise<{ storage: Storage; refused: boolean }> {
  try {
    return { storage: new Stored(await openDatabase()), refused: false };
  } catch {
    return { storage: new Held(), refused: true };
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("blocked"));
  });
}

class Stored implements Storage {
  constructor(private readonly database: IDBDatabase) {}

  read(prefix: string): Promise<Entries> {
    const transaction = this.database.transaction(STORE);
    const range = prefix ? IDBKeyRange.bound(prefix, prefix + LAST) : null;
    const keys = transaction.objectStore(STORE).getAllKeys(range);
    const values = transaction.objectStore(STORE).getAll(range);
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () =>
        resolve(Object.fromEntries(keys.result.map((key, i) => [String(key), String(values.result[i])])));
      transaction.onabort = () => reject(transaction.error);
    });
  }

  write(changes: Record<string, string | null>): Promise<void> {
    const transaction = this.database.transaction(STORE, "readwrite", { durability: "strict" });
    const store = transaction.objectStore(STORE);
    for (const [key, text] of Object.entries(changes)) {
      if (text === null) {
        store.delete(key);
      } else {
        store.put(text, key);
      }
    }
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
  }
}

class Held implements Storage {
  private readonly entries = new Map<string, string>();

  async read(prefix: string): Promise<Entries> {
    return Object.fromEntries([...this.entries].filter(([key]) => key.startsWith(prefix)));
  }

  async write(changes: Record<string, string | null>): Promise<void> {
    for (const [key, text] of Object.entries(changes)) {
      if (text === null) {
        this.entries.delete(key);
      } else {
        this.entries.set(key, text);
      }
    }
  }
}
