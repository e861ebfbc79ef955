export { type ContractOptions, contract, type Observed } from './contract.ts';
export { type Count, type CountPlan, countPositions } from './counts.ts';
export { choose, Lot, playOut, TEMPERS, type Temper } from './lot.ts';
export { mangle } from './mangle.ts';
export { Mutants } from './mutants.ts';
export { checkCommands, checkImagined, checkVaried, type Secrets } from './secrets.ts';
export { toy } from './toy.ts';
export { TOY_RULES } from './toy-book.ts';
export { type ToyField, type ToyWorld, toyScenario } from './toy-world.ts';
