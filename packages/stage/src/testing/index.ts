export { type ExampleContractOptions, exampleContract } from './example-contract.ts';
export { BREAKABLE, fitToPrint } from './fit-to-print.ts';
export { guideContract } from './guide-contract.ts';
export { type LessonContractOptions, lessonContract } from './lesson-contract.ts';
export { lessonPlayer, type Solutions, solvedEvents, solvedLessons } from './lesson-player.ts';
export { isPlainJson } from './plain-json.ts';
export { type StageContractOptions, stageContract } from './stage-contract.ts';
export { checkTable } from './table-contract.ts';
