import { directionTo, distance } from '@tambour/boards';
import type { Order, Refusal } from '@tambour/kernel';
import { BARRAGED, batteryAt, COMMANDED, type Field, has, holder, isOnMap, MOVED } from '../state.ts';
import { ART, BAGGAGE, NOWHERE, REDOUBT, RIVER, ROUTED } from '../vocabulary.ts';
import { lacksPoints, refusal, WHY } from '../why.ts';
import { BARRED } from '../world.ts';
import { FORWARD, LATERAL, REAR } from './2-facing.ts';
import { mayStack } from './3-stacking.ts';
import { markZones } from './6-zone-of-control.ts';
import { isCut, isShut } from './7-bridges.ts';
import { allowance, isReached, layerOf, type Mover, moverOf, searchMoves } from './7-move-search.kernel.ts';
import { companion, FACING_BITS, WITH_GUNS } from './7-movement.ts';
import { isClosedTo, retreatPassable } from './7-works.ts';

/** Every rule that stands against a move that is not among the legal ones. */
export function refuseMove(g: Field, o: Order, side: number): readonly Refusal[] {
  const { w, s } = g;
  const u = o.a;
  if (w.unitSide[u] !== side) return [refusal('5a', WHY.notYours)];
  const out: Refusal[] = [];
  if (!s.formation.isActing[w.unitFormation[u]!]) out.push(refusal('5b', WHY.notActing));
  if (!isOnMap(g, u)) return [...out, refusal('7.1a', WHY.notOnMap)];
  if (has(g, u, MOVED)) out.push(refusal('5k', WHY.hasMoved));
  if (s.unit.state[u] === ROUTED) out.push(refusal('12.4c', WHY.isRouted));
  if (w.unitClass[u] === ART && has(g, u, BARRAGED)) out.push(refusal('7.1i', WHY.hasBarraged));
  if (w.unitClass[u] === BAGGAGE) out.push(refusal(w.edition.baggageIsPiece ? '7.8a' : '13.1p', WHY.noBaggageMove));
  if (o.c & WITH_GUNS && companion(g, u) < 0)
    out.push(refusal('7.1d', batteryAt(g, s.unit.hex[u]!) < 0 ? WHY.noStack : WHY.sameFacing));
  const zones = markZones(g, 1 - side);
  const battery = o.c & WITH_GUNS ? companion(g, u) : -1;
  out.push(...whyNotPlace(g, moverOf(g, u, battery, zones), o.b, o.c & FACING_BITS));
  if (o.d !== 0 && out.length === 0) out.push(refusal('7.1f', WHY.badWay));
  return out.length > 0 ? out : [refusal('7.1a', WHY.tooFar)];
}

function whyNotPlace(g: Field, m: Mover, to: number, facing: number): Refusal[] {
  const { w, s } = g;
  const from = m.start;
  if (to === from) {
    if (facing === s.unit.facing[m.unit]) return [refusal('7.1a', WHY.notMoving)];
    const inZone = (m.zones[from]! & m.enemyZone) !== 0;
    searchMoves(g, m);
    return isReached(g, to * 6 + facing) ? [] : [refusal(inZone ? '7.2b' : '7.2a', WHY.turnTooFar)];
  }
  const out: Refusal[] = [];
  const by = holder(g, to);
  if (by >= 0 && by !== m.side) out.push(refusal('7.1h', WHY.enemyThere));
  else if (!mayStack(g, m.cls, to, m.unit)) out.push(refusal('3a', WHY.friendThere));
  if (w.terrain[to] === RIVER) out.push(refusal('7.1b', WHY.water));
  else if (w.cost[m.cls]![to] === BARRED) out.push(refusal('7.1b', WHY.noGround));
  const d = directionTo(w.grid, from, to);
  if (d !== undefined) out.push(...whyNotStep(g, m, to, d));
  if (out.length > 0) return out;
  return whyNotReach(g, m, to, facing);
}

function whyNotStep(g: Field, m: Mover, to: number, d: number): Refusal[] {
  const { w, s } = g;
  const out: Refusal[] = [];
  const from = m.start;
  if (isCut(g, from, d)) out.push(refusal('7.5g', WHY.brokenBridge));
  else if (isShut(g, from, d) && w.terrain[to] !== RIVER)
    out.push(refusal(w.edition.oneAttackerAtBridge ? '7.5n' : '7.1b', WHY.water));
  if (isClosedTo(g, m.side, from, d)) out.push(refusal(w.terrain[to] === REDOUBT ? '7.6m' : '7.6a', WHY.needsBreach));
  const facing = s.unit.facing[m.unit]!;
  const inZone = (m.zones[from]! & m.enemyZone) !== 0;
  const xInZone = (m.zones[to]! & m.enemyZone) !== 0;
  if (inZone && xInZone) out.push(refusal('6.1c', WHY.zocToZoc));
  if (!(FORWARD[facing]! & (1 << d))) {
    if (inZone && LATERAL[facing]! & (1 << d)) out.push(refusal('7.3d', WHY.flankWithdrawal));
    else if (!inZone) out.push(refusal('7.1f', WHY.notForward));
    else if (!retreatPassable(g, m.side, m.cls, from, d)) out.push(refusal('7.3c', WHY.noRetreatAtAll));
  }
  if (
    !m.isCommanded &&
    m.leaderHex !== NOWHERE &&
    distance(w.grid, to, m.leaderHex) > distance(w.grid, from, m.leaderHex)
  )
    out.push(refusal('9.2c', WHY.fromLeader));
  return out;
}

