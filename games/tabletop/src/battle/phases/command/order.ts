import { type Action, type ActionList, type Condition, pointAt, pointX, pointY } from '@tambour/kernel';
import { ORDERS, type Order } from '../../../model/vocabulary.ts';
import { isAtLarge } from '../../../rules/table/placed.ts';
import { commands } from '../../chain.ts';
import { isGoing, isRunning } from '../../going-off.ts';
import { orderBy, stateOf } from '../../model/columns.ts';
import { type LeaderId, leaderId, NO_UNIT, type UnitId, unitId } from '../../model/ids.ts';
import { must, mustFirst } from '../../model/refusal.ts';
import type { Field } from '../../model/state.ts';
import { UNFIT, VERB } from '../../model/verb.ts';
import { kindOf, sideOf, unitOf, unitsOf } from '../../model/views.ts';
import { FIGURE, FREE } from './ride.ts';

/** An order as it is given. */
export interface OrderCase {
  readonly g: Field;
  readonly side: number;
  readonly l: LeaderId;
  readonly u: UnitId;
  readonly order: Order;
  readonly at: { readonly x: number; readonly y: number } | undefined;
  readonly of: UnitId;
  /** It names a place where it should name a unit, or a unit where it should not. */
  readonly isUnfit: boolean;
}
const needsPlace = (order: Order): boolean => order === 'HOLD' || order === 'MARCH';
/** C11a What stands in the last integer of the action: a place + 1, or the unit + 1 to support. */
export function orderCase(g: Field, side: number, o: Action): OrderCase {
  const order = orderBy(o.c);
  const isSupport = order === 'SUPPORT';
  return {
    g,
    side,
    l: leaderId(o.a),
    u: unitId(o.b),
    order,
    at: isSupport || o.d <= 0 ? undefined : { x: pointX(o.d - 1), y: pointY(o.d - 1) },
    of: isSupport && o.d > 0 ? unitId(o.d - 1) : NO_UNIT,
    isUnfit: o.d === UNFIT,
  };
}
/** C11a Whether it is the order that the unit has already. */
const isSame = ({ g: { s }, u, order, at, of }: OrderCase): boolean =>
  s.unit.order[u] === ORDERS.indexOf(order) &&
  s.unit.orderUnit[u] === of + 1 &&
  (!at || (s.unit.orderX[u] === at.x && s.unit.orderY[u] === at.y));

interface InContact {
  readonly g: Field;
  readonly side: number;
  readonly l: LeaderId;
  readonly u: UnitId;
}
/** C11c C12b C12i In contact with a unit of his that he has authority over. */
export const WITH_UNIT: readonly Condition<InContact>[] = [
  ...FIGURE,
  mustFirst('C12i', 'notWithUnit', ({ g, l, u }) => g.s.leader.with[l] === u + 1),
  mustFirst('C12b', 'noAuthority', ({ g, l, u }) => commands(g, l, u)),
];
/** C11a C11c C11d C12b C12c Who may give which order to whom. */
export const ORDER: readonly Condition<OrderCase>[] = [
  ...WITH_UNIT,
  ...FREE,
  mustFirst('C11d', 'takesNoOrders', ({ g, u }) => {
    const state = stateOf(g, u);
    return !isGoing(state) && state !== 'prisoner' && state !== 'freed';
  }),
  must('C11a', 'exploitIsCavalry', ({ g, u, order }) => order !== 'EXPLOIT' || kindOf(g, u).arm === 'cavalry'),
  must('C11a', 'orderNeedsPlace', ({ order, at, isUnfit }) => !isUnfit && needsPlace(order) === (at !== undefined)),
  must(
    'C11a',
    'orderOffTable',
    ({ g, at }) => at === undefined || (at.x <= g.w.table.width && at.y <= g.w.table.height),
  ),
  mustFirst('C11a', 'supportNobody', ({ g, side, u, order, of }) => {
    if (order !== 'SUPPORT') return true;
    return of >= 0 && of < g.w.rows && of !== u && sideOf(g, of) === side;
  }),
  must('C11e', 'supportLost', ({ g, of }) => of < 0 || (isAtLarge(unitOf(g, of)) && !isRunning(stateOf(g, of)))),
  must('C11c', 'sameOrder', (c) => !isSame(c)),
];

/** C11a C11b Orders worth giving: every kind, to support each friend, to hold here, to march to each objective. Any other place is as good. */
export function listOrders(g: Field, out: ActionList, l: LeaderId, u: UnitId, may: (o: Action) => boolean): void {
  const add = (order: Order, d = 0): void => {
    const o = { verb: VERB.order, a: l, b: u, c: ORDERS.indexOf(order), d };
    if (may(o)) out.add(o.verb, o.a, o.b, o.c, o.d);
  };
  add('ATTACK');
  add('EXPLOIT');
  add('WITHDRAW');
  const { base } = unitOf(g, u);
  const here = pointAt(base.x, base.y);
  add('HOLD', here + 1);
  for (const place of placesToHold(g)) {
    if (place !== here) add('HOLD', place + 1);
    add('MARCH', place + 1);
  }
  for (const friend of unitsOf(g)) if (friend.side === sideOf(g, u)) add('SUPPORT', friend.u + 1);
}
/** The middles of what the battle is about. */
function* placesToHold(g: Field): Generator<number> {
  const { sectors, hills } = g.w.ground;
  const fine = 256;
  for (const { sector, hill } of g.w.objectives) {
    const area = sectors[sector] ?? hills[hill];
    if (area) yield pointAt(Math.round(area.shape.x / fine), Math.round(area.shape.y / fine));
  }
}
