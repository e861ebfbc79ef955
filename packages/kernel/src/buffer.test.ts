import { describe, expect, it } from 'vitest';
import { hash, hashText, type Kind, type Layout, RANGE, shape } from './buffer.ts';
import { SeededRandom } from './testing/random-play.ts';

const LAYOUT = {
  a: { rows: 3, columns: { small: 'u8', word: 'u32', signed: 'i8' } },
  b: { rows: 5, columns: { half: 'i16', count: 'u16' } },
  dice: { rows: 3, columns: { word: 'u32', spare: 'u8' }, unhashed: true },
  index: { rows: 7, columns: { at: 'u16', one: 'u8' }, derived: true },
  c: { rows: 1, columns: { odd: 'u8', long: 'i32' } },
} as const satisfies Layout;

describe('shape', () => {
  it('aligns every column and gives each its own bytes', () => {
    const s = shape(LAYOUT).create();
    const columns = [
      s.a.small,
      s.a.word,
      s.a.signed,
      s.b.half,
      s.b.count,
      s.dice.word,
      s.dice.spare,
      s.index.at,
      s.index.one,
      s.c.odd,
      s.c.long,
    ];
    const used = new Set<number>();
    for (const c of columns) {
      expect(c.byteOffset % c.BYTES_PER_ELEMENT).toBe(0);
      expect(c.buffer).toBe(s.bytes.buffer);
      for (let at = c.byteOffset; at < c.byteOffset + c.byteLength; at++) {
        expect(used.has(at)).toBe(false);
        used.add(at);
      }
    }
    expect(s.bytes.length).toBe(shape(LAYOUT).size);
    expect(Math.max(...used)).toBeLessThan(s.bytes.length);
  });

  it('keeps what is derived apart from what lasts', () => {
    const s = shape(LAYOUT).create();
    s.index.at.fill(0xffff);
    s.index.one.fill(0xff);
    expect(s.lasting.every((byte) => byte === 0)).toBe(true);
    s.index.at.fill(0);
    s.index.one.fill(0);
    for (const column of [
      s.a.small,
      s.a.word,
      s.a.signed,
      s.b.half,
      s.b.count,
      s.dice.word,
      s.dice.spare,
      s.c.odd,
      s.c.long,
    ])
      column.fill(1);
    expect(s.bytes.subarray(s.lasting.length).every((byte) => byte === 0)).toBe(true);
  });

  it('makes states that share nothing', () => {
    const made = shape(LAYOUT);
    const [s, t] = [made.create(), made.create()];
    s.a.word[1] = 7;
    expect(t.a.word[1]).toBe(0);
  });

  it('holds the range of each kind and no more', () => {
    for (const [kind, [least, most]] of Object.entries(RANGE) as [Kind, readonly [number, number]][]) {
      const s = shape({ g: { rows: 2, columns: { c: kind } } }).create();
      s.g.c.set([least, most]);
      expect([...s.g.c]).toEqual([least, most]);
      s.g.c[0] = most + 1;
      expect(s.g.c[0]).toBe(least);
    }
  });
});

