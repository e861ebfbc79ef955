/** What a battle on the table opens with, fetched in one go. */
export { battle } from './battle.en.ts';
export { sheet } from './sheet.en.ts';
export { stage } from './stage.en.ts';
export { sums } from './sums.en.ts';
