import { directionTo, type HexId, NONE, OFF_MAP, type Search } from '@tambour/boards';
import { itemAt, present, type Work } from '@tambour/kernel';
import { emit } from '../model/emit.ts';
import type { UnitId } from '../model/ids.ts';
import {
  activationKind,
  COUNTERING,
  declaredCost,
  did,
  type Field,
  face,
  facingOf,
  HALTED,
  hexOf,
  hexOfRoute,
  hitsOf,
  isOnMap,
  lastFacing,
  MOST_MARCHES,
  MOST_STEPS,
  MOVED,
  marchAt,
  marchCount,
  marcher,
  marchSteps,
  mark,
  note,
  push,
  put,
  STRATEGIC,
  spentBy,
  TURNED,
  topOf,
  turnOfRoute,
  underOf,
  WITHDREW,
} from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { ARTILLERY, enemyOf } from '../model/vocabulary.ts';
import { byHex, cohesionOf, hexLabel, idOf, sideOf, unitsOfSide } from '../model/world-lookup.ts';
import { rollDie } from './0-dice.ts';
import { isExtendedKind } from './4-kinds.ts';
import { marchNodes, marchSearch, nodesTo } from './5-march-memory.hot.ts';
import { expand, facingOfNode, hexOfNode, nodeOf, seedAt } from './5-march-search.hot.ts';
import { allowanceOf, barOf, disordersBy, isThick, type Mover, moverOf, stepCost, stopsIn } from './5-mover.ts';
import { forgetWithdrawals, isQuietHex, quietSteps } from './5-quiet-steps.hot.ts';
import { readField } from './5-reading.hot.ts';
import { IN_ZONE, readEnemies } from './6-zone-of-control.ts';
import { disorder, takeHits } from './8-losses.ts';
import { takeControl } from './9-victory.ts';

/** What a march is. */
export const PLAIN_MARCH = 0;
export const STRATEGIC_MARCH = 1;

/** A way to go: hexes from the first, and what turning costs in each (M1). */
export interface Route {
  readonly hexes: readonly HexId[];
  readonly turns: readonly number[];
}

/** Where a march can end: a node of the search that stands for a hex and a facing, or NONE. R111 */
const endNode = (g: Field, hex: HexId, facing: number): number => nodeOf(g.w, hex, facing);
export function nodeFor(g: Field, search: Search, hex: HexId, facing: number): number {
  const node = endNode(g, hex, facing);
  return search.cost(node) === NONE ? NONE : node;
}
/** 6.1c 6.13a R111 The facing that a unit takes on joining others in a hex; -1 where it is free to choose. */
export function joinedFacing(g: Field, u: UnitId, hex: HexId): number {
  if (g.w.unitType[u] === ARTILLERY) return -1;
  for (let other = topOf(g, hex); other >= 0; other = underOf(g, other))
    if (other !== u && g.w.unitType[other] !== ARTILLERY) return facingOf(g, other);
  return -1;
}

/** The nodes of a way, first to last, as hexes and turns. */
const routeTo = (g: Field, m: Mover, search: Search, node: number): Route => routeOf(g, m, nodesTo(search, node));
export const routeOf = (g: Field, m: Mover, nodes: readonly number[]): Route => ({
  hexes: nodes.map((node) => hexOfNode(g.w, node)),
  turns: nodes.map((n, i) => turnAt(g, m, nodes[i - 1], n)),
});
/** M1 What turning costs at a node of a way: nothing where it goes straight on or a side off. */
function turnAt(g: Field, m: Mover, before: number | undefined, node: number): number {
  const hex = hexOfNode(g.w, node);
  if (!isThick(g, hex)) return 0;
  const facing = facingOfNode(g.w, node);
  const from = before === undefined ? OFF_MAP : hexOfNode(g.w, before);
  if (from < 0) return facing === m.facing ? 0 : m.turnCost;
  const d = present(directionTo(g.w.grid, from, hex));
  const off = (facing - d + 6) % 6;
  return off <= 1 || off === 5 ? 0 : m.turnCost;
}

