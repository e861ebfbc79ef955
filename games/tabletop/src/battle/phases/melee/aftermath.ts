import { allHold } from '@tambour/kernel';
import type { Result } from '../../../model/vocabulary.ts';
import { FOLLOWS, type FollowUp, OCCUPIES, type OccupyCase } from '../../../rules/fighting/follow.ts';
import { followAfter, type Step } from '../../../rules/fighting/recoil.ts';
import { mayAct } from '../../../rules/morale/acts.ts';
import { MAY_PURSUE, type PursuitCase } from '../../../rules/morale/pursuit.ts';
import { advanceTarget } from '../../../rules/table/headings.ts';
import { isAtLarge, isInPlay, isSectorClear } from '../../../rules/table/placed.ts';
import { sees } from '../../../rules/table/sight.ts';
import { isGoing, isHeldUp } from '../../going-off.ts';
import { contactAt, contactsOf, degradationOf, lastResult, orderOf, stateOf, valueAt } from '../../model/columns.ts';
import { type UnitId, unitId } from '../../model/ids.ts';
import type { Field } from '../../model/state.ts';
import { initialOf, unitOf, unitsOf, viewOf } from '../../model/views.ts';

/** A close combat that was won, as the frame of a step holds it. */
export interface Aftermath {
  readonly winner: UnitId;
  readonly loser: UnitId;
  /** How the loser gave ground; its base is not kept. */
  readonly heading: number;
  readonly moved: number;
  readonly round: number;
  /** The sector the loser held, or -1. */
  readonly sector: number;
}
const LENGTHS = 4096;
const ROUNDS = 256;
export const packed = (c: {
  readonly step: Step | undefined;
  readonly round: number;
  readonly sector: number;
}): { readonly c: number; readonly d: number } => ({
  c: c.step ? c.step.heading * LENGTHS + c.step.moved : 0,
  d: (c.sector + 1) * ROUNDS + c.round,
});
export const aftermathOf = (a: number, b: number, c: number, d: number): Aftermath => ({
  winner: unitId(a),
  loser: unitId(b),
  heading: Math.floor(c / LENGTHS),
  moved: c % LENGTHS,
  round: d % ROUNDS,
  sector: Math.floor(d / ROUNDS) - 1,
});

/** The row of the contact of two units, or -1. */
export const rowOf = (g: Field, a: UnitId, b: UnitId): number =>
  contactsOf(g, a).find(({ enemy }) => enemy === b)?.row ?? -1;
/** C9m 2.4-C6 Whether one of a contact goes on its way. A retreat that waits for the end of this fight does so only once it has lost it. */
function goesFrom(g: Field, row: number, u: UnitId, party: 1 | 2): boolean {
  if (!isGoing(stateOf(g, u))) return false;
  return !isHeldUp(g, u) || g.s.melee.beaten[row] === party;
}
/** C9m Whether one of a contact has recoiled, or goes: it ends unless it is followed. */
export function isParting(g: Field, row: number): boolean {
  const { a, b } = contactAt(g, row);
  const { recoiled, follows } = g.s.melee;
  return goesFrom(g, row, a, 1) || goesFrom(g, row, b, 2) || (recoiled[row] !== 0 && follows[row] === 0);
}
/** C9m Whether a unit is held by another enemy than this one. */
const isHeldByAnother = (g: Field, u: UnitId, but: UnitId): boolean =>
  contactsOf(g, u).some(({ row, enemy }) => enemy !== but && !isParting(g, row));
/** Each party of a contact has a bit of its own. */
const hasRecoiled = (g: Field, u: UnitId): boolean =>
  contactsOf(g, u).some(({ row, party }) => (valueAt(g.s.melee.recoiled, row) & party) !== 0);

/** C9m C19c Whether a winner can leave its place at all: not one that is gone, is an escort, serves guns, gives ground itself, or is held by another enemy. */
function isAtLiberty(g: Field, { winner, loser }: Aftermath, does: 'follow' | 'pursue'): boolean {
  const unit = unitOf(g, winner);
  if (!isAtLarge(unit) || winner >= g.w.units || unit.arm === 'artillery' || !mayAct(does, unit)) return false;
  return !hasRecoiled(g, winner) && !isHeldByAnother(g, winner, loser);
}
/** Its last result in this phase; who had no test to take obeys. */
const resultOf = (g: Field, u: UnitId): Result => lastResult(g, u) ?? 'obey';

