import { type ZoneId, zoneId } from '@tambour/boards';
import { bytes, fieldsOf, type GameField, KERNEL, type Layout, u8Of } from '@tambour/kernel';
import { type LeaderId, type UnitId, unitId } from './ids.ts';
import { dismounted, disorganised } from './marks.ts';
import type { Face } from './profile.ts';
import { Scratch } from './scratch.ts';
import { ARGOULETS, ARTILLERY, LOST, ON_MAP } from './vocabulary.ts';
import type { ReitersWorld } from './world.ts';

/** In a column of zones: no zone. */
export const NOWHERE = zoneId(255);

/** Single figures behind one name: a bundle has each where it is used. */
export * as FLAG from './fight-flags.ts';
export * as FIGHT_KIND from './fight-kinds.ts';
export * as LEADER_MARK from './leader-marks.ts';
export * as MARK from './marks.ts';
export * as PART from './parts.ts';
export * as ZONE_MARK from './zone-marks.ts';

/** Longest way of one command, in steps. */
const MOST_STEPS = 16;

const layout = (w: ReitersWorld) =>
  ({
    ...KERNEL,
    unit: { rows: w.units, columns: { marks: 'u16', zone: u8Of<ZoneId>(), ...bytes('place', 'steps', 'part') } },
    leader: { rows: w.leaders, columns: { zone: u8Of<ZoneId>(), ...bytes('place', 'marks') } },
    baggage: { rows: Math.max(1, w.baggage), columns: { zone: u8Of<ZoneId>(), place: 'u8' } },
    /** `known`: the order as the enemy last saw it, + 1; `entered`: the turn the column came in (0 from the start). */
    column: { rows: w.columns, columns: bytes('order', 'known', 'entered', 'tried') },
    /** 10.1f Where a side imagines the field: columns whose order it only assumes. Of the eye alone, no rule asks. */
    guess: { rows: w.columns, columns: { isOrder: 'u8' }, derived: true },
    zone: { rows: w.zones, columns: { marks: 'u8' } },
    battle: {
      rows: 1,
      columns: {
        pointsC: 'u16',
        pointsP: 'u16',
        ...bytes('turn', 'sequence', 'first', 'active', 'isOver', 'winner'),
        /** The piece on the march + 1, what it has spent, where it set out, its last step and how that was judged. */
        ...bytes('moving', 'spent'),
        start: u8Of<ZoneId>(),
        ...bytes('stepCost', 'stepFell', 'offRoad', 'path', 'pathAt', 'hopesSetUp'),
        /** 7.4.5a The zone and the unit attacked last, + 1. */
        ...bytes('lastZone', 'lastDefender'),
      },
    },
    /** The way of the command being carried out. */
    path: { rows: MOST_STEPS, columns: { zone: u8Of<ZoneId>() } },
    fight: {
      rows: 1,
      columns: {
        kind: 'u8',
        from: u8Of<ZoneId>(),
        to: u8Of<ZoneId>(),
        attacker: u8Of<UnitId>(),
        defender: u8Of<UnitId>(),
        ...bytes('round', 'rounds', 'flags'),
        differential: 'i8',
        die: 'u8',
        retreatTo: u8Of<ZoneId>(),
        attackerSteps: 'u8',
      },
    },
    /** Derived: how many combat units of each side, what they and the baggage count for stacking, who exerts control. */
    at: {
      rows: w.zones,
      columns: bytes('unitsC', 'unitsP', 'stack', 'zocC', 'zocP', 'occupied'),
      derived: true,
    },
  }) as const satisfies Layout;

/** What the rules work on. */
export type Field = GameField<ReitersWorld, ReturnType<typeof layout>, Scratch>;
export const { shape: reitersShape, field } = fieldsOf(layout, (w: ReitersWorld) => new Scratch(w.zones, w.columns));

export const isOver = (g: Field): boolean => g.s.battle.isOver[0] === 1;
export const push = (g: Field, step: number, a = 0, b = 0, c = 0, d = 0): void => g.pen.push(step, a, b, c, d);
export const active = (g: Field): number => g.s.battle.active[0]!;
export const passive = (g: Field): number => 1 - g.s.battle.active[0]!;
export const turnOf = (g: Field): number => g.s.battle.turn[0]!;

export const has = (g: Field, u: UnitId, mark: number): boolean => (g.s.unit.marks[u]! & mark) !== 0;
export const mark = (g: Field, u: UnitId, bits: number): void => {
  g.s.unit.marks[u]! |= bits;
};
export const unmark = (g: Field, u: UnitId, bits: number): void => {
  g.s.unit.marks[u]! &= ~bits;
};
export const hasLeader = (g: Field, l: LeaderId, mark: number): boolean => (g.s.leader.marks[l]! & mark) !== 0;
export const markLeader = (g: Field, l: LeaderId, bits: number): void => {
  g.s.leader.marks[l]! |= bits;
};
export const hasZone = (g: Field, z: ZoneId, mark: number): boolean => (g.s.zone.marks[z]! & mark) !== 0;

export const isOnMap = (g: Field, u: UnitId): boolean => g.s.unit.place[u] === ON_MAP;
export const isLeaderOnMap = (g: Field, l: LeaderId): boolean => g.s.leader.place[l] === ON_MAP;

/** 1.3.7a 4.6a The face of the counter that shows. */
export const faceOf = (g: Field, u: UnitId): Face => {
  const sheet = g.w.unit[u]!;
  const isBack = sheet.type === ARGOULETS ? has(g, u, dismounted) : g.s.unit.steps[u]! < sheet.steps;
  return isBack && sheet.back ? sheet.back : sheet.front;
};
/** 4.6b */
export const armOf = (g: Field, u: UnitId): number => faceOf(g, u).arm;
export const isHope = (g: Field, u: UnitId): boolean => g.w.unitParent[u]! >= 0;

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
