import { BadInput, read } from '@tambour/kernel';
import { readTableRow, type TableRow } from './table-row.ts';
import { readLatest, unsaved } from './unsaved.ts';

const NAME = 'tambour-umpire';
const STORE = 'tables';

/** A row that cannot be read, and why: it stays where it is until someone deletes it. */
export interface DamagedTable {
  readonly id: string;
  readonly field: string;
  readonly reason: string;
  readonly raw: unknown;
}

/** Games on real tables, kept in the browser; in memory where it keeps nothing, so that play goes on. */
export class Tables {
  #database: Promise<IDBDatabase> | undefined;
  readonly #memory = new Map<string, TableRow>();
  /** What went wrong at the last attempt to keep something; undefined while all is kept. */
  trouble: unknown;

  async all(): Promise<{ readonly tables: readonly TableRow[]; readonly damaged: readonly DamagedTable[] }> {
    const tables = new Map<string, TableRow>();
    const damaged: DamagedTable[] = [];
    const rows = await this.#try(
      (store) => settled<unknown[]>(store.getAll()),
      () => [],
    );
    for (const raw of rows) {
      const id = String((raw as { id?: unknown }).id);
      try {
        tables.set(id, readLatest(raw, unsaved.read(id)));
      } catch (error) {
        if (!(error instanceof BadInput)) throw error;
        damaged.push({ id, field: error.field, reason: error.reason, raw });
      }
    }
    for (const row of this.#memory.values()) tables.set(row.id, row);
    return { tables: [...tables.values()].sort((a, b) => (a.changed < b.changed ? 1 : -1)), damaged };
  }
  async get(id: string): Promise<TableRow | undefined> {
    const known = this.#memory.get(id);
    if (known) return known;
    const kept = await this.#try(
      (store) => settled<unknown>(store.get(id)),
      () => undefined,
    );
    const onItsWay = unsaved.read(id);
    return kept === undefined ? onItsWay : readLatest(kept, onItsWay);
  }
  /** Writes a table as it is now. One after the other: the last is the one that stays. */
  async put(row: TableRow): Promise<void> {
    const written = unsaved.write(row);
    const isKept = await this.#try(
      async (store) => {
        await settled(store.put(row));
        this.#memory.delete(row.id);
        return true;
      },
      () => {
        this.#memory.set(row.id, row);
        return false;
      },
      'readwrite',
    );
    if (isKept) unsaved.forget(row.id, written);
  }
  async remove(id: string): Promise<void> {
    this.#memory.delete(id);
    unsaved.forget(id);
    await this.#try(
      (store) => settled(store.delete(id)),
      () => undefined,
      'readwrite',
    );
  }

  async #try<T>(
    work: (store: IDBObjectStore) => Promise<T>,
    otherwise: () => T,
    mode: IDBTransactionMode = 'readonly',
  ): Promise<T> {
    try {
      const transaction = (await this.#open()).transaction(STORE, mode);
      const isDone = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new DOMException('aborted', 'AbortError'));
      });
      const [answer] = await Promise.all([work(transaction.objectStore(STORE)), isDone]);
      this.trouble = undefined;
      return answer;
    } catch (error) {
      // A connection that was closed under us is opened anew the next time.
      this.#database = undefined;
      this.trouble = error;
      return otherwise();
    }
  }
  #open(): Promise<IDBDatabase> {
    this.#database ??= new Promise((resolve, reject) => {
      if (typeof indexedDB === 'undefined') throw new DOMException('there is no database', 'SecurityError');
      const request = indexedDB.open(NAME, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
      request.onsuccess = () => {
        const database = request.result;
        database.onversionchange = () => {
          database.close();
          this.#database = undefined;
        };
        resolve(database);
      };
      request.onerror = () => reject(request.error ?? new DOMException('failed', 'UnknownError'));
    });
    return this.#database;
  }
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new DOMException('failed', 'UnknownError'));
  });

const LIMITS = { ...read.LIMITS, characters: 5_000_000 };
/** A table from a file that was saved before. */
export const readTableFile = (text: string): TableRow => readTableRow(read.parseJson(text, 'table', LIMITS), 'table');
