/** What must be true of the frames of single steps: each check says why a frame cannot be as it is, if it cannot. */
import { directionTo, type HexId, hexId } from '@tambour/boards';
import { type FrameCheck, frameValue, rowOf } from '@tambour/kernel';
import { chained, chainHex, chainLength, fighters, passedCount } from '../../model/fight.ts';
import { aideOf, ownLeader } from '../../model/formation.ts';
import { beside, holder, isBarred, isFilledByBaggage, isOnRoad, unitAt } from '../../model/hex.ts';
import { formationId, leaderId, type UnitId, unitId } from '../../model/ids.ts';
import { isLeaderOnMap, leaderCount, leaderSide } from '../../model/leader.ts';
import { activeSide, type Field } from '../../model/state.ts';
import type { StepName } from '../../model/step-id.ts';
import { classOf, facingOf, hexOf, isOnMap, sideOf } from '../../model/unit.ts';
import { ART, LOST } from '../../model/vocabulary.ts';
import { isBattery, isRouted } from '../../rules/1-units.ts';
import { mayStack } from '../../rules/3-stacking.ts';
import { COURSE } from '../../rules/4-sequence.ts';
import { actingOf } from '../../rules/5-acting.ts';
import { legDirection, TURN, unpackWay } from '../../rules/7-legs.ts';
import { retreatPassable } from '../../rules/7-works.ts';
import { retreatChoice } from '../../rules/11-retreat-choice.ts';

export type Check = FrameCheck<Field, StepName>;

export const inCourse: Check = (_g, { index, step, with: [what] }) =>
  COURSE[index]?.[0] === step && COURSE[index][1] === what ? undefined : 'is not where the turn has it';
const isCombat = (g: Field, v: number): boolean => v >= 0 && v < g.w.units && classOf(g, unitId(v)) < ART;
const isThere = (g: Field, v: number): boolean => isCombat(g, v) && isOnMap(g, unitId(v));

export const PIECE = rowOf('a unit', (g: Field) => g.w.units);
/** A unit that may have been lost since the frame was laid down. */
export const UNIT = frameValue('a unit', isCombat);
export const UNIT_THERE = frameValue('a unit on the map', isThere);
export const BATTERY = frameValue('a battery on the map', (g: Field, b) => {
  return PIECE.fits(g, b) && isBattery(g, unitId(b)) && isOnMap(g, unitId(b));
});
export const LEADER = rowOf('a leader', leaderCount);
export const FORMATION = rowOf('a formation', (g: Field) => g.w.formations);
export const HEX = rowOf('a hex', (g: Field) => g.w.grid.size);
export const DIRECTION = frameValue('a direction', (_: Field, d) => d >= 0 && d < 6);
export const ROLE = frameValue('attacker or defender', (_: Field, role) => role === 0 || role === 1);
export const ACTIVE = frameValue('the side that acts', (g: Field, side) => side === activeSide(g));
/** Those a rout has run through, counted. */
export const PASSED = frameValue('those he has run through', (g: Field, n) => n >= 0 && n <= passedCount(g));

/** 11.6h The steps of a result lie in one order, the attacker's beneath the defender's. */
const ORDER: readonly StepName[] = ['after-shock', 'retreats', 'disorder', 'star', 'losses'];
export const inOrder: Check = (_g, { step, with: [role] }, below) => {
  if (below?.step !== step) return undefined;
  return role < below.with[0] ? undefined : 'must be the defender’s, on the attacker’s';
};
export const resultOn = (step: StepName): readonly StepName[] => ORDER.slice(0, ORDER.indexOf(step) + 1);

/** 5d The hand that waits beneath an activation is the other side's. */
export const handWaits: Check = (g, { with: [side, most] }) => {
  if (side !== 1 - activeSide(g)) return 'must be of the side that acts next';
  return most >= 1 && most <= g.w.formations ? undefined : 'must allow one formation or more';
};
export const names: Check = (g, { with: [side, named, most] }) => {
  const acting = actingOf(g, side).length;
  if (named !== acting) return `must say that ${acting} formations are named`;
  return most > named && most <= g.w.formations ? undefined : 'must allow more formations than are named';
};

/** 7.1f The rest of a move: legs over sides that can be passed, into hexes where the unit can stand or pass. */
export const onTheWay: Check = (g, { with: [who, low, high] }) => {
  const { s } = g;
  const u = unitId(who & 0xffff);
  if (who < 0 || who >> 17 !== 0 || !PIECE.fits(g, u)) return 'must name a unit';
  if (!isOnMap(g, u) || sideOf(g, u) !== s.battle.active[0])
    return 'must name a unit of the side that acts, on the map';
  if (low <= 0 || high < 0 || low >= 1 << 28 || high >= 1 << 28) return 'must name the legs of a way';
  let hex = hexOf(g, u);
  let facing = facingOf(g, u);
  for (const leg of [...unpackWay(low), ...unpackWay(high)]) {
    if (leg > TURN && leg <= TURN + 5) facing = (facing + leg - TURN) % 6;
    else if (leg >= 1 && leg <= TURN) {
      const x = beside(g, hex, legDirection(leg, facing));
      if (x < 0 || (isBarred(g, classOf(g, u), x) && !isOnRoad(g, x))) return 'must name a way it can take';
      const by = holder(g, x);
      if (by >= 0 && (by !== sideOf(g, u) || !mayStack(g, classOf(g, u), x, u))) return 'must name a way that is free';
      hex = x;
    } else return 'must name the legs of a way';
  }
  return undefined;
};

