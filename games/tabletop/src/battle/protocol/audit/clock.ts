import { framesOf, type Report } from '@tambour/kernel';
import { CHARTS } from '../../../model/charts.ts';
import { PHASES, type Phase } from '../../../model/vocabulary.ts';
import { outcomeAt } from '../../../rules/victory.ts';
import { phaseOf, valueAt } from '../../model/columns.ts';
import { unitId } from '../../model/ids.ts';
import { type Field, isOver, periodOf } from '../../model/state.ts';
import { STEP_NAMES } from '../../model/step-id.ts';
import { sideOf } from '../../model/views.ts';
import { marginsOf, scoreNow } from '../../score.ts';
import { brokenSides, LEVELS } from '../../verdict.ts';

const { quartersPerPeriod: QUARTERS } = CHARTS.scale;
const HALF = QUARTERS / 2;
/** C14a Quarters that have been played when a phase asks its questions; those of compulsory moves are counted by their frames. */
const PLAYED: Readonly<Partial<Record<Phase, number>>> = {
  COMMAND: 0,
  CHARGE: 0,
  MOVE_H1: 0,
  MOVE_H2: HALF,
  FIRE: QUARTERS,
  MELEE: QUARTERS,
  PERIOD_END: QUARTERS,
};
/** C14d How many quarters are over by the frames of those to come. */
function quartersPlayed(g: Field): number | undefined {
  const phase = phaseOf(g);
  const frames = framesOf(g.s, STEP_NAMES);
  if (phase === 'INTERLUDE' && frames[1]?.step !== 'quarter' && frames[1]?.step !== 'quarter-end') {
    const isRiding = frames.some(({ step }) => step === 'ride');
    return isRiding ? HALF : QUARTERS;
  }
  if (phase !== 'COMPULSORY' && phase !== 'INTERLUDE') return PLAYED[phase];
  const next = frames.findLast(({ step }) => step === 'quarter');
  return next ? next.with[0] - 1 : QUARTERS;
}

/** C14a No question is asked before the first period. */
export function auditPeriod(g: Field, bad: Report): void {
  if (g.s.battle.period[0] === 0) bad('battle.period', 'must be 1 or more');
}
/** C14a The clock of a battle that goes on, and what is noted for this period only. */
export function auditClock(g: Field, bad: Report): void {
  const { battle } = g.s;
  if (isOver(g)) return;
  const phase = phaseOf(g);
  if (phase === 'PERIOD_START' || phase === 'INITIATIVE')
    bad('battle.phase', `must not be ${phase}: nothing is asked in it`);
  const played = quartersPlayed(g);
  if (played !== undefined && battle.quarter[0] !== played) bad('battle.quarter', `must be ${played} in ${phase} now`);
  const isLate = PHASES.indexOf(phase) > PHASES.indexOf('FIRE');
  const frames = framesOf(g.s, STEP_NAMES);
  const isDone = isLate || (phase === 'FIRE' && !frames.some(({ step }) => step === 'shots'));
  for (const name of ['isShown', 'isFired'] as const)
    if (battle[name][0] !== (isDone ? 1 : 0)) bad(`battle.${name}`, `must be ${isDone ? 1 : 0}: the steps say so`);
  const mover = unitId(valueAt(battle.mover, 0) - 1);
  const moving = frames.find(({ step }) => step === 'move');
  if (mover >= 0 && !moving) bad('battle.mover', 'must be null: nobody moves');
  else if (mover >= 0 && sideOf(g, mover) !== moving?.with[0])
    bad('battle.mover', 'must be a unit of the side that moves');
}

/** C16c C16d How it ended, and who won, follow from the position. */
export function auditEnding(g: Field, bad: Report): void {
  const { battle } = g.s;
  if (!isOver(g)) {
    for (const name of ['winner', 'level', 'isBroken'] as const)
      if (battle[name][0] !== 0) bad(`battle.${name}`, 'must be 0 until the battle is over');
    return;
  }
  if (phaseOf(g) !== 'PERIOD_END') bad('battle.phase', 'must be PERIOD_END: a battle ends there');
  const isLastPeriod = periodOf(g) >= g.w.periods;
  const outcome = outcomeAt({ score: scoreNow(g), margins: marginsOf(g), isLastPeriod });
  if (!outcome) {
    bad('battle.isOver', 'must be 0: no army is broken, and the last period is not over');
    return;
  }
  const wanted = {
    winner: outcome.winner === null ? 0 : outcome.winner + 1,
    level: LEVELS.indexOf(outcome.level),
    isBroken: brokenSides(g),
  };
  for (const name of ['winner', 'level', 'isBroken'] as const)
    if (battle[name][0] !== wanted[name]) bad(`battle.${name}`, `must be ${wanted[name]}: the points say so`);
}
