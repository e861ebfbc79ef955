import { directionTo, type HexId, NONE, type Search } from '@tambour/boards';
import { present } from '@tambour/kernel';
import { type Field, spentBy } from '../model/state.ts';
import { neighbourOf, printedAllowance, settledNode } from '../model/world-lookup.ts';
import { joinedFacing, leastMove, nodeFor } from './5-march.ts';
import { type MarchEnds, marchSearch, marchSearchTo } from './5-march-memory.hot.ts';
import { FREE, facingOfNode, hexOfNode, nodeOf } from './5-march-search.hot.ts';
import { isThick, type Mover } from './5-mover.ts';

/** The way a unit faces that comes into a hex and is told nothing: on, as it came. */
const straightOn = (g: Field, m: Mover, search: Search, node: number): number => {
  const hex = hexOfNode(g.w, node);
  if (isThick(g, hex)) return facingOfNode(g.w, node);
  const from = search.from(node);
  return from === NONE ? m.facing : present(directionTo(g.w.grid, hexOfNode(g.w, from), hex));
};

/** 5.3a 5.31b 6.11 R111 Every hex a unit can march to, with every way it may face there. */
export function readPlain(g: Field, m: Mover, search: Search, out: MarchEnds): void {
  const { unit } = m;
  for (let i = 0; i < search.count; i++) {
    const node = settledNode(search, i);
    const hex = hexOfNode(g.w, node);
    if (hex === m.start) continue;
    const joins = joinedFacing(g, unit, hex);
    const thick = isThick(g, hex);
    if (joins >= 0) {
      // Whatever way it came, it faces as those who are there.
      if (!thick || isCheapest(g, search, hex, node)) out.add(hex, joins);
    } else if (thick) out.add(hex, facingOfNode(g.w, node));
    else for (let facing = 0; facing < 6; facing++) out.add(hex, facing);
  }
  for (let d = 0; d < 6; d++) {
    const hex = neighbourOf(g, m.start, d);
    if (hex >= 0 && !isReached(g, search, hex) && leastMove(g, m, hex, d)) readLeast(g, m, hex, out);
  }
}
function readLeast(g: Field, m: Mover, hex: HexId, out: MarchEnds): void {
  const joins = joinedFacing(g, m.unit, hex);
  for (let facing = 0; facing < 6; facing++)
    if ((joins < 0 || joins === facing) && leastMove(g, m, hex, facing)) out.add(hex, facing);
}
export const isReached = ({ w }: Field, search: Search, hex: HexId): boolean => {
  for (let facing = 0; facing < 6; facing++) if (search.cost(nodeOf(w, hex, facing)) !== NONE) return true;
  return false;
};
/** Whether no other facing in a hex is reached for less, or for as much and comes first. */
function isCheapest({ w }: Field, search: Search, hex: HexId, node: number): boolean {
  for (let facing = 0; facing < 6; facing++) {
    const other = nodeOf(w, hex, facing);
    const cost = search.cost(other);
    if (cost === NONE || other === node) continue;
    if (cost < search.cost(node) || (cost === search.cost(node) && other < node)) return false;
  }
  return true;
}
export const pointsOfMarch = (g: Field, m: Mover): number =>
  Math.max(0, printedAllowance(g, m.unit) - spentBy(g, m.unit));
/** 5.11a Where strategic movement leads that a march does not, facing straight on; all else it allows may be named. */
export function readStrategic(g: Field, m: Mover, search: Search, out: MarchEnds): void {
  const least = pointsOfMarch(g, m);
  for (let i = 0; i < search.count; i++) {
    const node = settledNode(search, i);
    const hex = hexOfNode(g.w, node);
    if (hex === m.start || search.cost(node) <= least || (isThick(g, hex) && !isCheapest(g, search, hex, node)))
      continue;
    out.add(hex, straightOn(g, m, search, node));
  }
}
/** Whether one of the ends that `readPlain` reads is this. */
export function isPlainEnd(g: Field, m: Mover, to: HexId, facing: number): boolean {
  const joins = joinedFacing(g, m.unit, to);
  const thick = isThick(g, to);
  const search = joins >= 0 && thick ? marchSearch(g, m) : marchSearchTo(g, m, nodeOf(g.w, to, facing));
  if (joins >= 0 && thick ? isReached(g, search, to) : nodeFor(g, search, to, facing) !== NONE) return true;
  const d = directionTo(g.w.grid, m.start, to);
  if (d === undefined || isReached(g, search, to) || !leastMove(g, m, to, d)) return false;
  return leastMove(g, m, to, facing) !== undefined;
}
/** The facing with which `readStrategic` reads a hex, or NONE. */
export function strategicFacing(g: Field, m: Mover, to: HexId): number {
  const thick = isThick(g, to);
  const search = thick ? marchSearch(g, m) : marchSearchTo(g, m, nodeOf(g.w, to, FREE));
  for (let facing = 0; facing < (thick ? 6 : 1); facing++) {
    const node = nodeOf(g.w, to, facing);
    if (search.cost(node) > pointsOfMarch(g, m) && (!thick || isCheapest(g, search, to, node)))
      return straightOn(g, m, search, node);
  }
  return NONE;
}
