import { type Action, type ActionList, EVERY, type Refusal } from '@tambour/kernel';
import { emit } from '../model/emit.ts';
import { refusal } from '../model/refusal.ts';
import { COMMANDED, type Field, has, holder, isOnMap, MOVED, mark } from '../model/state.ts';
import { VERB } from '../model/verb.ts';
import { BAGGAGE } from '../model/vocabulary.ts';
import { BARRED } from '../model/world.ts';
import { mayStack } from './3-stacking.ts';
import { markZones } from './6-zone-of-control.ts';
import { step } from './7-bridges.ts';
import { NO_LEG } from './7-way-code.ts';
import { isRoad, stepCost } from './7-works.ts';
import { whyNotRide } from './9-why-not-ride.ts';

const ON_ROAD = 0;
const OFF_ROAD = 1;

/** 7.8a 13.1p Where the baggage is a piece it moves one point, one more by road, any way, with its garrison. R39 */
export const mayHaul = (g: Field, formation: number): boolean => {
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
  const start = s.unit.hex[b]!;
  search.begin();
  search.seed(start * 2 + (w.road[start]! > 0 ? ON_ROAD : OFF_ROAD));
  for (let node = search.next(); node >= 0; node = search.next()) {
    const hex = node >> 1;
    const cost = search.at;
    if (hex !== start && !mayGoOn(g, hex, zones)) continue;
    for (let d = 0; d < 6; d++) {
      const to = haulStep(g, node, cost, d, zones);
      if (to >= 0) search.relax(w.near[hex * 6 + d]! * 2 + (to & 1), to >> 1, node);
    }
  }
}
/** 6.1a 7.5c An enemy zone or a bridge ends the move of the baggage. R39 */
const mayGoOn = (g: Field, hex: number, zones: Uint8Array): boolean =>
  (zones[hex]! & (2 >> g.w.unitSide[g.w.baggage]!)) === 0 && g.w.bridge[hex] === 0;
/** One step of the baggage: the points spent after it, doubled, plus 1 where it is no longer all road; -1 where it may not be made. */
function haulStep(g: Field, node: number, cost: number, d: number, zones: Uint8Array): number {
  const { w } = g;
  const b = w.baggage;
  const side = w.unitSide[b]!;
  const mp = w.unitMp[b]!;
  const hex = node >> 1;
  const x = w.near[hex * 6 + d]!;
  if (x < 0) return -1;
  let points = stepCost(g, side, BAGGAGE, mp, hex, d);
  if (points === BARRED || holder(g, x) >= 0 || !mayStack(g, BAGGAGE, x, b)) return -1;
  if (zones[hex]! & (2 >> side)) {
    if (zones[x]! & (2 >> side)) return -1;
    points += 1;
  }
  const layer = node & 1 || !isRoad(g, hex, d) ? OFF_ROAD : ON_ROAD;
  return cost + points <= mp + (layer === ON_ROAD ? 1 : 0) ? (cost + points) * 2 + layer : -1;
}
/** Follows a way of the baggage that the player names, by the directions of its steps; see `followRide`. */
export function followHaul(g: Field, dirs: readonly number[], zones: Uint8Array): readonly number[] | undefined {
  const { w, s } = g;
  const start = s.unit.hex[w.baggage]!;
  let hex = start;
  let spent = w.road[start]! > 0 ? ON_ROAD : OFF_ROAD;
  const out: number[] = [];
  for (const d of dirs) {
    if (hex !== start && !mayGoOn(g, hex, zones)) return undefined;
    spent = haulStep(g, hex * 2 + (spent & 1), spent >> 1, d, zones);
    if (spent < 0) return undefined;
    hex = w.near[hex * 6 + d]!;
    out.push(spent);
  }
  return out;
}

export function listHaul(g: Field, out: ActionList, formation: number, piece: number, zones: Uint8Array): void {
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
export function actHaul(g: Field, o: Action): void {
  const b = g.w.baggage;
  const from = g.w.hexNames[g.s.unit.hex[b]!]!;
  mark(g, b, MOVED);
  step(g, b, o.a);
  emit(g, { type: 'stepped', rule: '7.8a', piece: g.w.unitIds[b]!, from, to: g.w.hexNames[o.a]! });
}
export function refuseHaul(g: Field, o: Action, side: number): readonly Refusal[] {
  const b = g.w.baggage;
  if (b < 0 || !g.w.edition.baggageIsPiece) return [refusal('13.1p', 'noBaggageMove')];
  if (g.w.unitSide[b] !== side) return [refusal('7.8a', 'notYours')];
  const out: Refusal[] = [];
  if (!isOnMap(g, b)) out.push(refusal('13.3d', 'notOnMap'));
  if (!g.s.formation.isActing[g.w.unitFormation[b]!]) out.push(refusal('5b', 'notActing'));
  if (!has(g, b, COMMANDED)) out.push(refusal('9.2a', 'uncommanded'));
  if (has(g, b, MOVED)) out.push(refusal('5k', 'hasMoved'));
  const by = holder(g, o.a);
  if (by >= 0) out.push(refusal('7.8a', by === side ? 'friendThere' : 'enemyThere'));
  if (g.w.cost[BAGGAGE]![o.a] === BARRED) out.push(refusal('7.1b', 'noGround'));
  if (!isOnMap(g, b)) return out;
  const start = g.s.unit.hex[b]!;
  if (o.a === start) return [...out, refusal('7.1a', 'notMoving')];
  searchHaul(g, markZones(g, 1 - side));
  const { plain } = g.scratch;
  if (plain.cost(o.a * 2) < 0 && plain.cost(o.a * 2 + 1) < 0)
    out.push(...whyNotRide(g, { kind: 'baggage', side, mp: g.w.unitMp[b]!, starts: [start] }, o.a));
  else if (o.d !== 0) out.push(refusal('7.1b', o.d === NO_LEG ? 'notDirect' : 'badWay'));
  return out.length > 0 ? out : [refusal('7.1b', 'tooFar')];
}
