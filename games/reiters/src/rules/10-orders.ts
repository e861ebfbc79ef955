import { hasNeighbour } from '@tambour/boards';
import { type Modifier, totalOf } from '@tambour/kernel';
import { actionLeader, writtenOrder } from '../model/action-view.ts';
import { emitLeader } from '../model/emit.ts';
import type { LeaderId } from '../model/ids.ts';
import { isLeaderOnMap, isReplaced, leaderColumn, leadersOf } from '../model/leader.ts';
import {
  columnId,
  columnLeader,
  columnUnits,
  comesLater,
  enteredOn,
  orderChart,
  orderName,
  writtenFor,
} from '../model/lookup.ts';
import { leaderOf } from '../model/piece.ts';
import { active, type Field, passive, turnOf } from '../model/state.ts';
import { isHope, isOnMap, zoneOf } from '../model/unit.ts';
import { VERB } from '../model/verb.ts';
import { ORDERS } from '../model/vocabulary.ts';
import { unitsIn } from '../model/zone.ts';
import { reworded } from '../texts/reworded.ts';
import { say } from '../texts/say.ts';
import { isLieutenant, leaderQuality } from './1-quality.ts';
import { enterSequence } from './3-course.ts';
import { columnOrder, reveal } from './10-effects.ts';
import { askUntilDone } from './ask.ts';
import { inTurn, must, orElse } from './conditions.ts';
import { onThisTurn } from './special-turns.ts';

interface Change {
  readonly g: Field;
  readonly l: LeaderId;
  readonly column: number;
  readonly order: number;
}
/** 10.2a 10.2c 5.1d R82 D.1 What the leader of a column needs to try to change its order. */
const CHANGE = inTurn<Change>(
  must('10.2a', 'notYours', ({ g, l }) => g.w.leaderSide[l] === active(g)),
  must('5.1d', 'notHisColumn', ({ g, l, column }) => g.w.columnLeader[column] === l),
  must('10.2a', 'notOnMap', ({ g, l }) => isLeaderOnMap(g, l)),
  [
    must('10.2a', 'hasTriedOrder', ({ g, column }) => !g.s.column.tried[column]),
    must('10.2c', 'justArrived', ({ g, column }) => {
      const entered = enteredOn(g, column);
      return !comesLater(g, column) || (entered > 0 && turnOf(g) > entered);
    }),
    must('D.1', 'ordersFixed', ({ g, column }) => {
      return !onThisTurn(g, 'no-order-change').some((s) => s.columns.includes(column));
    }),
    must('10.2a', 'sameOrder', ({ g, column, order }) => order !== g.s.column.order[column]),
  ],
);
const changeOf = (g: Field, l: LeaderId, order: number): Change => ({ g, l, column: leaderColumn(g, l), order });
/** In place of an order: any other than the one in force. */
const ANY_OTHER = -1;
/** Whether the leader of a column may try to change its order at all. */
export const mayTry = (g: Field, column: number): boolean =>
  CHANGE.isMet(changeOf(g, columnLeader(g, column), ANY_OTHER));

/** 10.2b What makes a change easier or harder. */
export function changeModifiers(g: Field, column: number, order: number): Modifier[] {
  const l = columnLeader(g, column);
  const { orderChange, aboutFaceFrom } = g.w.charts;
  const out: Modifier[] = [];
  const add = (name: keyof typeof orderChange) =>
    out.push({ rule: '10.2b', value: orderChange[name].value, what: reworded(orderChange[name].what) });
  if (isLieutenant(g, l)) add('lg');
  else if (
    [...leadersOf(g, active(g))].some(
      (m) => isLieutenant(g, m) && isLeaderOnMap(g, m) && g.s.leader.zone[m] === g.s.leader.zone[l],
    )
  )
    add('withLg');
  if (isEngaged(g, column)) add('engaged');
  if (isReplaced(g, l)) add('replacement');
  const from = orderChart(g, writtenFor(g, column)).initiative;
  if (Math.abs(from - orderChart(g, order).initiative) >= aboutFaceFrom) add('aboutFace');
  return out;
}
const isEngaged = (g: Field, column: number): boolean =>
  columnUnits(g, column).some(
    (u) => isOnMap(g, u) && hasNeighbour(g.w.passage, zoneOf(g, u), (to) => unitsIn(g, to, passive(g)) > 0),
  );

/** 10.2a 10.2b 10.1g R82 The orders sequence: each leader of a column may try once to change its order. */
export const orders = askUntilDone({
  name: 'orders',
  rule: '10.2a',
  side: active,
  declinesFirst: true,
  pieces: (g) => Array.from(g.w.columnLeader, (l) => g.w.units + l),
  listOf(g, out, piece) {
    const l = leaderOf(g, piece);
    if (!CHANGE.isMet(changeOf(g, l, ANY_OTHER))) return;
    for (let order = 0; order < ORDERS.length; order++)
      if (CHANGE.isMet(changeOf(g, l, order))) out.add(VERB.order, l, order);
  },
  act(g, o) {
    const l = actionLeader(o);
    const column = leaderColumn(g, l);
    g.s.column.tried[column] = 1;
    const modifiers = changeModifiers(g, column, writtenOrder(o));
    const die = g.pen.roll(6);
    const total = die + totalOf(modifiers);
    const against = leaderQuality(g, l);
    const passed = total < against;
    const order = orderName(writtenOrder(o));
    const tried = { column: columnId(g, column), order, die, modifiers, total, against, passed };
    emitLeader(g, l, { type: 'order-tried', rule: '10.2b', ...tried });
    if (!passed) return;
    g.s.column.order[column] = writtenOrder(o);
    reveal(g, column);
  },
  end: (g) => enterSequence(g, 'movement'),
  reasons: {
    order: (g, o) => orElse(CHANGE.whyNot(changeOf(g, actionLeader(o), writtenOrder(o))), '10.2a', 'notNow'),
  },
  prompt: () => say('prompt.orders'),
});

/** 10.3b 10.3d R86 The initiative of a side: the factors of its columns that have a leader and a combat unit on the map. */
export function initiativeOf(g: Field, side: number): number {
  let sum = 0;
  for (let column = 0; column < g.w.columns; column++) {
    if (g.w.columnSide[column] !== side || !isLeaderOnMap(g, columnLeader(g, column))) continue;
    if (!columnUnits(g, column).some((u) => isOnMap(g, u) && !isHope(g, u))) continue;
    sum += orderChart(g, columnOrder(g, column)).initiative;
  }
  return sum;
}
