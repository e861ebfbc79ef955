import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NONE, Search } from '../hex/search.hot.ts';
import { graphWithout, roadLinks } from './crossing.ts';
import {
  leastSteps,
  NO_ENTRY,
  reachStates as reachInto,
  reachZones,
  type StateMove,
  type StepLaw,
  stepLaw,
  wayTo,
  type ZoneGround,
} from './reach.hot.ts';
import { METRIEUX } from './testing/battle-maps.ts';
import { LATTICES } from './testing/random-map.ts';
import { mapOf, marks, namesOf, zoneOf } from './testing/sketch.ts';
import { linkBetween, linksOf, type ZoneGraph, type ZoneId, zoneId } from './zone-graph.ts';
import { type ZoneMap, zoneMap } from './zone-map.ts';

/** Costs as Reiters has them: the kind of zone counted from 1, and the kind of border on top. */
const groundOf = (map: ZoneMap, graph: ZoneGraph): ZoneGround => ({
  enter: Uint8Array.from(linksOf(graph), ({ to, crossing }) => 1 + map.kind[to]! + map.crossingKind[crossing]!),
  toll: new Uint8Array(map.size),
  stop: new Uint8Array(map.size),
});

/** Gives the flags with which each zone was come to. */
function reachStates(graph: ZoneGraph, search: Search, move: Omit<StateMove, 'least' | 'seen'>): Uint8Array {
  const seen = new Uint8Array(graph.size).fill(255);
  reachInto(graph, search, { ...move, least: leastSteps(graph, move.ground.enter), seen });
  return seen;
}

const ROW = mapOf(`
zone A 0 I
zone B 0 II
zone C 0 I
zone D 0 I
zone E 0 III
borders A-B:plain B-C C-D D-E:plain A-D:double
road R A B C
`);
const ground = groundOf(ROW, ROW.graph);

const found = (map: ZoneMap, search: Search): string =>
  map.names.flatMap((name, zone) => (search.cost(zone) === NONE ? [] : `${name}${search.cost(zone)}`)).join(' ');

describe('reachZones', () => {
  const search = new Search(ROW.size, 20);
  const from = (start: string, budget: number, change: Partial<ZoneGround> = {}, spent = 0): string => {
    reachZones(ROW.graph, search, { ground: { ...ground, ...change }, start: zoneOf(ROW, start), spent, budget });
    return found(ROW, search);
  };

  it('pays for each step what its link says', () => {
    expect(from('A', 3)).toBe('A0 B3 D3');
    expect(from('A', 4)).toBe('A0 B3 C4 D3');
    expect(from('A', 8)).toBe('A0 B3 C4 D3 E7');
  });

  it('goes on from what was spent before', () => {
    expect(from('A', 4, {}, 1)).toBe('A1 B4 D4');
  });

  it('pays the toll of a zone whichever way it comes, and enters none that is closed', () => {
    const toll = marks(ROW, 'C');
    expect(from('A', 5, { toll })).toBe('A0 B3 C5 D3');
    toll[zoneOf(ROW, 'D')] = NO_ENTRY;
    expect(from('A', 9, { toll })).toBe('A0 B3 C5');
  });

  it('ends in a zone that stops, but leaves one if it starts there', () => {
    expect(from('A', 9, { stop: marks(ROW, 'B D') })).toBe('A0 B3 D3');
    expect(from('A', 4, { stop: marks(ROW, 'A') })).toBe('A0 B3 C4 D3');
  });

  it('goes by no barred link', () => {
    const enter = Uint8Array.from(ground.enter);
    enter[linkBetween(ROW.graph, zoneOf(ROW, 'A'), zoneOf(ROW, 'D'))!] = 0;
    expect(from('A', 5, { enter })).toBe('A0 B3 C4 D5');
    expect(namesOf(ROW, wayTo(search, zoneOf(ROW, 'D')))).toBe('A B C D');
    expect(wayTo(search, zoneOf(ROW, 'E'))).toEqual([]);
  });

  it('is refused a search too small to hold it', () => {
    const move = { ground, start: zoneId(0), spent: 0, budget: 21 };
    expect(() => reachZones(ROW.graph, search, move)).toThrow(RangeError);
    expect(() => reachZones(ROW.graph, new Search(2, 30), move)).toThrow(RangeError);
  });
});

