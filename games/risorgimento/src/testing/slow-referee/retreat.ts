import { type Book, columnOf, isGun, type Unit } from './book.ts';
import { mayJoin } from './stacking.ts';
import { zonesOn } from './zones.ts';

/* 8.3, section 15.4 of our specification. */

/** R87 The hexes to which a beaten defender may go: the cheapest of those open to it; a battery goes with its company where it can. */
export function retreatsOf(
  book: Book,
  u: Unit,
  from: string,
  origins: readonly string[],
  company: readonly Unit[],
): string[] {
  const open: { readonly hex: string; readonly cost: number }[] = [];
  for (const hex of book.ground.around(from)) {
    if (origins.includes(hex) || book.enemiesIn(hex, u.side).length > 0 || !mayJoin(book, u, hex)) continue;
    // M7 Nobody who may not cross the river is driven over it.
    if (book.effects('no-crossing').some((e) => e.side === u.side && book.ground.water(from, hex) === e.water))
      continue;
    const isEmpty = book.in(hex).length === 0;
    const mayUseWay = book.ground.terrain(hex) !== 'lightly_cultivated' || isEmpty;
    const fares = book.ground.fares(columnOf(u), from, hex, book.weather === 'rain', mayUseWay);
    if (fares.length > 0) open.push({ hex, cost: Math.min(...fares.map((f) => f.cost!)) });
  }
  if (isGun(u)) {
    const along = open.filter(({ hex }) => company.some((v) => v !== u && v.hex === hex)).map(({ hex }) => hex);
    if (along.length > 0) return along;
  }
  const least = Math.min(...open.map(({ cost }) => cost));
  return open.filter(({ cost }) => cost === least).map(({ hex }) => hex);
}
/** 8.33d Whether a hex lies in the zone of an enemy who has not fought. */
export const isZoneOfOthers = (book: Book, hex: string, u: Unit, fought: readonly Unit[]): boolean =>
  zonesOn(book, hex, u.side).some((v) => !fought.includes(v));
