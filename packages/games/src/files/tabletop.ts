import charts from '@tambour/tabletop/data/charts.json' with { type: 'json' };
import saalfeld from '@tambour/tabletop/data/scenarios/saalfeld-1806.json' with { type: 'json' };
import farm from '@tambour/tabletop/data/scenarios/tutorial-farm.json' with { type: 'json' };

/** The figures of the table as its files have them. */
export const [CHARTS, SCENARIOS] = [charts, [farm, saalfeld]] as const;
