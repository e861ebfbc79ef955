import { directionTo, distance, type HexId, hexId } from '@tambour/boards';
import { type Action, itemAt, outOfReach, present, type Refusal, whyNot } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { actionHex, actionUnit, moveFacing, namedWay, takesGuns } from '../model/action-view.ts';
import { forwardArc, lateralArc, rearArc } from '../model/arcs.ts';
import { batteryAt, beside, bridgesDown, isBarred } from '../model/hex.ts';
import { NO_UNIT } from '../model/ids.ts';
import { lacksPoints, once, orElse, refusal } from '../model/refusal.ts';
import type { Field } from '../model/state.ts';
import { facingOf, hexOf, isOnMap, sideOf } from '../model/unit.ts';
import { FRENCH, NOWHERE, RIVER } from '../model/vocabulary.ts';
import { whyNotShare } from './3-stacking.ts';
import { markZones } from './6-zone-marks.hot.ts';
import { isShut } from './7-bridges.ts';
import { legDirection, NO_LEG, TURN, unpackWay } from './7-legs.ts';
import { allowance, followWay, isReached, layerOf, searchMoves, wayTo } from './7-move-search.hot.ts';
import { companion, isWatched, MOVES, type Mover, moverOf } from './7-mover.ts';
import { GOES_ON, MAY_STEP, type StepCondition, stepRefusal, whyNotStep } from './7-step.ts';
import { allBut, OBSTACLES, type Obstacle, WAIVER } from './7-waiver.ts';
import { retreatPassable } from './7-works.ts';

/** Every rule that stands against a move that is not among the legal ones. */
export function refuseMove(g: Field, o: Action, side: number): readonly Refusal[] {
  const u = actionUnit(o);
  const out = whyNot(MOVES, { g, u, hex: actionHex(o), side });
  if (sideOf(g, u) !== side || !isOnMap(g, u)) return out;
  if (takesGuns(o) && companion(g, u) < 0)
    out.push(refusal('7.1d', batteryAt(g, hexOf(g, u)) < 0 ? 'noStack' : 'sameFacing'));
  const zones = markZones(g, 1 - side);
  const battery = takesGuns(o) ? companion(g, u) : NO_UNIT;
  const m = moverOf(g, u, battery, zones);
  const against = whyNotPlace(g, m, actionHex(o), moveFacing(o));
  out.push(...against);
  if (namedWay(o) !== 0 && against.length === 0) out.push(...whyNotWay(g, m, o, facingOf(g, u)));
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
  else if (isBarred(g, m.cls, to)) out.push(refusal('7.1b', 'noGround'));
  return out;
}

