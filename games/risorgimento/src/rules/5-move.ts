import { directionTo, type HexId, hexId, NONE, opposite, rotate, type Search, turns } from '@tambour/boards';
import { type Action, type ActionList, itemAt, present, type Refusal } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { actionFacing, actionHex, actionUnit, viaOf } from '../model/action-view.ts';
import type { FormationId, UnitId } from '../model/ids.ts';
import { orElse, refusal } from '../model/refusal.ts';
import { did, type Field, facingOf, hexOf, isOnMap, TURNED } from '../model/state.ts';
import { VERB } from '../model/verb.ts';
import { byHex, neighbourOf, sideOf } from '../model/world-lookup.ts';
import { draftPlain, draftStrategic, settlePlain, settleStrategic } from './5-drawn-march.hot.ts';
import {
  joinedFacing,
  leastMove,
  nodeFor,
  PLAIN_MARCH,
  type Route,
  STRATEGIC_MARCH,
  startMarch,
  wayOf,
} from './5-march.ts';
import { isPlainEnd, isReached, pointsOfMarch, readPlain, readStrategic, strategicFacing } from './5-march-ends.ts';
import { FACING_BITS, marchEnds, marchSearch } from './5-march-memory.hot.ts';
import { FREE, nodeOf } from './5-march-search.hot.ts';
import {
  allowanceOf,
  BATTLE_BAR_RULES,
  barOf,
  isThick,
  type Mover,
  moverOf,
  type StepBar,
  stepCost,
} from './5-mover.ts';
import { openMarches } from './5-open-marches.hot.ts';
import { readField } from './5-reading.hot.ts';
import { KEPT_BY_ENEMY, type Reading } from './5-side-reading.hot.ts';
import { mayAct, mayEndIn, mayGo, mayLeave, mayMarch, turnBar, whyNotAct, whyNotGo } from './5-who-moves.ts';
import { isMassed } from './7-attackers.ts';

/** 5.11b Whether strategic movement may begin where a unit stands. */
const isFarEnough = (m: Mover): boolean => !m.isStrategic || (byHex(m.kept, m.start) & KEPT_BY_ENEMY) === 0;
/** 6.33a How a unit may turn where it stands: freely, or in an enemy zone of control by one side. M1 It may cost. */
const mayTurnTo = (m: Mover, facing: number, cost: number): boolean =>
  facing !== m.facing && cost <= m.budget && (!m.startsInZone || turns(facing, m.facing) <= 1);
const turnCostIn = (g: Field, m: Mover): number => (isThick(g, m.start) ? m.turnCost : 0);

/** 6.1c 6.11 6.33a R111 The turns a unit can make in its hex, once in its step. */
function listTurns(g: Field, out: ActionList, m: Mover): void {
  const u = m.unit;
  if (isMassed(g) || did(g, u, TURNED) || turnBar(g, u)) return;
  const cost = turnCostIn(g, m);
  for (let facing = 0; facing < 6; facing++) if (mayTurnTo(m, facing, cost)) out.add(VERB.move, u, m.start, facing);
}
function listPlain(g: Field, out: ActionList, f: FormationId, m: Mover): void {
  if (!isMassed(g) && out.isProbe && (probeStep(g, out, m) || !isThick(g, m.start))) return;
  if (!isMassed(g) && draftPlain(g, out, m)) return;
  const { codes, count } = marchEnds(g, m, readPlain);
  const u = m.unit;
  if (!isMassed(g)) {
    out.addCodes(VERB.move, u, codes, count, FACING_BITS);
    return;
  }
  let last = hexId(NONE);
  let mayEnd = false;
  for (let i = 0; i < count && !out.isFull; i++) {
    const hex = hexId(itemAt(codes, i) >> FACING_BITS);
    // Whether it may end in a hex does not hang on how it faces there.
    if (hex !== last) mayEnd = mayEndIn(g, f, u, hex);
    last = hex;
    if (mayEnd) out.add(VERB.move, u, hex, itemAt(codes, i) - (hex << FACING_BITS));
  }
}
/** A march into the next hex. Who cannot make one as it faces makes none, unless it may turn first (M1). */
function probeStep(g: Field, out: ActionList, m: Mover): boolean {
  for (let d = 0; d < 6; d++) {
    const hex = neighbourOf(g, m.start, d);
    if (hex < 0 || barOf(g, m, m.start, d, m.facing) !== undefined) continue;
    const joins = joinedFacing(g, m.unit, hex);
    const facing = joins >= 0 ? joins : d;
    if (stepCost(g, m, m.start, d) > m.budget && !leastMove(g, m, hex, facing)) continue;
    out.add(VERB.move, m.unit, hex, facing);
    return true;
  }
  return false;
}
function listStrategic(g: Field, out: ActionList, u: UnitId, reading: Reading): void {
  const m = moverOf(g, u, true, reading);
  if (!isFarEnough(m) || draftStrategic(g, out, m)) return;
  const { codes, count } = marchEnds(g, m, readStrategic);
  out.addCodes(VERB.strategic, u, codes, count, FACING_BITS);
}

