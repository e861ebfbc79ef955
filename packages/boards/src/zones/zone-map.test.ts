import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bordersOf, crossingBetween, graphWithout, roadLinks } from './crossing.ts';
import { AUNEAU, COGNAT, DORMANS, METRIEUX, VIMORY } from './testing/battle-maps.ts';
import { LATTICES } from './testing/random-map.ts';
import { mapOf, namesOf, sketch, WORDS, zoneOf } from './testing/sketch.ts';
import { BadZoneMap, borderName, type ZoneMapData } from './zone-data.ts';
import {
  hasNeighbour,
  isNext,
  linkBetween,
  linksOf,
  neighboursOf,
  neighboursWhere,
  reversedGraph,
  zoneId,
} from './zone-graph.ts';
import { parseZone, type ZoneMap, zoneMap } from './zone-map.ts';

const FOUR = `
zone A 0 I
zone B 0 II
zone C 1 I!
zone D 0 X
borders A-B B-C:plain:opaque C-D:double A-D
junction J 5,5 A-B B-C C-D A-D
road R A B C
path P A D
`;
const map = mapOf(FOUR);
const crossing = (on: ZoneMap, a: string, b: string) => {
  const found = crossingBetween(on, zoneOf(on, a), zoneOf(on, b));
  return found === undefined
    ? undefined
    : `${on.borderKinds[on.crossingKind[found]!]}${on.crossingOpaque[found] ? ' opaque' : ''}`;
};
const around = (on: ZoneMap, name: string, graph = on.graph): string =>
  namesOf(on, neighboursOf(graph, zoneOf(on, name)));

describe('a map of zones', () => {
  it('numbers zones as they are listed and keeps what is said of them', () => {
    expect(map.names).toEqual(['A', 'B', 'C', 'D']);
    expect([...map.kind].map((kind) => map.zoneKinds[kind])).toEqual(['I', 'II', 'I', 'X']);
    expect([[...map.altitude], [...map.blocking]]).toEqual([
      [0, 0, 1, 0],
      [0, 0, 1, 0],
    ]);
    expect([parseZone(map, 'C'), parseZone(map, 'E')]).toEqual([2, undefined]);
  });

  it('joins zones by their border, or else by the point where they touch', () => {
    expect(around(map, 'A')).toBe('B C D');
    expect(crossing(map, 'C', 'B')).toBe('plain opaque');
    expect(crossing(map, 'A', 'C')).toBe('double opaque');
    expect(crossing(map, 'D', 'B')).toBe('double opaque');
    expect(crossing(map, 'A', 'A')).toBeUndefined();
  });

  it('names the borders concerned by a crossing: one, or all that end at the point', () => {
    const borders = (a: string, b: string) =>
      bordersOf(map, crossingBetween(map, zoneOf(map, a), zoneOf(map, b))!).map(({ name }) => name);
    expect(borders('A', 'B')).toEqual(['A-B']);
    expect(borders('A', 'C')).toEqual(['A-B', 'B-C', 'C-D', 'A-D']);
  });

  it('takes the least severe of several points, and sight through any that is clear', () => {
    const twice = mapOf(`
      zone A 0 I
      zone B 0 I
      zone C 0 I
      zone D 0 I
      zone E 0 I
      zone F 0 I
      borders A-B B-C:double A-D C-D A-E:opaque E-C A-F F-C
      junction NORTH 0,0 A-B B-C C-D A-D
      junction SOUTH 9,9 A-E E-C A-F F-C
    `);
    expect(crossing(twice, 'A', 'C')).toBe('dotted');
    const between = crossingBetween(twice, zoneOf(twice, 'A'), zoneOf(twice, 'C'))!;
    expect(twice.crossingJunctions[between]!.map((junction) => twice.junctions[junction]!.name)).toEqual([
      'SOUTH',
      'NORTH',
    ]);
    expect(bordersOf(twice, between).map(({ name }) => name)).toEqual(['A-E', 'E-C', 'A-F', 'F-C']);
  });

  it('closes kinds of border and kinds of zone, the latter to those who would enter', () => {
    const passage = graphWithout(map, { borders: ['double', 'impassable'], zones: ['X'] });
    expect(around(map, 'A', passage)).toBe('B');
    expect(around(map, 'D', passage)).toBe('A');
    expect(linksOf(reversedGraph(passage))).toContainEqual({ from: 0, to: 3, crossing: 3 });
    expect(() => graphWithout(map, { borders: ['river'] })).toThrow('closed.borders.0: must be one of dotted, plain');
  });

  it('marks the steps along roads of a kind, both ways', () => {
    const links = roadLinks(map, map.graph, 'road');
    const marked = linksOf(map.graph).filter((_, link) => links[link] === 1);
    expect(marked.map(({ from, to }) => namesOf(map, [from, to]))).toEqual(['A B', 'B A', 'B C', 'C B']);
  });

  it('is frozen', () => {
    expect(Object.isFrozen(map) && Object.isFrozen(map.borders) && Object.isFrozen(map.graph)).toBe(true);
  });
});

