import { directionTo, distance } from '@tambour/boards';
import type { Action, Refusal } from '@tambour/kernel';
import { FORWARD, LATERAL } from '../model/arcs.ts';
import { once, refusal } from '../model/refusal.ts';
import { BARRAGED, batteryAt, type Field, has, holder, isOnMap, MOVED } from '../model/state.ts';
import { ART, BAGGAGE, NOWHERE, REDOUBT, RIVER, ROUTED } from '../model/vocabulary.ts';
import { BARRED } from '../model/world.ts';
import { whyNotStack } from './3-stacking.ts';
import { markZones } from './6-zone-of-control.ts';
import { isCut, isShut } from './7-bridges.ts';
import { isReached, type Mover, moverOf, searchMoves } from './7-move-search.hot.ts';
import { FACING_BITS, WITH_GUNS } from './7-way-code.ts';
import { companion } from './7-who-moves.ts';
import { whyNotReach } from './7-why-not-reach.ts';
import { whyNotWay } from './7-why-not-way.ts';
import { isClosedTo, retreatPassable } from './7-works.ts';

/** Every rule that stands against a move that is not among the legal ones. */
export function refuseMove(g: Field, o: Action, side: number): readonly Refusal[] {
  const { w, s } = g;
  const u = o.a;
  if (w.unitSide[u] !== side) return [refusal('5a', 'notYours')];
  const out: Refusal[] = [];
  if (!s.formation.isActing[w.unitFormation[u]!]) out.push(refusal('5b', 'notActing'));
  if (!isOnMap(g, u)) return [...out, refusal('7.1a', 'notOnMap')];
  if (has(g, u, MOVED)) out.push(refusal('5k', 'hasMoved'));
  if (s.unit.state[u] === ROUTED) out.push(refusal('12.4c', 'isRouted'));
  if (w.unitClass[u] === ART && has(g, u, BARRAGED)) out.push(refusal('7.1i', 'hasBarraged'));
  if (w.unitClass[u] === BAGGAGE) out.push(refusal(w.edition.baggageIsPiece ? '7.8a' : '13.1p', 'noBaggageMove'));
  if (o.c & WITH_GUNS && companion(g, u) < 0)
    out.push(refusal('7.1d', batteryAt(g, s.unit.hex[u]!) < 0 ? 'noStack' : 'sameFacing'));
  const zones = markZones(g, 1 - side);
  const battery = o.c & WITH_GUNS ? companion(g, u) : -1;
  const m = moverOf(g, u, battery, zones);
  const against = whyNotPlace(g, m, o.b, o.c & FACING_BITS);
  out.push(...against);
  if (o.d !== 0 && against.length === 0) out.push(...whyNotWay(g, m, o, s.unit.facing[u]!));
  return out.length > 0 ? once(out) : [refusal('7.1a', 'tooFar')];
}

/** Every rule that keeps a unit from a place, on the spot or elsewhere; none if it could go there. */
export function whyNotPlace(g: Field, m: Mover, to: number, facing: number): Refusal[] {
  const { s } = g;
  const from = m.start;
  if (to === from && !m.isEntering) {
    if (facing === s.unit.facing[m.unit]) return [refusal('7.1a', 'notMoving')];
    const inZone = (m.zones[from]! & m.enemyZone) !== 0;
    searchMoves(g, m);
    return isReached(g, to * 6 + facing) ? [] : [refusal(inZone ? '7.2b' : '7.2a', 'turnTooFar')];
  }
  const d = m.isEntering ? undefined : directionTo(g.w.grid, from, to);
  const reach = whyNotReach(g, m, to, facing);
  return once([
    ...whyNotStand(g, m, to),
    // What a single step breaks is not against who has another way there.
    ...(d === undefined || reach.length === 0 ? [] : whyNotStep(g, m, to, d)),
    ...reach,
  ]);
}

/** What the hex itself has against it: who holds it, who shares it, its ground. */
function whyNotStand(g: Field, m: Mover, to: number): Refusal[] {
  const { w } = g;
  const out: Refusal[] = [];
  const by = holder(g, to);
  if (by >= 0 && by !== m.side) out.push(refusal('7.1h', 'enemyThere'));
  else out.push(...whyNotStack(g, m.unit, m.cls, m.battery, to));
  if (w.terrain[to] === RIVER) out.push(refusal('7.1b', 'water'));
  else if (w.cost[m.cls]![to] === BARRED) out.push(refusal('7.1b', 'noGround'));
  return out;
}

function whyNotStep(g: Field, m: Mover, to: number, d: number): Refusal[] {
  const { w, s } = g;
  const out: Refusal[] = [];
  const from = m.start;
  if (isCut(g, from, d)) out.push(refusal('7.5g', 'brokenBridge'));
  else if (isShut(g, from, d) && w.terrain[to] !== RIVER)
    out.push(refusal(w.edition.oneAttackerAtBridge ? '7.5n' : '7.1b', 'water'));
  if (isClosedTo(g, m.side, from, d)) out.push(refusal(w.terrain[to] === REDOUBT ? '7.6m' : '7.6a', 'needsBreach'));
  const facing = s.unit.facing[m.unit]!;
  const inZone = (m.zones[from]! & m.enemyZone) !== 0;
  const xInZone = (m.zones[to]! & m.enemyZone) !== 0;
  if (inZone && xInZone) out.push(refusal('6.1c', 'zocToZoc'));
  if (!(FORWARD[facing]! & (1 << d))) {
    if (inZone && LATERAL[facing]! & (1 << d)) out.push(refusal('7.3d', 'flankWithdrawal'));
    else if (!inZone) out.push(refusal('7.1f', 'notForward'));
    else if (!retreatPassable(g, m.side, m.cls, from, d)) out.push(refusal('7.3c', 'noRetreatAtAll'));
  }
  if (
    !m.isCommanded &&
    m.leaderHex !== NOWHERE &&
    distance(w.grid, to, m.leaderHex) > distance(w.grid, from, m.leaderHex)
  )
    out.push(refusal('9.2c', 'fromLeader'));
  return out;
}