/** 6.11 M1 A turn by one side, which an enemy zone of control does not bar: enough to see that there is a choice. */
export function probeTurns(g: Field, out: ActionList, f: FormationId, u: UnitId): void {
  if (isMassed(g) || did(g, u, TURNED) || !mayAct(g, f, u) || turnBar(g, u)) return;
  const cost = isThick(g, hexOf(g, u)) ? (g.w.effects.perception?.turnCost ?? 0) : 0;
  if (cost > allowanceOf(g, u, false)) return;
  out.add(VERB.move, u, hexOf(g, u), rotate(facingOf(g, u), 1));
}
/** Everything a unit can do by moving, at this moment of its step. */
export function listMoves(g: Field, out: ActionList, f: FormationId, u: UnitId, read?: Reading): void {
  if (!mayAct(g, f, u)) return;
  if (out.candidates) openMarches(g.w).begin();
  const reading = read ?? readField(g, sideOf(g, u));
  const m = moverOf(g, u, false, reading);
  listTurns(g, out, m);
  if (out.isFull || !mayLeave(g, u)) return;
  if (mayMarch(g, f, u, false)) listPlain(g, out, f, m);
  if (!out.isFull && mayMarch(g, f, u, true)) listStrategic(g, out, u, reading);
}

/** The march that was drawn, if it leads there: see `Question.settle`. */
export function settleMove(g: Field, o: Action): Action | undefined {
  const m = moverOf(g, actionUnit(o), o.verb === VERB.strategic);
  return m.isStrategic
    ? settleStrategic(g, m, o, pointsOfMarch(g, m), (to) => strategicFacing(g, m, to))
    : settlePlain(g, m, o, (to, facing) => isPlainEnd(g, m, to, facing));
}