/** Points enough for any way on the map. */
const PLENTY = 12;

/** Looks again without the stops on the way, then with points to spare, then without either: what is missing is the reason. */
function whyNotReach(g: Field, m: Mover, to: number, facing: number): Refusal[] {
  const { w } = g;
  const place = to * 6 + facing;
  // It could go there, if it could go at all: what is against that has been said.
  searchMoves(g, m);
  if (isReached(g, place)) return [];
  const isWatched = (m.zones[m.start]! & m.enemyZone) !== 0;
  const supposed: Mover = { ...m, isSupposed: true };
  if (isWithin(g, { ...supposed, zones: onlyAt(m.start, m.zones) }, place))
    return [
      isWatched && firstStepIsWatched(g, m, place) ? refusal('6.1c', WHY.zocToZoc) : refusal('6.1a', WHY.zocStops),
    ];
  if (isWithin(g, { ...supposed, passesBridges: true }, place)) return [refusal(bridgeRule(g, place), WHY.bridgeStops)];
  if (isWithin(g, { ...supposed, budget: PLENTY }, place)) {
    const d = directionTo(w.grid, m.start, to);
    const rule = !has(g, m.unit, COMMANDED) ? '9.2b' : isWatched ? leavingRule(g, m, d) : '7.1a';
    // 9.2d Out of command, leaving an enemy zone takes all the points there are: no figure says how many are missing.
    return [refusal(rule, !m.isCommanded && isWatched ? WHY.tooFar : lacksPoints(...priceOf(g, m, place)))];
  }
  if (isWithin(g, { ...supposed, budget: PLENTY, zones: new Uint8Array(m.zones.length) }, place))
    return [refusal('6.1a', WHY.zocStops)];
  if (facesClosedWork(g, m)) return [refusal('7.6a', WHY.needsBreach)];
  if (g.s.battle.bridgesCut[0]! > 0 && nearBridge(g, to)) return [refusal('7.5g', WHY.brokenBridge)];
  if (w.bridge[m.start]! > 0 || nearBridge(g, to))
    return [refusal(w.edition.bridgeAlwaysStops ? '7.5a' : '7.5c', WHY.bridgeStops)];
  return [m.isCommanded ? refusal('7.1f', WHY.notForward) : refusal('9.2c', WHY.fromLeader)];
}

const isWithin = (g: Field, m: Mover, place: number): boolean => {
  searchMoves(g, m);
  return isReached(g, place);
};
/** The zones as if only this hex were watched: what leaving it costs stays, what lies on the way does not stop. */
const onlyAt = (hex: number, zones: Uint8Array): Uint8Array => {
  const out = new Uint8Array(zones.length);
  out[hex] = zones[hex]!;
  return out;
};
/** The hexes of the way just found. */
function hexesTo(g: Field, place: number): number[] {
  const search = g.scratch.moves;
  const mask = (1 << g.scratch.placeBits) - 1;
  const out: number[] = [];
  for (let node = g.scratch.best[place]!; node >= 0; node = search.from(node)) {
    const hex = Math.trunc((node & mask) / 6);
    if (out[0] !== hex) out.unshift(hex);
  }
  return out;
}
const firstStepIsWatched = (g: Field, m: Mover, place: number): boolean =>
  (m.zones[hexesTo(g, place)[1] ?? m.start]! & m.enemyZone) !== 0;
/** 7.5a 7.5b 7.5c Which bridge the way just found would have passed. */
function bridgeRule(g: Field, place: number): '7.5a' | '7.5b' | '7.5c' {
  const passed = hexesTo(g, place).slice(0, -1);
  if (g.w.edition.hexsideBridgeStops && !passed.some((hex) => g.w.bridge[hex]! > 0)) return '7.5b';
  return g.w.edition.bridgeAlwaysStops ? '7.5a' : '7.5c';
}
/** Points that the cheapest of the ways just found takes, and those the unit has for it: one more where all of it is road. */
function priceOf(g: Field, m: Mover, place: number): [needs: number, has: number] {
  const search = g.scratch.moves;
  const mask = (1 << g.scratch.placeBits) - 1;
  let [needs, has] = [Number.POSITIVE_INFINITY, m.budget];
  for (let i = 0; i < search.count; i++) {
    const node = search.settled[i]!;
    if ((node & mask) !== place) continue;
    const allowed = allowance(m, layerOf(g, node));
    if (search.cost(node) - allowed < needs - has) [needs, has] = [search.cost(node), allowed];
  }
  return [needs, has];
}
/** What makes leaving an enemy zone dear: half the allowance for a step back, a point more for any other. */
const leavingRule = (g: Field, m: Mover, d: number | undefined): '7.3f' | '6.1d' | '7.1a' => {
  if (d === undefined) return '7.1a';
  return REAR[g.s.unit.facing[m.unit]!]! & (1 << d) ? '7.3f' : '6.1d';
};
/** Whether a work closes one of the two sides it faces. */
const facesClosedWork = (g: Field, m: Mover): boolean => {
  const facing = g.s.unit.facing[m.unit]!;
  return isClosedTo(g, m.side, m.start, facing) || isClosedTo(g, m.side, m.start, (facing + 1) % 6);
};
const nearBridge = (g: Field, hex: number): boolean => {
  for (let d = 0; d < 6; d++) {
    const x = g.w.near[hex * 6 + d]!;
    if (x >= 0 && g.w.bridge[x]! > 0) return true;
  }
  return false;
};
