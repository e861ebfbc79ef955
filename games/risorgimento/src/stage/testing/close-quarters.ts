import type { Choice } from '@tambour/kernel';
import sanMartino from '../../../data/scenarios/san-martino.json' with { type: 'json' };

type Stack = (typeof sanMartino.setUp)[number];
const stack = (hex: string, units: readonly string[], ...leaders: readonly string[]): Stack => ({
  hex,
  facing: 2,
  stack: [...units],
  leaders: [...leaders],
});
/** Two brigades and their king, close to the Austrians' first line. */
const CLOSE: readonly Stack[] = [
  stack('2017', ['cuneo7-1', 'cuneo7-2'], 'ldr-arnaldi', 'ldr-vittorio'),
  stack('2016', ['cuneo8-1', 'cuneo8-2']),
  stack('2115', ['brs10']),
  stack('1916', ['ps-bat-4']),
  stack('1915', ['monferrato']),
  stack('2215', ['casale11-1', 'casale11-2'], 'ldr-pettinengo'),
  stack('2214', ['casale12-1', 'casale12-2']),
  stack('2114', ['brs8']),
  stack('2013', ['ps-bat-7']),
  stack('2113', ['saluzzo']),
];
const placed = new Set(CLOSE.flatMap(({ stack: units, leaders = [] }) => [...units, ...leaders]));

/** San Martino as it may look at noon: both first lines in contact, so that a battle at random comes to fights. */
export const CLOSE_QUARTERS: Choice = {
  scenarioData: {
    ...sanMartino,
    setUp: [
      ...sanMartino.setUp.filter(
        ({ stack: units }) => !units.some((id) => placed.has(id)) && !units.includes('cuneo8-2'),
      ),
      ...CLOSE,
    ],
    reinforcements: sanMartino.reinforcements.map((arrival) => ({
      ...arrival,
      units: arrival.units.filter((id) => !placed.has(id)),
      leaders: arrival.leaders.filter((id) => !placed.has(id)),
    })),
  },
};
