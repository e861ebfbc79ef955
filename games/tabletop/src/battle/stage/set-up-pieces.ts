import type { Piece } from '@tambour/press';
import { ARRIVALS } from '../../stage/sheet.ts';
import { leaderId, unitId } from '../model/ids.ts';
import type { TabletopWorld } from '../model/world.ts';
import { leaderFace, unitFace } from './face.ts';

/** Who waits beside the table as the battle begins. Those who stand on it are bases, not counters. */
export const setupPieces = (w: TabletopWorld): Piece[] => [
  ...w.kinds.flatMap(({ arrives, initialFigures }, i) => {
    const u = unitId(i);
    return arrives > 0 ? [{ ...unitFace(w, u, u, initialFigures), place: ARRIVALS }] : [];
  }),
  ...w.leaderKinds.flatMap(({ arrives, isAide }, l) =>
    arrives > 0 && !isAide ? [{ ...leaderFace(w, leaderId(l)), place: ARRIVALS }] : [],
  ),
];
