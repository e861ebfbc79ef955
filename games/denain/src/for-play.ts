/** What a page needs of the game to play it; `index.ts` has it whole. */
export { denainPlay } from './play.ts';
export { setupPieces } from './stage/set-up-pieces.ts';
export { denainSheet } from './stage/sheet.ts';
export { denainStage } from './stage/stage.ts';
export { TEXTS } from './texts/say.ts';
