import { amount } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { NEVER } from './advance.hot.ts';
import { wheelAngle, wheelCost } from './arc-length.ts';
import { overlaps } from './distance.hot.ts';
import type { Base } from './measure.ts';
import { baseShape, setBase } from './shape.ts';
import { cosineTwin, Fraction, HALF, nearest, piTwin, sineTwin, whole } from './testing/fraction.ts';
import {
  basePair,
  groundPair,
  Luck,
  linePair,
  mirroredBase,
  mirroredGround,
  randomBase,
  randomGround,
  randomLine,
  turnedBase,
  turnedGround,
} from './testing/random-table.ts';
import { basePoint, type Loop, overlapTwin, type Spot, touchTwin } from './testing/twin.ts';
import { WheelTrace, wheeled, wheelLimit, wheelOverlaps, wheelTouch } from './wheel.hot.ts';

/** The base after so many 0.01° of a wheel to the right (1) or left (-1): a front corner held, the others to 1/256 from there. */
const wheelTwin = (base: Base, side: number, steps: number): Loop => {
  const turn = side * steps;
  const [x, y] = basePoint(base, side, 1);
  const [s, c] = [sineTwin(base.heading + turn), cosineTwin(base.heading + turn)];
  const corner = (right: number, back: number): Spot => {
    const fine = (f: Fraction): Fraction => new Fraction(nearest(f.times(whole(256))), 256n);
    const [u, v] = [whole(right), whole(-back)];
    return [x.plus(fine(u.times(c).plus(v.times(s)))), y.plus(fine(v.times(c).minus(u.times(s))))];
  };
  const across = -side * base.width;
  const loop = [[x, y] as Spot, corner(across, 0), corner(across, base.depth), corner(0, base.depth)];
  return side > 0 ? loop : loop.toReversed();
};

describe('a wheel against the slow twin', () => {
  it('turns as far as it is free, to 0.01°, and touches a line where it does first', () => {
    const luck = new Luck();
    const wrong: string[] = [];
    const seen = { free: 0, stopped: 0, touched: 0 };
    for (let i = 0; i < amount(80, 10_000); i++) {
      const base = randomBase(luck);
      const side = luck.one([1, -1]);
      const turn = luck.from(1, 9_000);
      const [x, y] = [base.x + luck.from(-3_000, 3_000), base.y + luck.from(-3_000, 3_000)];
      const ground = randomGround(luck, x, y, 900);
      const blocker = groundPair(ground);
      const told = `${JSON.stringify(base)} ${side * turn} ${blocker.told}`;
      const limit = wheelLimit(base, side * turn, blocker.fast);
      const isOver = (steps: number): boolean => overlapTwin({ loop: wheelTwin(base, side, steps) }, blocker.slow);
      if (limit >= 0 && [limit, 0, luck.from(0, limit), luck.from(0, limit)].some(isOver)) {
        wrong.push(`not as far as ${limit}: ${told}`);
      }
      if (limit < turn && !isOver(limit + 1)) wrong.push(`more than ${limit}: ${told}`);
      if (wheelOverlaps(base, side * turn, blocker.fast) !== limit < turn) wrong.push(`overlaps: ${told}`);
      const mirrored = wheelLimit(mirroredBase(base), -side * turn, groundPair(mirroredGround(ground)).fast);
      const turned = wheelLimit(turnedBase(base, 1), side * turn, groundPair(turnedGround(ground, 1)).fast);
      if (mirrored !== limit || turned !== limit) wrong.push(`turned ${limit} ${mirrored} ${turned}: ${told}`);
      const line = linePair(randomLine(luck, x, y, 700));
      const first = wheelTouch(base, side * turn, line.fast);
      const isOn = (steps: number): boolean => touchTwin({ loop: wheelTwin(base, side, steps) }, line.slow);
      const before = first === NEVER ? turn : first - 1;
      if (before >= 0 && [before, 0, luck.from(0, before)].some(isOn))
        wrong.push(`before ${first}: ${told} ${line.told}`);
      if (first !== NEVER && !isOn(first)) wrong.push(`after ${first}: ${told} ${line.told}`);
      seen[limit < turn ? 'stopped' : 'free']++;
      if (first !== NEVER) seen.touched++;
    }
    expect(wrong.slice(0, 3), `seed ${luck.seed}, ${wrong.length} wrong`).toEqual([]);
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(amount(10, 500));
  });

  it('agrees with one that walks every 0.01°', () => {
    // Always the same: where a base slides along another, the rounding of centres may decide over many steps.
    const luck = new Luck(1806);
    const walked = baseShape();
    for (let i = 0; i < amount(20, 300); i++) {
      const base = randomBase(luck);
      const blocker = basePair(randomBase(luck, base, 2_500));
      const turn = luck.from(500, 3_000) * luck.one([1, -1]);
      const limit = wheelLimit(base, turn, blocker.fast);
      const to = { x: 0, y: 0, heading: 0 };
      let steps = 0;
      for (; steps <= Math.abs(turn); steps++) {
        wheeled(base, Math.sign(turn) * steps, to);
        setBase(walked, { ...base, ...to });
        if (overlaps(walked, blocker.fast)) break;
      }
      // Its centre is rounded to a length: that may be two or three steps more or less of a narrow base.
      const slack = Math.ceil(5_730 / Math.min(base.width, 1_000)) + 4;
      if (limit >= slack && limit < Math.abs(turn) - slack) {
        expect(
          Math.abs(steps - 1 - limit),
          `seed ${luck.seed} ${JSON.stringify(base)} ${blocker.told} ${turn}`,
        ).toBeLessThan(slack * 3);
      }
    }
  });
});

