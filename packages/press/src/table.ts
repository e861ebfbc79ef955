/** What a game on a measured table loads, and no other: `@tambour/press/table`. */
export {
  BASE_STATES,
  BASE_STATUSES,
  type Base,
  type BaseState,
  type BaseStatus,
  COHESIONS,
  type Cohesion,
  type OfficerBase,
  TABLE_ARMS,
  TABLE_FORMATIONS,
  type TableArm,
  type TableFormation,
  type TroopBase,
} from './table/base.ts';
export { drawBase } from './table/base-card.ts';
export { cohesionSign, stateSign, statusSign } from './table/base-signs.ts';
export { coverOf, drawTag, type SeatedTag, seatTags, type Tag, tagOf } from './table/base-tags.ts';
export { DETAILS, type Detail, detailAt } from './table/figures.ts';
export { CM } from './table/table-layout.ts';
export { drawTableSign } from './table/table-legend.ts';
export {
  type Footprint,
  SECTOR_LOOKS,
  TABLE_SIGNS,
  type TableCrossing,
  type TableExit,
  type TableGrowth,
  type TableHill,
  type TableLine,
  type TablePlan,
  type TablePrize,
  type TableScale,
  type TableSector,
  type TableSign,
  type TableTerrain,
  TERRAIN_KINDS,
  type TerrainKind,
} from './table/table-plan.ts';
export { tablePlate, tableSheet } from './table/table-plate.ts';
