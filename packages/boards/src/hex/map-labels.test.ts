import { describe, expect, it } from 'vitest';
import { hexGrid } from './grid.ts';
import { hexLabel } from './label.ts';
import { mapLabels } from './map-labels.ts';
import { hasSide, hexMask, markBetween, markSide, sideMask } from './side-mask.ts';

const grid = hexGrid({ columns: 4, rowsEven: 4, rowsOdd: 4, lowered: 'odd' });
const read = mapLabels(grid, (at, why) => {
  throw new Error(`${at}: ${why}`);
});

describe('labels of a map file', () => {
  it('are hexes, pairs and sides', () => {
    expect(read.hexes(['0101', '0402'], 'a').map((h) => hexLabel(grid, h))).toEqual(['0101', '0402']);
    expect(read.pair('0101|0102', 'a').map((h) => hexLabel(grid, h))).toEqual(['0101', '0102']);
    expect(read.side('0202:S', 'a')).toEqual([read.hex('0202', 'a'), read.direction('S', 'a')]);
  });
  it('are runs down a column', () => {
    expect(read.runs(['0101', '0202-0204'], 'a').map((h) => hexLabel(grid, h))).toEqual([
      '0101',
      '0202',
      '0203',
      '0204',
    ]);
    expect(() => read.runs(['0203-0202'], 'map.woods')).toThrow('map.woods.0: "0203-0202" is not a run down a column');
    expect(() => read.runs(['0101-0202'], 'map.woods')).toThrow(/not a run/);
  });
  it('that name nothing on the map are told with their field', () => {
    expect(() => read.hexes(['0101', '0909'], 'map.towns')).toThrow('map.towns.1: "0909" is not a hex of the map');
    expect(() => read.side('0202:X', 'map.gaps.0')).toThrow(/map\.gaps\.0: .* is not a hexside/);
    expect(() => read.direction('X', 'd')).toThrow('d: is not a direction');
  });
});

describe('a mask of hexsides', () => {
  it('has a side in both of its hexes, and one at the edge in its own', () => {
    const [a, b] = read.pair('0202|0203', 'a');
    const mask = sideMask(grid);
    expect(markBetween(grid, mask, a, b)).toBe(true);
    expect(hasSide(mask, a, read.direction('S', ''))).toBe(true);
    expect(hasSide(mask, b, read.direction('N', ''))).toBe(true);
    expect(markBetween(grid, mask, a, read.hex('0404', ''))).toBe(false);
    markSide(grid, mask, read.hex('0201', ''), read.direction('N', ''));
    expect([...mask].filter((bits) => bits > 0)).toHaveLength(3);
  });
  it('of hexes has those listed', () => {
    expect([...hexMask(grid, [read.hex('0102', '')])].indexOf(1)).toBe(read.hex('0102', ''));
  });
});
