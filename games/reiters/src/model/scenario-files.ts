import auneau from '../../data/scenarios/AU.json' with { type: 'json' };
import vimory from '../../data/scenarios/AV.json' with { type: 'json' };
import cognat from '../../data/scenarios/CO.json' with { type: 'json' };
import dormans from '../../data/scenarios/D.json' with { type: 'json' };
import metrieux from '../../data/scenarios/M.json' with { type: 'json' };

/** The five battles as their files have them, in the order of the rulebook's list; unchecked. */
export const SCENARIO_FILES = [metrieux, auneau, dormans, cognat, vimory] as const;
