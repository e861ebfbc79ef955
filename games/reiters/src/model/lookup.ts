import type { CrossingId, LinkId, ZoneId } from '@tambour/boards';
import type { IdArray } from '@tambour/kernel';
import type { Charts, OrderEffects } from './charts.ts';
import type { LeaderId, UnitId } from './ids.ts';
import type { ColumnData, LeaderData, ScenarioData } from './scenario.ts';
import type { Field } from './state.ts';
import { AP_GROUPS, ORDERS, type OrderName, SIDES } from './vocabulary.ts';
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

export const columnUnits = (g: Field, column: number): IdArray<UnitId> => g.w.columnUnits[column]!;
/** 10.1a The order written for it; 4.5a the turn on which it came in, 0 for one that was there from the start. */
export const writtenFor = (g: Field, column: number): number => g.s.column.order[column]!;
export const enteredOn = (g: Field, column: number): number => g.s.column.entered[column]!;
export const columnData = (g: Field, column: number): ColumnData => g.w.data.columns[column]!;
export const columnId = (g: Field, column: number): string => g.w.columnIds[column]!;
export const pieceId = (g: Field, piece: number): string => g.w.pieces[piece]!;
export const zoneLabel = (g: Field, z: ZoneId): string => g.w.zoneNames[z]!;
/** Steps of passage from zone to zone. */
export const stepsBetween = (g: Field, from: ZoneId, to: ZoneId): number => g.w.steps[from * g.w.zones + to]!;
/** What the charts say of its type, and how high it lies. */
export const zoneChart = (g: Field, z: ZoneId): Charts['zones'][number] => g.w.charts.zones[g.w.type[z]!]!;
export const heightOf = (g: Field, z: ZoneId): number => g.w.altitude[z]!;
/** R68 Steps to the supply edge of a side. */
export const toSupply = (g: Field, side: number, z: ZoneId): number => g.w.toSupply[side]![z]!;
export const endOf = (g: Field, link: LinkId): ZoneId => g.w.passage.to[link]!;
export const crossingOf = (g: Field, link: LinkId): CrossingId => g.w.passage.crossing[link]!;
/** 7.4.6a What a crossing is worth to a defender of a side against a group of attackers. */
export const crossingWorth = (g: Field, side: number, crossing: CrossingId, group: number): number =>
  g.w.crossingTerrain[side]![crossing * AP_GROUPS.length + group]!;
/** 9.0a What a side scores for enemies eliminated. */
export const scoredBy = (g: Field, side: number): ScenarioData['victory']['elimination'][number] =>
  g.w.data.victory.elimination[side]!;
export const orderChart = (g: Field, order: number): OrderEffects => g.w.charts.orders[order]!;
/** Points of a step by its ground alone. */
export const groundCost = (g: Field, link: LinkId): number => g.w.linkCost[link]!;

/** 2.2a The side with the initiative. */
export const firstSide = (g: Field): number => g.s.battle.first[0]!;
/** Points spent by the piece on the march. */
export const spentSoFar = (g: Field): number => g.s.battle.spent[0]!;
export const spend = (g: Field, points: number): void => {
  g.s.battle.spent[0]! += points;
};
/** Marks come off every unit, every leader, every zone; and one goes onto a zone. */
export const unmarkUnits = (g: Field, bits: number): void => unmarkAll(g.s.unit.marks, bits);
export const unmarkLeaders = (g: Field, bits: number): void => unmarkAll(g.s.leader.marks, bits);
export const unmarkZones = (g: Field, bits: number): void => unmarkAll(g.s.zone.marks, bits);
function unmarkAll(marks: Uint8Array | Uint16Array, bits: number): void {
  for (let row = 0; row < marks.length; row++) marks[row]! &= ~bits;
}
export const markZone = (g: Field, z: ZoneId, bits: number): void => {
  g.s.zone.marks[z]! |= bits;
};

export const sideName = (side: number): (typeof SIDES)[number] => SIDES[side]!;
export const orderName = (order: number): OrderName => ORDERS[order]!;
