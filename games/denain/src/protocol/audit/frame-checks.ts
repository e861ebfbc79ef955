import { type HexId, hexId } from '@tambour/boards';
/** What must be true of the frames of single steps: each check says why a frame cannot be as it is, if it cannot. */
import type { FrameCheck } from '@tambour/kernel';
import { BARRED } from '../../model/ground.ts';
import { type UnitId, unitId } from '../../model/ids.ts';
import { baggageAt, type Field, holder, isOnMap, leaderCount, unitAt } from '../../model/state.ts';
import type { StepName } from '../../model/step-id.ts';
import { ART, COALITION, FRENCH, LOST, ON_MAP, ROUTED } from '../../model/vocabulary.ts';
import { mayStack } from '../../rules/3-stacking.ts';
import { COURSE } from '../../rules/4-sequence.ts';
import { FORWARD_RIGHT, TURN } from '../../rules/7-legs.ts';
import { unpackWay } from '../../rules/7-way-code.ts';
import { retreatPassable } from '../../rules/7-works.ts';
import { fighters } from '../../rules/11-combatants.ts';
import { retreatChoice } from '../../rules/11-retreat-choice.ts';

export type Check = FrameCheck<Field, StepName>;

export const inCourse: Check = (_g, { index, step, with: [what] }) =>
  COURSE[index]?.[0] === step && COURSE[index][1] === what ? undefined : 'is not where the turn has it';
const isSide = (v: number): boolean => v === FRENCH || v === COALITION;
export const isUnit = (g: Field, v: number): boolean => v >= 0 && v < g.w.units;
const isCombat = (g: Field, v: number): boolean => isUnit(g, v) && g.w.unitClass[v]! < ART;
export const isHex = (g: Field, v: number): boolean => v >= 0 && v < g.w.grid.size;

export const ofActive: Check = (g, { with: [side] }) =>
  isSide(side) && side === g.s.battle.active[0] ? undefined : 'must be of the side that acts';
export const ofRole: Check = (_g, { with: [role] }) =>
  role === 0 || role === 1 ? undefined : 'must be of attacker or defender';
/** A unit that may have been lost since the frame was laid down. */
export const ofUnit: Check = (g, { with: [u] }) => (isCombat(g, u) ? undefined : 'must name a unit');
export const ofUnitOnMap: Check = (g, frame) =>
  ofUnit(g, frame, undefined) ??
  (isOnMap(g, unitId(frame.with[0])) ? undefined : `${g.w.unitIds[frame.with[0]]} is not on the map`);
export const ofLeader: Check = (g, { with: [l] }) => (l >= 0 && l < leaderCount(g) ? undefined : 'must name a leader');
export const upTo =
  (slot: 1 | 2 | 3, most: (g: Field) => number): Check =>
  (g, frame) =>
    frame.with[slot] >= 0 && frame.with[slot] <= most(g)
      ? undefined
      : `must have 0 to ${most(g)} as number ${slot + 1}`;

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

/** 11.7a Whether a retreat may pass from a hex to one next door. */
function isOpenBack(g: Field, u: UnitId, from: HexId, to: HexId): boolean {
  const { w } = g;
  if (!isHex(g, from) || !isHex(g, to) || holder(g, to) === 1 - w.unitSide[u]!) return false;
  for (let d = 0; d < 6; d++)
    if (w.near[from * 6 + d] === to) return retreatPassable(g, w.unitSide[u]!, w.unitClass[u]!, from, d);
  return false;
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
export const goesBack: Check = (g, frame) => {
  const [u, to] = frame.with;
  return (
    ofUnitOnMap(g, frame, undefined) ??
    (canStepBack(g, unitId(u), hexId(to), []) ? undefined : 'must name a hex open to its retreat')
  );
};
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

/** 12.4f One who runs is routed, and those he has run through are counted from his own first. */
export const runs: Check = (g, { step, with: [u, steps, base, direction] }) => {
  const { w, s } = g;
  if (!isCombat(g, u)) return 'must name a unit';
  if (isOnMap(g, unitId(u)) ? s.unit.state[u] !== ROUTED : step === 'rout-step')
    return `${w.unitIds[u]} must be routed`;
  if (steps < 0 || steps > w.grid.size) return 'must have 0 steps or more';
  if (base < 0 || base > s.battle.passed[0]!) return 'must count from those he has run through';
  return direction >= 0 && direction < 6 ? undefined : 'must have a direction';
};
export const countsPassed: Check = (g, { with: [base, i] }) =>
  base >= 0 && base <= i && i <= g.s.battle.passed[0]! ? undefined : 'must count those who were run through';

export const breaches: Check = (g, { with: [u, hex, when, before] }) => {
  if (!isCombat(g, u) || !isHex(g, hex)) return 'must name a unit and a hex';
  return when >= 0 && when <= 2 && before >= 0 && before <= 2 ? undefined : 'must name an occasion and a state';
};
export const answersBreach: Check = (g, { with: [b, u] }) => {
  const { w } = g;
  if (!isUnit(g, b) || w.unitClass[b] !== ART || !isOnMap(g, unitId(b))) return 'must name a battery on the map';
  if (!isCombat(g, u) || !isOnMap(g, unitId(u)) || w.unitSide[u] === w.unitSide[b])
    return 'must name an enemy unit on the map';
  return undefined;
};
/** 9.4b The formation whose leader has fallen and whose aide-de-camp is not there yet. */
export const needsAide: Check = (g, { with: [f] }) => {
  if (f < 0 || f >= g.w.formations) return 'must name a formation';
  const { place } = g.s.leader;
  return place[g.w.formationLeader[f]!] === LOST && place[g.w.leaders + f] !== ON_MAP
    ? undefined
    : 'must name a formation without a leader';
};
export const goesAlong: Check = (g, frame) => {
  const [l, u] = frame.with;
  if (ofLeader(g, frame, undefined)) return 'must name a leader';
  if (!isCombat(g, u) || g.w.unitSide[u] !== g.w.leaderSide[l]) return 'must name a unit of his side';
  return undefined;
};
/** 11.8b After fire a unit + 1 and its hex; after shock 0 and whose advance it is. */
export const advances: Check = (g, { with: [who, b] }, below) => {
  if (who === 0) return below?.step === 'after-shock' && (b === 0 || b === 1) ? undefined : 'must follow a shock';
  return below?.step === 'combat' && isCombat(g, who - 1) && isOnMap(g, unitId(who - 1)) && isHex(g, b)
    ? undefined
    : 'must name a unit that fired, and a hex';
};
export const hasFighters: Check = (g, { with: [role] }) =>
  fighters(g, role).length > 0 ? undefined : 'must have someone left to choose';
