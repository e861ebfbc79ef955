import { EVERY, type Order, type OrderList, type Refusal } from '@tambour/kernel';
import { COMMANDED, type Field, has, holder, isOnMap, MOVED, mark } from '../state.ts';
import { tell } from '../tell.ts';
import { VERB } from '../verb.ts';
import { BAGGAGE } from '../vocabulary.ts';
import { refusal, WHY } from '../why.ts';
import { BARRED } from '../world.ts';
import { mayStack } from './3-stacking.ts';
import { step } from './7-bridges.ts';
import { isRoad, stepCost } from './7-works.ts';

const ON_ROAD = 0;
const OFF_ROAD = 1;

/** 7.8a 13.1p Where the baggage is a piece it moves one point, one more by road, any way, with its garrison. R39 */
const mayHaul = (g: Field, formation: number): boolean => {
  const b = g.w.baggage;
  return (
    b >= 0 &&
    g.w.edition.baggageIsPiece &&
    g.w.unitFormation[b] === formation &&
    isOnMap(g, b) &&
    !has(g, b, MOVED) &&
    has(g, b, COMMANDED)
  );
};

export function searchHaul(g: Field, zones: Uint8Array): void {
  const { w, s } = g;
  const b = w.baggage;
  const search = g.scratch.plain;
  const side = w.unitSide[b]!;
  const mp = w.unitMp[b]!;
  const start = s.unit.hex[b]!;
  search.begin();
  search.seed(start * 2 + (w.road[start]! > 0 ? ON_ROAD : OFF_ROAD));
  for (let node = search.next(); node >= 0; node = search.next()) {
    const hex = node >> 1;
    const cost = search.at;
    const inZone = (zones[hex]! & (2 >> side)) !== 0;
    if (hex !== start && (inZone || w.bridge[hex]! > 0)) continue;
    for (let d = 0; d < 6; d++) {
      const x = w.near[hex * 6 + d]!;
      if (x < 0) continue;
      let points = stepCost(g, side, BAGGAGE, mp, hex, d);
      if (points === BARRED || holder(g, x) >= 0 || !mayStack(g, BAGGAGE, x, b)) continue;
      if (inZone) {
        if (zones[x]! & (2 >> side)) continue;
        points += 1;
      }
      const layer = node & 1 || !isRoad(g, hex, d) ? OFF_ROAD : ON_ROAD;
      if (cost + points <= mp + (layer === ON_ROAD ? 1 : 0)) search.relax(x * 2 + layer, cost + points, node);
    }
  }
}

export function listHaul(g: Field, out: OrderList, formation: number, piece: number, zones: Uint8Array): void {
  if ((piece !== EVERY && piece !== g.w.baggage) || !mayHaul(g, formation)) return;
  searchHaul(g, zones);
  const search = g.scratch.plain;
  const start = g.s.unit.hex[g.w.baggage]!;
  for (let i = 0; i < search.count; i++) {
    const node = search.settled[i]!;
    const hex = node >> 1;
    // A hex reached by road and across country is one place.
    const other = node ^ 1;
    const seenBefore =
      search.cost(other) >= 0 &&
      (search.cost(other) < search.cost(node) || (search.cost(other) === search.cost(node) && other < node));
    if (hex !== start && !seenBefore) out.add(VERB.haul, hex);
  }
}
export function actHaul(g: Field, o: Order): void {
  const b = g.w.baggage;
  const from = g.w.hexNames[g.s.unit.hex[b]!]!;
  mark(g, b, MOVED);
  step(g, b, o.a);
  tell(g, { type: 'stepped', rule: '7.8a', piece: g.w.unitIds[b]!, from, to: g.w.hexNames[o.a]! });
}
export function refuseHaul(g: Field, o: Order, side: number): readonly Refusal[] {
  const b = g.w.baggage;
  if (b < 0 || !g.w.edition.baggageIsPiece) return [refusal('13.1p', WHY.noBaggageMove)];
  if (g.w.unitSide[b] !== side) return [refusal('7.8a', WHY.notYours)];
  const out: Refusal[] = [];
  if (!isOnMap(g, b)) out.push(refusal('13.3d', WHY.notOnMap));
  if (!g.s.formation.isActing[g.w.unitFormation[b]!]) out.push(refusal('5b', WHY.notActing));
  if (!has(g, b, COMMANDED)) out.push(refusal('9.2a', WHY.uncommanded));
  if (has(g, b, MOVED)) out.push(refusal('5k', WHY.hasMoved));
  if (holder(g, o.a) >= 0) out.push(refusal('7.8a', WHY.friendThere));
  return out.length > 0 ? out : [refusal('7.1b', WHY.tooFar)];
}
