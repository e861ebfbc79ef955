import {
  ANY,
  auditPhase,
  auditStack,
  FLOOR,
  type Frame,
  type FrameRules,
  framesOf,
  framesOn,
  frameValue,
  NEVER_WAITS,
  type Report,
  upTo,
} from '@tambour/kernel';
import { chained, countOf } from '../../model/fight.ts';
import { leaderId } from '../../model/ids.ts';
import { leaderCount, riddenWith } from '../../model/leader.ts';
import { type Field, phaseOf, segmentOf, turnOf } from '../../model/state.ts';
import { STEP_NAMES, type StepName } from '../../model/step-id.ts';
import { COALITION, FRENCH, type PHASES } from '../../model/vocabulary.ts';
import * as is from './frame-checks.ts';

type Phase = (typeof PHASES)[number];

/** What may be interrupted by a death, a rout or a surprise: whatever lay on the stack when it happened. */
const INTERRUPTED: readonly StepName[] = [
  'barrage',
  'breach-phase',
  'breach-roll',
  'rally',
  'move',
  'move-on',
  'combat',
  'after-fire',
  'react',
  'losses',
  'star',
  'disorder',
  'retreats',
  'retreat-more',
  'chain-next',
  'arrived',
  'after-shock',
  'rout-run',
  'rout-facing',
  'passed',
  'aide',
  'leader-flees',
];
const RETREATED: readonly StepName[] = ['retreats', 'retreat-more'];
/** The side whose question lies lower, and the one that is asked after it. */
const inTurn =
  (step: StepName, lower: number, upper: number): is.Check =>
  (_g, { with: [side] }, below) =>
    side === (below?.step === step ? upper : lower) ? undefined : 'is out of order';
const steps = frameValue('0 steps or more', (g: Field, n) => n >= 0 && n <= g.w.grid.size);
const winner = frameValue('the winner', (g: Field, side) => side === g.s.battle.first[0]);
const place = frameValue('a place in a list', (g: Field, n) => n >= 0 && n <= Math.max(countOf(g, 0), countOf(g, 1)));

/** Which step may lie on which, and with what. */
const FRAMES: FrameRules<Field, StepName> = {
  turn: framesOn([FLOOR], [], is.inCourse),
  recover: framesOn(['turn'], [], is.inCourse),
  reset: framesOn(['recover', 'command-phase', 'breach-phase', 'segment'], [ANY], is.inCourse),
  'command-phase': framesOn(['reset', 'command-phase'], [ANY], is.inCourse),
  'breach-phase': framesOn(['reset', 'breach-phase'], [ANY], is.inCourse),
  segment: framesOn(['reset'], [], is.inCourse),
  barrage: framesOn(['reset', 'barrage'], [ANY], is.inCourse),
  'set-up': framesOn(['turn', 'set-up'], [ANY], inTurn('set-up', FRENCH, COALITION)),
  rally: framesOn(['turn', 'rally'], [ANY], inTurn('rally', COALITION, FRENCH)),
  order: framesOn(['segment'], [winner]),
  hand: framesOn(['segment'], [ANY, ANY], is.handWaits),
  activate: framesOn(['segment', 'hand'], [is.ACTIVE, ANY, ANY], is.names),
  check: NEVER_WAITS,
  'end-activation': framesOn(['segment', 'hand']),
  combat: framesOn(['end-activation'], [is.ACTIVE]),
  move: framesOn(['combat'], [is.ACTIVE]),
  'move-on': framesOn(['move'], [ANY, ANY, ANY], is.onTheWay),
  'after-fire': framesOn(['combat'], [is.PIECE, is.HEX]),
  resolve: framesOn(['combat']),
  react: framesOn(['resolve']),
  'after-shock': framesOn(['combat'], [upTo(2)]),
  advance: framesOn(['after-shock', 'combat'], [ANY, ANY], is.advances),
  losses: framesOn(is.resultOn('losses'), [is.ROLE, upTo(9)], is.inOrder),
  lose: framesOn(['losses'], [is.ROLE], is.hasFighters),
  star: framesOn(is.resultOn('star'), [is.ROLE, ANY], is.inOrder),
  disorder: framesOn(is.resultOn('disorder'), [is.ROLE, place], is.inOrder),
  retreats: framesOn(is.resultOn('retreats'), [is.ROLE, ANY], is.inOrder),
  retreat: framesOn(is.resultOn('retreats'), [is.ROLE, upTo(2)], is.hasFighters),
  'retreat-go': framesOn(RETREATED, [is.UNIT_THERE, ANY], is.goesBack),
  'retreat-more': framesOn(RETREATED, [is.UNIT, is.HEX, upTo(1)]),
  'retreat-next': framesOn(['retreats'], [is.UNIT_THERE, is.HEX]),
  'chain-next': framesOn(RETREATED, [ANY], is.isLinked),
  displace: framesOn(RETREATED, [ANY], is.makesWay),
  'chain-run': NEVER_WAITS,
  arrived: framesOn([...RETREATED, 'arrived'], [is.UNIT, upTo(2)]),
  rout: framesOn(INTERRUPTED, [is.UNIT]),
  'rout-run': framesOn(INTERRUPTED, [is.UNIT, steps, is.PASSED, is.DIRECTION], is.runs),
  'rout-step': framesOn(INTERRUPTED, [is.UNIT, steps, is.PASSED], is.runs),
  'rout-facing': framesOn(['passed'], [is.UNIT_THERE, upTo(5)]),
  passed: framesOn(INTERRUPTED, [is.PASSED, is.PASSED], is.countsPassed),
  'leader-goes': framesOn(['rout-run', 'retreat-go', 'chain-next', 'leader-goes'], [is.LEADER, is.UNIT], is.goesAlong),
  aide: framesOn(INTERRUPTED, [is.FORMATION], is.needsAide),
  'leader-flees': framesOn(INTERRUPTED, [is.LEADER]),
  'breach-roll': framesOn(['breach-phase', 'combat', 'after-shock'], [is.UNIT, is.HEX, upTo(2), upTo(2)]),
  'breach-react': framesOn(['breach-roll'], [is.BATTERY, is.UNIT_THERE], is.answersBreach),
};

