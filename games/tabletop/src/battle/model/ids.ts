import type { Id } from '@tambour/kernel';

/** Units of a battle by number, escorts after them; generals, then aides. */
export type UnitId = Id<'tabletop unit'>;
export type LeaderId = Id<'tabletop leader'>;
export const unitId = (n: number): UnitId => n as UnitId;
export const leaderId = (n: number): LeaderId => n as LeaderId;
export const NO_UNIT = unitId(-1);
export const NO_LEADER = leaderId(-1);
