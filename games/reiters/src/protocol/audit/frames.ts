import { type ZoneId, zoneId } from '@tambour/boards';
import type { Report } from '@tambour/kernel';
import { auditStack, FLOOR, type FrameRule, type FrameRules } from '@tambour/kernel';
import type { LeaderId, UnitId } from '../../model/ids.ts';
import {
  ATTACKER_STAR,
  DEFENDER_STAR,
  DISORGANISED,
  type Field,
  faceOf,
  has,
  hasLeader,
  hasZone,
  isHope,
  isLeaderOnMap,
  isOnMap,
  REACTED,
  REACTION,
  REACTION_CHARGE,
  REPLACED,
  unitsIn,
} from '../../model/state.ts';
import type { StepName } from '../../model/step-id.ts';
import { CAVALRY, FORBIDDEN, WAITING } from '../../model/vocabulary.ts';
import { linkOf } from '../../model/world.ts';
import { AFTER_COMBAT, AFTER_REACTION } from '../../rules/7-advance.ts';
import type { Moment, StepFrame } from './moment.ts';

type Rule = FrameRule<Field, StepName>;
type Why = NonNullable<Rule['fault']>;

const active = (g: Field): number => g.s.battle.active[0]!;
const passive = (g: Field): number => 1 - g.s.battle.active[0]!;
const isUnit = (g: Field, u: number): u is UnitId => u >= 0 && u < g.w.units;
const isZone = (g: Field, z: number): z is ZoneId => z >= 0 && z < g.w.zones && g.w.type[z] !== FORBIDDEN;
const isLeader = (g: Field, l: number): l is LeaderId => l >= 0 && l < g.w.leaders;

/** A frame may lie on these, uses so many of its integers (the rest are 0), and more must hold. */
const rule = (on: Rule['on'], uses = 0, why?: Why): Rule => ({
  on,
  fault: (g, frame, below) =>
    frame.with.some((v, i) => i >= uses && v !== 0) ? 'has a number it does not use' : why?.(g, frame, below),
});
/** Work that is done at once: play never waits with it on the stack. */
const never: Rule = { on: [] };

const setUp: Why = (g, { with: [side] }, below) =>
  side === (below?.step === 'set-up' ? 1 - g.w.data.initiative : g.w.data.initiative)
    ? undefined
    : 'names the wrong side: who has the initiative sets up last';

const march: Why = (g, { with: [u] }) => {
  if (!isUnit(g, u) || g.w.unitSide[u] !== active(g)) return 'names no unit of the active side';
  const moving = g.s.battle.moving[0]!;
  return moving === 0 || moving === u + 1 ? undefined : 'names a unit that is not the one on the march';
};

const giveWay: Why = (g, { with: [u, zone] }) => {
  if (!isUnit(g, u) || g.w.unitSide[u] !== passive(g) || !isOnMap(g, u)) return 'names no unit of the passive side';
  if (!has(g, u, REACTED) || has(g, u, DISORGANISED) || (!isHope(g, u) && faceOf(g, u).arm !== CAVALRY))
    return 'names a unit that cannot give way';
  const isNear = isZone(g, zone) && linkOf(g.w, g.s.unit.zone[u]!, zone) >= 0 && unitsIn(g, zone, active(g)) > 0;
  return isNear && (isHope(g, u) || hasZone(g, zone, REACTION)) ? undefined : 'names no zone to give way before';
};

const advance: Why = (g, { with: [mode, from, to] }, below) => {
  const { fight } = g.s;
  if (!isZone(g, from) || !isZone(g, to) || from === to) return 'names no zone';
  if (unitsIn(g, to, passive(g)) > 0) return 'names a zone that is not empty';
  if (below?.step === 'fight-over') {
    const after = fight.kind[0] === REACTION_CHARGE ? AFTER_REACTION : AFTER_COMBAT;
    return mode === after && from === fight.from[0] && to === fight.to[0] ? undefined : 'is not of the fight';
  }
  if (mode !== AFTER_REACTION || linkOf(g.w, from, to) < 0) return 'does not follow a unit that gave way';
  return unitsIn(g, from, passive(g)) > 0 ? 'names a zone of the enemy' : undefined;
};