describe('wheels from one place, one after another', () => {
  it('each goes as far, and touches where, as if it were the first', () => {
    const luck = new Luck();
    let [met, free] = [0, 0];
    for (let i = 0; i < amount(300, 5000); i++) {
      const base = randomBase(luck);
      const [x, y] = [base.x + luck.from(-1_500, 1_500), base.y + luck.from(-1_500, 1_500)];
      const blocker = groundPair(randomGround(luck, x, y, 900)).fast;
      const side = luck.one([1, -1]);
      const [limits, lines] = [new WheelTrace(), new WheelTrace()];
      for (let n = 0; n < 6; n++) {
        const turn = side * luck.from(1, 9_000);
        const limit = wheelLimit(base, turn, blocker, limits);
        expect(limit, `${JSON.stringify(base)} by ${turn}`).toBe(wheelLimit(base, turn, blocker));
        expect(wheelTouch(base, turn, blocker, lines)).toBe(wheelTouch(base, turn, blocker));
        if (limit === Math.abs(turn)) free++;
        else met++;
      }
    }
    expect(met).toBeGreaterThan(50);
    expect(free).toBeGreaterThan(50);
  });
});

describe('where a wheel leads', () => {
  it('the corner it is about stays where it is, to the nearest length; mirrored alike', () => {
    const luck = new Luck();
    const shape = baseShape();
    const to = { x: 0, y: 0, heading: 0 };
    const other = { x: 0, y: 0, heading: 0 };
    for (let i = 0; i < amount(500, 20_000); i++) {
      const base = randomBase(luck);
      const turn = luck.from(-9_000, 9_000);
      wheeled(base, turn, to);
      const corner = turn < 0 ? 1 : 0;
      setBase(shape, base);
      const [x, y] = [shape.xs[corner]!, shape.ys[corner]!];
      setBase(shape, { ...base, ...to });
      expect(Math.abs(shape.xs[corner]! - x)).toBeLessThan(130);
      expect(Math.abs(shape.ys[corner]! - y)).toBeLessThan(130);
      wheeled(mirroredBase(base), -turn, other);
      if (turn !== 0)
        expect([-other.x + 0, other.y, (36_000 - other.heading) % 36_000]).toEqual([to.x, to.y, to.heading]);
    }
  });
});

describe('what a wheel costs', () => {
  it('is width × angle in radians, rounded once', () => {
    expect(wheelCost(1_600, 4_500)).toBe(1_257);
    expect(wheelCost(1_600, -4_500)).toBe(1_257);
    const luck = new Luck();
    for (let i = 0; i < amount(500, 20_000); i++) {
      const [width, angle] = [luck.from(1, 8_191), luck.from(0, 9_000)];
      const [over, under] = luck.chance(50) ? [1, 1] : [4_000_000, luck.from(300, 4_500)];
      const exact = piTwin.times(new Fraction(BigInt(width * angle) * BigInt(over), 18_000n * BigInt(under)));
      expect(wheelCost(width, angle, over, under)).toBe(Number(exact.plus(HALF).floor));
    }
  });
  it('also where doubles are in doubt', () => {
    let doubtful = 0;
    for (let n = 1; n < 2_000_000; n++) {
      const cost = (n * Math.PI) / 18_000;
      if (Math.abs(cost - Math.floor(cost) - 0.5) > 1e-6) continue;
      doubtful++;
      const exact = piTwin.times(new Fraction(BigInt(n), 18_000n));
      expect(wheelCost(1, 1, n)).toBe(Number(exact.plus(HALF).floor));
    }
    expect(doubtful).toBeGreaterThan(2);
  });
  it('says how far a budget goes', () => {
    expect(wheelAngle(1_600, 1_257, 9_000)).toBe(4_503);
    expect([wheelCost(1_600, 4_503), wheelCost(1_600, 4_504)]).toEqual([1_257, 1_258]);
    expect(wheelAngle(1_600, 99_999, 9_000)).toBe(9_000);
    expect(wheelAngle(1_600, 0, 9_000)).toBe(1);
  });
});
