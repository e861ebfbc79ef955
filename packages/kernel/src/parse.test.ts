import { describe, expect, it } from 'vitest';
import * as read from './parse.ts';

/** What a reader says of a value: the value, or the message. */
const said = (reader: read.Reader<unknown>, value: unknown, path = 'at'): unknown => {
  try {
    return reader(value, path);
  } catch (error) {
    if (error instanceof read.BadInput) return error.message;
    throw error;
  }
};
const json = (text: string) => JSON.parse(text) as unknown;

describe('readers', () => {
  const size = read.object({ a: read.integer(0, 9) }, { b: read.boolean });
  const weather = read.ofKind({ rain: { fire: read.integer(0, 9) }, fog: {} }, { why: read.string() });
  const rows = read.rowsBy(['F', 'C'], 'id', read.loose({ a: read.integer(0, 9) }));
  it.each<[string, read.Reader<unknown>, unknown, unknown]>([
    ['string', read.string(), 'x', 'x'],
    ['string', read.string(), 5, 'at: must be a text, not 5'],
    ['string', read.string(), undefined, 'at: is missing (a text)'],
    ['string', read.string(3), 'four', 'at: is longer than 3 characters'],
    ['boolean', read.boolean, false, false],
    ['boolean', read.boolean, 'true', 'at: must be true or false, not "true"'],
    ['boolean', read.boolean, 1, 'at: must be true or false, not 1'],
    ['integer', read.integer(-2, 2), -2, -2],
    ['integer', read.integer(-2, 2), 3, 'at: must be a whole number from -2 to 2, not 3'],
    ['integer', read.integer(-2, 2), 1.5, 'at: must be a whole number from -2 to 2, not 1.5'],
    ['integer', read.integer(-2, 2), '1', 'at: must be a whole number from -2 to 2, not "1"'],
    ['integer', read.integer(0, 2), Number.NaN, 'at: must be a whole number from 0 to 2, not null'],
    ['integer', read.integer(0, 2), Number.POSITIVE_INFINITY, 'at: must be a whole number from 0 to 2, not null'],
    ['oneOf', read.oneOf('F', 'C'), 'C', 'C'],
    ['oneOf', read.oneOf('F', 'C'), 'toString', 'at: must be one of F, C, not "toString"'],
    ['oneOf', read.oneOf(1, 2), '1', 'at: must be one of 1, 2, not "1"'],
    ['oneOf', read.oneOf('F', 'C'), undefined, 'at: is missing (one of F, C)'],
    ['nullable', read.nullable(read.boolean), null, null],
    ['nullable', read.nullable(read.boolean), undefined, 'at: is missing (true or false)'],
    ['anything', read.anything, [{}], [{}]],
    ['list', read.list(read.boolean), [true, false], [true, false]],
    ['list', read.list(read.boolean), [true, 0], 'at.1: must be true or false, not 0'],
    ['list', read.list(read.boolean), { length: 1 }, 'at: must be a list, not an object'],
    ['list', read.list(read.boolean, 1), [true, true], 'at: has more than 1 entries'],
    ['table', read.table(read.boolean), { x: true }, { x: true }],
    [
      'table',
      read.table(read.boolean),
      { x: 'long'.repeat(20) },
      `at.x: must be true or false, not "${'long'.repeat(9)}…`,
    ],
    ['table', read.table(read.boolean, 1), { x: true, y: true }, 'at: has more than 1 entries'],
    ['table', read.table(read.boolean), [true], 'at: must be an object, not a list'],
    ['table', read.table(read.boolean), null, 'at: must be an object, not null'],
    ['object', size, { a: 3 }, { a: 3 }],
    ['object', size, { a: 3, b: true }, { a: 3, b: true }],
    ['object', size, { b: true }, 'at.a: is missing (a whole number from 0 to 9)'],
    ['object', size, { a: 3, b: 3 }, 'at.b: must be true or false, not 3'],
    ['object', size, { a: 3, c: 1 }, 'at.c: is not a known field'],
    ['object', size, 'a', 'at: must be an object, not "a"'],
    ['object', size, [], 'at: must be an object, not a list'],
    ['loose', read.loose({ a: read.boolean }), { a: true, why: 'so' }, { a: true }],
    ['maybe', read.maybe(read.boolean, true), undefined, true],
    ['maybe', read.maybe(read.boolean), undefined, undefined],
    ['maybe', read.maybe(read.boolean, true), null, 'at: must be true or false, not null'],
    ['orNone', read.orNone(read.boolean), null, undefined],
    ['orNone', read.orNone(read.boolean), undefined, 'at: is missing (true or false)'],
    ['matching', read.matching(/^\d+$/, 'digits'), '12', '12'],
    ['matching', read.matching(/^\d+$/, 'digits'), 'x', 'at: must be digits, not "x"'],
    ['matching', read.matching(/^\d+$/, 'digits'), 12, 'at: must be a text, not 12'],
    ['numberOf', read.numberOf(['F', 'C']), 'C', 1],
    ['numberOf', read.numberOf(['F', 'C']), 1, 'at: must be one of F, C, not 1'],
    ['numberAmong', read.numberAmong(['x', 'y'], 'a unit'), 'y', 1],
    ['numberAmong', read.numberAmong(['x', 'y'], 'a unit'), 'z', 'at: "z" is not a unit'],
    ['pair', read.pair(read.boolean), [true, false], [true, false]],
    ['pair', read.pair(read.boolean), [true], 'at: must be two entries'],
    ['pair', read.pair(read.boolean), [true, true, true], 'at: must be two entries'],
    ['at', read.at('a.b', read.boolean), { note: 1, a: { b: true } }, true],
    ['at', read.at('a.b', read.boolean), { a: {} }, 'at.a.b: is missing (true or false)'],
    ['at', read.at('a.b', read.boolean), {}, 'at.a: is missing (an object)'],
    ['at', read.at('constructor.name', read.string()), {}, 'at.constructor: is missing (an object)'],
    [
      'parts',
      read.parts({ x: read.at('a', read.boolean), y: read.at('a', read.boolean) }),
      { a: true },
      { x: true, y: true },
    ],
    ['byWord', read.byWord(['F', 'C'], read.boolean), { F: true, C: false }, { F: true, C: false }],
    ['byWord', read.byWord(['F', 'C'], read.boolean), { F: true }, 'at.C: is missing (true or false)'],
    ['byWord', read.byWord(['F'], read.boolean), { F: true, K: true }, 'at.K: is not a known field'],
    ['inOrder', read.inOrder(['F', 'C'], read.boolean), { C: false, F: true }, [true, false]],
    [
      'rowsBy',
      rows,
      [
        { id: 'C', a: 2 },
        { id: 'F', a: 1 },
      ],
      [{ a: 1 }, { a: 2 }],
    ],
    ['rowsBy', rows, [{ id: 'C', a: 2 }], 'at: has no row F'],
    [
      'rowsBy',
      rows,
      [
        { id: 'F', a: 2 },
        { id: 'F', a: 2 },
      ],
      'at: names F twice',
    ],
    [
      'rowsBy',
      rows,
      [
        { id: 'F', a: 2 },
        { id: 'K', a: 2 },
      ],
      'at.1.id: must be one of F, C, not "K"',
    ],
    ['renamed', read.renamed(size, { a: 'width' }), { a: 3, b: true }, { width: 3, b: true }],
    ['ofKind', weather, { kind: 'rain', fire: 2 }, { kind: 'rain', fire: 2 }],
    ['ofKind', weather, { kind: 'rain', fire: 2, why: 'so' }, { kind: 'rain', fire: 2, why: 'so' }],
    ['ofKind', weather, { kind: 'fog', fire: 2 }, 'at.fire: is not a known field'],
    ['ofKind', weather, { kind: 'hail' }, 'at.kind: must be one of rain, fog, not "hail"'],
    ['mapped', read.mapped(read.boolean, (v, path) => `${path} ${v}`), true, 'at true'],
  ])('%s', (_name, reader, value, wanted) => {
    expect(said(reader, value)).toEqual(wanted);
  });

  it('name the whole way to a field, and nothing before the first', () => {
    const deep = read.object({ units: read.list(read.table(read.integer(0, 1))) });
    expect(said(deep, { units: [{}, { cf: 7 }] }, '')).toBe('units.1.cf: must be a whole number from 0 to 1, not 7');
    expect(said(deep, 3, '')).toBe('must be an object, not 3');
  });

  it('tell a long list of choices by its ends', () => {
    const many = read.oneOf(...Array.from({ length: 40 }, (_, i) => `h${i}`));
    expect(said(many, 'x')).toBe('at: must be one of h0, h1, … h39, not "x"');
  });

  it('keep notes when they may, and read only what they know', () => {
    const loose = read.object({ a: read.boolean }, {}, 'loose');
    expect(said(loose, { a: true, note: 'x' })).toEqual({ a: true });
  });
});

