import type { OrderEffects } from '../model/charts.ts';
import type { UnitId } from '../model/ids.ts';
import { isUnit } from '../model/piece.ts';
import type { Face } from '../model/profile.ts';
import { type Field, MARK } from '../model/state.ts';
import { faceOf, has } from '../model/unit.ts';
import { ARTILLERY, CAVALRY } from '../model/vocabulary.ts';
import { effectsOf } from './10-effects.ts';

/** 4.1Pd Guns never move. */
export const canMarch = (g: Field, u: UnitId): boolean => faceOf(g, u).arm !== ARTILLERY;

/** 1.3.7f What disorganisation takes off an allowance. */
export const penaltyOf = (g: Field, arm: number): number => {
  const { infantry, cavalry } = g.w.charts.movement.disorganisedPenalty;
  return arm === CAVALRY ? cavalry : infantry;
};
/** 4.1.1e What a road is worth to an arm. */
export const roadBonusOf = (g: Field, arm: number): number => {
  const { infantry, cavalry } = g.w.charts.movement.roadBonus;
  return arm === CAVALRY ? cavalry : infantry;
};

/**
 * 1.3.5a 4.1Pa 10.1h R53 R84 Movement points of a unit as it stands: its face, its order, its disorganisation; without the
 * road. Guns have none whatever the order.
 */
export const allowanceOf = (g: Field, u: UnitId): number => allowanceUnder(g, u, effectsOf(g, u));
/** The same under some order, or under none. */
export function allowanceUnder(g: Field, u: UnitId, order: OrderEffects | undefined): number {
  const face = faceOf(g, u);
  if (face.arm === ARTILLERY) return 0;
  return pointsBy(g, face, order, has(g, u, MARK.disorganised));
}
/** By the face that shows, an order, and whether it is in disorder. */
export const pointsBy = (g: Field, face: Face, order: OrderEffects | undefined, isDisorganised: boolean): number =>
  Math.max(0, face.ma + (order?.mp ?? 0) - (isDisorganised ? penaltyOf(g, face.arm) : 0));

/** 1.4a 10.1e */
export const leaderAllowance = (g: Field): number => g.w.charts.movement.leaderAllowance;
/** Movement points of either, and what a road adds to them. */
export const pointsOf = (g: Field, piece: number): number =>
  isUnit(g, piece) ? allowanceOf(g, piece) : leaderAllowance(g);
export const roadBonusFor = (g: Field, piece: number): number =>
  isUnit(g, piece) ? roadBonusOf(g, faceOf(g, piece).arm) : g.w.charts.movement.roadBonus.leader;
