import { type Entry, unreachable } from '@tambour/kernel';
import type { KeptBattle } from './kept-battle.ts';
import type { Change, Store } from './store.ts';

const VERSION = 1;
const BATTLES = 'battles';
const ENTRIES = 'entries';

/** Battles in the browser's database: one row a battle, and one row a command under [battle, number]. */
export class DiskStore implements Store {
  readonly #name: string;
  #database: Promise<IDBDatabase> | undefined;

  constructor(name = 'tambour') {
    this.#name = name;
  }

  async battles(): Promise<readonly KeptBattle[]> {
    return this.#read<KeptBattle[]>(BATTLES, (store) => store.getAll());
  }
  async battle(id: string): Promise<KeptBattle | undefined> {
    return this.#read<KeptBattle | undefined>(BATTLES, (store) => store.get(id));
  }
  async entries(id: string): Promise<readonly Entry[]> {
    const rows = await this.#read<EntryRow[]>(ENTRIES, (store) => store.getAll(entriesAfter(id, 0)));
    const gap = rows.findIndex((row, i) => row.n !== i + 1);
    return (gap < 0 ? rows : rows.slice(0, gap)).map((row) => row.entry);
  }

  async #read<T>(name: string, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const database = await this.#open();
    return settled(ask(database.transaction(name, 'readonly').objectStore(name)));
  }

  async write(changes: readonly Change[]): Promise<void> {
    const database = await this.#open();
    const transaction = database.transaction([BATTLES, ENTRIES], 'readwrite');
    const isDone = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      // A full disk aborts the whole transaction, sometimes only when it is committed.
      transaction.onabort = () => reject(transaction.error ?? new DOMException('aborted', 'AbortError'));
    });
    const battles = transaction.objectStore(BATTLES);
    const entries = transaction.objectStore(ENTRIES);
    try {
      for (const change of changes) put(change, battles, entries);
    } catch (error) {
      // What cannot be copied into the database: the part already asked for must not stand alone.
      transaction.abort();
      await isDone.catch(() => undefined);
      throw error;
    }
    return isDone;
  }

  #open(): Promise<IDBDatabase> {
    this.#database ??= this.#connect().catch((error: unknown) => {
      this.#database = undefined;
      throw error;
    });
    return this.#database;
  }

  async #connect(): Promise<IDBDatabase> {
    // Browsers that forbid storage lack the factory, or throw on opening.
    if (typeof indexedDB === 'undefined') throw new DOMException('there is no database', 'SecurityError');
    const request = indexedDB.open(this.#name, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(BATTLES, { keyPath: 'id' });
      request.result.createObjectStore(ENTRIES, { keyPath: ['battle', 'n'] });
    };
    const database = await settled(request);
    const forget = () => {
      this.#database = undefined;
    };
    database.onclose = forget;
    // A newer Tambour in another tab wants to change the database: it must not wait for this one.
    database.onversionchange = () => {
      database.close();
      forget();
    };
    return database;
  }
}

interface EntryRow {
  readonly battle: string;
  readonly n: number;
  readonly entry: Entry;
}

const entriesAfter = (id: string, n: number): IDBKeyRange =>
  IDBKeyRange.bound([id, n], [id, Number.POSITIVE_INFINITY], true);

function put(change: Change, battles: IDBObjectStore, entries: IDBObjectStore): void {
  switch (change.kind) {
    case 'battle':
      battles.put(change.battle);
      return;
    case 'entry': {
      const row: EntryRow = { battle: change.id, n: change.n, entry: change.entry };
      entries.put(row);
      return;
    }
    case 'cut':
      entries.delete(entriesAfter(change.id, change.count));
      return;
    case 'remove':
      battles.delete(change.id);
      entries.delete(entriesAfter(change.id, 0));
      return;
    default:
      unreachable(change);
  }
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new DOMException('failed', 'UnknownError'));
  });
