import { RulesBug, type Work } from '@tambour/kernel';
import type { RuleId } from '../../../data/rule-ids.ts';
import { PHASES, type Phase } from '../../model/vocabulary.ts';
import { pointsOf } from '../../rules/morale/command.ts';
import { isMass } from '../../rules/table/footprints.ts';
import { settleLeaders } from '../after-move.ts';
import { arrivals } from '../arrivals.ts';
import { highestOf } from '../chain.ts';
import { nextQuarter, TICKS } from '../clock.ts';
import { degradeTo, setState } from '../doors.ts';
import { firstSide, increase, leaderKind, sideId, stateOf, valueAt } from '../model/columns.ts';
import { emit } from '../model/event.ts';
import { unitId } from '../model/ids.ts';
import { type Field, periodOf, push, unmark } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { unitOf } from '../model/views.ts';
import { openFormingUp } from '../rally.ts';
import { lookAtPeriod } from '../watch.ts';
import { restoreLevels } from './compulsory/passage.ts';

/** C14a The rule of each state of a period. */
const RULES: Readonly<Record<Phase, RuleId>> = {
  PERIOD_START: 'C14a',
  INITIATIVE: 'C14b',
  COMMAND: 'C12d',
  COMPULSORY: 'C14d',
  CHARGE: 'C8a',
  MOVE_H1: 'C3m',
  INTERLUDE: 'C12d',
  MOVE_H2: 'C3m',
  FIRE: 'C14g',
  MELEE: 'C9a',
  PERIOD_END: 'C16c',
};

/** C14a A period begins: what lasted until now is over, who is due arrives. */
export const period: Work<Field> = {
  name: 'period',
  run(g) {
    const { battle } = g.s;
    increase(battle.period, 0, 1);
    battle.quarter[0] = 0;
    battle.phase[0] = PHASES.indexOf('PERIOD_START');
    clearPeriod(g);
    emit(g, { type: 'period-began', rule: 'C14a', period: periodOf(g) });
    expire(g);
    arrivals(g);
    settleLeaders(g);
    lookAtPeriod(g);
    push(g, STEP.phase, PHASES.indexOf('INITIATIVE'));
  },
};
/** What is noted for one period only. */
function clearPeriod(g: Field): void {
  const { unit, battle, aim } = g.s;
  battle.isFired[0] = 0;
  battle.isShown[0] = 0;
  battle.mover[0] = 0;
  aim.target.fill(0);
  for (let u = unitId(0); u < g.w.rows; u++) {
    unit.moved[u] = 0;
    unit.reacted[u] = 0;
    unmark(g, u, 'charged', 'triedRally', 'gunsBusy', 'byHand', 'movedAtOnce', 'retreated', 'hasMoved', 'chargedHome');
  }
}
/** 2.1l 2.3g 2.3h Halts and uncontrolled advances whose time is over. An advance in line or column that met nobody has lost its formation. */
export function expire(g: Field): void {
  for (let u = unitId(0); u < g.w.rows; u++) {
    const { until } = g.s.unit;
    const state = stateOf(g, u);
    if (until[u] === 0 || valueAt(until, u) > nextQuarter(g) || (state !== 'halted' && state !== 'uncontrolled'))
      continue;
    until[u] = 0;
    const { formation, opponents } = unitOf(g, u);
    if (state === 'uncontrolled' && isMass(formation) && opponents.length === 0) degradeTo(g, u, 'noFormation', '2.1l');
    unmark(g, u, 'charging', 'runsAfter');
    setState(g, u, 'steady', state === 'halted' ? '2.3g' : '2.1g');
  }
}

/** C7m Parts of quarters moved in the first half count as whole ones, whatever the second half brings. */
function roundMoved(g: Field): void {
  const { moved } = g.s.unit;
  for (const [u, ticks] of moved.entries()) moved[u] = Math.ceil(ticks / TICKS) * TICKS;
}

/** C14a C14c A phase begins, and after it the next. First, then second; in MOVE_H2 second, then first. */
export const phase: Work<Field> = {
  name: 'phase',
  run(g, number) {
    const { battle } = g.s;
    const name = PHASES[number];
    if (!name) throw new RulesBug(`there is no phase ${number}`);
    battle.phase[0] = number;
    emit(g, { type: 'phase-began', rule: RULES[name], phase: name });
    if (name === 'PERIOD_END') push(g, STEP.period);
    else push(g, STEP.phase, number + 1);
    const first = firstSide(g);
    const second = 1 - first;
    switch (name) {
      case 'INITIATIVE':
        return push(g, STEP.initiative);
      case 'COMMAND':
        push(g, STEP.command, second);
        return push(g, STEP.command, first);
      case 'COMPULSORY':
        return push(g, STEP.compulsory, 1);
      case 'CHARGE':
        battle.quarter[0] = 0;
        push(g, STEP.charges, second);
        return push(g, STEP.charges, first);
      case 'MOVE_H1':
        battle.quarter[0] = 0;
        push(g, STEP.half, second);
        push(g, STEP.half, first);
        push(g, STEP.convoys);
        return openFormingUp(g);
      case 'INTERLUDE':
        battle.quarter[0] = 2;
        push(g, STEP.compulsory, 3);
        push(g, STEP.command, second);
        return push(g, STEP.command, first);
      case 'MOVE_H2':
        battle.quarter[0] = 2;
        roundMoved(g);
        push(g, STEP.half, first);
        push(g, STEP.half, second);
        push(g, STEP.convoys);
        return openFormingUp(g);
      case 'FIRE':
        battle.quarter[0] = 4;
        restoreLevels(g);
        return push(g, STEP.fire);
      case 'MELEE':
        return push(g, STEP.melee);
      case 'PERIOD_END':
        return push(g, STEP['period-end']);
      default:
        throw new RulesBug(`${name} is no phase of its own`);
    }
  },
};

/** C14b C14k What a side adds to its die: a twentieth of the value of its highest general in play, nothing without one. */
export function initiativeBonus(g: Field, side: number): number {
  const highest = highestOf(g, side);
  return highest < 0 ? 0 : pointsOf(leaderKind(g, highest).value);
}
/** C14b Both sides roll; the higher is first in this period, a tie keeps who was. */
export const initiative: Work<Field> = {
  name: 'initiative',
  run(g) {
    const dice = [g.pen.roll(6), g.pen.roll(6)] as const;
    const totals = [dice[0] + initiativeBonus(g, 0), dice[1] + initiativeBonus(g, 1)] as const;
    if (totals[0] !== totals[1]) g.s.battle.first[0] = totals[0] > totals[1] ? 0 : 1;
    emit(g, { type: 'initiative-rolled', rule: 'C14b', dice, totals, first: sideId(g, firstSide(g)) });
  },
};
export const PERIOD_STEPS = [period, phase, initiative] as const;
