import type { ZoneId } from '@tambour/boards';
import type { Text } from '@tambour/kernel';
import type { UnitId } from '../model/ids.ts';
import type { Field } from '../model/state.ts';
import { mayCharge, mayFire, mayGiveWay } from '../rules/6-reaction-demands.ts';
import { sayStudy } from '../texts/say-study.ts';

/** 6.2a 6.3b 6.4a What a unit may do about the enemy in a zone. */
export const reactionWays = (g: Field, u: UnitId, zone: ZoneId): Text[] => [
  ...(mayFire(g, u, zone) ? [sayStudy('deed.fire')] : []),
  ...(mayCharge(g, u, zone) ? [sayStudy('deed.charge')] : []),
  ...(mayGiveWay(g, u, zone) ? [sayStudy('deed.give-way')] : []),
];
