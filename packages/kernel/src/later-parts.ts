/** What a battle is opened without: odds, dice of the players' own, positions that come from outside. */
export { chanceOfHarm, odds } from './odds.ts';
export { positionFault, readHead, readState } from './position-reading.ts';
export { wantedDice } from './wanted-dice.ts';