/** Reiters in short: 0 in order, 1 in disorder. A step of 3 tests, one of 4 disorders; disorder costs two points. */
const DISORDER: StepLaw = stepLaw(2, 1, 4, (flag, _, cost) => {
  const limit = flag === 0 ? 8 : 6;
  if (cost < 3) return { limit, become: [flag] };
  return { limit, become: cost === 3 ? [flag, 1] : [1] };
});

/** A road that gives two points more as long as it is not left: 0 on it so far, 1 off it. */
const ROADS: StepLaw = stepLaw(2, 2, 9, (flag, sort) =>
  flag === 0 && sort === 1 ? { limit: 5, become: [0] } : { limit: 3, become: [1] },
);

describe('reachStates', () => {
  const search = new Search(ROW.size * 2, 20);
  const states = (): string =>
    ROW.names
      .flatMap((name, zone) =>
        [0, 1].flatMap((flag) => {
          const cost = search.cost(zone * 2 + flag);
          return cost === NONE ? [] : `${name}${'+-'[flag]}${cost}`;
        }),
      )
      .join(' ');
  const sort = new Uint8Array(ROW.graph.links);

  it('follows what dice may bring, each state with its own allowance', () => {
    reachStates(ROW.graph, search, { ground, law: DISORDER, sort, start: zoneOf(ROW, 'A'), flag: 0, spent: 0 });
    expect(states()).toBe('A+0 A-5 B+3 B-3 C+4 C-4 D+3 D-3 E-7');
    expect(namesOf(ROW, wayTo(search, zoneOf(ROW, 'E') * 2 + 1, 2))).toBe('A D E');
  });

  it('pays a step from the allowance it had before it, and stands still if that is spent after', () => {
    // D in disorder at 3 has 6, so E at 7 is out of its reach; in order it comes to E at 7 and is then over its 6.
    reachStates(ROW.graph, search, { ground, law: DISORDER, sort, start: zoneOf(ROW, 'D'), flag: 1, spent: 3 });
    expect(search.cost(zoneOf(ROW, 'E') * 2 + 1)).toBe(NONE);
    reachStates(ROW.graph, search, { ground, law: DISORDER, sort, start: zoneOf(ROW, 'D'), flag: 0, spent: 3 });
    expect(search.cost(zoneOf(ROW, 'E') * 2 + 1)).toBe(7);
  });

  it('gives a bonus for following a road and takes it back where the road is left', () => {
    const roads = roadLinks(ROW, ROW.graph, 'road');
    const cheap = { ...ground, enter: Uint8Array.from(ground.enter, (cost) => Math.min(cost, 2)) };
    const move = { ground: cheap, law: ROADS, start: zoneOf(ROW, 'A'), flag: 0, spent: 0 };
    reachStates(ROW.graph, search, { ...move, sort: roads });
    // C by road at 3 of 5; D from there would be off the road at 4 of 3.
    expect(states()).toBe('A+0 B+2 C+3 C-3 D-2');
    expect(namesOf(ROW, wayTo(search, zoneOf(ROW, 'C') * 2, 2))).toBe('A B C');
  });

  it('follows nobody who has left the road to where he could have come by it for no more', () => {
    const judge = (flag: number, sort: number) =>
      flag === 0 && sort === 1 ? { limit: 6, become: [0] } : { limit: 4, become: [1] };
    const cheap = { ...ground, enter: new Uint8Array(ROW.graph.links).fill(1) };
    const paved = new Uint8Array(ROW.graph.links).fill(1);
    paved[linkBetween(ROW.graph, zoneOf(ROW, 'A'), zoneOf(ROW, 'D'))!] = 0;
    const move = { ground: cheap, sort: paved, start: zoneOf(ROW, 'A'), flag: 0, spent: 0 };
    reachStates(ROW.graph, search, { ...move, law: stepLaw(2, 2, 9, judge) });
    expect(states()).toBe('A+0 A-2 B+1 B-3 C+2 C-2 D+3 D-1 E+4 E-2');
    reachStates(ROW.graph, search, { ...move, law: stepLaw(2, 2, 9, judge, (flag) => (flag === 1 ? 1 : 0)) });
    expect(states()).toBe('A+0 A-2 B+1 C+2 C-2 D+3 D-1 E+4 E-2');
  });

  it('leaves freely from where it starts, but is held there if it comes back changed', () => {
    // The step from A to D is for a piece that has gone out and come back; there is no other way to D.
    const link = (from: string, to: string) => linkBetween(ROW.graph, zoneOf(ROW, from), zoneOf(ROW, to))!;
    const gated = Uint8Array.from(sort);
    gated[link('A', 'D')] = 1;
    const enter = Uint8Array.from(ground.enter);
    enter[link('C', 'D')] = 0;
    const law = stepLaw(2, 2, 4, (flag, gate) => (flag < gate ? undefined : { limit: 20, become: [1] }));
    const move = { law, sort: gated, start: zoneOf(ROW, 'A'), flag: 0, spent: 0 };
    reachStates(ROW.graph, search, { ...move, ground: { ...ground, enter } });
    expect(states()).toBe('A+0 A-5 B-3 C-4 D-8 E-12');
    reachStates(ROW.graph, search, { ...move, ground: { ...ground, enter, stop: marks(ROW, 'A') } });
    expect(states()).toBe('A+0 A-5 B-3 C-4');
  });

  it('takes no law with more flags than bits, nor one that leads to none', () => {
    expect(() => stepLaw(32, 1, 4, () => undefined)).toThrow(RangeError);
    expect(() => stepLaw(2, 1, 4, () => ({ limit: 3, become: [2] }))).toThrow('no flag 2 of 2');
  });
});

