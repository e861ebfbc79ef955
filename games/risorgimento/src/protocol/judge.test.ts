import { describe, expect, it } from 'vitest';
import { DISORDERED, mark, put } from '../model/state.ts';
import { AUSTRIAN } from '../model/vocabulary.ts';
import type { DrillSpec } from '../testing/drill.ts';
import { drill } from '../testing/loose-field.ts';
import { judge, TERMS, termsOf } from './judge.ts';
import { OUTCOME } from './outcome.ts';

const BATTLE: DrillSpec = {
  units: [
    { id: 'line', hex: '1010' },
    { id: 'other', hex: '1110' },
    { id: 'foe', side: 'austrian', hex: '1006', facing: 3, cohesion: 4 },
  ],
  leaders: [{ id: 'general', brigade: 'allied-brigade', hex: '1010', range: 4 }],
  victory: { objectives: { '1005': 5 }, startControl: { allied: [], austrian: ['1005'] } },
};
function battle(spec = BATTLE) {
  const d = drill(spec);
  const hex = (label: string) => d.w.hexIndex.get(label)!;
  const unit = (id: string) => d.w.unitIndex.get(id)!;
  return { ...d, hex, unit };
}

describe('a position is judged', () => {
  it('by terms that have names, one side’s against the other’s', () => {
    const { g } = battle();
    expect(Object.keys(termsOf(g, 0)).sort()).toEqual([...TERMS].sort());
    expect(judge(g, 0)).toBeCloseTo(-judge(g, 1));
  });
  it.each<[string, (b: ReturnType<typeof battle>) => void, (typeof TERMS)[number], 'better' | 'worse']>([
    ['nearer to an objective', ({ g, unit, hex }) => put(g, unit('other'), hex('1008')), 'progress', 'better'],
    ['in disorder', ({ g, unit }) => mark(g, unit('line'), DISORDERED), 'order', 'worse'],
    [
      'with a hit',
      ({ g, unit }) => {
        g.s.unit.hits[unit('line')] = 1;
      },
      'strength',
      'worse',
    ],
    ['far from its leader', ({ g, unit, hex }) => put(g, unit('other'), hex('1018')), 'command', 'worse'],
    [
      'with the objective',
      ({ g }) => {
        g.s.objective.owner[0] = 0;
      },
      'points',
      'better',
    ],
    [
      'broken',
      ({ g }) => {
        g.s.formation.isHorsDeCombat[g.w.unitFormation[0]!] = 1;
      },
      'morale',
      'worse',
    ],
    [
      'in an activation of its own',
      ({ g }) => {
        g.s.battle.corps[0] = 1;
      },
      'tempo',
      'better',
    ],
  ])('%s', (_what, change, term, is) => {
    const b = battle();
    const before = { term: termsOf(b.g, 0)[term], all: judge(b.g, 0) };
    change(b);
    const sign = is === 'better' ? 1 : -1;
    expect(sign * (termsOf(b.g, 0)[term] - before.term)).toBeGreaterThan(0);
    expect(sign * (judge(b.g, 0) - before.all)).toBeGreaterThan(0);
  });
  it('a weak unit is threatened by two next to it, and more by those about to attack', () => {
    const b = battle({
      ...BATTLE,
      units: [
        { id: 'line', hex: '1007', facing: 0 },
        { id: 'other', hex: '1007', facing: 0 },
        { id: 'foe', side: 'austrian', hex: '1006', facing: 3, cohesion: 4 },
      ],
    });
    const later = termsOf(b.g, AUSTRIAN).threatened;
    expect(later).toBeLessThan(0);
    b.g.s.battle.corps[0] = b.w.formationCorps[b.w.unitFormation[b.unit('line')]!]! + 1;
    b.g.s.battle.formation[0] = b.w.unitFormation[b.unit('line')]! + 1;
    expect(termsOf(b.g, AUSTRIAN).threatened).toBeLessThan(later);
  });
});

describe('what events come to', () => {
  it('is told by piece, and dice that changed nothing are not', () => {
    const { g } = battle();
    const facts = OUTCOME.outcome(g, [
      { type: 'engagement-rolled', rule: '7.41c', piece: 'line', engaged: true },
      { type: 'engagement-rolled', rule: '7.41d', piece: 'other', engaged: false },
      { type: 'leader-at-risk', rule: '8.4b', piece: 'general', isFinished: false },
      { type: 'hit', rule: '8.11b', piece: 'foe', hits: 2, total: 2 },
      { type: 'fight-lost', rule: '8.31a', side: 'austrian', hex: '1006' },
      { type: 'retreated', rule: '8.33a', piece: 'foe', from: '1006', to: '1005' },
    ] as never[]);
    expect(facts.map(OUTCOME.written)).toEqual([
      'foe lost 2, retreated',
      'austrian side loses the fight at 1006',
      'other does not attack',
    ]);
  });
  it('harms the side that was hit', () => {
    const { g } = battle();
    const hit = [{ type: 'hit', rule: '8.11b', piece: 'foe', hits: 1, total: 1 }] as never[];
    expect(OUTCOME.harms(g, hit, 0)).toBe(true);
    expect(OUTCOME.harms(g, hit, 1)).toBe(false);
  });
});