/** 7.6a He stands beside the unit that lost steps. */
const leaderTest: Why = (g, { with: [l] }) => {
  if (!isLeader(g, l) || !isLeaderOnMap(g, l) || hasLeader(g, l, REPLACED)) return 'names no leader who may fall';
  return starred(g, l, g.s.leader.zone[l]!) ? undefined : 'names a leader who is not exposed';
};
const starred = (g: Field, l: number, zone: ZoneId): boolean => {
  const { from, to, flags } = g.s.fight;
  const [at, star] = g.w.leaderSide[l] === active(g) ? [from[0], ATTACKER_STAR] : [to[0], DEFENDER_STAR];
  return zone === at && (flags[0]! & star) !== 0;
};

const replacement: Why = (g, { with: [l, zone] }) => {
  if (!isLeader(g, l) || !isZone(g, zone)) return 'names no leader or no zone';
  return hasLeader(g, l, REPLACED) && g.s.leader.place[l] === WAITING
    ? undefined
    : 'names a leader who is not replaced now';
};

/** What lies on what, and names what is there. The course of the turn is told by the clock besides. */
const FRAMES: FrameRules<Field, StepName> = {
  'set-up-over': rule([FLOOR]),
  'set-up': rule(['set-up-over', 'set-up'], 1, setUp),
  turn: never,
  closing: rule([FLOOR]),
  phase: rule(['closing'], 1),
  'phase-over': rule(['closing', 'phase']),
  reorganisation: rule(['phase-over']),
  'after-reaction': rule(['reorganisation', 'combat'], 1),
  combat: rule(['after-reaction']),
  reaction: rule(['after-reaction']),
  'movement-over': rule(['reaction']),
  movement: rule(['movement-over']),
  orders: rule(['movement']),
  march: rule(['movement'], 1, march),
  'give-way': rule(['reaction'], 2, giveWay),
  defender: rule(['combat'], 1, (_g, { with: [a] }) =>
    a === 0 || a === 1 ? undefined : 'must be 0, or 1 for a second attack',
  ),
  engagement: rule(['combat']),
  resolve: never,
  'next-round': rule(['combat', 'reaction']),
  retreats: rule(['next-round']),
  'leader-tests': rule(['retreats']),
  wavering: rule(['leader-tests']),
  'defender-suffers': rule(['wavering']),
  substitution: rule(['defender-suffers']),
  'leader-test': rule(['retreats', 'leader-test'], 1, leaderTest),
  'leaders-follow': rule(['next-round']),
  'support-retreats': rule(['leaders-follow']),
  'second-attack': rule(['combat']),
  aftermath: never,
  'fight-over': rule(['combat', 'reaction']),
  advance: rule(['fight-over', 'reaction'], 3, advance),
  replacement: rule(
    ['movement', 'march', 'reaction', 'advance', 'leader-test', 'retreats', 'support-retreats', 'replacement'],
    2,
    replacement,
  ),
};

export function auditFrames(m: Moment, bad: Report): void {
  auditStack(m.g, m.frames, FRAMES, bad);
  if (m.sequence === 'set-up' && m.frames[0]?.step !== 'set-up-over')
    bad('steps.0.step', 'must be set-up-over in the set-up');
}

/** 4.3c 7.6.1b Each leader is tested and placed once, and his fall fits what lies below. */
export function auditFallen({ g, frames }: Moment, bad: Report): void {
  const named = new Set<number>();
  let cause: StepFrame | undefined;
  for (const [i, frame] of frames.entries()) {
    if (frame.step === 'leader-test' || frame.step === 'replacement') {
      if (named.has(frame.with[0])) bad(`steps.${i}.with`, 'names a leader twice');
      named.add(frame.with[0]);
    }
    if (frame.step === 'replacement') {
      const reason = cause && whyNotFallen(g, frame, cause, frames);
      if (reason) bad(`steps.${i}.with`, reason);
    } else cause = frame;
  }
}
function whyNotFallen(g: Field, { with: [l, zone] }: StepFrame, cause: StepFrame, frames: readonly StepFrame[]) {
  const { battle, path } = g.s;
  const isActive = g.w.leaderSide[l] === active(g);
  switch (cause.step) {
    case 'march':
      return !isActive && zone === path.zone[battle.pathAt[0]! - 1] ? undefined : 'is not whom the march rode over';
    case 'movement':
      return isActive ? 'is not whom an entry rode over' : undefined;
    case 'advance': {
      const isFight = frames[cause.index - 1]?.step === 'fight-over';
      const isTaken = !isActive && zone === cause.with[2];
      return isTaken || (isActive && !isFight) ? undefined : 'is not whom the advance rode over';
    }
    case 'leader-test':
    case 'retreats':
      return starred(g, l, zoneId(zone)) ? undefined : 'is not of those who were tested';
    default:
      return isActive ? undefined : 'is not whom a retreat rode over';
  }
}
