import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allIds } from '../id.ts';
import {
  type ChainTable,
  chainLinks,
  chainsBetween,
  chainTable,
  chainZones,
  lastLink,
  stepsBetween,
} from './chains.ts';
import { crossingBetween } from './crossing.ts';
import {
  canSee,
  copyClearChains,
  isChainClear,
  type SightRule,
  viewOf,
  type ZoneSight,
  zoneSight,
} from './sight.hot.ts';
import { FAR, stepTable } from './steps.hot.ts';
import { AUNEAU, COGNAT, DORMANS, METRIEUX, VIMORY } from './testing/battle-maps.ts';
import { LATTICES } from './testing/random-map.ts';
import { mapOf, marks, namesOf, zoneOf } from './testing/sketch.ts';
import { isNext, type ZoneId, zoneId } from './zone-graph.ts';
import { type ZoneMap, zoneMap } from './zone-map.ts';

/** The rule of Reiters, 4.1.5, as an example of one. */
const ruleOf = (map: ZoneMap): SightRule => ({
  isOpaque: (crossing) => map.crossingOpaque[crossing] !== 0,
  isBlocking: (zone) => map.blocking[zone] !== 0,
  isMasked: (heights) => {
    const from = heights[0]!;
    const to = heights.at(-1)!;
    const between = heights.slice(1, -1);
    if (from < to || between.some((height) => height > from && height > to)) return true;
    return to < from && (between.length === 0 || between.includes(from));
  },
  canPiecesBlock: (heights) => heights.every((height) => height === heights[0]),
});
const sightOf = (map: ZoneMap): ZoneSight => zoneSight(chainTable(map.graph, 3), map.altitude, ruleOf(map));

const chainNames = (map: ZoneMap, table: ChainTable, from: string, to: string): string[] =>
  chainsBetween(table, zoneOf(map, from), zoneOf(map, to)).map((chain) => namesOf(map, chainZones(table, chain)));

const sees = (map: ZoneMap, from: string, to: string, occupied = ''): boolean =>
  canSee(sightOf(map), zoneOf(map, from), zoneOf(map, to), marks(map, occupied));

const row = (...altitudes: number[]): ZoneMap =>
  mapOf(`
    ${altitudes.map((altitude, i) => `zone ${i} ${altitude} I`).join('\n')}
    borders ${altitudes
      .slice(1)
      .map((_, i) => `${i}-${i + 1}`)
      .join(' ')}
  `);

describe('shortest chains', () => {
  const map = mapOf(AUNEAU);
  const table = chainTable(map.graph, 3);

  it('are all found, and no longer one', () => {
    expect(chainNames(map, table, '138', '136')).toEqual(['138 137 136']);
    expect(chainNames(map, table, '137', '144')).toEqual(['137 136 144', '137 143 144']);
  });

  it('end beyond the range, and a zone has none to itself', () => {
    expect(chainNames(map, table, '101', '108')).toEqual([]);
    expect(stepsBetween(table, zoneOf(map, '101'), zoneOf(map, '108'))).toBe(FAR);
    expect(chainNames(map, table, '101', '101')).toEqual([]);
    expect(stepsBetween(table, zoneId(0), zoneId(0))).toBe(0);
  });

  it('know the link by which they come in', () => {
    for (let chain = 0; chain < table.count; chain++) {
      const zones = chainZones(table, chain);
      const link = lastLink(table, chain);
      expect([table.graph.from[link], table.graph.to[link]]).toEqual(zones.slice(-2));
      expect(chainLinks(table, chain).length).toBe(zones.length - 1);
    }
  });

  it('refuse a range without end', () => {
    expect(() => chainTable(map.graph, 0)).toThrow(RangeError);
    expect(() => chainTable(map.graph, 9)).toThrow(RangeError);
  });
});

describe('sight by the rule of Reiters', () => {
  // E66: altitudes from firer to target, zones between that hold units, whether sight is clear.
  it.each([
    [[1, 1, 1], '', true],
    [[1, 1, 1], '1', false],
    [[1, 0, 1], '1', true],
    [[1, 2, 1], '', false],
    [[2, 1, 0], '1', true],
    [[2, 2, 0], '', false],
    [[0, 0, 1], '', false],
    [[1, 0], '', false],
    [[0, 1], '', false],
    [[1, 1], '', true],
    [[1, 1, 0, 1], '1', true],
    [[1, 1, 1, 1], '2', false],
    [[2, 1, 2, 0], '', false],
  ])('over altitudes %j with units in [%s]: %s', (altitudes, occupied, isClear) => {
    expect(sees(row(...altitudes), '0', `${altitudes.length - 1}`, occupied)).toBe(isClear);
  });

  it('E66 pieces at the two ends hide nothing', () => {
    expect(sees(row(0, 0, 0), '0', '2', '0 2')).toBe(true);
    expect(sees(row(0, 0, 0, 0), '0', '3', '0 3')).toBe(true);
  });

  it('E67 does not pass a point where an opaque border ends', () => {
    const map = mapOf(`
      zone A 0 I
      zone B 0 I
      zone C 0 I
      zone D 0 I
      borders A-B B-C:opaque C-D A-D
      junction J 0,0 A-B B-C C-D A-D
    `);
    expect([sees(map, 'A', 'C'), sees(map, 'B', 'D'), sees(map, 'A', 'B')]).toEqual([false, false, true]);
  });

  it('E05, E68 from 137 the guns see past 136, from 138 nothing', () => {
    const map = mapOf(AUNEAU);
    const occupied = '125 136 137 138 144';
    expect(sees(map, '137', '144', occupied)).toBe(true);
    for (const target of ['125', '136', '144']) expect(sees(map, '138', target, occupied)).toBe(false);
    const sight = sightOf(map);
    const out = new Int32Array(8);
    const count = copyClearChains(sight, zoneOf(map, '137'), zoneOf(map, '144'), marks(map, occupied), out);
    expect(Array.from(out.subarray(0, count), (chain) => namesOf(map, chainZones(sight.chains, chain)))).toEqual([
      '137 143 144',
    ]);
    expect(viewOf(sight, out[0]!)).toBe('vacant');
  });
});

