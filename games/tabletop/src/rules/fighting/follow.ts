import { allHold, type Condition, type Refusal, whyNot } from '@tambour/kernel';
import { sumMust, sumMustFirst } from '../../model/sum.ts';
import type { Arm, Result } from '../../model/vocabulary.ts';
import { type FollowCase, MAY_FOLLOW } from '../morale/pursuit.ts';

export interface FollowUp extends FollowCase {
  /** The beaten enemy gave ground. */
  readonly hasRecoiled: boolean;
  /** The enemy's result; null if it did not test. */
  readonly loserResult: Result | null;
  readonly hasRoom: boolean;
}
/** C10a C10d 1.1-04a 1.1-04b 1.1-04c 2.3e What a winner needs to follow: an enemy that recoiled and stays, leave by order and result, order in its ranks, numbers, and room. */
export const FOLLOWS: readonly Condition<FollowUp>[] = [
  sumMustFirst('C10d', 'loserStays', (c) => c.hasRecoiled),
  sumMustFirst('C10a', 'loserGoes', (c) => c.loserResult === 'obey' || c.loserResult === 'halt'),
  ...MAY_FOLLOW,
  sumMust('C10a', 'noRoomToFollow', (c) => c.hasRoom),
];
export interface OccupyCase extends FollowCase {
  readonly arm: Arm;
  /** No garrison is left in the sector. */
  readonly isEmpty: boolean;
  /** Nobody else stands in part of it. */
  readonly isClear: boolean;
  readonly capacity: number;
}
/** C10a C5b C1e What a winner needs to go into a sector at once whose garrison was destroyed, was taken or left. */
export const OCCUPIES: readonly Condition<OccupyCase>[] = [
  sumMustFirst('C10a', 'sectorHeld', (c) => c.isEmpty),
  sumMustFirst('C10a', 'onlyInfantryEnters', (c) => c.arm === 'infantry'),
  sumMust('C5b', 'tooManyForSector', (c) => c.figures <= c.capacity),
  sumMust('C1e', 'noRoomToFollow', (c) => c.isClear),
  ...MAY_FOLLOW,
];
/** Whether it may, whether it must since it runs forward anyway, and why not. */
export interface Leave {
  readonly may: boolean;
  readonly must: boolean;
  readonly refusals: readonly Refusal[];
}
const leaveBy = <Case extends FollowCase>(conditions: readonly Condition<Case>[], c: Case): Leave => {
  const may = allHold(conditions, c);
  return { may, must: may && c.result === 'uncontrolledAdvance', refusals: whyNot(conditions, c) };
};
/** C10a 1.1-04c */
export const followUp = (c: FollowUp): Leave => leaveBy(FOLLOWS, c);
/** C10a */
export const occupy = (c: OccupyCase): Leave => leaveBy(OCCUPIES, c);
