import {
  auditStack,
  eachInTurn,
  FLOOR,
  type Frame,
  type FrameRule,
  type FrameRules,
  framesOf,
  type Report,
} from '@tambour/kernel';
import { leaderId } from '../../model/ids.ts';
import { type Field, leaderCount } from '../../model/state.ts';
import { STEP_NAMES, type StepName } from '../../model/step-id.ts';
import { COALITION, FRENCH, PHASES } from '../../model/vocabulary.ts';
import { countOf } from '../../rules/11-combatants.ts';
import {
  advances,
  answersBreach,
  breaches,
  type Check,
  countsPassed,
  goesAlong,
  goesBack,
  handWaits,
  hasFighters,
  inCourse,
  inOrder,
  isHex,
  isLinked,
  isUnit,
  makesWay,
  names,
  needsAide,
  ofActive,
  ofLeader,
  ofRole,
  ofUnit,
  ofUnitOnMap,
  onTheWay,
  resultOn,
  runs,
  upTo,
} from './frame-checks.ts';

type Phase = (typeof PHASES)[number];
type Rule = FrameRule<Field, StepName>;

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
const interrupt = (uses: number, fault: Check): Rule => ({ uses, on: INTERRUPTED, fault });

/** Work that is done as soon as it is pushed never lies on the stack while a question waits. */
const NEVER: Rule = { on: [] };