describe('keys that reach for a prototype', () => {
  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    '%s is an unknown field like any other',
    (key) => {
      const value = json(`{"a": true, "${key}": {"isAdmin": true}}`);
      expect(said(read.object({ a: read.boolean }), value, '')).toBe(`${key}: is not a known field`);
      const kept = read.table(read.anything)(value, '');
      expect(Object.getPrototypeOf(kept)).toBe(null);
      expect(Object.keys(kept)).toEqual(['a', key]);
      expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
    },
  );
  it('do not stand in for a field that is missing', () => {
    for (const key of ['constructor', 'toString', '__proto__'])
      expect(said(read.object({ [key]: read.anything }, { [key]: read.boolean }), {}, '')).toEqual({
        [key]: undefined,
      });
  });
});

describe('parseJson', () => {
  it('says what is not JSON', () => {
    expect(read.parseJson('{"a":1}', 'record')).toEqual({ a: 1 });
    expect(said((v) => read.parseJson(v as string, 'record'), '{"a":')).toMatch(/^record: is not JSON/);
  });
  it('takes no text that is nested too deep or too long', () => {
    const parse = (text: string, limits?: read.Limits) =>
      said((v) => read.parseJson(v as string, 'file', limits), text);
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(parse(nested(read.LIMITS.depth))).toBeInstanceOf(Array);
    expect(parse(nested(read.LIMITS.depth + 1))).toBe('file.0.0.0…: is nested deeper than 64 levels');
    expect(parse(nested(200_000))).toMatch(/is nested deeper than 64 levels$/);
    expect(parse(`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`)).toMatch(/^file\.a\.a\.a…: is nested/);
    expect(parse('"12345678"', { ...read.LIMITS, characters: 9 })).toBe('file: is longer than 9 characters');
    expect(parse('[[1],[2,3]]', { ...read.LIMITS, values: 6 })).toEqual([[1], [2, 3]]);
    expect(parse('[[1],[2,3]]', { ...read.LIMITS, values: 5 })).toBe('file: holds more than 5 values');
  });
});

