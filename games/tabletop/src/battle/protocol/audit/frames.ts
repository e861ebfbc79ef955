import { auditStack, eachInTurn, FLOOR, type FrameRules, framesOf, NEVER_WAITS, type Report } from '@tambour/kernel';
import type { Field } from '../../model/state.ts';
import { STEP_NAMES, type StepName } from '../../model/step-id.ts';
import {
  afterFight,
  asksFollow,
  asksOccupy,
  asksPursue,
  atOnce,
  chooses,
  commandsSecond,
  forming,
  goesAlong,
  inHand,
  inPeriodEnd,
  inPhase,
  isCrew,
  isEscort,
  laterHalf,
  loops,
  makesQuarter,
  movesSide,
  nextIsPhase,
  offersRally,
  ofQuarterEnd,
  ofRallies,
  ofSide,
  onOwn,
  reacts,
  receives,
  retreats,
  ridesSide,
  row,
  surrenders,
} from './frame-checks.ts';

/** Where a quarter of a compulsory move is made: in the loop, or at once. */
const QUARTER: readonly StepName[] = ['quarter', 'quarter-end'];
/** Where a charge has come to its end, and the next thing is done. */
const CHARGED: readonly StepName[] = ['charges-left', 'run-over', 'carry-out'];
/** Before a half move: those who form up or man their guns. */
const FORMING: readonly StepName[] = ['convoys', 'man-guns', 'forms-up'];
const FOUGHT: readonly StepName[] = ['melee-over', 'after-melee'];
/** C14f What is left for later while tests are taken. */
const TESTED_ON: readonly StepName[] = [
  'phase',
  'period-end',
  'ride',
  'quarter',
  'quarter-end',
  'compulsory-move',
  'rally',
  ...CHARGED,
  'received',
  'charger-hit',
  'charger-tested',
  ...FORMING,
  'half',
  'move',
  ...FOUGHT,
  'escort',
  'tests',
];
/** C19b What units had moved for when prisoners were taken. */
const TAKEN_ON: readonly StepName[] = [
  'phase',
  'quarter',
  'quarter-end',
  ...CHARGED,
  ...FORMING,
  'half',
  'move',
  ...FOUGHT,
  'escort',
  'tests',
];

/** Which step may lie on which, and with what. */
const FRAMES: FrameRules<Field, StepName> = {
  period: { uses: 0, on: [FLOOR], fault: inPeriodEnd },
  phase: { uses: 1, on: [FLOOR], fault: nextIsPhase },
  initiative: NEVER_WAITS,
  'period-end': {
    uses: 1,
    on: ['period'],
    fault: (_g, { with: [part] }) => (part === 1 ? undefined : 'must be the score'),
  },

  tests: { uses: 0, on: TESTED_ON, fault: inPhase },
  tested: { uses: 0, on: ['tests'] },
  roll: { uses: 0, on: ['tested'] },
  influence: { uses: 0, on: ['roll'] },
  waive: { uses: 0, on: ['tested'] },

  command: { uses: 1, on: ['phase', 'compulsory'], fault: eachInTurn(inPhase, commandsSecond) },
  ride: { uses: 1, on: ['phase', 'compulsory', 'command'], fault: eachInTurn(inPhase, ridesSide) },

  compulsory: { uses: 1, on: ['phase'], fault: eachInTurn(inPhase, laterHalf) },
  quarter: { uses: 2, on: ['phase', 'quarter'], fault: eachInTurn(inPhase, loops) },
  'compulsory-move': { uses: 3, on: ['tests', 'charges-left'], fault: atOnce },
  compelled: { uses: 2, on: QUARTER, fault: makesQuarter },
  'make-quarter': { uses: 4, on: QUARTER, fault: makesQuarter },
  'retreat-goal': { uses: 2, on: QUARTER, fault: eachInTurn(makesQuarter, retreats) },
  'retreat-form': { uses: 2, on: QUARTER, fault: eachInTurn(makesQuarter, retreats) },
  'go-along': { uses: 2, on: ['compelled', 'go-along'], fault: goesAlong },
  rally: { uses: 2, on: ['quarter-end', 'rally'], fault: ofRallies },
  'rally-offer': { uses: 2, on: ['rally'], fault: offersRally },
  'quarter-end': { uses: 3, on: ['phase', 'quarter', 'compulsory-move'], fault: eachInTurn(inPhase, ofQuarterEnd) },
  'forms-up': { uses: 1, on: FORMING, fault: forming },
  'form-up': { uses: 1, on: FORMING, fault: forming },
  'man-guns': { uses: 1, on: FORMING, fault: isCrew },
  'back-in-hand': { uses: 2, on: ['tests'], fault: inHand },

  charges: { uses: 1, on: ['phase'], fault: eachInTurn(inPhase, commandsSecond) },
  declare: { uses: 1, on: ['charges-left'], fault: onOwn },
  'charges-left': { uses: 1, on: ['phase', 'charges'], fault: eachInTurn(inPhase, ridesSide) },
  'next-charge': { uses: 1, on: ['charges-left'], fault: eachInTurn(onOwn, chooses) },
  'resolve-charge': NEVER_WAITS,
  react: { uses: 1, on: ['carry-out'], fault: eachInTurn(row, reacts) },
  received: { uses: 1, on: ['carry-out'], fault: eachInTurn(row, receives) },
  'charge-fire': NEVER_WAITS,
  'charger-hit': { uses: 1, on: ['carry-out'], fault: row },
  'counter-charge': NEVER_WAITS,
  'carry-out': { uses: 1, on: ['charges-left', 'run-over'], fault: row },
  'charger-tested': { uses: 1, on: ['charges-left'], fault: row },
  reach: { uses: 1, on: ['charges-left'], fault: row },
  'run-over': {
    uses: 0,
    on: ['make-quarter', 'back-in-hand'],
    fault: (_g, _f, below) =>
      below?.step !== 'back-in-hand' || below.with[1] === 1 ? undefined : 'must lie on an advance that is completed',
  },

  half: { uses: 1, on: ['phase', 'half'], fault: eachInTurn(inPhase, movesSide) },
  move: { uses: 1, on: ['phase', 'half'], fault: eachInTurn(inPhase, movesSide) },
  convoys: { uses: 0, on: ['half'], fault: (g, _f, below) => movesSide(g, _f, below) },

  fire: NEVER_WAITS,
  allocate: { uses: 1, on: ['shots', 'allocate'], fault: ofSide('allocate') },
  shots: { uses: 0, on: ['phase'], fault: inPhase },

  melee: NEVER_WAITS,
  'after-melee': { uses: 4, on: FOUGHT, fault: afterFight },
  follow: { uses: 4, on: FOUGHT, fault: eachInTurn(afterFight, asksFollow) },
  pursue: { uses: 4, on: FOUGHT, fault: eachInTurn(afterFight, asksPursue) },
  surrender: { uses: 3, on: ['tests', ...QUARTER], fault: surrenders },
  escort: { uses: 3, on: TAKEN_ON, fault: eachInTurn(inPhase, isEscort) },
  occupy: { uses: 4, on: FOUGHT, fault: eachInTurn(afterFight, asksOccupy) },
  'melee-over': { uses: 0, on: ['phase', 'escort'], fault: inPhase },
};

/** C14a The stack is one that play can have built in this phase. */
export function auditFrames(g: Field, bad: Report): void {
  auditStack(g, framesOf(g.s, STEP_NAMES), FRAMES, bad);
}