/** The phase in which the topmost frame of the turn's course is at work. */
const PHASE_OF: Partial<Record<StepName, Phase>> = {
  'set-up': 'set-up',
  rally: 'E',
  'command-phase': 'D',
  'breach-phase': 'breach',
  segment: 'C',
  barrage: 'B',
};
const ACTIVATION: readonly StepName[] = ['activate', 'end-activation'];

/** 4a The stack is one that play can have built, and agrees with turn, phase and segment. */
export function auditFrames(g: Field, say: Report): void {
  const { w, s } = g;
  const frames = framesOf(s, STEP_NAMES);
  if (frames.length === 0) return;
  auditStack(g, frames, FRAMES, say);
  const phase = auditPhase(frames, PHASE_OF, phaseOf(g), say);
  const isSetUp = phase === 'set-up';
  if (isSetUp !== (s.battle.turn[0] === 0))
    say('battle.turn', isSetUp ? 'must be 0 during set-up' : 'must be 1 or more after set-up');
  const isActivation = frames.some((frame) => ACTIVATION.includes(frame.step));
  if (!isActivation && s.formation.isActing.some((v) => v === 1)) say('formation', 'none can act now');
  const isActing = frames.some((frame) => frame.step === 'end-activation');
  auditSegment(g, phase, isActing, say);
  auditOnce(g, frames, say);
  if (w.data.turns < turnOf(g)) say('battle.turn', `must be at most ${w.data.turns}`);
}

/** 4Ca 5j Every segment activates a formation, so there are no more of them than formations. */
function auditSegment(g: Field, phase: Phase | undefined, isActing: boolean, say: Report): void {
  const { w, s } = g;
  const activated = s.formation.isActivated.reduce((n, v) => n + v, 0);
  const isBefore = phase === 'set-up' || phase === 'B';
  const most = isBefore ? 0 : phase === 'C' ? activated + (isActing ? 0 : 1) : w.formations;
  if (segmentOf(g) > most) say('battle.segment', `must be at most ${most}`);
  if (phase === 'C' && s.battle.segment[0] === 0) say('battle.segment', 'must be 1 or more in the operations phase');
}

/** Steps that are never asked of the same piece twice at a time. */
const ONCE: readonly StepName[] = ['aide', 'leader-goes', 'leader-flees', 'arrived', 'retreat-go'];
/** A unit runs, and a leader is asked, only once at a time; counts of those run through grow upwards. */
function auditOnce(g: Field, frames: readonly Frame<StepName>[], say: Report): void {
  const seen = new Set<string>();
  let base = 0;
  for (const { index, step, with: values } of frames) {
    const isRun = step === 'rout-run' || step === 'rout-step' || step === 'rout';
    const key = isRun ? `run ${values[0]}` : ONCE.includes(step) ? `${step} ${values[0]}` : undefined;
    if (key && seen.has(key)) say(`steps.${index}`, `${step} is there twice for the same`);
    if (key) seen.add(key);
    const from = step === 'passed' ? values[0] : step === 'rout-run' || step === 'rout-step' ? values[2] : -1;
    if (from < 0) continue;
    if (from < base) say(`steps.${index}.with`, 'must count from those run through before');
    base = from;
  }
  for (let l = leaderId(0); l < leaderCount(g); l++) {
    const u = riddenWith(g, l);
    const isMoving = (frame: Frame<StepName>) =>
      ['rout-run', 'rout-step', 'retreat-go', 'arrived'].includes(frame.step) && frame.with[0] === u;
    if (u >= 0 && !chained(g).includes(u) && !frames.some(isMoving))
      say(`leader.${g.w.leaderIds[l]}.riding`, 'must be null: the unit is not on its way');
  }
}
