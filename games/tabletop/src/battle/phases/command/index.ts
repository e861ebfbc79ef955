import {
  type Action,
  allHold,
  EVERY,
  NO_PIECE,
  pointAt,
  type Question,
  type Refusal,
  type Work,
  whyNot,
} from '@tambour/kernel';
import { ORDERS } from '../../../model/vocabulary.ts';
import { inCm } from '../../../rules/table/measure.ts';
import { say } from '../../../texts/say-battle.ts';
import { leadersIn } from '../../chain.ts';
import { TICKS } from '../../clock.ts';
import { leaderAt } from '../../doors.ts';
import { leaveUnit } from '../../leaders.ts';
import { delayOf, idOf, increase, leaderName, unitWith, valueAt } from '../../model/columns.ts';
import { emit } from '../../model/event.ts';
import { type LeaderId, leaderId, type UnitId, unitId } from '../../model/ids.ts';
import { wrongMoment } from '../../model/refusal.ts';
import { type Field, push } from '../../model/state.ts';
import { STEP } from '../../model/step-id.ts';
import { VERB } from '../../model/verb.ts';
import { setOrder } from '../../orders.ts';
import { enqueue, takeTests } from '../../tests/queue.ts';
import { listOrders, ORDER, orderCase } from './order.ts';
import { knownRidePoints, ridePoints } from './points.ts';
import { lengthOf, mayRide, RIDE, rideCase, ticksFor, unitThere } from './ride.ts';
import { ARRIVAL_TEST, whyNoRally } from './testing.ts';

/**
 * C12d C12e C14a C14c COMMAND or INTERLUDE of a side: its generals and aides have two quarters; who saw a unit of his go off has lost one of
 * them. What they have come to is no arrival any more.
 */
const command: Work<Field> = {
  name: 'command',
  run(g, side) {
    const { leader } = g.s;
    for (const l of leadersIn(g, side)) {
      leader.spent[l] = delayOf(g, l) * TICKS;
      leader.delay[l] = 0;
      leader.isDone[l] = 0;
      leader.arrived[l] = 0;
    }
    push(g, STEP.ride, side);
  },
};

const contactOf = (g: Field, side: number, o: Action) => ({ g, side, l: leaderId(o.a), u: unitId(o.b) });
/** Why an order of this phase is not allowed; nothing if it is. */
function reasons(g: Field, o: Action, side: number): readonly Refusal[] {
  switch (o.verb) {
    case VERB.ride:
      return whyNot(RIDE, rideCase(g, side, o));
    case VERB.order:
      return whyNot(ORDER, orderCase(g, side, o));
    case VERB.test:
      return whyNot(ARRIVAL_TEST, contactOf(g, side, o));
    case VERB.rally:
      return whyNoRally(contactOf(g, side, o));
    case VERB.done:
      return [];
    default:
      return [wrongMoment('C12d', o.verb)];
  }
}

/** Whether it is allowed: the same conditions, asked only until one fails. */
function isAllowed(g: Field, o: Action, side: number): boolean {
  switch (o.verb) {
    case VERB.ride:
      return mayRide(rideCase(g, side, o));
    case VERB.order:
      return allHold(ORDER, orderCase(g, side, o));
    case VERB.test:
      return allHold(ARRIVAL_TEST, contactOf(g, side, o));
    default:
      return reasons(g, o, side).length === 0;
  }
}

