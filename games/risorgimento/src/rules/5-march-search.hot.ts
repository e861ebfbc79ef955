import { frontOfSide, type HexId, hexId, NONE, opposite, rotate, type Search } from '@tambour/boards';
import type { Field } from '../model/state.ts';
import type { RisorgimentoWorld } from '../model/world.ts';
import {
  BY_BRIDGE,
  costOfStep,
  directionOfStep,
  hexOfStep,
  INTO_THICK,
  OUT_OF_THICK,
  openSteps,
} from './5-march-steps.hot.ts';
import {
  baseCost,
  contactCost,
  enemyBar,
  isKeptOut,
  isOnWay,
  isThick,
  type Mover,
  mayLeaveBy,
  mayStack,
  stepsOnWay,
} from './5-mover.ts';
import { BUSY, BUSY_NEAR_ENEMY } from './5-side-reading.hot.ts';
import { IN_ZONE } from './6-zone-of-control.ts';

/** The facing of a node in a hex where facing does not matter: any may be taken there. */
export const FREE = 0;
/**
 * The nodes of a search for marches: the hexes, so that what is known of neighbours lies together; and after them, for hexes in which facing
 * matters, one a facing.
 */
export const nodeOf = ({ grid, isThick }: RisorgimentoWorld, hex: HexId, facing: number): number =>
  isThick[hex] === 1 ? grid.size + hex * 6 + facing : hex;
export const hexOfNode = ({ grid }: RisorgimentoWorld, node: number): HexId =>
  hexId(node < grid.size ? node : ((node - grid.size) / 6) | 0);
export const facingOfNode = ({ grid }: RisorgimentoWorld, node: number): number =>
  node < grid.size ? FREE : (node - grid.size) % 6;

/**
 * Every hex a mover can march to, as costs of nodes. In ground where facing does not matter there is one node a
 * hex (`FREE`); in heavy cultivation at Magenta (M1) one a facing: along the way it came or one side off for nothing, the others for
 * the price of turning. 5.3a 5.3b 5.31a 6.11 6.32 6.33a
 */
export function marchField(g: Field, m: Mover, search: Search, until: number = NONE): Search {
  search.begin();
  seedAt(g, m, search, m.start, m.facing, 0);
  expand(g, m, search, until);
  return search;
}
/** A place to march on from: the hex with its facing, and the others for the price of turning. */
export function seedAt(g: Field, m: Mover, search: Search, hex: HexId, facing: number, cost: number): void {
  if (!isThick(g, hex)) {
    search.seed(nodeOf(g.w, hex, FREE), cost);
    return;
  }
  search.seed(nodeOf(g.w, hex, facing), cost);
  for (let f = 0; f < 6; f++)
    if (f !== facing && cost + m.turnCost <= m.budget) search.seed(nodeOf(g.w, hex, f), cost + m.turnCost);
}
/** The directions in which a hex of the edge is entered from off the map. */
export const inwards = (g: Field, hex: HexId): number[] =>
  [0, 1, 2, 3, 4, 5].filter((d) => g.w.near[hex * 6 + d]! < 0).map((d) => opposite(d));
/** 5.6b M1 A hex of the edge to march on from: where facing matters a unit faces inwards or a side off, or pays for turning. */
export function seedEntrance(g: Field, m: Mover, search: Search, hex: HexId, cost: number): void {
  if (!isThick(g, hex)) {
    search.seed(nodeOf(g.w, hex, FREE), cost);
    return;
  }
  for (const d of inwards(g, hex)) for (const by of [-1, 0, 1]) search.seed(nodeOf(g.w, hex, rotate(d, by)), cost);
  for (let f = 0; f < 6; f++) if (cost + m.turnCost <= m.budget) search.seed(nodeOf(g.w, hex, f), cost + m.turnCost);
}
const THICK = OUT_OF_THICK | INTO_THICK;
/** The front sides of each facing, one bit a side. */
const FRONT = Uint8Array.from({ length: 6 }, (_, facing) =>
  frontOfSide(facing).reduce((sides, d) => sides | (1 << d), 0),
);
const EVERY_SIDE = 0b111111;
/** Each direction turned by so many sixths. */
const TURNED = Uint8Array.from({ length: 36 }, (_, i) => rotate((i / 6) | 0, i % 6));

