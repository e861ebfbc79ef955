import { headingOf, isWithin, type Spot, stepX, stepY } from '@tambour/boards';
import { type Action, allHold, pointAt, pointX, pointY, whyNot } from '@tambour/kernel';
import type { AimAsk, Ghost, Snapped } from '@tambour/stage';
import { CHARTS } from '../../../model/charts.ts';
import { figureShape } from '../../../rules/table/figures.ts';
import { inCm, LIMITS } from '../../../rules/table/measure.ts';
import { isAtLarge } from '../../../rules/table/placed.ts';
import { length } from '../../../texts/measure.ts';
import { sayAim } from '../../../texts/say-aim.ts';
import { figureOf, placesBeside } from '../../beside.ts';
import { TICKS } from '../../clock.ts';
import { delayOf, leaderKind, leaderSpot, ticksRidden } from '../../model/columns.ts';
import { type LeaderId, leaderId } from '../../model/ids.ts';
import { saidUnit } from '../../model/names.ts';
import type { Field } from '../../model/state.ts';
import { VERB } from '../../model/verb.ts';
import { unitsOf } from '../../model/views.ts';
import { mayRide, RIDE, reachOf, rideCase, ticksFor, unitThere, wayOf } from '../../phases/command/ride.ts';
import { cm, lengths } from '../place.ts';
import { type Found, hindrances, met, stopped } from './found.ts';
import { apart, asPoint } from './frame.ts';
import { quartersOf } from './ghost-move.ts';

const FINE = 256;
const OF = CHARTS.command.generalPhaseQuarters;
/** C12d C12h C12i What a ride does: the way round what may not be ridden over, how far he can still ride, whom he joins. */
export function ghostOfRide(g: Field, o: Action): Ghost {
  const l = leaderId(o.a);
  const c = rideCase(g, leaderKind(g, l).side, o);
  const size = 2 * cm(LIMITS[figureOf(g, l)]);
  const way = wayOf(c);
  const long = way?.length ?? 0;
  const ticks = ticksFor(g, l, long);
  const spent = ticksRidden(g, l) + delayOf(g, l) * TICKS;
  const left = quartersOf(Math.max(0, OF * TICKS - spent - ticks));
  const joined = unitThere(c);
  const values = { cm: length(inCm(long)), left: length(inCm(Math.max(0, reachOf(g, l) - long))) };
  const at = (spot: Readonly<Spot>) => ({ x: cm(spot.x / FINE), y: cm(spot.y / FINE), facing: 0 });
  const nodes = way?.nodes ?? [];
  const end = { x: cm(pointX(o.b)), y: cm(pointY(o.b)), facing: 0 };
  return {
    end: { ...end, width: size, depth: size },
    way: [...nodes.slice(0, -1).map(at), end],
    swept: [],
    gauge: { takes: quartersOf(ticks), left, of: OF },
    says:
      joined < 0 ? sayAim('says.ride', values) : sayAim('says.ride.with', { ...values, unit: saidUnit(g.w, joined) }),
  };
}

interface Rides {
  readonly g: Field;
  readonly side: number;
  readonly l: LeaderId;
}
/** C12i The ride to a place: with whom he is there is named where he touches several. */
function rideTo({ g, side, l }: Rides, { x, y }: Readonly<Spot>, near: Readonly<Spot>, onto?: number): Action {
  const o = { verb: VERB.ride, a: l, b: pointAt(x, y), c: 0, d: 0 };
  const { touched } = rideCase(g, side, o);
  if (touched.length < 2) return o;
  const [first] = [...touched].sort((a, b) => apart(a.base, near) - apart(b.base, near));
  const named = touched.find(({ u }) => u === onto) ?? first;
  return { ...o, c: named ? named.u + 1 : 0 };
}
const may = ({ g, side }: Rides, o: Action): boolean => mayRide(rideCase(g, side, o));

const TRIES = 4;
/** C12i In contact with a friend who is so near to the point, or on whom it lies. */
function contacts(r: Rides, to: Readonly<Spot>, snap: number): readonly { o: Action; snapped: readonly Snapped[] }[] {
  const { g, side, l } = r;
  const kind = figureOf(g, l);
  const shape = figureShape(kind, to.x, to.y);
  const found: { o: Action; snapped: readonly Snapped[] }[] = [];
  const near = unitsOf(g).filter((unit) => unit.side === side && isAtLarge(unit) && isWithin(shape, unit.shape, snap));
  near.sort((a, b) => apart(a.base, to) - apart(b.base, to));
  for (const unit of near) {
    const spots = [...placesBeside(unit, kind)].filter(({ x, y }) => x >= 0 && y >= 0);
    spots.sort((a, b) => apart(a, to) - apart(b, to));
    const name = saidUnit(g.w, unit.u);
    for (const spot of spots.slice(0, TRIES)) {
      const line = [asPoint(spot), asPoint(unit.base)] as const;
      found.push({
        o: rideTo(r, spot, unit.base, unit.u),
        snapped: [{ what: sayAim('snap.contact', { unit: name }), line }],
      });
    }
  }
  return found;
}
const PARTS = 16;
/** As far as he may ride on the straight way to a point. */
function farthestRide(r: Rides, to: Readonly<Spot>): Action | undefined {
  const { g, l } = r;
  const from = leaderSpot(g, l);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (dx === 0 && dy === 0) return undefined;
  const heading = headingOf(dx * FINE, dy * FINE);
  const long = Math.min(reachOf(g, l), Math.floor(Math.sqrt(dx * dx + dy * dy)));
  const at = (n: number): Action | undefined => {
    const spot = { x: from.x + stepX(heading, n), y: from.y + stepY(heading, n) };
    if (spot.x < 0 || spot.y < 0 || n <= 0) return undefined;
    const o = rideTo(r, spot, to);
    return may(r, o) ? o : undefined;
  };
  let bad = long + 1;
  for (let part = PARTS; part > 0; part--) {
    let good = Math.floor((long * part) / PARTS);
    let best = at(good);
    if (!best) {
      bad = good;
      continue;
    }
    while (bad - good > 1) {
      const middle = (good + bad) >> 1;
      const o = at(middle);
      if (o) [good, best] = [middle, o];
      else bad = middle;
    }
    return best;
  }
  return undefined;
}
/** C1m C12d C12h C12i What a drag of a general or aide comes to. */
export function aimRide(g: Field, side: number, l: LeaderId, ask: AimAsk): Found {
  const r = { g, side, l };
  const { width, height } = g.w.table;
  const to = {
    x: Math.min(width, Math.max(0, lengths(ask.to[0]))),
    y: Math.min(height, Math.max(0, lengths(ask.to[1]))),
  };
  const onto = ask.onto === undefined ? undefined : g.w.unitIndex.get(ask.onto);
  const plain = rideTo(r, to, to, onto);
  const snap = lengths(ask.snap);
  if (snap > 0) for (const { o, snapped } of contacts(r, to, snap)) if (may(r, o)) return met(o, { snapped });
  if (may(r, plain)) return met(plain);
  const reasons = whyNot(RIDE, rideCase(g, side, plain));
  const near = allHold(RIDE.slice(0, 1), rideCase(g, side, plain)) ? farthestRide(r, to) : undefined;
  const stops = hindrances(reasons, () => asPoint(near ? { x: pointX(near.b), y: pointY(near.b) } : to));
  return near ? { o: near, isMet: false, stops, snapped: [], others: [] } : stopped(stops);
}
