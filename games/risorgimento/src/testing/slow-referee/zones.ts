import { type Book, isFoot, isGun, isHorse, type Unit } from './book.ts';
import { opposite } from './ground.ts';
import type { Side } from './scenario-file.ts';

/* 6.1, 6.2 and 10 of our specification: facing, front and rear, zones of control, and what may be attacked. */

/** 5.52 Two or more infantry in a town. */
export const isGarrison = (book: Book, u: Unit): boolean =>
  u.hex !== undefined &&
  isFoot(u) &&
  book.ground.terrain(u.hex) === 'town' &&
  book.in(u.hex).filter((v) => v.side === u.side && isFoot(v)).length >= 2;

export const isAllRound = (book: Book, u: Unit): boolean => u.marks.has('square') || isGarrison(book, u);

export const isFront = (book: Book, u: Unit, d: number): boolean =>
  isAllRound(book, u) || [u.facing, (u.facing + 1) % 6, (u.facing + 5) % 6].includes(d);

/** 10, points 1 to 7. `wouldHave`: R49, the zone of a disordered jäger as if it were not. */
export function hasZone(book: Book, u: Unit, hex: string, wouldHave = false): boolean {
  const { ground } = book;
  if (u.hex === undefined) return false;
  const d = ground.direction(u.hex, hex);
  if (d < 0 || isGun(u) || (u.marks.has('disordered') && !wouldHave)) return false;
  if (!isFront(book, u, d)) return false;
  if (ground.terrain(hex) === 'town' || ground.terrain(hex) === 'lake') return false;
  const water = ground.water(u.hex, hex) ?? '';
  if (['river', 'canal', 'stream_deep'].includes(water) || ground.isBridge(u.hex, hex)) return false;
  const crest = ground.crest(u.hex, hex);
  const rise = ground.level(hex) - ground.level(u.hex);
  const climb = crest > 0 ? Math.max(1, crest - ground.level(u.hex)) : rise;
  if (climb >= 2) return false;
  if (climb <= -2 && isHorse(u)) return false;
  const isJoined = ground.isJoined(u.hex, hex);
  if (ground.isCultivated(u.hex) && d !== u.facing && !isJoined) return false;
  const isDense = ['heavily_cultivated', 'woods', 'difficult_woods'].includes(ground.terrain(hex));
  return !(isGarrison(book, u) && isDense && !isJoined);
}
export const zonesOn = (book: Book, hex: string, side: Side): Unit[] =>
  book.ground
    .around(hex)
    .flatMap((x) => book.enemiesIn(x, side))
    .filter((u) => hasZone(book, u, hex));
export const isInZone = (book: Book, hex: string, side: Side): boolean => zonesOn(book, hex, side).length > 0;

/** 6.31 R36 Enemy infantry or cavalry next to a hex that an attack could reach from there. */
export const touches = (book: Book, hex: string, side: Side): Unit[] =>
  book.ground
    .around(hex)
    .filter((x) => !book.ground.isBarred(hex, x))
    .flatMap((x) => book.enemiesIn(x, side))
    .filter((u) => !isGun(u));
/** 5.33b R110 Enemies of any kind next to a hex, with nothing impassable between. */
export const reaches = (book: Book, hex: string, side: Side): boolean =>
  book.ground.around(hex).some((x) => !book.ground.isBarred(hex, x) && book.enemiesIn(x, side).length > 0);

/** 14.1 Whether a unit may attack a neighbour, as far as position goes. */
export function mayAttackHex(book: Book, u: Unit, hex: string): boolean {
  const { ground } = book;
  const d = ground.direction(u.hex!, hex);
  if (d < 0 || ground.isBarred(u.hex!, hex) || !isFront(book, u, d)) return false;
  return !ground.isThick(u.hex!) || d === u.facing || ground.isJoined(u.hex!, hex);
}
export const isRear = (book: Book, defender: Unit, from: string): boolean =>
  !isFront(book, defender, book.ground.direction(defender.hex!, from));
export { opposite };
