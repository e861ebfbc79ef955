import { amount } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { lengthInside } from './inside.hot.ts';
import { sampleArea, sampleBase, sampleDisc } from './shape.ts';
import { hasLineOfSight, isSegmentClear, type SightLaw, segmentCrosses } from './sight.hot.ts';
import { areaShape, lineShape } from './terrain.ts';
import { roundedRoot } from './testing/fraction.ts';
import {
  areaPair,
  basePair,
  discPair,
  fine,
  Luck,
  mirroredBase,
  type Pair,
  randomBase,
  randomCorners,
  turnedBase,
  turnedPoint,
} from './testing/random-table.ts';
import { basePoint, crossesTwin, fineSpot, insideTwin, type Spot } from './testing/twin.ts';

const expectNone = (wrong: readonly string[], luck: Luck): void =>
  expect(wrong.slice(0, 3), `seed ${luck.seed}, ${wrong.length} wrong`).toEqual([]);

/** A point of the outline of a shape, of a seam's line, or any. */
const somePoint = (luck: Luck, pairs: readonly Pair[]): [number, number] => {
  const { outline } = luck.one(pairs).fast;
  const i = luck.from(0, outline.xs.length - 1);
  if (luck.chance(25)) return [outline.xs[i]!, outline.ys[i]!];
  if (luck.chance(15)) {
    // Beyond a corner on the line through two corners: along a side, or along a seam.
    const j = luck.from(0, outline.xs.length - 1);
    const k = luck.from(1, 3);
    return [
      outline.xs[i]! + k * (outline.xs[i]! - outline.xs[j]!),
      outline.ys[i]! + k * (outline.ys[i]! - outline.ys[j]!),
    ];
  }
  return [luck.from(fine(3_000), fine(9_000)), luck.from(fine(3_000), fine(9_000))];
};

