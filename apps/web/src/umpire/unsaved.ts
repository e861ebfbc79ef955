import { BadInput } from '@tambour/kernel';
import { readTableRow, type TableRow } from './table-row.ts';

const PREFIX = 'tambour-umpire-unsaved:';
/** A table that is longer is only kept in the database: to write it out at every tap would be felt. */
const LONGEST = 500_000;

/**
 * Changes that are still on their way to the database, which takes a moment: a page that is reloaded or put away in that moment finds
 * them here, since local storage is written before the call returns. Where it is full or forbidden the database still has the change, a
 * moment later.
 */
export const unsaved = {
  /** What was written, to be forgotten once it has arrived. */
  write(row: TableRow): string {
    const text = JSON.stringify(row);
    try {
      if (text.length <= LONGEST) localStorage.setItem(PREFIX + row.id, text);
      else localStorage.removeItem(PREFIX + row.id);
    } catch {}
    return text;
  },
  /** The change has arrived, or its table is gone; what was written after it stays. */
  forget(id: string, written?: string): void {
    try {
      if (written === undefined || localStorage.getItem(PREFIX + id) === written) localStorage.removeItem(PREFIX + id);
    } catch {}
  },
  read(id: string): TableRow | undefined {
    try {
      return readTableRow(JSON.parse(localStorage.getItem(PREFIX + id) ?? 'null'), 'table');
    } catch {
      return undefined;
    }
  },
};

/** Of what the database has and what was on its way to it, the later. */
export function readLatest(kept: unknown, onItsWay: TableRow | undefined): TableRow {
  try {
    const row = readTableRow(kept, 'table');
    return onItsWay && onItsWay.changed >= row.changed ? onItsWay : row;
  } catch (error) {
    if (onItsWay && error instanceof BadInput) return onItsWay;
    throw error;
  }
}
