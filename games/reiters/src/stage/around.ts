import type { ZoneId } from '@tambour/boards';
import type { Text } from '@tambour/kernel';
import { saidPiece } from '../model/names.ts';
import { baggageAt, type Field, leadersAt, unitsAt } from '../model/state.ts';
import { SIDES } from '../model/vocabulary.ts';

/** Everything that stands in a zone, by id: units, leaders, baggage, side by side. */
export const standingIn = (g: Field, zone: ZoneId): { readonly id: string; readonly side: number }[] =>
  SIDES.flatMap((_, side) => [
    ...unitsAt(g, zone, side).map((u) => ({ id: g.w.unitIds[u]!, side })),
    ...leadersAt(g, zone, side).map((l) => ({ id: g.w.leaderIds[l]!, side })),
    ...baggageAt(g, zone, side).map((b) => ({ id: g.w.baggageIds[b]!, side })),
  ]);

export const namesIn = (g: Field, zone: ZoneId): Text[] => standingIn(g, zone).map(({ id }) => saidPiece(g.w, id, g));
