import { download } from './file.ts';
import type { StoredRows } from './store.ts';
import type { DamagedBattle } from './stored-battle.ts';

/** Rows as they lie in the database, as text: for whoever wants to mend a damaged battle, or to report it. */
export function rawText(rows: StoredRows): string {
  try {
    return `${JSON.stringify(rows, plain, 1)}\n`;
  } catch {
    // Turned in on itself, or nested too deep: row by row, as far as each goes.
    return [...rows.battles, ...rows.entries].map(rowText).join('\n');
  }
}
const rowText = ({ key, value }: { readonly key: unknown; readonly value: unknown }): string => {
  try {
    return JSON.stringify({ key, value }, plain);
  } catch {
    return `${String(key)}: ${String(value)}`;
  }
};

/** The database holds more than JSON can. */
function plain(_: string, value: unknown): unknown {
  if (typeof value === 'bigint' || (typeof value === 'number' && !Number.isFinite(value))) return String(value);
  if (value instanceof Map || value instanceof Set) return [...value];
  if (value instanceof ArrayBuffer) return [...new Uint8Array(value)];
  if (ArrayBuffer.isView(value)) return [...new Uint8Array(value.buffer, value.byteOffset, value.byteLength)];
  return value;
}

/** Hands out what is left of a damaged battle, as it lies there. */
export function saveRaw({ id, rows }: DamagedBattle): void {
  const name = id.replace(/[^\w-]+/g, '-').slice(0, 40) || 'battle';
  download(new Blob([rawText(rows)], { type: 'text/plain' }), `tambour-damaged-${name}.txt`);
}
