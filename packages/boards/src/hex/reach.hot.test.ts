import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDirection, parseVertex, rotate, vertexName } from './direction.ts';
import { forward } from './facing.ts';
import { directionTo, type HexGrid, type HexId, hexGrid, neighbour } from './grid.ts';
import { hexLabel } from './label.ts';
import { pathTo } from './path.ts';
import { type FacingMove, type FreeMove, reach, reachFree } from './reach.hot.ts';
import { hex, MAP } from './sample-map.ts';
import { NONE, Search } from './search.hot.ts';

const open = (grid: HexGrid = MAP): Uint8Array => new Uint8Array(grid.size * 6).fill(1);
const nowhere = (grid: HexGrid = MAP): Uint8Array => new Uint8Array(grid.size);
const at = (...hexes: string[]): Uint8Array => {
  const marks = nowhere();
  for (const label of hexes) marks[hex(label)] = 1;
  return marks;
};

const BRIGADE = { start: hex('1410'), facing: parseVertex('NNE')!, enter: open(), stop: nowhere() } as const;
const TURNING = { turnCost: 1, stopTurnCost: 2 } as const;
const node = (label: string, facing: string): number => hex(label) * 6 + parseVertex(facing)!;

/** Everything reached, as `1409>NNE:1`, in the order of hexes and facings. */
const marched = (move: FacingMove): string => {
  const search = new Search(MAP.size * 6, 20);
  reach(MAP, search, move);
  return [...search.settled.subarray(0, search.count)]
    .sort((a, b) => a - b)
    .map((n) => `${hexLabel(MAP, Math.floor(n / 6) as HexId)}>${vertexName(n % 6)}:${search.cost(n)}`)
    .join(' ');
};

const ridden = (move: FreeMove): string => {
  const search = new Search(MAP.size, 20);
  reachFree(MAP, search, move);
  return [...search.settled.subarray(0, search.count)]
    .sort((a, b) => a - b)
    .map((one) => `${hexLabel(MAP, one as HexId)}:${search.cost(one)}`)
    .join(' ');
};

describe('reach: a piece that faces a vertex', () => {
  it('with one point steps into a forward hex or turns by one vertex', () => {
    expect(marched({ ...BRIGADE, ...TURNING, budget: 1 })).toBe('1409>NNE:1 1410>NNE:0 1410>E:1 1410>NNW:1 1509>NNE:1');
  });

  it('with no point stays', () => {
    expect(marched({ ...BRIGADE, ...TURNING, budget: 0 })).toBe('1410>NNE:0');
  });

  it('does not turn where a turn has no cost to pay', () => {
    expect(marched({ ...BRIGADE, turnCost: 0, stopTurnCost: 0, budget: 1 })).toBe('1409>NNE:1 1410>NNE:0 1509>NNE:1');
  });

  it('pays for a step what its hexside says, and goes nowhere barred', () => {
    const enter = open();
    enter[hex('1410') * 6 + parseDirection('N')!] = 3;
    enter[hex('1410') * 6 + parseDirection('NE')!] = 0;
    expect(marched({ ...BRIGADE, enter, turnCost: 0, stopTurnCost: 0, budget: 3 })).toBe('1409>NNE:3 1410>NNE:0');
  });

  it('goes no further from a hex that stops it, but turns there at its price', () => {
    const move = { ...BRIGADE, stop: at('1409', '1509'), budget: 3, turnCost: 0, stopTurnCost: 2 };
    expect(marched(move)).toBe('1409>NNE:1 1409>E:3 1409>NNW:3 1410>NNE:0 1509>NNE:1 1509>E:3 1509>NNW:3');
  });

  it('leaves a hex that stops others, if it starts there, and turns there at the dearer price', () => {
    expect(marched({ ...BRIGADE, ...TURNING, stop: at('1410'), budget: 2 })).toBe(
      '1408>NNE:2 1409>NNE:1 1409>E:2 1409>NNW:2 1410>NNE:0 1410>E:2 1410>NNW:2 1508>NNE:2 1509>NNE:1 1509>E:2 1509>NNW:2 1609>NNE:2',
    );
  });

  it('does not come back to a start that would stop it', () => {
    const move = { ...BRIGADE, budget: 4, turnCost: 1, stopTurnCost: 0 };
    expect(marched(move)).toContain('1410>SSE:2');
    expect(marched({ ...move, stop: at('1410') })).not.toContain('1410>SSE');
  });

  it('does not step off the map', () => {
    const corner = { ...BRIGADE, start: hex('0101'), facing: parseVertex('NNW')! };
    expect(marched({ ...corner, turnCost: 0, stopTurnCost: 0, budget: 5 })).toBe('0101>NNW:0');
  });

  it('can tell the way it took', () => {
    const search = new Search(MAP.size * 6, 9);
    reach(MAP, search, { ...BRIGADE, ...TURNING, budget: 4 });
    const way = pathTo(search, node('1610', 'E'));
    expect(way.length).toBe(4);
    expect(way[0]).toBe(node('1410', 'NNE'));
  });

  it('is refused a search too small to hold it', () => {
    expect(() => reach(MAP, new Search(MAP.size, 9), { ...BRIGADE, ...TURNING, budget: 3 })).toThrow(RangeError);
    expect(() => reach(MAP, new Search(MAP.size * 6, 2), { ...BRIGADE, ...TURNING, budget: 3 })).toThrow(RangeError);
  });
});

