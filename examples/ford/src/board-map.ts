import { hexId } from '@tambour/boards';
import type { BoardMap } from '@tambour/kernel';
import { GRID, groundOf, HEXES } from './map.ts';

/** The map for programs. Every step is one move; nobody enters the deep hex. */
export const boardMap = (): BoardMap => ({
  kind: 'hexes',
  movers: ['any'],
  places: HEXES.map((id, hex) => ({
    id,
    terrain: groundOf(hexId(hex)),
    neighbours: Array.from({ length: 6 }, (_, d) => GRID.neighbours[hex * 6 + d] ?? -1)
      .filter((to) => to >= 0)
      .map((to) => ({
        to: HEXES[to] ?? '',
        costs: { any: groundOf(hexId(to)) === 'deep' ? null : 1 },
        over: [],
      })),
  })),
  notes: {
    en: 'A foot or a gun moves one hex, a horse two.',
    fr: 'Un fantassin ou un canon avance d’un hexagone, un cavalier de deux.',
  },
});
