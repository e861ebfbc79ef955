import { directionTo, type HexId } from '@tambour/boards';
import {
  type Action,
  type ActionList,
  allHold,
  type Condition,
  EVERY,
  type Question,
  type Refusal,
  whyNot,
} from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { actionHex, actionUnit } from '../model/action-view.ts';
import { ALL_SIDES, frontMask } from '../model/ground.ts';
import type { UnitId } from '../model/ids.ts';
import { doers, placeName, saidPiece } from '../model/names.ts';
import { must, mustFirst, orElse, refusal, wrongMoment } from '../model/refusal.ts';
import {
  DISORDERED,
  did,
  type Field,
  facingOf,
  has,
  hexOf,
  holder,
  IN_RESERVE,
  isOnMap,
  push,
  REACTED,
  topOf,
  underOf,
} from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import { enemyOf, JAGER } from '../model/vocabulary.ts';
import { hexLabel, idOf, neighbourOf, sideOf } from '../model/world-lookup.ts';
import { say } from '../texts/say.ts';
import { isAllRound, zoneInOrder } from './6-zone-of-control.ts';
import { IN_REACH, isBattery } from './7-artillery-fire.ts';
import { closeVolley, firersOf, GUN_REACTION, isSmallArms, pushShot, SMALL_ARMS_REACTION } from './7-shot.ts';
import { hasSmallArms, IN_SHOT, isPlacedToShoot } from './7-small-arms.ts';
import { poolStack } from './pieces.ts';

/** What the active side has done or is about to do, that can be answered with fire. */
export type Cause =
  /** A unit has just entered the hex it is in. */
  | { readonly type: 'entry'; readonly unit: UnitId }
  /** A hex is about to be attacked out of some others. */
  | { readonly type: 'attack'; readonly hex: HexId; readonly from: readonly HexId[] }
  /** Small arms are about to fire at a hex. */
  | { readonly type: 'small-arms'; readonly hex: HexId }
  /** A hex has just been fired at. */
  | { readonly type: 'shot'; readonly hex: HexId; readonly firers: readonly UnitId[]; readonly byGuns: boolean };

interface Reaction {
  readonly g: Field;
  readonly u: UnitId;
  readonly hex: HexId;
  readonly cause: Cause;
}
/** 7.17c 6.14c Whether a hex is one of a battery's front hexes. */
function isFrontOfBattery(g: Field, u: UnitId, hex: HexId): boolean {
  const d = directionTo(g.w.grid, hexOf(g, u), hex);
  const front = isAllRound(g, u) ? ALL_SIDES : frontMask(facingOf(g, u));
  return d !== undefined && (front & (1 << d)) !== 0;
}
/** 7.21c R49 R59 Whether a unit is a jäger alone in its hex whose zone of control (as it would be in order) a hex is in. */
export function isLoneJagerBefore(g: Field, u: UnitId, hex: HexId): boolean {
  const at = hexOf(g, u);
  if (g.w.unitType[u] !== JAGER || topOf(g, at) !== u || underOf(g, u) >= 0) return false;
  const d = directionTo(g.w.grid, at, hex);
  return d !== undefined && (zoneInOrder(g, u) & (1 << d)) !== 0;
}

/** 7.17b 7.17c 7.21c 7.24 Whether what the enemy does gives a unit a shot at all. */
function isConcerned({ g, u, cause }: Reaction): boolean {
  const at = hexOf(g, u);
  if (cause.type === 'entry') {
    const hex = hexOf(g, cause.unit);
    return isBattery(g, u) ? isFrontOfBattery(g, u, hex) : isLoneJagerBefore(g, u, hex);
  }
  if (at !== cause.hex) return false;
  if (cause.type === 'shot') return !isBattery(g, u) || cause.byGuns;
  return cause.type === 'attack' || isBattery(g, u);
}
/** 7.17b 7.24 7.21c R58 R59 The hexes that may be fired at in return; none for a battery that may fire at any front hex. */
function provokers(g: Field, cause: Cause): readonly HexId[] {
  if (cause.type === 'entry') return [hexOf(g, cause.unit)];
  if (cause.type === 'attack') return cause.from;
  if (cause.type === 'small-arms') return [];
  return cause.firers.filter((u) => isOnMap(g, u)).map((u) => hexOf(g, u));
}
const isCounterBattery = ({ g, u, cause }: Reaction): boolean => isBattery(g, u) && cause.type === 'shot';
const isRightHex = (c: Reaction): boolean =>
  isBattery(c.g, c.u) && !isCounterBattery(c)
    ? isFrontOfBattery(c.g, c.u, c.hex)
    : provokers(c.g, c.cause).includes(c.hex);
