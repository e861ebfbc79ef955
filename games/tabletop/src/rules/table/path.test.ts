import { describe, expect } from 'vitest';
import { baseIn, ground, home, placed } from '../../testing/placed.ts';
import { rule } from '../../testing/rule.ts';
import { surrender } from '../morale/prisoners.ts';
import { atOwnEdge } from './edges.ts';
import { edgePoint, goalPoint } from './goals.ts';
import { advanceTarget, compulsoryHeading, headingAt, mustTurnAbout } from './headings.ts';
import { isStillPassing, passagesOf, passingDistance } from './passage.ts';
import {
  advanceQuarter,
  blockedCase,
  compulsoryQuarter,
  groundInTheWay,
  passageWidth,
  type QuarterCase,
} from './path.ts';
import type { Placed } from './placed.ts';

const own = home('bottom');
const router = { arm: 'infantry', guns: null, state: 'rout' } as const;
const start = baseIn({ x: 60, y: 40, facing: 180, width: 3, depth: 6 });
const go = (more: Partial<QuarterCase> = {}) =>
  compulsoryQuarter({
    walker: router,
    base: start,
    heading: 18_000,
    length: 550,
    home: own,
    friends: [],
    others: [],
    ...more,
  });
const wall = (x: number, y: number, width: number, depth: number) => placed({ x, y, width, depth }).shape;

