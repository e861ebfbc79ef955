export { ford } from './game.ts';
export { fordStage } from './stage.ts';
