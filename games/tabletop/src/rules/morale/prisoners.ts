import { CHARTS } from '../../model/charts.ts';
import type { MoraleState, Occasion, Result, Status } from '../../model/vocabulary.ts';
import { isAtWorst, isEqualOrSuperior } from './result.ts';

export interface SurrenderCase {
  readonly status: Status;
  readonly inBuilding: boolean;
  /** What it tested for. */
  readonly cause: Occasion;
  readonly result: Result;
  /** Centimetres it could go, at best; not asked in a building. */
  readonly possible?: number;
  /** What is in its way: friends, enemies, ground. */
  readonly blockedBy?: readonly string[];
  readonly enemyWithin15?: boolean;
}
const isMelee = (cause: Occasion): boolean => cause === 'meleeLost' || cause === 'meleeWon';
/** 2.6-K1 2.6-K2 2.6-K3 2.4-P16 2.4-P17 R46 R47 R77 Who must go and cannot is taken, if an enemy is near; friends alone in the way make it wait. So is who must leave a building after a melee. Elite and guard may fight on. */
export function surrender(c: SurrenderCase): {
  readonly prisoner: boolean;
  readonly waits: boolean;
  /** It may refuse, and is then halted. */
  readonly mayFightOn: boolean;
} {
  const free = { prisoner: false, waits: false, mayFightOn: false };
  if (!isAtWorst(c.result, 'retreat')) return free;
  const refuses = isEqualOrSuperior(c.status, 'elite');
  const taken = { prisoner: !refuses, waits: false, mayFightOn: refuses };
  if (c.inBuilding && isMelee(c.cause)) return taken;
  if (c.possible === undefined || c.possible >= CHARTS.compulsoryPath.blockedBelowCm) return free;
  const onlyFriends = (c.blockedBy ?? []).length > 0 && (c.blockedBy ?? []).every((by) => by === 'friend');
  return onlyFriends || !c.enemyWithin15 ? { prisoner: false, waits: true, mayFightOn: false } : taken;
}
/** 2.6-K3 R47 R77 Elite or guard who refuse are halted where they stand. */
export const stateOnRefusal: MoraleState = 'halted';

/** 2.6-K7 The smallest escort: one figure for four prisoners. */
export const escortFor = (prisonerFigures: number): number =>
  Math.ceil(prisonerFigures / CHARTS.inWords.prisonersPerEscort);
/** 2.6-K6 C19b Who may give it: a unit that caused the surrender, near enough, and never more than half its figures. Without one they are led off at once. */
export function escortFrom(c: {
  readonly prisonerFigures: number;
  readonly candidates: readonly {
    readonly id: string;
    readonly caused: boolean;
    readonly figures: number;
    readonly distance: number;
  }[];
}): { readonly units: readonly string[]; readonly figures: number; readonly ledOffAtOnce: boolean } {
  const figures = escortFor(c.prisonerFigures);
  const units = c.candidates
    .filter((unit) => unit.caused && unit.distance <= CHARTS.convoy.captorWithinCm && 2 * figures <= unit.figures)
    .map(({ id }) => id);
  return { units, figures, ledOffAtOnce: units.length === 0 };
}
/** 2.6-K9 2.6-K10 2.6-K11 2.6-K4 R76 A friend who touches their convoy frees them at once, whoever wins the melee: they rout, disarmed for good. */
export const convoyContact = (
  by: 'friend of the prisoners' | 'friend of the captors',
): { readonly freed: boolean; readonly state: MoraleState; readonly disarmed: boolean } => {
  const freed = by === 'friend of the prisoners';
  return { freed, state: freed ? 'rout' : 'prisoner', disarmed: true };
};
/** 2.6-K5 Prisoners still held, or still on their way, count as lost. */
export const countsAsLost = (c: { readonly state: MoraleState; readonly underEscort: boolean }): boolean =>
  c.state === 'prisoner' || c.underEscort;
