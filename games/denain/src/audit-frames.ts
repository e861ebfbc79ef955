import { type Fault, FLOOR, type Frame, type FrameRule, type FrameRules, framesOf, stackFaults } from '@tambour/kernel';
import { mayStack } from './rules/3-stacking.ts';
import { COURSE } from './rules/4-sequence.ts';
import { FORWARD_RIGHT, TURN } from './rules/7-move-search.kernel.ts';
import { unpackWay } from './rules/7-movement.ts';
import { retreatPassable } from './rules/7-works.ts';
import { countOf, fighters } from './rules/11-combatants.ts';
import { retreatChoice } from './rules/11-retreat.ts';
import { type Field, holder, isOnMap, leaderCount, unitAt } from './state.ts';
import { STEP_NAMES, type StepName } from './step-id.ts';
import { ART, C, F, LOST, ON_MAP, PHASES, ROUTED } from './vocabulary.ts';
import { BARRED } from './world.ts';

type Phase = (typeof PHASES)[number];
type Say = (field: string, reason: string) => void;
type Rule = FrameRule<Field, StepName>;
type Check = (g: Field, frame: Frame<StepName>, below: Frame<StepName> | undefined) => string | undefined;

/** The first of several checks that fails. */
const all =
  (...checks: readonly Check[]): Check =>
  (g, frame, below) => {
    for (const check of checks) {
      const reason = check(g, frame, below);
      if (reason) return reason;
    }
    return undefined;
  };

const inCourse: Check = (_g, { index, step, with: [what] }) =>
  COURSE[index]?.[0] === step && COURSE[index][1] === what ? undefined : 'is not where the turn has it';
const isSide = (v: number): boolean => v === F || v === C;
const isUnit = (g: Field, v: number): boolean => v >= 0 && v < g.w.units;
const isCombat = (g: Field, v: number): boolean => isUnit(g, v) && g.w.unitClass[v]! < ART;
const isHex = (g: Field, v: number): boolean => v >= 0 && v < g.w.grid.size;

const ofActive: Check = (g, { with: [side] }) =>
  isSide(side) && side === g.s.battle.active[0] ? undefined : 'must be of the side that acts';
const ofRole: Check = (_g, { with: [role] }) =>
  role === 0 || role === 1 ? undefined : 'must be of attacker or defender';
/** A unit that may have been lost since the frame was laid down. */
const ofUnit: Check = (g, { with: [u] }) => (isCombat(g, u) ? undefined : 'must name a unit');
const ofUnitOnMap: Check = (g, frame) =>
  ofUnit(g, frame, undefined) ??
  (isOnMap(g, frame.with[0]) ? undefined : `${g.w.unitIds[frame.with[0]]} is not on the map`);
const ofLeader: Check = (g, { with: [l] }) => (l >= 0 && l < leaderCount(g) ? undefined : 'must name a leader');
const upTo =
  (slot: 1 | 2 | 3, most: (g: Field) => number): Check =>
  (g, frame) =>
    frame.with[slot] >= 0 && frame.with[slot] <= most(g)
      ? undefined
      : `must have 0 to ${most(g)} as number ${slot + 1}`;

/** 11.6h The steps of a result lie in one order, the attacker's beneath the defender's. */
const ORDER: readonly StepName[] = ['after-shock', 'retreats', 'disorder', 'star', 'losses'];
const inOrder: Check = (_g, { step, with: [role] }, below) => {
  if (below?.step !== step) return undefined;
  return role < below.with[0] ? undefined : 'must be the defender’s, on the attacker’s';
};
const resultOn = (step: StepName): readonly StepName[] => ORDER.slice(0, ORDER.indexOf(step) + 1);

/** 5d The hand that waits beneath an activation is the other side's. */
const handWaits: Check = (g, { with: [side, most] }) => {
  if (side !== 1 - g.s.battle.active[0]!) return 'must be of the side that acts next';
  return most >= 1 && most <= g.w.formations ? undefined : 'must allow one formation or more';
};
const names: Check = (g, { with: [side, named, most] }) => {
  const acting = [...g.w.sideFormations[side]!].filter((f) => g.s.formation.isActing[f]).length;
  if (named !== acting) return `must say that ${acting} formations are named`;
  return most > named && most <= g.w.formations ? undefined : 'must allow more formations than are named';
};

