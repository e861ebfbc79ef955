import { type ZoneId, zoneId } from '@tambour/boards';
import type { Action } from '@tambour/kernel';
import { type LeaderId, leaderId, type UnitId, unitId } from './ids.ts';

// What stands in a packed action, by the verb that it is of (`protocol/verbs.ts` packs them): rules read it by these names.

/** Place, exchange, move, enter, leave, advance: a unit, or a leader counted after the units. */
export const actionPiece = (o: Action): number => o.a;
/** Every other verb that names a unit. */
export const actionUnit = (o: Action): UnitId => unitId(o.a);
/** Ride-off, follow, replace, order. */
export const actionLeader = (o: Action): LeaderId => leaderId(o.a);
/** Where it goes, or what it attacks: of every verb that names a piece and a zone. */
export const actionZone = (o: Action): ZoneId => zoneId(o.b);
/** In place of a zone: off the map. */
export const OFF = zoneId(254);
/** Fire, charge, bombard: the enemy aimed at; exchange: whom it changes places with. */
export const actionTarget = (o: Action): UnitId => unitId(o.b);
/** Engage: whether the charge is spent, and how many rounds are fought. */
export const isChargeSpent = (o: Action): boolean => o.b === 1;
export const engagedRounds = (o: Action): number => o.c;
/** Order: the written order, by its number in `ORDERS`. */
export const writtenOrder = (o: Action): number => o.b;
