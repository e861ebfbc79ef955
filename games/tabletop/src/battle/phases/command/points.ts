import { besideSide, headingOf, REAR, type Shape, type Spot, stepX, stepY } from '@tambour/boards';
import { pointAt } from '@tambour/kernel';
import { addShape, type Facts } from '../../../rules/table/facts.ts';
import { figureShape } from '../../../rules/table/figures.ts';
import { LIMITS, lengthsOf } from '../../../rules/table/measure.ts';
import { distanceOf, isAtLarge } from '../../../rules/table/placed.ts';
import { figureOf, isRoomFor, placesBeside, unitsTouching } from '../../beside.ts';
import { commands } from '../../chain.ts';
import { leaderSpot } from '../../model/columns.ts';
import type { LeaderId } from '../../model/ids.ts';
import type { RidePoint, UnitView } from '../../model/scratch.ts';
import type { Field } from '../../model/state.ts';
import { VERB } from '../../model/verb.ts';
import { leaderOf, ridesOf, unitsOf } from '../../model/views.ts';
import { barriersFor, mayRide, reachOf, rideCase } from './ride.ts';

/** So far behind a unit he sees over it, without touching it. */
const BEHIND = lengthsOf(3);
const HEADINGS = 8;
const EIGHTH = 4_500;

/**
 * C12d C12i Places worth riding to: in contact with each unit he commands, behind each, towards the middle of them, and straight on in eight directions,
 * as far as he can ride or half as far. Any other place that the conditions allow is as good (`admits`).
 */
export function* ridePoints(g: Field, side: number, l: LeaderId): Generator<RidePoint> {
  const reach = reachOf(g, l);
  if (reach === 0 || g.s.leader.isDone[l] === 1) return;
  const all = barriersFor(g, side);
  const barriers = (): readonly Shape[] => all;
  const seen = new Set<number>();
  const tried = function* (spot: Spot, named = 0): Generator<RidePoint> {
    if (spot.x < 0 || spot.y < 0 || spot.x > g.w.table.width || spot.y > g.w.table.height) return;
    const to = pointAt(spot.x, spot.y);
    if (seen.has(to)) return;
    seen.add(to);
    if (mayRide(rideCase(g, side, { verb: VERB.ride, a: l, b: to, c: named, d: 0 }, barriers)))
      yield { ...spot, named };
  };
  const led = unitsOf(g).filter((unit) => unit.side === side && isAtLarge(unit) && commands(g, l, unit.u));
  const near = led.filter((unit) => distanceOf(leaderOf(g, l), unit) <= reach);
  for (const unit of near)
    for (const spot of contactWith(g, side, l, unit, barriers)) {
      const to = pointAt(spot.x, spot.y);
      // One place may be beside two units: with each of them it is another ride.
      if (spot.named === 0 && seen.has(to)) continue;
      seen.add(to);
      yield spot;
    }
  const radius = LIMITS[figureOf(g, l)];
  for (const { base, sector } of near) {
    if (sector) continue;
    const spot = { x: 0, y: 0 };
    besideSide(base, REAR, 0, radius + BEHIND, spot);
    yield* tried(spot);
  }
  yield* tried(towards(g, l, middleOf(led), reach));
  for (let i = 0; i < HEADINGS; i++)
    for (const length of [reach, Math.floor(reach / 2)]) yield* tried(stepped(g, l, i * EIGHTH, length));
}
/** All that they depend on: where and what every unit is, who leads whom, and what is left to him. */
function addFacts(facts: Facts, g: Field, l: LeaderId): void {
  const { leader } = g.s;
  facts.push(leader.x[l], leader.y[l], leader.with[l], leader.carriedBy[l], leader.isDone[l], reachOf(g, l));
  for (const other of leader.place) facts.push(other);
  for (const { kind, state, sector, shape } of unitsOf(g)) {
    facts.push(kind, state, sector);
    addShape(facts, shape);
  }
}
/** The same, made anew only where something has changed: while one rides or gives an order, the others are as they were. */
export const knownRidePoints = (g: Field, side: number, l: LeaderId): readonly RidePoint[] =>
  ridesOf(g, l).of(
    (facts) => addFacts(facts, g, l),
    () => [...ridePoints(g, side, l)],
  );
/** C12i One place in contact with a unit that he can reach, if he is not with it: behind it rather than beside it or in front. */
function* contactWith(
  g: Field,
  side: number,
  l: LeaderId,
  unit: UnitView,
  barriers: () => readonly Shape[],
): Generator<RidePoint> {
  if (g.s.leader.with[l] === unit.u + 1) return;
  const kind = figureOf(g, l);
  for (const spot of placesBeside(unit, kind)) {
    if (spot.x < 0 || spot.y < 0) continue;
    const shape = figureShape(kind, spot.x, spot.y);
    if (!isRoomFor(g, shape)) continue;
    const touched = unitsTouching(g, side, shape);
    if (!touched.includes(unit)) continue;
    const named = touched.length > 1 ? unit.u + 1 : 0;
    const o = { verb: VERB.ride, a: l, b: pointAt(spot.x, spot.y), c: named, d: 0 };
    if (!mayRide(rideCase(g, side, o, barriers))) continue;
    yield { ...spot, named };
    return;
  }
}
const stepped = (g: Field, l: LeaderId, heading: number, length: number): Spot => {
  const { x, y } = leaderSpot(g, l);
  return { x: x + stepX(heading, length), y: y + stepY(heading, length) };
};
/** The middle of some units; none without any. */
function middleOf(units: readonly UnitView[]): Spot | undefined {
  if (units.length === 0) return undefined;
  const sum = units.reduce((at, { base }) => ({ x: at.x + base.x, y: at.y + base.y }), { x: 0, y: 0 });
  return { x: Math.round(sum.x / units.length), y: Math.round(sum.y / units.length) };
}
/** That place, or as far as he can ride towards it. */
function towards(g: Field, l: LeaderId, to: Spot | undefined, reach: number): Spot {
  const { x, y } = leaderSpot(g, l);
  if (!to) return { x, y };
  const [dx, dy] = [to.x - x, to.y - y];
  return dx * dx + dy * dy <= reach * reach ? to : stepped(g, l, headingOf(dx, dy), reach);
}
