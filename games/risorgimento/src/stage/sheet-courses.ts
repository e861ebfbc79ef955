import { type HexGrid, type HexId, hexId, neighbour } from '@tambour/boards';
import { itemAt, present } from '@tambour/kernel';
import type { Hexside, SideWater } from '@tambour/press';
import { CANAL, DEEP, FORD, NO_WATER, RIVER, SHALLOW } from '../model/vocabulary.ts';
import type { RisorgimentoWorld } from '../model/world.ts';

/** What runs over the map hex by hex, read from its sides: ways as rows of hexes, waters as sets of sides. */

/** Each step that `has` tells of once, in rows as long and as straight as they come. */
export function rowsOf(grid: HexGrid, has: (hex: HexId, d: number) => boolean): HexId[][] {
  const left = new Set<number>();
  const open = (hex: HexId): number[] => [0, 1, 2, 3, 4, 5].filter((d) => left.has(hex * 6 + d));
  for (let hex = hexId(0); hex < grid.size; hex++)
    for (let d = 0; d < 6; d++) if (neighbour(grid, hex, d) !== undefined && has(hex, d)) left.add(hex * 6 + d);
  const steps = [...Array(grid.size).keys()].map((hex) => open(hexId(hex)).length);
  const take = (hex: HexId, d: number): HexId => {
    const other = present(neighbour(grid, hex, d));
    left.delete(hex * 6 + d);
    left.delete(other * 6 + ((d + 3) % 6));
    return other;
  };
  const turn = (a: number, b: number): number => Math.min((a - b + 6) % 6, (b - a + 6) % 6);
  const walk = (from: HexId, first: number): HexId[] => {
    const row = [from];
    let here = from;
    for (let d: number | undefined = first; d !== undefined; ) {
      const came: number = d;
      here = take(here, d);
      row.push(here);
      const onward = open(here).sort((a, b) => turn(a, came) - turn(b, came))[0];
      // Through a fork only straight on, or nearly so; at the edge what comes back in is another way.
      const isBend = steps[here] === 2 && [0, 1, 2, 3, 4, 5].every((side) => neighbour(grid, here, side) !== undefined);
      d = onward !== undefined && (isBend || turn(onward, came) <= 1) ? onward : undefined;
    }
    return row;
  };
  const rows: HexId[][] = [];
  // From where ways end, then from forks, then round in rings.
  for (const starts of [(n: number) => n === 1, (n: number) => n > 2, () => true])
    for (let hex = hexId(0); hex < grid.size; hex++)
      if (starts(itemAt(steps, hex))) for (const d of open(hex)) if (left.has(hex * 6 + d)) rows.push(walk(hex, d));
  return rows;
}

/** The sides of the map that `has` tells of, each once. */
export function sidesOf(grid: HexGrid, has: (hex: HexId, d: number) => boolean): Hexside[] {
  const sides: Hexside[] = [];
  for (let hex = hexId(0); hex < grid.size; hex++)
    for (let d = 0; d < 6; d++) {
      const other = neighbour(grid, hex, d);
      if (other !== undefined && hex < other && has(hex, d)) sides.push({ hex, direction: d });
    }
  return sides;
}

const KINDS = [
  [RIVER, 'river'],
  [CANAL, 'canal'],
  [DEEP, 'stream'],
  [SHALLOW, 'brook'],
] as const;

/** The water that a ford is part of: the one that touches an end of its side. */
function fordIn({ grid, water }: RisorgimentoWorld, hex: HexId, d: number): number {
  const other = present(neighbour(grid, hex, d));
  const around = [
    hex * 6 + ((d + 1) % 6),
    hex * 6 + ((d + 5) % 6),
    other * 6 + ((d + 2) % 6),
    other * 6 + ((d + 4) % 6),
  ];
  return around.map((side) => itemAt(water, side)).find((found) => found !== NO_WATER && found !== FORD) ?? SHALLOW;
}

export function watersOf(w: RisorgimentoWorld, nameOf: (kind: SideWater['kind']) => string): SideWater[] {
  const fords = sidesOf(w.grid, (hex, d) => w.water[hex * 6 + d] === FORD);
  return KINDS.flatMap(([number, kind]): SideWater[] => {
    const own = fords.filter(({ hex, direction }) => fordIn(w, hex, direction) === number);
    const sides = [...sidesOf(w.grid, (hex, d) => w.water[hex * 6 + d] === number), ...own];
    return sides.length === 0 ? [] : [{ name: nameOf(kind), kind, sides, fords: own }];
  });
}
