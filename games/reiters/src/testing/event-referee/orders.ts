import { other } from '../slow-referee/book.ts';
import { charts } from '../slow-referee/charts.ts';
import type { EventOf, FollowedBattle } from './followed-battle.ts';

/** 10.2 */
export function orderTried(followed: FollowedBattle, e: EventOf<'order-tried'>): void {
  const { at, book } = followed;
  if (e.order === undefined) {
    followed.fault(`an attempt of ${e.leader} not told whole`);
    return;
  }
  const { modifiers, aboutFaceFrom } = charts.table4;
  const worth = (id: string) => modifiers.find((m) => m.id === id)!.value;
  const zone = at.leader[e.leader]!.zone!;
  const { side } = book.plan.leader.get(e.leader)!;
  const orders = charts.table3.orders as Record<string, { initiative: number }>;
  const isEngaged = book
    .onMap(side)
    .some(
      (id) =>
        book.unit(id).column === e.column &&
        book.plan.next(book.row(id).zone!).some((z) => book.inZone(other(side), z).length > 0),
    );
  let sum = e.die;
  if (book.isLieutenant(e.leader)) sum += worth('lg');
  else if (book.leadersIn(side, zone).some((l) => book.isLieutenant(l))) sum += worth('withLg');
  if (isEngaged) sum += worth('engaged');
  if (book.isReplaced(e.leader)) sum += worth('replacement');
  if (Math.abs(orders[at.column[e.column]!.order]!.initiative - orders[e.order]!.initiative) >= aboutFaceFrom)
    sum += worth('aboutFace');
  followed.same(`order of ${e.column}`, [e.total, e.passed], [sum, sum < book.leaderFq(e.leader)]);
  if (e.passed) at.column[e.column]!.order = e.order;
}

/** 10.3 */
export function initiativeOf(followed: FollowedBattle, side: string): number {
  const { at, book } = followed;
  const orders = charts.table3.orders as Record<string, { initiative: number }>;
  return book.plan.file.columns
    .filter((c) => c.side === side && at.leader[c.commander]!.place === 'map')
    .filter((c) => book.onMap(side).some((id) => book.unit(id).column === c.id && !book.unit(id).parent))
    .reduce((n, c) => n + orders[at.column[c.id]!.order]!.initiative, 0);
}
