import { describe, expect } from 'vitest';
import { later, moved, mover, refused } from '../../testing/mover.ts';
import { type Corner, ground, placed } from '../../testing/placed.ts';
import { rule } from '../../testing/rule.ts';
import { shapeOf } from '../table/footprints.ts';
import { attempt, carryOn, fieldOf, HALF, type MoveCase, nearestMarch, type Progress } from './index.ts';

const QUARTER = HALF / 2;
const advance = (length: number) => ({ kind: 'advance', length }) as const;
const spent = (p: Progress): number => HALF - p.left;
const box = (left: number, bottom: number, right: number, top: number): readonly Corner[] => [
  [left, bottom],
  [right, bottom],
  [right, top],
  [left, top],
];
const across = (y: number): readonly Corner[] => [
  [20, y],
  [100, y],
];

describe('ground and pace', () => {
  const wood = ground({ kind: 'wood', polygon: box(40, 42, 80, 60) });
  rule('C5a', 'half speed and loss of order in a wood, from where the centre comes in', () => {
    // 2 cm outside, 2 inside: a centimetre of a line is a third of a quarter.
    const line = moved(mover({}, { ground: wood }), advance(400));
    expect(spent(line)).toBe(HALF);
    expect(line.degradation).toBe('disorganised');
    expect(moved(mover({}, { ground: wood }), advance(199)).degradation).toBe('formed');
    expect(moved(mover({}, { ground: wood }), advance(200)).degradation).toBe('disorganised');
    const horse = moved(mover({ arm: 'cavalry', figures: 8 }, { ground: wood }), advance(300));
    expect(horse.degradation).toBe('noFormation');
    expect(moved(mover({ formation: 'skirmish' }, { ground: wood }), advance(1000))).toMatchObject({
      left: 0,
      degradation: 'formed',
    });
    expect(
      refused(mover({ arm: 'artillery', formation: 'limbered', figures: 4, y: 37 }, { ground: wood }), advance(200)),
    ).toEqual(['C5a']);
  });
  rule('C5m', 'a unit is in a wood when its centre is, in wheels too; who is in it does not come in again', () => {
    const inside = mover({ y: 45 }, { ground: wood });
    expect(moved(inside, advance(300))).toMatchObject({ left: 0, degradation: 'formed' });
    expect(refused(inside, advance(301))).toEqual(['C3l']);
    // The centre swings into the wood on the way: the rest of the arc costs double.
    const narrow = ground({ kind: 'wood', polygon: box(40, 40.5, 80, 60) });
    const open = spent(moved(mover(), { kind: 'wheel', turn: 1500 }));
    const slow = moved(mover({}, { ground: narrow }), { kind: 'wheel', turn: 1500 });
    expect(slow.degradation).toBe('disorganised');
    expect(spent(slow)).toBeGreaterThan(open * 1.5);
    expect(spent(slow)).toBeLessThan(open * 2);
  });
  rule('C5i', 'a straight way that ends higher costs a third more throughout', () => {
    const hill = ground({ kind: 'hill', level: 1, polygon: box(40, 42, 80, 60) });
    expect(spent(moved(mover({}, { ground: hill }), advance(300)))).toBe(1_333_333);
    expect(spent(moved(mover({}, { ground: hill }), advance(150)))).toBe(QUARTER / 2);
    expect(spent(moved(mover({ y: 45 }, { ground: hill }), advance(300)))).toBe(QUARTER);
    expect(spent(moved(mover({ y: 45, facing: 180 }, { ground: hill }), advance(400)))).toBe(
      Math.round((QUARTER * 4) / 3),
    );
    expect(refused(mover({}, { ground: hill }), advance(451))).toEqual(['C3l']);
  });
  rule('C5j', 'columns on a road go a quarter faster, while both ends are within 1 cm of it', () => {
    const road = ground({
      kind: 'road',
      line: [
        [61, 0],
        [61, 80],
      ],
    });
    const column = mover({ formation: 'marchColumn' }, { ground: road });
    const enemy = placed({ side: 1, y: 70 });
    const near: MoveCase = { ...column, around: { ...column.around, units: [enemy] } };
    expect(spent(moved(near, advance(250)))).toBe(400_000);
    expect(
      spent(moved(mover({ formation: 'marchColumn', x: 59.9 }, { ground: road, units: [enemy] }), advance(250))),
    ).toBe(QUARTER / 2);
    // The road ends half way: the front leaves it there.
    const short = ground({
      kind: 'road',
      line: [
        [60, 0],
        [60, 46],
      ],
    });
    const half = spent(moved(mover({ formation: 'marchColumn' }, { ground: short, units: [enemy] }), advance(500)));
    expect(half).toBeGreaterThan((500 / 625) * QUARTER);
    expect(half).toBeLessThan(QUARTER);
    const guns = mover({ arm: 'artillery', formation: 'limbered', figures: 4 }, { ground: road });
    expect(moved(guns, advance(1000)).left).toBe(0);
    expect(refused(mover({ formation: 'attackColumn' }, { ground: road }), advance(1000))).toEqual(['C3l']);
  });
  rule('C3h', 'a formed march column forces its march beyond 30 cm of every enemy', () => {
    const column = { formation: 'marchColumn', y: 20 } as const;
    expect(moved(mover(column), advance(1500)).left).toBe(0);
    expect(refused(mover({ ...column, degradation: 'disorganised' }), advance(1001))).toEqual(['C3l']);
    const enemy = placed({ side: 1, y: 54.75, depth: 1.5 });
    // Its front is at 24.5: after 0.5 cm it is 29 cm short of him … 30 cm of way, then at the ordinary pace.
    const limited = mover(column, { units: [enemy] });
    const front = 54 - 24.5;
    expect(front).toBe(29.5);
    expect(spent(moved(limited, advance(500)))).toBe(QUARTER);
    const far = mover({ ...column, y: 16 }, { units: [enemy] });
    // 3.49 cm forced, the rest not.
    const way = spent(moved(far, advance(500)));
    expect(way).toBe(Math.round(((350 / 1.5 + 150) / 500) * QUARTER));
  });
});

