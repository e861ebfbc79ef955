import { type ZoneId, zoneId } from '@tambour/boards';
import {
  ANY,
  auditStack,
  FLOOR,
  type FrameCheck,
  type FrameRules,
  framesOn,
  frameValue,
  itemAt,
  NEVER_WAITS,
  type Report,
  upTo,
} from '@tambour/kernel';
import * as FIGHT from '../../model/fight.ts';
import { type LeaderId, leaderId, type UnitId, unitId } from '../../model/ids.ts';
import { isLeaderOnMap, isReplaced, leaderArmy, leaderPlace, leaderZone } from '../../model/leader.ts';
import { NOBODY, onTheMarch } from '../../model/lookup.ts';
import { active, FIGHT_KIND, type Field, FLAG, MARK, passive, ZONE_MARK } from '../../model/state.ts';
import type { StepName } from '../../model/step-id.ts';
import { armyOf, faceOf, has, isHope, isOnMap, zoneOf } from '../../model/unit.ts';
import { CAVALRY, FORBIDDEN, WAITING } from '../../model/vocabulary.ts';
import { linkOf } from '../../model/world.ts';
import { hasZone, unitsIn } from '../../model/zone.ts';
import { AFTER_COMBAT, AFTER_REACTION } from '../../rules/7-advance.ts';
import type { Moment, StepFrame } from './moment.ts';

type Check = FrameCheck<Field, StepName>;

const isUnit = (g: Field, u: number): u is UnitId => u >= 0 && u < g.w.units;
const isLeader = (g: Field, l: number): l is LeaderId => l >= 0 && l < g.w.leaders;
const isZone = (g: Field, z: number): z is ZoneId => z >= 0 && z < g.w.zones && g.w.type[z] !== FORBIDDEN;

const ZONE = frameValue('a zone', isZone);
const MARCHING = frameValue('a unit of the active side', (g: Field, u) => isUnit(g, u) && armyOf(g, u) === active(g));
const YIELDING = frameValue('a unit of the passive side that may give way', (g: Field, u) => {
  if (!isUnit(g, u) || armyOf(g, u) !== passive(g) || !isOnMap(g, u)) return false;
  return has(g, u, MARK.reacted) && !has(g, u, MARK.disorganised) && (isHope(g, u) || faceOf(g, u).arm === CAVALRY);
});
const REPLACING = frameValue('a leader who is replaced now', (g: Field, l) => {
  return isLeader(g, l) && isReplaced(g, l) && leaderPlace(g, l) === WAITING;
});
/** 7.6a He stands beside the unit that lost steps. */
const EXPOSED = frameValue('a leader who is exposed', (g: Field, l) => {
  return isLeader(g, l) && isLeaderOnMap(g, l) && !isReplaced(g, l) && starred(g, l, leaderZone(g, l));
});
const starred = (g: Field, l: LeaderId, zone: ZoneId): boolean =>
  leaderArmy(g, l) === active(g)
    ? zone === FIGHT.from(g) && FIGHT.has(g, FLAG.attackerStar)
    : zone === FIGHT.to(g) && FIGHT.has(g, FLAG.defenderStar);

const setUp: Check = (g, { with: [side] }, below) =>
  side === (below?.step === 'set-up' ? 1 - g.w.data.initiative : g.w.data.initiative)
    ? undefined
    : 'names the wrong side: who has the initiative sets up last';

const onMarch: Check = (g, { with: [u] }) =>
  [NOBODY, u].includes(onTheMarch(g)) ? undefined : 'names a unit that is not the one on the march';

const before: Check = (g, { with: [row, z] }) => {
  const [u, zone] = [unitId(row), zoneId(z)];
  const isNear = linkOf(g.w, zoneOf(g, u), zone) >= 0 && unitsIn(g, zone, active(g)) > 0;
  return isNear && (isHope(g, u) || hasZone(g, zone, ZONE_MARK.reaction))
    ? undefined
    : 'names no zone to give way before';
};

const advance: Check = (g, { with: [mode, x, z] }, below) => {
  const [from, to] = [zoneId(x), zoneId(z)];
  if (from === to || unitsIn(g, to, passive(g)) > 0) return 'names a zone that is not empty';
  if (below?.step === 'fight-over') {
    const after = FIGHT.kind(g) === FIGHT_KIND.reactionCharge ? AFTER_REACTION : AFTER_COMBAT;
    return mode === after && from === FIGHT.from(g) && to === FIGHT.to(g) ? undefined : 'is not of the fight';
  }
  if (mode !== AFTER_REACTION || linkOf(g.w, from, to) < 0) return 'does not follow a unit that gave way';
  return unitsIn(g, from, passive(g)) > 0 ? 'names a zone of the enemy' : undefined;
};

/** What lies on what, and names what is there. The course of the turn is told by the clock besides. */
const FRAMES: FrameRules<Field, StepName> = {
  'set-up-over': framesOn([FLOOR]),
  'set-up': framesOn(['set-up-over', 'set-up'], [ANY], setUp),
  turn: NEVER_WAITS,
  closing: framesOn([FLOOR]),
  phase: framesOn(['closing'], [ANY]),
  'phase-over': framesOn(['closing', 'phase']),
  reorganisation: framesOn(['phase-over']),
  'after-reaction': framesOn(['reorganisation', 'combat'], [ANY]),
  combat: framesOn(['after-reaction']),
  reaction: framesOn(['after-reaction']),
  'movement-over': framesOn(['reaction']),
  movement: framesOn(['movement-over']),
  orders: framesOn(['movement']),
  march: framesOn(['movement'], [MARCHING], onMarch),
  'give-way': framesOn(['reaction'], [YIELDING, ZONE], before),
  defender: framesOn(['combat'], [upTo(1)]),
  engagement: framesOn(['combat']),
  resolve: NEVER_WAITS,
  'next-round': framesOn(['combat', 'reaction']),
  retreats: framesOn(['next-round']),
  'leader-tests': framesOn(['retreats']),
  wavering: framesOn(['leader-tests']),
  'defender-suffers': framesOn(['wavering']),
  substitution: framesOn(['defender-suffers']),
  'leader-test': framesOn(['retreats', 'leader-test'], [EXPOSED]),
  'leaders-follow': framesOn(['next-round']),
  'support-retreats': framesOn(['leaders-follow']),
  'second-attack': framesOn(['combat']),
  aftermath: NEVER_WAITS,
  'fight-over': framesOn(['combat', 'reaction']),
  advance: framesOn(['fight-over', 'reaction'], [ANY, ZONE, ZONE], advance),
  replacement: framesOn(
    ['movement', 'march', 'reaction', 'advance', 'leader-test', 'retreats', 'support-retreats', 'replacement'],
    [REPLACING, ZONE],
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
function whyNotFallen(g: Field, { with: [row, zone] }: StepFrame, cause: StepFrame, frames: readonly StepFrame[]) {
  const { battle, path } = g.s;
  const l = leaderId(row);
  const isActive = leaderArmy(g, l) === active(g);
  switch (cause.step) {
    case 'march':
      return !isActive && zone === path.zone[itemAt(battle.pathAt, 0) - 1]
        ? undefined
        : 'is not whom the march rode over';
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
