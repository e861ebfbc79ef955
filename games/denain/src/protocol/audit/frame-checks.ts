/** What must be true of the frames of single steps: each check says why a frame cannot be as it is, if it cannot. */
import { directionTo, type HexId, hexId } from '@tambour/boards';
import { type FrameCheck, frameValue, rowOf } from '@tambour/kernel';
import { BARRED } from '../../model/ground.ts';
import { type UnitId, unitId } from '../../model/ids.ts';
import { baggageAt, type Field, holder, isOnMap, leaderCount, unitAt } from '../../model/state.ts';
import type { StepName } from '../../model/step-id.ts';
import { ART, LOST, ON_MAP, ROUTED } from '../../model/vocabulary.ts';
import { mayStack } from '../../rules/3-stacking.ts';
import { COURSE } from '../../rules/4-sequence.ts';
import { legDirection, TURN, unpackWay } from '../../rules/7-legs.ts';
import { retreatPassable } from '../../rules/7-works.ts';
import { fighters } from '../../rules/11-combatants.ts';
import { retreatChoice } from '../../rules/11-retreat-choice.ts';

export type Check = FrameCheck<Field, StepName>;

export const inCourse: Check = (_g, { index, step, with: [what] }) =>
  COURSE[index]?.[0] === step && COURSE[index][1] === what ? undefined : 'is not where the turn has it';
const isCombat = (g: Field, v: number): boolean => v >= 0 && v < g.w.units && g.w.unitClass[v]! < ART;
const isThere = (g: Field, v: number): boolean => isCombat(g, v) && isOnMap(g, unitId(v));

export const PIECE = rowOf('a unit', (g: Field) => g.w.units);
/** A unit that may have been lost since the frame was laid down. */
export const UNIT = frameValue('a unit', isCombat);
export const UNIT_THERE = frameValue('a unit on the map', isThere);
const isBattery = (g: Field, b: number): boolean => g.w.unitClass[b] === ART && isOnMap(g, unitId(b));
export const BATTERY = frameValue('a battery on the map', (g: Field, b) => PIECE.fits(g, b) && isBattery(g, b));
export const LEADER = rowOf('a leader', leaderCount);
export const FORMATION = rowOf('a formation', (g: Field) => g.w.formations);
export const HEX = rowOf('a hex', (g: Field) => g.w.grid.size);
export const DIRECTION = frameValue('a direction', (_: Field, d) => d >= 0 && d < 6);
export const ROLE = frameValue('attacker or defender', (_: Field, role) => role === 0 || role === 1);
export const ACTIVE = frameValue('the side that acts', (g: Field, side) => side === g.s.battle.active[0]);
/** Those a rout has run through, counted. */
export const PASSED = frameValue('those he has run through', (g: Field, n) => n >= 0 && n <= g.s.battle.passed[0]!);

/** 11.6h The steps of a result lie in one order, the attacker's beneath the defender's. */
const ORDER: readonly StepName[] = ['after-shock', 'retreats', 'disorder', 'star', 'losses'];
export const inOrder: Check = (_g, { step, with: [role] }, below) => {
  if (below?.step !== step) return undefined;
  return role < below.with[0] ? undefined : 'must be the defender’s, on the attacker’s';
};
export const resultOn = (step: StepName): readonly StepName[] => ORDER.slice(0, ORDER.indexOf(step) + 1);

/** 5d The hand that waits beneath an activation is the other side's. */
export const handWaits: Check = (g, { with: [side, most] }) => {
  if (side !== 1 - g.s.battle.active[0]!) return 'must be of the side that acts next';
  return most >= 1 && most <= g.w.formations ? undefined : 'must allow one formation or more';
};
export const names: Check = (g, { with: [side, named, most] }) => {
  const acting = [...g.w.sideFormations[side]!].filter((f) => g.s.formation.isActing[f]).length;
  if (named !== acting) return `must say that ${acting} formations are named`;
  return most > named && most <= g.w.formations ? undefined : 'must allow more formations than are named';
};

/** 7.1f The rest of a move: legs over sides that can be passed, into hexes where the unit can stand or pass. */
export const onTheWay: Check = (g, { with: [who, low, high] }) => {
  const { w, s } = g;
  const u = unitId(who & 0xffff);
  if (who < 0 || who >> 17 !== 0 || !PIECE.fits(g, u)) return 'must name a unit';
  if (!isOnMap(g, u) || w.unitSide[u] !== s.battle.active[0])
    return 'must name a unit of the side that acts, on the map';
  if (low <= 0 || high < 0 || low >= 1 << 28 || high >= 1 << 28) return 'must name the legs of a way';
  let hex = s.unit.hex[u]!;
  let facing = s.unit.facing[u]!;
  for (const leg of [...unpackWay(low), ...unpackWay(high)]) {
    if (leg > TURN && leg <= TURN + 5) facing = (facing + leg - TURN) % 6;
    else if (leg >= 1 && leg <= TURN) {
      const x = w.near[hex * 6 + legDirection(leg, facing)]!;
      if (x < 0 || (w.cost[w.unitClass[u]!]![x] === BARRED && w.road[x] === 0)) return 'must name a way it can take';
      const by = holder(g, x);
      if (by >= 0 && (by !== w.unitSide[u] || !mayStack(g, w.unitClass[u]!, x, u)))
        return 'must name a way that is free';
      hex = x;
    } else return 'must name the legs of a way';
  }
  return undefined;
};

