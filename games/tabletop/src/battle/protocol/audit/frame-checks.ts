/** What must be true of the frames of single steps: each check says why a frame cannot be as it is, if it cannot. */

import { type FrameCheck, framesOf } from '@tambour/kernel';
import { CHARTS } from '../../../model/charts.ts';
import { PHASES, type Phase, RESULTS } from '../../../model/vocabulary.ts';
import { takesReception } from '../../../rules/charging/reception.ts';
import { occasionsOf } from '../../../rules/morale/occasions.ts';
import { isAtLarge } from '../../../rules/table/placed.ts';
import { quarterNumber } from '../../clock.ts';
import { isGoing } from '../../going-off.ts';
import { mayStayBehind } from '../../leaders.ts';
import { chargeCount, firstSide, headRow, phaseOf, stateOf, testsWaiting, valueAt } from '../../model/columns.ts';
import { leaderId, unitId } from '../../model/ids.ts';
import { CHARGE_STAGES } from '../../model/marks.ts';
import { type Field, MOST_TESTS, periodOf } from '../../model/state.ts';
import { STEP_NAMES, type StepName } from '../../model/step-id.ts';
import { kindOf, sideOf, unitOf } from '../../model/views.ts';
import { targetOf, waitingRows } from '../../phases/charge/rows.ts';
import { chargeTable, fighterIn } from '../../phases/charge/table.ts';
import { legOf } from '../../phases/compulsory/legs.ts';
import { mayChangeNow } from '../../phases/compulsory/retreat.ts';
import { aftermathOf, leaveToFollow, leaveToPursue, mayOccupy } from '../../phases/melee/aftermath.ts';
import { routRallies } from '../../rally.ts';
import { occasionsAt } from '../../tests/queue.ts';
import { isUnit } from './fights.ts';

export type Check = FrameCheck<Field, StepName>;

const { quartersPerPeriod: LAST } = CHARTS.scale;
const firstOf = (g: Field): number => firstSide(g);
const secondOf = (g: Field): number => 1 - firstOf(g);

/** C14a What each phase leaves at the bottom while it is at work. */
const AT_WORK: Readonly<Partial<Record<Phase, readonly StepName[]>>> = {
  COMMAND: ['command', 'ride'],
  COMPULSORY: ['quarter', 'quarter-end', 'tests', 'escort'],
  CHARGE: ['charges', 'charges-left'],
  MOVE_H1: ['half', 'move'],
  INTERLUDE: ['compulsory', 'command', 'ride', 'quarter', 'quarter-end', 'tests', 'escort'],
  MOVE_H2: ['half', 'move'],
  FIRE: ['shots', 'tests'],
  MELEE: ['melee-over', 'tests', 'escort'],
};
/** C14a Directly over the phase lies only what that phase does. */
export const inPhase: Check = (g, { step }, below) => {
  if (below?.step !== 'phase') return undefined;
  return AT_WORK[phaseOf(g)]?.includes(step) ? undefined : `has no place in ${phaseOf(g)}`;
};
/** C14a The next phase waits at the bottom; in PERIOD_END the next period. */
export const nextIsPhase: Check = (g, { with: [next] }) =>
  next === valueAt(g.s.battle.phase, 0) + 1 && next < PHASES.length ? undefined : 'must be the phase that comes next';
export const inPeriodEnd: Check = (g) => (phaseOf(g) === 'PERIOD_END' ? undefined : 'must wait for PERIOD_END');

/** C14c The second side comes after the first. */
export const commandsSecond: Check = (g, { with: [side] }) =>
  side === secondOf(g) ? undefined : 'must be of the side that is second';
export const ridesSide: Check = (g, { with: [side] }, below) => {
  const isFirst = below?.step === 'command' || below?.step === 'charges';
  return side === (isFirst ? firstOf(g) : secondOf(g)) ? undefined : 'must be of the side whose turn it is';
};
export const laterHalf: Check = (_g, { with: [first] }) =>
  first === LAST / 2 + 1 ? undefined : 'must begin with the third quarter';
/** C14c In the first half the first side moves first, in the second half the second. */
export const movesSide: Check = (g, { step, with: [side] }, below) => {
  const [early, late] = phaseOf(g) === 'MOVE_H1' ? [firstOf(g), secondOf(g)] : [secondOf(g), firstOf(g)];
  if (step === 'convoys') return below?.with[0] === early ? undefined : 'must come before both halves';
  return side === (below?.step === 'half' ? early : late) ? undefined : 'must be of the side whose turn it is';
};
/** C14g The first side chooses before the second. */
export const ofSide =
  (step: StepName): Check =>
  (g, { with: [side] }, below) =>
    side === (below?.step === step ? firstOf(g) : secondOf(g)) ? undefined : 'must be of the side whose turn it is';