/** 7.1f The rest of a move: legs over sides that can be passed, into hexes where the unit can stand or pass. */
const onTheWay: Check = (g, { with: [who, low, high] }) => {
  const { w, s } = g;
  const u = who & 0xffff;
  if (who < 0 || who >> 17 !== 0 || !isUnit(g, u)) return 'must name a unit';
  if (!isOnMap(g, u) || w.unitSide[u] !== s.battle.active[0])
    return 'must name a unit of the side that acts, on the map';
  if (low <= 0 || high < 0 || low >= 1 << 28 || high >= 1 << 28) return 'must name the legs of a way';
  let hex = s.unit.hex[u]!;
  let facing = s.unit.facing[u]!;
  for (const leg of [...unpackWay(low), ...unpackWay(high)]) {
    if (leg > TURN && leg <= TURN + 5) facing = (facing + leg - TURN) % 6;
    else if (leg >= 1 && leg <= TURN) {
      const d = (facing + (leg <= FORWARD_RIGHT ? leg - 1 : leg)) % 6;
      const x = w.near[hex * 6 + d]!;
      if (x < 0 || (w.cost[w.unitClass[u]!]![x] === BARRED && w.road[x] === 0)) return 'must name a way it can take';
      const by = holder(g, x);
      if (by >= 0 && (by !== w.unitSide[u] || !mayStack(g, w.unitClass[u]!, x, u)))
        return 'must name a way that is free';
      hex = x;
    } else return 'must name the legs of a way';
  }
  return undefined;
};

/** 11.7a 11.7h A hex next door, open to a retreat, whose friend, if it holds one, can make way in turn. */
function canStepBack(g: Field, u: number, to: number, pushed: readonly number[]): boolean {
  const { w, s } = g;
  if (!isOnMap(g, u) || !isHex(g, to)) return false;
  let isOpen = false;
  for (let d = 0; d < 6; d++)
    if (w.near[s.unit.hex[u]! * 6 + d] === to)
      isOpen = retreatPassable(g, w.unitSide[u]!, w.unitClass[u]!, s.unit.hex[u]!, d);
  if (!isOpen || holder(g, to) === 1 - w.unitSide[u]!) return false;
  if (mayStack(g, w.unitClass[u]!, to, u)) return true;
  const friend = unitAt(g, to);
  if (friend < 0 || pushed.includes(friend)) return false;
  return retreatChoice(g, friend, to, 1, [...pushed, u]).fate === 'goes';
}
const goesBack: Check = (g, frame) => {
  const [u, to] = frame.with;
  return (
    ofUnitOnMap(g, frame, undefined) ?? (canStepBack(g, u, to, []) ? undefined : 'must name a hex open to its retreat')
  );
};
/** Everyone in a chain goes where the next one stood; the last link is where the chain has come to. */
const isLinked: Check = (g) => {
  const { chain, combat } = g.s;
  const n = combat.chain[0]!;
  if (n === 0) return 'must have a chain of units that make way';
  const pushed: number[] = [];
  for (let i = 0; i < n; i++) {
    const u = chain.unit[i]!;
    if (!isCombat(g, u) || pushed.includes(u)) return 'must have a chain of units, each once';
    if (!canStepBack(g, u, chain.to[i]!, i < n - 1 ? [] : pushed)) return 'must have a chain of open hexes';
    if (i + 1 < n && unitAt(g, chain.to[i]!) !== chain.unit[i + 1])
      return 'must have a chain of units next to each other';
    pushed.push(u);
  }
  return undefined;
};
const makesWay: Check = (g, frame) =>
  isLinked(g, frame, undefined) ??
  (unitAt(g, g.s.chain.to[g.s.combat.chain[0]! - 1]!) === frame.with[0] ? undefined : 'must name the unit in the way');

/** 12.4f One who runs is routed, and those he has run through are counted from his own first. */
const runs: Check = (g, { step, with: [u, steps, base, direction] }) => {
  const { w, s } = g;
  if (!isCombat(g, u)) return 'must name a unit';
  if (isOnMap(g, u) ? s.unit.state[u] !== ROUTED : step === 'rout-step') return `${w.unitIds[u]} must be routed`;
  if (steps < 0 || steps > w.grid.size) return 'must have 0 steps or more';
  if (base < 0 || base > s.battle.passed[0]!) return 'must count from those he has run through';
  return direction >= 0 && direction < 6 ? undefined : 'must have a direction';
};
const countsPassed: Check = (g, { with: [base, i] }) =>
  base >= 0 && base <= i && i <= g.s.battle.passed[0]! ? undefined : 'must count those who were run through';

