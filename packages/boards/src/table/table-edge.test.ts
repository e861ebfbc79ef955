import { describe, expect, it } from 'vitest';
import { baseFault } from './shape.ts';
import {
  BOTTOM_EDGE,
  distanceToEdge,
  edgeLimit,
  headingToEdge,
  isOnStretch,
  isOnTable,
  LEFT_EDGE,
  nearestOnStretch,
  pointBeyond,
  RIGHT_EDGE,
  shapeToEdge,
  TOP_EDGE,
} from './table-edge.ts';
import { areaFault, areaShape, lineShape, type TablePoint } from './terrain.ts';
import { basePair, fine } from './testing/random-table.ts';

const table = { width: 12_000, height: 8_000 };

describe('edges of a table', () => {
  const base = { x: 1_000, y: 2_000, heading: 0, width: 600, depth: 300 };
  it('are so far from a point, and in a direction', () => {
    const edges = [TOP_EDGE, RIGHT_EDGE, BOTTOM_EDGE, LEFT_EDGE] as const;
    expect(edges.map((edge) => distanceToEdge(table, edge, 1_000, 2_000))).toEqual([6_000, 11_000, 2_000, 1_000]);
    expect(edges.map((edge) => shapeToEdge(table, edge, basePair(base).fast))).toEqual([5_850, 10_700, 1_850, 700]);
    expect(edges.map(headingToEdge)).toEqual([0, 9_000, 18_000, 27_000]);
  });
  it('stop a piece with its leading edge on the line', () => {
    const { fast } = basePair(base);
    expect(edgeLimit(table, BOTTOM_EDGE, fast, 18_000, 5_000)).toBe(1_850);
    expect(edgeLimit(table, BOTTOM_EDGE, fast, 18_000, 1_000)).toBe(1_000);
    expect(edgeLimit(table, BOTTOM_EDGE, fast, 9_000, 5_000)).toBe(5_000);
    expect(edgeLimit(table, LEFT_EDGE, fast, 27_000, 5_000)).toBe(700);
    // 1,850 / cos 60°.
    expect(edgeLimit(table, BOTTOM_EDGE, fast, 12_000, 5_000)).toBe(3_700);
    expect(edgeLimit(table, TOP_EDGE, basePair({ ...base, y: 8_000 }).fast, 0, 500)).toBe(0);
  });
  it('may be touched by a piece on the table', () => {
    expect(isOnTable(table, basePair({ ...base, x: 300, y: 150 }).fast)).toBe(true);
    expect(isOnTable(table, basePair({ ...base, x: 299, y: 150 }).fast)).toBe(false);
    expect(isOnTable(table, basePair({ ...base, x: 11_700, y: 7_851 }).fast)).toBe(false);
  });
  it('have a stretch, whose nearest point is straight across or an end', () => {
    const to = { x: 0, y: 0 };
    const near = (edge: 0 | 1 | 2 | 3, x: number, y: number) => {
      nearestOnStretch(table, { edge, from: 2_000, to: 5_000 }, x, y, to);
      return [to.x, to.y];
    };
    expect(near(TOP_EDGE, 3_000, 100)).toEqual([3_000, 8_000]);
    expect(near(BOTTOM_EDGE, 9_000, 100)).toEqual([5_000, 0]);
    expect(near(RIGHT_EDGE, 9_000, 100)).toEqual([12_000, 2_000]);
    expect(near(LEFT_EDGE, 9_000, 4_000)).toEqual([0, 4_000]);
    const stretch = { edge: RIGHT_EDGE, from: 2_000, to: 5_000 } as const;
    expect([isOnStretch(stretch, 12_000, 5_000), isOnStretch(stretch, 12_000, 5_001)]).toEqual([true, false]);
  });
  it('lie beyond a piece: a point so far behind it, but on the table', () => {
    const to = { x: 0, y: 0 };
    const beyond = (edge: 0 | 1 | 2 | 3, gap: number) => {
      pointBeyond(table, edge, basePair(base).fast, gap, to);
      return [to.x, to.y];
    };
    expect([beyond(BOTTOM_EDGE, 600), beyond(TOP_EDGE, 600), beyond(RIGHT_EDGE, 600), beyond(LEFT_EDGE, 900)]).toEqual([
      [1_000, 1_250],
      [1_000, 2_750],
      [1_900, 2_000],
      [0, 2_000],
    ]);
  });
});

describe('terrain', () => {
  it.each<[TablePoint[], RegExp]>([
    [
      [
        [0, 0],
        [1, 1],
      ],
      /has 2 corners/,
    ],
    [
      [
        [0, 0],
        [0.5, 1],
        [9, 0],
      ],
      /has a corner at 0.5,1, not whole/,
    ],
    [
      [
        [0, 0],
        [40_000, 1],
        [9, 0],
      ],
      /beyond 32767/,
    ],
    [
      [
        [0, 0],
        [0, 0],
        [9, 0],
        [9, 9],
      ],
      /twice in a row/,
    ],
    [
      [
        [0, 0],
        [9, 9],
        [9, 0],
        [0, 9],
      ],
      /crosses or touches itself/,
    ],
    [
      [
        [0, 0],
        [9, 0],
        [4, 0],
        [4, 9],
      ],
      /turns back on itself/,
    ],
    [
      [
        [0, 0],
        [9, 0],
        [9, 9],
        [4, 0],
        [0, 9],
      ],
      /crosses or touches itself/,
    ],
  ])('%j is no area', (corners, fault) => {
    expect(areaFault(corners)).toMatch(fault);
    expect(() => areaShape(corners)).toThrow(fault);
  });
  it('has a centre: of gravity, to the nearest length', () => {
    const bent = areaShape([
      [0, 0],
      [200, 0],
      [200, 100],
      [100, 100],
      [100, 200],
      [0, 200],
    ]);
    expect([bent.x, bent.y].map((n) => n / 256)).toEqual([83, 83]);
    const flat = areaShape([
      [0, 100],
      [50, 100],
      [100, 100],
      [100, 0],
      [0, 0],
    ]);
    expect([flat.x / 256, flat.y / 256, flat.pieces]).toEqual([50, 50, 1]);
    const line = lineShape([
      [0, 0],
      [100, 40],
    ]);
    expect([line.x, line.y]).toEqual([fine(50), fine(20)]);
    expect(() => lineShape([[1, 1]])).toThrow(/has 1 corners/);
  });
  it('a bent area with corners in a row is cut into pieces that make it up', () => {
    const comb: TablePoint[] = [
      [0, 0],
      [400, 0],
      [400, 300],
      [300, 300],
      [300, 100],
      [250, 100],
      [200, 100],
      [200, 300],
      [100, 300],
      [100, 100],
      [0, 100],
    ];
    const shape = areaShape(comb);
    expect(shape.pieces).toBe(comb.length - 2);
    expect(shape.seams.length / 4).toBe(comb.length - 3);
  });
});

describe('a base', () => {
  it.each([
    [{ x: 0.5 }, /x is 0.5, not a whole number within 32767/],
    [{ y: 99_999 }, /y is 99999/],
    [{ width: 0 }, /width is 0, not a whole number from 1 to 8191/],
    [{ depth: 9_000 }, /depth is 9000/],
    [{ heading: 36_000 }, /heading is 36000, not a whole number from 0 to 35999/],
  ])('%j is none', (over, fault) => {
    const base = { x: 0, y: 0, heading: 0, width: 10, depth: 10 };
    expect(baseFault({ ...base, ...over })).toMatch(fault);
    expect(baseFault(base)).toBeUndefined();
  });
});
