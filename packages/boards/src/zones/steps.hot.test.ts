import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allIds } from '../id.ts';
import { graphWithout } from './crossing.ts';
import { FAR, StepField, stepsTo, stepTable } from './steps.hot.ts';
import { AUNEAU, COGNAT, DORMANS, METRIEUX, VIMORY } from './testing/battle-maps.ts';
import { LATTICES } from './testing/random-map.ts';
import { mapOf, marks, namesOf, sketch, zoneOf, zonesOf } from './testing/sketch.ts';
import {
  isNext,
  linkBetween,
  linksOf,
  reversedGraph,
  subgraph,
  type ZoneGraph,
  type ZoneId,
  zoneId,
} from './zone-graph.ts';
import { zoneMap } from './zone-map.ts';

const PASSABLE = { borders: ['impassable'], zones: ['X'] } as const;

describe('a field of steps', () => {
  // Reiters E29: a leader, a unit two steps off, and another way round that is shut.
  const map = mapOf(`
    zone L 0 I
    zone A 0 I
    zone B 0 I
    zone U 0 I
    borders L-A A-U L-B:impassable B-U
  `);
  const field = new StepField(map.size);
  const passage = graphWithout(map, PASSABLE);
  const leader = zoneOf(map, 'L');
  const unit = zoneOf(map, 'U');

  it('counts the target, not the source', () => {
    field.from(passage, leader);
    expect([...field.steps]).toEqual([0, 1, 3, 2]);
    expect(namesOf(map, stepsTo(passage, field, zoneOf(map, 'B')))).toBe('L A U B');
  });

  it('does not enter what is blocked, be it the last zone', () => {
    field.from(passage, leader, marks(map, 'A'));
    expect(field.steps[unit]).toBe(FAR);
    expect(stepsTo(passage, field, unit)).toEqual([]);
    field.from(passage, leader, marks(map, 'U'));
    expect([...field.steps]).toEqual([0, 1, FAR, FAR]);
  });

  it('starts from a blocked zone and ends where it is told', () => {
    field.from(passage, leader, marks(map, 'L'), 1);
    expect([...field.steps]).toEqual([0, 1, FAR, FAR]);
    field.from(passage, leader, undefined, 0);
    expect([...field.steps]).toEqual([0, FAR, FAR, FAR]);
  });

  it('counts from the nearest of several, and from none reaches nothing', () => {
    field.fromAll(passage, zonesOf(map, 'L B L'));
    expect([...field.steps]).toEqual([0, 1, 0, 1]);
    field.fromAll(passage, []);
    expect([...field.steps]).toEqual([FAR, FAR, FAR, FAR]);
  });
});

/** The slow twin: every way over a third zone, for every third zone. */
const slowTable = (graph: ZoneGraph, blocked: ReadonlySet<ZoneId>): number[][] => {
  const all = allIds<ZoneId>(graph.size);
  const steps = all.map((a) =>
    all.map((b) => (a === b ? 0 : isNext(graph, a, b) && !blocked.has(b) ? 1 : Number.POSITIVE_INFINITY)),
  );
  for (const via of all) {
    for (const a of all) for (const b of all) steps[a]![b] = Math.min(steps[a]![b]!, steps[a]![via]! + steps[via]![b]!);
  }
  return steps.map((row) => row.map((one) => Math.min(one, FAR)));
};

const CASES = fc.record({
  lattice: LATTICES,
  blocked: fc.uniqueArray(fc.nat(35), { maxLength: 8 }),
  oneWay: fc.uniqueArray(fc.nat(100), { maxLength: 12 }),
  sources: fc.array(fc.nat(), { minLength: 1, maxLength: 4 }),
});

describe('steps on random maps', () => {
  it('agree with ways over every third zone, on graphs with one-way links too', () => {
    fc.assert(
      fc.property(CASES, ({ lattice, blocked, oneWay, sources }) => {
        const { graph: all, size } = zoneMap(lattice.data);
        const graph = subgraph(all, ({ from, to }) => !oneWay.includes(linkBetween(all, from, to)!));
        const field = new StepField(size);
        const bytes = Uint8Array.from({ length: size }, (_, zone) => (blocked.includes(zone) ? 1 : 0));
        const expected = slowTable(graph, new Set(blocked.map(zoneId)));
        const from = sources.map((source) => zoneId(source % size));
        field.fromAll(graph, from, bytes);
        expect([...field.steps]).toEqual(
          expected.map((_, to) => Math.min(...from.map((source) => expected[source]![to]!))),
        );
        const free = slowTable(graph, new Set());
        expect([...stepTable(graph)]).toEqual(free.flat());
        field.from(reversedGraph(graph), from[0]!);
        expect([...field.steps]).toEqual(free.map((row) => row[from[0]!]));
      }),
    );
  });

  it('are walked one by one', () => {
    fc.assert(
      fc.property(LATTICES, fc.nat(), ({ data }, source) => {
        const { graph, size } = zoneMap(data);
        const field = new StepField(size);
        field.from(graph, zoneId(source % size));
        for (let zone = zoneId(0); zone < size; zone++) {
          const way = stepsTo(graph, field, zone);
          expect([way[0], way.at(-1), way.length - 1]).toEqual([source % size, zone, field.steps[zone]]);
          for (let i = 1; i < way.length; i++) expect(isNext(graph, way[i - 1]!, way[i]!)).toBe(true);
        }
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
  ])('%s: every zone that can be entered has a way to both supply edges', (_, text) => {
    const map = mapOf(text);
    const passage = graphWithout(map, PASSABLE);
    const field = new StepField(map.size);
    for (const edge of Object.values(sketch(text).edges)) {
      field.fromAll(reversedGraph(passage), zonesOf(map, edge.join(' ')));
      const cut = map.names.filter((_, zone) => map.zoneKinds[map.kind[zone]!] !== 'X' && field.steps[zone] === FAR);
      expect(cut).toEqual([]);
      expect(linksOf(passage).every(({ from, to }) => field.steps[from]! <= field.steps[to]! + 1)).toBe(true);
    }
  });
});
