import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS, opposite, parseDirection } from './direction.ts';
import {
  directionTo,
  distance,
  type HexGrid,
  type HexGridSpec,
  type HexId,
  hexAt,
  hexAtAxial,
  hexGrid,
  neighbour,
} from './grid.ts';
import { hexLabel } from './label.ts';
import { hex, labels, MAP } from './sample-map.ts';

const SPECS: fc.Arbitrary<HexGridSpec> = fc.record({
  columns: fc.integer({ min: 1, max: 9 }),
  rowsEven: fc.integer({ min: 1, max: 8 }),
  rowsOdd: fc.integer({ min: 1, max: 8 }),
  lowered: fc.constantFrom('odd', 'even'),
});

const around = (grid: HexGrid, of: HexId): string =>
  DIRECTIONS.map((_, direction) => neighbour(grid, of, direction))
    .map((other) => (other === undefined ? '----' : hexLabel(grid, other)))
    .join(' ');

/** Counts steps without knowing any coordinates: the frontier grows by one neighbour at a time. */
const stepsBetween = (grid: HexGrid, from: HexId, to: HexId): number => {
  const seen = new Set([from]);
  let frontier = [from];
  for (let steps = 0; frontier.length > 0; steps++) {
    if (frontier.includes(to)) return steps;
    frontier = frontier
      .flatMap((one) => DIRECTIONS.map((_, direction) => neighbour(grid, one, direction)))
      .filter((one) => one !== undefined)
      .filter((one) => !seen.has(one) && seen.add(one));
  }
  return Number.NaN;
};

describe('Denain 3.1 the grid', () => {
  it('has 20 rows in even columns and 19 in odd ones', () => {
    expect(MAP.size).toBe(16 * 20 + 16 * 19);
    expect(hexAt(MAP, 2, 20)).toBeDefined();
    expect(hexAt(MAP, 1, 19)).toBeDefined();
    expect(hexAt(MAP, 1, 20)).toBeUndefined();
  });

  it('numbers hexes column by column, in the order of their labels', () => {
    expect(labels([0, 18, 19, 38, 39].map((n) => n as HexId))).toBe('0101 0119 0201 0220 0301');
  });

  it.each([
    ['1410', '1409 1509 1510 1411 1310 1309'],
    ['1510', '1509 1610 1611 1511 1411 1410'],
    ['0101', '---- 0201 0202 0102 ---- ----'],
    ['3220', '3219 ---- ---- ---- ---- 3119'],
  ])('%s has the neighbours %s, clockwise from the north', (of, expected) => {
    expect(around(MAP, hex(of))).toBe(expected);
  });

  it('gives r the axial value of the spec: row less half the column, rounded down', () => {
    for (let one = 0; one < MAP.size; one++) {
      expect(MAP.q[one]).toBe(MAP.column[one]);
      expect(MAP.r[one]).toBe(MAP.row[one]! - Math.floor(MAP.column[one]! / 2));
    }
  });

  it('counts steps from hex to hex', () => {
    expect(distance(MAP, hex('1410'), hex('1410'))).toBe(0);
    expect(distance(MAP, hex('1410'), hex('1310'))).toBe(1);
    expect(distance(MAP, hex('1410'), hex('1610'))).toBe(2);
    expect(distance(MAP, hex('0101'), hex('3220'))).toBe(34);
  });

  it('tells the way to an adjacent hex only', () => {
    expect(directionTo(MAP, hex('1410'), hex('1310'))).toBe(parseDirection('SW'));
    expect(directionTo(MAP, hex('1410'), hex('1610'))).toBeUndefined();
    expect(directionTo(MAP, hex('1410'), hex('1410'))).toBeUndefined();
  });
});

describe('a grid with the even columns lowered', () => {
  const grid = hexGrid({ columns: 4, rowsEven: 3, rowsOdd: 4, lowered: 'even' });

  it('leans the other way', () => {
    expect(around(grid, hex('0202', grid))).toBe('0201 0302 0303 0203 0103 0102');
    expect(around(grid, hex('0302', grid))).toBe('0301 0401 0402 0303 0202 0201');
  });
});

describe('every grid', () => {
  it('finds the hex back from its column and row, and from its axial coordinates', () => {
    fc.assert(
      fc.property(SPECS, (spec) => {
        const grid = hexGrid(spec);
        for (let one = 0; one < grid.size; one++) {
          expect(hexAt(grid, grid.column[one]!, grid.row[one]!)).toBe(one);
          expect(hexAtAxial(grid, grid.q[one]!, grid.r[one]!)).toBe(one);
        }
      }),
    );
  });

  it('is entered back from where it was left', () => {
    fc.assert(
      fc.property(SPECS, (spec) => {
        const grid = hexGrid(spec);
        for (let side = 0; side < grid.size * 6; side++) {
          const from = Math.floor(side / 6) as HexId;
          const to = neighbour(grid, from, side % 6);
          if (to !== undefined) expect(neighbour(grid, to, opposite(side % 6))).toBe(from);
        }
      }),
    );
  });

  it('has the distance that walking it takes, where the edge forces no detour', () => {
    const grids = (['odd', 'even'] as const).map((lowered) =>
      hexGrid({ columns: 8, rowsEven: 8, rowsOdd: 8, lowered }),
    );
    const cell = fc.integer({ min: 0, max: 63 });
    fc.assert(
      fc.property(fc.constantFrom(...grids), cell, cell, (grid, a, b) => {
        expect(distance(grid, a as HexId, b as HexId)).toBe(stepsBetween(grid, a as HexId, b as HexId));
      }),
    );
  });

  it('refuses a size that is no whole number of hexes', () => {
    expect(() => hexGrid({ columns: 0, rowsEven: 1, rowsOdd: 1, lowered: 'odd' })).toThrow(RangeError);
    expect(() => hexGrid({ columns: 3, rowsEven: 1.5, rowsOdd: 1, lowered: 'odd' })).toThrow(RangeError);
  });
});
