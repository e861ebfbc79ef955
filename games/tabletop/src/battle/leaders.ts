import { afterCommandEvent } from '../rules/morale/command.ts';
import { reactionQuarter } from '../rules/morale/state.ts';
import { fateOfHit, isFigureHit } from '../rules/risk.ts';
import { sees } from '../rules/table/sight.ts';
import { joinUnit } from './beside.ts';
import { commands, isLeaderIn, leadersIn } from './chain.ts';
import { loseLeader } from './doors.ts';
import { noteCommand } from './logs.ts';
import { delayOf, idOf, leaderKind, leaderName } from './model/columns.ts';
import { emit } from './model/event.ts';
import type { LeaderId, UnitId } from './model/ids.ts';
import type { Field } from './model/state.ts';
import { kindOf, leaderOf, leadersOf, unitOf, viewOf } from './model/views.ts';
import { type Due, enqueue } from './tests/queue.ts';

/** C12i The generals and aides who are with a unit: in contact with it, and with no other. */
export const leadersWith = (g: Field, u: UnitId): readonly LeaderId[] =>
  leadersOf(g)
    .filter(({ l }) => isLeaderIn(g, l) && g.s.leader.with[l] === u + 1)
    .map(({ l }) => l);
/** C12j R65 He stays behind as his unit goes off: no test. */
export const stayBehind = (g: Field, l: LeaderId): void => {
  g.s.leader.with[l] = 0;
};

/** R58 Whether he is carried along by a unit: he has no choice and no influence. */
export const isCarried = (g: Field, l: LeaderId): boolean => g.s.leader.carriedBy[l] !== 0;
/** C12j Those who choose whether to go along with a unit that moves compulsorily. */
export const mayStayBehind = (g: Field, u: UnitId): readonly LeaderId[] =>
  leadersWith(g, u).filter((l) => !isCarried(g, l));
/** 1.1-12d R58 He tried to rally a unit in vain: it carries him along from now on, until it is rallied. */
export function carryAlong(g: Field, l: LeaderId, u: UnitId): void {
  g.s.leader.carriedBy[l] = u + 1;
  if (g.s.leader.with[l] !== u + 1) joinUnit(g, l, u);
  emit(g, { type: 'leader-carried', rule: '1.1-12d', piece: leaderName(g, l), by: idOf(g, u) });
}
/** 1.1-12e R58 Whether someone is carried along by a unit: by command only another general in person can rally it. */
export const hasCarried = (g: Field, u: UnitId): boolean => leadersWith(g, u).some((l) => isCarried(g, l));

/** 1.1-12j C12e A general who sees one of his units go off loses a quarter of his next move. */
export function noteGoingOff(g: Field, u: UnitId): void {
  const unit = unitOf(g, u);
  const view = viewOf(g);
  for (const l of leadersIn(g, unit.side)) {
    const { isAide } = leaderKind(g, l);
    if (isAide || !commands(g, l, u)) continue;
    const { quartersLost } = reactionQuarter({
      figure: 'general',
      sees: sees(unit, leaderOf(g, l), view),
      event: 'retreat',
    });
    g.s.leader.delay[l] = Math.max(delayOf(g, l), quartersLost);
  }
  // Who is with it may try to rally it as he goes along.
  for (const l of leadersWith(g, u)) g.s.leader.triedFor[l] = 0;
}

/**
 * 1.1-08 1.1-08c 1.1-08e 1.1-08f 1.1-12f R25 R81 One who was with a unit leaves it: it tests (not a battery), and a general's value weighs on it for this period. He gives
 * nothing else in that test.
 */
export function leaveUnit(g: Field, l: LeaderId, u: UnitId): void {
  const { isAide, value } = leaderKind(g, l);
  const { test, penalty } = afterCommandEvent(isAide ? 'aideLeaves' : 'generalLeaves', value, kindOf(g, u).arm);
  emit(g, { type: 'leader-left', rule: '1.1-08f', piece: leaderName(g, l), unit: idOf(g, u) });
  if (penalty !== 0) noteCommand(g, u, 'left', value);
  if (test) enqueue(g, [{ unit: u, occasions: ['commandLost'], by: l }]);
}

/**
 * 1.1-08 1.1-08a 1.2-F10 C12f C12i R64 R81 Once per FIRE in which a unit loses men, and per melee round: whoever is with it (or was, before the losses) throws two
 * dice; who is hit is out of the battle. Gives the tests that follow: who calls puts them in the queue together with the other tests of the same event (R27).
 */
export function riskAt(
  g: Field,
  u: UnitId,
  by: 'fire' | 'melee',
  leaders: readonly LeaderId[] = leadersWith(g, u),
): readonly Due[] {
  const dues: Due[] = [];
  for (const l of leaders) {
    if (!isLeaderIn(g, l)) continue;
    const dice = [g.pen.roll(6), g.pen.roll(6)] as const;
    const effect = isFigureHit(by, dice) ? g.pen.roll(6) : undefined;
    emit(g, { type: 'leader-risked', rule: 'C12f', piece: leaderName(g, l), with: idOf(g, u), by, dice, effect });
    if (effect === undefined) continue;
    const how = fateOfHit(effect);
    const { isAide, value } = leaderKind(g, l);
    loseLeader(g, l, how, 'C12f');
    const event = `${isAide ? 'aide' : 'general'}${how === 'wounded' ? 'Wounded' : 'Killed'}` as const;
    const { test, penalty } = afterCommandEvent(event, value, kindOf(g, u).arm);
    if (penalty !== 0) noteCommand(g, u, 'hit', value);
    if (test) dues.push({ unit: u, occasions: ['commandLost'], by: l });
  }
  return dues;
}
