export type { DenainCommand } from './command.ts';
export type { DenainEvent } from './event.ts';
export { denain } from './game.ts';
export { denainSheet, setupPieces } from './sheet.ts';
export { denainStage } from './stage/stage.ts';
export { type DenainWorld, denainWorld } from './world.ts';
