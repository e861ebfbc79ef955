import { describe, expect } from 'vitest';
import { formationId } from '../model/ids.ts';
import { type Stacked, stackFault } from '../model/stacking.ts';
import { has, IN_RESERVE } from '../model/state.ts';
import { ARTILLERY, CLEAR, INFANTRY } from '../model/vocabulary.ts';
import { drillScenario } from '../testing/drill.ts';
import { looseField } from '../testing/loose-field.ts';
import { rule } from '../testing/rule.ts';
import { turnDrill } from '../testing/turn-drill.ts';

const of = (type: number, brigade: number): Stacked => ({ type, formation: formationId(brigade) });

describe('stacks in reserve', () => {
  rule(['4.61b', '5.41e'], 'hold any number of units of one brigade, and of one only', () => {
    const five = Array.from({ length: 5 }, () => of(INFANTRY, 1));
    expect(stackFault([...five, of(ARTILLERY, 1)], CLEAR, true)).toBeUndefined();
    expect(stackFault([...five, of(INFANTRY, 2)], CLEAR, true)).toBe('4.61b');
    expect(stackFault(five, CLEAR, false)).toBe('5.41a');
  });
  rule('E4.6', 'stay where they are, and may be set up so', () => {
    const LEADERS = [
      { id: 'c', rank: 'corps', corps: 'allied', hex: '1008', range: 4 },
      { id: 'b', hex: '1010' },
    ] as const;
    const units = ['u1', 'u2', 'u3'].map((id, i) => ({ id, hex: `10${10 + i}`, brigade: 'b' }));
    const d = turnDrill({ leaders: LEADERS, units });
    d.begin('reserve-in', 0);
    d.give('reserve', d.formation('b'));
    expect(units.map((u) => d.hexOfUnit(u.id))).toEqual(['1010', '1011', '1012']);
    expect(units.every((u) => has(d.g, d.unit(u.id), IN_RESERVE))).toBe(true);
    const set = (inReserve: boolean) => {
      const file = drillScenario({ units: units.map(({ id, brigade }) => ({ id, brigade })) });
      const setUp = [{ hex: '1010', facing: 0, stack: ['u1', 'u2', 'u3'], inReserve }];
      return () => looseField({ scenarioData: { ...file, reinforcements: [], setUp } });
    };
    expect(set(true)().g.s.at.top.filter((top) => top > 0)).toHaveLength(1);
    expect(set(false)).toThrow(/stack|5\.41/);
  });
});
