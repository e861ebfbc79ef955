import type { ZoneId } from '@tambour/boards';
import type { UnitId } from '../model/ids.ts';
import type { Field } from '../model/state.ts';
import { armyOf, faceOf } from '../model/unit.ts';
import { hasBaggage, isControlled } from '../model/zone.ts';

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