/** Which step may lie on which, and with what. */
const FRAMES: FrameRules<Field, StepName> = {
  turn: { uses: 0, on: [FLOOR], fault: inCourse },
  recover: { uses: 0, on: ['turn'], fault: inCourse },
  reset: { uses: 1, on: ['recover', 'command-phase', 'breach-phase', 'segment'], fault: inCourse },
  'command-phase': { uses: 1, on: ['reset', 'command-phase'], fault: inCourse },
  'breach-phase': { uses: 1, on: ['reset', 'breach-phase'], fault: inCourse },
  segment: { uses: 0, on: ['reset'], fault: inCourse },
  barrage: { uses: 1, on: ['reset', 'barrage'], fault: inCourse },
  'set-up': {
    uses: 1,
    on: ['turn', 'set-up'],
    fault: (_g, { with: [side] }, below) =>
      side === (below?.step === 'set-up' ? COALITION : FRENCH) ? undefined : 'is out of order',
  },
  rally: {
    uses: 1,
    on: ['turn', 'rally'],
    fault: (_g, { with: [side] }, below) =>
      side === (below?.step === 'rally' ? FRENCH : COALITION) ? undefined : 'is out of order',
  },
  order: {
    uses: 1,
    on: ['segment'],
    fault: (g, { with: [side] }) => (side === g.s.battle.first[0] ? undefined : 'must be of the winner'),
  },
  hand: { uses: 2, on: ['segment'], fault: handWaits },
  activate: { uses: 3, on: ['segment', 'hand'], fault: eachInTurn(ofActive, names) },
  check: NEVER,
  'end-activation': { uses: 0, on: ['segment', 'hand'] },
  combat: { uses: 1, on: ['end-activation'], fault: ofActive },
  move: { uses: 1, on: ['combat'], fault: ofActive },
  'move-on': { uses: 3, on: ['move'], fault: onTheWay },
  'after-fire': {
    uses: 2,
    on: ['combat'],
    fault: (g, { with: [u, hex] }) =>
      isUnit(g, u) && isHex(g, hex) ? undefined : 'must name who fired, and at what hex',
  },
  resolve: { uses: 0, on: ['combat'] },
  react: { uses: 0, on: ['resolve'] },
  'after-shock': {
    uses: 1,
    on: ['combat'],
    fault: (_g, { with: [stage] }) => (stage >= 0 && stage <= 2 ? undefined : 'has three stages'),
  },
  advance: { uses: 2, on: ['after-shock', 'combat'], fault: advances },
  losses: {
    uses: 2,
    on: resultOn('losses'),
    fault: eachInTurn(
      ofRole,
      inOrder,
      upTo(1, () => 9),
    ),
  },
  lose: { uses: 1, on: ['losses'], fault: eachInTurn(ofRole, hasFighters) },
  star: { uses: 2, on: resultOn('star'), fault: eachInTurn(ofRole, inOrder) },
  disorder: {
    uses: 2,
    on: resultOn('disorder'),
    fault: eachInTurn(
      ofRole,
      inOrder,
      upTo(1, (g) => Math.max(countOf(g, 0), countOf(g, 1))),
    ),
  },
  retreats: { uses: 2, on: resultOn('retreats'), fault: eachInTurn(ofRole, inOrder) },
  retreat: {
    uses: 2,
    on: resultOn('retreats'),
    fault: eachInTurn(
      ofRole,
      hasFighters,
      upTo(1, () => 2),
    ),
  },
  'retreat-go': { uses: 2, on: ['retreats', 'retreat-more'], fault: goesBack },
  'retreat-more': {
    uses: 3,
    on: ['retreats', 'retreat-more'],
    fault: eachInTurn(
      ofUnit,
      (g, { with: [, hex] }) => (isHex(g, hex) ? undefined : 'must name a hex'),
      upTo(2, () => 1),
    ),
  },
  'retreat-next': {
    uses: 2,
    on: ['retreats'],
    fault: eachInTurn(ofUnitOnMap, (g, { with: [, hex] }) => (isHex(g, hex) ? undefined : 'must name a hex')),
  },
  'chain-next': { uses: 1, on: ['retreats', 'retreat-more'], fault: isLinked },
  displace: { uses: 1, on: ['retreats', 'retreat-more'], fault: makesWay },
  'chain-run': NEVER,
  arrived: {
    uses: 2,
    on: ['retreats', 'retreat-more', 'arrived'],
    fault: eachInTurn(
      ofUnit,
      upTo(1, () => 2),
    ),
  },
  rout: interrupt(1, ofUnit),
  'rout-run': interrupt(4, runs),
  'rout-step': interrupt(3, runs),
  'rout-facing': {
    uses: 2,
    on: ['passed'],
    fault: eachInTurn(
      ofUnitOnMap,
      upTo(1, () => 5),
    ),
  },
  passed: interrupt(2, countsPassed),
  'leader-goes': { uses: 2, on: ['rout-run', 'retreat-go', 'chain-next', 'leader-goes'], fault: goesAlong },
  aide: interrupt(1, needsAide),
  'leader-flees': interrupt(1, ofLeader),
  'breach-roll': { uses: 4, on: ['breach-phase', 'combat', 'after-shock'], fault: breaches },
  'breach-react': { uses: 2, on: ['breach-roll'], fault: answersBreach },
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
  const at = frames.findLast((frame) => PHASE_OF[frame.step] !== undefined);
  const phase = at && PHASE_OF[at.step];
  if (phase !== PHASES[s.battle.phase[0]!])
    say('battle.phase', `must be ${phase ?? 'one that has begun'}: the steps say so`);
  const isSetUp = phase === 'set-up';
  if (isSetUp !== (s.battle.turn[0] === 0))
    say('battle.turn', isSetUp ? 'must be 0 during set-up' : 'must be 1 or more after set-up');
  const isActivation = frames.some((frame) => ACTIVATION.includes(frame.step));
  if (!isActivation && s.formation.isActing.some((v) => v === 1)) say('formation', 'none can act now');
  const isActing = frames.some((frame) => frame.step === 'end-activation');
  auditSegment(g, phase, isActing, say);
  auditOnce(g, frames, say);
  if (w.data.turns < s.battle.turn[0]!) say('battle.turn', `must be at most ${w.data.turns}`);
}

/** 4Ca 5j Every segment activates a formation, so there are no more of them than formations. */
function auditSegment(g: Field, phase: Phase | undefined, isActing: boolean, say: Report): void {
  const { w, s } = g;
  const activated = s.formation.isActivated.reduce((n, v) => n + v, 0);
  const isBefore = phase === 'set-up' || phase === 'B';
  const most = isBefore ? 0 : phase === 'C' ? activated + (isActing ? 0 : 1) : w.formations;
  if (s.battle.segment[0]! > most) say('battle.segment', `must be at most ${most}`);
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
    const u = g.s.leader.riding[l]! - 1;
    const isMoving = (frame: Frame<StepName>) =>
      ['rout-run', 'rout-step', 'retreat-go', 'arrived'].includes(frame.step) && frame.with[0] === u;
    const inChain = g.s.chain.unit.subarray(0, g.s.combat.chain[0]!).includes(u);
    if (u >= 0 && !inChain && !frames.some(isMoving))
      say(`leader.${g.w.leaderIds[l]}.riding`, 'must be null: the unit is not on its way');
  }
}
