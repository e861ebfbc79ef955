import type { Id } from '@tambour/kernel';

/** Rows of the state, by what they number: a hex (`HexId` of the board) is never passed where a unit belongs. */
export type UnitId = Id<'Unit'>;
/** A leader of the scenario, or after them the aide-de-camp of a formation. */
export type LeaderId = Id<'Leader'>;
export type FormationId = Id<'Formation'>;

/** A number that is known to be one of these: where a loop counts them, where data is read, where frames and actions are unpacked. */
export const unitId = (row: number): UnitId => row as UnitId;
export const leaderId = (row: number): LeaderId => row as LeaderId;
export const formationId = (row: number): FormationId => row as FormationId;

/** No unit: what a search for one gives. */
export const NO_UNIT = unitId(-1);
/** The same in a packed column. */
export const NOBODY = unitId(0xffff);
