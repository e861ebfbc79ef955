import { allHold, type Condition, type Refusal, whyNot } from '@tambour/kernel';
import { CHARTS } from '../../model/charts.ts';
import { must, mustFirst } from '../../model/refusal.ts';
import type { Arm, RetreatRally, RoutRally, Status } from '../../model/vocabulary.ts';
import { isEqualOrSuperior } from './result.ts';

/** A friend that a unit rallies behind, or near. */
export interface RallyFriend {
  readonly arm: Arm;
  readonly figures: number;
  /** In line or column. */
  readonly mass: boolean;
  /** Formed or disorganised. */
  readonly formed: boolean;
  readonly facingEnemy: boolean;
}
export interface RetreatRallyCase {
  readonly case: RetreatRally | 'none';
  /** Base to base; null if there is none on the table (R74). */
  readonly nearestEnemyInfantry: number | null;
  readonly nearestBattery: { readonly distance: number; readonly halfRange: number } | null;
  readonly friend?: RallyFriend;
  readonly whollyScreened?: boolean;
  /** Periods in a row with at least a quarter of retreat. */
  readonly consecutivePeriods?: number;
  /** It has tested to rally in this period; whoever newly arrives, and the edge, are not asked that (R31). */
  readonly testedThisPeriod?: boolean;
  /** Of a general or aide: the unit depends on him. */
  readonly dependsOn?: boolean;
  readonly by?: 'general' | 'aide';
  /** A commander who tried in vain is carried along. */
  readonly hasCarried?: boolean;
}
/** 1.1-12e R58 Where a commander is carried along, by command only another general in person can rally the unit. */
const relieved = (c: {
  readonly case: string;
  readonly by?: 'general' | 'aide';
  readonly hasCarried?: boolean;
}): boolean => c.case !== 'generalOrAide' || !c.hasCarried || c.by !== 'aide';
const row = (name: RetreatRally | 'none') => CHARTS.rallyRetreat.entries.find(({ code }) => code === name);
/** 2.4-R7 2.4-R10 R74 Beyond the range of a musket, not of a carbine, from every enemy infantry unit. */
export const isBeyondMusket = (distance: number | null): boolean =>
  distance === null || distance > CHARTS.distances.entries.musketRange.cm;
/** 2.4-R7 2.4-R13 2.4-R14 R74 Beyond half the range of the nearest enemy battery, by its own calibre; whether it could fire is not asked. */
export const isBeyondHalfRange = (battery: RetreatRallyCase['nearestBattery']): boolean =>
  battery === null || battery.distance > battery.halfRange;
/** 2.4-R3 2.4-R3a Enough figures to rally behind; a battery never has. */
const isEnough = ({ arm, figures }: RallyFriend): boolean => {
  const least = CHARTS.minimumSizes.rallyScreen[arm];
  return least !== null && figures >= least;
};
const ofFriend =
  (asks: (friend: RallyFriend) => boolean) =>
  (c: { readonly case: string; readonly friend?: RallyFriend }): boolean =>
    (c.case !== 'behindFriend' && c.case !== 'nearFriend') || (c.friend !== undefined && asks(c.friend));