const caseOf = (g: Field, u: UnitId) => {
  const { figures } = unitOf(g, u);
  const degradation = degradationOf(g, u);
  return { order: orderOf(g, u), result: resultOf(g, u), degradation, figures, initialFigures: initialOf(g, u) };
};
/** C10a How a winner would follow; null without room for it. */
export const stepAfter = (g: Field, after: Aftermath): Step | null => {
  const winner = unitOf(g, after.winner);
  const step: Step = { heading: after.heading, moved: after.moved, base: winner.base };
  const around = { units: unitsOf(g), ground: g.w.ground, table: g.w.table };
  return followAfter(winner, unitOf(g, after.loser), step, around);
};
const followCase = (g: Field, after: Aftermath): FollowUp => ({
  ...caseOf(g, after.winner),
  hasRecoiled: after.moved > 0,
  loserResult: isInPlay(unitOf(g, after.loser)) ? resultOf(g, after.loser) : null,
  hasRoom: stepAfter(g, after) !== null,
});
/** C10a C10d 1.1-04a 1.1-04b 1.1-04c Whether a winner may follow, and whether it must. */
export function leaveToFollow(g: Field, after: Aftermath): { readonly may: boolean; readonly must: boolean } {
  const isOpen = isAtLiberty(g, after, 'follow');
  const may = isOpen && rowOf(g, after.winner, after.loser) >= 0 && allHold(FOLLOWS, followCase(g, after));
  return { may, must: may && resultOf(g, after.winner) === 'uncontrolledAdvance' };
}
const pursuitCase = (g: Field, { winner, loser, round }: Aftermath): PursuitCase => {
  const prey = unitOf(g, loser);
  const isCrew = prey.arm === 'artillery' && prey.guns === null;
  return {
    arm: unitOf(g, winner).arm,
    order: orderOf(g, winner),
    degradation: degradationOf(g, winner),
    meleeRound: round,
    result: resultOf(g, winner),
    prey: isCrew ? 'artilleryCrew' : prey.arm === 'cavalry' ? 'cavalry' : 'infantry',
  };
};
/** C10f 2.1c R38 Whether a winner that runs forward makes for the enemy it has just beaten: he is the nearest. */
const runsAtPrey = (g: Field, { winner, loser }: Aftermath): boolean => {
  const unit = unitOf(g, winner);
  const view = viewOf(g);
  return advanceTarget(unit, unitsOf(g), (other) => sees(unit, other, view)) === unitOf(g, loser);
};
/** C10b C10f C5b 2.4-U1 2.4-U2 2.4-U3 2.4-U5 2.4-U8 2.4-A1 R79 Whether a winner may pursue, and whether it must. A garrison would have to come out in another formation: it goes only out of control. */
export function leaveToPursue(g: Field, after: Aftermath): { readonly may: boolean; readonly must: boolean } {
  const isForced = resultOf(g, after.winner) === 'uncontrolledAdvance';
  const canGo = isForced || unitOf(g, after.winner).sector === null;
  const isOpen = canGo && isAtLiberty(g, after, 'pursue') && isGoing(stateOf(g, after.loser));
  const may = isOpen && allHold(MAY_PURSUE, pursuitCase(g, after)) && (!isForced || runsAtPrey(g, after));
  return { may, must: may && isForced };
}
const occupyCase = (g: Field, { winner, sector }: Aftermath): OccupyCase => {
  const place = g.w.ground.sectors[sector];
  const isHeld = unitsOf(g).some((unit) => isInPlay(unit) && unit.sector === place);
  return {
    ...caseOf(g, winner),
    arm: unitOf(g, winner).arm,
    isEmpty: place !== undefined && !isHeld,
    isClear: place !== undefined && isSectorClear(place, unitOf(g, winner), unitsOf(g)),
    capacity: place?.capacity ?? 0,
  };
};
/** C10a C5b Whether a winner may go into the sector of the garrison it has beaten. */
export function mayOccupy(g: Field, after: Aftermath): boolean {
  const isOpen = after.sector >= 0 && isAtLiberty(g, after, 'follow');
  return isOpen && unitOf(g, after.winner).sector === null && allHold(OCCUPIES, occupyCase(g, after));
}