/** 5.3a 5.31a The way of a march that was ordered, through the hexes it names; nothing where there is none. */
export function wayOf(g: Field, m: Mover, to: HexId, facing: number, via: readonly HexId[] = []): Route | undefined {
  if (via.length === 0) {
    const nodes = marchNodes(g, m, endNode(g, to, facing));
    return nodes.length > 0 ? routeOf(g, m, nodes) : leastMove(g, m, to, facing);
  }
  let search = marchSearch(g, m);
  let way: Route | undefined;
  for (const through of via) {
    const starts = Array.from({ length: 6 }, (_, f) => nodeOf(g.w, through, f)).filter((n) => search.cost(n) !== NONE);
    if (starts.length === 0) return undefined;
    const best = starts.reduce((a, b) => (search.cost(b) < search.cost(a) ? b : a));
    const part = routeTo(g, m, search, best);
    way = joined(way, part);
    const spent = search.cost(best);
    search = g.scratch.march;
    search.begin();
    seedAt(g, m, search, through, facingOfNode(g.w, best), spent);
    expand(g, m, search);
  }
  const node = nodeFor(g, search, to, facing);
  return node === NONE ? undefined : joined(way, routeTo(g, m, search, node));
}
const joined = (a: Route | undefined, b: Route): Route =>
  a === undefined ? b : { hexes: [...a.hexes, ...b.hexes.slice(1)], turns: [...a.turns, ...b.turns.slice(1)] };

/** 5.31b R33 As its whole movement a unit goes one hex that it cannot pay for, wherever it may enter at all. */
export function leastMove(g: Field, m: Mover, to: HexId, facing: number): Route | undefined {
  if (!isOnMap(g, m.unit) || spentBy(g, m.unit) > 0 || m.isStrategic) return undefined;
  const d = directionTo(g.w.grid, m.start, to);
  if (d === undefined || barOf(g, m, m.start, d, m.facing)) return undefined;
  const off = (facing - d + 6) % 6;
  if (isThick(g, to) && off > 1 && off < 5) return undefined;
  return { hexes: [m.start, to], turns: [0, 0] };
}

/** A march begins: its way is written down, and carried out a hex at a time. */
export function startMarch(g: Field, u: UnitId, route: Route, facing: number, kind: number): void {
  const { s } = g;
  const row = marchCount(g);
  if (row >= MOST_MARCHES || route.hexes.length > MOST_STEPS) throw new RangeError('too many marches at once');
  s.battle.marches[0] = row + 1;
  s.march.unit[row] = u;
  s.march.second[row] = 0;
  s.march.facing[row] = facing;
  s.march.kind[row] = kind;
  s.march.at[row] = 0;
  s.march.steps[row] = route.hexes.length - 1;
  s.march.isHalted[row] = 0;
  s.march.declared[row] = 0;
  route.hexes.forEach((hex, i) => {
    s.route.hex[row * MOST_STEPS + i] = hex;
    s.route.turn[row * MOST_STEPS + i] = itemAt(route.turns, i);
  });
  if (route.hexes.length === 1) note(g, u, TURNED);
  s.unit.spent[u] = spentBy(g, u) + itemAt(route.turns, 0);
  if (kind === STRATEGIC_MARCH) mark(g, u, STRATEGIC);
  push(g, STEP.march, row);
}
/** A march is over: nothing of it is kept, so that equal positions look equal. */
export function closeMarch(g: Field, row: number): void {
  const { battle, march, route } = g.s;
  battle.marches[0] = row;
  route.hex.fill(0, row * MOST_STEPS, (row + 1) * MOST_STEPS);
  route.turn.fill(0, row * MOST_STEPS, (row + 1) * MOST_STEPS);
  for (const column of [march.unit, march.second, march.facing, march.kind]) column[row] = 0;
  for (const column of [march.at, march.steps, march.isHalted, march.declared]) column[row] = 0;
}
/** The hex a march is about to enter. */
export const nextHex = (g: Field, row: number): HexId => hexOfRoute(g, row, marchAt(g, row) + 1);

