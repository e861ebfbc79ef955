export { PAPERS } from './paper.ts';
export { PAPER_IDS, type PaperId } from './paper-ids.ts';
export { printDefinitions, printedPart } from './parts.ts';
export { PRINT_PARTS, type Printed, type PrintPart } from './printed.ts';
export { type PrintableGame, printedBattle } from './printed-battle.ts';
export { PRINT_STYLE, pageSize } from './style.ts';
export { say as sayPrint } from './words.ts';
