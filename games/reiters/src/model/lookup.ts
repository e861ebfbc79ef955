import type { CrossingId, LinkId, ZoneId } from '@tambour/boards';
import type { IdArray } from '@tambour/kernel';
import type { OrderEffects, ZoneChart } from './charts.ts';
import type { LeaderId, UnitId } from './ids.ts';
import type { ColumnData, ScenarioData } from './scenario.ts';
import { type Field, turnOf } from './state.ts';
import { AP_GROUPS, ORDERS, type OrderName, SEQUENCES, type Sequence, SIDES } from './vocabulary.ts';
import type { ReitersWorld } from './world.ts';

// Rows of the other columns and tables by what numbers them.

export const columnLeader = (g: Field, column: number): LeaderId => g.w.columnLeader[column]!;

export const columnUnits = (g: Field, column: number): IdArray<UnitId> => g.w.columnUnits[column]!;
/** 10.1a The order written for it; 4.5a the turn on which it came in, 0 for one that was there from the start. */
export const writtenFor = (g: Field, column: number): number => g.s.column.order[column]!;
export const enteredOn = (g: Field, column: number): number => g.s.column.entered[column]!;
export const columnData = (g: Field, column: number): ColumnData => g.w.data.columns[column]!;
/** 4.5a Whether it is a reinforcement. */
export const comesLater = (g: Field, column: number): boolean => columnData(g, column).reinforcement !== undefined;
export const columnId = (g: Field, column: number): string => g.w.columnIds[column]!;
export const columnSide = (g: Field, column: number): number => g.w.columnSide[column]!;
export const pieceId = (g: Field, piece: number): string => g.w.pieces[piece]!;
/** Whose a unit, a leader or baggage is. */
export const ownerOf = (w: ReitersWorld, piece: number): number => w.pieceSide[piece]!;
export const ownerByName = (w: ReitersWorld, piece: string): number | undefined =>
  w.pieceSide[w.pieceIndex.get(piece) ?? -1];
export const zoneLabel = (g: Field, z: ZoneId): string => g.w.zoneNames[z]!;
/** Steps of passage from zone to zone. */
export const stepsBetween = (g: Field, from: ZoneId, to: ZoneId): number => g.w.steps[from * g.w.zones + to]!;
/** What the charts say of its type, and how high it lies. */
export const zoneChart = (g: Field, z: ZoneId): ZoneChart => g.w.charts.zones[g.w.type[z]!]!;
export const heightOf = (g: Field, z: ZoneId): number => g.w.altitude[z]!;
/** R68 Steps to the supply edge of a side. */
export const toSupply = (g: Field, side: number, z: ZoneId): number => g.w.toSupply[side]![z]!;
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

/** 3.0c Where in a phase we are. */
export const sequenceOf = (g: Field): Sequence => SEQUENCES[g.s.battle.sequence[0]!]!;
/** 2.2a The side with the initiative. */
export const firstSide = (g: Field): number => g.s.battle.first[0]!;
/** Turns that are left, the present one included. */
export const turnsLeft = (g: Field): number => g.w.data.turns - Math.max(1, turnOf(g)) + 1;
/** Points spent by the piece on the march. */
export const spentSoFar = (g: Field): number => g.s.battle.spent[0]!;
export const spend = (g: Field, points: number): void => {
  g.s.battle.spent[0]! += points;
};
/** The piece on the march, if any. */
export const NOBODY = -1;
export const onTheMarch = (g: Field): number => g.s.battle.moving[0]! - 1;
/** What its last step cost. */
export const lastStep = (g: Field): number => g.s.battle.stepCost[0]!;
export const sideName = (side: number): (typeof SIDES)[number] => SIDES[side]!;
export const orderName = (order: number): OrderName => ORDERS[order]!;
/** 10.1f R85 The order of a column as the enemy last saw it, if it has been shown. */
export const revealedOrder = (g: Field, column: number): OrderName | undefined => ORDERS[g.s.column.known[column]! - 1];
