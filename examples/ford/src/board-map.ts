import { hexId } from '@tambour/boards';
import type { BoardMap } from '@tambour/kernel';
import { hexBoardMap } from '@tambour/stage';
import { GRID, groundOf, HEXES } from './map.ts';

const terrainOf = (hex: number) => groundOf(hexId(hex));
/** The map for programs. Every step is one move; nobody enters the deep hex. */
export const boardMap = (): BoardMap =>
  hexBoardMap(
    { hexNames: HEXES, near: GRID.neighbours },
    {
      movers: ['any'],
      place: (hex) => ({ terrain: terrainOf(hex) }),
      step: (at) => ({ costs: { any: terrainOf(GRID.neighbours[at] ?? -1) === 'deep' ? null : 1 }, over: [] }),
      notes: {
        en: 'Infantry and guns move one hex, cavalry two.',
        fr: 'L’infanterie et le canon avancent d’un hexagone, la cavalerie de deux.',
      },
    },
  );
