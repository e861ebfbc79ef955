import { describe, expect } from 'vitest';
import { fireModifiers, rangeDrm } from '../rules/7-fire-sum.ts';
import type { DrillLeader, DrillUnit } from '../testing/drill.ts';
import { example } from '../testing/example.ts';
import { byRule, fireDrill } from '../testing/fire-drill.ts';

const gun = (id: string, hex: string, more: Partial<DrillUnit> = {}): DrillUnit => ({
  id,
  side: 'austrian',
  type: 'artillery',
  hex,
  facing: 0,
  ...more,
});
const commander = (hex: string, range: number): readonly DrillLeader[] => [
  { id: 'gyulai', side: 'austrian', rank: 'corps', corps: 'austrian', hex, range },
];

describe('combined fire, by the examples', () => {
  example('combined-austrian', () => {
    // R65
    const d = fireDrill(
      {
        leaders: commander('1010', 3),
        units: [gun('a', '1010'), gun('b', '1110'), gun('c', '1210', { gun: 'H' }), { id: 'e', hex: '1008' }],
      },
      { side: 'austrian' },
    );
    const group = ['a', 'b', 'c'].map(d.unit);
    expect(group.map((u) => rangeDrm(d.g, u, d.hex('1008')))).toEqual([0, -1, 0]);
    expect(byRule(fireModifiers(d.g, group, d.hex('1008')))).toEqual({ '7.11c': -1, '7.12c': 4 });
    d.dice.push(2, 0);
    d.combine(['a', 'b', 'c'], '1008');
    expect(d.ofType('fired')).toMatchObject([{ pieces: ['a', 'b', 'c'], total: 5, result: 'CDR' }]);
  });
  example('combined-french', () => {
    const rifled = { side: 'allied', gun: 'Rf', range: 8 } as const;
    const d = fireDrill({
      units: [
        gun('a', '1010', rifled),
        gun('b', '1110', rifled),
        gun('c', '1010', rifled),
        { id: 'e', side: 'austrian', hex: '1006' },
      ],
    });
    expect(d.whyCombine(['a', 'b'], '1006')).toEqual(['7.12e']);
    expect(d.gunsListed()).toEqual(['a > 1006', 'a+c > 1006', 'b > 1006', 'c > 1006']);
  });
  example('combined-schwarzenberg', () => {
    const d = fireDrill(
      {
        brigades: { reserve: { side: 'austrian', kind: 'reserve-artillery' }, pokorny: { side: 'austrian' } },
        leaders: [...commander('1012', 3), { id: 'l', side: 'austrian', brigade: 'pokorny', hex: '1010' }],
        units: [
          gun('r', '1010', { brigade: 'reserve' }),
          gun('p', '1110', { brigade: 'pokorny' }),
          { id: 'e', hex: '1008' },
        ],
      },
      { side: 'austrian', formation: 'reserve' },
    );
    expect(d.gunsListed()).toEqual(['r > 1008', 'r+p > 1008']);
  });
  example('combined-brigades', () => {
    // R65
    const d = fireDrill(
      {
        brigades: { baltin: { side: 'austrian' }, kintzl: { side: 'austrian' } },
        leaders: [
          ...commander('1011', 4),
          { id: 'b', side: 'austrian', brigade: 'baltin', hex: '1010' },
          { id: 'k', side: 'austrian', brigade: 'kintzl', hex: '1110' },
        ],
        units: [
          gun('8', '1010', { brigade: 'baltin' }),
          gun('9', '1110', { brigade: 'kintzl' }),
          { id: 'e', hex: '1008' },
        ],
      },
      { side: 'austrian', formation: 'baltin' },
    );
    d.dice.push(0, 0);
    d.combine(['8', '9'], '1008');
    d.g.s.formation.hasActed[d.w.formationIndex.get('baltin')!] = 1;
    d.g.s.battle.formation[0] = d.w.formationIndex.get('kintzl')! + 1;
    expect(d.whyFire('9', '1008')).toEqual(['7.1a']);
  });
  example('combined-out-of-range', () => {
    const d = fireDrill(
      { leaders: commander('1014', 3), units: [gun('a', '1010'), gun('b', '1010'), { id: 'e', hex: '1008' }] },
      { side: 'austrian' },
    );
    expect(d.whyCombine(['a', 'b'], '1008')).toEqual(['7.12a']);
    expect(d.gunsListed()).toEqual(['a > 1008', 'b > 1008']);
  });
});
