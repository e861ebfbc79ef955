export type { Batch, Range, Runner } from './runner.ts';
export type { Setting, Study } from './study.ts';
export { cellOf, heldObjectives, objectiveKeys, rulesIn, TABLE_CELL, tracing } from './trace.ts';