describe('headings', () => {
  const cause = { x: 7000, y: 5000 };
  rule(
    ['C15f', '2.5-M2', '2.5-M3'],
    'lead away from the centre of the cause, then to the edge; without a cause to the edge at once',
    () => {
      const to = (leg: 'away' | 'toEdge' | 'toSafety', more: object = {}) =>
        compulsoryHeading(start, leg, { cause, home: own, ...more });
      expect([to('away'), to('toEdge'), to('away', { cause: null })]).toEqual([22_500, 18_000, 18_000]);
      expect(to('toSafety', { goal: { x: 9000, y: 4000 } })).toBe(9000);
      expect(to('toSafety')).toBe(18_000);
      // On the very spot of its cause, or of its goal, it makes for the edge.
      expect(to('away', { cause: { x: 6000, y: 4000 } })).toBe(18_000);
      expect(compulsoryHeading({ ...start, y: 0 }, 'toEdge', { cause, home: own })).toBe(18_000);
    },
  );
  rule(
    ['C15h', 'C1a'],
    'lead to the nearest point of its own stretch, or behind a friend: 3 cm and half a depth',
    () => {
      const short = home('bottom', [70, 90]);
      expect(edgePoint(6000, 4000, short)).toEqual({ x: 7000, y: 0 });
      expect(edgePoint(6000, 4000, home('right', [10, 20]))).toEqual({ x: 12_000, y: 2000 });
      expect(goalPoint(placed({ x: 70, y: 30 }), 600, own)).toEqual({ x: 7000, y: 2325 });
      expect(goalPoint(placed({ x: 70, y: 30 }), 600, home('top'))).toEqual({ x: 7000, y: 3675 });
    },
  );
  rule(['C15e', '2.4-P6'], 'cost a retreat a quarter only if it faces more than 90° off', () => {
    expect([mustTurnAbout(0, 18_000), mustTurnAbout(9000, 18_000), mustTurnAbout(8999, 18_000)]).toEqual([
      true,
      false,
      true,
    ]);
  });
  rule(
    ['2.1c', '2.1d'],
    'of an uncontrolled advance lead to the nearest enemy in view, never to gunners off their guns',
    () => {
      const unit = placed();
      const near = placed({ y: 60, side: 1 });
      const far = placed({ x: 90, y: 70, side: 1 });
      const crew = placed({ y: 45, side: 1, arm: 'artillery', formation: 'rout', state: 'rout' });
      const battery = placed({ y: 50, side: 1, arm: 'artillery', formation: 'unlimbered', guns: '6-pdr' });
      const target = (units: readonly Placed[], seen: readonly Placed[] = units) =>
        advanceTarget(unit, [unit, ...units], (other) => seen.includes(other));
      expect(target([crew, far, near])).toBe(near);
      expect(target([crew, far, near], [far])).toBe(far);
      expect(target([crew, far, near], [])).toBe(near);
      expect(target([battery, near])).toBe(battery);
      expect(target([crew])).toBeUndefined();
      expect(headingAt(unit.base, near)).toBe(0);
    },
  );
});
describe('the way of a quarter', () => {
  rule(
    ['C15a', 'C15e', 'C15g'],
    'is the ideal heading, else the first of those turned by 5° that allows the whole length',
    () => {
      expect(go()).toMatchObject({ heading: 18_000, moved: 550, isAtEdge: false });
      const turned = go({ friends: [wall(60, 33, 3, 6)] });
      expect([turned.moved, turned.heading > 18_000, turned.heading % 500, turned.base.heading]).toEqual([
        550,
        true,
        0,
        turned.heading,
      ]);
      // The other hand, if only that one is free.
      const left = go({ friends: [wall(60, 33, 3, 6), wall(52, 40, 8, 30)] });
      expect([left.moved, left.heading < 18_000]).toEqual([550, true]);
    },
  );
  rule(['C15a', 'C15g', '2.4-P17'], 'is shorter by half centimetres where no heading allows it all', () => {
    const pen = [wall(60, 33, 30, 1), wall(55, 40, 1, 30), wall(65, 40, 1, 30), wall(60, 47, 30, 1)];
    const way = go({ friends: pen });
    expect([way.blocked, way.moved % 50, way.moved < 550, way.moved >= 100]).toEqual([false, 0, true, true]);
  });
  rule(['C15b', 'C15g', '2.6-P6'], 'needs the width of one figure, and ends clear of everybody', () => {
    const gap = (cm: number) => [wall(60 - 5 - cm / 2, 36.5, 10, 0.2), wall(60 + 5 + cm / 2, 36.5, 10, 0.2)];
    const far = { length: 800, base: { ...start, depth: 300, width: 600 } };
    expect(go({ friends: gap(1), ...far })).toMatchObject({ heading: 18_000, moved: 800 });
    expect(go({ friends: gap(0.98), ...far }).heading).not.toBe(18_000);
    const horse = { ...router, arm: 'cavalry' } as const;
    expect(go({ friends: gap(1.5), ...far, walker: horse }).heading).toBe(18_000);
    expect(go({ friends: gap(1.48), ...far, walker: horse }).heading).not.toBe(18_000);
  });
  rule(['C10e', 'C15g'], 'needs the whole width of a pursuer, of an uncontrolled unit and of guns', () => {
    const width = (more: object, isPursuit = false) => passageWidth({ ...router, ...more }, start, isPursuit);
    expect([width({}), width({}, true), width({ state: 'uncontrolled' })]).toEqual([100, 300, 300]);
    expect([width({ arm: 'artillery' }), width({ arm: 'artillery', guns: '6-pdr' })]).toEqual([100, 300]);
  });
  rule(
    ['C15c', '2.4-P16', '2.6-K1'],
    'is blocked below 1 cm: friends alone make it wait, others take it if an enemy is near',
    () => {
      const ring = [wall(60, 36.2, 20, 1), wall(57, 40, 1, 20), wall(63, 40, 1, 20), wall(60, 43.8, 20, 1)];
      const unit = placed({ facing: 180, width: 3, depth: 6, state: 'rout' });
      const fate = (found: ReturnType<typeof go>, ...units: Placed[]) =>
        surrender({
          status: 'regular',
          inBuilding: false,
          cause: 'fireLosses',
          result: 'rout',
          ...blockedCase(unit, found, units),
        });
      const byFriends = go({ friends: ring });
      expect(byFriends).toMatchObject({ blocked: true, byFriends: true, moved: 0 });
      const byBoth = go({ friends: ring.slice(0, 3), others: ring.slice(3) });
      expect(go({ friends: ring.slice(1), others: ring.slice(0, 1) })).toMatchObject({
        blocked: true,
        byFriends: false,
      });
      expect(byBoth.blocked).toBe(true);
      const other = { ...byBoth, byFriends: false };
      const enemy = (y: number) => placed({ y, side: 1 });
      expect(fate(byFriends, enemy(50))).toMatchObject({ prisoner: false, waits: true });
      expect(fate(other, enemy(58.75))).toMatchObject({ prisoner: true });
      expect(fate(other, enemy(58.76))).toMatchObject({ prisoner: false, waits: true });
    },
  );
  rule(['C1l', 'C1n', '2.5-R4'], 'leads over its own stretch, where it stops; all other edges are walls', () => {
    const low = { ...start, y: 600 };
    expect(go({ base: low })).toMatchObject({ isAtEdge: true, moved: 300, heading: 18_000 });
    expect(go({ base: low, home: home('bottom', [100, 110]) })).toMatchObject({ isAtEdge: false, moved: 550 });
    expect(go({ base: low, home: home('bottom', [100, 110]) }).heading).not.toBe(18_000);
    // A pursuer never leaves.
    expect(go({ base: low, walker: { ...router, state: 'steady' } }).isAtEdge).toBe(false);
    expect(atOwnEdge(low, 550, 'flight', own)).toEqual({ moved: 300, next: 'gone' });
    expect(atOwnEdge(low, 300, 'rout', own)).toEqual({ moved: 300, next: 'goes on' });
    expect(atOwnEdge(low, 301, 'retreat', own)).toEqual({ moved: 300, next: 'tests' });
  });
});
describe('ground in the way', () => {
  const box = [
    [50, 30],
    [70, 30],
    [70, 35],
    [50, 35],
  ] as const;
  const line = [
    [50, 33],
    [70, 33],
  ] as const;
  const of = (kind: 'river' | 'marsh' | 'builtUp' | 'wood' | 'hill') => ground({ kind, polygon: box });
  const count = (
    walker: Parameters<typeof groundInTheWay>[0],
    on: ReturnType<typeof ground>,
    units: readonly Placed[] = [],
  ) => groundInTheWay(walker, on, units).length;
  const horse = { arm: 'cavalry', guns: null, state: 'rout' } as const;
  const guns = { arm: 'artillery', guns: '6-pdr', state: 'retreat' } as const;
  const crew = { arm: 'artillery', guns: null, state: 'rout' } as const;
  rule(['C5h', 'C15b'], 'are rivers and marshes, for everybody', () => {
    expect([count(router, of('river')), count(horse, of('marsh')), count(router, of('hill'))]).toEqual([1, 1, 0]);
  });
  rule('C5c', 'are villages, unless infantry runs through an empty one', () => {
    const village = of('builtUp');
    const held = placed({ formation: 'garrison', sector: village.sectors[0] ?? null });
    expect([count(router, village), count(crew, village), count(router, village, [held])]).toEqual([0, 0, 1]);
    expect([count(horse, village), count({ ...router, state: 'retreat' }, village)]).toEqual([1, 1]);
  });
  rule(
    ['C5e', 'C5a', 'C15b', '2.5-M5'],
    'are walls for horses and guns, and woods for guns; no hedge turns a rout aside, but a retreat may go round it',
    () => {
      const [stone, hedge] = [ground({ kind: 'wall', line }), ground({ kind: 'hedge', line })];
      expect([router, horse, guns, crew].map((walker) => count(walker, stone))).toEqual([0, 1, 1, 0]);
      expect([router, horse, guns].map((walker) => count(walker, of('wood')))).toEqual([0, 0, 1]);
      const avoided = hedge.obstacles;
      expect(groundInTheWay(router, hedge, [], avoided)).toEqual([]);
      expect(groundInTheWay({ ...router, state: 'retreat' }, hedge, [], avoided).length).toBe(1);
    },
  );
});
describe('friends on the way', () => {
  const friend = (more: object = {}) => ({
    ...placed({ y: 33, width: 12, figures: 12 }),
    facingEnemy: true,
    inMelee: false,
    ...more,
  });
  const pass = (more: object, state: 'rout' | 'retreat' = 'rout', figures = 10) => {
    const who = friend(more);
    const { through, around } = passagesOf({ base: start, figures, state, heading: 18_000, length: 550 }, [who]);
    return through.length > 0 ? 'through' : around.length > 0 ? 'around' : 'neither';
  };
  rule(['C15b', '2.5-I1', '2.5-I2', '2.4-P14'], 'are gone through or around, decided along the ideal heading', () => {
    expect([pass({}), pass({}, 'retreat'), pass({}, 'rout', 3)]).toEqual(['through', 'around', 'around']);
    expect([pass({ facingEnemy: false }), pass({ status: 'guard' }), pass({ inMelee: true })]).toEqual([
      'around',
      'around',
      'around',
    ]);
    expect(pass({ shape: placed({ y: 50 }).shape })).toBe('neither');
    expect(passingDistance(start, 18_000, 550, placed({ y: 50 }))).toBeNull();
    expect(passingDistance(start, 18_000, 550, placed({ y: 28 }))).toBe(4000 - 300 - 550 - 2875);
  });
  rule(['2.5-I9', 'C1e'], 'are passed until the two are clear of each other at the end of a quarter', () => {
    const who = friend({});
    expect(isStillPassing(placed({ y: 35, width: 3, depth: 6 }), who)).toBe(true);
    expect(isStillPassing(placed({ y: 29, width: 3, depth: 6 }), who)).toBe(false);
  });
});
describe('an advance out of hand', () => {
  const wild = { arm: 'infantry', guns: null, state: 'uncontrolled' } as const;
  const base = baseIn({ x: 60, y: 40, facing: 0, width: 12, depth: 1.5 });
  const ahead = (enemies: readonly Placed[], more: Partial<QuarterCase> = {}) =>
    advanceQuarter(
      { walker: wild, base, heading: 0, length: 400, home: own, friends: [], others: [], ...more },
      enemies,
    );
  rule(['2.1c', '2.1e', 'C10e'], 'stops at the first enemy it runs into, on its whole width', () => {
    const enemy = placed({ y: 44, side: 1 });
    expect(ahead([enemy])).toMatchObject({ moved: 250, met: enemy });
    // Nobody in reach: it closes.
    expect(ahead([placed({ y: 60, side: 1 })])).toMatchObject({ moved: 400, met: undefined });
    // One that only its wing meets.
    const beside = placed({ x: 67, y: 43, width: 3, side: 1 });
    expect(ahead([enemy, beside])).toMatchObject({ moved: 150, met: beside });
    expect(ahead([placed({ y: 41.5, side: 1 })])).toMatchObject({ moved: 0, blocked: false });
  });
  rule(['C10e', 'C15a'], 'goes around friends as others do', () => {
    const friend = placed({ x: 60, y: 43, width: 2 });
    const enemy = placed({ y: 60, side: 1 });
    const way = ahead([enemy], { friends: [friend.shape] });
    expect([way.heading === 0 && way.moved === 400, way.met]).toEqual([false, undefined]);
  });
});
