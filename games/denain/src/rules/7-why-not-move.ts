import { directionTo, type HexId } from '@tambour/boards';
import { type Action, type Refusal, whyNot } from '@tambour/kernel';
import { actionHex, actionUnit, moveFacing, namedWay, takesGuns } from '../model/action-view.ts';
import { FORWARD, LATERAL } from '../model/arcs.ts';
import { BARRED } from '../model/ground.ts';
import { NO_UNIT } from '../model/ids.ts';
import { once, orElse, refusal } from '../model/refusal.ts';
import { batteryAt, type Field, isOnMap } from '../model/state.ts';
import { RIVER } from '../model/vocabulary.ts';
import { whyNotShare } from './3-stacking.ts';
import { markZones } from './6-zone-of-control.ts';
import { isShut } from './7-bridges.ts';
import { legDirection, NO_LEG, TURN, unpackWay } from './7-legs.ts';
import { followWay, isReached, searchMoves } from './7-move-search.hot.ts';
import { isWatched, type Mover, moverOf } from './7-mover.ts';
import { GOES_ON, MAY_STEP, type StepCondition, whyNotStep } from './7-step.ts';
import { companion, MOVES } from './7-who-moves.ts';
import { whyNotReach } from './7-why-not-reach.ts';
import { retreatPassable } from './7-works.ts';

/** Every rule that stands against a move that is not among the legal ones. */
export function refuseMove(g: Field, o: Action, side: number): readonly Refusal[] {
  const { w, s } = g;
  const u = actionUnit(o);
  const out = whyNot(MOVES, { g, u, hex: actionHex(o), side });
  if (w.unitSide[u] !== side || !isOnMap(g, u)) return out;
  if (takesGuns(o) && companion(g, u) < 0)
    out.push(refusal('7.1d', batteryAt(g, s.unit.hex[u]!) < 0 ? 'noStack' : 'sameFacing'));
  const zones = markZones(g, 1 - side);
  const battery = takesGuns(o) ? companion(g, u) : NO_UNIT;
  const m = moverOf(g, u, battery, zones);
  const against = whyNotPlace(g, m, actionHex(o), moveFacing(o));
  out.push(...against);
  if (namedWay(o) !== 0 && against.length === 0) out.push(...whyNotWay(g, m, o, s.unit.facing[u]!));
  return orElse(once(out), refusal('7.1a', 'tooFar'));
}

/** Every rule that keeps a unit from a place, on the spot or elsewhere; none if it could go there. */
export function whyNotPlace(g: Field, m: Mover, to: HexId, facing: number): Refusal[] {
  const { s } = g;
  const from = m.start;
  if (to === from && !m.isEntering) {
    if (facing === s.unit.facing[m.unit]) return [refusal('7.1a', 'notMoving')];
    searchMoves(g, m);
    return isReached(g, to * 6 + facing) ? [] : [refusal(isWatched(m, from) ? '7.2b' : '7.2a', 'turnTooFar')];
  }
  const d = m.isEntering ? undefined : directionTo(g.w.grid, from, to);
  const reach = whyNotReach(g, m, to, facing);
  return once([
    ...whyNotStand(g, m, to),
    // What a single step breaks is not against who has another way there.
    ...(d === undefined || reach.length === 0 ? [] : whyNotFirstStep(g, m, to, d)),
    ...reach,
  ]);
}

/** What the hex itself has against it: who holds it, who shares it, its ground. */
function whyNotStand(g: Field, m: Mover, to: HexId): Refusal[] {
  const { w } = g;
  const out = whyNotShare(g, m.unit, m.cls, m.battery, to);
  if (w.terrain[to] === RIVER) out.push(refusal('7.1b', 'water'));
  else if (w.cost[m.cls]![to] === BARRED) out.push(refusal('7.1b', 'noGround'));
  return out;
}

/** What the one step to a hex beside it breaks. */
function whyNotFirstStep(g: Field, m: Mover, to: HexId, d: number): Refusal[] {
  const { w, s } = g;
  const from = m.start;
  const { broken, work, zocToZoc, leader } = MAY_STEP;
  const why = (...conditions: StepCondition[]): Refusal[] => whyNotStep(conditions, g, m, from, d, to, -1);
  const out = why(broken);
  if (out.length === 0 && isShut(g, from, d) && w.terrain[to] !== RIVER)
    out.push(refusal(w.edition.oneAttackerAtBridge ? '7.5n' : '7.1b', 'water'));
  out.push(...why(work, zocToZoc));
  const facing = s.unit.facing[m.unit]!;
  const inZone = isWatched(m, from);
  if (!(FORWARD[facing]! & (1 << d))) {
    if (inZone && LATERAL[facing]! & (1 << d)) out.push(refusal('7.3d', 'flankWithdrawal'));
    else if (!inZone) out.push(refusal('7.1f', 'notForward'));
    else if (!retreatPassable(g, m.side, m.cls, from, d)) out.push(refusal('7.3c', 'noRetreatAtAll'));
  }
  return [...out, ...why(leader)];
}

/** Every rule against a way that the player names to a place he could go to: what the first leg that fails breaks. */
export function whyNotWay(g: Field, m: Mover, o: Action, facing: number): Refusal[] {
  const legs = unpackWay(namedWay(o));
  if (legs.length === 1 && legs[0] === NO_LEG) return [refusal('7.1f', 'notDirect')];
  const { hex, facing: looks, failed } = followWay(g, m, legs, facing);
  const leg = legs[failed];
  if (leg === undefined || leg === NO_LEG || leg > TURN) return [refusal('7.1f', 'badWay')];
  const d = legDirection(leg, looks);
  const to = g.w.near[hex * 6 + d]!;
  if (to < 0) return [refusal('7.1f', 'badWay'), refusal('7.1b', 'offMap')];
  const out = [refusal('7.1f', 'badWay')];
  out.push(...whyNotShare(g, m.unit, m.cls, m.battery, to));
  const { broken, work, zocToZoc } = MAY_STEP;
  const against = whyNotStep([broken, work, zocToZoc], g, m, hex, d, to, -1);
  // It came into a zone by the leg before.
  if (hex !== m.start && zocToZoc.holds(g, m, hex, d, to, -1))
    against.push(...whyNotStep([GOES_ON.noZone], g, m, hex, d, hex, -1));
  return [...out, ...against];
}