/** The same steps that `barOf` leaves open, at what `stepCost` says of them. Most hexes are open, empty and far from the enemy. It goes no further than to `until`. */
export function expand(g: Field, m: Mover, search: Search, until: number = NONE): void {
  const { first, steps, leastOf } = openSteps(g.w, m);
  const closed = g.w.closedGround;
  const { size } = g.w.grid;
  const isOut = isKeptOut(g, m.unit);
  const { budget, enemies, busy, start } = m;
  const plain = BY_BRIDGE | (m.isStrategic ? BUSY : BUSY & ~BUSY_NEAR_ENEMY);
  for (let node = search.next(); node >= 0; node = search.next()) {
    if (node === until) return;
    const hex = hexId(node < size ? node : ((node - size) / 6) | 0);
    const isFirst = hex === start;
    if (!isFirst && (enemies[hex]! & IN_ZONE) !== 0) continue;
    const spent = search.at + (isFirst ? m.leaving : 0);
    // Most hexes are the last of their ways.
    if (spent + leastOf[hex]! > budget) continue;
    const front = m.turnCost === 0 ? EVERY_SIDE : FRONT[node < size ? FREE : node - size - hex * 6]!;
    const end = first[hex + 1]!;
    for (let i = first[hex]!; i < end; i++) {
      const step = steps[i]!;
      const x = step & 0xffff;
      // It costs no less than this, whoever stands there.
      const least = costOfStep(step);
      if (spent + least > budget || x === start || (isOut && closed[x] !== 0)) continue;
      if (search.isWithin(x, spent + least)) continue;
      if ((step & (OUT_OF_THICK | BY_BRIDGE)) === OUT_OF_THICK && (front & (1 << directionOfStep(step))) === 0)
        continue;
      const isPlain = ((busy[x]! | (step & BY_BRIDGE)) & plain) === 0;
      const cost = isPlain ? least : costInSight(g, m, hex, step);
      if (cost === 0 || spent + cost > budget) continue;
      if ((step & THICK) === 0) search.relax(x, spent + cost, node);
      else arriveThick(g, m, search, step, spent + cost, node);
    }
  }
}
/** What a step costs over a bridge, or into a hex where somebody stands or that the enemy or an entry closes; nothing where it is barred. */
function costInSight(g: Field, m: Mover, hex: HexId, step: number): number {
  const x = hexId(hexOfStep(step));
  if (m.kept[x] !== 0) return 0;
  const top = g.s.at.top[x]!;
  // 5.11e Strategic movement does not pass through others.
  if (top !== 0 && (m.isStrategic || g.w.unitSide[top - 1] !== m.side)) return 0;
  const near = m.enemies[x]!;
  if (near !== 0) {
    if (enemyBar(m, near) !== undefined) return 0;
    if (hex === m.start && m.startsInZone && (near & IN_ZONE) !== 0) return 0;
  }
  if (top !== 0 && !mayStack(g, m.unit, x)) return 0;
  const d = directionOfStep(step);
  let base = costOfStep(step);
  if ((step & BY_BRIDGE) !== 0) {
    if (m.isStrategic && !isOnWay(g, m, hex, d, x)) return 0;
    base = baseCost(g, m, hex, d);
  } else if (top !== 0) base = baseCost(g, m, hex, d);
  return base === 0 || near === 0 ? base : base + contactCost(g, m, x);
}
/** M1 The facings a mover can have on coming into a hex by a direction. */
function arriveThick(g: Field, m: Mover, search: Search, step: number, cost: number, from: number): void {
  const x = hexOfStep(step);
  const d = directionOfStep(step);
  if ((step & BY_BRIDGE) !== 0) {
    if (!mayLeaveBy(g, m, hexOfNode(g.w, from), d, facingOfNode(g.w, from))) return;
  }
  if ((step & INTO_THICK) === 0) {
    search.relax(x, cost, from);
    return;
  }
  offerFacings(g.w, m, search, x, d, cost, from);
}
function offerFacings(
  { grid }: RisorgimentoWorld,
  m: Mover,
  search: Search,
  x: number,
  d: number,
  cost: number,
  from: number,
): void {
  const node = grid.size + x * 6;
  const turned = d * 6;
  search.relax(node + TURNED[turned + 5]!, cost, from);
  search.relax(node + d, cost, from);
  search.relax(node + TURNED[turned + 1]!, cost, from);
  const dearer = cost + m.turnCost;
  if (dearer > m.budget) return;
  search.relax(node + TURNED[turned + 2]!, dearer, from);
  search.relax(node + TURNED[turned + 3]!, dearer, from);
  search.relax(node + TURNED[turned + 4]!, dearer, from);
  // However it faces, it is there for this: the number of the hex itself stands for no node where facing matters.
  search.note(x, dearer);
}

/** Every hex a mover could march to if it were alone on the map and all bridges stood, from where it stands or from where it comes in. */
export function marchAlone(g: Field, m: Mover, search: Search, isEntering: boolean): Search {
  const { w } = g;
  const { first, steps, leastOf } = openSteps(w, m);
  const costs = w.step[m.column]![m.isRain ? 1 : 0]!;
  const onWay = stepsOnWay(w)[m.isRain ? 1 : 0];
  const { size } = w.grid;
  const { budget, start } = m;
  search.begin();
  if (isEntering) seedEntrance(g, m, search, start, 0);
  else seedAt(g, m, search, start, m.facing, 0);
  for (let node = search.next(); node >= 0; node = search.next()) {
    const hex = node < size ? node : ((node - size) / 6) | 0;
    if (search.at + leastOf[hex]! > budget) continue;
    const front = m.turnCost === 0 ? EVERY_SIDE : FRONT[node < size ? FREE : node - size - hex * 6]!;
    const end = first[hex + 1]!;
    for (let i = first[hex]!; i < end; i++) {
      const step = steps[i]!;
      const x = hexOfStep(step);
      if (search.isWithin(x, search.at + costOfStep(step))) continue;
      const d = directionOfStep(step);
      const at = hex * 6 + d;
      const isAsked = (step & BY_BRIDGE) !== 0;
      if (x === start || (isAsked && m.isStrategic && onWay[at] === 0)) continue;
      const cost = isAsked ? costs[at]! : costOfStep(step);
      const spent = search.at + cost;
      if (cost === 0 || spent > budget) continue;
      const isBound = (step & OUT_OF_THICK) !== 0 && !(isAsked && w.ways[at] !== 0);
      if (isBound && (front & (1 << d)) === 0) continue;
      if ((step & INTO_THICK) === 0) search.relax(x, spent, node);
      else offerFacings(w, m, search, x, d, spent, node);
    }
  }
  return search;
}
