import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { within } from './area.ts';
import { distance, type HexId } from './grid.ts';
import { hex, MAP } from './sample-map.ts';
import { between, entersThrough, HEXSIDE_LINES } from './sight.ts';
import { copyLine, isLineClear, lineNumber, OUT_OF_RANGE, sightTable } from './sight-table.hot.ts';

const RANGE = 7;
const TABLES = HEXSIDE_LINES.map((hexsides) => ({ hexsides, table: sightTable(RANGE, hexsides) }));
const ANYWHERE = fc.integer({ min: 0, max: MAP.size - 1 }).map((one) => one as HexId);
const CLOSE_PAIR = fc.tuple(ANYWHERE, ANYWHERE).filter(([a, b]) => distance(MAP, a, b) <= RANGE);

describe.each(TABLES)('a table of lines, lines along a hexside $hexsides', ({ hexsides, table }) => {
  const out = new Int32Array(64);

  it('gives the hexes that drawing each line gives, edge of the map included', () => {
    fc.assert(
      fc.property(CLOSE_PAIR, ([a, b]) => {
        const count = copyLine(MAP, table, a, b, out);
        expect([...out.subarray(0, count)]).toEqual(between(MAP, a, b, hexsides));
      }),
      { numRuns: 1000 },
    );
  });

  it('keeps the sides entered, one bit a direction', () => {
    fc.assert(
      fc.property(CLOSE_PAIR, ([a, b]) => {
        const bits = entersThrough(MAP, a, b).reduce((sum, direction) => sum + 2 ** direction, 0);
        expect(table.entered[lineNumber(MAP, table, a, b)]).toBe(bits);
      }),
    );
  });

  it('is clear all over an empty map, along its ragged edge too', () => {
    const empty = new Uint8Array(MAP.size);
    const unseen = Array.from({ length: MAP.size }, (_, one) => one as HexId).flatMap((from) =>
      within(MAP, from, RANGE).filter((to) => !isLineClear(MAP, table, from, to, empty)),
    );
    expect(unseen).toEqual([]);
  });

  it('is clear where no hex between is marked', () => {
    const someHexes = fc.uint8Array({ minLength: MAP.size, maxLength: MAP.size, max: 1 });
    fc.assert(
      fc.property(CLOSE_PAIR, someHexes, ([a, b], blocks) => {
        const isBlocked = between(MAP, a, b, hexsides).some((one) => blocks[one] === 1);
        expect(isLineClear(MAP, table, a, b, blocks)).toBe(!isBlocked);
      }),
    );
  });
});

describe('beyond the range of a table', () => {
  const table = sightTable(3);
  const open = new Uint8Array(MAP.size);

  it.each([
    ['1410', '1406'],
    ['1410', '1812'],
    ['1410', '1808'],
    ['1410', '1012'],
    ['1410', '1713'],
  ])('%s does not see %s, even over open ground', (from, to) => {
    expect(lineNumber(MAP, table, hex(from), hex(to))).toBe(OUT_OF_RANGE);
    expect(isLineClear(MAP, table, hex(from), hex(to), open)).toBe(false);
    expect(() => copyLine(MAP, table, hex(from), hex(to), new Int32Array(8))).toThrow(RangeError);
  });

  it('finds a line for every hex within it, and for no other', () => {
    for (let to = 0; to < MAP.size; to++) {
      const found = lineNumber(MAP, table, hex('1410'), to as HexId) !== OUT_OF_RANGE;
      expect(found).toBe(distance(MAP, hex('1410'), to as HexId) <= 3);
    }
  });
});
