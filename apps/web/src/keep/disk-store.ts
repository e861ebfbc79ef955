import { present, unreachable } from '@tambour/kernel';
import { connect } from './database.ts';
import { type Change, type FoundRows, type Store, type StoredRow, type StoredRows, TABLES } from './store.ts';

type Tables = Readonly<Record<(typeof TABLES)[number], IDBObjectStore>>;

/** Battles in the browser's database: one row a battle, and one row a command under [battle, number]. */
export class DiskStore implements Store {
  readonly #name: string;
  #database: Promise<IDBDatabase> | undefined;

  constructor(name = 'tambour') {
    this.#name = name;
  }

  rows(): Promise<StoredRows> {
    return this.#withDatabase(async (database) => {
      const [battles, entries] = await Promise.all(TABLES.map((name) => allRows(database, name)));
      return { battles: present(battles), entries: present(entries) };
    });
  }
  rowsOf(id: string): Promise<StoredRows> {
    return this.#withDatabase(async (database) => {
      const [battles, entries] = await Promise.all([
        allRows(database, 'battles', IDBKeyRange.only(id)),
        allRows(database, 'entries', filedUnder(id)),
      ]);
      return { battles, entries };
    });
  }

  write(changes: readonly Change[]): Promise<void> {
    return this.#withDatabase((database) => inOneGo(database, async () => changes));
  }
  update(id: string, decide: (found: FoundRows) => readonly Change[]): Promise<void> {
    return this.#withDatabase((database) =>
      inOneGo(database, async ({ battles, entries }) => {
        const [own, filed, count] = await Promise.all([
          valuesOr(battles.getAll(IDBKeyRange.only(id))),
          valuesOr(entries.getAll(filedUnder(id))),
          settled(battles.count()),
        ]);
        return decide({
          battles: own.map((value) => ({ key: id, value })),
          entries: filed.map((value) => ({ key: keyOf('entries', value), value })),
          isEmpty: count === 0,
        });
      }),
    );
  }

  /** Works on the database; once more on a new connection where the old one was closed under it, or its tables are gone. */
  async #withDatabase<T>(work: (database: IDBDatabase) => Promise<T>): Promise<T> {
    const database = await this.#open();
    try {
      return await work(database);
    } catch (error) {
      if (!(error instanceof DOMException) || !CLOSED.includes(error.name)) throw error;
      if (this.#database && (await this.#database) === database) this.#forget(database);
      return work(await this.#open());
    }
  }
  #open(): Promise<IDBDatabase> {
    this.#database ??= connect(this.#name, (database) => this.#forget(database)).catch((error: unknown) => {
      this.#database = undefined;
      throw error;
    });
    return this.#database;
  }
  #forget(database: IDBDatabase): void {
    database.close();
    this.#database = undefined;
  }
}

/** What the browser says of a connection that was closed, by a deletion say, and of tables that are not there. */
const CLOSED: readonly string[] = ['InvalidStateError', 'AbortError', 'NotFoundError', 'TransactionInactiveError'];

/** Every row filed under a battle: numbers, and whatever else a key may hold. */
const filedUnder = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

/** Looks, then writes, in one transaction. */
async function inOneGo(database: IDBDatabase, look: (tables: Tables) => Promise<readonly Change[]>): Promise<void> {
  const transaction = database.transaction([...TABLES], 'readwrite');
  const isDone = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    // A full disk aborts the whole transaction, sometimes only when it is committed.
    transaction.onabort = () => reject(transaction.error ?? new DOMException('aborted', 'AbortError'));
  });
  const tables = { battles: transaction.objectStore('battles'), entries: transaction.objectStore('entries') };
  try {
    for (const change of await look(tables)) put(change, tables);
  } catch (error) {
    // What cannot be copied into the database: the part already asked for must not stand alone.
    abort(transaction);
    await isDone.catch(() => undefined);
    throw error;
  }
  return isDone;
}
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It was already.
  }
}

function put(change: Change, { battles, entries }: Tables): void {
  switch (change.kind) {
    case 'battle':
      battles.put(change.battle);
      return;
    case 'entry':
      entries.put({ battle: change.id, n: change.n, entry: change.entry });
      return;
    case 'cut':
      entries.delete(IDBKeyRange.bound([change.id, change.count], [change.id, Number.POSITIVE_INFINITY], true));
      return;
    case 'remove':
      battles.delete(change.id);
      entries.delete(filedUnder(change.id));
      return;
    case 'row':
      (change.table === 'battles' ? battles : entries).put(change.value);
      return;
    case 'drop-row':
      (change.table === 'battles' ? battles : entries).delete(change.key as IDBValidKey);
      return;
    default:
      unreachable(change);
  }
}

async function allRows(
  database: IDBDatabase,
  name: (typeof TABLES)[number],
  range?: IDBKeyRange,
): Promise<readonly StoredRow[]> {
  const table = () => database.transaction(name, 'readonly').objectStore(name);
  try {
    return (await settled<unknown[]>(table().getAll(range))).map((value) => ({ key: keyOf(name, value), value }));
  } catch {
    // One row that the browser cannot read spoils the reading of all: then each is read by itself.
    const keys = await settled(table().getAllKeys(range));
    return Promise.all(keys.map(async (key) => ({ key, value: await valueAt(table(), key) })));
  }
}
async function valueAt(table: IDBObjectStore, key: IDBValidKey): Promise<unknown> {
  try {
    return await settled(table.get(key));
  } catch {
    return undefined;
  }
}
/** Where a row lies: its key is made of its own fields. */
const keyOf = (name: (typeof TABLES)[number], value: unknown): unknown => {
  const row = value as Readonly<Record<string, unknown>>;
  return name === 'battles' ? row.id : [row.battle, row.n];
};

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new DOMException('failed', 'UnknownError'));
  });
/** The rows asked for, or none where they cannot be read: that must not end the transaction. */
const valuesOr = (request: IDBRequest<unknown[]>): Promise<readonly unknown[]> =>
  new Promise((resolve) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = (event) => {
      event.preventDefault();
      resolve([]);
    };
  });
