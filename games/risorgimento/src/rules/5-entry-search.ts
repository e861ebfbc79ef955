import { directionTo, type HexId, hexId, NONE, type Search } from '@tambour/boards';
import { itemAt, present } from '@tambour/kernel';
import type { UnitId } from '../model/ids.ts';
import type { Field } from '../model/state.ts';
import { arrivalOf } from '../model/world-lookup.ts';
import { columnCost, entrances, isEntranceBarred } from './5-entry-hexes.ts';
import { joinedFacing } from './5-march.ts';
import { expand, facingOfNode, hexOfNode, inwards, nodeOf, seedEntrance } from './5-march-search.hot.ts';
import { isThick, type Mover, moverOf } from './5-mover.ts';

/** 5.6a R108 An arriving unit has Orders; it starts from no hex of the map. */
export const arriver = (g: Field, u: UnitId, isStrategic: boolean): Mover => ({
  ...moverOf(g, u, isStrategic),
  start: hexId(NONE),
  isCommanded: true,
  startsInZone: false,
  leaving: 0,
});
/** 5.6a 5.6b 5.6d R42 R43 Where a unit can go in the move with which it enters, as costs of nodes in the search for marches. */
export function entryField(g: Field, m: Mover, search: Search, until: number = NONE): Search {
  seedEntry(g, m, search);
  expand(g, m, search, until);
  return search;
}
export function seedEntry(g: Field, m: Mover, search: Search): void {
  search.begin();
  for (const entrance of entrances(g, arrivalOf(g, m.unit) - 1, m.side)) {
    const cost = columnCost(g, m, entrance);
    if (cost > m.budget || isEntranceBarred(g, m, entrance.hex)) continue;
    seedEntrance(g, m, search, entrance.hex, cost);
  }
}
/** R111 The node at which an entering unit ends in a hex, facing so: those it joins decide how it faces. NONE where it cannot. */
export function endNode(g: Field, u: UnitId, search: Search, hex: HexId, facing: number): number {
  const joins = joinedFacing(g, u, hex);
  if (joins >= 0) return joins === facing ? cheapest(g, search, hex) : NONE;
  const node = nodeOf(g.w, hex, facing);
  return search.cost(node) === NONE ? NONE : node;
}
export function cheapest({ w }: Field, search: Search, hex: HexId): number {
  let best = NONE;
  for (let facing = 0; facing < 6; facing++) {
    const node = nodeOf(w, hex, facing);
    const cost = search.cost(node);
    if (cost !== NONE && (best === NONE || cost < search.cost(best))) best = node;
  }
  return best;
}
/** The facing under which a hex is listed: that of those there, or straight on. */
export function usualFacing(g: Field, u: UnitId, search: Search, hex: HexId): number {
  const joins = joinedFacing(g, u, hex);
  if (joins >= 0) return joins;
  const node = cheapest(g, search, hex);
  if (isThick(g, hex)) return facingOfNode(g.w, node);
  const from = search.from(node);
  if (from === NONE) return itemAt(inwards(g, hex), 0);
  return present(directionTo(g.w.grid, hexOfNode(g.w, from), hex));
}
