import type { Occasion } from '../../model/vocabulary.ts';

/** An enemy that may have caused a test. */
export interface Cause {
  readonly id: string;
  /** Losses it inflicted in the melee or fire that is tested for. */
  readonly losses: number;
}
/**
 * 2.4-P7 2.5-M2 2.5-M4 2.6-P3 R42 Whom a unit goes away from: the charger, the enemy seen, of several in melee or fire the one that inflicted most; else the nearest enemy in
 * view. Without any it goes straight to its edge.
 */
export function causeOf(c: {
  readonly occasions: readonly Occasion[];
  /** Chargers, enemies of the melee, shooters, the enemy seen; in the order they came. */
  readonly enemies: readonly Cause[];
  readonly nearestInView: string | null;
}): string | null {
  const byEnemy: readonly Occasion[] = [
    'receiveCharge',
    'meleeLost',
    'meleeWon',
    'fireLosses',
    'firstFire',
    'strength',
    'sight',
  ];
  if (!c.occasions.some((occasion) => byEnemy.includes(occasion))) return c.nearestInView;
  const [first, ...rest] = c.enemies;
  if (!first) return c.nearestInView;
  return rest.reduce((worst, enemy) => (enemy.losses > worst.losses ? enemy : worst), first).id;
}
