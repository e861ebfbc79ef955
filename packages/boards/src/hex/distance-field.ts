import type { Direction } from './direction.ts';
import { type HexGrid, type HexId, OFF_MAP } from './grid.ts';
import type { Search } from './search.hot.ts';

/**
 * Steps from the nearest of `sources` to every hex, as far as the search's `maxCost`, going only where `canStep` lets
 * from a hex in a direction. Nodes are hexes; read them with `search.cost`. A command path and the nearest friend are
 * both questions of this kind.
 */
export const distanceField = (
  grid: HexGrid,
  search: Search,
  sources: Iterable<HexId>,
  canStep: (from: HexId, direction: Direction) => boolean,
): void => {
  search.begin();
  for (const source of sources) search.seed(source);
  for (let hex = search.next(); hex >= 0; hex = search.next()) {
    for (let direction = 0; direction < 6; direction++) {
      const to = grid.neighbours[hex * 6 + direction]!;
      if (to !== OFF_MAP && canStep(hex as HexId, direction)) search.relax(to, search.at + 1, hex);
    }
  }
};
