import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceField } from './distance-field.ts';
import { distance, type HexId, neighbour } from './grid.ts';
import { hex, MAP } from './sample-map.ts';
import { NONE, Search } from './search.hot.ts';

const search = new Search(MAP.size, 40);

describe('distanceField', () => {
  it('is the distance to the nearest source on open ground', () => {
    const anywhere = fc.integer({ min: 0, max: MAP.size - 1 }).map((one) => one as HexId);
    fc.assert(
      fc.property(fc.array(anywhere, { minLength: 1, maxLength: 4 }), anywhere, (sources, target) => {
        distanceField(MAP, search, sources, () => true);
        expect(search.cost(target)).toBe(Math.min(...sources.map((source) => distance(MAP, source, target))));
      }),
    );
  });

  it('goes round what may not be entered', () => {
    const wall = ['1409', '1509', '1510', '1310', '1309'].map((label) => hex(label));
    distanceField(MAP, search, [hex('1410')], (from, direction) => !wall.includes(neighbour(MAP, from, direction)!));
    expect(search.cost(hex('1411'))).toBe(1);
    expect(search.cost(hex('1409'))).toBe(NONE);
    expect(search.cost(hex('1408'))).toBe(7);
  });

  it('ends where the search does', () => {
    const near = new Search(MAP.size, 3);
    distanceField(MAP, near, [hex('1410')], () => true);
    expect([near.cost(hex('1407')), near.cost(hex('1406'))]).toEqual([3, NONE]);
  });
});
