import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { directionName } from './direction.ts';
import { axialLength, distance, type HexId, hexAtAxial, hexGrid } from './grid.ts';
import { hex, labels, MAP } from './sample-map.ts';
import { between, entersThrough, type Offset, offsetsBetween, sidesEntered } from './sight.ts';

/** Denain's chart `lineOfSight`, all of it: offset of the target | hexes between | sides of the target entered. */
const CHART = `
  -1,0 | nothing | SE
  -1,1 | nothing | NE
  0,-1 | nothing | S
  0,1 | nothing | N
  1,-1 | nothing | SW
  1,0 | nothing | NW
  -2,0 | -1,0 | SE
  -2,1 | nothing | NE SE
  -2,2 | -1,1 | NE
  -1,-1 | nothing | SE S
  -1,2 | nothing | N NE
  0,-2 | 0,-1 | S
  0,2 | 0,1 | N
  1,-2 | nothing | S SW
  1,1 | nothing | N NW
  2,-2 | 1,-1 | SW
  2,-1 | nothing | SW NW
  2,0 | 1,0 | NW
  -3,0 | -1,0 -2,0 | SE
  -3,1 | -1,0 -2,1 | SE
  -3,2 | -1,1 -2,1 | NE
  -3,3 | -1,1 -2,2 | NE
  -2,-1 | -1,0 -1,-1 | SE
  -2,3 | -1,1 -1,2 | NE
  -1,-2 | 0,-1 -1,-1 | S
  -1,3 | 0,1 -1,2 | N
  0,-3 | 0,-1 0,-2 | S
  0,3 | 0,1 0,2 | N
  1,-3 | 0,-1 1,-2 | S
  1,2 | 0,1 1,1 | N
  2,-3 | 1,-1 1,-2 | SW
  2,1 | 1,0 1,1 | NW
  3,-3 | 1,-1 2,-2 | SW
  3,-2 | 1,-1 2,-1 | SW
  3,-1 | 1,0 2,-1 | NW
  3,0 | 1,0 2,0 | NW
`;

interface Line {
  readonly offset: Offset;
  readonly crossed: readonly Offset[];
  readonly sides: string;
}

const readOffset = (text: string): Offset => text.split(',').map(Number) as unknown as Offset;

const LINES: Line[] = CHART.trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()))
  .map(([offset, crossed, sides]) => ({
    offset: readOffset(offset!),
    crossed: crossed === 'nothing' ? [] : crossed!.split(' ').map(readOffset),
    sides: sides!,
  }));

/**
 * The slow twin knows no walk. It draws hexes with corners at (±2, 0) and (±1, ±1) around centres (3q, q + 2r), and
 * samples the line so finely that one sample at least falls strictly between any two places where it meets a hexside:
 * those places divide the line by its reach along the three axes, so the middles of their common multiple will do.
 */
const slowly = (dq: number, dr: number): { crossed: string[]; followed: string[] } => {
  const common = [dq + 2 * dr, 2 * dq + dr, dq - dr]
    .map(Math.abs)
    .filter((n) => n > 0)
    .reduce(leastMultiple, 1);
  const scale = 2 * common;
  const crossed = new Set<string>();
  const followed = new Set<string>();
  for (let odd = 1; odd < scale; odd += 2) {
    const x = odd * 3 * dq;
    const y = odd * (dq + 2 * dr);
    for (let q = Math.min(0, dq) - 1; q <= Math.max(0, dq) + 1; q++) {
      if (Math.abs(x - scale * 3 * q) > 2 * scale) continue;
      for (let r = Math.min(0, dr) - 1; r <= Math.max(0, dr) + 1; r++) {
        if ((q === 0 && r === 0) || (q === dq && r === dr)) continue;
        const fromCentreX = Math.abs(x - scale * 3 * q);
        const fromCentreY = Math.abs(y - scale * (q + 2 * r));
        if (fromCentreY < scale && fromCentreX + fromCentreY < 2 * scale) crossed.add(`${q},${r}`);
        else if (fromCentreY <= scale && fromCentreX + fromCentreY <= 2 * scale) followed.add(`${q},${r}`);
      }
    }
  }
  return { crossed: [...crossed], followed: [...followed] };
};

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));
const leastMultiple = (a: number, b: number): number => (a / greatestDivisor(a, b)) * b;

const text = (offsets: readonly Offset[]): string[] => offsets.map((offset) => offset.join());