describe('a line of sight against the slow twin', () => {
  it('crosses what it goes through, and is in woods for so long, from either end, turned and mirrored', () => {
    const luck = new Luck();
    const wrong: string[] = [];
    const seen = { crossed: 0, clear: 0, inside: 0 };
    for (let i = 0; i < amount(300, 10_000); i++) {
      const corners = Array.from({ length: luck.from(1, 3) }, () =>
        randomCorners(luck, 6_000 + luck.from(-1_500, 1_500), 6_000 + luck.from(-1_500, 1_500), 1_500),
      );
      const pairs = corners.map(areaPair);
      const [ax, ay] = somePoint(luck, pairs);
      const [bx, by] = somePoint(luck, pairs);
      const [a, b] = [fineSpot(ax, ay), fineSpot(bx, by)];
      const told = `${ax} ${ay} ${bx} ${by} ${pairs.map((p) => p.told)}`;
      for (const { fast, slow } of pairs) {
        const isCrossed = segmentCrosses(fast, ax, ay, bx, by);
        if (isCrossed !== crossesTwin(slow.loop!, a, b)) wrong.push(`crosses ${isCrossed}: ${told}`);
        if (isCrossed !== segmentCrosses(fast, bx, by, ax, ay)) wrong.push(`ways: ${told}`);
        seen[isCrossed ? 'crossed' : 'clear']++;
      }
      const woods = pairs.map((p) => p.fast);
      const length = lengthInside(woods, woods.length, ax, ay, bx, by);
      const exact = insideTwin(
        pairs.map((p) => p.slow.loop!),
        a,
        b,
      );
      if (length !== exact) wrong.push(`inside ${length}, not ${exact}: ${told}`);
      if (length !== lengthInside(woods, woods.length, bx, by, ax, ay)) wrong.push(`ways inside: ${told}`);
      if (length > 0) seen.inside++;
      const [p, q] = [turnedPoint(ax, ay, 1), turnedPoint(bx, by, 1)];
      const turned = corners.map((c) => areaShape(c.map(([x, y]) => turnedPoint(x, y, 1))));
      if (length !== lengthInside(turned, turned.length, ...p, ...q)) wrong.push(`turned: ${told}`);
      const mirrored = corners.map((c) => areaShape(c.map(([x, y]) => [-x, y])));
      if (length !== lengthInside(mirrored, mirrored.length, -ax, ay, -bx, by)) wrong.push(`mirrored: ${told}`);
    }
    expectNone(wrong, luck);
    expect(Math.min(seen.crossed, seen.clear, seen.inside)).toBeGreaterThan(amount(60, 2_500));
  });

  it('joins pieces of which some sample points see each other: mutual, turned and mirrored', () => {
    const luck = new Luck();
    const wrong: string[] = [];
    const seen = { yes: 0, no: 0 };
    const [from, to] = [new Int32Array(18), new Int32Array(18)];
    for (let i = 0; i < amount(20, 1_000); i++) {
      const a = randomBase(luck, { x: 6_000, y: 3_000, heading: 0, width: 1, depth: 1 }, 1_000);
      const b = randomBase(luck, { x: 6_000, y: 9_000, heading: 0, width: 1, depth: 1 }, 1_000);
      const troops = Array.from({ length: luck.from(0, 2) }, () =>
        randomBase(luck, { x: 6_000, y: 6_000, heading: 0, width: 1, depth: 1 }, 900),
      );
      const villages = [randomCorners(luck, 6_000 + luck.from(-900, 900), 5_500, 900)];
      const woods = [randomCorners(luck, 6_000, 7_000, 1_500), randomCorners(luck, 6_500, 7_500, 1_500)];
      const most = luck.one([12_000, 12_000, 5_000]);
      const blockers = [...troops.map(basePair), ...villages.map(areaPair)];
      const veils = woods.map(areaPair);
      const see = (p: typeof a, q: typeof a, hides: readonly Pair[], covers: readonly Pair[]): boolean => {
        const law: SightLaw = {
          most,
          blockers: hides.map((h) => h.fast),
          blockerCount: hides.length,
          veils: covers.map((h) => h.fast),
          veilCount: covers.length,
          mostVeil: 500,
        };
        return hasLineOfSight(law, from, sampleBase(p, from), to, sampleBase(q, to));
      };
      const isSeen = see(a, b, blockers, veils);
      const told = JSON.stringify({ a, b, troops, villages, woods, most });
      if (isSeen !== seesTwin(samplesTwin(a), samplesTwin(b), most, blockers, veils)) wrong.push(`${isSeen}: ${told}`);
      if (isSeen !== see(b, a, blockers, veils)) wrong.push(`not mutual: ${told}`);
      const turned = (c: readonly (readonly [number, number])[]) => areaPair(c.map(([x, y]) => turnedPoint(x, y, 1)));
      const isTurned = see(
        turnedBase(a, 1),
        turnedBase(b, 1),
        [...troops.map((t) => basePair(turnedBase(t, 1))), ...villages.map(turned)],
        woods.map(turned),
      );
      const mirror = (c: readonly (readonly [number, number])[]) => areaPair(c.map(([x, y]) => [-x, y] as const));
      const isMirrored = see(
        mirroredBase(a),
        mirroredBase(b),
        [...troops.map((t) => basePair(mirroredBase(t))), ...villages.map(mirror)],
        woods.map(mirror),
      );
      if (isTurned !== isSeen || isMirrored !== isSeen) wrong.push(`turned: ${told}`);
      seen[isSeen ? 'yes' : 'no']++;
    }
    expectNone(wrong, luck);
    expect(Math.min(seen.yes, seen.no)).toBeGreaterThan(amount(3, 100));
  });
});

const samplesTwin = (base: Parameters<typeof basePoint>[0]): Spot[] =>
  [-1, 0, 1].flatMap((u) => [-1, 0, 1].map((v) => basePoint(base, u, v)));

const seesTwin = (a: Spot[], b: Spot[], most: number, blockers: readonly Pair[], veils: readonly Pair[]): boolean =>
  a.some((p) =>
    b.some((q) => {
      const [dx, dy] = [p[0].minus(q[0]), p[1].minus(q[1])];
      if (roundedRoot(dx.times(dx).plus(dy.times(dy))) > most) return false;
      if (blockers.some(({ slow }) => crossesTwin(slow.loop!, p, q))) return false;
      return (
        insideTwin(
          veils.map(({ slow }) => slow.loop!),
          p,
          q,
        ) <= 500
      );
    }),
  );