/** What the one step to a hex beside it breaks. */
function whyNotFirstStep(g: Field, m: Mover, to: HexId, d: number): Refusal[] {
  const { w } = g;
  const from = m.start;
  const { broken, work, zocToZoc, leader } = MAY_STEP;
  const why = (...conditions: StepCondition[]): Refusal[] => whyNotStep(conditions, g, m, from, d, to, -1);
  const out = why(broken);
  if (out.length === 0 && isShut(g, from, d) && w.terrain[to] !== RIVER)
    out.push(refusal(w.edition.oneAttackerAtBridge ? '7.5n' : '7.1b', 'water'));
  out.push(...why(work, zocToZoc));
  const facing = facingOf(g, m.unit);
  const inZone = isWatched(m, from);
  if (!(forwardArc(facing) & (1 << d))) {
    if (inZone && lateralArc(facing) & (1 << d)) out.push(refusal('7.3d', 'flankWithdrawal'));
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
  const to = beside(g, hex, d);
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

/** Points enough for all but the longest ways on the map. */
const PLENTY = 22;

/** Every rule against a place out of reach: the search that does not get there is made again with some of its conditions waived. */
export function whyNotReach(g: Field, m: Mover, to: HexId, facing: number): Refusal[] {
  const place = to * 6 + facing;
  searchMoves(g, m);
  if (isReached(g, place)) return [];
  const mayStop = OBSTACLES.filter((obstacle) => mayStandInTheWay(g, m, obstacle));
  const { against, tooLong } = outOfReach(mayStop, {
    missing(enforced) {
      const way = look(g, m, place, enforced, PLENTY);
      return way && way.price[0] - way.price[1];
    },
    isOpen: (enforced, more) => look(g, m, place, enforced, m.budget + more) !== undefined,
  });
  if (tooLong === 'none') return beyond(g, m, to);
  const way = present(look(g, m, place, tooLong === 'round' ? mayStop : [], PLENTY));
  return [
    ...(tooLong ? whyTooLong(g, m, to, way.price, against.length > 0) : []),
    // A broken bridge stops nobody for a turn.
    ...against
      .filter((obstacle) => obstacle !== 'bridges' || !against.includes('broken'))
      .map((obstacle) => reasonFor(g, m, obstacle, way.hexes)),
  ];
}

function mayStandInTheWay(g: Field, m: Mover, obstacle: Obstacle): boolean {
  if (obstacle === 'works') return m.side === FRENCH;
  if (obstacle === 'broken') return bridgesDown(g) > 0;
  if (obstacle === 'leader') return !m.isCommanded && m.leaderHex !== NOWHERE;
  return true;
}

/** The way to a place with so many points and no obstacles but these, the hex itself taken to be free: its price, points needed and had, and its hexes. */
function look(g: Field, m: Mover, place: number, enforced: readonly Obstacle[], budget: number) {
  const waived = allBut(enforced);
  searchMoves(g, {
    ...m,
    budget,
    // 9.2d Out of command, leaving an enemy zone takes all the points there are; that is said apart.
    isCommanded: m.isCommanded || (isWatched(m, m.start) && (waived & WAIVER.leader) !== 0),
    zones: waived & WAIVER.zones ? onlyAt(m.start, m.zones) : m.zones,
    waived,
    landing: hexId(Math.trunc(place / 6)),
  });
  if (!isReached(g, place)) return undefined;
  return { price: priceOf(g, m, place), hexes: hexesTo(g, place) };
}
/** The zones as if only this hex were watched: what leaving it costs stays, what lies on the way does not stop. */
const onlyAt = (hex: HexId, zones: Uint8Array): Uint8Array => zones.map((marks, other) => (other === hex ? marks : 0));
/** The hexes of the way just found. */
function hexesTo(g: Field, place: number): HexId[] {
  const search = g.scratch.moves;
  const mask = (1 << g.scratch.placeBits) - 1;
  const out: HexId[] = [];
  for (let node = wayTo(g, place); node >= 0; node = search.from(node)) {
    const hex = hexId(Math.trunc((node & mask) / 6));
    if (out[0] !== hex) out.unshift(hex);
  }
  return out;
}
/** Points that the cheapest of the ways just found takes, and those the unit has for it: one more where all of it is road. */
function priceOf(g: Field, m: Mover, place: number): [needs: number, has: number] {
  const search = g.scratch.moves;
  const mask = (1 << g.scratch.placeBits) - 1;
  let [needs, has] = [Number.POSITIVE_INFINITY, m.budget];
  for (let i = 0; i < search.count; i++) {
    const node = search.node(i);
    if ((node & mask) !== place) continue;
    const allowed = allowance(m, layerOf(g, node));
    if (search.cost(node) - allowed < needs - has) [needs, has] = [search.cost(node), allowed];
  }
  return [needs, has];
}

/** The obstacle as the most direct way meets it: the first of its conditions that fails on it, or else the one it is known by. */
function reasonFor(g: Field, m: Mover, obstacle: Obstacle, hexes: readonly HexId[]): Refusal {
  const concerns = (one: StepCondition): boolean => one.obstacle === obstacle;
  const steps = Object.values<StepCondition>(MAY_STEP).filter(concerns);
  const ends = Object.values<StepCondition>(GOES_ON).filter(concerns);
  const found = hexes.slice(1).flatMap((x, i) => {
    const hex = itemAt(hexes, i);
    const d = present(directionTo(g.w.grid, hex, x));
    // Who enters stops in a zone that he comes on in.
    const asked = m.isEntering && i === 0 ? steps.filter((one) => one !== MAY_STEP.zocToZoc) : steps;
    return whyNotStep([...asked, ...(i + 2 < hexes.length ? ends : [])], g, m, hex, d, x, -1);
  });
  // A bridge that is a hex is named before one that is a hexside.
  return (
    found.find((r) => r.rule !== '7.5b') ??
    found[0] ??
    stepRefusal(ends[0] ?? itemAt(steps, 0), g, m, m.start, 0, m.start, -1)
  );
}

/** 7.1a 9.2b The way is longer than its points; with something in it the figure is the least it could be. */
function whyTooLong(
  g: Field,
  m: Mover,
  to: HexId,
  [needs, has]: readonly [number, number],
  isLeast: boolean,
): Refusal[] {
  const d = directionTo(g.w.grid, m.start, to);
  const watched = isWatched(m, m.start) && !m.isEntering;
  if (m.isCommanded) return [lacksPoints(watched ? leavingRule(g, m, d) : '7.1a', needs, has, isLeast)];
  // 9.2d Leaving an enemy zone takes all the points there are: no figure says how many are missing.
  if (watched) return [refusal('9.2b', 'tooFar'), refusal('9.2d', 'leavingTakesAll')];
  return [
    lacksPoints('9.2b', needs, has, isLeast),
    // In command it could not go there either.
    ...(needs - has > m.mp - m.budget ? [lacksPoints('7.1a', needs, has + m.mp - m.budget, isLeast)] : []),
  ];
}
/** What makes leaving an enemy zone dear: half the allowance for a step back, a point more for any other. */
const leavingRule = (g: Field, m: Mover, d: number | undefined): RuleId => {
  if (d === undefined) return '7.1a';
  return rearArc(facingOf(g, m.unit)) & (1 << d) ? '7.3f' : '6.1d';
};

/** No way at all: too far for any, or ground that it cannot cross all around. */
function beyond(g: Field, m: Mover, to: HexId): Refusal[] {
  const far = distance(g.w.grid, m.start, to) + (m.isEntering ? m.entryCost : 0);
  const isLong = far > m.budget + 1;
  return [
    ...(far <= PLENTY / 2 || !isLong ? [refusal('7.1b', 'noWayThere')] : []),
    ...(isLong ? [lacksPoints(m.isCommanded ? '7.1a' : '9.2b', far, m.budget, true)] : []),
  ];
}
