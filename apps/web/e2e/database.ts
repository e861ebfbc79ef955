import type { Page } from 'playwright-core';

/** What a script of another page, or of the person, can do to the browser's database. */

/** Deletes it; ends when it is gone. */
export const deleteDatabase = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase('tambour');
        request.onsuccess = () => resolve();
        request.onerror = () => reject(request.error);
      }),
  );

/** Deletes it and puts an empty one, without tables, in its place. */
export const replaceDatabase = async (page: Page): Promise<void> => {
  await deleteDatabase(page);
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('tambour');
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
        request.onerror = () => reject(request.error);
      }),
  );
};

export type Rows = readonly Record<string, unknown>[];
export type TableName = 'battles' | 'entries';

/** Every row of a table. */
export const rowsOf = (page: Page, table: TableName): Promise<Rows> =>
  page.evaluate(
    (name) =>
      new Promise<Rows>((resolve, reject) => {
        const request = indexedDB.open('tambour');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const database = request.result;
          const rows = database.transaction(name).objectStore(name).getAll();
          rows.onsuccess = () => {
            database.close();
            resolve(rows.result);
          };
          rows.onerror = () => reject(rows.error);
        };
      }),
    table,
  );

/** Puts rows into a table and takes others out, all by their keys. */
export const changeRows = (
  page: Page,
  table: TableName,
  change: {
    readonly put?: Rows;
    readonly drop?: readonly (readonly [battle: string, n: number])[];
    readonly clear?: boolean;
  },
): Promise<void> =>
  page.evaluate(
    ({ table: name, change: { put = [], drop = [], clear = false } }) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('tambour');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const database = request.result;
          const transaction = database.transaction(name, 'readwrite');
          const rows = transaction.objectStore(name);
          if (clear) rows.clear();
          for (const key of drop) rows.delete([...key]);
          for (const row of put) rows.put(row);
          transaction.oncomplete = () => {
            database.close();
            resolve();
          };
          transaction.onabort = () => reject(transaction.error);
        };
      }),
    { table, change },
  );
