import { CHARTS } from '../model/charts.ts';

/** C6d A piece in a building, or deep in a wood, is seen only from near, or after it fired until the end of the next period. */
export function isConcealedSeen(c: {
  readonly place: 'sector' | 'wood';
  /** In a wood: how far its centre is inside. */
  readonly depthInside?: number;
  readonly distance: number;
  readonly firedLast: number | null;
  readonly period: number;
}): boolean {
  const { concealedInWoodDeeperThanCm, concealedSeenBelowCm } = CHARTS.sight;
  const isConcealed = c.place === 'sector' || (c.depthInside ?? 0) > concealedInWoodDeeperThanCm;
  if (!isConcealed || c.distance < concealedSeenBelowCm) return true;
  return c.firedLast !== null && c.period - c.firedLast <= 1;
}
