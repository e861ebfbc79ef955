/** What a battle is opened without: odds, standing orders, dice of the players' own, positions that come from outside. */
export { odds } from './odds.ts';
export { positionFault, readHead, readState } from './position-reading.ts';
export { standingAnswer } from './standing.ts';
export { wantedDice } from './wanted-dice.ts';
