import type { Spot } from '@tambour/boards';
import {
  DEGRADATIONS,
  type Degradation,
  FORMATIONS,
  type Formation,
  MORALE_STATES,
  type MoraleState,
  ORDERS,
  type Order,
  PHASES,
  type Phase,
  RESULTS,
  type Result,
} from '../../model/vocabulary.ts';
import type { Hill, Sector } from '../../rules/table/ground.ts';
import type { Home } from '../../rules/table/placed.ts';
import { type LeaderId, type UnitId, unitId } from './ids.ts';
import { DEBTS, type Debt, GUN_PLACES, LEADER_PLACES, RALLY_CASES, type RallyCase } from './marks.ts';
import { type Field, has, orNobody } from './state.ts';
import type { LeaderKind, Objective } from './world.ts';

/** What the columns say, in the words of the rules. */

type Column = Uint8Array | Uint16Array | Uint32Array;
/** A figure of which one rule alone knows what it means. */
export const valueAt = (column: Column, row: number): number => column[row]!;
export const increase = (column: Column, row: number, by: number): void => {
  column[row]! += by;
};

// The words that a number stands for, in the state as in an action.
export const formationBy = (n: number): Formation => FORMATIONS[n]!;
export const degradationBy = (n: number): Degradation => DEGRADATIONS[n]!;
export const stateBy = (n: number): MoraleState => MORALE_STATES[n]!;
export const orderBy = (n: number): Order => ORDERS[n]!;
export const sideId = (g: Field, side: number): string => g.w.sideIds[side]!;
/** Where a side goes from the table. */
export const homeFor = (g: Field, side: number): Home => g.w.homes[side === 0 ? 0 : 1];
export const sectorAt = (g: Field, n: number): Sector => g.w.ground.sectors[n]!;

export const phaseOf = (g: Field): Phase => PHASES[g.s.battle.phase[0]!]!;
/** C14b The side that is first in this period. */
export const firstSide = (g: Field): number => g.s.battle.first[0]!;
/** Quarters of this period that have been. */
export const quartersPlayed = (g: Field): number => g.s.battle.quarter[0]!;
export const meleeCount = (g: Field): number => g.s.battle.melees[0]!;
export const chargeCount = (g: Field): number => g.s.battle.charges[0]!;
/** C14f The tests that wait, and the row of the oldest. */
export const testsWaiting = (g: Field): number => g.s.battle.waiting[0]!;
export const headRow = (g: Field): number => g.s.battle.head[0]!;

export const idOf = (g: Field, u: UnitId): string => g.w.unitIds[u]!;
export const stateOf = (g: Field, u: UnitId): MoraleState => stateBy(g.s.unit.state[u]!);
/** C2h Its formation: whatever it broke from, in the shape of a rout it is in that. */
export const formationOf = (g: Field, u: UnitId): Formation => (has(g, u, 'routShape') ? 'rout' : ownFormation(g, u));
/** C2l The formation it broke from, and has again when the shape of a rout ends without another. */
export const ownFormation = (g: Field, u: UnitId): Formation => formationBy(g.s.unit.formation[u]!);
export const degradationOf = (g: Field, u: UnitId): Degradation => degradationBy(g.s.unit.degradation[u]!);
export const orderOf = (g: Field, u: UnitId): Order => orderBy(g.s.unit.order[u]!);
/** C11a The place its order names, and the friend it is to support. */
export const orderSpot = (g: Field, u: UnitId): Spot => ({ x: g.s.unit.orderX[u]!, y: g.s.unit.orderY[u]! });
export const supportedBy = (g: Field, u: UnitId): UnitId => orNobody(g.s.unit.orderUnit[u]!);
/** Men it has lost, and figures away with prisoners (of prisoners, those that lead them). */
export const menLost = (g: Field, u: UnitId): number => g.s.unit.losses[u]!;
export const escortOf = (g: Field, u: UnitId): number => g.s.unit.escort[u]!;
/** Whom it goes away from. */
export const fleesFrom = (g: Field, u: UnitId): UnitId => orNobody(g.s.unit.cause[u]!);
/** Ticks it has used in this half and of them backward, those that count as moved for its fire, and those a reaction took. */
export const ticksSpent = (g: Field, u: UnitId): number => g.s.unit.spent[u]!;
export const ticksBacked = (g: Field, u: UnitId): number => g.s.unit.backed[u]!;
export const ticksMoved = (g: Field, u: UnitId): number => g.s.unit.moved[u]!;
export const ticksReacted = (g: Field, u: UnitId): number => g.s.unit.reacted[u]!;
/** C3l C5k What is left to pay, of what, and the line it stands astride, as the columns keep them. */
export const ticksOwed = (g: Field, u: UnitId): number => g.s.unit.owed[u]!;
export const paysFor = (g: Field, u: UnitId): number => g.s.unit.owedFor[u]!;
export const astrideOf = (g: Field, u: UnitId): number => g.s.unit.astride[u]!;
/** What its last test came to, for who waits for it. */
export const lastResult = (g: Field, u: UnitId): Result | undefined => RESULTS[g.s.unit.result[u]! - 1];
/** Where it stands by its columns alone: no view is made anew for it. */
export const spotOf = (g: Field, u: UnitId): Spot => ({ x: g.s.unit.x[u]!, y: g.s.unit.y[u]! });
/** C3l What it pays for. */
export const debtKind = (g: Field, u: UnitId): Debt => DEBTS[g.s.unit.debt[u]!]!;
export const gunPlaceOf = (g: Field, u: UnitId): (typeof GUN_PLACES)[number] => GUN_PLACES[g.s.guns.place[u]!]!;

