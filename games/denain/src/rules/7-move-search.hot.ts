import { type HexId, hexId, OFF_MAP } from '@tambour/boards';
import type { ActionList } from '@tambour/kernel';
import * as ground from '../model/ground.ts';
import { isFilledByBaggage } from '../model/hex.ts';
import type { UnitId } from '../model/ids.ts';
import type { Field } from '../model/state.ts';
import { ART, CLEAR, NOWHERE } from '../model/vocabulary.ts';
import { leavingCost } from './6-zone-of-control.ts';
import { FORWARD_RIGHT, TURN } from './7-legs.ts';
import type { Mover } from './7-mover.ts';
import * as mover from './7-mover.ts';
import { GOES_ON, MAY_STEP } from './7-step.ts';
import { WAIVER } from './7-waiver.ts';
import * as works from './7-works.ts';

// An imported name is looked up anew at each use. What these loops use most is looked up once, here: 4 % of random play.
const { BARRED, BY_ROAD, SMOOTH } = ground;
const { isFurther, isWatched, mayEnter } = mover;
const { halfCost, isRoad, retreatPassable, stepCost } = works;
const { holds: isNotZocToZoc } = MAY_STEP.zocToZoc;
const { holds: isByOwnBank } = MAY_STEP.ownBank;
const { holds: isFree } = MAY_STEP.troops;
const { holds: isNotFromLeader } = MAY_STEP.leader;
const { holds: goesOnByBridge } = GOES_ON.noBridge;
const { bridges: BRIDGES, leader: LEADER, troops: TROOPS } = WAIVER;

/**
 * The search for a unit's ways. A node is (hex, facing, layer); layers keep apart what makes two ways to one place
 * different: whether hex movement is over, whether the whole way was road, how many dice it takes, and how good a run-up
 * it makes for a charge.
 */
const STOPPED = 1;
const OFF_ROAD = 2;
const DICE_SHIFT = 2;
const RUN_SHIFT = 4;
/** A run-up spoilt for good. */
const SPOILT = 3;

const costOf = (g: Field, m: Mover, hex: HexId, d: number): number => {
  const cost = stepCost(g, m.side, m.cls, m.mp, hex, d, m.waived);
  if (m.battery < 0 || cost === BARRED) return cost;
  const guns = stepCost(g, m.side, ART, m.mp, hex, d, m.waived);
  return guns === BARRED ? BARRED : Math.max(cost, guns);
};

/** Where a way has got to. `bank` is the hex by which it came onto the bridge hex it is in, or -1. */
const NO_WAY = -1;
const packed = (cost: number, layer: number): number => (cost << 6) | layer;

/** 7.1e The allowance of a way so far: one point more while all of it is road. R20 */
export const allowance = (m: Mover, layer: number): number => (layer & OFF_ROAD ? m.budget : m.budget + 1);

/** 7.2a 7.2b 7.2c 7.3g Turning by k vertices, at the end of a move too: so much a vertex, dearer and with a check under enemy eyes. */
function turn(g: Field, m: Mover, hex: HexId, layer: number, cost: number, k: number): number {
  const total = cost + (k > 3 ? 6 - k : k) * turnCost(g, m, hex);
  return total > turnAllowance(m, hex, layer) ? NO_WAY : packed(total, turnedLayer(m, hex, layer));
}
const turnCost = (g: Field, m: Mover, hex: HexId): number =>
  isWatched(m, hex) ? g.w.charts.turnCostInZoc : g.w.charts.turnCost;
/** 7.1e The extra point of the road is for those who step: turning alone does not earn it. R20 */
const turnAllowance = (m: Mover, hex: HexId, layer: number): number =>
  !(layer & OFF_ROAD) && (hex !== m.start || m.isEntering) ? m.budget + 1 : m.budget;
const turnedLayer = (m: Mover, hex: HexId, layer: number): number => {
  const dice = (layer >> DICE_SHIFT) & 3;
  const run = layer >> RUN_SHIFT === SPOILT ? SPOILT : 0;
  const tested = isWatched(m, hex) && m.tests ? Math.min(3, dice + 1) : dice;
  return (layer & (STOPPED | OFF_ROAD)) | (tested << DICE_SHIFT) | (run << RUN_SHIFT);
};

/** 7.1f 7.1g 7.3a 7.3b 7.5d 9.2d A step to one of the two forward hexes (k = 0 or 1), facing kept; out of an enemy zone too. */
function stepForward(
  g: Field,
  m: Mover,
  hex: HexId,
  facing: number,
  layer: number,
  cost: number,
  k: number,
  bank: number,
): number {
  if (layer & STOPPED) return NO_WAY;
  const { w } = g;
  const d = (facing + k) % 6;
  const x = w.near[hex * 6 + d]!;
  if (x < 0) return NO_WAY;
  let points = costOf(g, m, hex, d);
  if (points === BARRED) return NO_WAY;
  const inZone = isWatched(m, hex);
  // What is too dear in any case need not be looked at further; 9.2d has a price of its own.
  if (cost + points > m.budget + 1 && (m.isCommanded || !inZone)) return NO_WAY;
  if (!isFree(g, m, hex, d, x, bank) && !(m.waived & TROOPS) && m.landing !== x) return NO_WAY;
  const xInZone = isWatched(m, x);
  if (inZone) {
    if (!isNotZocToZoc(g, m, hex, d, x, bank)) return NO_WAY;
    points += leavingCost(inZone);
  }
  if (!isByOwnBank(g, m, hex, d, x, bank) && !(m.waived & BRIDGES)) return NO_WAY;
  const traits = w.sideTraits[hex * 6 + d]!;
  let next = layer & OFF_ROAD;
  if (!(traits & BY_ROAD)) next |= OFF_ROAD;
  if (!m.isCommanded) {
    if (!isNotFromLeader(g, m, hex, d, x, bank) && !(m.waived & LEADER)) return NO_WAY;
    if (inZone) {
      if (cost > 0) return NO_WAY; // 9.2d
      points = m.budget;
      next |= OFF_ROAD | STOPPED;
    }
  }
  if (xInZone) next |= STOPPED; // 6.1a
  if (!goesOnByBridge(g, m, hex, d, x, bank) && !(m.waived & BRIDGES)) next |= STOPPED;
  const run = layer >> RUN_SHIFT;
  const isSmooth = run !== SPOILT && (traits & SMOOTH) !== 0;
  const total = cost + points;
  if (total > allowance(m, next)) return NO_WAY;
  const grown = isSmooth ? Math.min(2, run + 1) : SPOILT;
  return packed(total, next | (layer & (3 << DICE_SHIFT)) | (grown << RUN_SHIFT));
}

