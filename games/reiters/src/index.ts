export { reiters } from './game.ts';
