import type { Id } from '@tambour/kernel';

/** Rows of the state, by what they number: a hex (`HexId` of the board) is never passed where a unit belongs. */
export type UnitId = Id<'Unit'>;
/** A leader of the scenario, or after them the aide-de-camp of a formation. */
export type LeaderId = Id<'Leader'>;
export type FormationId = Id<'Formation'>;
