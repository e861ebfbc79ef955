import type { HexId } from '@tambour/boards';
import type { Field } from '../model/state.ts';
import { isWatched, type Mover } from './7-mover.ts';
import {
  allowance,
  DICE_SHIFT,
  firstLayer,
  NO_WAY,
  RUN_SHIFT,
  STOPPED,
  stepBack,
  stepForward,
  turn,
  turnAllowance,
  turnCost,
  turnedLayer,
} from './7-step.hot.ts';

/** The legs of a way: a step forward, a step back, or a turn by k vertices clockwise as `TURN + k`. */
export const FORWARD_LEFT = 1;
export const FORWARD_RIGHT = 2;
const BACK_LEFT = 3;
const BACK_RIGHT = 4;
export const TURN = 4;
const hexOf = (place: number): number => (place / 6) | 0;

/**
 * Finds every way of a unit from where it stands, or from the map edge when it enters. Afterwards
 * `scratch.found[0..count)` are the places (hex * 6 + facing) reached and `scratch.best[place]` the node of the way that
 * is taken unless the player names another: fewest dice, then the best run-up, then fewest points.
 */
export function searchMoves(g: Field, m: Mover): number {
  const { scratch } = g;
  const search = scratch.moves;
  const { near } = g.w;
  const bits = scratch.placeBits;
  const mask = (1 << bits) - 1;
  const held = scratch.searched;
  held.field = g;
  // Ways from the edge, and ways looked for with other zones or points than the real ones, are not for keeping.
  held.epoch = m.isEntering || m.supposed ? -1 : g.pen.epoch;
  held.unit = m.unit;
  held.battery = m.battery;
  search.begin();
  let origin = -1;
  if (m.isEntering)
    for (let f = 0; f < 6; f++) search.seed((firstLayer(g, m) << bits) | (m.start * 6 + f), m.entryCost);
  else {
    origin = (firstLayer(g, m) << bits) | (m.start * 6 + g.s.unit.facing[m.unit]!);
    search.seed(origin, 0);
  }
  for (let node = search.next(); node >= 0; node = search.next()) {
    const cost = search.at;
    const layer = node >> bits;
    const place = node & mask;
    const hex = hexOf(place);
    const facing = place - hex * 6;
    // Nothing costs less than a point: a node with none to spare is an end.
    if (cost >= allowance(m, layer)) continue;
    const before = search.from(node);
    // Who has just turned need not turn again: one turn would have done, for no more points and no more dice. R22
    if (before < 0 || hexOf(before & mask) !== hex) {
      const each = turnCost(g, m, hex);
      const most = turnAllowance(m, hex, layer);
      const turned = (turnedLayer(m, hex, layer) << bits) | (hex * 6);
      for (let k = 1, total = cost + each; k <= 3 && total <= most; k++, total += each) {
        search.relax(turned + ((facing + k) % 6), total, node);
        if (k < 3) search.relax(turned + ((facing + 6 - k) % 6), total, node);
      }
    }
    if (layer & STOPPED) continue;
    const bank = g.w.bridge[hex]! > 0 && (hex !== m.start || m.isEntering) ? bankOf(g, node) : -1;
    for (let k = 0; k < 2; k++) {
      const to = stepForward(g, m, hex, facing, layer, cost, k, bank);
      if (to >= 0)
        search.relax(((to & 63) << bits) | (near[hex * 6 + ((facing + k) % 6)]! * 6 + facing), to >> 6, node);
    }
    if (!isWatched(m, hex)) continue;
    for (let k = 3; k < 5; k++) {
      const to = stepBack(g, m, hex, facing, layer, cost, k);
      if (to >= 0)
        search.relax(((to & 63) << bits) | (near[hex * 6 + ((facing + k) % 6)]! * 6 + facing), to >> 6, node);
    }
  }
  return collect(g, origin);
}

/** The hex from which the way to `node` came onto the bridge hex it is in. */
function bankOf(g: Field, node: number): number {
  const search = g.scratch.moves;
  const mask = (1 << g.scratch.placeBits) - 1;
  const hex = hexOf(node & mask);
  for (let at = search.from(node); at >= 0; at = search.from(at)) {
    const other = hexOf(at & mask);
    if (other !== hex) return other;
  }
  return -1;
}