export const onOwn: Check = (_g, { with: [side] }, below) =>
  side === below?.with[0] ? undefined : 'must be of the side that charges';

/** C14d The quarters still to come, the last at the bottom; the one on top may have begun. */
export const loops: Check = (g, { with: [q, isBegun] }, below) => {
  const least = phaseOf(g) === 'INTERLUDE' ? LAST / 2 + 1 : 1;
  if (q < least || q > LAST) return `must be a quarter from ${least} to ${LAST}`;
  if (isBegun !== 0 && isBegun !== 1) return 'must say whether it has begun';
  if (below?.step === 'phase') return q === LAST ? undefined : 'must be the last quarter';
  return below?.with[0] === q + 1 && below.with[1] === 0 ? undefined : 'must be the quarter before the next';
};
/** C14d A quarter that ends: of everyone in the loop, or of one unit that moves at once. */
export const ofQuarterEnd: Check = (g, { with: [q, only, stage] }, below) => {
  if (q < 1 || q > LAST) return `must be a quarter from 1 to ${LAST}`;
  if (stage < 0 || stage > 2) return 'has three stages';
  if (below?.step === 'compulsory-move')
    return isUnit(g, only - 1) && below.with[0] === only - 1 && below.with[1] === LAST - q
      ? undefined
      : 'must be of the unit that moves at once, in its quarter';
  if (only !== 0 || stage === 0) return 'must be of everyone, when all have moved';
  const isNext = below?.step === 'phase' ? q === LAST : below?.with[0] === q + 1 && below.with[1] === 0;
  return isNext ? undefined : 'must be the quarter before the next';
};
/** C14j The quarters that are left to a unit that moves at once. */
export const atOnce: Check = (g, { with: [u, quarters, isAtOnce] }) => {
  if (!isUnit(g, u)) return 'must name a unit';
  return quarters >= 0 && quarters < LAST && isAtOnce === 1 ? undefined : 'must be the quarters left to make at once';
};
/** C14d A unit makes a quarter: the one at hand, or its own if it moves at once. */
export const makesQuarter: Check = (g, { step, with: [u, number, intent, times] }, below) => {
  if (!isUnit(g, u)) return 'must name a unit';
  if (!below || (below.step === 'quarter' ? below.with[1] !== 1 : below.with[1] !== u + 1 || below.with[2] !== 0))
    return 'must be made in a quarter that has begun';
  if (number !== quarterNumber({ period: periodOf(g), quarter: below.with[0] })) return 'must be the quarter at hand';
  if (step !== 'make-quarter') return undefined;
  return intent === 0 && times >= 1 && times <= 3 ? undefined : 'must be a run that has met somebody';
};
/** 2.4-P8 2.4-P18 Only a retreat asks where to, and in what formation. */
export const retreats: Check = (g, { step, with: [unit] }) => {
  const u = unitId(unit);
  if (stateOf(g, u) !== 'retreat' || unitOf(g, u).state === 'gone') return 'must name a unit in retreat';
  if (step === 'retreat-form') return mayChangeNow(g, u) ? undefined : 'must name a unit that may change its formation';
  const leg = legOf(g, u);
  return leg === 'toSafety' || leg === 'away' ? undefined : 'must name a unit that goes somewhere';
};
/** C12j Who is with a unit that moves because it must is asked once. */
export const goesAlong: Check = (g, { index, with: [l, u] }, below) => {
  if (!isUnit(g, u) || (below?.step === 'compelled' ? below.with[0] : below?.with[1]) !== u)
    return 'must name the unit that moves';
  if (!mayStayBehind(g, u).includes(leaderId(l))) return 'must name a leader who is with it';
  const before = framesOf(g.s, STEP_NAMES).slice(0, index);
  return before.some((frame) => frame.step === 'go-along' && frame.with[0] === l) ? 'asks him twice' : undefined;
};
/** 2.5-R1 Those who may rally at the end of a quarter, one after another. */
export const ofRallies: Check = (g, { with: [u, from] }, below) => {
  if (!isUnit(g, u)) return 'must name a unit';
  if (from < 0 || from > g.w.leaders + 1) return 'must be whom it was last offered';
  if (below?.step === 'quarter-end' && below.with[2] !== 2) return 'is out of order';
  // Moved at once, a unit alone ends its quarter.
  if (below?.step === 'quarter-end' && below.with[1] !== 0 && below.with[1] !== u + 1)
    return 'must be the unit that moved';
  return below?.step === 'rally' && below.with[0] <= u ? 'must be in the order of the units' : undefined;
};
export const offersRally: Check = (g, { with: [u, by] }, below) => {
  if (below?.with[0] !== u) return 'must be of the unit that rallies';
  const offer = routRallies(g, unitId(u)).find((one) => one.by === by - 1);
  if (!offer) return 'must be what it may try';
  return below.with[1] === (by > 0 ? by : g.w.leaders + 1) ? undefined : 'is out of order';
};