describe('a line of sight', () => {
  const square = areaShape([
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
  ]);
  const crosses = (shape: typeof square, ...n: [number, number, number, number]): boolean =>
    segmentCrosses(shape, fine(n[0]), fine(n[1]), fine(n[2]), fine(n[3]));
  it('may run along a wall and touch a corner', () => {
    expect(crosses(square, -50, 0, 150, 0)).toBe(false);
    expect(crosses(square, -50, 50, 50, -50)).toBe(false);
    expect(crosses(square, -50, 51, 51, -50)).toBe(true);
    expect(crosses(square, 50, 50, 50, 50)).toBe(true);
    expect(crosses(square, 0, 50, -90, 50)).toBe(false);
  });
  it('is cut by a bent area also where it runs along an inner side of its parts', () => {
    const bent = areaShape([
      [0, 0],
      [200, 0],
      [200, 100],
      [100, 100],
      [100, 200],
      [0, 200],
    ]);
    expect(bent.pieces).toBeGreaterThan(1);
    for (let i = 0; i < bent.seams.length; i += 4) {
      const [ax, ay, bx, by] = bent.seams.subarray(i, i + 4);
      expect(segmentCrosses(bent, ax!, ay!, bx!, by!)).toBe(true);
      expect(segmentCrosses(bent, bx!, by!, 2 * bx! - ax!, 2 * by! - ay!)).toBe(
        crossesTwin(
          [
            [0, 0],
            [200, 0],
            [200, 100],
            [100, 100],
            [100, 200],
            [0, 200],
          ].map(([x, y]) => fineSpot(fine(x!), fine(y!))),
          fineSpot(bx!, by!),
          fineSpot(2 * bx! - ax!, 2 * by! - ay!),
        ),
      );
    }
    expect(crosses(bent, 100, 100, 200, 200)).toBe(false);
    expect(crosses(bent, 100, 200, 200, 100)).toBe(false);
  });
  it('crosses a hedge where it touches it', () => {
    const hedge = lineShape([
      [0, 0],
      [100, 0],
      [100, 100],
    ]);
    expect(crosses(hedge, 50, -10, 50, 10)).toBe(true);
    expect(crosses(hedge, 100, 100, 200, 200)).toBe(true);
    expect(crosses(hedge, 101, 0, 200, 50)).toBe(false);
  });
  it('goes through a disc, or by it', () => {
    const { fast } = discPair(0, 0, 100);
    expect([crosses(fast, -200, 99, 200, 99), crosses(fast, -200, 100, 200, 100)]).toEqual([true, false]);
    expect([crosses(fast, -200, 0, -100, 0), crosses(fast, -200, 0, -99, 0)]).toEqual([false, true]);
  });
  it('is in two woods that share a side, or overlap, once; along an outline it is in', () => {
    const next = areaShape([
      [100, 0],
      [300, 0],
      [300, 100],
      [100, 100],
    ]);
    const over = areaShape([
      [50, -50],
      [250, -50],
      [250, 150],
      [50, 150],
    ]);
    const inside = (woods: (typeof square)[], y: number): number =>
      lengthInside(woods, woods.length, fine(-100), fine(y), fine(500), fine(y));
    expect([inside([square], 50), inside([square, next], 50), inside([next, over, square], 50)]).toEqual([
      100, 300, 300,
    ]);
    expect([inside([square], 0), inside([square], -1), inside([square, next], 100)]).toEqual([100, 0, 300]);
  });
  it('is rounded half up by whole numbers where doubles are in doubt', () => {
    // 1.5 lengths along the x axis, and the same a hair longer or shorter.
    const wood = areaShape([
      [0, 0],
      [1_000, 0],
      [1_000, 10],
      [0, 10],
    ]);
    const from = (x: number): number => lengthInside([wood], 1, x, fine(5), fine(2_000), fine(5));
    expect([from(fine(998) + 128), from(fine(998) + 127), from(fine(998) + 129)]).toEqual([2, 2, 1]);
  });
  it('is as long as it may be, and no longer', () => {
    const law: SightLaw = { most: 500, blockers: [], blockerCount: 0, veils: [], veilCount: 0, mostVeil: 0 };
    expect(isSegmentClear(law, 0, 0, fine(300), fine(400))).toBe(true);
    expect(isSegmentClear(law, 0, 0, fine(300), fine(401))).toBe(false);
  });
  it('starts and ends at sample points', () => {
    const points = new Int32Array(34);
    const base = { x: 100, y: 200, heading: 0, width: 60, depth: 40 };
    expect(sampleBase(base, points)).toBe(9);
    expect([...points.subarray(0, 18)].map((n) => n / 256)).toEqual([
      ...[100, 200, 130, 220, 70, 220, 70, 180, 130, 180],
      ...[100, 220, 70, 200, 100, 180, 130, 200],
    ]);
    expect(sampleArea(square, points)).toBe(9);
    expect([...points.subarray(0, 18)].map((n) => n / 256)).toEqual([
      ...[50, 50, 0, 0, 100, 0, 100, 100, 0, 100],
      ...[50, 0, 100, 50, 50, 100, 0, 50],
    ]);
    expect(sampleDisc(discPair(3, 4, 100).fast, points)).toBe(1);
    expect([...points.subarray(0, 2)]).toEqual([fine(3), fine(4)]);
  });
});
