import { describe, expect, it } from 'vitest';
import { type Layout, shape } from './buffer.ts';
import { type Codecs, dump, flags, load, named, namedOr, whole } from './codec.ts';
import { BadInput } from './parse.ts';

const LAYOUT = {
  unit: { rows: 3, columns: { hex: 'u16', state: 'u8', marks: 'u16', shift: 'i8' } },
  battle: { rows: 1, columns: { turn: 'u8' } },
  chain: { rows: 4, columns: { unit: 'u16' } },
  plain: { rows: 2, columns: { n: 'i32' } },
  derived: { rows: 9, columns: { x: 'u8' } },
} as const satisfies Layout;
const NOWHERE = 0xffff;
const CODECS: Codecs = {
  unit: {
    names: ['a', 'b', 'c'],
    sparse: true,
    columns: { hex: namedOr(['0101', '0102'], NOWHERE), state: named(['ok', 'rout']), marks: flags(['moved', 'lost']) },
  },
  battle: { columns: { turn: whole(0, 12) } },
  chain: { sparse: true },
  plain: {},
};
const create = () => shape(LAYOUT).create();
function filled() {
  const s = create();
  s.unit.hex.set([1, NOWHERE, 0]);
  s.unit.state.set([1, 0, 0]);
  s.unit.marks.set([3, 2, 0]);
  s.unit.shift.set([-5, 0, 0]);
  s.battle.turn[0] = 7;
  s.chain.unit.set([9, 0, 4, 0]);
  s.plain.n.set([-70_000, 2]);
  return s;
}
const JSON_OF_FILLED = {
  unit: {
    a: { hex: '0102', state: 'rout', marks: ['moved', 'lost'], shift: -5 },
    b: { hex: null, state: 'ok', marks: ['lost'], shift: 0 },
  },
  battle: { turn: 7 },
  chain: [{ unit: 9 }, { unit: 0 }, { unit: 4 }],
  plain: [{ n: -70_000 }, { n: 2 }],
};

describe('a state as JSON', () => {
  it('reads in names, leaves out empty rows and what is derived', () => {
    expect(dump(filled(), LAYOUT, CODECS)).toEqual(JSON_OF_FILLED);
  });
  it('comes back byte for byte, over whatever was there', () => {
    const s = filled();
    s.derived.x.fill(8);
    const t = create();
    t.bytes.fill(255);
    t.derived.x.fill(8);
    load(t, LAYOUT, CODECS, JSON.parse(JSON.stringify(dump(s, LAYOUT, CODECS))));
    expect(dump(t, LAYOUT, CODECS)).toEqual(JSON_OF_FILLED);
    for (const group of ['unit', 'battle', 'chain', 'plain', 'derived'] as const)
      for (const [name, column] of Object.entries(t[group]))
        expect([...column], `${group}.${name}`).toEqual([...(s[group] as Record<string, Uint8Array>)[name]!]);
  });

  const change = (f: (json: Record<string, unknown>) => void) => {
    const json = structuredClone(JSON_OF_FILLED) as Record<string, unknown>;
    f(json);
    return json;
  };
  type Any = Record<string, Record<string, Record<string, unknown>>>;
  it.each<[string, (json: Any) => void]>([
    ['weather', (j) => Object.assign(j, { weather: {} })],
    ['unit', (j) => Object.assign(j, { unit: [] })],
    ['unit', (j) => delete (j as Record<string, unknown>).unit],
    ['unit.z', (j) => Object.assign(j.unit!, { z: {} })],
    ['unit.a', (j) => Object.assign(j.unit!, { a: null })],
    ['unit.a.hex', (j) => Object.assign(j.unit!.a!, { hex: '0999' })],
    ['unit.a.hex', (j) => delete j.unit!.a!.hex],
    ['unit.a.state', (j) => Object.assign(j.unit!.a!, { state: 1 })],
    ['unit.a.state', (j) => Object.assign(j.unit!.a!, { state: null })],
    ['unit.a.marks.1', (j) => Object.assign(j.unit!.a!, { marks: ['moved', 'toString'] })],
    ['unit.a.marks', (j) => Object.assign(j.unit!.a!, { marks: ['moved', 'lost', 'lost'] })],
    ['unit.a.shift', (j) => Object.assign(j.unit!.a!, { shift: 128 })],
    ['unit.a.colour', (j) => Object.assign(j.unit!.a!, { colour: 'red' })],
    ['battle', (j) => Object.assign(j, { battle: 7 })],
    ['battle.turn', (j) => Object.assign(j.battle!, { turn: 13 })],
    ['chain', (j) => Object.assign(j, { chain: [{}, {}, {}, {}, {}] })],
    ['chain.1.unit', (j) => Object.assign(j, { chain: [{ unit: 1 }, { unit: 65_536 }] })],
    ['plain', (j) => Object.assign(j, { plain: [{ n: 1 }] })],
    ['plain.1', (j) => Object.assign(j, { plain: [{ n: 1 }, 3] })],
  ])('a fault is named: %s', (field, spoil) => {
    const json = change((j) => spoil(j as Any));
    let found: unknown;
    try {
      load(create(), LAYOUT, CODECS, json);
    } catch (error) {
      found = error;
    }
    expect(found).toBeInstanceOf(BadInput);
    expect((found as BadInput).field).toBe(field);
  });
  it('a row of a full group must be there', () => {
    const codecs: Codecs = { ...CODECS, unit: { names: ['a', 'b', 'c'] } };
    const json = change((j) => Object.assign(j, { unit: { a: { hex: 0, state: 0, marks: 0, shift: 0 } } }));
    expect(() => load(create(), LAYOUT, codecs, json)).toThrow('unit.b: is missing');
  });
  it('a row may be called what it likes', () => {
    const codecs: Codecs = { ...CODECS, unit: { names: ['__proto__', 'constructor', 'toString'] } };
    const s = filled();
    const text = JSON.stringify(dump(s, LAYOUT, codecs));
    const t = create();
    load(t, LAYOUT, codecs, JSON.parse(text));
    expect([...t.unit.hex]).toEqual([...s.unit.hex]);
  });
  it('a prototype is no field', () => {
    const json = JSON.parse('{"__proto__": {"unit": {}}, "battle": {"turn": 1}}');
    expect(() => load(create(), LAYOUT, CODECS, json)).toThrow('__proto__: is not a known field');
  });
});
