import { CHARTS } from '../../model/charts.ts';
import type { Arm, CavalryClass, Degradation, Formation, Shelter, Status } from '../../model/vocabulary.ts';
import { frontOf } from '../footprint.ts';
import type { ActCase } from '../morale/acts.ts';
import type { Placed } from '../table/placed.ts';
import type { Side } from '../table/sectors.ts';

/** A unit in close combat: no place, no match. */
export interface Fighter {
  readonly arm: Arm;
  readonly cavalryClass?: CavalryClass;
  readonly status: Status;
  readonly formation: Formation;
  readonly degradation: Degradation;
  readonly state: ActCase['state'];
  readonly figures: number;
  /** Its elite companies count for morale. */
  readonly hasElite: boolean;
  /** It charged or counter-charged this period, or came in an uncontrolled advance. */
  readonly hasCharged: boolean;
}
/** One side of one close combat. */
export interface Contact {
  readonly fighter: Fighter;
  readonly enemy: Fighter;
  /** The enemies this unit fights, this one among them. */
  readonly enemies: number;
  /** The side of its own base the enemy is at, and of the enemy's that it is at. */
  readonly on: Side;
  readonly onEnemy: Side;
  readonly isFirstRound: boolean;
  /** It has followed this enemy, or pursues it. */
  readonly isFollowing: boolean;
  /** One of the two was pursued into this combat: both fight with all their figures. */
  readonly isPursuit: boolean;
  /** It broke before this enemy's charge and was caught. */
  readonly isRunDown: boolean;
  readonly enemyShelter: Shelter;
  readonly isEnemyUphill: boolean;
}

/** C9a Every two units that fight each other, each pair once, in the order of the units. */
export function pairsOf<P>(units: readonly P[], isFighting: (a: P, b: P) => boolean): readonly (readonly [P, P])[] {
  const pairs: (readonly [P, P])[] = [];
  units.forEach((unit, i) => {
    for (const other of units.slice(i + 1)) if (isFighting(unit, other)) pairs.push([unit, other]);
  });
  return pairs;
}
/** C9a C9m Whether two placed units are in close combat with each other. */
export const isFighting = (a: Placed, b: Placed): boolean => a.side !== b.side && a.opponents.includes(b);

/** What a unit could fight with, had it one enemy. */
function atOnce({ figures, formation, arm }: Fighter, enemy: Arm): number {
  if (formation === 'marchColumn')
    return Math.min(figures, CHARTS.sums.marchColumnFrontsFighting * frontOf(arm, formation, figures));
  return formation === 'square' && enemy !== 'cavalry' ? Math.ceil(figures / 2) : figures;
}
/** C9a C10c 2.4-C10 2.4-C11 The figures a unit uses against one enemy: a march column those in front, a square all of them against cavalry and else half; in equal parts against several, at least one. Who is pursued, and his pursuer, use all they have. */
export function fightingFigures({ fighter, enemy, enemies, isPursuit }: Contact): number {
  const all = isPursuit ? fighter.figures : atOnce(fighter, enemy.arm);
  return Math.max(1, Math.floor(all / Math.max(1, enemies)));
}
