import charts from '@tambour/risorgimento/data/charts.json' with { type: 'json' };
import magenta from '@tambour/risorgimento/data/scenarios/magenta.json' with { type: 'json' };
import sanMartino from '@tambour/risorgimento/data/scenarios/san-martino.json' with { type: 'json' };

/** The figures of Risorgimento as its files have them. */
export const [CHARTS, SCENARIOS] = [charts, [magenta, sanMartino]] as const;
