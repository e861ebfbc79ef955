import { describe, expect, it } from 'vitest';
import { onPaper, spotOf } from '../board/spot-of.ts';
import type { Ground } from '../match/protocol.ts';
import { ahead, headingTo, outside, pathOf, pieceAt, toTable, turnedBy } from './geometry.ts';
import { lengthText } from './length-text.ts';
import { standAt } from './stand-at.ts';
import { pieceBeside } from './table-keys.ts';
import { based, officer } from './testing/based.ts';

const GROUND: Ground = {
  key: '',
  paper: { x: 0, y: 0, width: 1100, height: 800 },
  map: { x: 100, y: 50, width: 960, height: 640 },
  unit: 60,
  spots: { knoll: { at: [200, 200], outline: [] } },
  facings: [],
  table: { cm: 16, width: 60, height: 40, names: [] },
};

describe('a table on its paper', () => {
  it('is measured from its lower left corner, and a point comes back as it went', () => {
    expect(onPaper(GROUND, [0, 0])).toEqual([100, 690]);
    expect(onPaper(GROUND, [60, 40])).toEqual([1060, 50]);
    for (const point of [
      [0, 0],
      [12.34, 39.99],
      [60, 0.01],
    ] as const)
      expect(toTable(GROUND, onPaper(GROUND, point))).toEqual(point);
    // Beside the table is brought back onto it.
    expect(toTable(GROUND, [0, 0])).toEqual([0, 40]);
    expect(toTable(GROUND, [5000, 5000])).toEqual([60, 0]);
    expect(pathOf(GROUND, [[0, 0]])).toBe('M100.0 690.0Z');
  });
  it('has every point as a place, and its own places first', () => {
    expect(spotOf(GROUND, '@0,0')?.at).toEqual([100, 690]);
    expect(spotOf(GROUND, 'knoll')?.at).toEqual([200, 200]);
    expect(spotOf(GROUND, 'nowhere')).toBeUndefined();
    expect(spotOf(GROUND, undefined)).toBeUndefined();
    const { table: _, ...hexes } = GROUND;
    expect(spotOf(hexes, '@0,0')).toBeUndefined();
  });
});

describe('what lies under a finger', () => {
  const line = based('line', { x: 30, y: 20, facing: 90, width: 12, depth: 2 });
  it('is the base as it is turned', () => {
    expect(outside(line.base, [30, 26])).toBe(0);
    expect(outside(line.base, [36, 20])).toBeCloseTo(5, 9);
    expect(outside(line.base, [31, 29])).toBeCloseTo(3, 9);
    expect(pieceAt([line], [30, 25.9], 0)?.id).toBe('line');
    expect(pieceAt([line], [33, 20], 1.9)).toBeUndefined();
    expect(pieceAt([line], [33, 20], 2.1)?.id).toBe('line');
  });
  it('is a leader before those he stands among, and the nearer of two', () => {
    const general = officer('general', { x: 30, y: 20 });
    expect(pieceAt([line, general], [30, 20.5], 0)?.id).toBe('general');
    expect(pieceAt([general, line], [30, 23], 0)?.id).toBe('line');
    const other = based('other', { x: 30, y: 10, facing: 0, width: 4, depth: 2 });
    expect(pieceAt([line, other], [30, 12], 5)?.id).toBe('other');
    expect(pieceAt([line, other], [30, 13], 5)?.id).toBe('line');
  });
  it('is a garrison anywhere in its sector', () => {
    const sector = [
      [50, 30],
      [58, 30],
      [58, 38],
      [50, 38],
    ] as const;
    const held = based('held', { x: 54, y: 34, width: 0, depth: 0, formation: 'garrison', sector });
    expect(pieceAt([held], [51, 37], 0)?.id).toBe('held');
    expect(pieceAt([held], [49, 37], 5)).toBeUndefined();
  });
});

describe('headings', () => {
  it('are degrees clockwise from up the table', () => {
    expect(
      [
        [0, 1],
        [1, 0],
        [0, -1],
        [-1, 0],
      ].map(([x, y]) => headingTo([10, 10], [10 + x!, 10 + y!])),
    ).toEqual([0, 90, 180, 270]);
    expect([turnedBy(355, 10), turnedBy(0, -5), turnedBy(90, 5)]).toEqual([5, 355, 95]);
    const [x, y] = ahead({ x: 10, y: 10, facing: 90 }, 4);
    expect([x, y]).toEqual([14, expect.closeTo(10, 9)]);
  });
  it('turn the shorter way round on a march, slowly off and home', () => {
    const way = [
      { x: 0, y: 0, facing: 350 },
      { x: 0, y: 10, facing: 350 },
      { x: 0, y: 10, facing: 20 },
    ] as const;
    const [first, ...rest] = way;
    expect(standAt(first, rest, 0)).toEqual(first);
    expect(standAt(first, rest, 1)).toEqual(way[2]);
    expect(standAt(first, rest, 0.5)).toMatchObject({ y: 5.5, facing: 350 });
    const late = standAt(first, rest, 0.95);
    expect(late.y).toBe(10);
    expect(late.facing > 350 || late.facing < 20).toBe(true);
    expect(standAt(first, [first], 0.5)).toEqual(first);
  });
});

describe('keys', () => {
  it('go from piece to piece in a direction', () => {
    const pieces = [
      based('a', { x: 10, y: 10 }),
      based('b', { x: 30, y: 12 }),
      based('c', { x: 12, y: 30 }),
      based('d', { x: 50, y: 11 }),
    ];
    const go = (from: string | undefined, by: readonly [number, number]) => pieceBeside(pieces, from, by)?.id;
    expect(go(undefined, [1, 0])).toBe('a');
    expect(go('@10,10', [1, 0])).toBe('b');
    expect(go('@30,12', [1, 0])).toBe('d');
    expect(go('@10,10', [0, 1])).toBe('c');
    expect(go('@10,10', [-1, 0])).toBeUndefined();
  });
});

it('writes lengths as each language does', () => {
  expect([lengthText(12.5, 'en'), lengthText(12.504, 'fr')]).toEqual(['12.5\u00a0cm', '12,5\u00a0cm']);
});
