import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edgeHexes, ring, within } from './area.ts';
import { distance, type HexId, hexGrid } from './grid.ts';
import { hex, labels, MAP } from './sample-map.ts';

const ALL = Array.from({ length: MAP.size }, (_, one) => one as HexId);

describe('areas', () => {
  it('a ring runs clockwise from due north', () => {
    expect(labels(ring(MAP, hex('1410'), 1))).toBe('1409 1509 1510 1411 1310 1309');
    expect(labels(ring(MAP, hex('1410'), 2)).slice(0, 24)).toBe('1408 1508 1609 1610 1611');
    expect(labels(ring(MAP, hex('1410'), 0))).toBe('1410');
  });

  it('a ring leaves out what lies off the map', () => {
    expect(labels(ring(MAP, hex('0101'), 1))).toBe('0201 0202 0102');
  });

  it('hold exactly the hexes at that distance', () => {
    const anywhere = fc.integer({ min: 0, max: MAP.size - 1 });
    fc.assert(
      fc.property(anywhere, fc.integer({ min: 0, max: 9 }), (one, radius) => {
        const centre = one as HexId;
        expect(within(MAP, centre, radius)).toEqual(ALL.filter((other) => distance(MAP, centre, other) <= radius));
        expect(ring(MAP, centre, radius).sort((a, b) => a - b)).toEqual(
          ALL.filter((other) => distance(MAP, centre, other) === radius),
        );
      }),
    );
  });
});

describe('edges of the map', () => {
  const grid = hexGrid({ columns: 3, rowsEven: 3, rowsOdd: 2, lowered: 'odd' });

  it.each([
    ['west', '0101 0102'],
    ['north', '0101 0201 0301'],
    ['east', '0301 0302'],
    ['south', '0102 0203 0302'],
  ] as const)('the %s edge is %s, corners shared', (edge, expected) => {
    expect(labels(edgeHexes(grid, edge), grid)).toBe(expected);
  });
});
