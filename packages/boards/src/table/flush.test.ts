import { amount } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { distanceBetween, isInContact, overlaps } from './distance.hot.ts';
import { type FlushRequest, headingAgainst, headingAgainstSide, placeFlush } from './flush.hot.ts';
import { fineStepX, fineStepY, partX, partY } from './heading.hot.ts';
import type { Base } from './measure.ts';
import { baseShape, setBase } from './shape.ts';
import { areaShape } from './terrain.ts';
import { basePair, fine, Luck, type Pair, randomBase, TABLE } from './testing/random-table.ts';

const target: Base = { x: 6_000, y: 4_000, heading: 0, width: 1_600, depth: 150 };
const request = (over: Partial<FlushRequest>): FlushRequest => ({
  target: basePair(target).fast,
  side: 0,
  heading: 18_000,
  width: 600,
  depth: 600,
  x: fine(6_100),
  y: fine(4_500),
  table: TABLE,
  blockers: [],
  blockerCount: 0,
  ...over,
});
const block = (...bases: Base[]) => ({ blockers: bases.map((b) => basePair(b).fast), blockerCount: bases.length });
const placed = (asked: FlushRequest) => {
  const to = { x: 0, y: 0, heading: 0 };
  return placeFlush(asked, to) ? [to.x, to.y, to.heading] : undefined;
};

describe('placing flush', () => {
  it('has the middle of the front at the nearest point of the side', () => {
    expect(placed(request({}))).toEqual([6_100, 4_375, 18_000]);
    expect(placed(request({ x: fine(9_000) }))).toEqual([6_800, 4_375, 18_000]);
    expect(placed(request({ side: 3, heading: headingAgainst(0, 3), x: fine(7_000) }))).toEqual([7_100, 4_075, 27_000]);
    expect([0, 1, 2, 3].map((side) => headingAgainst(9_000, side))).toEqual([27_000, 18_000, 9_000, 0]);
  });
  it('slides as little as will do to be clear of others, as far as corner to corner', () => {
    const left: Base = { x: 5_700, y: 4_400, heading: 0, width: 400, depth: 400 };
    expect(placed(request(block(left)))).toEqual([6_200, 4_375, 18_000]);
    const both = block(left, { ...left, x: 6_600 });
    // Neither to the right nor between them: to the left of both, six from the corner.
    expect(placed(request(both))).toEqual([5_200, 4_375, 18_000]);
    const wall: Base = { x: 5_600, y: 4_400, heading: 0, width: 2_400, depth: 300 };
    expect(placed(request(block(wall)))).toEqual([7_100, 4_375, 18_000]);
    expect(placed(request(block({ ...wall, width: 2_402 })))).toEqual(undefined);
    expect(placed(request({ x: fine(6_800), table: { width: 7_050, height: 8_000 } }))).toEqual([6_750, 4_375, 18_000]);
  });
  it('stands against a side of an area, facing it', () => {
    const farm = areaShape([
      [5_500, 3_600],
      [6_500, 3_600],
      [6_500, 4_400],
      [5_500, 4_400],
    ]);
    expect([0, 1, 2, 3].map((side) => headingAgainstSide(farm, side))).toEqual([0, 27_000, 18_000, 9_000]);
    expect(placed(request({ target: farm, side: 0, heading: 0, x: fine(5_800), y: fine(3_000) }))).toEqual([
      5_800, 3_300, 0,
    ]);
  });
  it('touches, overlaps nobody, and no smaller slide would do', () => {
    const luck = new Luck(1806);
    const seen = { stay: 0, slid: 0, none: 0 };
    const shape = baseShape();
    for (let i = 0; i < amount(150, 3_000); i++) {
      const aim = { ...randomBase(luck), x: 6_000, y: 6_000 };
      const aimed = basePair(aim);
      const side = luck.from(0, 3);
      const heading = headingAgainst(aim.heading, side);
      const others: Pair[] = [];
      while (others.length < 3) {
        const other = basePair(randomBase(luck, aim, 2_500));
        if (!overlaps(other.fast, aimed.fast)) others.push(other);
      }
      const [width, depth] = [luck.from(100, 1_600), luck.from(100, 900)];
      const asked = request({
        target: aimed.fast,
        side,
        heading,
        width,
        depth,
        x: fine(6_000) + luck.from(-fine(1_500), fine(1_500)),
        y: fine(6_000) + luck.from(-fine(1_500), fine(1_500)),
        blockers: others.map((o) => o.fast),
        blockerCount: others.length,
      });
      const to = { x: 0, y: 0, heading: 0 };
      const isPlaced = placeFlush(asked, to);
      // The middle of the side and how far along it the front's middle is, in lengths; all slides tried one by one.
      const free = nakedPlace(asked);
      const told = `seed ${luck.seed}: ${JSON.stringify({ aim, side, width, depth, x: asked.x, y: asked.y })} ${others.map((o) => o.told)}`;
      if (!isPlaced) {
        seen.none++;
        expect(firstRoom(asked, shape, others, 4_000, 6), told).toBeUndefined();
        continue;
      }
      setBase(shape, { ...to, width, depth });
      expect(isInContact(shape, aimed.fast), told).toBe(true);
      expect(distanceBetween(shape, aimed.fast), told).toBeLessThan(5);
      expect(
        [aimed, ...others].some((o) => overlaps(shape, o.fast)),
        told,
      ).toBe(false);
      const away = Math.hypot(to.x - free.x, to.y - free.y);
      expect(firstRoom(asked, shape, others, Math.ceil(away) + 4, -6), told).toBeDefined();
      expect(firstRoom(asked, shape, others, Math.floor(away) - 4, 6), `not ${away}, ${told}`).toBeUndefined();
      seen[away < 5 ? 'stay' : 'slid']++;
    }
    expect(Math.min(seen.stay, seen.slid, seen.none)).toBeGreaterThan(2);
  });
});

