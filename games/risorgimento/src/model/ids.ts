import type { Id } from '@tambour/kernel';

/** Rows of the state, by what they number: a hex (`HexId` of the board) is never passed where a unit belongs. */
export type UnitId = Id<'Unit'>;
export type LeaderId = Id<'Leader'>;
/** A brigade, the reserve artillery of a corps, or the cavalry of a corps. */
export type FormationId = Id<'Formation'>;
export type CorpsId = Id<'Corps'>;
export type BridgeId = Id<'Bridge'>;
