import { TABLES, type TableName } from './store.ts';

const KEY_PATHS: Readonly<Record<TableName, string | string[]>> = { battles: 'id', entries: ['battle', 'n'] };

/** A deletion or a change of the database in another tab that does not come to its end must not hold up play. */
const MOST_WAIT_MS = 3000;

/**
 * Opens the browser's database as it is, and adds the tables where they are missing: it may be new, or another script may
 * have put an empty one in its place. `onGone` hears that the connection is of no more use.
 */
export async function connect(name: string, onGone: (database: IDBDatabase) => void): Promise<IDBDatabase> {
  // Browsers that forbid storage lack the factory, or throw on opening.
  if (typeof indexedDB === 'undefined') throw new DOMException('there is no database', 'SecurityError');
  let database = await open(name);
  if (lacking(database).length > 0) {
    const { version } = database;
    database.close();
    database = await open(name, version + 1);
  }
  database.onclose = () => onGone(database);
  // Another tab wants to change or delete the database: it must not wait for this one.
  database.onversionchange = () => onGone(database);
  return database;
}

const lacking = ({ objectStoreNames }: IDBDatabase): readonly TableName[] =>
  TABLES.filter((name) => !objectStoreNames.contains(name));

const open = (name: string, version?: number): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(new DOMException('it is in use', 'TimeoutError'));
    }, MOST_WAIT_MS);
    request.onupgradeneeded = () => {
      for (const missing of lacking(request.result))
        request.result.createObjectStore(missing, { keyPath: KEY_PATHS[missing] });
    };
    request.onsuccess = () => {
      clearTimeout(timer);
      if (isLate) request.result.close();
      resolve(request.result);
    };
    request.onerror = () => {
      clearTimeout(timer);
      reject(request.error ?? new DOMException('failed', 'UnknownError'));
    };
  });
