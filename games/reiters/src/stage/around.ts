import type { ZoneId } from '@tambour/boards';
import type { Text } from '@tambour/kernel';
import { saidIf } from '@tambour/stage';
import type { UnitId } from '../model/ids.ts';
import { saidPiece } from '../model/names.ts';
import { baggagePiece, leaderPiece } from '../model/piece.ts';
import type { Field } from '../model/state.ts';
import { SIDES } from '../model/vocabulary.ts';
import { baggageAt, leadersAt, unitsAt } from '../model/zone.ts';
import { mayReact } from '../rules/6-reaction-demands.ts';
import { sayStudy } from '../texts/say-study.ts';

/** Everything that stands in a zone: units, leaders, baggage, side by side. */
export const namesIn = (g: Field, zone: ZoneId): Text[] =>
  SIDES.flatMap((_, side) => [
    ...unitsAt(g, zone, side),
    ...leadersAt(g, zone, side).map((l) => leaderPiece(g, l)),
    ...baggageAt(g, zone, side).map((b) => baggagePiece(g, b)),
  ]).map((piece) => saidPiece(g.w, piece, g));

/** 6.2a 6.3b 6.4a What a unit may do about the enemy in a zone. */
export const reactionWays = (g: Field, u: UnitId, zone: ZoneId): Text[] =>
  (['fire', 'charge', 'give-way'] as const).flatMap((way) =>
    saidIf(mayReact({ g, u, zone }, way), () => sayStudy(`deed.${way}`)),
  );