const breaches: Check = (g, { with: [u, hex, when, before] }) => {
  if (!isCombat(g, u) || !isHex(g, hex)) return 'must name a unit and a hex';
  return when >= 0 && when <= 2 && before >= 0 && before <= 2 ? undefined : 'must name an occasion and a state';
};
const answersBreach: Check = (g, { with: [b, u] }) => {
  const { w } = g;
  if (!isUnit(g, b) || w.unitClass[b] !== ART || !isOnMap(g, b)) return 'must name a battery on the map';
  if (!isCombat(g, u) || !isOnMap(g, u) || w.unitSide[u] === w.unitSide[b]) return 'must name an enemy unit on the map';
  return undefined;
};
/** 9.4b The formation whose leader has fallen and whose aide-de-camp is not there yet. */
const needsAide: Check = (g, { with: [f] }) => {
  if (f < 0 || f >= g.w.formations) return 'must name a formation';
  const { place } = g.s.leader;
  return place[g.w.formationLeader[f]!] === LOST && place[g.w.leaders + f] !== ON_MAP
    ? undefined
    : 'must name a formation without a leader';
};
const goesAlong: Check = (g, frame) => {
  const [l, u] = frame.with;
  if (ofLeader(g, frame, undefined)) return 'must name a leader';
  if (!isCombat(g, u) || g.w.unitSide[u] !== g.w.leaderSide[l]) return 'must name a unit of his side';
  return undefined;
};
/** 11.8b After fire a unit + 1 and its hex; after shock 0 and whose advance it is. */
const advances: Check = (g, { with: [who, b] }, below) => {
  if (who === 0) return below?.step === 'after-shock' && (b === 0 || b === 1) ? undefined : 'must follow a shock';
  return below?.step === 'combat' && isCombat(g, who - 1) && isOnMap(g, who - 1) && isHex(g, b)
    ? undefined
    : 'must name a unit that fired, and a hex';
};
const hasFighters: Check = (g, { with: [role] }) =>
  fighters(g, role).length > 0 ? undefined : 'must have someone left to choose';

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
      side === (below?.step === 'set-up' ? C : F) ? undefined : 'is out of order',
  },
  rally: {
    uses: 1,
    on: ['turn', 'rally'],
    fault: (_g, { with: [side] }, below) =>
      side === (below?.step === 'rally' ? F : C) ? undefined : 'is out of order',
  },
  order: {
    uses: 1,
    on: ['segment'],
    fault: (g, { with: [side] }) => (side === g.s.battle.first[0] ? undefined : 'must be of the winner'),
  },
  hand: { uses: 2, on: ['segment'], fault: handWaits },
  activate: { uses: 3, on: ['segment', 'hand'], fault: all(ofActive, names) },
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
    fault: all(
      ofRole,
      inOrder,
      upTo(1, () => 9),
    ),
  },
  lose: { uses: 1, on: ['losses'], fault: all(ofRole, hasFighters) },
  star: { uses: 2, on: resultOn('star'), fault: all(ofRole, inOrder) },
  disorder: {
    uses: 2,
    on: resultOn('disorder'),
    fault: all(
      ofRole,
      inOrder,
      upTo(1, (g) => Math.max(countOf(g, 0), countOf(g, 1))),
    ),
  },
  retreats: { uses: 2, on: resultOn('retreats'), fault: all(ofRole, inOrder) },
  retreat: {
    uses: 2,
    on: resultOn('retreats'),
    fault: all(
      ofRole,
      hasFighters,
      upTo(1, () => 2),
    ),
  },
  'retreat-go': { uses: 2, on: ['retreats', 'retreat-more'], fault: goesBack },
  'retreat-more': {
    uses: 3,
    on: ['retreats', 'retreat-more'],
    fault: all(
      ofUnit,
      (g, { with: [, hex] }) => (isHex(g, hex) ? undefined : 'must name a hex'),
      upTo(2, () => 1),
    ),
  },
  'retreat-next': {
    uses: 2,
    on: ['retreats'],
    fault: all(ofUnitOnMap, (g, { with: [, hex] }) => (isHex(g, hex) ? undefined : 'must name a hex')),
  },
  'chain-next': { uses: 0, on: ['retreats', 'retreat-more'], fault: isLinked },
  displace: { uses: 1, on: ['retreats', 'retreat-more'], fault: makesWay },
  'chain-run': NEVER,
  arrived: {
    uses: 2,
    on: ['retreats', 'retreat-more', 'arrived'],
    fault: all(
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
    fault: all(
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
export function auditFrames(g: Field): Fault[] {
  const { w, s } = g;
  const frames = framesOf(s, STEP_NAMES);
  if (frames.length === 0) return [];
  const out = stackFaults(g, frames, FRAMES);
  const say: Say = (field, reason) => out.push({ field, reason });
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
  return out;
}

/** 4Ca 5j Every segment activates a formation, so there are no more of them than formations. */
function auditSegment(g: Field, phase: Phase | undefined, isActing: boolean, say: Say): void {
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
function auditOnce(g: Field, frames: readonly Frame<StepName>[], say: Say): void {
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
  for (let l = 0; l < leaderCount(g); l++) {
    const u = g.s.leader.riding[l]! - 1;
    const isMoving = (frame: Frame<StepName>) =>
      ['rout-run', 'rout-step', 'retreat-go', 'arrived'].includes(frame.step) && frame.with[0] === u;
    const inChain = g.s.chain.unit.subarray(0, g.s.combat.chain[0]!).includes(u);
    if (u >= 0 && !inChain && !frames.some(isMoving))
      say(`leader.${g.w.leaderIds[l]}.riding`, 'must be null: the unit is not on its way');
  }
}
