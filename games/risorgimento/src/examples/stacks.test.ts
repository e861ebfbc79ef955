import { describe, expect } from 'vitest';
import type { FormationId } from '../model/ids.ts';
import { formationId } from '../model/ids.ts';
import { type Stacked, stackFault } from '../model/stacking.ts';
import { put } from '../model/state.ts';
import { ARTILLERY, INFANTRY, LIGHT_CAVALRY, TOWN } from '../model/vocabulary.ts';
import { attackForecast } from '../rules/7-attack-sum.ts';
import { actDrill } from '../testing/act-drill.ts';
import { example } from '../testing/example.ts';
import { byRule, fightDrill } from '../testing/fight-drill.ts';
import { drill } from '../testing/loose-field.ts';

const of = (type: number, brigade: number): Stacked => ({ type, formation: formationId(brigade) as FormationId });

describe('stacks, by the examples', () => {
  example('stack-town', () => {
    const fault = (...stack: Stacked[]) => stackFault(stack, TOWN, false);
    expect(fault(of(INFANTRY, 1), of(INFANTRY, 2), of(INFANTRY, 3))).toBeUndefined();
    expect(fault(of(INFANTRY, 1), of(INFANTRY, 2), of(ARTILLERY, 3))).toBeUndefined();
    expect(fault(of(INFANTRY, 1), of(INFANTRY, 2), of(INFANTRY, 3), of(ARTILLERY, 4))).toBe('5.51');
    expect(fault(of(LIGHT_CAVALRY, 1), of(LIGHT_CAVALRY, 2))).toBe('5.41a');
  });
  example('infantry-facing-rules', () => {
    const { g, w } = drill({
      units: [
        { id: 'i', side: 'austrian', hex: '1010', facing: 3 },
        { id: 'b', side: 'austrian', type: 'artillery', gun: 'F', hex: '1010', facing: 0 },
        { id: 'a', hex: '1009', facing: 3 },
      ],
    });
    const unit = w.unitIndex.get('a')!;
    const start = g.s.unit.hex[unit]!;
    const { attacker } = attackForecast(g, [{ unit, start, from: start, path: 0 }], w.hexIndex.get('1010')!);
    expect(byRule(attacker)).toEqual({ '7.45c': 1 });
  });
  example('retreat-next-to-enemy', () => {
    // Water on every side but one, and an enemy beyond it.
    const map = { overrides: [{ terrain: 'lake', level: 1, hexes: ['0909', '0910', '1109', '1110'] }] };
    const d = fightDrill(
      {
        map,
        units: [
          { id: 'c', type: 'light-cavalry', hex: '1010', facing: 0 },
          { id: 'a', side: 'austrian', hex: '1009', facing: 3 },
          { id: 'far', side: 'austrian', hex: '1012', facing: 3, brigade: 'other' },
        ],
      },
      { side: 'austrian', dice: [0, 9, 0] },
    );
    d.attack(['a'], '1010');
    expect(d.at('c')).toBe('1011');
    expect(d.hits('c')).toBe(3);
  });
});

describe('reinforcements, by the examples', () => {
  example('reinforcement-column', () => {
    const ids = Array.from({ length: 8 }, (_, i) => `u${i}`);
    const d = actDrill(
      {
        map: { base: 'magenta' },
        units: ids.map((id) => ({ id, brigade: 'b' })),
        leaders: [{ id: 'b' }],
        arrivals: [{ turn: 1, entry: ['0127'], units: ids, leaders: ['b'] }],
      },
      { formation: 'b' },
    );
    const costs = ids.slice(0, 7).map((id, i) => {
      d.answer('enter', id, '0127');
      // Out of the way of the next.
      put(d.g, d.unit(id), d.hex(`3${i}05`));
      return (d.ofType('arrived').at(-1) as unknown as { cost: number }).cost;
    });
    expect(costs).toEqual([1, 1, 2, 3, 4, 5, 6]);
    expect(d.whyDo('enter', 'u7', d.hex('0127'))).toEqual(['5.6b']);
  });
});
