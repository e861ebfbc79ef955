import { amount } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { freeWay, triedHeading, type Way } from './free-way.hot.ts';
import { stepX, stepY } from './heading.hot.ts';
import type { Base } from './measure.ts';
import { baseShape, setBase } from './shape.ts';
import { BOTTOM_EDGE } from './table-edge.ts';
import { tableSine, whole } from './testing/fraction.ts';
import {
  groundPair,
  Luck,
  mirroredBase,
  mirroredGround,
  type Pair,
  randomBase,
  randomGround,
  TABLE,
} from './testing/random-table.ts';
import { baseLoop, basePoint, type Loop, overlapTwin, type Spot } from './testing/twin.ts';

const fresh = (): Way => ({ x: 0, y: 0, heading: 0, length: 0, isAtExit: false });

/** The strip from centre to centre, one figure wide. */
const stripTwin = (base: Base, heading: number, length: number, passage: number): Loop => {
  const front: Base = { ...base, heading, width: passage, depth: 0 };
  const [right, left] = [basePoint(front, 1, 0), basePoint(front, -1, 0)];
  const along = (p: Spot): Spot => [
    p[0].plus(tableSine(heading).times(whole(length))),
    p[1].plus(tableSine(heading + 9_000).times(whole(length))),
  ];
  return [right, along(right), along(left), left];
};
const isOnTableTwin = (loop: Loop): boolean =>
  loop.every(
    ([x, y]) => x.sign >= 0 && y.sign >= 0 && x.compare(whole(TABLE.width)) <= 0 && y.compare(whole(TABLE.height)) <= 0,
  );

/** By the words of the rule, one after the other. */
const freeWayTwin = (
  base: Base,
  ideal: number,
  length: number,
  passage: number,
  blockers: readonly Pair[],
): Way | undefined => {
  const headings = [ideal];
  for (let turn = 500; turn <= 9_000; turn += 500) headings.push(ideal + turn, ideal - turn);
  for (let tried = length; tried === length || tried >= 100; tried -= 50) {
    for (const angle of headings) {
      const heading = (angle + 36_000) % 36_000;
      const end = { ...base, heading, x: base.x + stepX(heading, tried), y: base.y + stepY(heading, tried) };
      const areas = [stripTwin(base, heading, tried, passage), baseLoop(end)];
      // A strip may touch the edge to 1/256: the twin's is as exact as the table of sines.
      if (!areas.every(isOnTableTwin)) continue;
      if (blockers.some(({ slow }) => areas.some((loop) => overlapTwin({ loop }, slow)))) continue;
      return { x: end.x, y: end.y, heading, length: tried, isAtExit: false };
    }
  }
  return undefined;
};