/** The way of an order to move, if it is legal. */
export function orderedWay(g: Field, o: Action, f: FormationId): Route | undefined {
  const u = actionUnit(o);
  const to = actionHex(o);
  const facing = actionFacing(o);
  const isStrategic = o.verb === VERB.strategic;
  if (facing < 0 || facing > 5 || to < 0 || to >= g.w.grid.size) return undefined;
  if (isTurn(g, o)) {
    if (isStrategic || o.d !== 0 || isMassed(g) || did(g, u, TURNED) || !mayAct(g, f, u)) return undefined;
    if (turnBar(g, u)) return undefined;
    const m = moverOf(g, u, false);
    const cost = turnCostIn(g, m);
    return mayTurnTo(m, facing, cost) ? { hexes: [to], turns: [cost] } : undefined;
  }
  if (!mayGo(g, f, u, isStrategic) || !mayEndIn(g, f, u, to)) return undefined;
  const m = moverOf(g, u, isStrategic);
  if (!isFarEnough(m)) return undefined;
  const joins = joinedFacing(g, u, to);
  if (joins >= 0 && joins !== facing) return undefined;
  const via = viaOf(o);
  if (via.some((hex) => hex >= g.w.grid.size)) return undefined;
  return joins >= 0 && isThick(g, to) ? anyWay(g, m, to, via) : wayOf(g, m, to, facing, via);
}
/** M1 The cheapest way into a hex whatever the facing there, for who takes that of others. */
function anyWay(g: Field, m: Mover, to: HexId, via: readonly HexId[]): Route | undefined {
  const search = marchSearch(g, m);
  const nodes = [0, 1, 2, 3, 4, 5].filter((facing) => nodeFor(g, search, to, facing) !== NONE);
  const costs = nodes.map((facing) => search.cost(nodeOf(g.w, to, facing)));
  const facing = nodes[costs.indexOf(Math.min(...costs))];
  if (facing !== undefined) return wayOf(g, m, to, facing, via);
  const least = [0, 1, 2, 3, 4, 5].find((f) => leastMove(g, m, to, f));
  return via.length > 0 || least === undefined ? undefined : leastMove(g, m, to, least);
}
const isTurn = (g: Field, o: Action): boolean =>
  isOnMap(g, actionUnit(o)) && g.s.unit.hex[actionUnit(o)] === actionHex(o);

/** 5.1a 5.3a 5.3b A unit begins to march, or goes on; whoever moved before it has done so. */
export function move(g: Field, o: Action, f: FormationId): void {
  const way = present(orderedWay(g, o, f));
  const u = actionUnit(o);
  g.s.battle.mover[0] = u + 1;
  startMarch(g, u, way, actionFacing(o), o.verb === VERB.strategic ? STRATEGIC_MARCH : PLAIN_MARCH);
}

