import type { Choice } from '@tambour/kernel';
import saalfeld from '../../data/scenarios/saalfeld-1806.json' with { type: 'json' };
import farm from '../../data/scenarios/tutorial-farm.json' with { type: 'json' };

/** A printed battle that is over after so many periods. */
export const firstPeriods = (scenario: 'farm' | 'saalfeld', periods: number): Choice => {
  const data = scenario === 'farm' ? farm : saalfeld;
  return { scenarioData: { ...data, periods: Math.min(periods, data.periods) } };
};
