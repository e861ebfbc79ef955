import type { ZoneId } from '@tambour/boards';
import type { UnitId } from '../model/ids.ts';
import { type Field, MARK } from '../model/state.ts';
import { armyOf, faceOf, has } from '../model/unit.ts';
import { hasBaggage, hasRoom, isControlled, unitsIn } from '../model/zone.ts';
import { effectsOf } from './10-effects.ts';

/** 4.2e What a zone of control of the enemy adds to the price of a zone. */
export const controlToll = (g: Field, z: ZoneId, side: number): number =>
  isControlled(g, z, 1 - side) ? g.w.charts.movement.zocSurcharge : 0;

/** AU.4 What waggons in the streets add to it for an arm. */
export function streetToll(g: Field, u: UnitId, z: ZoneId): number {
  let toll = 0;
  for (const c of g.w.specials['choked-streets'])
    if (c.arm === faceOf(g, u).arm && c.zones.includes(z) && hasBaggage(g, z, c.baggage)) toll += c.mp;
  return toll;
}
/** 4.2e AU.4 What a zone costs a unit beyond its type. */
export const zoneToll = (g: Field, u: UnitId, z: ZoneId): number =>
  controlToll(g, z, armyOf(g, u)) + streetToll(g, u, z);

// What a zone asks of a unit that would come in. The search for ways and the refusal of a step both ask these.

/** 4.1Ph Nobody marches into enemy units. */
export const hasEnemyUnits = (g: Field, z: ZoneId, side: number): boolean => unitsIn(g, z, 1 - side) > 0;
/** 4.3e 4.3f There must be room; its own place is there for a unit as long as it has not gone. */
export const hasPlace = (g: Field, u: UnitId, z: ZoneId): boolean => z === g.s.unit.zone[u] || hasRoom(g, u, z);
export const isWatched = (g: Field, z: ZoneId, side: number): boolean => isControlled(g, z, 1 - side);
/** 10.1h Whether the order of a unit keeps it out of zones of control. */
export const shunsControl = (g: Field, u: UnitId): boolean =>
  effectsOf(g, u)?.moveLimit === 'noEnemyZoc' && !has(g, u, MARK.isolated);