describe('Métrieux', () => {
  const map = mapOf(METRIEUX);
  const passage = graphWithout(map, { borders: ['impassable'], zones: ['X'] });
  const search = new Search(map.size, 20);

  it('movement example 1: from 023 to 124 over a plain border into type III costs 4', () => {
    reachZones(passage, search, { ground: groundOf(map, passage), start: zoneOf(map, '023'), spent: 0, budget: 10 });
    expect(search.cost(zoneOf(map, '124'))).toBe(4);
    expect(search.cost(zoneOf(map, '004'))).toBe(3);
    expect(namesOf(map, wayTo(search, zoneOf(map, '124')))).toBe('023 124');
  });
});

/** The slow twin: prices of states sink along every link until nothing sinks. A state is `zone flag`. */
const slowReach = (
  graph: ZoneGraph,
  { enter, toll, stop }: ZoneGround,
  start: string,
  spent: number,
  judge: (flag: number, link: number, cost: number) => { limit: number; become: readonly number[] },
): Map<string, number> => {
  const prices = new Map([[start, spent]]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [state, before] of [...prices]) {
      const [zone, flag] = state.split(' ').map(Number) as [ZoneId, number];
      if (stop[zone] !== 0 && state !== start) continue;
      for (const [link, { from, to }] of linksOf(graph).entries()) {
        if (from !== zone || enter[link] === 0 || toll[to] === NO_ENTRY) continue;
        const cost = enter[link]! + toll[to]!;
        const { limit, become } = judge(flag, link, cost);
        if (before + cost > limit) continue;
        for (const after of become) {
          const there = `${to} ${after}`;
          if (before + cost >= (prices.get(there) ?? Number.POSITIVE_INFINITY)) continue;
          prices.set(there, before + cost);
          changed = true;
        }
      }
    }
  }
  return prices;
};

