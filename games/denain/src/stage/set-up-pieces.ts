import type { Piece } from '@tambour/press';
import { leaderId, unitId } from '../model/ids.ts';
import type { DenainWorld } from '../model/world.ts';
import { leaderFace, unitFace } from './face.ts';

/** The historical set-up: free sets in the order listed, reinforcements in their boxes. */
export const setupPieces = (w: DenainWorld): Piece[] => [
  ...w.data.units.map(({ cf, facing, hex, formation }, u) => ({
    ...unitFace(w, unitId(u), cf, facing),
    place: hex === undefined ? w.formationIds[formation]! : w.hexNames[hex]!,
  })),
  ...w.data.leaders.map(({ hexes: [hex], leads }, l) => ({
    ...leaderFace(w, leaderId(l)),
    place: hex === undefined ? (leads ?? '') : w.hexNames[hex]!,
  })),
];
