import type { ZoneId } from '@tambour/boards';
import type { Text } from '@tambour/kernel';
import type { UnitId } from '../model/ids.ts';
import type { Field } from '../model/state.ts';
import { mayReact } from '../rules/6-reaction-demands.ts';
import { sayStudy } from '../texts/say-study.ts';

/** 6.2a 6.3b 6.4a What a unit may do about the enemy in a zone. */
export const reactionWays = (g: Field, u: UnitId, zone: ZoneId): Text[] => [
  ...(mayReact({ g, u, zone }, 'fire') ? [sayStudy('deed.fire')] : []),
  ...(mayReact({ g, u, zone }, 'charge') ? [sayStudy('deed.charge')] : []),
  ...(mayReact({ g, u, zone }, 'give-way') ? [sayStudy('deed.give-way')] : []),
];
