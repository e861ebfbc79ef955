import type { Id } from '@tambour/kernel';

/** Rows of the state, by what they number: a hex (`HexId` of the board) is never passed where a unit belongs. */
export type UnitId = Id<'Unit'>;
export type LeaderId = Id<'Leader'>;
/** A brigade, the reserve artillery of a corps, or the cavalry of a corps. */
export type FormationId = Id<'Formation'>;
export type CorpsId = Id<'Corps'>;
export type BridgeId = Id<'Bridge'>;

/** A number that is known to be one of these: where a loop counts them, where data is read, where frames and actions are unpacked. */
export const unitId = (row: number): UnitId => row as UnitId;
export const leaderId = (row: number): LeaderId => row as LeaderId;
export const formationId = (row: number): FormationId => row as FormationId;
export const corpsId = (row: number): CorpsId => row as CorpsId;
export const bridgeId = (row: number): BridgeId => row as BridgeId;

/** None: what a search for one gives, and what stands in data where there is none. */
export const NO_UNIT = unitId(-1);
export const NO_LEADER = leaderId(-1);
export const NO_FORMATION = formationId(-1);
export const NO_CORPS = corpsId(-1);