/** Which of several ways to a place is taken unless the player names another: the one with the lowest figure. */
export const preferenceOf = (layer: number, cost: number): number =>
  (((layer >> DICE_SHIFT) & 3) << 12) | ((layer >> RUN_SHIFT === 2 ? 0 : 1) << 11) | cost;

function collect(g: Field, origin: number): number {
  const { scratch } = g;
  const search = scratch.moves;
  const { best, bestKey, bestStamp, found } = scratch;
  const stamp = ++scratch.stamp;
  const bits = scratch.placeBits;
  const mask = (1 << bits) - 1;
  const originPlace = origin < 0 ? -1 : origin & mask;
  let count = 0;
  for (let i = 0; i < search.count; i++) {
    const node = search.settled[i]!;
    const place = node & mask;
    if (place === originPlace) continue;
    const key = preferenceOf(node >> bits, search.cost(node));
    if (bestStamp[place] !== stamp) {
      bestStamp[place] = stamp;
      found[count++] = place;
    } else if (bestKey[place]! <= key) continue;
    best[place] = node;
    bestKey[place] = key;
  }
  return count;
}

export const isReached = (g: Field, place: number): boolean => g.scratch.bestStamp[place] === g.scratch.stamp;
/** Whether a way that ends in this layer makes a run-up for a charge. */
export const isCharging = (layer: number): boolean => layer >> RUN_SHIFT === 2;
export const layerOf = (g: Field, node: number): number => node >> g.scratch.placeBits;

/** The legs of the way to a node, into `scratch.way`; their number. A start by entry gives no leg for the entry. */
export function legsTo(g: Field, node: number): number {
  const search = g.scratch.moves;
  const { way } = g.scratch;
  const mask = (1 << g.scratch.placeBits) - 1;
  let count = 0;
  for (let at = node, before = search.from(at); before >= 0; at = before, before = search.from(at)) count++;
  let i = count;
  for (let at = node, before = search.from(at); before >= 0; at = before, before = search.from(at)) {
    way[--i] = legBetween(g, before & mask, at & mask);
  }
  return count;
}
function legBetween(g: Field, from: number, to: number): number {
  const hex = hexOf(from);
  const other = hexOf(to);
  const facing = from - hex * 6;
  if (hex === other) return TURN + ((to - from + 6) % 6);
  for (let k = 0; k < 6; k++) {
    if (g.w.near[hex * 6 + ((facing + k) % 6)] !== other) continue;
    if (k === 0) return FORWARD_LEFT;
    if (k === 1) return FORWARD_RIGHT;
    return k === 3 ? BACK_LEFT : BACK_RIGHT;
  }
  throw new Error('a way with a gap');
}

/**
 * Follows a way that the player names, leg by leg. The layer and cost where it ends, packed, or -1 where a leg may not be
 * taken: the way itself must be legal, not merely end at a legal place.
 */
export function followWay(
  g: Field,
  m: Mover,
  legs: readonly number[],
  facing: number,
): { hex: HexId; facing: number; layer: number; cost: number; failed: number } {
  let hex = m.start;
  let layer = firstLayer(g, m);
  let cost = m.isEntering ? m.entryCost : 0;
  let bank = -1;
  for (const [i, leg] of legs.entries()) {
    const k = leg > TURN ? leg - TURN : leg <= FORWARD_RIGHT ? leg - 1 : leg;
    const turnsTwice = leg > TURN && (leg > TURN + 5 || (i > 0 && legs[i - 1]! > TURN));
    const to =
      leg > TURN
        ? turnsTwice
          ? NO_WAY
          : turn(g, m, hex, layer, cost, k)
        : leg <= FORWARD_RIGHT
          ? stepForward(g, m, hex, facing, layer, cost, k, bank)
          : stepBack(g, m, hex, facing, layer, cost, k);
    if (to < 0) return { hex, facing, layer, cost, failed: i };
    if (leg > TURN) facing = (facing + k) % 6;
    else {
      const x = g.w.near[hex * 6 + ((facing + k) % 6)]!;
      bank = g.w.bridge[x]! > 0 ? hex : -1;
      hex = x;
    }
    layer = to & 63;
    cost = to >> 6;
  }
  return { hex, facing, layer, cost, failed: -1 };
}
