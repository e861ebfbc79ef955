import { isLong } from '@tambour/kernel/testing';
import { type Base, FINE } from '../measure.ts';
import { baseShape, discShape, type Shape, setBase, setDisc } from '../shape.ts';
import { areaFault, areaShape, lineShape, type TablePoint } from '../terrain.ts';
import { baseLoop, spot, type TwinShape } from './twin.ts';

/** Random numbers, the same for the same seed; another seed each time in the long tests, and said where a test fails. */
export class Luck {
  private state: number;
  constructor(readonly seed: number = isLong ? Date.now() % 1_000_000 : 1806) {
    this.state = (seed * 2_654_435_761 + 88_172_645) >>> 0 || 1;
  }
  private next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return (t ^ (t >>> 14)) >>> 0;
  }
  /** A whole number from `low` to `high`, both included. */
  from(low: number, high: number): number {
    return low + (this.next() % (high - low + 1));
  }
  one<T>(values: readonly T[]): T {
    return values[this.from(0, values.length - 1)]!;
  }
  chance(percent: number): boolean {
    return this.from(1, 100) <= percent;
  }
}

export const TABLE = { width: 18_000, height: 12_000 } as const;

/** A heading: mostly any, often a round one, where sides run alike. */
export const randomHeading = (luck: Luck): number => {
  if (luck.chance(25)) return 9_000 * luck.from(0, 3);
  return luck.chance(20) ? 500 * luck.from(0, 71) : luck.from(0, 35_999);
};

/** A base of a size that the rules know, or any. */
export const randomBase = (luck: Luck, near?: Base, spread = 3_000): Base => {
  const isRound = luck.chance(60);
  const step = isRound ? 50 : 1;
  const x = near ? near.x + luck.from(-spread, spread) : luck.from(0, TABLE.width);
  const y = near ? near.y + luck.from(-spread, spread) : luck.from(0, TABLE.height);
  return {
    x: isRound ? Math.round(x / 50) * 50 : x,
    y: isRound ? Math.round(y / 50) * 50 : y,
    heading: near && luck.chance(20) ? near.heading : randomHeading(luck),
    width: step * luck.from(Math.ceil(100 / step), Math.floor(3_600 / step)),
    depth: step * luck.from(Math.ceil(100 / step), Math.floor(1_200 / step)),
  };
};

/** Corners of a random area about a point: convex or not. */
export const randomCorners = (luck: Luck, x: number, y: number, size: number): TablePoint[] => {
  for (;;) {
    const n = luck.from(3, 8);
    const step = luck.chance(50) ? 100 : 1;
    const round = (v: number): number => Math.round(v / step) * step;
    const corners = Array.from(
      { length: n },
      (): TablePoint => [round(x + luck.from(-size, size)), round(y + luck.from(-size, size))],
    );
    corners.sort((a, b) => Math.atan2(a[1] - y, a[0] - x) - Math.atan2(b[1] - y, b[0] - x));
    if (areaFault(corners) === undefined) return corners;
  }
};

/** A shape for the code and for its twin. */
export interface Pair {
  readonly fast: Shape;
  readonly slow: TwinShape;
  readonly told: string;
}
export const basePair = (base: Base): Pair => {
  const fast = baseShape();
  setBase(fast, base);
  return { fast, slow: { loop: baseLoop(base) }, told: JSON.stringify(base) };
};
export const discPair = (x: number, y: number, radius: number): Pair => {
  const fast = discShape();
  setDisc(fast, x, y, radius);
  return { fast, slow: { centre: spot(x, y), radius }, told: `disc ${x} ${y} ${radius}` };
};
export const areaPair = (corners: readonly TablePoint[]): Pair => ({
  fast: areaShape(corners),
  slow: { loop: corners.map(([x, y]) => spot(x, y)) },
  told: `area ${JSON.stringify(corners)}`,
});
export const linePair = (points: readonly TablePoint[]): Pair => ({
  fast: lineShape(points),
  slow: { line: points.map(([x, y]) => spot(x, y)) },
  told: `line ${JSON.stringify(points)}`,
});
export const randomLine = (luck: Luck, x: number, y: number, size: number): TablePoint[] => {
  const points: TablePoint[] = [[x + luck.from(-size, size), y + luck.from(-size, size)]];
  for (let i = luck.from(1, 4); i > 0; i--) {
    const [px, py] = points.at(-1)!;
    points.push([px + luck.from(-size, size), py + luck.from(1, size)]);
  }
  return points;
};
/** Any shape about a point. */
export const randomPair = (luck: Luck, x: number, y: number, size: number): Pair => {
  const kind = luck.from(0, 3);
  if (kind === 0)
    return basePair({ ...randomBase(luck), x: x + luck.from(-size, size), y: y + luck.from(-size, size) });
  if (kind === 1) return discPair(x + luck.from(-size, size), y + luck.from(-size, size), luck.one([75, 100]));
  return kind === 2 ? areaPair(randomCorners(luck, x, y, size)) : linePair(randomLine(luck, x, y, size));
};

/** A point a quarter turn to the right about the origin, so often. */
export const turnedPoint = (x: number, y: number, quarters: number): [number, number] => {
  let [a, b] = [x, y];
  for (let i = 0; i < quarters; i++) [a, b] = [b, -a];
  return [a + 0, b + 0];
};
export const turnedBase = (base: Base, quarters: number): Base => {
  const [x, y] = turnedPoint(base.x, base.y, quarters);
  return { ...base, x, y, heading: (base.heading + 9_000 * quarters) % 36_000 };
};
export const mirroredBase = (base: Base): Base => ({ ...base, x: -base.x, heading: (36_000 - base.heading) % 36_000 });

/** Fine coordinates of a point in lengths. */
export const fine = (n: number): number => n * FINE;

/** A base or an area, by what it is made of: so that it can be turned and mirrored. */
export type Ground = { readonly base: Base } | { readonly corners: readonly TablePoint[] };
export const randomGround = (luck: Luck, x: number, y: number, size: number): Ground =>
  luck.chance(60) ? { base: { ...randomBase(luck), x, y } } : { corners: randomCorners(luck, x, y, size) };
export const groundPair = (ground: Ground): Pair =>
  'base' in ground ? basePair(ground.base) : areaPair(ground.corners);
export const turnedGround = (ground: Ground, quarters: number): Ground =>
  'base' in ground
    ? { base: turnedBase(ground.base, quarters) }
    : { corners: ground.corners.map(([x, y]) => turnedPoint(x, y, quarters)) };
export const mirroredGround = (ground: Ground): Ground =>
  'base' in ground ? { base: mirroredBase(ground.base) } : { corners: ground.corners.map(([x, y]) => [-x, y]) };
