import type { LinkId, ZoneId } from '@tambour/boards';
import type { IdArray } from '@tambour/kernel';
import type { LeaderId, UnitId } from './ids.ts';
import type { ColumnData, LeaderData } from './scenario.ts';
import type { Field } from './state.ts';
import { ORDERS, type OrderName, SIDES } from './vocabulary.ts';
import type { UnitSheet } from './world.ts';

// Rows of the columns and tables by what numbers them: an id of this battle has a row in each, so there is nothing to check.

export const zoneOf = (g: Field, u: UnitId): ZoneId => g.s.unit.zone[u]!;
export const unitPlace = (g: Field, u: UnitId): number => g.s.unit.place[u]!;
export const stepsOf = (g: Field, u: UnitId): number => g.s.unit.steps[u]!;
export const partOf = (g: Field, u: UnitId): number => g.s.unit.part[u]!;
export const armyOf = (g: Field, u: UnitId): number => g.w.unitSide[u]!;
export const enemyOf = (g: Field, u: UnitId): number => 1 - g.w.unitSide[u]!;
export const typeOf = (g: Field, u: UnitId): number => g.w.unitType[u]!;
export const sheetOf = (g: Field, u: UnitId): UnitSheet => g.w.unit[u]!;
export const unitColumn = (g: Field, u: UnitId): number => g.w.unitColumn[u]!;
/** 11.4 Who sent it out; below 0 for a unit that nobody did. */
export const parentOf = (g: Field, u: UnitId): UnitId => g.w.unitParent[u]!;
/** 11.4.1a The enfants perdus it may send out. */
export const detachmentsOf = (g: Field, u: UnitId): readonly UnitId[] => g.w.hopes[u]!;
export const unitsOf = (g: Field, side: number): IdArray<UnitId> => g.w.sideUnits[side]!;

export const leaderZone = (g: Field, l: LeaderId): ZoneId => g.s.leader.zone[l]!;
export const leaderArmy = (g: Field, l: LeaderId): number => g.w.leaderSide[l]!;
export const leaderColumn = (g: Field, l: LeaderId): number => g.w.leaderColumn[l]!;
export const leaderData = (g: Field, l: LeaderId): LeaderData => g.w.data.leaders[l]!;
export const leadersOf = (g: Field, side: number): IdArray<LeaderId> => g.w.sideLeaders[side]!;
export const columnLeader = (g: Field, column: number): LeaderId => g.w.columnLeader[column]!;

export const columnData = (g: Field, column: number): ColumnData => g.w.data.columns[column]!;
export const columnId = (g: Field, column: number): string => g.w.columnIds[column]!;
export const pieceId = (g: Field, piece: number): string => g.w.pieces[piece]!;
export const zoneLabel = (g: Field, z: ZoneId): string => g.w.zoneNames[z]!;
/** Steps of passage from zone to zone. */
export const stepsBetween = (g: Field, from: ZoneId, to: ZoneId): number => g.w.steps[from * g.w.zones + to]!;
/** Points of a step by its ground alone. */
export const groundCost = (g: Field, link: LinkId): number => g.w.linkCost[link]!;

/** The combat being fought: who leads on either side, and between which zones. */
export const attackerOf = (g: Field): UnitId => g.s.fight.attacker[0]!;
export const defenderOf = (g: Field): UnitId => g.s.fight.defender[0]!;
export const attackedFrom = (g: Field): ZoneId => g.s.fight.from[0]!;
export const attackedZone = (g: Field): ZoneId => g.s.fight.to[0]!;
export const hasFlag = (g: Field, flag: number): boolean => (g.s.fight.flags[0]! & flag) !== 0;
export const setFlag = (g: Field, flag: number): void => {
  g.s.fight.flags[0]! |= flag;
};
export const clearFlag = (g: Field, flag: number): void => {
  g.s.fight.flags[0]! &= ~flag;
};

export const sideName = (side: number): (typeof SIDES)[number] => SIDES[side]!;
export const orderName = (order: number): OrderName => ORDERS[order]!;
