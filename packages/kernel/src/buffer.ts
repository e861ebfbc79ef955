import type { IdArray } from './id.ts';

/** A match's changing state as named columns over one ArrayBuffer: copying, hashing and saving are one pass. */
const KINDS = {
  i8: Int8Array,
  u8: Uint8Array,
  i16: Int16Array,
  u16: Uint16Array,
  i32: Int32Array,
  u32: Uint32Array,
} as const;
export type Kind = keyof typeof KINDS;

declare const holds: unique symbol;
/** A kind of column that holds ids: `hex: u16Of<HexId>()`. */
type IdKind<T extends number> = { readonly [holds]: T };
export const u8Of = <T extends number>() => 'u8' as 'u8' & IdKind<T>;
export const u16Of = <T extends number>() => 'u16' as 'u16' & IdKind<T>;
/** Columns of a byte each. */
export const bytes = <const Name extends string>(...names: readonly Name[]): Readonly<Record<Name, 'u8'>> =>
  Object.fromEntries(names.map((name) => [name, 'u8'])) as Record<Name, 'u8'>;

/** The least and the greatest value a column of each kind can hold. */
export const RANGE: Readonly<Record<Kind, readonly [number, number]>> = {
  i8: [-128, 127],
  u8: [0, 255],
  i16: [-32768, 32767],
  u16: [0, 65535],
  i32: [-2147483648, 2147483647],
  u32: [0, 4294967295],
};

export interface Group {
  readonly rows: number;
  readonly columns: Readonly<Record<string, Kind>>;
  /** Outside the hash: what the dice will be is no part of what the position is. */
  readonly unhashed?: true;
  /** Follows from the rest and can be rebuilt from it: outside the hash, and outside what undo keeps. */
  readonly derived?: true;
}
export type Layout = Readonly<Record<string, Group>>;
type Columns<L extends Layout> = {
  readonly [G in keyof L]: { readonly [C in keyof L[G]['columns']]: Column<L[G]['columns'][C]> };
};
type Column<K extends Kind> =
  K extends IdKind<infer T>
    ? IdArray<T> & (K extends 'u8' ? Uint8Array : Uint16Array)
    : InstanceType<(typeof KINDS)[K]>;
export interface Bytes {
  readonly bytes: Uint8Array;
  /** All but what is derived. */
  readonly lasting: Uint8Array;
  /** The hashed part, as 32-bit words. */
  readonly words: Int32Array;
}
export type State<L extends Layout> = Columns<L> & Bytes;

export interface Shape<L extends Layout> {
  readonly layout: L;
  readonly size: number;
  create(): State<L>;
}

interface Placed {
  readonly group: string;
  readonly column: string;
  readonly kind: Kind;
  readonly rows: number;
}

export function shape<const L extends Layout>(layout: L): Shape<L> {
  const width = (c: Placed) => KINDS[c.kind].BYTES_PER_ELEMENT;
  const part = (which: (g: Group) => boolean): Placed[] =>
    Object.entries(layout)
      .filter(([, g]) => which(g))
      .flatMap(([group, g]) =>
        Object.entries(g.columns).map(([column, kind]) => ({ group, column, kind, rows: g.rows })),
      )
      // Widest columns first, so that every view is aligned without padding.
      .sort((a, b) => width(b) - width(a));
  const bytesOf = (columns: Placed[]) => Math.ceil(columns.reduce((n, c) => n + c.rows * width(c), 0) / 8) * 8;
  const open = part((g) => !g.unhashed && !g.derived);
  const shut = part((g) => g.unhashed === true && !g.derived);
  const derived = part((g) => g.derived === true);
  const hashed = bytesOf(open);
  const lasting = hashed + bytesOf(shut);
  const size = lasting + bytesOf(derived);
  return {
    layout,
    size,
    create() {
      const buffer = new ArrayBuffer(size);
      const groups = new Map<string, [string, unknown][]>();
      const place = (columns: Placed[], start: number) => {
        let at = start;
        for (const c of columns) {
          const group = groups.get(c.group) ?? [];
          groups.set(c.group, group);
          group.push([c.column, new KINDS[c.kind](buffer, at, c.rows)]);
          at += c.rows * width(c);
        }
      };
      place(open, 0);
      place(shut, hashed);
      place(derived, lasting);
      // Made in one go: an object grown key by key turns into a slow dictionary in V8 after a dozen keys.
      return Object.fromEntries<unknown>([
        ...[...groups].map(([name, columns]) => [name, Object.fromEntries(columns)] as const),
        ['bytes', new Uint8Array(buffer)],
        ['lasting', new Uint8Array(buffer, 0, lasting)],
        ['words', new Int32Array(buffer, 0, hashed / 4)],
      ]) as unknown as State<L>;
    },
  };
}

