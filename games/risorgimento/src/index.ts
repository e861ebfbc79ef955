export { risorgimento } from './game.ts';
export type { RisorgimentoEvent } from './model/event.ts';
export { type RisorgimentoWorld, risorgimentoWorld } from './model/world.ts';
export type { RisorgimentoCommand } from './protocol/verbs.ts';
export { setupPieces } from './stage/set-up-pieces.ts';
export { risorgimentoSheet } from './stage/sheet.ts';
export { risorgimentoStage } from './stage/stage.ts';