const BAR_RULES: Readonly<Record<StepBar, RuleId>> = {
  noGround: '5.26a',
  riverClosed: '5.23a',
  waterClosed: '5.23b',
  tooSharp: '5.26b',
  enemyThere: '5.42b',
  noRoom: '5.41a',
  uncommandedNear: '4.42a',
  cavalryNear: '5.33a',
  gunsNear: '5.33b',
  horsDeCombatZone: '9.11',
  zoneToZone: '6.33b',
  nearEntry: '5.34',
  ...BATTLE_BAR_RULES,
  strategicNear: '5.11b',
  strategicCrops: '5.11c',
  notThroughFront: 'M1',
};
/** What bars the last step into a hex: from every side on which the unit could come, or from all six. */
function barsInto(
  g: Field,
  m: Mover,
  search: Search,
  to: HexId,
): { readonly bars: StepBar[]; readonly isOpen: boolean } {
  const bars = new Set<StepBar>();
  let isOpen = false;
  let isNear = false;
  for (const onlyReached of [true, false]) {
    if (isNear) break;
    for (let d = 0; d < 6; d++) {
      const from = neighbourOf(g, to, d);
      if (from < 0 || (onlyReached && from !== m.start && !isReached(g, search, from))) continue;
      isNear ||= onlyReached;
      const facing = isThick(g, from) ? opposite(d) : FREE;
      const bar = barOf(g, m, from, opposite(d), facing);
      if (bar) bars.add(bar);
      else isOpen = true;
    }
  }
  return { bars: [...bars], isOpen };
}
/** 5.26a Ground that is closed to a unit is so to the minimum move too. */
const isGround = (bar: StepBar): boolean => bar === 'riverClosed' || bar === 'waterClosed' || bar === 'tooSharp';
const whyBarred = (bars: readonly StepBar[]): Refusal[] => {
  const all = bars.some(isGround) ? [...bars.filter((bar) => bar !== 'noGround'), 'noGround' as const] : bars;
  return all.map((bar) => refusal(BAR_RULES[bar], bar));
};
function whyNotInto(g: Field, m: Mover, search: Search, to: HexId): readonly Refusal[] {
  const { bars, isOpen } = barsInto(g, m, search, to);
  return isOpen ? [] : whyBarred(bars);
}
/** Why not straight into the hex beside it, where another way round is too long. */
function whyNotStraight(g: Field, m: Mover, to: HexId): readonly Refusal[] {
  const d = directionTo(g.w.grid, m.start, to);
  const bar = d === undefined ? undefined : barOf(g, m, m.start, d, m.facing);
  return bar ? whyBarred([bar]) : [];
}
/** 5.42a R28 Why there is no way by a hex that was named: who cannot stop there cannot pass. */
function whyNotBy(g: Field, m: Mover, search: Search, via: readonly HexId[]): readonly Refusal[] {
  const closed = via.find((hex) => !isReached(g, search, hex));
  const { bars, isOpen } = closed === undefined ? { bars: [], isOpen: true } : barsInto(g, m, search, closed);
  const reasons = isOpen ? [] : bars.map((bar) => refusal(bar === 'noRoom' ? '5.42a' : BAR_RULES[bar], bar));
  return orElse(reasons, refusal('5.3a', 'viaNotThere'));
}
/** Every rule against an order to move: who moves, and the way. */
export function whyNotMove(g: Field, o: Action, f: FormationId): readonly Refusal[] {
  const u = actionUnit(o);
  const to = actionHex(o);
  const isStrategic = o.verb === VERB.strategic;
  if (isTurn(g, o)) return whyNotTurn(g, o, f);
  const who = whyNotGo(g, f, u, isStrategic);
  if (who.length > 0) return who;
  if (to < 0 || to >= g.w.grid.size) return [refusal('5.3a', 'noGround')];
  const m = moverOf(g, u, isStrategic);
  if (!isFarEnough(m)) return [refusal('5.11b', 'strategicStartsNear')];
  if (!mayEndIn(g, f, u, to)) return [refusal('4.16b', 'massedMustCharge')];
  const search = marchSearch(g, m);
  const reasons = whyNotInto(g, m, search, to);
  if (reasons.length > 0) return reasons;
  if (isReached(g, search, to) && viaOf(o).length > 0) return whyNotBy(g, m, search, viaOf(o));
  return firstOf(facingFault(g, o, search), [...whyNotStraight(g, m, to), refusal('5.31a', 'moveTooFar')]);
}
const firstOf = (a: readonly Refusal[], b: readonly Refusal[]): readonly Refusal[] => (a.length > 0 ? a : b);
/** R111 M1 A hex can be reached, but not so that the unit faces this way. */
function facingFault(g: Field, o: Action, search: Search): readonly Refusal[] {
  const to = actionHex(o);
  if (!isReached(g, search, to)) return [];
  const joins = joinedFacing(g, actionUnit(o), to);
  if (joins >= 0 && joins !== actionFacing(o)) return [refusal('6.1c', 'facesAsOthers')];
  return [refusal(isThick(g, to) ? 'M1' : '6.11', 'noSuchFacing')];
}
function whyNotTurn(g: Field, o: Action, f: FormationId): readonly Refusal[] {
  const u = actionUnit(o);
  const who = whyNotAct(g, f, u);
  if (who.length > 0) return who;
  if (o.verb === VERB.strategic || o.d !== 0) return [refusal('5.3a', 'goesNowhere')];
  if (isMassed(g)) return [refusal('4.16b', 'massedMustCharge')];
  if (did(g, u, TURNED)) return [refusal('6.11', 'hasTurned')];
  const bar = turnBar(g, u);
  if (bar) return [refusal(bar === 'facesAsOthers' ? '6.1c' : '6.33a', bar)];
  const m = moverOf(g, u, false);
  if (actionFacing(o) === m.facing || actionFacing(o) < 0 || actionFacing(o) > 5)
    return [refusal('6.11', 'facesThere')];
  if (m.startsInZone && turns(actionFacing(o), m.facing) > 1) return [refusal('6.33a', 'turnsOneSide')];
  return [refusal('M1', 'cannotPayTurn')];
}
export const isMoveOrder = (o: Action): boolean => o.verb === VERB.move || o.verb === VERB.strategic;
