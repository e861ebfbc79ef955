import charts from '@tambour/denain/data/charts.json' with { type: 'json' };
import scenario from '@tambour/denain/data/scenario.json' with { type: 'json' };

/** The figures of Denain as its files have them. Imported so, not one by one on demand: a browser takes no JSON that way. */
export const [CHARTS, SCENARIOS] = [charts, [scenario]] as const;
