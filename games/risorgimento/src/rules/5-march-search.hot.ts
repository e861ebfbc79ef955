import { type HexId, hexId, rotate, type Search } from '@tambour/boards';
import type { Field } from '../model/state.ts';
import {
  baseCost,
  contactCost,
  hexBarOf,
  isKeptOut,
  isOnWay,
  isThick,
  type Mover,
  mayLeaveBy,
  mayStack,
  stepsOnWay,
  stopsIn,
} from './5-mover.ts';
import { IN_ZONE } from './6-zone-of-control.ts';

/** The facing of a node in a hex where facing does not matter: any may be taken there. */
export const FREE = 0;
const nodeOf = (hex: HexId, facing: number): number => hex * 6 + facing;
export const hexOfNode = (node: number): HexId => hexId((node / 6) | 0);

/**
 * Every hex a mover can march to, as costs of nodes `hex * 6 + facing`. In ground where facing does not matter there is one node a
 * hex (`FREE`); in heavy cultivation at Magenta (M1) one a facing: along the way it came or one side off for nothing, the others for
 * the price of turning. 5.3a 5.3b 5.31a 6.11 6.32 6.33a
 */
export function marchField(g: Field, m: Mover, search: Search): Search {
  search.begin();
  seedAt(g, m, search, m.start, m.facing, 0);
  expand(g, m, search);
  return search;
}
/** A place to march on from: the hex with its facing, and the others for the price of turning. */
export function seedAt(g: Field, m: Mover, search: Search, hex: HexId, facing: number, cost: number): void {
  if (!isThick(g, hex)) {
    search.seed(nodeOf(hex, FREE), cost);
    return;
  }
  search.seed(nodeOf(hex, facing), cost);
  for (let f = 0; f < 6; f++)
    if (f !== facing && cost + m.turnCost <= m.budget) search.seed(nodeOf(hex, f), cost + m.turnCost);
}
/** The same steps that `barOf` leaves open, at what `stepCost` says of them. Most hexes are open and far from the enemy. */
export function expand(g: Field, m: Mover, search: Search): void {
  const { near, bridge } = g.w;
  const { top } = g.s.at;
  const steps = g.w.step[m.column]![m.isRain ? 1 : 0]!;
  const barred = g.w.barredSteps[m.side]!;
  const onWay = stepsOnWay(g.w)[m.isRain ? 1 : 0];
  const closed = g.w.closedGround;
  const isOut = isKeptOut(g, m.unit);
  const { budget, enemies, kept, start, isStrategic, turnCost } = m;
  for (let node = search.next(); node >= 0; node = search.next()) {
    const hex = hexOfNode(node);
    const isFirst = hex === start;
    if (!isFirst && stopsIn(m, hex)) continue;
    const spent = search.at + (isFirst ? m.leaving : 0);
    for (let d = 0; d < 6; d++) {
      const at = hex * 6 + d;
      const x = near[at]!;
      if (x < 0 || x === start || barred[at] !== 0) continue;
      if (isStrategic && (bridge[at] === 0 ? onWay[at] === 0 : !isOnWay(g, m, hex, d, x))) continue;
      const isTaken = top[x] !== 0;
      const base = isTaken || bridge[at] !== 0 ? baseCost(g, m, hex, d) : steps[at]!;
      if (base === 0 || spent + base > budget) continue;
      const cost = spent + base + (enemies[x] === 0 ? 0 : contactCost(g, m, x));
      if (cost > budget) continue;
      if (isOut && closed[x] !== 0) continue;
      if ((isTaken || enemies[x] !== 0 || kept[x] !== 0) && hexBarOf(g, m, x) !== undefined) continue;
      if (isFirst && m.startsInZone && (enemies[x]! & IN_ZONE) !== 0) continue;
      if (turnCost > 0 && !mayLeaveBy(g, m, hex, d, node - hex * 6)) continue;
      if (isTaken && !mayStack(g, m.unit, x, isStrategic)) continue;
      arrive(g, m, search, x, d, cost, node);
    }
  }
}
/** M1 The facings a mover can have on coming into a hex by a direction. */
function arrive(g: Field, m: Mover, search: Search, x: HexId, d: number, cost: number, from: number): void {
  if (m.turnCost === 0 || !isThick(g, x)) {
    search.relax(nodeOf(x, FREE), cost, from);
    return;
  }
  for (let turn = -1; turn <= 1; turn++) search.relax(nodeOf(x, rotate(d, turn)), cost, from);
  if (cost + m.turnCost > m.budget) return;
  for (let turn = 2; turn <= 4; turn++) search.relax(nodeOf(x, rotate(d, turn)), cost + m.turnCost, from);
}