describe('lines', () => {
  const stream = ground(
    { id: 'brook', kind: 'stream', line: across(42) },
    { kind: 'bridge', over: 'brook', at: [60, 42], width: 4 },
  );
  const brook = stream.obstacles[0];
  if (!brook) throw new Error('no brook');
  rule('C5f', 'a stream costs a quarter and a step of order', () => {
    const over = moved(mover({ formation: 'attackColumn', y: 36 }, { ground: stream }), advance(400));
    expect(over).toMatchObject({ left: 0, degradation: 'disorganised', debt: null, astride: [brook] });
  });
  rule('C5g', 'march columns cross at a bridge for nothing, attack columns do not', () => {
    const column = moved(
      mover({ formation: 'marchColumn', y: 36, degradation: 'disorganised' }, { ground: stream }),
      advance(1000),
    );
    expect(column).toMatchObject({ left: 0, degradation: 'disorganised' });
    const beside = moved(
      mover({ formation: 'marchColumn', x: 63, y: 36, degradation: 'disorganised' }, { ground: stream }),
      advance(500),
    );
    expect(beside.degradation).toBe('noFormation');
  });
  rule(
    'C5k',
    'the quarters are paid where it touches, over halves if need be; then it passes until it is clear',
    () => {
      // Front at 40.75: 1.25 cm to the stream.
      const line = mover({}, { ground: stream });
      expect(moved(line, advance(124))).toMatchObject({ degradation: 'formed', debt: null });
      const begun = moved(line, advance(125));
      expect(begun).toMatchObject({ degradation: 'disorganised', debt: null, astride: [brook] });
      expect(spent(begun)).toBe(QUARTER + Math.round((125 / 300) * QUARTER));
      expect(refused(line, advance(500))).toEqual(['C3l']);
      const late = mover({}, { ground: stream }, { left: QUARTER });
      expect(refused(late, advance(300))).toEqual(['C5k']);
      const half = moved(late, advance(125));
      expect(half).toMatchObject({
        left: 0,
        degradation: 'disorganised',
        debt: { for: 'line', line: brook, ticks: 416_667 },
      });
      const on = carryOn(later(late, half)).after;
      expect(on).toMatchObject({ debt: null, astride: [brook], left: HALF - 416_667, degradation: 'disorganised' });
      const next: MoveCase = { ...later(late, on), half: { ...on, isOver: false, isInHand: false } };
      expect(moved(next, advance(300))).toMatchObject({ degradation: 'disorganised', astride: [] });
      // Without a tick for it, it waits before the line in good order; then it may go away for nothing.
      const out = mover({}, { ground: stream }, { left: Math.round((125 / 300) * QUARTER) });
      const waits = moved(out, advance(125));
      expect(waits).toMatchObject({ left: 0, degradation: 'formed', debt: null, astride: [] });
      const stands = later(out, waits);
      expect(moved(stands, { kind: 'back', length: 100 })).toMatchObject({ degradation: 'formed', astride: [] });
      expect(moved(stands, advance(10)).degradation).toBe('disorganised');
    },
  );
  rule('C5k', 'a wheel pays for what it touches, and so does a new formation', () => {
    const wheel = moved(mover({ y: 41 }, { ground: stream }), { kind: 'wheel', turn: 600 });
    expect(wheel).toMatchObject({ degradation: 'disorganised', astride: [brook] });
    expect(spent(wheel)).toBeGreaterThan(QUARTER);
    const column = moved(mover({ y: 41 }, { ground: stream }), { kind: 'form', formation: 'attackColumn' });
    expect(column).toMatchObject({ left: 0, degradation: 'disorganised', astride: [brook], formation: 'attackColumn' });
  });
  rule('C5e', 'a hedge costs guns two quarters; a wall stops horses and guns', () => {
    const hedge = ground({ kind: 'hedge', line: across(42) });
    const guns = mover({ arm: 'artillery', formation: 'limbered', figures: 4, y: 37.99 }, { ground: hedge });
    expect(moved(guns, advance(1))).toMatchObject({ left: 0, debt: { ticks: 2500 } });
    const wall = ground({ kind: 'wall', line: across(42) });
    expect(refused(mover({ arm: 'cavalry', figures: 8 }, { ground: wall }), advance(300))).toEqual(['C5e']);
    const foot = moved(mover({ y: 41.24 }, { ground: wall }), advance(1));
    expect(foot.degradation).toBe('disorganised');
  });
  rule('C17c', 'guns left standing are crossed like a hedge by any arm', () => {
    const guns = { kind: 'guns', shape: shapeOf({ x: 6000, y: 4300, heading: 0, width: 600, depth: 300 }) } as const;
    const horse = mover({ arm: 'cavalry', figures: 8 }, { guns: [guns] });
    const over = moved(horse, advance(600));
    expect(spent(over)).toBe(QUARTER + Math.round((600 / 650) * QUARTER));
    expect(over.degradation).toBe('disorganised');
  });
  rule('C5h', 'rivers and marshes are not crossed', () => {
    const marsh = ground({ kind: 'marsh', polygon: box(40, 43, 80, 60) });
    const c = mover({}, { ground: marsh });
    expect(refused(c, advance(300))).toEqual(['C5h']);
    expect(moved(c, advance(225)).base.y).toBe(4225);
    expect(nearestMarch(fieldOf(c), { kind: 'march', x: 6000, y: 4500, heading: 0 })).toMatchObject({
      x: 6000,
      y: 4225,
    });
    expect(attempt(fieldOf(c), advance(300)).stop).toBe('impassable');
  });
});
