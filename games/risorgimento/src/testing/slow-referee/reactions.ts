import { mayRide } from './attack.ts';
import { type Book, columnOf, isFoot, isGun, isHorse, isHorseGun, type Unit } from './book.ts';
import type { EventOf, Followed } from './followed.ts';
import { distance } from './ground.ts';
import { closedBy, isGuarded } from './movement.ts';
import { mayJoin } from './stacking.ts';
import { hasZone, isFront, isInZone, zonesOn } from './zones.ts';

/* 6.34, 6.35, 7.53 and 7.54: who gives way before a step, where to, and who may not stand still. */

/** What a step of a withdrawal costs; undefined where it is closed, or in an enemy zone. */
function stepOf(book: Book, u: Unit, from: string, to: string): number | undefined {
  if (book.enemiesIn(to, u.side).length > 0 || isInZone(book, to, u.side)) return undefined;
  if (isGuarded(book, to, u.side) || closedBy(book, u, from, to) !== undefined) return undefined;
  const mayUseWay = book.ground.terrain(to) !== 'lightly_cultivated' || book.in(to).length === 0;
  const fares = book.ground.fares(columnOf(u), from, to, book.weather === 'rain', mayUseWay);
  return fares.length === 0 ? undefined : Math.min(...fares.map((fare) => fare.cost!));
}
/** R52 R55 The hexes to which a unit may withdraw; `entered` is the hex about to be entered, where it is known. */
function withdrawalsOf(book: Book, u: Unit, entered?: string): string[] {
  const from = u.hex!;
  const around = (hex: string): string[] => book.ground.around(hex).filter((x) => x !== entered);
  if (isFoot(u))
    return around(from).filter((x) => {
      const isRear = !isFront(book, u, book.ground.direction(from, x));
      return isRear && stepOf(book, u, from, x) !== undefined && mayJoin(book, u, x);
    });
  const out = new Set<string>();
  for (const x of around(from)) {
    const first = stepOf(book, u, from, x);
    if (first === undefined) continue;
    for (const y of around(x)) {
      const second = distance(from, y) === 2 ? stepOf(book, u, x, y) : undefined;
      if (second !== undefined && first + second <= u.file.ma && mayJoin(book, u, y)) out.add(y);
    }
  }
  return [...out];
}
/** 7.54 Whether cavalry is held by another enemy than the one on the march. */
const isHeld = (book: Book, u: Unit, mover: string): boolean =>
  zonesOn(book, u.hex!, u.side).some((v) => v.id !== mover);

/** A unit gives way: it is one that may, and goes where it may. Told before it is put there. */
export function withdrew(f: Followed, u: Unit, e: EventOf<'withdrew'>): void {
  const { book } = f;
  const mover = String(f.order.unit ?? f.order.piece);
  if (isFoot(u)) f.must(u.file.type === 'jager' && book.in(u.hex!).length === 1, `${u.id} is no jäger alone`);
  else {
    f.must(isHorse(u) || (isGun(u) && isHorseGun(u)), `${u.id} is no cavalry and withdraws`);
    f.must(!isHeld(book, u, mover), `7.54 ${u.id} is held and withdraws`);
  }
  const open = withdrawalsOf(book, u);
  f.must(open.includes(e.to), `${u.id} withdraws to ${e.to}, not to ${open.join(' or ')}`);
}
/** 7.53 7.54 Cavalry into whose zone infantry steps has withdrawn or will counter-charge, if it could. */
export function checkDuty(f: Followed, mover: Unit, to: string): void {
  const { book } = f;
  if (!isFoot(mover)) return;
  const given = new Set(f.ghosts.map(({ unit }) => unit.id));
  for (const x of book.ground.around(to))
    for (const u of book.enemiesIn(x, mover.side)) {
      if (!isHorse(u) || given.has(u.id) || f.counters.has(u.id) || !hasZone(book, u, to)) continue;
      if (isHeld(book, u, mover.id)) continue;
      const mayCounter = mayRide(book, u, u.hex!, to) && !book.horsDeCombat.has(u.brigade.id);
      f.must(!mayCounter && withdrawalsOf(book, u, to).length === 0, `7.53 ${u.id} stands still before ${mover.id}`);
    }
}