/** 2.5-O1 Whoever forms up is rallying. */
export const forming: Check = (g, { with: [u] }) =>
  isUnit(g, u) && stateOf(g, u) === 'rallying' ? undefined : 'must name a unit that is rallying';
export const isCrew: Check = (g, { with: [u] }) =>
  isUnit(g, u) && u < g.w.units && kindOf(g, u).arm === 'artillery' ? undefined : 'must name a battery';
export const inHand: Check = (g, { with: [u, isOver] }) => {
  if (!isUnit(g, u)) return 'must name a unit';
  return isOver === 0 || isOver === 1 ? undefined : 'must say whether it was completed';
};

/** C8a Charges by their rows. */
export const row: Check = (g, { step, with: [at] }, below) => {
  if (at < 0 || at >= chargeCount(g)) return 'must be a charge that was declared';
  if (below?.step === 'carry-out' && step !== 'charger-hit' && below.with[0] !== at)
    return 'must be the charge at hand';
  if (below?.step === 'run-over' && g.s.charge.isAdvance[at] !== 1) return 'must be a run';
  if (below?.step === 'charges-left' && g.s.charge.isAdvance[at] !== 0) return 'must be a charge';
  return undefined;
};
const DECLARED = CHARGE_STAGES.indexOf('declared');
export const chooses: Check = (g) => (waitingRows(g).length > 1 ? undefined : 'must have a choice of charges');
/** C8d A target reacts before it tests, if it can. */
export const reacts: Check = (g, { with: [at] }) => {
  if (g.s.charge.stage[at] !== DECLARED || g.s.charge.received[at] !== 0) return 'must be a charge not received yet';
  return takesReception(fighterIn(chargeTable(g), targetOf(g, at))) ? undefined : 'must have a target that can react';
};
/** C8g Its target has tested, or will. */
export const receives: Check = (g, { with: [at] }) => {
  const target = targetOf(g, at);
  if (g.s.unit.result[target] !== 0) return undefined;
  const { test } = g.s;
  for (let i = 0; i < testsWaiting(g); i++) {
    const one = (headRow(g) + i) % MOST_TESTS;
    const { arm, state } = unitOf(g, target);
    if (test.unit[one] === target && occasionsOf(arm, state, occasionsAt(g, one)).length > 0) return undefined;
  }
  return 'must have a target that tests';
};

/** C10a A close combat that was won, with how its loser gave ground. */
export const afterFight: Check = (g, { with: [a, b, c, d] }) => {
  if (!isUnit(g, a) || !isUnit(g, b) || sideOf(g, a) === sideOf(g, b)) return 'must name two enemies';
  const { heading, sector, round } = aftermathOf(a, b, c, d);
  if (c < 0 || heading >= 36_000) return 'must be a heading and a length';
  return d > 0 && round > 0 && sector < g.w.ground.sectors.length ? undefined : 'must be a round, and a sector or none';
};
export const asksFollow: Check = (g, { with: [a, b, c, d] }) =>
  leaveToFollow(g, aftermathOf(a, b, c, d)).may ? undefined : 'must name one who may follow';
export const asksPursue: Check = (g, { with: [a, b, c, d] }) =>
  leaveToPursue(g, aftermathOf(a, b, c, d)).may ? undefined : 'must name one who may pursue';
export const asksOccupy: Check = (g, { with: [a, b, c, d] }) =>
  mayOccupy(g, aftermathOf(a, b, c, d)) ? undefined : 'must name one who may go in';

/** 2.6-K1 2.6-K2 Who must go and cannot, or must leave a building it fought for. */
export const surrenders: Check = (g, { with: [u, result, cause] }) => {
  if (!isUnit(g, u) || !isAtLarge(unitOf(g, u))) return 'must name a unit on the table';
  const name = RESULTS[result];
  if (!name || name === 'uncontrolledAdvance' || name === 'obey' || name === 'halt')
    return 'must be a result that makes it go';
  if (cause < 0 || cause > g.w.rows) return 'must be who caused it';
  const isInside = phaseOf(g) === 'MELEE' && g.s.unit.sector[u] !== 0;
  return isInside || isGoing(stateOf(g, u)) ? undefined : 'must name a unit that goes off';
};
/** C19b Prisoners without an escort are asked for once. */
export const isEscort: Check = (g, { index, with: [u, by, isNear] }) => {
  if (!isUnit(g, u) || u >= g.w.units) return 'must name a unit of the order of battle';
  if (by < 0 || by > g.w.rows || (isNear !== 0 && isNear !== 1)) return 'must be who took them';
  const before = framesOf(g.s, STEP_NAMES).slice(0, index);
  return before.some((frame) => frame.step === 'escort' && frame.with[0] === u)
    ? 'asks twice for one escort'
    : undefined;
};
