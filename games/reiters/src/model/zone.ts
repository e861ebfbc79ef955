import type { ZoneId } from '@tambour/boards';
import { type LeaderId, type UnitId, unitId } from './ids.ts';
import { disorganised } from './marks.ts';
import { type Field, NOWHERE } from './state.ts';
import { has, isHope, mark, unmark } from './unit.ts';
import { ARTILLERY, LOST, ON_MAP } from './vocabulary.ts';

export const hasZone = (g: Field, z: ZoneId, mark: number): boolean => (g.s.zone.marks[z]! & mark) !== 0;
export const markZone = (g: Field, z: ZoneId, bits: number): void => {
  g.s.zone.marks[z]! |= bits;
};

/** Combat units of a side in a zone: guns and enfants perdus among them. */
export const unitsIn = (g: Field, z: ZoneId, side: number): number =>
  side === 0 ? g.s.at.unitsC[z]! : g.s.at.unitsP[z]!;
/** 4.2a Whether a zone is under the control of a side's units. */
export const isControlled = (g: Field, z: ZoneId, side: number): boolean =>
  (side === 0 ? g.s.at.zocC[z]! : g.s.at.zocP[z]!) > 0;

/** 4.2a 1.3.7g 11.4.3c Infantry and cavalry in good order exert control; guns and enfants perdus never. */
const exerts = (g: Field, u: UnitId): boolean =>
  !has(g, u, disorganised) && g.w.unitParent[u]! < 0 && g.w.unit[u]!.front.arm !== ARTILLERY;

/** 4.2c 4.2d Control lies on the zones a piece could pass to. */
function spread(g: Field, u: UnitId, by: number): void {
  const { first, to } = g.w.passage;
  const z = g.s.unit.zone[u]!;
  const column = g.w.unitSide[u] === 0 ? g.s.at.zocC : g.s.at.zocP;
  for (let link = first[z]!; link < first[z + 1]!; link++) column[to[link]!]! += by;
}
function count(g: Field, u: UnitId, by: number): void {
  const z = g.s.unit.zone[u]!;
  const { at } = g.s;
  if (g.w.unitSide[u] === 0) at.unitsC[z]! += by;
  else at.unitsP[z]! += by;
  at.occupied[z]! += by;
  // 4.3a 11.4.3a Enfants perdus do not count.
  if (g.w.unitParent[u]! < 0) at.stack[z]! += by;
  if (exerts(g, u)) spread(g, u, by);
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
  g.s.at.stack[z]! += 1;
  g.s.at.occupied[z]! += 1;
}
export function dropBaggage(g: Field, b: number): void {
  const z = g.s.baggage.zone[b]!;
  g.s.at.stack[z]! -= 1;
  g.s.at.occupied[z]! -= 1;
  g.s.baggage.zone[b] = NOWHERE;
  g.s.baggage.place[b] = LOST;
}

/** Rebuilds what is known of the zones from where everything lies. */
export function recount(g: Field): void {
  const { at, unit, baggage } = g.s;
  at.unitsC.fill(0);
  at.unitsP.fill(0);
  at.stack.fill(0);
  at.zocC.fill(0);
  at.zocP.fill(0);
  at.occupied.fill(0);
  for (let u = unitId(0); u < g.w.units; u++) if (unit.zone[u] !== NOWHERE) count(g, u, 1);
  for (let b = 0; b < g.w.baggage; b++) {
    const z = baggage.zone[b]!;
    if (z === NOWHERE) continue;
    at.stack[z]! += 1;
    at.occupied[z]! += 1;
  }
}

/** The units of a side in a zone, in the order of their numbers. */
export function unitsAt(g: Field, z: ZoneId, side: number): UnitId[] {
  const out: UnitId[] = [];
  if (unitsIn(g, z, side) === 0) return out;
  const all = g.w.sideUnits[side]!;
  for (let i = 0; i < all.length; i++) if (g.s.unit.zone[all[i]!] === z) out.push(all[i]!);
  return out;
}
export function leadersAt(g: Field, z: ZoneId, side: number): LeaderId[] {
  const out: LeaderId[] = [];
  const all = g.w.sideLeaders[side]!;
  for (let i = 0; i < all.length; i++) if (g.s.leader.zone[all[i]!] === z) out.push(all[i]!);
  return out;
}
export function baggageAt(g: Field, z: ZoneId, side: number): number[] {
  const out: number[] = [];
  for (let b = 0; b < g.w.baggage; b++) if (g.s.baggage.zone[b] === z && g.w.baggageSide[b] === side) out.push(b);
  return out;
}
export const hasBaggage = (g: Field, z: ZoneId, side: number): boolean => {
  for (let b = 0; b < g.w.baggage; b++) if (g.s.baggage.zone[b] === z && g.w.baggageSide[b] === side) return true;
  return false;
};
/** Whether there are enemy leaders or baggage without a unit of theirs (4.2b 4.3c). */
export function hasEnemyPieces(g: Field, z: ZoneId, side: number): boolean {
  const enemy = 1 - side;
  if (unitsIn(g, z, enemy) > 0) return true;
  const leaders = g.w.sideLeaders[enemy]!;
  for (let i = 0; i < leaders.length; i++) if (g.s.leader.zone[leaders[i]!] === z) return true;
  return hasBaggage(g, z, enemy);
}
/** 4.3a 4.3d 4.3e 4.3f 4.3g 11.4.3a R32 Whether one more unit finds room. Enemy baggage alone goes when he comes: it takes none from him. */
export function hasRoom(g: Field, u: UnitId, z: ZoneId): boolean {
  return isHope(g, u) || g.s.at.stack[z]! < g.w.limit[z]! || hasRoomBeside(g, z, g.w.unitSide[u]!);
}
/** The same for a side where enemy baggage takes up the place. */
export function hasRoomBeside(g: Field, z: ZoneId, side: number): boolean {
  let theirs = 0;
  for (let b = 0; b < g.w.baggage; b++) if (g.s.baggage.zone[b] === z && g.w.baggageSide[b] !== side) theirs++;
  return theirs > 0 && g.s.at.stack[z]! - theirs < g.w.limit[z]!;
}
