import charts from '@tambour/reiters/data/charts.json' with { type: 'json' };
import { SCENARIO_FILES } from '@tambour/reiters/scenario-files';

/** The figures of Reiters as its files have them. */
export const [CHARTS, SCENARIOS] = [charts, SCENARIO_FILES] as const;
