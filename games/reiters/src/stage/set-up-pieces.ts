import type { ZoneId } from '@tambour/boards';
import type { Piece } from '@tambour/press';
import { leaderId, unitId } from '../model/ids.ts';
import type { ReitersWorld } from '../model/world.ts';
import { baggageFace, leaderFace, unitFace } from './face.ts';

/** The pieces where the scenario would have them, and those that come later in the box of their column: for a map to print. */
export function setupPieces(w: ReitersWorld): Piece[] {
  const place = (zone: ZoneId | undefined, column: number): string =>
    zone === undefined ? w.columnIds[column]! : w.zoneNames[zone]!;
  return [
    ...w.data.baggage.map((data, b) => ({ ...baggageFace(w, b), place: w.zoneNames[data.zone]! })),
    ...w.data.units.map((data, u) => ({ ...unitFace(w, unitId(u), data.front), place: place(data.zone, data.column) })),
    ...w.data.leaders.map((data, l) => ({
      ...leaderFace(w, leaderId(l), false),
      place: place(data.zone, data.column),
    })),
  ];
}
