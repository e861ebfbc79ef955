/** What a record asks of the rules of combat. */
export { addingGuns, attackSupports, shotItems, shotSupports } from '../rules/7-sum.ts';
export { attackSum, boutSum } from './sums.ts';
