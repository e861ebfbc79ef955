import type { Arm, MoraleState, Occasion, Shot as ShotKind, Status } from '../../model/vocabulary.ts';
import { firstFire, occasionsOf, testsForFire, testsForStrength } from '../morale/occasions.ts';
import { menLeft } from './shooter.ts';

/** A shot that has fallen. */
export interface Hit<Id> {
  readonly shooter: Id;
  readonly target: Id;
  readonly kind: ShotKind;
  readonly losses: number;
}
/** What one target suffers in a phase. */
export interface Suffered<Id> {
  readonly target: Id;
  /** Of all shots together, never more than the men left. */
  readonly losses: number;
  readonly hits: readonly Hit<Id>[];
  /** Who inflicted most; of equals the first. */
  readonly worst: Id;
}
/** C7k C7j All fire of a phase is added up on the strengths at its start; targets come in the order in which they were first shot at. */
export function sufferedIn<Id>(hits: readonly Hit<Id>[], left: (target: Id) => number): readonly Suffered<Id>[] {
  const found = new Map<Id, Hit<Id>[]>();
  for (const hit of hits) {
    const before = found.get(hit.target);
    if (before) before.push(hit);
    else found.set(hit.target, [hit]);
  }
  return [...found].map(([target, at]) => {
    const by = new Map<Id, number>();
    for (const { shooter, losses } of at) by.set(shooter, (by.get(shooter) ?? 0) + losses);
    const [worst] = [...by].reduce((most, one) => (one[1] > most[1] ? one : most));
    const sum = at.reduce((total, { losses }) => total + losses, 0);
    return { target, losses: Math.min(sum, left(target)), hits: at, worst };
  });
}

/** A unit that was shot at, before the losses of the phase. */
export interface FiredOn {
  readonly arm: Arm;
  readonly status: Status;
  readonly state: MoraleState;
  readonly initialFigures: number;
  readonly losses: number;
  readonly escort: number;
  readonly isInHouse: boolean;
  readonly wasFiredOn: boolean;
}
/** 1.1-05 1.1-10 1.1-11 1.1-11d R13 R27 R51 R67 What fire makes a unit test for; nothing if nobody is left. Fire at a charge is a phase of its own. */
export function fireOccasions(unit: FiredOn, losses: number): readonly Occasion[] {
  if (losses >= menLeft(unit)) return [];
  const { initialFigures, status, arm } = unit;
  const found: Occasion[] = [];
  if (firstFire({ status, arm, firedOnBefore: unit.wasFiredOn })) found.push('firstFire');
  if (testsForFire({ status, initialFigures, lossesBefore: unit.losses, lossesThisPhase: losses }))
    found.push('fireLosses');
  const lossesAfter = unit.losses + losses;
  if (
    testsForStrength({
      ...{ arm, initialFigures, lossesAfter, lossesBefore: unit.losses },
      inHouse: unit.isInHouse,
      escort: unit.escort,
    })
  )
    found.push('strength');
  return occasionsOf(arm, unit.state, found);
}
