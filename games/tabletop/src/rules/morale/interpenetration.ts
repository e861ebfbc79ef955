import { allHold, type Condition, type Refusal, whyNot } from '@tambour/kernel';
import { CHARTS } from '../../model/charts.ts';
import { must, mustFirst } from '../../model/refusal.ts';
import type { Degradation, Formation, MoraleState, Status } from '../../model/vocabulary.ts';
import { atLeast } from '../degradation.ts';
import { isEqualOrSuperior } from './result.ts';

export interface PassageCase {
  /** Figures of the unit that runs. */
  readonly routing: number;
  readonly state?: MoraleState;
  readonly friend: {
    readonly figures: number;
    readonly status: Status;
    readonly formation: Formation;
    /** Formed or disorganised. */
    readonly formed: boolean;
    readonly facingEnemy: boolean;
    readonly inMelee: boolean;
  };
  /** How near it passes. */
  readonly distance: number;
}
/** 2.5-I2 2.5-I3 2.6-P4 R11 The fewest figures that go through so many: three in ten, rounded up. */
export const figuresToPass = (friend: number): number =>
  Math.ceil((CHARTS.inWords.interpenetrationPercent * friend) / 100);

/** 2.4-P19 2.5-I1 2.5-I2 2.5-I3 2.5-I4 2.5-I5 2.5-I6 2.6-P4 2.6-P5 R11 R14 R78 What it takes to go through a friend: only rout and flight do. */
export const PASSES: readonly Condition<PassageCase>[] = [
  mustFirst('2.4-P19', 'onlyRoutsPass', (c) => c.state === undefined || c.state === 'rout' || c.state === 'flight'),
  mustFirst('2.5-I1', 'notSoClose', (c) => c.distance < CHARTS.distances.entries.interpenetrationPass.cm),
  must('2.5-I1', 'passedWithoutFormation', (c) => c.friend.formed),
  must('2.5-I1', 'passedFacesAway', (c) => c.friend.facingEnemy),
  must('2.5-I4', 'passedTooGood', (c) => !isEqualOrSuperior(c.friend.status, 'elite')),
  must('2.5-I5', 'passedInSquare', (c) => c.friend.formation !== 'square'),
  must('2.5-I6', 'passedInMelee', (c) => !c.friend.inMelee),
  must('2.5-I2', 'tooFewToPass', (c) => c.routing >= figuresToPass(c.friend.figures)),
];
/** 2.5-I1 2.5-I7 2.5-I8 Whether it goes through: the friend cannot refuse. Otherwise it flows round. */
export const interpenetrates = (c: PassageCase): boolean => allHold(PASSES, c);
export const whyNoPassage = (c: PassageCase): readonly Refusal[] => whyNot(PASSES, c);
/** 1.1-06e 1.1-06f Whether figures alone would do, as for a rout that is neglected. */
export const isStrongEnoughToPass = (routing: number, friend: number): boolean => routing >= figuresToPass(friend);

/** 2.5-I8 2.5-I9 2.5-I10 2.5-I11 R43 The order of the unit passed through: disorder while it lasts, no formation in the quarter after, then as before. */
export function levelWhenPassed(before: Degradation, when: 'during' | 'quarterAfter' | 'later'): Degradation {
  if (when === 'later') return before;
  return atLeast(before, when === 'during' ? 'disorder' : 'noFormation');
}