/** Where the base would stand if nobody else were there. */
const nakedPlace = (asked: FlushRequest): { x: number; y: number } => {
  const to = { x: 0, y: 0, heading: 0 };
  placeFlush({ ...asked, blockers: [], blockerCount: 0 }, to);
  return to;
};
/**
 * The least slide of the front's middle along the side at which the base overlaps nobody, a length off the target and
 * larger or smaller than it is by `more`: what a length of rounding may hide does not matter then.
 */
const firstRoom = (
  asked: FlushRequest,
  shape: ReturnType<typeof baseShape>,
  others: readonly Pair[],
  most: number,
  more: number,
) => {
  const { xs, ys } = asked.target.outline;
  const next = (asked.side + 1) % 4;
  const [ax, ay, bx, by] = [xs[asked.side]!, ys[asked.side]!, xs[next]!, ys[next]!];
  const length = Math.hypot(bx - ax, by - ay);
  const t = Math.min(1, Math.max(0, ((asked.x - ax) * (bx - ax) + (asked.y - ay) * (by - ay)) / length ** 2));
  const right = (asked.heading + 9_000) % 36_000;
  const { heading } = asked;
  const [width, depth] = [asked.width + more, asked.depth + more];
  const beyond = asked.width / 2 - more / 3;
  for (let slide = 0; slide <= most; slide++) {
    for (const sign of [1, -1]) {
      const along = (t * length) / 256 + sign * slide;
      if (along < -beyond || along > length / 256 + beyond) continue;
      const x = ax + t * (bx - ax) + sign * fineStepX(right, slide) - partX(heading, 0, asked.depth + 2);
      const y = ay + t * (by - ay) + sign * fineStepY(right, slide) - partY(heading, 0, asked.depth + 2);
      setBase(shape, { x: Math.round(x / 256), y: Math.round(y / 256), heading, width, depth });
      if (!others.some((o) => overlaps(shape, o.fast))) return sign * slide;
    }
  }
  return undefined;
};