/**
 * 4.5 of our specification: the next hex of a march, if the unit still stands, was not stopped, and the step is still legal. Where nobody can answer
 * a step it is made at once, and the next looked at.
 */
export const march: Work<Field> = {
  name: 'march',
  run(g, row) {
    const { s, w } = g;
    const u = marcher(g, row);
    const m = isStanding(g, row) ? marchingMover(g, row) : undefined;
    const reading = m && readField(g, m.side);
    let hasForgotten = false;
    for (let quiet = NOT_ASKED; ; quiet--) {
      const at = marchAt(g, row);
      if (m === undefined || reading === undefined || s.march.isHalted[row] || at >= marchSteps(g, row)) break;
      const hex = hexOfRoute(g, row, at);
      const to = nextHex(g, row);
      const d = present(directionTo(w.grid, hex, to));
      const cost = stepCost(g, m, hex, d) + turnOfRoute(g, row, at + 1);
      const isLeast = at === 0 && s.march.steps[row] === 1 && s.unit.spent[u] === 0;
      // The way was searched with any facing the unit could take; which one it takes is settled as it goes.
      if (isBarred(g, m, hex, d) || (cost > m.budget && !isLeast)) break;
      if (quiet < 0) quiet = quietSteps(g, u);
      if (quiet === 0 || !isQuietHex(reading, to) || disordersBy(g, m.column, hex, d)) {
        s.march.declared[row] = Math.min(cost, 255);
        push(g, STEP.march, row);
        push(g, STEP.entry, row);
        askBefore(g, row);
        return;
      }
      if (!hasForgotten) forgetWithdrawals(g, enemyOf(m.side));
      hasForgotten = true;
      stepInto(g, row, cost, d);
      m.budget = allowanceOf(g, u, m.isStrategic);
      m.startsInZone = false;
      m.leaving = 0;
    }
    push(g, STEP['march-end'], row);
  },
};
const NOT_ASKED = -1;
/** Whether a marcher is where its march has come to. */
const isStanding = (g: Field, row: number): boolean => {
  const u = marcher(g, row);
  return isOnMap(g, u) && g.s.unit.hex[u] === hexOfRoute(g, row, marchAt(g, row));
};
/** 6.34a 6.35a 7.53a Asks the other side what it does before a step; nobody of it has answered this one yet. */
export function askBefore(g: Field, row: number): void {
  forgetWithdrawals(g, enemyOf(sideOf(g, marcher(g, row))));
  push(g, STEP['before-entry'], row);
}
type Writable<T> = { -readonly [K in keyof T]: T[K] };
/** The mover of a march under way. */
export function marchingMover(g: Field, row: number): Writable<Mover> {
  const u = marcher(g, row);
  const m: Writable<Mover> = moverOf(g, u, g.s.march.kind[row] === STRATEGIC_MARCH);
  m.start = hexOfRoute(g, row, 0);
  if (g.s.march.at[row] === 0) return m;
  m.startsInZone = false;
  m.leaving = 0;
  return m;
}
const isBarred = (g: Field, m: Mover, hex: HexId, d: number): boolean => {
  for (let facing = 0; facing < 6; facing++) {
    const bar = barOf(g, m, hex, d, facing);
    if (bar === undefined) return false;
    if (bar !== 'notThroughFront') return true;
  }
  return true;
};

