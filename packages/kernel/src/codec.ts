import { type Bytes, type Layout, RANGE } from './buffer.ts';
import { BadInput, bad, choiceOf, integer, list as listOf, oneOf, type Reader } from './parse.ts';
import { itemAt, present } from './present.ts';

/** One column's integers as JSON a person can read, and back. */
export interface Codec {
  write(value: number): unknown;
  readonly read: Reader<number>;
}
export interface GroupCodec {
  /** Row names; without them a group of one row is an object and a longer one a list. */
  readonly names?: readonly string[];
  /** Rows that are all zero are left out. */
  readonly sparse?: true;
  readonly columns?: Readonly<Record<string, Codec>>;
}
export type Codecs = Readonly<Record<string, GroupCodec>>;

export const named = (names: readonly string[]): Codec => {
  const index = new Map(names.map((name, i) => [name, i]));
  return {
    write: (v) => names[v] ?? v,
    read: (v, path) => (typeof v === 'string' ? index.get(v) : undefined) ?? bad(path, choiceOf(names), v),
  };
};
/** A name, or null for the one value that means "nowhere". */
export const namedOr = (names: readonly string[], none: number): Codec => {
  const inner = named(names);
  return {
    write: (v) => (v === none ? null : inner.write(v)),
    read: (v, path) => (v === null ? none : inner.read(v, path)),
  };
};
export const flags = (names: readonly string[]): Codec => {
  const reader = listOf(oneOf(...names), names.length);
  return {
    write: (v) => names.filter((_, i) => v & (1 << i)),
    read: (v, path) => reader(v, path).reduce((bits, name) => bits | (1 << names.indexOf(name)), 0),
  };
};
export const whole = (least: number, most: number): Codec => ({ write: (v) => v, read: integer(least, most) });
/** Columns of whole numbers by the most that each may hold. */
export const upToEach = (most: Readonly<Record<string, number>>): Readonly<Record<string, Codec>> =>
  Object.fromEntries(Object.entries(most).map(([column, n]) => [column, whole(0, n)]));

type Columns = Readonly<Record<string, Record<string, { [i: number]: number; readonly length: number }>>>;
const columnsOf = (state: Bytes) => state as unknown as Columns;

/** The named groups of a state as plain JSON. Groups without a codec are derived or secret and stay out. */
export function dump(state: Bytes, layout: Layout, codecs: Codecs): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const [group, codec] of Object.entries(codecs)) {
    const { columns: kinds, rows } = present(layout[group]);
    const at = present(columnsOf(state)[group]);
    const columns = Object.keys(kinds).map((name) => ({ name, of: present(at[name]), own: codec.columns?.[name] }));
    const row = (i: number) => {
      const written: Record<string, unknown> = {};
      for (const { name, of, own } of columns) written[name] = own ? own.write(itemAt(of, i)) : itemAt(of, i);
      return written;
    };
    const isZero = (i: number) => columns.every(({ of }) => of[i] === 0);
    if (codec.names) {
      // Made from pairs, so that a row may be called what it likes, `__proto__` too.
      const named = Object.fromEntries(
        codec.names.flatMap((name, i) => (codec.sparse && isZero(i) ? [] : [[name, row(i)] as const])),
      );
      out[group] = named;
    } else if (rows === 1) out[group] = row(0);
    else {
      const all = Array.from({ length: rows }, (_, i) => row(i));
      if (codec.sparse) while (all.length && isZero(all.length - 1)) all.pop();
      out[group] = all;
    }
  }
  return out;
}

/**
 * Writes JSON made by `dump` into a state. Every field is checked; the first fault is named. With `blanks`, a value, a row or
 * a group that is null is hidden, and reads as nothing at all.
 */
export function load(
  state: Bytes,
  layout: Layout,
  codecs: Codecs,
  json: Readonly<Record<string, unknown>>,
  blanks?: 'blanks',
): void {
  for (const key of Object.keys(json)) if (!Object.hasOwn(codecs, key)) throw new BadInput(key, 'is not a known field');
  for (const [group, codec] of Object.entries(codecs)) {
    const { columns, rows: many } = present(layout[group]);
    const at = present(columnsOf(state)[group]);
    const clear = (i: number) => {
      for (const c of Object.keys(columns)) present(at[c])[i] = 0;
    };
    const readRow = (value: unknown, i: number, path: string) => {
      if (blanks && value === null) return clear(i);
      if (value === null || typeof value !== 'object' || Array.isArray(value)) bad(path, 'an object', value);
      const from = value as Record<string, unknown>;
      for (const key of Object.keys(from))
        if (!Object.hasOwn(columns, key)) throw new BadInput(`${path}.${key}`, 'is not a known field');
      for (const [column, kind] of Object.entries(columns)) {
        const reader = codec.columns?.[column]?.read ?? integer(...RANGE[kind]);
        if (blanks && from[column] === null) present(at[column])[i] = readNull(reader);
        else
          present(at[column])[i] = reader(Object.hasOwn(from, column) ? from[column] : undefined, `${path}.${column}`);
      }
    };
    const value = Object.hasOwn(json, group) ? json[group] : undefined;
    if (blanks && value === null) for (let i = 0; i < many; i++) clear(i);
    else if (codec.names) {
      if (value === null || typeof value !== 'object' || Array.isArray(value)) bad(group, 'an object', value);
      const from = value as Record<string, unknown>;
      const known = new Map(codec.names.map((name, i) => [name, i]));
      for (const key of Object.keys(from))
        if (!known.has(key)) throw new BadInput(`${group}.${key}`, 'is not known here');
      for (const [name, i] of known) {
        if (Object.hasOwn(from, name)) readRow(from[name], i, `${group}.${name}`);
        else if (!codec.sparse) throw new BadInput(`${group}.${name}`, 'is missing');
        else clear(i);
      }
    } else if (many === 1) readRow(value, 0, group);
    else {
      const rows = listOf((v) => v, many)(value, group);
      if (!codec.sparse && rows.length !== many)
        throw new BadInput(group, `must have ${many} entries, not ${rows.length}`);
      for (let i = 0; i < many; i++)
        if (i < rows.length) readRow(rows[i], i, `${group}.${i}`);
        else clear(i);
    }
  }
}

/** Null where a column has a meaning for it ("nowhere"); hidden, and so nothing, where it has none. */
function readNull(reader: Reader<number>): number {
  try {
    return reader(null, '');
  } catch (error) {
    if (error instanceof BadInput) return 0;
    throw error;
  }
}
