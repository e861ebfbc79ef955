import type { ZoneId } from '@tambour/boards';
import { type LeaderId, type UnitId, unitId } from './ids.ts';
import { leadersOf, leaderZone } from './leader.ts';
import { disorganised } from './marks.ts';
import { type Field, NOWHERE } from './state.ts';
import { armyOf, has, isGun, isHope, mark, unitsOf, unmark, zoneOf } from './unit.ts';
import { CATHOLIC, LOST, ON_MAP } from './vocabulary.ts';

export const hasZone = (g: Field, z: ZoneId, mark: number): boolean => (g.s.zone.marks[z]! & mark) !== 0;
export const markZone = (g: Field, z: ZoneId, bits: number): void => {
  g.s.zone.marks[z]! |= bits;
};

/** Combat units of a side in a zone: guns and enfants perdus among them. */
export const unitsIn = (g: Field, z: ZoneId, side: number): number =>
  side === CATHOLIC ? g.s.at.unitsC[z]! : g.s.at.unitsP[z]!;
/** 4.2a Whether a zone is under the control of a side's units. */
export const isControlled = (g: Field, z: ZoneId, side: number): boolean =>
  (side === CATHOLIC ? g.s.at.zocC[z]! : g.s.at.zocP[z]!) > 0;
const countOf = (g: Field, side: number): Uint8Array => (side === CATHOLIC ? g.s.at.unitsC : g.s.at.unitsP);
const controlOf = (g: Field, side: number): Uint8Array => (side === CATHOLIC ? g.s.at.zocC : g.s.at.zocP);
/** 4.3e What counts for stacking in a zone, and the most that may. */
export const stackIn = (g: Field, z: ZoneId): number => g.s.at.stack[z]!;
export const stackLimit = (g: Field, z: ZoneId): number => g.w.limit[z]!;
/** 1.5a Where baggage lies, and whose it is. */
export const baggageZone = (g: Field, b: number): ZoneId => g.s.baggage.zone[b]!;
export const baggageSide = (g: Field, b: number): number => g.w.baggageSide[b]!;

/** 4.2a 1.3.7g 11.4.3c Infantry and cavalry in good order exert control; guns and enfants perdus never. */
const exerts = (g: Field, u: UnitId): boolean => !has(g, u, disorganised) && !isHope(g, u) && !isGun(g, u);

/** 4.2c 4.2d Control lies on the zones a piece could pass to. */
function spread(g: Field, u: UnitId, by: number): void {
  const { first, to } = g.w.passage;
  const z = zoneOf(g, u);
  const column = controlOf(g, armyOf(g, u));
  for (let link = first[z]!; link < first[z + 1]!; link++) column[to[link]!]! += by;
}
function count(g: Field, u: UnitId, by: number): void {
  const z = zoneOf(g, u);
  countOf(g, armyOf(g, u))[z]! += by;
  // 4.3a 11.4.3a Enfants perdus do not count.
  fill(g, z, by, isHope(g, u) ? 0 : by);
  if (exerts(g, u)) spread(g, u, by);
}
function fill({ s: { at } }: Field, z: ZoneId, pieces: number, places: number): void {
  at.occupied[z]! += pieces;
  at.stack[z]! += places;
}

/** Takes a unit off its zone, and puts it on another. What is known of the zones follows. */
export function lift(g: Field, u: UnitId): void {
  if (g.s.unit.zone[u] === NOWHERE) return;
  count(g, u, -1);
  g.s.unit.zone[u] = NOWHERE;
}
export function put(g: Field, u: UnitId, z: ZoneId): void {
  lift(g, u);
  g.s.unit.zone[u] = z;
  g.s.unit.place[u] = ON_MAP;
  count(g, u, 1);
}
export function setDisorganised(g: Field, u: UnitId, isSo: boolean): void {
  if (has(g, u, disorganised) === isSo) return;
  const isThere = g.s.unit.zone[u] !== NOWHERE;
  if (isThere) count(g, u, -1);
  if (isSo) mark(g, u, disorganised);
  else unmark(g, u, disorganised);
  if (isThere) count(g, u, 1);
}
export function putBaggage(g: Field, b: number, z: ZoneId): void {
  g.s.baggage.zone[b] = z;
  g.s.baggage.place[b] = ON_MAP;
  fill(g, z, 1, 1);
}
export function dropBaggage(g: Field, b: number): void {
  fill(g, baggageZone(g, b), -1, -1);
  g.s.baggage.zone[b] = NOWHERE;
  g.s.baggage.place[b] = LOST;
}

/** Rebuilds what is known of the zones from where everything lies. */
export function recount(g: Field): void {
  for (const column of Object.values(g.s.at)) column.fill(0);
  for (let u = unitId(0); u < g.w.units; u++) if (zoneOf(g, u) !== NOWHERE) count(g, u, 1);
  for (let b = 0; b < g.w.baggage; b++) if (baggageZone(g, b) !== NOWHERE) fill(g, baggageZone(g, b), 1, 1);
}

/** The units of a side in a zone, in the order of their numbers. */
export function unitsAt(g: Field, z: ZoneId, side: number): UnitId[] {
  const out: UnitId[] = [];
  if (unitsIn(g, z, side) === 0) return out;
  const all = unitsOf(g, side);
  for (let i = 0; i < all.length; i++) if (g.s.unit.zone[all[i]!] === z) out.push(all[i]!);
  return out;
}
export function leadersAt(g: Field, z: ZoneId, side: number): LeaderId[] {
  const out: LeaderId[] = [];
  const all = leadersOf(g, side);
  for (let i = 0; i < all.length; i++) if (g.s.leader.zone[all[i]!] === z) out.push(all[i]!);
  return out;
}
export function baggageAt(g: Field, z: ZoneId, side: number): number[] {
  const out: number[] = [];
  for (let b = 0; b < g.w.baggage; b++) if (baggageZone(g, b) === z && baggageSide(g, b) === side) out.push(b);
  return out;
}
function baggageIn(g: Field, z: ZoneId, side: number): number {
  let n = 0;
  for (let b = 0; b < g.w.baggage; b++) if (baggageZone(g, b) === z && baggageSide(g, b) === side) n++;
  return n;
}
export const hasBaggage = (g: Field, z: ZoneId, side: number): boolean => baggageIn(g, z, side) > 0;
/** Whether there are enemy leaders or baggage without a unit of theirs (4.2b 4.3c). */
export function hasEnemyPieces(g: Field, z: ZoneId, side: number): boolean {
  const enemy = 1 - side;
  return unitsIn(g, z, enemy) > 0 || leadersOf(g, enemy).some((l) => leaderZone(g, l) === z) || hasBaggage(g, z, enemy);
}
/** 4.3a 4.3d 4.3e 4.3f 4.3g 11.4.3a R32 Whether one more unit finds room. Enemy baggage alone goes when he comes: it takes none from him. */
export const hasRoom = (g: Field, u: UnitId, z: ZoneId): boolean =>
  isHope(g, u) || stackIn(g, z) < stackLimit(g, z) || hasRoomBeside(g, z, armyOf(g, u));
/** The same for a side where enemy baggage takes up the place. */
export function hasRoomBeside(g: Field, z: ZoneId, side: number): boolean {
  const theirs = baggageIn(g, z, 1 - side);
  return theirs > 0 && stackIn(g, z) - theirs < stackLimit(g, z);
}
