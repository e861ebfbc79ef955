import { describe, expect, it } from 'vitest';
import { type HexId, hexGrid, hexId } from './grid.ts';
import { Trace } from './trace.hot.ts';

const { neighbours: near } = hexGrid({ columns: 36, rowsEven: 21, rowsOdd: 21, lowered: 'odd' });
const neighbours = (hex: HexId) => [0, 1, 2, 3, 4, 5].map((d) => near[hex * 6 + d]!).filter((x) => x >= 0);
const isOpen = (hex: HexId, seed: number) => (hex * 7 + seed) % 5 > 0;

/** The slow twin: rings of hexes, each made of the open neighbours of the last. */
function ringsFrom(start: HexId, range: number, seed: number): HexId[][] {
  const rings = [[start]];
  const seen = new Set([start]);
  while (rings.length <= range) {
    const ring: HexId[] = [];
    for (const hex of rings.at(-1)!)
      for (const x of neighbours(hex)) {
        if (seen.has(x) || !isOpen(x, seed)) continue;
        seen.add(x);
        ring.push(x);
      }
    rings.push(ring);
  }
  return rings;
}

describe('Trace', () => {
  it('reaches what rings of neighbours reach, in the same order and number of steps, time and again', () => {
    const trace = new Trace(near.length / 6);
    for (let seed = 0; seed < 200; seed++) {
      const start = hexId((seed * 31) % (near.length / 6));
      const range = seed % 7;
      trace.begin(start);
      for (let hex = trace.next(); hex >= 0 && trace.at < range; hex = trace.next())
        for (const x of neighbours(hex)) if (!trace.has(x) && isOpen(x, seed)) trace.reach(x, hex);
      const rings = ringsFrom(start, range, seed);
      expect(Array.from({ length: trace.count }, (_, i) => trace.hex(i))).toEqual(rings.flat());
      const steps = new Map(rings.flatMap((ring, n) => ring.map((hex) => [hex, n] as const)));
      const all = Array.from({ length: near.length / 6 }, (_, hex) => hexId(hex));
      expect(all.map((hex) => trace.steps(hex))).toEqual(all.map((hex) => steps.get(hex) ?? -1));
      const reached = rings.slice(1).flat();
      expect(reached.map((hex) => trace.steps(trace.from(hex)) + 1)).toEqual(reached.map((hex) => steps.get(hex)));
      expect(trace.from(start)).toBe(-1);
    }
  });
});
