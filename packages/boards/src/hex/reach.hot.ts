import type { Vertex } from './direction.ts';
import { type HexGrid, type HexId, OFF_MAP } from './grid.ts';
import type { Search } from './search.hot.ts';

/** A move to explore. The arrays are the caller's, one entry a hexside or a hex. */
export interface FreeMove {
  readonly start: HexId;
  readonly budget: number;
  /** hex * 6 + direction → cost of the step out of that hex in that direction; 0 = barred. */
  readonly enter: Readonly<Uint8Array>;
  /** hex → not 0 if entering it ends hex movement. The hex a move starts in does not hold it. */
  readonly stop: Readonly<Uint8Array>;
}

export interface FacingMove extends FreeMove {
  readonly facing: Vertex;
  /** Cost of turning by one vertex; 0 = may not turn. */
  readonly turnCost: number;
  /** The same in a hex that stops, the start too if it is one. */
  readonly stopTurnCost: number;
}

const prepare = (search: Search, nodes: number, budget: number): void => {
  if (search.nodes < nodes || search.maxCost < budget) {
    throw new RangeError(
      `a search of ${search.nodes} nodes to cost ${search.maxCost} cannot hold ${nodes} to ${budget}`,
    );
  }
  search.begin();
};

/**
 * Every place and facing within budget for a piece that faces a vertex and steps into its two forward hexes. Nodes are
 * hex * 6 + facing; what was reached is read from the search.
 *
 * A start that would stop other comers is left freely but not come back to: a piece back there would have to stop, one
 * that never left need not, and a node cannot be both.
 */
export const reach = (grid: HexGrid, search: Search, move: FacingMove): void => {
  const { start, budget, enter, stop } = move;
  const neighbours = grid.neighbours;
  const closedStart = stop[start] !== 0 ? start : OFF_MAP;
  prepare(search, grid.size * 6, budget);
  search.seed(start * 6 + move.facing);
  for (let node = search.next(); node >= 0; node = search.next()) {
    const hex = (node / 6) | 0;
    const facing = node - hex * 6;
    const left = hex * 6;
    const spent = search.at;
    const stops = stop[hex] !== 0;
    if (!stops || hex === start) {
      for (let forward = 0; forward < 2; forward++) {
        const side = left + ((facing + forward) % 6);
        const to = neighbours[side]!;
        const cost = enter[side]!;
        if (to === OFF_MAP || to === closedStart || cost === 0 || spent + cost > budget) continue;
        search.relax(to * 6 + facing, spent + cost, node);
      }
    }
    const turn = stops ? move.stopTurnCost : move.turnCost;
    if (turn > 0 && spent + turn <= budget) {
      search.relax(left + ((facing + 1) % 6), spent + turn, node);
      search.relax(left + ((facing + 5) % 6), spent + turn, node);
    }
  }
};

/** Every hex within budget for a piece that steps any way it likes. Nodes are hexes. */
export const reachFree = (grid: HexGrid, search: Search, move: FreeMove): void => {
  const { start, budget, enter, stop } = move;
  const neighbours = grid.neighbours;
  prepare(search, grid.size, budget);
  search.seed(start);
  for (let hex = search.next(); hex >= 0; hex = search.next()) {
    if (stop[hex] !== 0 && hex !== start) continue;
    const spent = search.at;
    for (let side = hex * 6; side < hex * 6 + 6; side++) {
      const to = neighbours[side]!;
      const cost = enter[side]!;
      if (to !== OFF_MAP && cost !== 0 && spent + cost <= budget) search.relax(to, spent + cost, hex);
    }
  }
};
