// Games kept on this device. What was written stays: a page can be closed, or
// killed, at any moment. The key of an event is (game, revision), so that of
// two tabs that play the same game only one can write the next.

import type { Summary } from "../net/wire";
import type { StoredEvent, StoredGame, Write } from "./shapes";

/** A game in the list. */
export interface GameRow {
  readonly id: string;
  readonly settings: string;
  readonly created: number;
  readonly played: number;
  readonly summary: Summary;
}

/** Why something could not be kept. */
export class NotKept extends Error {
  constructor(readonly why: "full" | "refused") {
    super(why);
  }
}

export interface Store {
  /** Whether it outlives the page. */
  readonly lasting: boolean;
  load(id: string): Promise<StoredGame | undefined>;
  /** Keeps all of it, or nothing and says that somebody else was faster. */
  write(write: Write, played: number): Promise<"kept" | "conflict">;
  /** Notes how long a game has been played. */
  note(id: string, played: number): Promise<void>;
  list(): Promise<GameRow[]>;
}

const NAME = "pylos";
const VERSION = 1;

let opened: Promise<Store> | undefined;
/** The games of this device. Whoever only lists them needs nothing else of it. */
export const store = (): Promise<Store> => (opened ??= openStore());

export const summaries = async (): Promise<Summary[]> => (await (await store()).list()).map(({ summary }) => summary);

/** The browser's storage, or the page's memory where there is none: private windows may refuse it. */
async function openStore(): Promise<Store> {
  try {
    return kept(await open());
  } catch {
    return inMemory();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("games", { keyPath: "id" }).createIndex("created", "created");
      request.result.createObjectStore("events");
    };
    request.onsuccess = () => {
      // A newer page wants to change the storage: this one lets go of it.
      request.result.onversionchange = () => request.result.close();
      done(request.result);
    };
    request.onerror = () => fail(request.error);
    request.onblocked = () => fail(new Error("blocked"));
  });
}

const got = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });

/** Settled when everything of a transaction is on the disk, or nothing is. */
const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((done, fail) => {
    transaction.oncomplete = () => done();
    transaction.onerror = transaction.onabort = () => fail(transaction.error);
  });

const eventsOf = (id: string) => IDBKeyRange.bound([id], [id, []]);

function kept(database: IDBDatabase): Store {
  const change = async (work: (games: IDBObjectStore, events: IDBObjectStore) => Promise<void> | void): Promise<void> => {
    const transaction = database.transaction(["games", "events"], "readwrite", { durability: "strict" });
    const done = completed(transaction);
    done.catch(() => undefined); // it is looked at below
    let trouble: unknown;
    try {
      await work(transaction.objectStore("games"), transaction.objectStore("events"));
    } catch (error) {
      trouble = error;
      try {
        transaction.abort();
      } catch { /* it has ended by itself */ }
    }
    // The first request that failed has ended all: its error is the reason.
    await done.catch((error: unknown) => { throw reason(transaction.error ?? trouble ?? error); });
  };
  return {
    lasting: true,
    async load(id) {
      const transaction = database.transaction(["games", "events"]);
      const [game, events] = await Promise.all([
        got<GameRow | undefined>(transaction.objectStore("games").get(id)),
        got<StoredEvent[]>(transaction.objectStore("events").getAll(eventsOf(id))),
      ]);
      return game && { ...game, events };
    },
    async write({ game, revision, events, summary, begins }, played) {
      try {
        await change(async (games, kept) => {
          if (begins) games.add({ ...begins, played: 0 } satisfies GameRow);
          events.forEach((event, i) => kept.add(event, [game, revision + i]));
          if (begins?.id === game) return;
          const row = await got<GameRow | undefined>(games.get(game));
          if (row) games.put({ ...row, summary, played: Math.max(row.played, played) });
        });
        return "kept";
      } catch (error) {
        if (error instanceof DOMException && error.name === "ConstraintError") return "conflict";
        throw error;
      }
    },
    note: (id, played) =>
      change(async (games) => {
        const row = await got<GameRow | undefined>(games.get(id));
        if (row && row.played < played) games.put({ ...row, played });
      }),
    async list() {
      const rows = await got<GameRow[]>(database.transaction("games").objectStore("games").index("created").getAll());
      return rows.reverse();
    },
  };
}

/** What a browser says about storage, in our words; everything else stays as it is. */
function reason(error: unknown): unknown {
  if (!(error instanceof DOMException)) return error;
  if (error.name === "QuotaExceededError") return new NotKept("full");
  return error.name === "ConstraintError" ? error : new NotKept("refused");
}

/** For as long as the page is open. */
export function inMemory(): Store {
  const games = new Map<string, GameRow>();
  const events = new Map<string, StoredEvent[]>();
  return {
    lasting: false,
    load: async (id) => {
      const game = games.get(id);
      return game && { ...game, events: [...(events.get(id) ?? [])] };
    },
    write: async ({ game, revision, events: fresh, summary, begins }, played) => {
      const before = events.get(game) ?? [];
      if (before.length !== revision - 1 || (begins && games.has(begins.id))) return "conflict";
      if (begins) games.set(begins.id, { ...begins, played: 0 });
      events.set(game, [...before, ...fresh]);
      const row = games.get(game);
      if (row && begins?.id !== game) games.set(game, { ...row, summary, played: Math.max(row.played, played) });
      return "kept";
    },
    note: async (id, played) => {
      const row = games.get(id);
      if (row && row.played < played) games.set(id, { ...row, played });
    },
    list: async () => [...games.values()].sort((a, b) => b.created - a.created),
  };
}
