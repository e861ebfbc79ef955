export { boardMap } from './board-map.ts';
export { ford } from './game.ts';
export { fordStage } from './stage.ts';
