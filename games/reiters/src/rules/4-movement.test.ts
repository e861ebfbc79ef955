import { expect } from 'vitest';
import { type Ground, sketch } from '../testing/ground.ts';
import { rule } from '../testing/rule.ts';
import { scene } from '../testing/scene.ts';
import type { SceneUnit } from '../testing/set-up.ts';

const line = sketch('A B C', 'A-B B-C');
const move = (piece: string, to: string) => ({ type: 'move', piece, to });
const unit = (id: string, side: string, type: string, zone: string, more: Partial<SceneUnit> = {}): SceneUnit => ({
  id,
  side,
  type,
  zone,
  ...more,
});

rule('4.1Pd', 'guns never move, whatever the order', () => {
  for (const columnOrder of ['march', 'attack'] as const) {
    const g = scene({ map: line, units: [unit('A1', 'C', 'cannon', 'A', { columnOrder, ma: 5 })] });
    expect(g.refusals(move('A1', 'B'))).toEqual(['4.1Pd']);
    expect(g.unit('A1').allowance).toBe(0);
  }
});
rule(['4.1Ph', '4.3b'], 'no zone with an enemy unit is entered; one with baggage or a leader alone is', () => {
  const foes = [
    ['a unit', [unit('X', 'P', 'militia', 'B')], []],
    ['a gun', [unit('X', 'P', 'cannon', 'B')], []],
    ['enfants perdus', [unit('X', 'P', 'forlorn-hope', 'B', { parent: 'Q' }), unit('Q', 'P', 'arquebusiers', 'C')], []],
  ] as const;
  for (const [what, units] of foes) {
    const g = scene({ map: line, active: 'C', units: [unit('H', 'C', 'chevau-legers', 'A'), ...units] });
    expect(g.refusals(move('H', 'B')), what).toEqual(['4.1Ph']);
    expect(g.can(move('H', 'C')), 'nor passed through').toBe(false);
  }
  const alone = scene({
    map: line,
    active: 'C',
    units: [unit('H', 'C', 'chevau-legers', 'A'), unit('W', 'P', 'baggage', 'B')],
    leaders: [{ id: 'L', side: 'P', zone: 'B' }],
  });
  alone.play(move('H', 'B'));
  expect(alone.can(move('H', 'C')), 'and it goes on').toBe(true);
  expect([alone.unit('H').zone, alone.baggage('W').eliminated, alone.event('leader-lost').leader]).toEqual([
    'B',
    true,
    'L',
  ]);
});
rule('4.3b', 'nor is it in a retreat or an advance', () => {
  // Whichever way Q gives ground, not into the zone of K2.
  const map = sketch('A B C D', 'A-B B-C B-D');
  const units = [
    unit('K', 'C', 'pikemen', 'A', { fc: 12 }),
    unit('K2', 'C', 'pikemen', 'C'),
    unit('Q', 'P', 'arquebusiers', 'B'),
    unit('Q2', 'P', 'arquebusiers', 'B'),
  ];
  const g = scene({ at: 'combat', active: 'C', map, supply: { P: ['C'] }, units });
  g.play({ type: 'attack', unit: 'K', at: 'B' }).play({ type: 'defend', unit: 'Q' }, [1]);
  expect(g.legal('retreat').map((c) => c.to)).toEqual(['D']);
  expect(g.refusals({ type: 'retreat', unit: 'Q', to: 'C' })).toEqual(['7.5.3g']);
  g.play({ type: 'retreat', unit: 'Q', to: 'D' }, [1]);
  expect(g.question, 'Q2 still holds B: nobody advances').toBe('combat');
});
rule('4.5b', 'a reinforcement waits while the enemy stands in its zone of entry', () => {
  const arrivals = { reinforcements: { C1: { turn: 2, zones: ['A', 'B'] } }, turn: 3, active: 'C', map: line } as const;
  const enter = (to: string) => ({ type: 'enter', piece: 'Q', to });
  const waiting = unit('Q', 'C', 'arquebusiers', 'off', { column: 'C1' });
  const g = scene({ ...arrivals, units: [waiting, unit('X', 'P', 'militia', 'A')] });
  expect(g.refusals(enter('A'))).toEqual(['4.5b']);
  expect(g.play(enter('B')).unit('Q').zone, 'by the other it comes').toBe('B');
  expect(scene({ ...arrivals, units: [waiting] }).can(enter('A'))).toBe(true);
});
rule('N9', 'command goes round the enemy as a messenger would ride', () => {
  // Two zones apart by the straight way, three by the other, four by the third.
  const map = sketch('L a U b c d', 'L-a a-U L-b b-c c-U L-d');
  const spec = { at: 'command', active: 'C', leaders: [{ id: 'L', side: 'C', zone: 'L' }] } as const;
  const q = unit('Q', 'C', 'arquebusiers', 'U');
  const inWay = (zones: readonly string[]) =>
    scene({ ...spec, map, units: [q, ...zones.map((z) => unit(`E${z}`, 'P', 'militia', z))] }).unit('Q').isolated;
  expect([inWay([]), inWay(['a']), inWay(['a', 'c'])]).toEqual([false, false, true]);
});
rule('5.1d', 'only the leader of a column changes its order, not the lieutenant-general for him', () => {
  const units = [
    unit('Q', 'C', 'arquebusiers', 'A', { column: 'C1', columnOrder: 'hold' }),
    unit('R', 'C', 'reiters', 'A', { column: 'C2', columnOrder: 'hold' }),
  ];
  const leaders = [
    { id: 'LG', side: 'C', rank: 'LG', column: 'C1', zone: 'A', fq: 6 },
    { id: 'CC', side: 'C', rank: 'CC', column: 'C2', zone: 'off', fq: 6 },
  ];
  const g = scene({ at: 'orders', active: 'C', map: line, units, leaders });
  expect(g.refusals({ type: 'order', leader: 'CC', order: 'attack' }), 'he is not there').toEqual(['10.2a']);
  g.play({ type: 'order', leader: 'LG', order: 'attack' }, [1]);
  const { column } = g.position.toJson() as { column: Record<string, { order: string }> };
  expect([column.C1!.order, column.C2!.order]).toEqual(['attack', 'hold']);
});
rule(
  '4.1.3a',
  'through a point a step costs what the worst of its borders costs, and none where one is impassable',
  () => {
    const cost = (worst: string) => {
      const map: Ground = {
        ...sketch('A N B S', `A-N N-B B-S:${worst} A-S:plain`),
        junctions: [
          {
            id: 'J',
            zones: ['A', 'N', 'B', 'S'],
            borders: ['A-N', 'N-B', 'B-S', 'A-S'],
            pairs: [
              ['A', 'B'],
              ['N', 'S'],
            ],
          },
        ],
      };
      // The cheaper way, by N, costs two: with enemies there and in S nothing is left but the point.
      const foes = ['N', 'S'].map((z) => unit(`E${z}`, 'P', 'cannon', z));
      const g = scene({ map, active: 'C', units: [unit('H', 'C', 'chevau-legers', 'A'), ...foes] });
      const dice = worst === 'double' ? [1] : [];
      return g.can(move('H', 'B')) ? g.play(move('H', 'B'), dice).event('moved').cost : undefined;
    };
    expect([cost('dotted'), cost('plain'), cost('double'), cost('impassable')]).toEqual([2, 2, 3, undefined]);
  },
);