/** 11.7a Whether a retreat may pass from a hex to one next door. */
function isOpenBack(g: Field, u: UnitId, from: HexId, to: HexId): boolean {
  const { w } = g;
  if (!HEX.fits(g, from) || !HEX.fits(g, to) || holder(g, to) === 1 - sideOf(g, u)) return false;
  const d = directionTo(w.grid, from, to);
  return d !== undefined && retreatPassable(g, sideOf(g, u), classOf(g, u), from, d);
}
/** 11.7h A hex open to a retreat that is free, or whose friend can make way or must run; guns alone are in nobody's way. */
function canStepBack(g: Field, u: UnitId, to: HexId, pushed: readonly UnitId[]): boolean {
  if (!isOnMap(g, u) || !isOpenBack(g, u, hexOf(g, u), to)) return false;
  if (mayStack(g, classOf(g, u), to, u)) return true;
  if (isFilledByBaggage(g, to)) return false;
  const friend = unitAt(g, to);
  if (friend < 0) return true;
  return !pushed.includes(friend) && retreatChoice(g, friend, to, 1, [...pushed, u]).fate !== 'eliminated';
}
export const goesBack: Check = (g, { with: [u, to] }) =>
  canStepBack(g, unitId(u), hexId(to), []) ? undefined : 'must name a hex open to its retreat';
/**
 * Everyone in a chain goes where the next one stood; the last link is where the chain has come to. After a rout (`stood`)
 * some of them may be gone: then only the hexes of the chain must lead on.
 */
export const isLinked: Check = (g, { with: [stood] }) => {
  const chain = chained(g);
  if (chain.length === 0) return 'must have a chain of units that make way';
  for (const [i, u] of chain.entries()) {
    const [pushed, to, isLast] = [chain.slice(0, i), chainHex(g, i), i === chain.length - 1];
    if (!isCombat(g, u) || pushed.includes(u)) return 'must have a chain of units, each once';
    const from = i === 0 ? hexId(stood - 1) : chainHex(g, i - 1);
    if (stood > 0 ? !isOpenBack(g, u, from, to) : !canStepBack(g, u, to, isLast ? pushed : []))
      return 'must have a chain of open hexes';
    if (stood <= 0 && !isLast && unitAt(g, to) !== chain[i + 1]) return 'must have a chain of units next to each other';
  }
  return undefined;
};
export const makesWay: Check = (g, frame) =>
  isLinked(g, { ...frame, with: [0, 0, 0, 0] }, undefined) ??
  (unitAt(g, chainHex(g, chainLength(g) - 1)) === frame.with[0] ? undefined : 'must name the unit in the way');

/** 12.4f One who runs is routed. */
export const runs: Check = (g, { step, with: [u] }) => {
  const isRunning = isOnMap(g, unitId(u)) ? isRouted(g, unitId(u)) : step !== 'rout-step';
  return isRunning ? undefined : `${g.w.unitIds[u]} must be routed`;
};
export const countsPassed: Check = (_g, { with: [base, i] }) =>
  base <= i ? undefined : 'must count those who were run through';

export const answersBreach: Check = (g, { with: [b, u] }) =>
  sideOf(g, unitId(u)) === sideOf(g, unitId(b)) ? 'must name an enemy unit on the map' : undefined;
/** 9.4b The formation whose leader has fallen and whose aide-de-camp is not there yet. */
export const needsAide: Check = (g, { with: [f] }) => {
  const [own, aide] = [ownLeader(g, formationId(f)), aideOf(g, formationId(f))];
  const isNeeded = g.s.leader.place[own] === LOST && !isLeaderOnMap(g, aide);
  return isNeeded ? undefined : 'must name a formation without a leader';
};
export const goesAlong: Check = (g, { with: [l, u] }) =>
  sideOf(g, unitId(u)) === leaderSide(g, leaderId(l)) ? undefined : 'must name a unit of his side';
/** 11.8b After fire a unit + 1 and its hex; after shock 0 and whose advance it is. */
export const advances: Check = (g, { with: [who, b] }, below) => {
  if (who === 0) return below?.step === 'after-shock' && (b === 0 || b === 1) ? undefined : 'must follow a shock';
  const isAfterFire = below?.step === 'combat' && isThere(g, who - 1) && HEX.fits(g, b);
  return isAfterFire ? undefined : 'must name a unit that fired, and a hex';
};
export const hasFighters: Check = (g, { with: [role] }) =>
  fighters(g, role).length > 0 ? undefined : 'must have someone left to choose';
