import { describe, expect } from 'vitest';
import { fieldOf, fighter, hussars } from '../../testing/fighter.ts';
import { ground, placed } from '../../testing/placed.ts';
import { rule } from '../../testing/rule.ts';
import { degradationAt, reachOf, standAfter, standAt, ticksTo } from './course.ts';
import { chargePath } from './path.ts';

const TICKS = 1_000_000;
/** A line of 16 at (60, 30) that looks up: its front at 30.75; an enemy line before it, its front at `y`. */
const line = fighter({ y: 30 });
const enemyAt = (y: number, x = 60) => placed({ x, y: y + 0.75, facing: 180, side: 1 });
const pathTo = (y: number, terrain = ground(), charger = line) => {
  const enemy = enemyAt(y);
  return chargePath(charger, enemy, 0, fieldOf([charger, enemy], { ground: terrain }));
};

describe('the path of a charge', () => {
  rule(['C8b', 'C8c', 'C8l'], 'straight on is as long as the gap, at the rate of its formation and 4 cm', () => {
    const path = pathTo(44.25);
    expect(path).toMatchObject({ wheel: 0, straight: 1350, length: 1350, degradation: 'formed', stop: null });
    // 13.5 of 16 cm are 3.375 of 4 quarters.
    expect([path.ticks, path.quarters]).toEqual([3_375_000, 4]);
    expect(path.contact).toMatchObject({ x: 6000, y: 4350, heading: 0 });
    expect([pathTo(34.75).ticks, pathTo(34.75).quarters]).toEqual([TICKS, 1]);
  });
  rule(['C8b', 'C8l', 'C3b'], 'begins with a wheel about a front corner that costs its width along the arc', () => {
    const charger = hussars({ x: 60, y: 20 });
    const enemy = placed({ x: 75.5, y: 49.87, facing: 210, side: 1 });
    const path = chargePath(charger, enemy, 3000, fieldOf([charger, enemy]));
    // 15 cm × π / 6; the right front corner (67.5, 21) stays.
    expect(path.course.wheelLength).toBe(785);
    expect(path.course.turned).toMatchObject({ x: 6050, y: 2388, heading: 3000 });
    // The enemy stands square to that way, 30 cm from the centre: less a half depth of each.
    expect(path.straight).toBe(2825);
    expect(path.length).toBe(785 + 2825);
    const left = chargePath(
      charger,
      placed({ x: 44.5, y: 49.87, facing: 150, side: 1 }),
      -3000,
      fieldOf([charger, enemy]),
    );
    expect([left.course.turned.x, left.straight]).toEqual([12000 - 6050, 2825]);
  });
  rule('C8b', 'may touch its target in the wheel, and ends there', () => {
    const charger = hussars({ x: 60, y: 20 });
    // Before its left wing: 2 cm from the front, and a wheel to the right brings the left front corner up.
    const enemy = placed({ x: 50, y: 24, facing: 180, side: 1, width: 12, depth: 2 });
    const path = chargePath(charger, enemy, 4500, fieldOf([charger, enemy]));
    expect(path.straight).toBe(0);
    expect(path.wheel).toBeGreaterThan(0);
    expect(path.wheel).toBeLessThan(4500);
    // 15 cm × sin α = 2: 7.66°.
    expect(path.wheel).toBe(766);
    expect(path.length).toBe(path.course.wheelLength);
  });
  rule('C8b', 'passes by what is not before it', () => {
    const charger = fighter({ x: 30, y: 30 });
    const enemy = enemyAt(40, 60);
    expect(chargePath(charger, enemy, 0, fieldOf([charger, enemy]))).toMatchObject({
      straight: null,
      contact: null,
      length: null,
    });
  });
  rule(['C8b', 'C1n', 'C19d'], 'is stopped by the first that it runs into, not by who counts for nothing', () => {
    const enemy = enemyAt(44);
    const stopOf = (...others: ReturnType<typeof placed>[]) =>
      chargePath(line, enemy, 0, fieldOf([line, enemy, ...others])).stop;
    const friend = placed({ x: 66, y: 36, width: 2 });
    const other = placed({ x: 55, y: 33, width: 2, side: 1 });
    expect(stopOf(friend)).toMatchObject({ kind: 'friend', unit: friend });
    expect(stopOf(friend, other)).toMatchObject({ kind: 'enemy', unit: other });
    expect(stopOf({ ...friend, state: 'freed' })).toBeNull();
    expect(stopOf({ ...friend, state: 'gone' })).toBeNull();
    expect(stopOf(placed({ x: 60, y: 50, width: 2 }))).toBeNull();
    // Flush beside it is no obstacle straight on; a wheel to the left would turn its rear into the friend.
    const beside = placed({ x: 76, y: 30 });
    expect(stopOf(beside)).toBeNull();
    const left = chargePath(line, enemy, -1000, fieldOf([line, enemy, beside]));
    expect(left.stop).toMatchObject({ unit: beside });
    // Beside the left edge of the table a wheel to the right would sweep its rear over it.
    const low = fighter({ x: 9, y: 30 });
    const far = enemyAt(40, 20);
    expect(chargePath(low, far, 0, fieldOf([low, far])).stop).toBeNull();
    expect(chargePath(low, far, 4500, fieldOf([low, far])).stop).toBeNull();
    const lower = fighter({ x: 8, y: 30, width: 4, depth: 12, formation: 'attackColumn' });
    expect(chargePath(lower, far, 4500, fieldOf([lower, far])).stop).toMatchObject({ kind: 'edge' });
  });
  rule(['C8b', 'C5h', 'C5c', 'C5e'], 'is stopped by ground it cannot enter, not by the sector of its target', () => {
    const marsh = ground({
      kind: 'marsh',
      polygon: [
        [50, 35],
        [62, 35],
        [62, 38],
        [50, 38],
      ],
    });
    const wall = ground({
      kind: 'wall',
      line: [
        [0, 35],
        [120, 35],
      ],
    });
    const house = ground({
      kind: 'builtUp',
      polygon: [
        [50, 40],
        [70, 40],
        [70, 50],
        [50, 50],
      ],
      capacity: 24,
    });
    expect(pathTo(42, marsh).stop).toMatchObject({ kind: 'ground' });
    expect(pathTo(42, wall).stop).toBeNull();
    expect(pathTo(60, wall, hussars({ y: 30 })).stop).toMatchObject({ kind: 'ground' });
    expect(pathTo(55, house).stop).toMatchObject({ kind: 'ground' });
    const garrison = placed({ x: 60, y: 45, side: 1, formation: 'garrison', sector: house.sectors[0] ?? null });
    const path = chargePath(line, garrison, 0, fieldOf([line, garrison], { ground: house }));
    expect(path).toMatchObject({ stop: null, straight: 925 });
  });
});