/** The slow twin: all walks of a length, first those of one step, and the rule as the book puts it. */
const slowChains = (map: ZoneMap, from: ZoneId, to: ZoneId, range: number): ZoneId[][] => {
  let walks: ZoneId[][] = [[from]];
  for (let steps = 0; steps <= range; steps++) {
    const arrived = walks.filter((walk) => walk.at(-1) === to);
    if (arrived.length > 0) return steps === 0 ? [] : arrived;
    walks = walks.flatMap((walk) =>
      allIds<ZoneId>(map.size).flatMap((next) => (isNext(map.graph, walk.at(-1)!, next) ? [[...walk, next]] : [])),
    );
  }
  return [];
};

const slowClear = (map: ZoneMap, chain: readonly ZoneId[], occupied: Readonly<Uint8Array>): boolean => {
  const height = (zone: ZoneId): number => map.altitude[zone]!;
  const [s, t] = [chain[0]!, chain.at(-1)!];
  const between = chain.slice(1, -1);
  const crossings = chain.slice(1).map((zone, i) => crossingBetween(map, chain[i]!, zone)!);
  if (crossings.some((crossing) => map.crossingOpaque[crossing] === 1)) return false;
  if (between.some((zone) => map.blocking[zone] === 1)) return false;
  if (between.some((zone) => height(zone) > height(s) && height(zone) > height(t))) return false;
  if (height(s) < height(t)) return false;
  if (height(t) < height(s) && chain.length === 2) return false;
  if (height(t) < height(s) && between.some((zone) => height(zone) === height(s))) return false;
  const isLevel = chain.every((zone) => height(zone) === height(s));
  return !(isLevel && between.some((zone) => occupied[zone] === 1));
};

const agree = (map: ZoneMap, occupied: Readonly<Uint8Array>, from: ZoneId, range: number): void => {
  const table = chainTable(map.graph, range);
  const sight = zoneSight(table, map.altitude, ruleOf(map));
  const out = new Int32Array(table.count);
  for (let to = zoneId(0); to < map.size; to++) {
    const expected = slowChains(map, from, to, range);
    expect(chainsBetween(table, from, to).map((chain) => chainZones(table, chain))).toEqual(expected);
    const clear = expected.filter((chain) => slowClear(map, chain, occupied));
    expect(canSee(sight, from, to, occupied)).toBe(clear.length > 0);
    const count = copyClearChains(sight, from, to, occupied, out);
    expect(Array.from(out.subarray(0, count), (chain) => chainZones(table, chain))).toEqual(clear);
    for (const chain of out.subarray(0, count)) expect(isChainClear(sight, chain, occupied)).toBe(true);
  }
};

describe('sight on random maps', () => {
  it('agrees with the rule put to every walk', () => {
    const anyone = fc.uint8Array({ minLength: 36, maxLength: 36, max: 1 });
    fc.assert(
      fc.property(LATTICES, anyone, fc.nat(), fc.integer({ min: 1, max: 3 }), ({ data }, occupied, from, range) => {
        const map = zoneMap(data);
        agree(map, occupied, zoneId(from % map.size), range);
      }),
    );
  });
});

describe('the five battles', () => {
  it.each([
    ['Métrieux', METRIEUX],
    ['Auneau', AUNEAU],
    ['Dormans', DORMANS],
    ['Cognat', COGNAT],
    ['Vimory', VIMORY],
  ])('%s: chains are as long as the distance, and sight is that of the rule', (_, text) => {
    const map = mapOf(text);
    const table = chainTable(map.graph, 3);
    expect([...table.steps]).toEqual([...stepTable(map.graph)].map((steps) => (steps <= 3 ? steps : FAR)));
    const occupied = Uint8Array.from({ length: map.size }, (_, zone) => (zone % 3 === 0 ? 1 : 0));
    for (let from = 0; from < map.size; from += 5) agree(map, occupied, zoneId(from), 3);
  });
});