const FAR = fc.tuple(fc.integer({ min: -14, max: 14 }), fc.integer({ min: -14, max: 14 }));

describe('Denain 9.2 line of sight [R47]: the chart', () => {
  it('holds all 36 offsets to range 3', () => {
    expect(new Set(LINES.map((line) => line.offset.join())).size).toBe(36);
    expect(LINES.every(({ offset: [dq, dr] }) => axialLength(dq, dr) <= 3)).toBe(true);
  });

  it.each(LINES)('$offset crosses $crossed and enters through $sides', ({ offset: [dq, dr], crossed, sides }) => {
    const from = hex('1410');
    const to = hexAtAxial(MAP, MAP.q[from]! + dq, MAP.r[from]! + dr)!;
    const expected = crossed.map(([q, r]) => hexAtAxial(MAP, MAP.q[from]! + q, MAP.r[from]! + r)!);
    expect(labels(between(MAP, from, to))).toBe(labels(expected));
    expect(entersThrough(MAP, from, to).map(directionName).join(' ')).toBe(sides);
  });
});

describe('line of sight at any distance', () => {
  it('crosses the hexes that a finely sampled line is found inside', () => {
    fc.assert(
      fc.property(FAR, ([dq, dr]) => {
        expect(text(offsetsBetween(dq, dr)).sort()).toEqual(slowly(dq, dr).crossed.sort());
      }),
      { numRuns: 300 },
    );
  });

  it('takes both hexes beside a hexside it follows, where the game says so (Risorgimento R61)', () => {
    fc.assert(
      fc.property(FAR, ([dq, dr]) => {
        const { crossed, followed } = slowly(dq, dr);
        expect(text(offsetsBetween(dq, dr, 'both')).sort()).toEqual([...crossed, ...followed].sort());
      }),
      { numRuns: 300 },
    );
  });

  it('names the hexes nearest first', () => {
    fc.assert(
      fc.property(FAR, ([dq, dr]) => {
        const steps = offsetsBetween(dq, dr, 'both').map(([q, r]) => axialLength(q, r));
        expect(steps).toEqual(steps.toSorted((a, b) => a - b));
      }),
    );
  });

  it('is the same seen from the other end', () => {
    fc.assert(
      fc.property(FAR, ([dq, dr]) => {
        const back = offsetsBetween(-dq, -dr).map(([q, r]): Offset => [q + dq, r + dr]);
        expect(text(back).sort()).toEqual(text(offsetsBetween(dq, dr)).sort());
      }),
    );
  });

  it('enters the target from the last hex crossed, unless at a corner', () => {
    fc.assert(
      fc.property(FAR, ([dq, dr]) => {
        const sides = sidesEntered(dq, dr).map(directionName);
        const atCorner = dq === dr || dq === -2 * dr || dr === -2 * dq;
        expect(sides.length).toBe(dq === 0 && dr === 0 ? 0 : atCorner ? 2 : 1);
        const [q, r] = offsetsBetween(dq, dr).at(-1) ?? [0, 0];
        if (!atCorner) expect(axialLength(dq - q, dr - r)).toBe(1);
      }),
    );
  });

  it('along 1410 to 2010 follows hexsides half the way', () => {
    expect(labels(between(MAP, hex('1410'), hex('2010')))).toBe('1610 1810');
    expect(labels(between(MAP, hex('1410'), hex('2010'), 'both'))).toBe('1509 1510 1610 1709 1710 1810 1909 1910');
  });

  it('names no hex off the map where the line follows its ragged edge', () => {
    expect(labels(between(MAP, hex('0201'), hex('0601'), 'both'))).toBe('0301 0401 0501');
  });

  it('finds nothing between a hex and itself', () => {
    expect(between(MAP, hex('1410'), hex('1410'))).toEqual([]);
    expect(entersThrough(MAP, hex('1410'), hex('1410'))).toEqual([]);
  });

  it('on a grid that leans the other way crosses hexes that lie on a shortest way', () => {
    const grid = hexGrid({ columns: 12, rowsEven: 12, rowsOdd: 12, lowered: 'even' });
    const anywhere = fc.integer({ min: 0, max: grid.size - 1 }).map((one) => one as HexId);
    fc.assert(
      fc.property(anywhere, anywhere, (a, b) => {
        for (const one of between(grid, a, b)) {
          expect(distance(grid, a, one) + distance(grid, one, b)).toBe(distance(grid, a, b));
        }
      }),
    );
  });
});
