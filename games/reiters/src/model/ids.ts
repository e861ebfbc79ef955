import type { Id } from '@tambour/kernel';

/** Rows of the state, by what they number: a leader is never passed where a unit belongs. Zones are those of the board. */
export type UnitId = Id<'Unit'>;
export type LeaderId = Id<'Leader'>;

/** A number that is known to be one of these: where a loop counts them, where data is read, where frames and actions are unpacked. */
export const unitId = (row: number): UnitId => row as UnitId;
export const leaderId = (row: number): LeaderId => row as LeaderId;

/** No unit: what a search for one gives, and the parent of who has none. */
export const NO_UNIT = unitId(-1);
