import { type Book, other } from './book.ts';
import { inSight, rangeOf } from './sight.ts';
import { hasRoom } from './zones.ts';

/** 7.1 7.8 Every attack the active side may declare, as commands. */
export function attacks(book: Book): Set<string> {
  const out = new Set<string>();
  const { active } = book.at.battle;
  const enemy = other(active);
  const isBarred = (id: string) =>
    book.marked(id, 'isolated') ||
    book.marked(id, 'fought') ||
    book.at.zone[book.row(id).zone!]?.marks.includes('attacked') === true ||
    book.specialNow('no-attack').some((s) => (s.columns as string[]).includes(book.unit(id).column));
  for (const id of book.onMap(active)) {
    if (isBarred(id)) continue;
    const from = book.row(id).zone!;
    const caracole = book.inZone(active, from).find((v) => book.marked(v, 'caracole'));
    if (caracole !== undefined && caracole !== id) continue;
    const order = book.order(id);
    if (book.face(id).arm === 'artillery') {
      if (order?.artilleryFire === false) continue;
      for (const v of book.onMap(enemy)) {
        const to = book.row(v).zone!;
        if (rangeOf(book, from, to) <= book.unit(id).range! && inSight(book, from, to))
          out.add(JSON.stringify({ type: 'bombard', unit: id, target: v }));
      }
      continue;
    }
    if (order?.attack === false || book.marked(id, 'crossed')) continue;
    for (const to of book.plan.next(from)) {
      if (book.inZone(enemy, to).length === 0) continue;
      const isFit = book.plan.type.get(to) === 'I' && book.plan.crossing(from, to)!.kind === 'dotted';
      if (caracole === undefined || isFit) out.add(JSON.stringify({ type: 'attack', unit: id, at: to }));
    }
  }
  return out;
}

/** 7.4.1 7.9 What the attacker may say before the die: with the charge or without, one round or two. */
export function engagements(book: Book, ap: string, dp: string): Set<string> {
  const [from, to] = [book.row(ap).zone!, book.row(dp).zone!];
  const isOpen = book.plan.type.get(from) === 'I' && book.plan.type.get(to) === 'I';
  const mayCharge =
    book.marked(ap, 'charge') &&
    !book.marked(ap, 'disorganised') &&
    isOpen &&
    book.plan.crossing(from, to)!.kind === 'dotted';
  const pair = [book.unit(ap).type, book.unit(dp).type];
  const arePikes = pair.every((t) => ['swiss', 'landsknechts', 'pikemen'].includes(t));
  const isDeadly = pair.includes('landsknechts') && pair.every((t) => t === 'landsknechts' || t === 'swiss');
  const rounds = !arePikes ? [1] : isDeadly ? [2] : [1, 2];
  return new Set((mayCharge ? [true, false] : [false]).flatMap((c) => rounds.map((n) => `${c} ${n}`)));
}

/** 6.5 7.7 Who may go into an emptied zone: those of the combat, or everyone of the zone that was reacted to. */
export function advances(
  book: Book,
  isReaction: boolean,
  from: string,
  to: string,
  parts: Readonly<Record<string, string>>,
): Set<string> {
  const { active } = book.at.battle;
  const out = new Set<string>();
  if (!book.plan.next(from).includes(to)) return out;
  for (const id of book.inZone(active, from)) {
    const hasFought = ['attacker', 'attack-support'].includes(parts[id]!) && !book.marked(id, 'isolated');
    if (book.face(id).arm !== 'artillery' && (isReaction || hasFought) && hasRoom(book, id, to)) out.add(id);
  }
  if (book.inZone(active, to).length > 0) for (const l of book.leadersIn(active, from)) out.add(l);
  return out;
}

/** 7.4.4 11.4.4e R57 R87 Units that support a principal. */
export function supportsOf(book: Book, id: string, isAttack: boolean): string[] {
  const u = book.unit(id);
  if (u.parent) return [];
  return book.inZone(u.side, book.row(id).zone!).filter((v) => {
    if (v === id || book.unit(v).parent || book.unit(v).weapon === u.weapon) return false;
    if (book.marked(v, 'disorganised') || book.marked(v, 'isolated')) return false;
    return !isAttack || (!book.marked(v, 'fought') && (book.order(v)?.attack ?? true));
  });
}

/** 7.8d R74 */
export function addingGuns(book: Book, gun: string, target: string): string[] {
  const [from, to] = [book.row(gun).zone!, book.row(target).zone!];
  return book
    .inZone(book.unit(gun).side, from)
    .filter(
      (v) =>
        v !== gun &&
        book.face(v).arm === 'artillery' &&
        rangeOf(book, from, to) <= book.unit(v).range! &&
        !['disorganised', 'isolated', 'fought'].some((mark) => book.marked(v, mark)) &&
        (book.order(v)?.artilleryFire ?? true),
    );
}
