import { hexGrid, hexId, reachFree, Search } from '@tambour/boards';
import { defineHex, fromCoordinates, Grid, Orientation, rectangle } from 'honeycomb-grid';
import TinyQueue from 'tinyqueue';
import { type Row, race, times } from './row.ts';

/** Ground of cost 1 to 3 with some barred hexes, the same for both. */
const costAt = (q: number, r: number): number => {
  const x = (Math.imul(q * 73856093, 31) ^ Math.imul(r * 19349663, 17)) >>> 0;
  return x % 11 === 0 ? 0 : 1 + (x % 3);
};

/** Every hex within a budget and what it costs: our kernel against honeycomb-grid with a binary heap. */
export async function reachRows(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [size, columns, height] of [
    [1, 32, 20],
    [4, 64, 40],
    [16, 128, 80],
  ] as const) {
    const budget = 8;
    const grid = hexGrid({ columns, rowsEven: height, rowsOdd: height, lowered: 'odd' });
    const search = new Search(grid.size, budget);
    const enter = new Uint8Array(grid.size * 6);
    for (let h = 0; h < grid.size; h++)
      for (let d = 0; d < 6; d++) {
        const x = grid.neighbours[h * 6 + d]!;
        enter[h * 6 + d] = x < 0 ? 0 : costAt(grid.q[x]!, grid.r[x]!);
      }
    const stop = new Uint8Array(grid.size);
    const start = hexId(Math.trunc(grid.size / 2) + Math.trunc(height / 2));
    const ours = () => reachFree(grid, search, { start, budget, enter, stop });

    const Tile = defineHex({ dimensions: 30, orientation: Orientation.FLAT, offset: 1 });
    const tiles = new Grid(Tile, rectangle({ width: columns, height }));
    // Columns count from 1 here and from 0 there, so that the lowered ones are the same.
    const theirQ = grid.column[start]! - 1;
    const first = tiles.getHex({ col: theirQ, row: grid.row[start]! - 1 })!;
    const shiftQ = grid.q[start]! - first.q;
    const shiftR = grid.r[start]! - first.r;
    const theirs = (): Map<string, number> => {
      const cost = new Map<string, number>([[first.toString(), 0]]);
      const heap = new TinyQueue<{ at: number; q: number; r: number }>(
        [{ at: 0, q: first.q, r: first.r }],
        (a, b) => a.at - b.at,
      );
      for (let top = heap.pop(); top; top = heap.pop()) {
        const here = tiles.getHex({ q: top.q, r: top.r })!;
        if (top.at > cost.get(here.toString())!) continue;
        for (const next of tiles.traverse(
          fromCoordinates(
            { q: top.q + 1, r: top.r },
            { q: top.q + 1, r: top.r - 1 },
            { q: top.q, r: top.r - 1 },
            { q: top.q - 1, r: top.r },
            { q: top.q - 1, r: top.r + 1 },
            { q: top.q, r: top.r + 1 },
          ),
        )) {
          const points = costAt(next.q + shiftQ, next.r + shiftR);
          if (points === 0) continue;
          const total = top.at + points;
          const key = next.toString();
          if (total > budget || total >= (cost.get(key) ?? Number.POSITIVE_INFINITY)) continue;
          cost.set(key, total);
          heap.push({ at: total, q: next.q, r: next.r });
        }
      }
      return cost;
    };
    ours();
    const answer = theirs();
    let same = answer.size === search.count;
    for (const [key, cost] of answer) {
      const [q, r] = key.slice(1, -1).split(',').map(Number) as [number, number];
      const column = q + shiftQ;
      const hex = grid.origin[column]! + r + shiftR;
      if (search.cost(hex) !== cost) same = false;
    }
    const speeds = race({
      ours: () => {
        for (let i = 0; i < 20; i++) ours();
        return 20;
      },
      theirs: () => {
        theirs();
        return 1;
      },
    });
    const ratio = speeds.ours! / speeds.theirs!;
    rows.push({
      what: `reach on ${columns}×${height} (${size}×), ${search.count} hexes, against honeycomb-grid with a heap`,
      figure: `${times(ratio)}${same ? ', same answers' : ', ANSWERS DIFFER'}`,
      wants: 'at least 30×',
      ok: ratio >= 30 && same,
    });
  }
  return rows;
}