describe('a map that cannot be', () => {
  const good = sketch(FOUR).data;
  const first = <T>(list: readonly T[] | undefined, change: object): T[] => [
    { ...list![0]!, ...change },
    ...list!.slice(1),
  ];
  it.each<[string, Partial<ZoneMapData>]>([
    ['zones: has no entries', { zones: [], borders: [], junctions: [], roads: [] }],
    ['zones.1: names B again', { zones: first(good.zones, { id: 'B' }) }],
    ['zones.0: has no name', { zones: first(good.zones, { id: '' }) }],
    ['zones.0.kind: must be one of I, II, III, X, not "V"', { zones: first(good.zones, { kind: 'V' }) }],
    ['zones.0.altitude: must be a whole number', { zones: first(good.zones, { altitude: 0.5 }) }],
    [
      'zones.0.outline: has 2 corners',
      {
        zones: first(good.zones, {
          outline: [
            [0, 0],
            [1, 1],
          ],
        }),
      },
    ],
    ['borderKinds.1: names dotted again', { borderKinds: ['dotted', 'dotted'] }],
    ['borders.0.zones.1: must be one of A, B, C, D, not "Q"', { borders: first(good.borders, { zones: ['A', 'Q'] }) }],
    ['borders.0.zones: joins A to itself', { borders: first(good.borders, { zones: ['A', 'A'] }) }],
    [
      'borders.4.zones: joins the zones that borders.0 joins',
      { borders: [...good.borders, { zones: ['B', 'A'], kind: 'dotted' }] },
    ],
    [
      'borders.0.line: must be whole numbers',
      {
        borders: first(good.borders, {
          line: [
            [0, 0],
            [0.5, 1],
          ],
        }),
      },
    ],
    ['junctions.0.at: must be whole numbers', { junctions: first(good.junctions, { at: [Number.NaN, 1] }) }],
    ['borders.0.kind: must be', { borders: first(good.borders, { kind: 'wet' }) }],
    ['junctions.0.zones.4: must be', { junctions: first(good.junctions, { zones: ['A', 'B', 'C', 'D', 'Q'] }) }],
    [
      'junctions.0.zones.3: no border of D ends here',
      { junctions: first(good.junctions, { borders: ['A-B', 'B-C'] }) },
    ],
    [
      'junctions.0.borders.1: B-C does not part',
      { junctions: first(good.junctions, { zones: ['A', 'B'], borders: ['A-B', 'B-C'] }) },
    ],
    [
      'junctions.0.pairs: the zones that touch here and share no border are A and C, B and D',
      { junctions: first(good.junctions, { pairs: [['A', 'C']] }) },
    ],
    ['roads.0.kind: must be one of road, path', { roads: first(good.roads, { kind: 'rail' }) }],
    ['roads.0.zones.1: C shares no border with A', { roads: first(good.roads, { zones: ['A', 'C'] }) }],
  ])('%s', (message, change) => {
    const build = () => zoneMap({ ...good, ...change });
    expect(build).toThrow(BadZoneMap);
    expect(build).toThrow(message);
  });

  it('is taken when the pairs are given and right', () => {
    const junctions = first(good.junctions, {
      pairs: [
        ['D', 'B'],
        ['A', 'C'],
      ],
    });
    expect(zoneMap({ ...good, junctions }).crossings).toBe(6);
  });
});