const ruleOf = (c: Reaction): RuleId => {
  if (isBattery(c.g, c.u)) return isCounterBattery(c) ? '7.17b' : '7.17c';
  return c.cause.type === 'entry' ? '7.21c' : '7.24';
};

/** Who may fire in reaction. */
const REACTORS: readonly Condition<Reaction>[] = [
  mustFirst(ruleOf, 'notOnMap', ({ g, u }) => isOnMap(g, u)),
  mustFirst('7.0c', 'noSmallArms', ({ g, u }) => isBattery(g, u) || hasSmallArms(g, u)),
  must(ruleOf, 'notConcerned', isConcerned),
  must('4.61a', 'reserveNoFire', ({ g, u }) => !has(g, u, IN_RESERVE)),
  must('7.18b', 'disorderedGuns', ({ g, u }) => !isBattery(g, u) || !has(g, u, DISORDERED)),
  must(
    ({ g, u }) => (isBattery(g, u) ? '7.17a' : '7.24'),
    'hasReacted',
    ({ g, u }) => !did(g, u, REACTED),
  ),
  must('5.43b', 'notOnTop', ({ g, u }) => isBattery(g, u) || isPlacedToShoot(g, u)),
];
/** At what. */
const TARGETS: readonly Condition<Reaction>[] = [must(ruleOf, 'notThatHex', isRightHex)];
const isInReach = ({ g, u, hex }: Reaction): boolean => allHold(isBattery(g, u) ? IN_REACH : IN_SHOT, { g, u, hex });
const mayReact = (c: Reaction): boolean => allHold(REACTORS, c) && allHold(TARGETS, c) && isInReach(c);

/** A shot in reaction: who, and at which hex. */
export interface ReactionShot {
  readonly unit: UnitId;
  readonly hex: HexId;
}
/**
 * 7.17a 7.17b 7.17c 7.17d 7.21c 7.24 6.14d R56 R57 R58 R59 The shots that a side may make in reaction. The same list serves every question in
 * which they are offered: after an entry, before an attack, before and after a shot.
 */
export function reactionShots(g: Field, side: number, cause: Cause): ReactionShot[] {
  const out: ReactionShot[] = [];
  if (cause.type !== 'entry') addShots(g, out, side, cause.hex, cause);
  else {
    const hex = hexOf(g, cause.unit);
    for (let d = 0; d < 6; d++) addShots(g, out, side, neighbourOf(g, hex, d), cause);
  }
  return out;
}
/** The reaction shots out of one hex. */
function addShots(g: Field, out: ReactionShot[], side: number, at: HexId, cause: Cause): void {
  if (at < 0 || holder(g, at) !== side) return;
  for (let u = topOf(g, at); u >= 0; u = underOf(g, u)) {
    if (!allHold(REACTORS, { g, u, hex: at, cause })) continue;
    const isFree = isBattery(g, u) && cause.type !== 'shot';
    for (const hex of new Set(isFree ? around(g, at) : provokers(g, cause)))
      if (mayReact({ g, u, hex, cause })) out.push({ unit: u, hex });
  }
}
const around = (g: Field, hex: HexId): HexId[] => {
  const out: HexId[] = [];
  for (let d = 0; d < 6; d++) {
    const x = neighbourOf(g, hex, d);
    if (x >= 0) out.push(x);
  }
  return out;
};

