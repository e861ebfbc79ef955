import { type Book, columnOf, isFoot, isGun, isHorse, isHorseGun, type Unit } from './book.ts';
import { distance, type Fare } from './ground.ts';
import { charts, otherSide, type Side } from './scenario-file.ts';
import { mayJoin } from './stacking.ts';
import { isGarrison, isInZone, reaches, touches, zonesOn } from './zones.ts';

/* 5 and 6.3, section 8 of our specification: what a step costs and who may take it. */

/** Where a unit's movement of this activation began, and how far it has come. */
export interface Journey {
  readonly start: string;
  readonly startedInZone: boolean;
  readonly startedInGarrison: boolean;
  readonly isStrategic: boolean;
  steps: number;
  /** Cavalry that has given way before the step at hand: no contact with it is paid for. */
  gaveWay: Set<string>;
}
export const journeyOf = (book: Book, u: Unit, isStrategic: boolean): Journey => ({
  start: u.hex!,
  startedInZone: isInZone(book, u.hex!, u.side),
  startedInGarrison: isGarrison(book, u),
  isStrategic,
  steps: 0,
  gaveWay: new Set(),
});

export function allowance(u: Unit, isStrategic: boolean): number {
  const { ma } = u.file;
  if (isStrategic) return isGun(u) && !isHorseGun(u) ? Math.min(charts.strategicCap.artillery, 2 * ma) : 2 * ma;
  return isGun(u) && u.did.has('fired') ? Math.floor(ma / 2) : ma;
}
/** 5.27 R35 In light crops a way serves only one who comes into an empty hex. */
const mayUseWay = (book: Book, u: Unit, to: string): boolean =>
  book.ground.terrain(to) !== 'lightly_cultivated' || book.in(to).every((v) => v === u);

export function faresOf(book: Book, u: Unit, from: string, to: string): Fare[] {
  return book.ground.fares(columnOf(u), from, to, book.weather === 'rain', mayUseWay(book, u, to));
}
/** 6.31 What it costs to come next to the enemy. `without`: those who have given way. */
export function contact(book: Book, u: Unit, hex: string): number {
  if (!isFoot(u) || touches(book, hex, u.side).length + zonesOn(book, hex, u.side).length === 0) return 0;
  const isZone = isInZone(book, hex, u.side);
  const { zone, adjacent } = charts.contact;
  const type = u.file.type as keyof typeof zone;
  return isZone ? zone[type] : adjacent[type];
}
/** Ground on which a step may be taken under strategic movement (5.11). */
const isOpenToMarch = (book: Book, fare: Fare, to: string): boolean => {
  const terrain = book.ground.terrain(to);
  if (terrain === 'heavily_cultivated') return fare.way === 'road';
  if (terrain === 'lightly_cultivated') return fare.way !== 'none';
  return true;
};
/** 5.34 Hexes within two of an enemy entry hex by which somebody is still due. */
export function isGuarded(book: Book, hex: string, side: Side): boolean {
  const enemy = otherSide(side);
  return book.file.reinforcements.some(
    ({ entry, units, leaders }) =>
      (units.some((id) => book.unit(id).side === enemy && book.unit(id).place === 'waiting') ||
        leaders.some((id) => book.leader(id).file.side === enemy && book.leader(id).place === 'waiting')) &&
      entry.some((e) => distance(e, hex) <= charts.entry.distance),
  );
}
let west: Set<string> | undefined;
/** M7 The hexes that a flood from 0101 reaches over all but canal hexsides. */
function westOfCanal(book: Book, from: string): Set<string> {
  if (west) return west;
  west = new Set([from]);
  const todo = [from];
  for (let x = todo.pop(); x !== undefined; x = todo.pop())
    for (const y of book.ground.around(x))
      if (!west.has(y) && book.ground.water(x, y) !== 'canal') {
        west.add(y);
        todo.push(y);
      }
  return west;
}
/** M7 SM2 What a battle closes to a unit. */
export function closedBy(book: Book, u: Unit, from: string | undefined, to: string): string | undefined {
  for (const e of book.effects('no-crossing'))
    if (e.side === u.side && from !== undefined && book.ground.water(from, to) === e.water) return 'M7';
  for (const e of book.effects('closed-ground')) {
    const corps = e.corps as readonly string[];
    if (e.side !== u.side || !corps.includes(u.brigade.corps) || book.turn > Number(e.untilTurn)) continue;
    if (westOfCanal(book, String(e.floodFrom)).has(to) && !(e.except as readonly string[]).includes(to)) return 'M7';
  }
  for (const e of book.effects('first-column'))
    if (e.side === u.side && Number(to.slice(0, 2)) < Number(e.column)) return 'SM2';
  return undefined;
}
/** Why a unit may not go from a hex into the next, whatever it costs; undefined if it may. */
export function whyNot(book: Book, u: Unit, from: string, to: string, journey: Journey, mayClose: boolean): string[] {
  const out: string[] = [];
  const say = (isWrong: boolean, why: string): void => {
    if (isWrong) out.push(why);
  };
  const { ground } = book;
  say(ground.direction(from, to) < 0, 'not the next hex');
  say(book.enemiesIn(to, u.side).length > 0, '5.42 enemy there');
  say(!mayJoin(book, u, to), '5.41 stacking');
  say(!mayClose && book.isNextToEnemy(to, u.side), '4.42 next to the enemy without Orders');
  say(isHorse(u) && book.isNextToEnemy(to, u.side), '5.33 cavalry next to the enemy');
  say(isGun(u) && reaches(book, to, u.side), '5.33 guns next to the enemy');
  const isZone = isInZone(book, to, u.side);
  say(isZone && book.horsDeCombat.has(u.brigade.id), '9.11 hors de combat into a zone');
  say(isZone && journey.startedInZone && journey.steps === 0, '6.33 from zone to zone');
  say(isGuarded(book, to, u.side), '5.34 entry hex');
  const closed = closedBy(book, u, from, to);
  say(closed !== undefined, closed ?? '');
  say(journey.isStrategic && book.nearestEnemy(to, u.side) <= 3, '5.11 strategic near the enemy');
  say(journey.isStrategic && book.in(to).some((v) => v !== u), '5.11 strategic with company');
  return out;
}
/** 8.1 The cost of a step by the cheapest way open, contact and leaving included; undefined where it is closed. M1 not counted. */
export function stepCost(book: Book, u: Unit, from: string, to: string, journey: Journey): number | undefined {
  const open = faresOf(book, u, from, to).filter((f) => !journey.isStrategic || isOpenToMarch(book, f, to));
  if (open.length === 0) return undefined;
  const ground = Math.min(...open.map((f) => f.cost!));
  const isFirst = journey.steps === 0;
  // Whose enemy has given way before the step leaves no zone any more.
  const leaving = isFirst && journey.startedInZone && isInZone(book, from, u.side) ? charts.contact.leavingZone : 0;
  const town = isFirst && journey.startedInGarrison ? charts.town.leaving : 0;
  return ground + contact(book, u, to) + leaving + town;
}
