import { type Book, other } from './book.ts';
import { charts } from './charts.ts';
import { isControlled } from './zones.ts';

/** 5.3c R39 */
export function homeward(book: Book, id: string, from: string, to: string): boolean {
  const u = book.unit(id);
  const isShut = (z: string) => book.inZone(other(u.side), z).length > 0;
  return commandersOf(book, id).some((l) => {
    const at = book.at.leader[l]!.zone!;
    const [round, through] = [book.plan.steps([at], isShut), book.plan.steps([at])];
    const far = (z: string) => round.get(z) ?? through.get(z) ?? 255;
    return far(to) < far(from) || (round.get(to) ?? 255) <= radius(book);
  });
}

/** 5.1b 5.1c */
export function commandersOf(book: Book, id: string): string[] {
  const u = book.unit(id);
  return Object.keys(book.at.leader).filter((l) => {
    const file = book.plan.leader.get(l)!;
    return (
      file.side === u.side && book.at.leader[l]!.place === 'map' && (file.column === u.column || book.isLieutenant(l))
    );
  });
}

export function radius(book: Book): number {
  return (book.specialNow('command-radius')[0]?.radius as number | undefined) ?? charts.command.radius;
}

/** 5.2 By breadth first from the unit to a leader; 11.4.2a for enfants perdus from their parent. */
export function isCommanded(book: Book, id: string): boolean {
  const who = book.unit(id).parent ?? id;
  if (book.row(who).place !== 'map') return false;
  const enemy = other(book.unit(id).side);
  const steps = book.plan.steps([book.row(who).zone!], (z) => book.inZone(enemy, z).length > 0);
  return commandersOf(book, who).some((l) => (steps.get(book.at.leader[l]!.zone!) ?? 255) <= radius(book));
}

/** 8.0 */
export function reorganisable(book: Book): Set<string> {
  const { active } = book.at.battle;
  return new Set(
    book
      .onMap(active)
      .filter(
        (id) =>
          book.marked(id, 'disorganised') &&
          !book.marked(id, 'isolated') &&
          !book.marked(id, 'tried') &&
          !isControlled(book, book.row(id).zone!, other(active)) &&
          isCommanded(book, id),
      ),
  );
}

/** 10.2a 10.2c D.1 */
export function orderChanges(book: Book): Set<string> {
  const out = new Set<string>();
  const { battle } = book.at;
  for (const c of book.plan.file.columns) {
    const row = book.at.column[c.id]!;
    if (c.side !== battle.active || row.tried || book.at.leader[c.commander]!.place !== 'map') continue;
    if (c.reinforcement && !(row.entered > 0 && row.entered < battle.turn)) continue;
    if (book.specialNow('no-order-change').some((s) => (s.columns as string[]).includes(c.id))) continue;
    for (const order of Object.keys(charts.table3.orders))
      if (order !== row.order) out.add(JSON.stringify({ type: 'order', leader: c.commander, order }));
  }
  return out;
}
