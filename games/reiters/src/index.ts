export { type Charts, type OrderEffects, readCharts } from './charts.ts';
export { type CombatResult, type Effect, shotEffect } from './combat-result.ts';
export { reiters } from './game.ts';
export { OPTIONS, readSwitches, type Switches } from './options.ts';
export { readScenario, type ScenarioData } from './scenario.ts';
export { checkScenario } from './scenario-check.ts';
export { SCENARIO_FILES } from './scenario-files.ts';
export { SCENARIOS, SIDE_INFOS, TITLE } from './texts.ts';
