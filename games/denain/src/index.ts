export { denain } from './game.ts';
export type { DenainEvent } from './model/event.ts';
export { type DenainWorld, denainWorld } from './model/world.ts';
export type { DenainCommand } from './protocol/verbs.ts';
export { setupPieces } from './stage/face.ts';
export { denainSheet } from './stage/sheet.ts';
export { denainStage } from './stage/stage.ts';