describe('hash', () => {
  const filled = () => {
    const s = shape(LAYOUT).create();
    for (let i = 0; i < s.bytes.length; i++) s.bytes[i] = (i * 37) & 255;
    return s;
  };

  it('is sixteen hexadecimal digits, the same after a copy', () => {
    const s = filled();
    const t = shape(LAYOUT).create();
    t.bytes.set(s.bytes);
    expect(hash(s)).toMatch(/^[0-9a-f]{16}$/);
    expect(hash(t)).toBe(hash(s));
  });

  it('changes with any bit that counts, and never with the dice', () => {
    const s = filled();
    const before = hash(s);
    const seen = new Set([before]);
    for (const column of [s.a.small, s.a.word, s.a.signed, s.b.half, s.b.count, s.c.odd, s.c.long])
      for (let at = column.byteOffset; at < column.byteOffset + column.byteLength; at++)
        for (let bit = 0; bit < 8; bit++) {
          s.bytes[at]! ^= 1 << bit;
          expect(seen.has(hash(s)), `byte ${at}, bit ${bit}`).toBe(false);
          seen.add(hash(s));
          s.bytes[at]! ^= 1 << bit;
        }
    s.dice.word.fill(123);
    s.dice.spare.fill(9);
    s.index.at.fill(5);
    expect(hash(s)).toBe(before);
  });

  it('does not let two changes cancel out, wherever they are', () => {
    const s = shape({ g: { rows: 64, columns: { byte: 'u8' } } }).create();
    const seen = new Map<string, string>();
    for (let i = 0; i < 64; i++)
      for (let j = i; j < 64; j++)
        for (const [x, y] of [
          [128, 128],
          [1, 255],
          [64, 3],
        ] as const) {
          s.bytes.fill(0);
          s.bytes[i] = x;
          s.bytes[j]! ^= y;
          const what = `${i}:${x} ${j}:${y}`;
          if (i === j && x === y) continue;
          expect(seen.get(hash(s)), what).toBeUndefined();
          seen.set(hash(s), what);
        }
  });

  it('is as wide as it looks: of many thousand states that differ in one to three bytes no two share it', () => {
    const s = shape({ g: { rows: 512, columns: { byte: 'u8' } } }).create();
    const random = new SeededRandom(1);
    const seen = new Map<string, string>();
    for (let k = 0; k < 20_000; k++) {
      s.bytes.fill(0);
      for (let n = 0; n <= k % 3; n++) s.bytes[random.below(512)] = random.below(256);
      const state =
        String(s.bytes.filter((b) => b > 0)) + s.bytes.findIndex((b) => b > 0) + s.bytes.findLastIndex((b) => b > 0);
      const found = hash(s);
      const other = seen.get(found);
      if (other !== undefined && other !== state) expect.fail(`${found} is the hash of two states (${k} made)`);
      seen.set(found, state);
    }
  });

  it.each([
    [0, 1],
    [0, 2],
    [1, 3],
    [0, 4],
  ])('keeps a quarter of a million values of words %i and %i apart: thirty-two bits would not', (p, q) => {
    const s = shape({ g: { rows: 16, columns: { word: 'u32' } } }).create();
    const seen = new Set<string>();
    for (let i = 0; i < 500; i++)
      for (let j = 0; j < 500; j++) {
        s.g.word[p] = i;
        s.g.word[q] = j;
        seen.add(hash(s));
      }
    expect(seen.size).toBe(250_000);
  });

  it('tells two values apart that have changed places', () => {
    const s = shape(LAYOUT).create();
    s.a.word.set([1, 2, 3]);
    const before = hash(s);
    s.a.word.set([2, 1, 3]);
    expect(hash(s)).not.toBe(before);
  });

  it('takes in the frames of a stack there are, and no others', () => {
    const s = shape(LAYOUT).create();
    const stack = {
      step: new Uint8Array(8),
      a: new Int32Array(8),
      b: new Int32Array(8),
      c: new Int32Array(8),
      d: new Int32Array(8),
    };
    const columns = [stack.step, stack.a, stack.b, stack.c, stack.d];
    const before = hash(s, stack, 5);
    const seen = new Set([before]);
    for (const column of columns)
      for (let i = 0; i < 8; i++)
        for (const value of [1, 2, 128]) {
          column[i] = value;
          const found = hash(s, stack, 5);
          expect(seen.has(found), `frame ${i}`).toBe(i >= 5);
          if (i >= 5) expect(found).toBe(before);
          seen.add(found);
          column[i] = 0;
        }
    expect(hash(s, stack, 4)).not.toBe(before);
  });

  it('of a text depends on every character, accents included', () => {
    expect(hashText('Denain')).toBe(hashText('Denain'));
    expect(new Set(['', 'a', 'b', 'ab', 'ba', 'é', 'e'].map(hashText)).size).toBe(7);
  });
});