const MOST_ZONES = 36;
const CASES = fc.record({
  lattice: LATTICES,
  tolls: fc.array(fc.constantFrom(0, 0, 0, 1, 2, NO_ENTRY), { minLength: MOST_ZONES, maxLength: MOST_ZONES }),
  stops: fc.array(fc.constantFrom(0, 0, 0, 0, 1), { minLength: MOST_ZONES, maxLength: MOST_ZONES }),
  start: fc.nat(),
  spent: fc.nat(3),
  budget: fc.nat(14),
});
const LAWS = fc.record({
  limits: fc.array(fc.nat(14), { minLength: 36, maxLength: 36 }),
  becomes: fc.array(fc.uniqueArray(fc.nat(2), { maxLength: 2 }), { minLength: 36, maxLength: 36 }),
  sorts: fc.array(fc.nat(1), { minLength: 40, maxLength: 40 }),
  flag: fc.nat(2),
});

describe('reach on random maps', () => {
  const search = new Search(MOST_ZONES * 3, 14);
  const prepared = ({ lattice, tolls, stops, start }: typeof CASES extends fc.Arbitrary<infer T> ? T : never) => {
    const map = zoneMap(lattice.data);
    const graph = graphWithout(map, { borders: ['impassable'], zones: ['X'] });
    const on = { ...groundOf(map, graph), toll: Uint8Array.from(tolls), stop: Uint8Array.from(stops) };
    return { graph, on, start: zoneId(start % map.size) };
  };

  it('agrees with prices that sink until they rest', () => {
    fc.assert(
      fc.property(CASES, (given) => {
        const { graph, on, start } = prepared(given);
        const { spent, budget } = given;
        reachZones(graph, search, { ground: on, start, spent, budget });
        const expected = slowReach(graph, on, `${start} 0`, spent, () => ({ limit: budget, become: [0] }));
        for (let zone = 0; zone < graph.size; zone++) {
          expect(search.cost(zone)).toBe(expected.get(`${zone} 0`) ?? NONE);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('agrees for pieces that change on the way, by any law', () => {
    fc.assert(
      fc.property(CASES, LAWS, (given, { limits, becomes, sorts, flag }) => {
        const { graph, on, start } = prepared(given);
        // Three flags, two sorts, costs 0 to 5 and dearer.
        const judge = (at: number, sort: number, cost: number) => {
          const entry = (at * 2 + sort) * 6 + Math.min(cost, 5);
          return { limit: limits[entry]!, become: becomes[entry]! };
        };
        const law = stepLaw(3, 2, 5, judge);
        const sort = Uint8Array.from({ length: graph.links }, (_, link) => sorts[link % sorts.length]!);
        const seen = reachStates(graph, search, { ground: on, law, sort, start, flag, spent: given.spent });
        const expected = slowReach(graph, on, `${start} ${flag}`, given.spent, (at, link, cost) =>
          judge(at, sort[link]!, cost),
        );
        for (let node = 0; node < graph.size * 3; node++) {
          const cost = expected.get(`${Math.trunc(node / 3)} ${node % 3}`) ?? NONE;
          expect(search.cost(node)).toBe(cost);
          expect((seen[Math.trunc(node / 3)]! >> (node % 3)) & 1).toBe(cost === NONE ? 0 : 1);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('takes ways of single steps that add up to the cost', () => {
    fc.assert(
      fc.property(CASES, (given) => {
        const { graph, on, start } = prepared(given);
        reachZones(graph, search, { ground: on, start, spent: given.spent, budget: given.budget });
        for (const zone of search.settled.subarray(0, search.count)) {
          const way = wayTo(search, zone);
          let cost = given.spent;
          for (let i = 1; i < way.length; i++) {
            cost += on.enter[linkBetween(graph, way[i - 1]!, way[i]!)!]! + on.toll[way[i]!]!;
          }
          expect([way[0], way.at(-1), cost]).toEqual([start, zone, search.cost(zone)]);
        }
      }),
    );
  });
});
