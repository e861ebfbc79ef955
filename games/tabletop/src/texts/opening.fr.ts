export { battle } from './battle.fr.ts';
export { sheet } from './sheet.fr.ts';
export { stage } from './stage.fr.ts';
export { sums } from './sums.fr.ts';
