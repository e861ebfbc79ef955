import { type Field, faceOf, isControlled } from '../model/state.ts';

/** 4.2e What a zone of control of the enemy adds to the price of a zone. */
export const controlToll = (g: Field, z: number, side: number): number =>
  isControlled(g, z, 1 - side) ? g.w.charts.movement.zocSurcharge : 0;

export const hasBaggage = (g: Field, z: number, side: number): boolean => {
  for (let b = 0; b < g.w.baggage; b++) if (g.s.baggage.zone[b] === z && g.w.baggageSide[b] === side) return true;
  return false;
};
/** AU.4 What waggons in the streets add to it for an arm. */
export function streetToll(g: Field, u: number, z: number): number {
  let toll = 0;
  for (const c of g.w.specials['choked-streets'])
    if (c.arm === faceOf(g, u).arm && c.zones.includes(z) && hasBaggage(g, z, c.baggage)) toll += c.mp;
  return toll;
}
/** 4.2e AU.4 What a zone costs a unit beyond its type. */
export const zoneToll = (g: Field, u: number, z: number): number =>
  controlToll(g, z, g.w.unitSide[u]!) + streetToll(g, u, z);