/** A stack of steps in columns. */
export interface Frames {
  readonly step: Uint8Array;
  readonly a: Int32Array;
  readonly b: Int32Array;
  readonly c: Int32Array;
  readonly d: Int32Array;
}

/**
 * Four 32-bit lanes of xor, multiply and fold, each over every fourth word, mixed at the end: one pass that keeps the
 * processor busy, the same on every machine we run on (all are little-endian). Of a stack only the frames there are go
 * in, after the words: most of its room is empty, and its depth is among the words.
 */
export function hash(state: Pick<Bytes, 'words'>, stack?: Frames, depth = 0): string {
  const { words } = state;
  let a = 0x811c9dc5 | 0;
  let b = 0x9e3779b9 | 0;
  let c = 0x85ebca6b | 0;
  let d = 0xc2b2ae35 | 0;
  const n = words.length & ~3;
  for (let i = 0; i < n; i += 4) {
    a = Math.imul(a ^ words[i]!, PRIME);
    b = Math.imul(b ^ words[i + 1]!, PRIME);
    c = Math.imul(c ^ words[i + 2]!, PRIME);
    d = Math.imul(d ^ words[i + 3]!, PRIME);
    // A multiplication carries upwards only; folding brings the high bits down again.
    a ^= a >>> 15;
    b ^= b >>> 15;
    c ^= c >>> 15;
    d ^= d >>> 15;
  }
  for (let i = n; i < words.length; i++) {
    a = Math.imul(a ^ words[i]!, PRIME);
    a ^= a >>> 15;
  }
  if (stack) {
    const { step, a: first, b: second, c: third, d: fourth } = stack;
    for (let i = 0; i < depth; i++) {
      a = Math.imul(a ^ step[i]!, PRIME);
      b = Math.imul(b ^ second[i]!, PRIME);
      c = Math.imul(c ^ third[i]!, PRIME);
      d = Math.imul(d ^ fourth[i]!, PRIME);
      a ^= a >>> 15;
      b ^= b >>> 15;
      c ^= c >>> 15;
      d ^= d >>> 15;
      a = Math.imul(a ^ first[i]!, PRIME);
      a ^= a >>> 15;
    }
  }
  // Each half sees every lane, in its own way: what two lanes tell apart, the hash does too.
  const low = stir(stir(a) + turn(stir(b), 8) + turn(stir(c), 16) + turn(stir(d), 24));
  const high = stir(stir(d ^ PRIME) + turn(stir(c ^ PRIME), 7) + turn(stir(b ^ PRIME), 15) + turn(stir(a ^ PRIME), 23));
  return hex8(low) + hex8(high);
}
const PRIME = 0x9e3779b1 | 0;
const turn = (x: number, by: number): number => (x << by) | (x >>> (32 - by));
/** The finish of MurmurHash3 (public domain): every bit in moves every bit out. */
function stir(x: number): number {
  let h = x | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** Bytes in hexadecimal, looked up: formatting would cost as much as the hash itself. */
const HEX = Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, '0'));
const hex8 = (x: number): string => HEX[x >>> 24]! + HEX[(x >>> 16) & 255]! + HEX[(x >>> 8) & 255]! + HEX[x & 255]!;

/** The same hash over a text, for pinning data files in a record. */
export function hashText(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const words = new Int32Array(bytes.length);
  words.set(bytes);
  return hash({ words });
}