describe('the ground on the way of a charge', () => {
  const hedge = ground({
    kind: 'hedge',
    line: [
      [0, 35],
      [120, 35],
    ],
  });
  rule(['C8l', 'C5k', 'C5e'], 'costs a quarter and a step at a hedge, and does not stop it', () => {
    // 11 cm and a quarter of 4 cm.
    const path = pathTo(41.75, hedge);
    expect(path).toMatchObject({ straight: 1100, ticks: 3_750_000, quarters: 4, degradation: 'disorganised' });
    const worse = fighter({ y: 30, degradation: 'disorganised' });
    expect(pathTo(41.75, hedge, worse).degradation).toBe('noFormation');
    // What is touched only with the target is not crossed.
    expect(pathTo(35, hedge)).toMatchObject({ ticks: 1_062_500, degradation: 'formed' });
    const astride = fighter({ y: 34.5, astride: hedge.obstacles });
    expect(pathTo(45.25, hedge, astride)).toMatchObject({ ticks: 2_500_000, degradation: 'formed' });
    const paying = fighter({ y: 34.25, owed: { line: hedge.obstacles[0]!, ticks: 300_000 } });
    expect(pathTo(45, hedge, paying)).toMatchObject({ ticks: 2_800_000, degradation: 'formed' });
  });
  rule(['C8l', 'C5k'], 'is paid for in the wheel too', () => {
    const charger = hussars({ x: 60, y: 20 });
    // The left front corner comes up to 28.5 in a wheel of 30°.
    const near = ground({
      kind: 'hedge',
      line: [
        [0, 25],
        [120, 25],
      ],
    });
    const enemy = placed({ x: 75.5, y: 49.87, facing: 210, side: 1 });
    const path = chargePath(charger, enemy, 3000, fieldOf([charger, enemy], { ground: near }));
    expect(path.course.wheelTicks).toBe(TICKS + Math.round((Math.PI / 6) * 15 * (4 / 36) * TICKS));
    expect(path.degradation).toBe('disorganised');
  });
  rule(['C8l', 'C17c'], 'has guns left standing among it, for any arm', () => {
    const guns = { kind: 'guns', shape: placed({ x: 60, y: 35, width: 6, depth: 3 }).shape } as const;
    const enemy = enemyAt(44);
    const path = chargePath(line, enemy, 0, fieldOf([line, enemy], { guns: [guns] }));
    expect(path).toMatchObject({ straight: 1325, ticks: 4_312_500, degradation: 'disorganised', stop: null });
  });
  rule(['C8l', 'C5a', 'C5m'], 'halves its rate in a wood, by its centre, and costs order where that enters', () => {
    const wood = ground({
      kind: 'wood',
      polygon: [
        [40, 33],
        [80, 33],
        [80, 39],
        [40, 39],
      ],
    });
    // From 30 to 39: 3 cm in the open, 6 in the wood.
    const path = pathTo(39.75, wood);
    expect(path).toMatchObject({ straight: 900, ticks: 3_750_000, degradation: 'disorganised' });
    expect(pathTo(33.74, wood).degradation).toBe('formed');
    expect(pathTo(33.75, wood).degradation).toBe('disorganised');
    expect(pathTo(50, wood, hussars({ y: 30 })).degradation).toBe('noFormation');
    // A wheel within a wood takes twice its time.
    const inside = hussars({ y: 36 });
    const turned = chargePath(inside, enemyAt(70, 80), 3000, fieldOf([inside], { ground: wood }));
    expect(turned.course.wheelTicks).toBe(Math.round((Math.PI / 6) * 15 * 2 * (4 / 36) * TICKS));
  });
  rule(['C8l', 'C5i'], 'costs a third more if it ends higher than it began', () => {
    const hill = ground({
      kind: 'hill',
      level: 1,
      polygon: [
        [40, 38],
        [80, 38],
        [80, 44],
        [40, 44],
      ],
    });
    expect(pathTo(42.75, hill).ticks).toBe(4_000_000);
    expect(pathTo(42.76, hill).ticks).toBe(4_003_333);
    // Its centre is still below.
    expect(pathTo(38.7, hill).ticks).toBe(1_987_500);
    expect(pathTo(44.5, hill).ticks).toBe(4_583_333);
    // Beyond it, it is on its first level again.
    expect(pathTo(46, hill).ticks).toBe(3_812_500);
  });
  rule('C8l', 'limits how far its time leads', () => {
    const { course } = pathTo(60);
    expect(reachOf(course)).toBe(1600);
    expect(reachOf(pathTo(60, hedge).course)).toBe(1200);
    // A line for which the time is not enough is not begun.
    const late = ground({
      kind: 'hedge',
      line: [
        [0, 44],
        [120, 44],
      ],
    });
    expect(reachOf(pathTo(60, late).course)).toBe(1325);
    const crest = ground({
      kind: 'hill',
      level: 1,
      polygon: [
        [40, 36],
        [80, 36],
        [80, 44],
        [40, 44],
      ],
    });
    // Up to 44 its end is higher; 16 cm lead beyond it.
    expect(reachOf(pathTo(60, crest).course)).toBe(1600);
    const long = ground({
      kind: 'hill',
      level: 1,
      polygon: [
        [40, 36],
        [80, 36],
        [80, 70],
        [40, 70],
      ],
    });
    expect(reachOf(pathTo(60, long).course)).toBe(1200);
    expect(reachOf(course, 500)).toBe(500);
    const enemy = enemyAt(60);
    const slow = chargePath(line, enemy, 4500, fieldOf([line, enemy]));
    // 16 cm × π / 4 leave 3.43 cm.
    expect(reachOf(slow.course)).toBe(343);
    expect(reachOf({ ...slow.course, wheelTicks: 4_000_001 })).toBe(-1);
    for (const at of [0, 342, 343]) expect(ticksTo(slow.course, at)).toBeLessThanOrEqual(4_000_000);
    expect(ticksTo(slow.course, 344)).toBeGreaterThan(4_000_000);
  });
  rule('C8q', 'can be followed for any part: of the wheel, or of the straight way', () => {
    const charger = hussars({ x: 60, y: 20 });
    const enemy = placed({ x: 75.5, y: 49.87, facing: 210, side: 1 });
    const { course } = chargePath(charger, enemy, 3000, fieldOf([charger, enemy]));
    expect(standAfter(course, 0)).toEqual(charger.base);
    expect(standAfter(course, 785)).toEqual({ ...charger.base, x: 6050, y: 2388, heading: 3000 });
    // Half the arc is half the angle, to what the length is enough for.
    expect(standAfter(course, 392).heading).toBe(1499);
    expect(standAfter(course, 1785)).toEqual(standAt(course, 1000));
    expect(degradationAt(course, 1000)).toBe('formed');
  });
});
