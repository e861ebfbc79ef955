import { describe, expect, it } from 'vitest';
import { opposite, parseDirection } from './direction.ts';
import { type HexId, neighbour } from './grid.ts';
import { directionOfSide, hexesOfSide, hexOfSide, hexside, hexsideLabel } from './hexside.ts';
import { hex, labels, MAP } from './sample-map.ts';

describe('Denain 3.4 hexside ids', () => {
  it('is one side, whichever hex it is seen from', () => {
    const fromNorth = hexside(MAP, hex('1010'), parseDirection('S')!);
    const fromSouth = hexside(MAP, hex('1011'), parseDirection('N')!);
    expect(fromNorth).toBe(fromSouth);
    expect(hexsideLabel(MAP, fromSouth)).toBe('1010|1011');
  });

  it('is told apart from every other side, and fits an array of six a hex', () => {
    const sides = new Set<number>();
    let inner = 0;
    for (let one = 0; one < MAP.size; one++) {
      for (let direction = 0; direction < 6; direction++) {
        const side = hexside(MAP, one as HexId, direction);
        sides.add(side);
        expect(side).toBeLessThan(MAP.size * 6);
        const other = neighbour(MAP, one as HexId, direction);
        if (other === undefined) continue;
        inner++;
        expect(hexside(MAP, other, opposite(direction))).toBe(side);
      }
    }
    expect(sides.size).toBe(MAP.size * 6 - inner / 2);
  });

  it('remembers its hexes and where it lies', () => {
    const side = hexside(MAP, hex('1510'), parseDirection('SW')!);
    expect(labels(hexesOfSide(MAP, side))).toBe('1411 1510');
    expect(labels([hexOfSide(side)])).toBe('1411');
    expect(directionOfSide(side)).toBe(parseDirection('NE'));
  });

  it('belongs to the inner hex at the edge of the map', () => {
    const side = hexside(MAP, hex('0119'), parseDirection('SW')!);
    expect(labels(hexesOfSide(MAP, side))).toBe('0119');
    expect(hexsideLabel(MAP, side)).toBe('0119:SW');
  });
});