/** C11c C12d C14h 1.1-07a 1.1-12a Figure by figure: ride, give an order, have a unit tested or rallied; what it causes is done before the next. */
const ride: Question<Field> = {
  name: 'ride',
  rule: 'C12d',
  side: (_g, side) => side,
  list(g, out, piece, side) {
    const may = (o: Action): boolean => isAllowed(g, o, side);
    if (piece === EVERY || piece === NO_PIECE) out.add(VERB.done);
    for (const l of leadersIn(g, side)) {
      if (out.isFull) return;
      if (piece !== EVERY && piece !== g.w.rows + l) continue;
      const u = unitWith(g, l);
      if (u >= 0) {
        for (const verb of [VERB.test, VERB.rally]) if (may({ verb, a: l, b: u, c: 0, d: 0 })) out.add(verb, l, u);
        listOrders(g, out, l, u, may);
      }
      for (const { x, y, named } of out.isProbe ? ridePoints(g, side, l) : knownRidePoints(g, side, l)) {
        out.add(VERB.ride, l, pointAt(x, y), named);
        if (out.isFull) return;
      }
    }
  },
  pieces(g, pool, side) {
    for (const l of leadersIn(g, side)) pool.add(g.w.rows + l);
  },
  admits: (g, o, side) => isAllowed(g, o, side),
  act(g, o, side) {
    if (o.verb === VERB.done) return;
    push(g, STEP.ride, side);
    if (o.verb === VERB.ride) rideTo(g, o, side);
    else if (o.verb === VERB.order) giveOrder(g, o, side);
    else if (o.verb === VERB.test) testOnArrival(g, leaderId(o.a), unitId(o.b));
    else tryToRally(g, leaderId(o.a), unitId(o.b));
    takeTests(g);
  },
  refuse: reasons,
  prompt: () => say('prompt.ride'),
};

/** 1.1-08 C12d C12e C12h C12i R25 He rides; who leaves a unit makes it test, who comes into contact with one may have it tested. */
function rideTo(g: Field, o: Action, side: number): void {
  const c = rideCase(g, side, o);
  const { l, x, y } = c;
  const { leader } = g.s;
  const length = lengthOf(c) ?? 0;
  const before = unitWith(g, l);
  const now = unitThere(c);
  const from = [inCm(valueAt(leader.x, l)), inCm(valueAt(leader.y, l))] as const;
  increase(leader.spent, l, delayOf(g, l) * TICKS + ticksFor(g, l, length));
  leader.delay[l] = 0;
  leader.with[l] = now + 1;
  leaderAt(g, l, x, y);
  emit(g, {
    type: 'rode',
    rule: 'C12d',
    piece: leaderName(g, l),
    from,
    to: [inCm(x), inCm(y)],
    cm: inCm(length),
    ...(now < 0 ? {} : { with: idOf(g, now) }),
  });
  if (now === before) return;
  leader.arrived[l] = now < 0 ? 0 : 1;
  leader.triedFor[l] = 0;
  if (before >= 0) leaveUnit(g, l, before);
}
/** C11c C11d The order is in force at once, and ends his move for the phase. */
function giveOrder(g: Field, o: Action, side: number): void {
  const { l, u, order, at, of } = orderCase(g, side, o);
  g.s.leader.isDone[l] = 1;
  setOrder(g, u, ORDERS.indexOf(order), at, of < 0 ? undefined : of);
  emit(g, {
    type: 'order-given',
    rule: 'C11c',
    piece: leaderName(g, l),
    unit: idOf(g, u),
    order,
    ...(at ? { at: [inCm(at.x), inCm(at.y)] as const } : {}),
    ...(of < 0 ? {} : { of: idOf(g, of) }),
  });
}
/** 1.1-07 1.1-07a R63 A test on his arrival: its owner may do without it; once taken it binds. */
function testOnArrival(g: Field, l: LeaderId, u: UnitId): void {
  g.s.leader.arrived[l] = 0;
  emit(g, { type: 'test-wished', rule: '1.1-07a', piece: leaderName(g, l), unit: idOf(g, u) });
  enqueue(g, [{ unit: u, occasions: ['commandArrives'] }]);
}
/** 1.1-12a C11d R31 R73 He tries to rally the unit: his move for the phase, and his only try on this arrival. */
function tryToRally(g: Field, l: LeaderId, u: UnitId): void {
  const { leader } = g.s;
  leader.isDone[l] = 1;
  leader.arrived[l] = 0;
  leader.triedFor[l] = u + 1;
  emit(g, { type: 'rally-tried', rule: '1.1-12a', piece: leaderName(g, l), unit: idOf(g, u) });
  enqueue(g, [{ unit: u, occasions: ['rally'], rally: 'generalOrAide', by: l }]);
}

/** COMMAND and INTERLUDE: generals and aides ride, give orders, rally (C11, C12). */
export const COMMAND_STEPS = [command, ride] as const;
