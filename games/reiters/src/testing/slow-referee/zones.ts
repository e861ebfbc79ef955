import type { Book } from './book.ts';
import { charts } from './charts.ts';

/** 4.2a 1.3.7g 11.4.3c */
export function exertsControl(book: Book, id: string): boolean {
  return !book.marked(id, 'disorganised') && !book.unit(id).parent && book.face(id).arm !== 'artillery';
}

/** 4.2c 4.2d Whether a zone is under the control of a side. */
export function isControlled(book: Book, zone: string, side: string): boolean {
  return book.onMap(side).some((id) => exertsControl(book, id) && book.plan.next(book.row(id).zone!).includes(zone));
}

/** 1.3.7f 10.1h R84 */
export function allowance(
  book: Book,
  id: string,
  isDs = book.marked(id, 'disorganised'),
  face = book.face(id),
): number {
  if (face.arm === 'artillery') return 0;
  const penalty = isDs ? (face.arm === 'cavalry' ? 2 : 1) : 0;
  return Math.max(0, face.ma + (book.order(id)?.mp ?? 0) - penalty);
}

/** 4.3a 4.3e 4.3f Whether one more counter of a side finds room; enemy baggage alone is ridden over. */
export function hasRoom(book: Book, id: string, zone: string): boolean {
  const u = book.unit(id);
  if (u.parent) return true;
  const limit = charts.zoneTypes.rows.find((r) => r.type === book.plan.type.get(zone))!.stack;
  const units = book.inZone(u.side, zone).filter((v) => v !== id && !book.unit(v).parent).length;
  return units + book.baggageIn(u.side, zone).length < limit;
}

/** AU.4 */
export function chokeOf(book: Book, id: string, zone: string): number {
  return book.special('choked-streets').reduce((n, c) => {
    const isHere = (c.zones as string[]).includes(zone) && book.face(id).arm === c.arm;
    return n + (isHere && book.baggageIn(c.baggage as string, zone).length > 0 ? (c.mp as number) : 0);
  }, 0);
}

export function groundCost(book: Book, from: string, to: string): number {
  const zone = charts.zoneTypes.rows.find((r) => r.type === book.plan.type.get(to))!.mp!;
  return zone + charts.borders.rows.find((r) => r.kind === book.plan.crossing(from, to)!.kind)!.mp!;
}