/** 11.7a Whether a retreat may pass from a hex to one next door. */
function isOpenBack(g: Field, u: UnitId, from: HexId, to: HexId): boolean {
  const { w } = g;
  if (!HEX.fits(g, from) || !HEX.fits(g, to) || holder(g, to) === 1 - w.unitSide[u]!) return false;
  const d = directionTo(w.grid, from, to);
  return d !== undefined && retreatPassable(g, w.unitSide[u]!, w.unitClass[u]!, from, d);
}
/** 11.7h A hex open to a retreat that is free, or whose friend can make way or must run; guns alone are in nobody's way. */
function canStepBack(g: Field, u: UnitId, to: HexId, pushed: readonly UnitId[]): boolean {
  if (!isOnMap(g, u) || !isOpenBack(g, u, g.s.unit.hex[u]!, to)) return false;
  if (mayStack(g, g.w.unitClass[u]!, to, u)) return true;
  if (g.w.edition.baggageIsPiece && baggageAt(g, to)) return false;
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
  const { chain, combat } = g.s;
  const n = combat.chain[0]!;
  if (n === 0) return 'must have a chain of units that make way';
  const pushed: UnitId[] = [];
  for (let i = 0; i < n; i++) {
    const u = chain.unit[i]!;
    const to = chain.to[i]!;
    if (!isCombat(g, u) || pushed.includes(u)) return 'must have a chain of units, each once';
    if (stood > 0) {
      if (!isOpenBack(g, u, i === 0 ? hexId(stood - 1) : chain.to[i - 1]!, to))
        return 'must have a chain of open hexes';
    } else {
      if (!canStepBack(g, u, to, i < n - 1 ? [] : pushed)) return 'must have a chain of open hexes';
      if (i + 1 < n && unitAt(g, to) !== chain.unit[i + 1]) return 'must have a chain of units next to each other';
    }
    pushed.push(u);
  }
  return undefined;
};
export const makesWay: Check = (g, frame) =>
  isLinked(g, { ...frame, with: [0, 0, 0, 0] }, undefined) ??
  (unitAt(g, g.s.chain.to[g.s.combat.chain[0]! - 1]!) === frame.with[0] ? undefined : 'must name the unit in the way');

/** 12.4f One who runs is routed. */
export const runs: Check = (g, { step, with: [u] }) => {
  const isRouted = isOnMap(g, unitId(u)) ? g.s.unit.state[u] === ROUTED : step !== 'rout-step';
  return isRouted ? undefined : `${g.w.unitIds[u]} must be routed`;
};
export const countsPassed: Check = (_g, { with: [base, i] }) =>
  base <= i ? undefined : 'must count those who were run through';

export const answersBreach: Check = (g, { with: [b, u] }) =>
  g.w.unitSide[u] === g.w.unitSide[b] ? 'must name an enemy unit on the map' : undefined;
/** 9.4b The formation whose leader has fallen and whose aide-de-camp is not there yet. */
export const needsAide: Check = (g, { with: [f] }) => {
  const { place } = g.s.leader;
  return place[g.w.formationLeader[f]!] === LOST && place[g.w.leaders + f] !== ON_MAP
    ? undefined
    : 'must name a formation without a leader';
};
export const goesAlong: Check = (g, { with: [l, u] }) =>
  g.w.unitSide[u] === g.w.leaderSide[l] ? undefined : 'must name a unit of his side';
/** 11.8b After fire a unit + 1 and its hex; after shock 0 and whose advance it is. */
export const advances: Check = (g, { with: [who, b] }, below) => {
  if (who === 0) return below?.step === 'after-shock' && (b === 0 || b === 1) ? undefined : 'must follow a shock';
  const isAfterFire = below?.step === 'combat' && isThere(g, who - 1) && HEX.fits(g, b);
  return isAfterFire ? undefined : 'must name a unit that fired, and a hex';
};
export const hasFighters: Check = (g, { with: [role] }) =>
  fighters(g, role).length > 0 ? undefined : 'must have someone left to choose';