describe('reachFree: a piece that steps any way it likes', () => {
  it('reaches its six neighbours with one point', () => {
    expect(ridden({ ...BRIGADE, budget: 1 })).toBe('1309:1 1310:1 1409:1 1410:0 1411:1 1509:1 1510:1');
  });

  it('goes round a hex that stops it, not through', () => {
    const enter = open();
    for (const side of ['NE', 'SE', 'S', 'SW', 'NW']) enter[hex('1410') * 6 + parseDirection(side)!] = 0;
    expect(ridden({ ...BRIGADE, enter, stop: at('1409'), budget: 9 })).toBe('1409:1 1410:0');
  });

  it('leaves a hex that stops others, if it starts there', () => {
    expect(ridden({ ...BRIGADE, stop: at('1410'), budget: 1 })).toContain('1409:1');
  });
});

/** The slow twins. A place is a text, a move a list of places with their price; prices sink until nothing sinks. */
interface Step {
  readonly to: string;
  readonly price: number;
}

const sink = (start: string, budget: number, stepsFrom: (place: string) => Step[]): Map<string, number> => {
  const prices = new Map([[start, 0]]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [place, spent] of [...prices]) {
      for (const { to, price } of stepsFrom(place)) {
        if (spent + price > budget || spent + price >= (prices.get(to) ?? Number.POSITIVE_INFINITY)) continue;
        prices.set(to, spent + price);
        changed = true;
      }
    }
  }
  return prices;
};

const slowReach = (grid: HexGrid, move: FacingMove): Map<string, number> =>
  sink(`${move.start} ${move.facing}`, move.budget, (place) => {
    const [here, facing] = place.split(' ').map(Number) as [HexId, number];
    const isStopped = move.stop[here] !== 0;
    const turnPrice = isStopped ? move.stopTurnCost : move.turnCost;
    const steps: Step[] = [];
    for (const direction of forward(facing)) {
      const there = neighbour(grid, here, direction);
      const price = move.enter[here * 6 + direction]!;
      if (there === undefined || price === 0) continue;
      if (isStopped && here !== move.start) continue;
      if (there === move.start && move.stop[there] !== 0) continue;
      steps.push({ to: `${there} ${facing}`, price });
    }
    if (turnPrice > 0) for (const by of [1, -1]) steps.push({ to: `${here} ${rotate(facing, by)}`, price: turnPrice });
    return steps;
  });

const slowReachFree = (grid: HexGrid, move: FreeMove): Map<string, number> =>
  sink(`${move.start}`, move.budget, (place) => {
    const here = Number(place) as HexId;
    if (move.stop[here] !== 0 && here !== move.start) return [];
    return [0, 1, 2, 3, 4, 5].flatMap((direction) => {
      const there = neighbour(grid, here, direction);
      const price = move.enter[here * 6 + direction]!;
      return there === undefined || price === 0 ? [] : [{ to: `${there}`, price }];
    });
  });

const BOARD = hexGrid({ columns: 7, rowsEven: 6, rowsOdd: 5, lowered: 'odd' });
const MOVES: fc.Arbitrary<FacingMove> = fc.record({
  start: fc.nat(BOARD.size - 1).map((one) => one as HexId),
  facing: fc.nat(5),
  budget: fc.nat(12),
  turnCost: fc.nat(2),
  stopTurnCost: fc.nat(3),
  enter: fc.uint8Array({ minLength: BOARD.size * 6, maxLength: BOARD.size * 6, max: 4 }),
  stop: fc
    .array(fc.constantFrom(0, 0, 0, 0, 1), { minLength: BOARD.size, maxLength: BOARD.size })
    .map((marks) => Uint8Array.from(marks)),
});

describe('reach on random boards', () => {
  const facingSearch = new Search(BOARD.size * 6, 12);
  const freeSearch = new Search(BOARD.size, 12);

  it('agrees with prices that sink until they rest', () => {
    fc.assert(
      fc.property(MOVES, (move) => {
        const expected = slowReach(BOARD, move);
        reach(BOARD, facingSearch, move);
        for (let n = 0; n < BOARD.size * 6; n++) {
          expect(facingSearch.cost(n)).toBe(expected.get(`${Math.floor(n / 6)} ${n % 6}`) ?? NONE);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('takes ways made of single steps and single turns', () => {
    fc.assert(
      fc.property(MOVES, (move) => {
        reach(BOARD, facingSearch, move);
        const last = facingSearch.settled[facingSearch.count - 1]!;
        const way = pathTo(facingSearch, last).map((n) => ({ hex: Math.floor(n / 6) as HexId, facing: n % 6 }));
        for (let i = 1; i < way.length; i++) {
          const [before, after] = [way[i - 1]!, way[i]!];
          if (before.hex === after.hex) expect([1, 5]).toContain(rotate(after.facing, -before.facing));
          else {
            expect(after.facing).toBe(before.facing);
            expect(forward(before.facing)).toContain(directionTo(BOARD, before.hex, after.hex));
          }
        }
      }),
    );
  });

  it('agrees for a piece without facing', () => {
    fc.assert(
      fc.property(MOVES, (move) => {
        const expected = slowReachFree(BOARD, move);
        reachFree(BOARD, freeSearch, move);
        for (let one = 0; one < BOARD.size; one++) {
          expect(freeSearch.cost(one)).toBe(expected.get(`${one}`) ?? NONE);
        }
      }),
      { numRuns: 400 },
    );
  });
});