export function listReactions(g: Field, out: ActionList, piece: number, side: number, cause: Cause): void {
  for (const { unit, hex } of reactionShots(g, side, cause))
    if (piece === EVERY || piece === unit) out.add(VERB.react, unit, hex);
}
/** 7.17a 7.24 Makes a reaction shot; whoever asks again pushes the question first. */
export const react = (g: Field, o: Action): void =>
  pushShot(g, actionUnit(o), actionHex(o), isBattery(g, actionUnit(o)) ? GUN_REACTION : SMALL_ARMS_REACTION);
export function whyNotReact(g: Field, o: Action, side: number, cause: Cause): readonly Refusal[] {
  const u = actionUnit(o);
  if (g.w.unitSide[u] !== side) return [refusal('7.17a', 'notYourUnit')];
  const c: Reaction = { g, u, hex: actionHex(o), cause };
  const who = whyNot(REACTORS, c);
  if (who.length > 0) return who;
  const reach = isBattery(g, u) ? whyNot(IN_REACH, c) : whyNot(IN_SHOT, c);
  return orElse([...whyNot(TARGETS, c), ...reach], refusal(ruleOf(c), 'notConcerned'));
}

const shotCause = (g: Field, firer: UnitId, hex: HexId, kind: number): Cause => ({
  type: 'shot',
  hex,
  firers: firersOf(g, firer, kind),
  byGuns: !isSmallArms(kind),
});
/** 7.17a 7.17b 7.24 R56 R58 R59 After a shot: batteries answer guns, small arms whoever fired from next to them. */
export const answer: Question<Field> = {
  name: 'answer',
  rule: '7.17a',
  inside: true,
  standing: 'return-fire',
  side: (g, firer: UnitId) => enemyOf(sideOf(g, firer)),
  list(g, out, piece, firer: UnitId, hex: HexId, kind) {
    listReactions(g, out, piece, enemyOf(sideOf(g, firer)), shotCause(g, firer, hex, kind));
    if (piece < 0) out.add(VERB.hold);
  },
  pieces: (g, pool, _firer, hex: HexId) => poolStack(g, pool, hex),
  act(g, o, firer: UnitId, hex: HexId, kind) {
    if (o.verb === VERB.hold) return closeVolley(g);
    push(g, STEP.answer, firer, hex, kind);
    react(g, o);
  },
  refuse(g, o, firer: UnitId, hex: HexId, kind) {
    if (o.verb !== VERB.react) return [wrongMoment('7.17a', o.verb)];
    return whyNotReact(g, o, enemyOf(sideOf(g, firer)), shotCause(g, firer, hex, kind));
  },
  prompt: (g, firer: UnitId, hex: HexId, kind) =>
    say(isSmallArms(kind) ? 'prompt.answer.smallArms' : 'prompt.answer.guns', {
      ...doers(g.w, firersOf(g, firer, kind)),
      hex: placeName(g.w, hexLabel(g, hex)),
    }),
};

/** 7.17c R56 Before small arms fire at a hex, each battery in it may fire into one of its front hexes. */
export const beforeShot: Question<Field> = {
  name: 'before-shot',
  rule: '7.17c',
  inside: true,
  standing: 'guns-first',
  side: (g, firer: UnitId) => enemyOf(sideOf(g, firer)),
  list(g, out, piece, firer: UnitId, hex: HexId) {
    listReactions(g, out, piece, enemyOf(sideOf(g, firer)), { type: 'small-arms', hex });
    if (piece < 0) out.add(VERB.hold);
  },
  pieces: (g, pool, _firer, hex: HexId) => poolStack(g, pool, hex),
  act(g, o, firer: UnitId, hex: HexId, kind) {
    if (o.verb === VERB.hold) return;
    push(g, STEP['before-shot'], firer, hex, kind);
    react(g, o);
  },
  refuse(g, o, firer: UnitId, hex: HexId) {
    if (o.verb !== VERB.react) return [wrongMoment('7.17c', o.verb)];
    return whyNotReact(g, o, enemyOf(sideOf(g, firer)), { type: 'small-arms', hex });
  },
  prompt: (g, firer: UnitId, hex: HexId) =>
    say('prompt.beforeShot', {
      who: saidPiece(g.w, idOf(g, firer)),
      hex: placeName(g.w, hexLabel(g, hex)),
    }),
};
