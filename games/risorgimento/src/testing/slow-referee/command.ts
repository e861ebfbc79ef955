import type { Book, Leader, Unit } from './book.ts';
import { distance } from './ground.ts';
import type { Side } from './scenario-file.ts';
import { isInZone } from './zones.ts';

/* 4.1 and 4.2, section 5 of our specification: who has Orders and who is commanded. */

/** 4.21 4.23 4.24 The range of a corps commander as he stands. */
export function corpsRange(book: Book, l: Leader): number {
  const plain = l.isReduced ? (l.file.reduced?.range ?? 0) : (l.file.range ?? 0);
  if (l.file.rangeNearOverall === undefined) return plain;
  const isNear = [...book.leaders.values()].some(
    (o) =>
      o.file.rank === 'overall' &&
      o.file.side === l.file.side &&
      o.place === 'on-map' &&
      !o.isFinished &&
      distance(o.hex!, l.hex!) <= 1,
  );
  if (!isNear) return plain;
  return l.isReduced ? (l.file.rangeNearOverallReduced ?? plain) : l.file.rangeNearOverall;
}
export function continuity(book: Book, corps: string): number {
  const l = book.commander(corps);
  if (!l) return 2;
  return l.place === 'on-map' && l.isReduced ? (l.file.reduced?.continuity ?? 0) : (l.file.continuity ?? 0);
}
/** 4.22 R17 R22 Whether a brigadier has Orders by range. */
export function hasOrders(book: Book, brigade: string): boolean {
  const b = book.brigades.get(brigade)!;
  if (b.kind === 'reserve-artillery') return true;
  const brigadier = book.brigadier(brigade);
  const commander = book.commander(b.corps);
  if (!brigadier || !commander || brigadier.place !== 'on-map' || commander.place !== 'on-map') return false;
  if (brigadier.isFinished || commander.isFinished) return false;
  return distance(brigadier.hex!, commander.hex!) <= corpsRange(book, commander);
}
/** What each hex costs a leader to reach; he may not go on from a hex in an enemy zone without a friend in it (E4.12). */
export function leaderCosts(
  book: Book,
  from: string,
  side: Side,
  most: number,
  mayPass: (hex: string) => boolean,
): Map<string, number> {
  const best = new Map([[from, 0]]);
  const todo = [from];
  for (let x = todo.shift(); x !== undefined; x = todo.shift()) {
    if (x !== from && !mayPass(x)) continue;
    for (const y of book.ground.around(x)) {
      if (book.enemiesIn(y, side).length > 0) continue;
      const fares = book.ground.fares('leader', x, y, book.weather === 'rain', true);
      if (fares.length === 0) continue;
      const cost = best.get(x)! + Math.min(...fares.map((f) => f.cost!));
      if (cost > most || cost >= (best.get(y) ?? 1000)) continue;
      best.set(y, cost);
      todo.push(y);
    }
  }
  return best;
}
/** 4.11 4.12 The hexes in a brigadier's range. */
export function brigadierReach(book: Book, l: Leader): Map<string, number> {
  const { side } = l.file;
  return leaderCosts(book, l.hex!, side, l.file.range ?? 0, (x) => !isInZone(book, x, side) || book.isHeldBy(x, side));
}
export function isInRange(book: Book, l: Leader, u: Unit): boolean {
  return l.place === 'on-map' && !l.isFinished && u.hex !== undefined && brigadierReach(book, l).has(u.hex);
}
/** 4.11 R20 The units of a brigade that are commanded: in range, or next to or stacked with one that is, link by link. */
export function commanded(book: Book, brigade: string, units: readonly Unit[]): Set<string> {
  const b = book.brigades.get(brigade)!;
  const here = units.filter((u) => u.place === 'on-map');
  if (b.kind === 'reserve-artillery') return new Set(here.map((u) => u.id));
  const l = book.brigadier(brigade);
  if (l?.place !== 'on-map' || l.isFinished) return new Set();
  const reach = brigadierReach(book, l);
  const out = new Set(here.filter((u) => reach.has(u.hex!)).map((u) => u.id));
  for (let grew = true; grew; ) {
    grew = false;
    for (const u of here)
      if (!out.has(u.id) && here.some((v) => out.has(v.id) && distance(u.hex!, v.hex!) <= 1)) {
        out.add(u.id);
        grew = true;
      }
  }
  return out;
}
