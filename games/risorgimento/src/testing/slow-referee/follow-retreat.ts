import { alarm } from './alarm.ts';
import { isGun, type Unit } from './book.ts';
import type { EventOf, Followed } from './followed.ts';
import { due, wade } from './pending.ts';
import { isZoneOfOthers, retreatsOf } from './retreat.ts';
import { mayJoin } from './stacking.ts';

/* 8.3: those who leave the hex of a fight. */

/** 8.32 8.33 7.43 Where those who leave the hex go. */
export function retreated(f: Followed, e: EventOf<'retreated'>): void {
  const { book, fight } = f;
  const u = book.unit(e.piece);
  f.same(`where ${u.id} comes from`, e.from, u.hex);
  f.touched.add(u.id);
  if (!fight) {
    f.fault('a retreat without a fight');
    return;
  }
  if (fight.came.has(u.id)) {
    const back = fight.came.get(u.id)!;
    const isFarther = fight.kind === 'charge' && !mayJoin(book, u, back);
    if (!isFarther) f.same(`retreat of ${u.id}`, e.to, back);
  } else {
    f.same(`${u.id} retreats`, fight.loser, 'defender');
    const origins = [...fight.came.values()];
    const company = fight.held.filter((v) => v.place === 'on-map');
    const open = retreatsOf(book, u, e.from, origins, company);
    f.must(open.includes(e.to), `${u.id} retreats to ${e.to}, not to ${open.join(' or ')}`);
    const fought = [...fight.came.keys()].map((id) => book.unit(id));
    if (!isGun(u) && isZoneOfOthers(book, e.to, u, fought)) due(f, 'hit', u.id);
    wade(f, u, e.from, e.to);
  }
  // 6.14 A square does not move: who is driven back is in none.
  u.marks.delete('square');
  book.put(u, e.to);
  alarm(f, u);
}
/** 8.33 R89 Whether a beaten defender has nowhere to go, or is a battery whose company is gone. */
export function isCornered(f: Followed, u: Unit): boolean {
  const { fight, book } = f;
  if (fight?.loser !== 'defender' || !fight.held.includes(u)) return false;
  const isAlone = fight.resolved?.defenders.every((v) => v.place !== 'on-map') ?? false;
  const isHeld = [...fight.came.keys()].some((id) => book.unit(id).place === 'on-map');
  if (isGun(u) && isAlone && isHeld) return true;
  return retreatsOf(book, u, fight.hex, [...fight.came.values()], fight.held).length === 0;
}
