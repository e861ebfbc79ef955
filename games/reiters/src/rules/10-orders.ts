import { EVERY, type Modifier, NO_PIECE, type Question, type Refusal } from '@tambour/kernel';
import { emit } from '../model/emit.ts';
import {
  active,
  type Field,
  hasLeader,
  isHope,
  isLeaderOnMap,
  isOnMap,
  passive,
  push,
  REPLACED,
  turnOf,
  unitsIn,
} from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import { ORDERS } from '../model/vocabulary.ts';
import { wrongMoment } from '../model/when.ts';
import { say } from '../texts/say.ts';
import { isLieutenant, leaderQuality } from './1-quality.ts';
import { enterSequence } from './3-course.ts';
import { columnOrder, reveal } from './10-effects.ts';
import { totalOf } from './modifier.ts';
import { refusal } from './refusal.ts';

/** 10.2a 10.2c 5.1d R82 D.1 Whether the leader of a column may try to change its order. */
export function mayTry(g: Field, column: number): boolean {
  const l = g.w.columnLeader[column]!;
  const entered = g.s.column.entered[column]!;
  return (
    g.w.columnSide[column] === active(g) &&
    isLeaderOnMap(g, l) &&
    !g.s.column.tried[column] &&
    (g.w.data.columns[column]!.reinforcement === undefined || (entered > 0 && turnOf(g) > entered)) &&
    !isForbidden(g, column)
  );
}
const isForbidden = (g: Field, column: number): boolean =>
  g.w.specials['no-order-change'].some((s) => s.columns.includes(column) && s.turns.includes(turnOf(g)));

/** 10.2b What makes a change easier or harder. */
export function changeModifiers(g: Field, column: number, order: number): Modifier[] {
  const l = g.w.columnLeader[column]!;
  const { orderChange, orders, aboutFaceFrom } = g.w.charts;
  const out: Modifier[] = [];
  const add = (name: keyof typeof orderChange) =>
    out.push({ rule: '10.2b', value: orderChange[name].value, what: orderChange[name].what });
  if (isLieutenant(g, l)) add('lg');
  else if (
    [...g.w.sideLeaders[active(g)]!].some(
      (m) => isLieutenant(g, m) && isLeaderOnMap(g, m) && g.s.leader.zone[m] === g.s.leader.zone[l],
    )
  )
    add('withLg');
  if (isEngaged(g, column)) add('engaged');
  if (hasLeader(g, l, REPLACED)) add('replacement');
  const from = orders[g.s.column.order[column]!]!.initiative;
  if (Math.abs(from - orders[order]!.initiative) >= aboutFaceFrom) add('aboutFace');
  return out;
}
const isEngaged = (g: Field, column: number): boolean => {
  const { first, to } = g.w.passage;
  for (const u of g.w.columnUnits[column]!) {
    if (!isOnMap(g, u)) continue;
    const z = g.s.unit.zone[u]!;
    for (let link = first[z]!; link < first[z + 1]!; link++) if (unitsIn(g, to[link]!, passive(g)) > 0) return true;
  }
  return false;
};

/** 10.2a 10.2b 10.1g R82 The orders sequence: each leader of a column may try once to change its order. */
export const orders: Question<Field> = {
  name: 'orders',
  rule: '10.2a',
  side: active,
  list(g, out, piece) {
    if (piece === EVERY || piece === NO_PIECE) out.add(VERB.done);
    if (piece === NO_PIECE) return;
    for (let column = 0; column < g.w.columns; column++) {
      if (!mayTry(g, column)) continue;
      if (piece !== EVERY && piece !== g.w.units + g.w.columnLeader[column]!) continue;
      for (let order = 0; order < ORDERS.length; order++)
        if (order !== g.s.column.order[column]) out.add(VERB.order, g.w.columnLeader[column]!, order);
    }
  },
  act(g, o) {
    if (o.verb === VERB.done) return enterSequence(g, 'movement');
    push(g, STEP.orders);
    const column = g.w.leaderColumn[o.a]!;
    g.s.column.tried[column] = 1;
    const modifiers = changeModifiers(g, column, o.b);
    const die = g.pen.roll(6);
    const total = die + totalOf(modifiers);
    const against = leaderQuality(g, o.a);
    const passed = total < against;
    emit(g, {
      type: 'order-tried',
      rule: '10.2b',
      leader: g.w.leaderIds[o.a]!,
      column: g.w.columnIds[column]!,
      order: ORDERS[o.b]!,
      die,
      modifiers,
      total,
      against,
      passed,
    });
    if (!passed) return;
    g.s.column.order[column] = o.b;
    reveal(g, column);
  },
  refuse(g, o): readonly Refusal[] {
    if (o.verb !== VERB.order) return [wrongMoment('10.2a', o.verb)];
    const column = g.w.leaderColumn[o.a]!;
    if (g.w.leaderSide[o.a] !== active(g)) return [refusal('10.2a', say('why.notYours'))];
    if (g.w.columnLeader[column] !== o.a) return [refusal('5.1d', say('why.notHisColumn'))];
    if (!isLeaderOnMap(g, o.a)) return [refusal('10.2a', say('why.notOnMap'))];
    const out: Refusal[] = [];
    if (g.s.column.tried[column]) out.push(refusal('10.2a', say('why.hasTriedOrder')));
    const entered = g.s.column.entered[column]!;
    if (g.w.data.columns[column]!.reinforcement && entered >= turnOf(g))
      out.push(refusal('10.2c', say('why.justArrived')));
    if (isForbidden(g, column)) out.push(refusal('D.1', say('why.ordersFixed')));
    if (o.b === g.s.column.order[column]) out.push(refusal('10.2a', say('why.sameOrder')));
    return out.length > 0 ? out : [refusal('10.2a', say('why.notNow'))];
  },
  prompt: () => say('prompt.orders'),
};

/** 10.3b 10.3d R86 The initiative of a side: the factors of its columns that have a leader and a combat unit on the map. */
export function initiativeOf(g: Field, side: number): number {
  let sum = 0;
  for (let column = 0; column < g.w.columns; column++) {
    if (g.w.columnSide[column] !== side || !isLeaderOnMap(g, g.w.columnLeader[column]!)) continue;
    if (![...g.w.columnUnits[column]!].some((u) => isOnMap(g, u) && !isHope(g, u))) continue;
    sum += g.w.charts.orders[columnOrder(g, column)]!.initiative;
  }
  return sum;
}
