import { describe, expect } from 'vitest';
import { baseIn, ground } from '../../testing/placed.ts';
import { rule } from '../../testing/rule.ts';
import { shapeOf } from './footprints.ts';
import { crossesFree, isAtBridge, lengthFor, ticksFor, tollOf, touchOf, type Walk, walkOver } from './lines.ts';

const TICKS = 1_000_000;
const foot = { arm: 'infantry', hasGuns: false, formation: 'line', state: 'steady' } as const;
const base = baseIn({ x: 60, y: 20, facing: 0, width: 12, depth: 1.5 });
const brook = ground(
  {
    id: 'brook',
    kind: 'stream',
    line: [
      [0, 25],
      [120, 25],
    ],
  },
  { kind: 'bridge', over: 'brook', at: [64, 25], width: 4 },
).obstacles;
const [stream] = brook;
const hedgeAt = (y: number) =>
  ground({
    kind: 'hedge',
    line: [
      [0, y],
      [120, y],
    ],
  }).obstacles;

describe('time', () => {
  rule('C3l', 'a quarter has a million ticks, and a way costs its share, rounded half up', () => {
    expect([ticksFor(200, 800), ticksFor(1, 1200), ticksFor(2, 1200)]).toEqual([TICKS, 3333, 6667]);
    expect([lengthFor(TICKS, 800), lengthFor(3332, 1200), lengthFor(3333, 1200), lengthFor(6667, 1200)]).toEqual([
      200, 0, 1, 2,
    ]);
  });
});
describe('a line', () => {
  rule('C5k', 'is reached when any part of the mover touches it', () => {
    expect(touchOf(base, 0, 1000, brook)).toMatchObject({ line: stream, at: 425 });
    expect(touchOf(base, 0, 400, brook)).toBeUndefined();
    // A corner of an oblique line of battle comes first: 6 cm × sin 30° + 0.75 × cos 30° = 3.65 before its centre.
    expect(touchOf({ ...base, heading: 3000 }, 0, 1000, brook)?.at).toBe(500 - 365);
  });
  const half = (more: object = {}): Walk =>
    walkOver({ crosser: foot, base, heading: 0, length: 2000, perPeriod: 1200, ticks: 2 * TICKS, ...more }, brook);
  rule(
    ['C5k', 'C5f'],
    'is paid for where it is touched, over halves if need be, and costs a step with the first payment',
    () => {
      const first = half();
      // 4.25 cm at 3 cm a quarter leave 0.583 of a quarter to pay with.
      expect(first).toEqual({ moved: 425, left: 0, owed: { line: stream, ticks: 416_667 }, astride: [], steps: 1 });
      const there = { ...base, y: base.y + 425 };
      const second = half({ base: there, owed: first.owed });
      expect([second.owed, second.steps, second.moved]).toEqual([null, 0, 475]);
      // All the time of a quarter went to the line: it stands astride once it goes on a little.
      const slow = half({ base: there, owed: { line: stream, ticks: 2 * TICKS } });
      expect(slow).toMatchObject({ moved: 0, left: 0, owed: null, astride: [stream] });
      expect(half({ base: there, astride: [stream], length: 30 })).toMatchObject({
        moved: 30,
        astride: [stream],
        steps: 0,
      });
      expect(half({ base: there, astride: [stream], length: 200 })).toMatchObject({
        moved: 200,
        astride: [],
        steps: 0,
      });
    },
  );
  rule('C5k', 'that is reached with the last of the time is not yet paid for', () => {
    expect(half({ ticks: ticksFor(425, 1200) })).toEqual({ moved: 425, left: 0, owed: null, astride: [], steps: 0 });
  });
  rule(['C5e', 'C5f'], 'costs guns two quarters, and a wall stops horses', () => {
    const guns = { arm: 'artillery', hasGuns: true, formation: 'unlimbered', state: 'steady' } as const;
    const hedge = hedgeAt(25)[0];
    const wall = ground({
      kind: 'wall',
      line: [
        [0, 25],
        [120, 25],
      ],
    }).obstacles;
    if (!hedge || !wall[0]) throw new Error('no lines');
    expect(tollOf(guns, base, 0, 1000, hedge)).toBe(2);
    expect(tollOf({ ...guns, hasGuns: false }, base, 0, 1000, hedge)).toBe(1);
    expect([tollOf(foot, base, 0, 1000, wall[0]), tollOf({ ...foot, arm: 'cavalry' }, base, 0, 1000, wall[0])]).toEqual(
      [2, null],
    );
    const horse = {
      crosser: { ...foot, arm: 'cavalry' as const },
      base,
      heading: 0,
      length: 2000,
      perPeriod: 2000,
      ticks: 2 * TICKS,
    };
    expect(walkOver(horse, wall)).toMatchObject({ moved: 425, owed: null, steps: 0 });
  });
  rule(
    'C5g',
    'is free at a bridge for columns of march, skirmishers, limbered guns and all that run, by the middle of the front',
    () => {
      if (!stream) throw new Error('no stream');
      const at = (x: number) => isAtBridge({ ...base, x }, 0, 1000, stream);
      expect([6199, 6200, 6400, 6600, 6601].map(at)).toEqual([false, true, true, true, false]);
      const free = (more: object) => crossesFree({ ...foot, ...more });
      expect([free({}), free({ formation: 'attackColumn' }), free({ formation: 'marchColumn' })]).toEqual([
        false,
        false,
        true,
      ]);
      expect([free({ formation: 'skirmish' }), free({ formation: 'limbered' }), free({ state: 'retreat' })]).toEqual([
        true,
        true,
        true,
      ]);
      const column = { ...foot, formation: 'marchColumn' } as const;
      expect([tollOf(column, { ...base, x: 6400 }, 0, 1000, stream), tollOf(column, base, 0, 1000, stream)]).toEqual([
        0, 1,
      ]);
      const over = half({ crosser: column, base: { ...base, x: 6400 } });
      expect(over).toMatchObject({ moved: 600, steps: 0, astride: [] });
      // Obliquely: where the middle meets the stream counts, not where it starts.
      expect(isAtBridge({ ...base, x: 6000, heading: 4500 }, 4500, 2000, stream)).toBe(true);
      expect(isAtBridge({ ...base, x: 6400, heading: 4500 }, 4500, 2000, stream)).toBe(false);
    },
  );
  rule(['C17c', 'C5k'], 'of guns left standing costs any arm a quarter and a step', () => {
    const guns = { kind: 'guns', shape: shapeOf(baseIn({ x: 60, y: 26, facing: 0, width: 6, depth: 3 })) } as const;
    for (const arm of ['infantry', 'cavalry', 'artillery'] as const) {
      const crosser = { ...foot, arm, hasGuns: true };
      expect(tollOf(crosser, base, 0, 1000, guns)).toBe(1);
      const walk = { crosser, base, heading: 0, length: 2000, perPeriod: 1200, ticks: 3 * TICKS };
      // 3.75 cm to the guns, a quarter there, then the rest of 6 cm.
      expect(walkOver(walk, [guns])).toMatchObject({ moved: 600, steps: 1, astride: [guns], owed: null });
    }
    expect(
      walkOver(
        { crosser: foot, base: { ...base, x: 9000 }, heading: 0, length: 2000, perPeriod: 1200, ticks: 3 * TICKS },
        [guns],
      ),
    ).toMatchObject({ moved: 900, steps: 0 });
  });
  rule('C5k', 'after line each is paid for in its turn', () => {
    const two = [...hedgeAt(22), ...hedgeAt(26)];
    const long = walkOver({ crosser: foot, base, heading: 0, length: 2000, perPeriod: 1200, ticks: 4 * TICKS }, two);
    expect(long).toMatchObject({ steps: 2, owed: null });
    // Two quarters for the hedges leave two of 3 cm.
    expect(long.moved).toBe(600);
  });
});
