import { itemAt } from '@tambour/kernel';
import type { Piece } from '@tambour/press';
import type { RisorgimentoWorld } from '../model/world.ts';
import { waitsIn } from './boxes.ts';
import { leaderFace, unitFace } from './face.ts';

/** The historical set-up, stacks in their order, and the first arrivals in their boxes. */
export const setupPieces = (w: RisorgimentoWorld): Piece[] => [
  ...w.data.setUp.flatMap(({ hex, facing, units, leaders }) => {
    const place = itemAt(w.hexNames, hex);
    return [
      ...units.map((u, i) => ({ ...unitFace(w, u, { facing, order: units.length - 1 - i }), place })),
      ...leaders.map((l) => ({ ...leaderFace(w, l), place })),
    ];
  }),
  ...w.data.arrivals.flatMap(({ units, leaders }, i) => {
    const place = waitsIn(w, i + 1, 1);
    if (place === undefined) return [];
    return [
      ...units.map((u) => ({ ...unitFace(w, u, {}), place })),
      ...leaders.map((l) => ({ ...leaderFace(w, l), place })),
    ];
  }),
];
