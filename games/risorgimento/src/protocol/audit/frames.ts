import {
  auditPhase,
  auditStack,
  eachInTurn,
  FLOOR,
  type FrameRule,
  type FrameRules,
  framesOf,
  NEVER_WAITS,
  type Report,
} from '@tambour/kernel';
import { type Field, phaseOf } from '../../model/state.ts';
import { STEP_NAMES, type StepName } from '../../model/step-id.ts';
import { PHASES, type PhaseName } from '../../model/vocabulary.ts';
import {
  type Check,
  continues,
  courseOn,
  goesBack,
  HAND_AT,
  hasHand,
  hasNextHex,
  inCourse,
  inMassed,
  inStage,
  ofActivation,
  ofCorps,
  ofFormation,
  ofLoss,
  ofRisk,
  ofRole,
  ofSappers,
  ofShot,
  ofSmallArms,
  ofUnit,
  onMarch,
  onRide,
  onStage,
  rides,
  spreads,
  wavers,
} from './frame-checks.ts';

type Rule = FrameRule<Field, StepName>;

/** A step of the turn, where the turn has it. */
const course = (step: StepName, uses: number): Rule => ({ uses, on: courseOn(step), fault: inCourse });
const ofStep = (on: readonly StepName[], ...checks: readonly Check[]): Rule => ({
  uses: 1,
  on,
  fault: eachInTurn(ofFormation, ...checks),
});

/** Questions at which the side that acts may fire guns. */
const FIRED_IN: readonly StepName[] = ['formation', 'act', 'small-arms', 'assault'];
/** Questions at which the other side may fire, and is asked again. */
const REACTED_IN: readonly StepName[] = ['answer', 'before-shot', 'before-attack', 'after-entry'];
/** What a fight is fought for: an attack, a counter-charge, or one that goes on from another. */
const FOUGHT_IN: readonly StepName[] = ['assault', 'counter', 'fight-over'];
/** 4.62a What was under way when units changed hexes: those of a reserve may have to spread. */
const ALARMED_IN: readonly StepName[] = [
  'before-entry',
  'after-entry',
  'counter',
  'resolve',
  'settle',
  'fight-over',
  'alarm',
  'spread',
];
const fought = (uses: number, ...checks: readonly Check[]): Rule => ({
  uses,
  on: FOUGHT_IN,
  fault: eachInTurn(continues, ...checks),
});

/** 7.17c Fire before a continued attack comes before anyone has entered. */
const beforeEntering: Check = (g, frame, below) =>
  below?.step === 'resolve' ? onStage(0)(g, frame, below) : undefined;

/** Which step may lie on which, and with what. */
const FRAMES: FrameRules<Field, StepName> = {
  turn: { uses: 0, on: [FLOOR], fault: inCourse },
  morale: course('morale', 0),
  phase: course('phase', 1),
  'reserve-in': course('reserve-in', 1),
  hand: course('hand', 0),
  recovery: course('recovery', 1),
  release: course('release', 1),
  commanders: course('commanders', 1),
  choose: { uses: 1, on: ['phase'], fault: hasHand },
  activated: { uses: 3, on: ['phase'], fault: ofActivation },
  corps: NEVER_WAITS,
  demolish: { uses: 1, on: ['activated'], fault: ofSappers },
  formation: { uses: 1, on: ['activated', 'demolish'], fault: ofCorps },
  'end-step': ofStep(['formation', 'activated', 'demolish'], inMassed),
  rally: ofStep(['end-step']),
  command: ofStep(['rally']),
  orders: ofStep(['command']),
  attach: ofStep(['command', 'orders']),
  assault: ofStep(['rally', 'end-step'], inMassed),
  'small-arms': ofStep(['rally', 'assault']),
  act: ofStep(['small-arms', 'assault'], inMassed),

  march: { uses: 1, on: ['act'], fault: onMarch },
  entry: { uses: 1, on: ['march'], fault: eachInTurn(onMarch, hasNextHex) },
  'before-entry': { uses: 1, on: ['entry', 'charge'], fault: eachInTurn(onMarch, hasNextHex, onRide) },
  'after-entry': { uses: 1, on: ['march', 'charge'], fault: eachInTurn(onMarch, onRide) },
  'march-end': NEVER_WAITS,
  counter: { uses: 1, on: ['after-entry'], fault: onMarch },
  alarm: { uses: 1, on: ALARMED_IN, fault: ofUnit },
  spread: { uses: 2, on: [...ALARMED_IN, 'release'], fault: spreads },

  answer: { uses: 3, on: FIRED_IN, fault: ofShot },
  shot: { uses: 3, on: ['answer'], fault: ofShot },
  'before-shot': { uses: 3, on: ['shot'], fault: eachInTurn(ofShot, ofSmallArms) },
  'shot-loss': { uses: 3, on: [...REACTED_IN, 'risk', 'wavering'], fault: ofLoss },
  risk: { uses: 3, on: [...REACTED_IN, 'wavering'], fault: ofRisk },
  wavering: { uses: 1, on: [...REACTED_IN, 'wavering'], fault: wavers },

  engage: { uses: 0, on: ['assault'] },
  surprise: { uses: 0, on: ['engage'] },
  'before-attack': {
    uses: 0,
    on: ['surprise', 'resolve'],
    fault: beforeEntering,
  },
  join: ofStep(['before-attack']),
  charge: { uses: 2, on: ['assault', 'charge'], fault: rides },
  resolve: fought(1, inStage(1)),
  losses: fought(0),
  lose: { uses: 1, on: ['losses'], fault: ofRole },
  settle: fought(1, inStage(2)),
  retreat: { uses: 1, on: ['settle'], fault: eachInTurn(onStage(1), goesBack) },
  'put-right': { uses: 0, on: ['settle'], fault: onStage(2) },
  storm: fought(0),
  'fight-over': fought(1, inStage(1)),
  'turn-to': { uses: 0, on: ['fight-over'], fault: onStage(0) },
  continue: { uses: 0, on: ['fight-over'], fault: onStage(1) },
  continued: { uses: 0, on: ['fight-over'], fault: onStage(1) },
};
/** The phase in which the topmost frame of the turn's course is at work. */
const PHASE_OF: Partial<Record<StepName, PhaseName>> = {
  'reserve-in': 'reserve',
  choose: 'activation',
  activated: 'activation',
  recovery: 'recovery',
  release: 'release',
  commanders: 'commanders',
};

/** 3.0a The stack is one that play can have built, and agrees with the phase. */
export function auditFrames(g: Field, bad: Report): void {
  const frames = framesOf(g.s, STEP_NAMES);
  if (frames.length === 0) return;
  auditStack(g, frames, FRAMES, bad);
  auditPhase(frames, PHASE_OF, PHASES[phaseOf(g)], bad);
  if (frames.length > HAND_AT + 1 && frames[HAND_AT]?.step === 'choose') bad('steps', 'has more on top of a choice');
}