/** 2.4-R0 2.4-R1 2.4-R2 2.4-R3 2.4-R3a 2.4-R4 2.4-R5 2.4-R6 2.4-R7 2.4-R8 2.4-R15 R29 R31 R61 R80 What a retreating unit needs to test whether it rallies. */
export const RETREAT_TEST: readonly Condition<RetreatRallyCase>[] = [
  mustFirst('2.4-R0', 'noRallyCase', (c) => c.case !== 'none'),
  mustFirst('2.4-R4', 'notItsGeneral', (c) => c.case !== 'generalOrAide' || c.dependsOn !== false),
  must('1.1-12e', 'aideCannotRelieve', relieved),
  mustFirst(
    '2.4-R3a',
    'behindGuns',
    ofFriend(({ arm }) => arm !== 'artillery'),
  ),
  must(
    '2.4-R3',
    'friendTooSmall',
    ofFriend((friend) => friend.arm === 'artillery' || isEnough(friend)),
  ),
  must(
    '2.4-R3',
    'friendWithoutFormation',
    ofFriend(({ formed }) => formed),
  ),
  must(
    '2.4-R3',
    'friendFacesAway',
    ofFriend(({ facingEnemy }) => facingEnemy),
  ),
  must(
    '2.4-R5',
    'notThirdPeriod',
    (c) => c.case !== 'thirdPeriod' || (c.consecutivePeriods ?? 0) >= CHARTS.inWords.retreatPeriodsThatTest,
  ),
  must('2.4-R0', 'triedThisPeriod', (c) => !c.testedThisPeriod || c.case === 'generalOrAide' || c.case === 'tableEdge'),
  must('2.4-R8', 'withinMusket', (c) => !row(c.case)?.musket || isBeyondMusket(c.nearestEnemyInfantry)),
  must('2.4-R8', 'withinHalfRange', (c) => !row(c.case)?.halfArtillery || isBeyondHalfRange(c.nearestBattery)),
];
/** 2.4-R9 2.4-R11 2.4-R12 2.4-R13 R29 And to stop after a success behind a friend: a success is kept until it is far enough. */
export const RETREAT_STOP: readonly Condition<RetreatRallyCase>[] = [
  must('2.4-R12', 'stopWithinMusket', (c) => {
    const asks = row(c.case)?.toStop?.musket !== undefined;
    const isCovered = c.whollyScreened === true && c.friend?.mass === true;
    return !asks || isCovered || isBeyondMusket(c.nearestEnemyInfantry);
  }),
  must('2.4-R9', 'stopWithinHalfRange', (c) => {
    const asks = row(c.case)?.toStop?.halfArtillery === true;
    return !asks || isBeyondHalfRange(c.nearestBattery);
  }),
];
/** 2.4-R0 2.4-R9 R29 Whether a retreating unit tests to rally, and whether it would stop at once. */
export function rallyRetreat(c: RetreatRallyCase): {
  readonly mayTest: boolean;
  readonly mayStop: boolean;
  /** Why not. */
  readonly refusals: readonly Refusal[];
} {
  const mayTest = allHold(RETREAT_TEST, c);
  const mayStop = mayTest && allHold(RETREAT_STOP, c);
  return { mayTest, mayStop, refusals: mayTest ? whyNot(RETREAT_STOP, c) : whyNot(RETREAT_TEST, c) };
}
/** 2.4-R9 2.4-R11 2.4-R12 R29 A success behind a friend that came too near the enemy is kept: it stops at the end of the first quarter that is far enough, or wholly behind a friend in mass. */
export const keptRallyStops = (
  c: Pick<RetreatRallyCase, 'nearestEnemyInfantry' | 'nearestBattery' | 'friend' | 'whollyScreened'>,
): boolean => allHold(RETREAT_STOP, { ...c, case: 'behindFriend' });
/** 2.4-R5 R61 Whether the third period of retreat in a row, or a later one, has just been made. */
export const isThirdPeriod = (consecutivePeriods: number): boolean =>
  consecutivePeriods >= CHARTS.inWords.retreatPeriodsThatTest;

export interface RoutRallyCase {
  readonly case: RoutRally | 'none';
  /** From the friend. */
  readonly distance?: number;
  readonly routerStatus?: Status;
  readonly friend?: RallyFriend & { readonly status: Status };
  /** Of a general or aide. */
  readonly dependsOn?: boolean;
  readonly testedNearFriendThisPeriod?: boolean;
  /** This general or aide has tried since he arrived. */
  readonly triedSinceArrival?: boolean;
  readonly by?: 'general' | 'aide';
  readonly hasCarried?: boolean;
}
const nearFriend = CHARTS.rallyRout.entries.find(({ code }) => code === 'nearFriend')?.distance ?? 0;
const near =
  (asks: (c: RoutRallyCase) => boolean) =>
  (c: RoutRallyCase): boolean =>
    c.case !== 'nearFriend' || asks(c);
/** 2.5-R1 2.5-R2 2.5-R3 2.5-R4 R34 R73 What a routing unit needs to test: no distance from the enemy is asked. */
export const ROUT_TEST: readonly Condition<RoutRallyCase>[] = [
  mustFirst('2.5-R1', 'noRoutRally', (c) => c.case !== 'none'),
  mustFirst('2.5-R3', 'notItsGeneral', (c) => c.case !== 'generalOrAide' || c.dependsOn !== false),
  must('1.1-12e', 'aideCannotRelieve', relieved),
  must('2.5-R3', 'triedSinceArrival', (c) => c.case !== 'generalOrAide' || !c.triedSinceArrival),
  must(
    '2.5-R1',
    'friendNotNear',
    near((c) => c.distance !== undefined && c.distance < nearFriend),
  ),
  must(
    '2.5-R2',
    'friendNotInMass',
    near((c) => c.friend?.mass === true),
  ),
  must(
    '2.5-R1',
    'friendWithoutFormation',
    ofFriend(({ formed }) => formed),
  ),
  must(
    '2.5-R1',
    'friendFacesAway',
    ofFriend(({ facingEnemy }) => facingEnemy),
  ),
  must('2.5-R1', 'friendTooSmall', ofFriend(isEnough)),
  must(
    '2.5-R1',
    'friendLesser',
    near(
      (c) =>
        c.friend !== undefined && c.routerStatus !== undefined && isEqualOrSuperior(c.friend.status, c.routerStatus),
    ),
  ),
  must(
    '2.5-R1',
    'triedThisPeriod',
    near((c) => !c.testedNearFriendThisPeriod),
  ),
];
/** 2.5-R1 2.5-R3 2.5-R4 Whether a routing unit may test to rally; at the edge it must. */
export const rallyRout = (c: RoutRallyCase): { readonly mayTest: boolean; readonly refusals: readonly Refusal[] } => ({
  mayTest: allHold(ROUT_TEST, c),
  refusals: whyNot(ROUT_TEST, c),
});
