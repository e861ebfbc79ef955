import { describe, expect, it } from 'vitest';
import { type HexId, hexAt, hexGrid } from './grid.ts';
import { hexLabel, parseHex } from './label.ts';
import { hex, MAP } from './sample-map.ts';

describe('hex labels', () => {
  it('print column and row with two digits each', () => {
    expect(hexLabel(MAP, hexAt(MAP, 9, 4)!)).toBe('0904');
  });

  it('read back every hex of the map', () => {
    for (let one = 0; one < MAP.size; one++) expect(hex(hexLabel(MAP, one as HexId))).toBe(one);
  });

  it.each(['0120', '0100', '0001', '3301', '101', '01011', ' 101', '1e01', '-101', ''])('"%s" is no hex', (label) => {
    expect(parseHex(MAP, label)).toBeUndefined();
  });

  it('take a third digit where a map has more than 99 columns or rows, and only there', () => {
    const wide = hexGrid({ columns: 100, rowsEven: 2, rowsOdd: 2, lowered: 'odd' });
    const tall = hexGrid({ columns: 2, rowsEven: 99, rowsOdd: 100, lowered: 'odd' });
    expect(hexLabel(wide, hexAt(wide, 7, 2)!)).toBe('00702');
    expect(hexLabel(tall, hexAt(tall, 1, 7)!)).toBe('01007');
    expect(parseHex(wide, '10002')).toBe(hexAt(wide, 100, 2));
    expect(parseHex(tall, '01100')).toBe(hexAt(tall, 1, 100));
  });
});