describe('the first free way', () => {
  it('is that of the rule, heading by heading and length by length', () => {
    const luck = new Luck();
    const wrong: string[] = [];
    const seen = { straight: 0, turned: 0, short: 0, none: 0 };
    for (let i = 0; i < amount(16, 300); i++) {
      const base = { ...randomBase(luck), width: luck.from(100, 900), depth: luck.from(100, 600) };
      base.x = Math.min(TABLE.width - 600, Math.max(600, base.x));
      base.y = luck.chance(30) ? luck.from(560, 700) : Math.min(TABLE.height - 600, Math.max(600, base.y));
      const ideal = luck.chance(60) ? 18_000 : luck.from(0, 35_999);
      const length = luck.one([200, 275, 300, 550, 950, 1_125]);
      const passage = luck.one([100, 150, base.width]);
      const grounds = Array.from({ length: luck.from(0, 6) }, () => {
        const away = luck.from(250, 1_300);
        const towards = luck.chance(50) ? ideal : luck.from(0, 35_999);
        return randomGround(luck, base.x + stepX(towards, away), base.y + stepY(towards, away), 400);
      });
      const blockers = grounds.map(groundPair);
      const way = fresh();
      const request = {
        base,
        heading: ideal,
        length,
        passage,
        table: TABLE,
        blockers: blockers.map((b) => b.fast),
        blockerCount: blockers.length,
      };
      const isFree = freeWay(request, way);
      const exact = freeWayTwin(base, ideal, length, passage, blockers);
      const told = `${JSON.stringify({ base, ideal, length, passage })} ${blockers.map((b) => b.told)}`;
      if (isFree !== (exact !== undefined) || (exact && JSON.stringify(way) !== JSON.stringify(exact))) {
        wrong.push(`${JSON.stringify(isFree && way)}, not ${JSON.stringify(exact)}: ${told}`);
      }
      seen[!exact ? 'none' : exact.length < length ? 'short' : exact.heading === ideal ? 'straight' : 'turned']++;
    }
    expect(wrong.slice(0, 3), `seed ${luck.seed}, ${wrong.length} wrong`).toEqual([]);
    expect(Math.min(seen.straight, seen.turned)).toBeGreaterThan(1);
    expect(seen.short + seen.none).toBeGreaterThan(0);
  });

  it('turns right before left, five degrees more each time', () => {
    expect([0, 1, 2, 3, 35, 36].map((i) => triedHeading(18_000, i))).toEqual([
      18_000, 18_500, 17_500, 19_000, 27_000, 9_000,
    ]);
    expect(triedHeading(100, 2)).toBe(35_600);
  });

  it('may lead over the exit, and stops there; beside the exit the edge is a wall', () => {
    const base: Base = { x: 3_000, y: 600, heading: 18_000, width: 600, depth: 300 };
    const asked = (more: object) => ({
      base,
      heading: 18_000,
      length: 550,
      passage: 100,
      table: TABLE,
      blockers: [],
      blockerCount: 0,
      exit: { edge: BOTTOM_EDGE, from: 2_000, to: 4_000 } as const,
      ...more,
    });
    const way = fresh();
    expect([freeWay(asked({}), way), way]).toEqual([
      true,
      { x: 3_000, y: 150, heading: 18_000, length: 450, isAtExit: true },
    ]);
    // Just up to the line it does not leave.
    expect([freeWay(asked({ length: 450 }), way), way.length, way.isAtExit]).toEqual([true, 450, false]);
    freeWay(asked({ exit: { edge: BOTTOM_EDGE, from: 5_500, to: 5_900 } }), way);
    expect([way.isAtExit, way.length, way.heading === 18_000]).toEqual([false, 550, false]);
    freeWay(asked({ exit: undefined }), way);
    expect([way.isAtExit, way.heading === 18_000]).toEqual([false, false]);
    // Already there, or over it once turned: it stays as it is.
    freeWay(asked({ base: { ...base, y: 150 } }), way);
    expect(way).toEqual({ x: 3_000, y: 150, heading: 18_000, length: 0, isAtExit: true });
    freeWay(asked({ base: { ...base, width: 200, depth: 1_000, y: 120, heading: 9_000 } }), way);
    expect(way).toEqual({ x: 3_000, y: 120, heading: 9_000, length: 0, isAtExit: true });
    // What stands before the exit is gone round.
    const place = baseShape();
    setBase(place, { x: 3_000, y: 300, heading: 0, width: 400, depth: 100 });
    freeWay(asked({ blockers: [place], blockerCount: 1 }), way);
    expect([way.heading === 18_000, way.length > 0]).toEqual([false, true]);
  });

  it('what only the right hinders is passed on the left, mirrored', () => {
    const luck = new Luck();
    const wide = { width: 22_000, height: 22_000 };
    for (let i = 0; i < amount(60, 5_000); i++) {
      const base: Base = { x: 3_000, y: 20_000, heading: 0, width: luck.from(100, 900), depth: luck.from(100, 600) };
      const ground = randomGround(luck, base.x + luck.from(-700, 700), base.y - luck.from(400, 1_200), 400);
      const asked = (b: Base, g: typeof ground, heading: number) => ({
        base: b,
        heading,
        length: 500,
        passage: 100,
        table: wide,
        blockers: [groundPair(g).fast],
        blockerCount: 1,
      });
      const way = fresh();
      const isFree = freeWay(asked(base, ground, 18_000), way);
      const mirrored = fresh();
      const shift = (b: Base): Base => ({ ...b, x: b.x + 20_000 });
      const image = mirroredGround(ground);
      const moved =
        'base' in image
          ? { base: shift(image.base) }
          : { corners: image.corners.map(([x, y]) => [x + 20_000, y] as const) };
      const here = freeWay(asked(shift(mirroredBase(base)), moved, 18_000), mirrored);
      expect([here, mirrored.length]).toEqual([isFree, way.length]);
      // On the other side, or on the right all the same where both are free.
      const [turn, other] = [way.heading - 18_000, mirrored.heading - 18_000];
      expect(Math.abs(other)).toBe(Math.abs(turn));
    }
  });
});
