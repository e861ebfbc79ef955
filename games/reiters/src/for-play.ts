/** What a page needs of the game to play it; `index.ts` has it whole. */
export { reitersPlay } from './play.ts';
export { setupPieces } from './stage/set-up-pieces.ts';
export { reitersSheet } from './stage/sheet.ts';
export { reitersStage } from './stage/stage.ts';
export { TEXTS } from './texts/say.ts';