describe('a value that came in as JSON already', () => {
  const deep = () => {
    let value: unknown = 1;
    for (let i = 0; i < 100_000; i++) value = { note: value };
    return value;
  };
  it('is measured before anything walks through it', () => {
    expect(said(read.bounded(), { a: [1, { b: null }] })).toEqual({ a: [1, { b: null }] });
    expect(said(read.bounded(), { a: [1, deep()] }, '')).toBe('a.1.note…: is nested deeper than 64 levels');
    const ring: unknown[] = [];
    ring.push(ring);
    expect(said(read.bounded(), ring, 'charts')).toMatch(/^charts\.0.*: is nested deeper/);
  });
  it('is an object where figures are wanted', () => {
    for (const value of [null, 0, '', false, [], 'charts'])
      expect(said(read.figures, value, 'charts')).toMatch(/^charts: must be an object, not /);
    expect(said(read.figures, deep(), 'charts')).toMatch(/^charts\.note.*: is nested deeper/);
    expect(said(read.figures, { reach: 3 })).toEqual({ reach: 3 });
  });
});

describe('what a message repeats', () => {
  it('is cut short, be it a value or a name', () => {
    const long = 'x'.repeat(1_000_000);
    expect(String(said(read.boolean, long)).length).toBeLessThan(100);
    expect(String(said(read.object({}), { [long]: 1 })).length).toBeLessThan(120);
    expect(String(said(read.table(read.boolean), { [long]: 1 })).length).toBeLessThan(150);
  });
});

describe('an object by the ways to what is in it', () => {
  const reader = read.wholeBy({ points: ['points', read.integer(0, 9)], canFire: ['fire.allowed', read.boolean] });
  it('is read flat, and refuses whatever no way leads to', () => {
    expect(said(reader, { points: 3, fire: { allowed: true } })).toEqual({ points: 3, canFire: true });
    expect(said(reader, { points: 3, fire: { allowed: true }, more: 1 })).toBe('at.more: is not a known field');
    expect(said(reader, { points: 3, fire: { allowed: true, far: 1 } })).toBe('at.fire.far: is not a known field');
    expect(said(reader, { points: 3, fire: {} })).toBe('at.fire.allowed: is missing (true or false)');
  });
});

describe('what is wrong with a whole', () => {
  it('is told where it shows', () => {
    expect(() => read.must(false, 'at', 'must be so')).toThrow('at: must be so');
    expect(() => read.must(true, 'at', 'must be so')).not.toThrow();
    const twice = (all: readonly string[]) =>
      read.once(
        all,
        (i) => `at.${i}`,
        (name) => `${name} is used twice`,
      );
    expect(() => twice(['a', 'b', 'a'])).toThrow('at.2: a is used twice');
    expect(() => twice(['a', 'b'])).not.toThrow();
  });
});
