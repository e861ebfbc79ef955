export { denain } from './game.ts';