export const leaderName = (g: Field, l: LeaderId): string => g.w.leaderIds[l]!;
export const leaderKind = (g: Field, l: LeaderId): LeaderKind => g.w.leaderKinds[l]!;
export const leaderSpot = (g: Field, l: LeaderId): Spot => ({ x: g.s.leader.x[l]!, y: g.s.leader.y[l]! });
export const leaderPlaceOf = (g: Field, l: LeaderId): (typeof LEADER_PLACES)[number] =>
  LEADER_PLACES[g.s.leader.place[l]!]!;
/** C12d C12e Ticks he has ridden in this phase, and quarters he loses of it. */
export const ticksRidden = (g: Field, l: LeaderId): number => g.s.leader.spent[l]!;
export const delayOf = (g: Field, l: LeaderId): number => g.s.leader.delay[l]!;
/** C12i The unit he is with. */
export const unitWith = (g: Field, l: LeaderId): UnitId => orNobody(g.s.leader.with[l]!);

/** C9a Two units in close combat, by their row. */
export interface Contact {
  readonly row: number;
  readonly a: UnitId;
  readonly b: UnitId;
}
export const contactAt = (g: Field, row: number): Contact => ({
  row,
  a: orNobody(g.s.melee.a[row]!),
  b: orNobody(g.s.melee.b[row]!),
});
export const contactsNow = (g: Field): readonly Contact[] =>
  Array.from({ length: meleeCount(g) }, (_, row) => contactAt(g, row));
/** The same as one of the two sees it: which party it is, and whom it fights. */
export interface OwnContact {
  readonly row: number;
  readonly party: 1 | 2;
  readonly enemy: UnitId;
}
export const contactsOf = (g: Field, u: UnitId): readonly OwnContact[] =>
  contactsNow(g).flatMap(({ row, a, b }): readonly OwnContact[] =>
    a === u ? [{ row, party: 1, enemy: b }] : b === u ? [{ row, party: 2, enemy: a }] : [],
  );

export const testedUnit = (g: Field, row: number): UnitId => unitId(g.s.test.unit[row]!);
export const rallyCaseOf = (g: Field, row: number): RallyCase => RALLY_CASES[g.s.test.rally[row]!]!;
/** What is to be held: a sector, or a hill. */
export const objectiveGround = ({ w }: Field, { sector, hill }: Objective): Sector | Hill =>
  (sector >= 0 ? w.ground.sectors[sector] : w.ground.hills[hill])!;
/** The side that holds it, or -1. */
export const ownerOf = (g: Field, objective: number): number => g.s.objective.owner[objective]! - 1;