/** 7.3c 7.3d 7.3e 7.3f A step back out of an enemy zone (k = 3 or 4), as the first step; it ends hex movement. R23 */
function stepBack(g: Field, m: Mover, hex: HexId, facing: number, layer: number, cost: number, k: number): number {
  if (layer & STOPPED || hex !== m.start || m.isEntering || !isWatched(m, hex)) return NO_WAY;
  const d = (facing + k) % 6;
  const x = g.w.near[hex * 6 + d]!;
  if (x < 0 || isWatched(m, x) || !mayWithdraw(g, m, hex, d, x)) return NO_WAY;
  let points = halfCost(m.mp) + costOf(g, m, hex, d);
  let next = STOPPED | (SPOILT << RUN_SHIFT) | (layer & OFF_ROAD);
  if (!isRoad(g, hex, d)) next |= OFF_ROAD;
  if (!m.isCommanded) {
    if (cost > 0 || isFurther(g, m, hex, x)) return NO_WAY;
    points = m.budget;
    next |= OFF_ROAD;
  }
  const dice = (layer >> DICE_SHIFT) & 3;
  next |= (m.zones[x]! & m.enemyFlank && m.tests ? Math.min(3, dice + 1) : dice) << DICE_SHIFT;
  const total = cost + points;
  return total > allowance(m, next) ? NO_WAY : packed(total, next);
}

function firstLayer(g: Field, m: Mover): number {
  const { w } = g;
  const road = w.road[m.start]! > 0 ? 0 : OFF_ROAD;
  if (!m.isEntering) return road | ((m.isHorse ? 0 : SPOILT) << RUN_SHIFT);
  const isStopped = isWatched(m, m.start) || (w.bridge[m.start]! > 0 && w.edition.bridgeAlwaysStops);
  return road | (isStopped ? STOPPED : 0) | ((m.isHorse && w.terrain[m.start] === CLEAR ? 1 : SPOILT) << RUN_SHIFT);
}

function mayWithdraw(g: Field, m: Mover, hex: HexId, d: number, x: HexId): boolean {
  if (!retreatPassable(g, m.side, m.cls, hex, d) || !mayEnter(g, m, x)) return false;
  if (costOf(g, m, hex, d) === BARRED || isFilledByBaggage(g, x)) return false;
  return m.battery < 0 || retreatPassable(g, m.side, ART, hex, d);
}

const hexOf = (place: number): HexId => hexId((place / 6) | 0);

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
  held.epoch = m.isEntering || m.landing !== NOWHERE ? -1 : g.pen.epoch;
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
    const bank = g.w.bridge[hex]! > 0 && (hex !== m.start || m.isEntering) ? bankOf(g, node) : OFF_MAP;
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
function bankOf(g: Field, node: number): HexId {
  const search = g.scratch.moves;
  const mask = (1 << g.scratch.placeBits) - 1;
  const hex = hexOf(node & mask);
  for (let at = search.from(node); at >= 0; at = search.from(at)) {
    const other = hexOf(at & mask);
    if (other !== hex) return other;
  }
  return OFF_MAP;
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

/** Lists an order for each place that the search just made has come to, in one hex alone if it is named, with these flags beside the facing. */
export function listPlaces(
  g: Field,
  out: ActionList,
  count: number,
  verb: number,
  u: UnitId,
  flags: number,
  only?: HexId,
): void {
  const { found } = g.scratch;
  for (let i = 0; i < count; i++) {
    const place = found[i]!;
    const hex = hexOf(place);
    if (only === undefined || hex === only) out.add(verb, u, hex, (place - hex * 6) | flags, 0);
  }
}
/** The node of the way to a place reached. */
export const wayTo = (g: Field, place: number): number => g.scratch.best[place]!;
export const isReached = (g: Field, place: number): boolean => g.scratch.bestStamp[place] === g.scratch.stamp;
/** Whether a way that ends in this layer makes a run-up for a charge. */
export const isCharging = (layer: number): boolean => layer >> RUN_SHIFT === 2;
export const layerOf = (g: Field, node: number): number => node >> g.scratch.placeBits;

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
      bank = g.w.bridge[x]! > 0 ? hex : OFF_MAP;
      hex = x;
    }
    layer = to & 63;
    cost = to >> 6;
  }
  return { hex, facing, layer, cost, failed: -1 };
}
