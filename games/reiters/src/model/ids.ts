import type { Id } from '@tambour/kernel';

/** Rows of the state, by what they number. */
export type UnitId = Id<'Unit'>;
export type LeaderId = Id<'Leader'>;