/** 5.3a 5.23c 6.32 6.34d R55 A unit enters the next hex of its march and pays for it. */
export const entry: Work<Field> = {
  name: 'entry',
  run(g, row) {
    const { s, w } = g;
    const u = marcher(g, row);
    if (!isStanding(g, row)) return;
    const at = marchAt(g, row);
    const from = hexOfRoute(g, row, at);
    const to = nextHex(g, row);
    const d = present(directionTo(w.grid, from, to));
    const m = marchingMover(g, row);
    const turn = turnOfRoute(g, row, at + 1);
    // Cavalry that has withdrawn costs nothing any more; a jäger's withdrawal changes nothing of the price.
    const cost = s.march.isHalted[row] ? declaredCost(g, row) : stepCost(g, withoutWithdrawn(g, m), from, d) + turn;
    stepInto(g, row, cost, d);
    if (stopsIn(m, to)) s.march.isHalted[row] = 1;
    push(g, STEP['after-entry'], row);
    if (isCountered(g, u)) push(g, STEP.counter, row);
    push(g, STEP.alarm, u);
    if (disordersBy(g, m.column, from, d)) disorder(g, u, '5.23c');
  },
};
/** 5.3a A marcher goes into the next hex of its way, and pays. */
function stepInto(g: Field, row: number, cost: number, d: number): void {
  const { s } = g;
  const u = marcher(g, row);
  const at = marchAt(g, row);
  const from = hexOfRoute(g, row, at);
  const to = nextHex(g, row);
  s.unit.spent[u] = Math.min(255, spentBy(g, u) + cost);
  note(g, u, MOVED);
  put(g, u, to);
  const joins = joinedFacing(g, u, to);
  face(g, u, joins >= 0 ? joins : d);
  s.march.at[row] = at + 1;
  emit(g, {
    type: 'stepped',
    rule: '5.3a',
    piece: idOf(g, u),
    from: hexLabel(g, from),
    to: hexLabel(g, to),
    cost,
  });
}
/** 6.33b 6.34b A step is paid for as if those who have withdrawn before it were nowhere, neither where they stood nor where they are now. */
function withoutWithdrawn(g: Field, m: Mover): Mover {
  const isGone = (u: UnitId): boolean => did(g, u, WITHDREW);
  if (!unitsOfSide(g, enemyOf(m.side)).some(isGone)) return m;
  const enemies = readEnemies(g, m.side, new Uint8Array(g.w.grid.size), isGone);
  const { leavingZone } = g.w.charts.contact;
  const isFreed = m.startsInZone && (byHex(enemies, m.start) & IN_ZONE) === 0;
  return { ...m, enemies, leaving: isFreed ? m.leaving - leavingZone : m.leaving };
}
const isCountered = (g: Field, u: UnitId): boolean =>
  unitsOfSide(g, enemyOf(sideOf(g, u))).some((e) => did(g, e, COUNTERING));

/** 6.11 4.43c R45 R111 A march is over: the unit faces as ordered, and in an extended activation it may be worn out. */
export const marchEnd: Work<Field> = {
  name: 'march-end',
  run(g, row) {
    const { s, w } = g;
    const u = marcher(g, row);
    const facing = lastFacing(g, row);
    const isThere = s.march.at[row] === s.march.steps[row] && s.unit.hex[u] === hexOfRoute(g, row, marchAt(g, row));
    const isHalted = s.march.isHalted[row] === 1;
    closeMarch(g, row);
    if (!isOnMap(g, u)) return;
    if (isHalted) note(g, u, HALTED);
    takeControl(g, hexOf(g, u), sideOf(g, u));
    if (isThere) turnHex(g, u, facing);
    if (!did(g, u, MOVED) || !isExtendedKind(activationKind(g)) || w.unitType[u] === ARTILLERY) return;
    // The move is over with the roll for it.
    s.battle.mover[0] = 0;
    const die = rollDie(g);
    const cohesion = cohesionOf(g, u) - hitsOf(g, u);
    const holds = die <= cohesion;
    emit(g, { type: 'exertion-rolled', rule: '4.43c', piece: idOf(g, u), die, cohesion, holds });
    if (!holds) takeHits(g, u, 1, '4.43c');
  },
};
/** 6.1c 6.13a R111 Turns a unit, and with it all infantry and cavalry of its hex; a battery turns alone. */
export function turnHex(g: Field, u: UnitId, facing: number): void {
  const { s, w } = g;
  if (s.unit.facing[u] === facing) return;
  const hex = hexOf(g, u);
  face(g, u, facing);
  if (w.unitType[u] !== ARTILLERY)
    for (let v = topOf(g, hex); v >= 0; v = underOf(g, v)) if (w.unitType[v] !== ARTILLERY) face(g, v, facing);
  emit(g, { type: 'turned', rule: '6.11', piece: idOf(g, u), facing });
}