/** The slow twin: how two zones touch, by looking through the data. */
const slowCrossing = (data: ZoneMapData, a: string, b: string): string | undefined => {
  const joins = (zones: readonly string[]) => a !== b && zones.includes(a) && zones.includes(b);
  const show = (kind: number, isOpaque: boolean) => `${data.borderKinds[kind]}${isOpaque ? ' opaque' : ''}`;
  const severity = (kind: string) => data.borderKinds.indexOf(kind);
  const border = data.borders.find(({ zones }) => joins(zones));
  if (border) return show(severity(border.kind), border.isOpaque!);
  const points = data.junctions!.filter(({ zones }) => joins(zones));
  if (points.length === 0) return undefined;
  const ending = points.map((point) => data.borders.filter((one) => point.borders.includes(borderName(one))));
  return show(
    Math.min(...ending.map((borders) => Math.max(...borders.map(({ kind }) => severity(kind))))),
    ending.every((borders) => borders.some(({ isOpaque }) => isOpaque)),
  );
};

describe('every map', () => {
  it('knows the crossings that reading through its data finds', () => {
    fc.assert(
      fc.property(LATTICES, ({ data }) => {
        const random = zoneMap(data);
        for (const a of random.names) {
          for (const b of random.names) expect(crossing(random, a, b)).toBe(slowCrossing(data, a, b));
        }
      }),
    );
  });

  it('leads back where it leads, by the same crossing, and lists neighbours in order', () => {
    fc.assert(
      fc.property(LATTICES, ({ data }) => {
        const { graph } = zoneMap(data);
        for (const { from, to, crossing } of linksOf(graph)) {
          expect(graph.crossing[linkBetween(graph, to, from)!]).toBe(crossing);
        }
        for (let zone = zoneId(0); zone < graph.size; zone++) {
          expect(isNext(graph, zone, zone)).toBe(false);
          expect(neighboursOf(graph, zone)).toEqual(neighboursOf(graph, zone).toSorted((a, b) => a - b));
          const isOdd = (to: number, link: number) => graph.to[link] === to && to % 2 === 1;
          expect(neighboursWhere(graph, zone, isOdd)).toEqual(neighboursOf(graph, zone).filter((z) => z % 2 === 1));
          expect(hasNeighbour(graph, zone, isOdd)).toBe(neighboursOf(graph, zone).some((z) => z % 2 === 1));
        }
      }),
    );
  });
});

describe('the five battles', () => {
  it.each([
    ['Métrieux', METRIEUX, 36, 78, 7],
    ['Auneau', AUNEAU, 40, 85, 10],
    ['Dormans', DORMANS, 42, 90, 11],
    ['Cognat', COGNAT, 36, 77, 8],
    ['Vimory', VIMORY, 36, 75, 10],
  ])('%s has its zones, borders and touching pairs', (_, text, zones, borders, points) => {
    const battle = mapOf(text);
    expect([battle.size, battle.borders.length, battle.junctions.length]).toEqual([zones, borders, points]);
    expect(battle.crossings).toBe(borders + 2 * points);
    expect(battle.zoneKinds).toEqual(WORDS.zoneKinds);
    for (const a of battle.names) {
      for (const b of battle.names) expect(crossing(battle, a, b)).toBe(slowCrossing(sketch(text).data, a, b));
    }
  });

  it('Métrieux: 023 and 030 touch at a point with a plain border, 030 and 033 where sight ends', () => {
    const battle = mapOf(METRIEUX);
    expect(crossing(battle, '023', '030')).toBe('plain');
    expect(crossing(battle, '030', '033')).toBe('double opaque');
    expect(crossing(battle, '023', '033')).toBeUndefined();
  });

  it('is asked by zones, not by plain numbers', () => {
    const { graph } = mapOf('zone A 0 I\nzone B 0 I\nborders A-B');
    const [a, b] = [zoneId(0), zoneId(1)];
    expect(isNext(graph, a, b)).toBe(true);
    // @ts-expect-error A plain number is no zone.
    expect(isNext(graph, 0, b)).toBe(true);
    // @ts-expect-error Nor is a link.
    expect(isNext(graph, linkBetween(graph, a, b)!, b)).toBe(true);
  });
});
