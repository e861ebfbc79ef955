import { amount } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { fineStepX, fineStepY, stepX, stepY } from './heading.hot.ts';
import { sampleBase } from './shape.ts';
import { cosineTwin, type Fraction, nearest, sineTwin, whole } from './testing/fraction.ts';
import { basePair, Luck, mirroredBase, randomBase, turnedBase, turnedPoint } from './testing/random-table.ts';
import { basePoint } from './testing/twin.ts';

describe('the corners of a base', () => {
  it('are the true ones to the nearest 1/256 of 0.1 mm, as are its other sample points', () => {
    const luck = new Luck();
    const wrong: string[] = [];
    const points = new Int32Array(18);
    /** Right and ahead of each sample point, in halves of width and depth. */
    const parts = [
      [0, 0],
      [1, 1],
      [-1, 1],
      [-1, -1],
      [1, -1],
      [0, 1],
      [-1, 0],
      [0, -1],
      [1, 0],
    ] as const;
    const fine = (f: Fraction): number => Number(f.times(whole(256)).floor);
    for (let i = 0; i < amount(1_500, 100_000); i++) {
      const base = randomBase(luck);
      const { fast } = basePair(base);
      sampleBase(base, points);
      const exact = parts.map(([right, ahead]) => basePoint(base, right, ahead).map(fine));
      const isSame = exact.every(([x, y], k) => points[2 * k] === x && points[2 * k + 1] === y);
      const corners = [1, 2, 3, 4].map((k) => [fast.xs[k - 1], fast.ys[k - 1]]);
      const xs = corners.map(([x]) => x!);
      const ys = corners.map(([, y]) => y!);
      const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
      if (!isSame || corners.join() !== exact.slice(1, 5).join()) wrong.push(JSON.stringify(base));
      if ([fast.left, fast.bottom, fast.right, fast.top].join() !== box.join())
        wrong.push(`box ${JSON.stringify(base)}`);
    }
    expect(wrong.slice(0, 3), `seed ${luck.seed}, ${wrong.length} wrong`).toEqual([]);
  });
  it('turn and mirror with it', () => {
    const luck = new Luck();
    for (let i = 0; i < amount(200, 5_000); i++) {
      const base = randomBase(luck);
      const { xs, ys } = basePair(base).fast;
      const turned = basePair(turnedBase(base, 1)).fast;
      const mirrored = basePair(mirroredBase(base)).fast;
      for (let k = 0; k < 4; k++) {
        expect([turned.xs[k], turned.ys[k]]).toEqual(turnedPoint(xs[k]!, ys[k]!, 1));
        const other = k ^ 1;
        expect([-mirrored.xs[other]! + 0, mirrored.ys[other]]).toEqual([xs[k], ys[k]]);
      }
    }
  });
});

describe('a step along a heading', () => {
  it('leads to the nearest length, and to the nearest fine unit', () => {
    const luck = new Luck();
    for (let i = 0; i < amount(500, 50_000); i++) {
      const [heading, length] = [luck.from(0, 35_999), luck.chance(10) ? luck.from(0, 3) : luck.from(0, 12_000)];
      const right = sineTwin(heading).times(whole(length));
      const up = cosineTwin(heading).times(whole(length));
      const steps = [
        stepX(heading, length),
        stepY(heading, length),
        fineStepX(heading, length),
        fineStepY(heading, length),
      ];
      const exact = [right, up, right.times(whole(256)), up.times(whole(256))].map((f) => Number(nearest(f)));
      expect(steps, `${heading} ${length}`).toEqual(exact);
    }
  });
});
