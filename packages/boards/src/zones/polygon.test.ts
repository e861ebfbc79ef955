import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceToOutline, labelPoint } from './label-point.ts';
import {
  boundsOf,
  centroid,
  isOnSegment,
  outlineFault,
  type Point,
  type Polygon,
  placeOf,
  sides,
  turnOf,
  twiceArea,
} from './polygon.ts';
import { AUNEAU, COGNAT, DORMANS, METRIEUX, VIMORY } from './testing/battle-maps.ts';
import { LATTICES } from './testing/random-map.ts';
import { mapOf } from './testing/sketch.ts';

const SQUARE: Polygon = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];
/** A bracket open to the right: its centre of gravity lies in the opening. */
const BRACKET: Polygon = [
  [0, 0],
  [90, 0],
  [90, 20],
  [20, 20],
  [20, 70],
  [90, 70],
  [90, 90],
  [0, 90],
];

describe('outlines', () => {
  it('have an area, a box and a centre', () => {
    expect([twiceArea(SQUARE), twiceArea(SQUARE.toReversed())]).toEqual([200, -200]);
    expect(boundsOf(BRACKET)).toEqual({ left: 0, top: 0, right: 90, bottom: 90 });
    expect([centroid(SQUARE), centroid(SQUARE.toReversed())]).toEqual([
      [5, 5],
      [5, 5],
    ]);
    expect(placeOf(BRACKET, centroid(BRACKET))).toBe('outside');
  });

  it.each<[Point, string]>([
    [[10, 10], 'inside'],
    [[50, 45], 'outside'],
    [[20, 45], 'edge'],
    [[0, 0], 'edge'],
    [[95, 20], 'outside'],
    [[-5, 20], 'outside'],
    [[10, 20], 'inside'],
    [[10, 70], 'inside'],
  ])('the point %j is %s', (p, place) => {
    expect(placeOf(BRACKET, p)).toBe(place);
    expect(placeOf(BRACKET.toReversed(), p)).toBe(place);
  });

  it.each<[Polygon, string]>([
    [
      [
        [0, 0],
        [1, 1],
      ],
      'has 2 corners',
    ],
    [
      [
        [0, 0],
        [1.5, 0],
        [0, 9],
      ],
      'has a corner at 1.5,0',
    ],
    [
      [
        [0, 0],
        [99_999, 0],
        [0, 9],
      ],
      'has a corner at 99999,0',
    ],
    [
      [
        [0, 0],
        [0, 0],
        [9, 0],
        [0, 9],
      ],
      'has a corner twice in a row',
    ],
    [
      [
        [0, 0],
        [9, 9],
        [9, 0],
        [0, 9],
      ],
      'crosses or touches itself',
    ],
    [
      [
        [0, 0],
        [9, 0],
        [4, 0],
      ],
      'crosses or touches itself',
    ],
    [
      [
        [0, 0],
        [5, 5],
        [9, 0],
        [9, 9],
        [5, 5],
        [0, 9],
      ],
      'crosses or touches itself',
    ],
    [
      [
        [0, 0],
        [9, 0],
        [9, 9],
        [4, 0],
        [0, 9],
      ],
      'crosses or touches itself',
    ],
  ])('%j is none', (polygon, fault) => {
    expect(outlineFault(polygon)).toContain(fault);
  });
});

describe('the place for a counter', () => {
  it('is the middle of a plain zone, with the room there is', () => {
    expect(labelPoint(SQUARE)).toEqual({ at: [5, 5], clearance: 5 });
    expect(
      labelPoint([
        [0, 0],
        [200, 0],
        [200, 40],
        [0, 40],
      ]),
    ).toEqual({ at: [100, 20], clearance: 20 });
  });

  it('lies inside a bent zone', () => {
    const { at, clearance } = labelPoint(BRACKET);
    expect(placeOf(BRACKET, at)).toBe('inside');
    expect(clearance).toBeGreaterThanOrEqual(10);
  });

  it.each([
    ['Métrieux', METRIEUX],
    ['Auneau', AUNEAU],
    ['Dormans', DORMANS],
    ['Cognat', COGNAT],
    ['Vimory', VIMORY],
  ])('%s has room for one in every zone, about as much as the best point has', (_, text) => {
    const map = mapOf(text);
    for (const outline of map.outlines.map((one) => one!)) {
      const { at, clearance } = labelPoint(outline);
      expect(placeOf(outline, at)).toBe('inside');
      expect(clearance).toBe(Math.floor(distanceToOutline(outline, at)));
      const { left, top, right, bottom } = boundsOf(outline);
      let best = 0;
      for (let x = left; x < right; x += 5) {
        for (let y = top; y < bottom; y += 5) {
          if (placeOf(outline, [x, y]) === 'inside') best = Math.max(best, distanceToOutline(outline, [x, y]));
        }
      }
      expect(clearance * 1.1 + 3).toBeGreaterThan(best);
      expect(clearance).toBeGreaterThan(50);
    }
  });
});

/** The slow twin for any outline: how often it winds round the point, by the quadrants its corners pass through. */
const windsRound = (polygon: Polygon, p: Point): boolean => {
  let turns = 0;
  for (const [a, b] of sides(polygon)) {
    const before = Math.atan2(a[1] - p[1], a[0] - p[0]);
    const after = Math.atan2(b[1] - p[1], b[0] - p[0]);
    let angle = after - before;
    if (angle > Math.PI) angle -= 2 * Math.PI;
    if (angle < -Math.PI) angle += 2 * Math.PI;
    turns += angle;
  }
  return Math.abs(turns) > Math.PI;
};

describe('points on random maps', () => {
  it('lie inside where the outline winds round them', () => {
    const near = fc.integer({ min: -5, max: 95 });
    fc.assert(
      fc.property(near, near, (x, y) => {
        const place = placeOf(BRACKET, [x, y]);
        const isEdge = sides(BRACKET).some(([a, b]) => isOnSegment(a, b, [x, y]));
        expect(place).toBe(isEdge ? 'edge' : windsRound(BRACKET, [x, y]) ? 'inside' : 'outside');
      }),
      { numRuns: 1000 },
    );
  });

  it('lie in one zone, or on the edge of some; pointing finds it', () => {
    fc.assert(
      fc.property(LATTICES, fc.nat(600), fc.nat(600), ({ data, frame }, dx, dy) => {
        const p: Point = [dx % (frame[0] + 1), dy % (frame[1] + 1)];
        const outlines = data.zones.map(({ outline }) => outline!);
        const places = outlines.map((outline) => placeOf(outline, p));
        const inside = places.filter((place) => place === 'inside').length;
        const edge = places.filter((place) => place === 'edge').length;
        expect(inside === 1 ? edge === 0 : inside === 0 && edge > 0).toBe(true);
      }),
    );
  });

  it('have areas that make up the frame', () => {
    fc.assert(
      fc.property(LATTICES, ({ data, frame }) => {
        const outlines = data.zones.map(({ outline }) => outline!);
        expect(outlines.every((outline) => outlineFault(outline) === undefined)).toBe(true);
        expect(outlines.reduce((sum, outline) => sum + twiceArea(outline), 0)).toBe(2 * frame[0] * frame[1]);
      }),
    );
  });
});

describe('pointing', () => {
  it('knows which side of a line it is on', () => {
    expect([turnOf([0, 0], [9, 0], [3, 1]), turnOf([0, 0], [9, 0], [3, -1]), turnOf([0, 0], [9, 0], [30, 0])]).toEqual([
      9, -9, 0,
    ]);
  });
});
