export { risorgimento } from './game.ts';
