import { describe, expect } from 'vitest';
import { all, enemy, off } from '../../../testing/compelled.ts';
import { type DrillSpec, type DrillUnit, drill } from '../../../testing/drill.ts';
import { rule } from '../../../testing/rule.ts';
import type { Field } from '../../model/state.ts';

type Mode = 'pursues' | 'runsAfter';
/** Before MELEE: a battalion of 8 that goes off down the table, and French horse of 4 that has come after it, touching its rear or not. */
const chased = (state: 'retreat' | 'rout', mode: Mode, dice: readonly number[], more: Partial<DrillUnit> = {}) =>
  drill({
    phase: 'MELEE',
    step: ['melee'],
    period: 2,
    generals: [
      { id: 'ga', x: 60, y: 14 },
      { id: 'gb', x: 60, y: 94, side: 1 },
    ],
    units: [
      { id: 'a', x: 60, y: 60, figures: 8, facing: 180 },
      enemy({
        ...{ y: 61.75, type: 'french.dragoon', figures: 4, marks: [mode] },
        ...(mode === 'runsAfter' && { state: 'uncontrolled' }),
        ...more,
      }),
    ],
    prepare: all(off('a', state, 'enemy', 5), (g: Field, unit) => {
      g.s.battle.quarter[0] = 4;
      g.s.unit.prey[unit('enemy')] = unit('a') + 1;
      g.s.unit.made[unit('a')] = 2;
      g.s.witness.episode.fill(1);
    }),
    dice,
  } satisfies DrillSpec);

describe('the end of a pursuit', () => {
  rule(
    ['C10c', '2.4-C10', '2.4-C11', '2.4-C12', '2.4-U12', 'C9a'],
    'who is in contact with its prey fights it, both with all they have, and has followed it',
    () => {
      const d = chased('retreat', 'pursues', [1, 1, 3, 3]);
      const [fought] = d.told('melee-fought');
      expect(fought).toMatchObject({ piece: 'a', enemy: 'enemy', round: 1, figures: [8, 4] });
      expect(d.has('enemy', 'pursues')).toBe(false);
      expect(d.told('contact-ended')).toHaveLength(1);
      const [, percent] = fought?.percent ?? [];
      // The same without the pursuit of the rule, as any contact at the rear: 25 less.
      const other = drill({
        phase: 'MELEE',
        step: ['melee'],
        units: [
          { id: 'a', x: 60, y: 60, figures: 8, facing: 180, state: 'retreat' },
          enemy({ y: 61.75, type: 'french.dragoon', figures: 4 }),
        ],
        prepare(g, unit) {
          g.s.battle.melees[0] = 1;
          g.s.melee.a[0] = unit('enemy') + 1;
          g.s.melee.b[0] = unit('a') + 1;
          g.s.melee.sideA[0] = 2;
        },
        dice: [1, 1, 3, 3],
      });
      expect(percent).toBe((other.told('melee-fought')[0]?.percent[1] ?? 0) + 25);
    },
  );
  rule(['C10c', '2.5-O6', '2.6-P2'], 'a prey that routs inflicts nothing and does not test', () => {
    const d = chased('rout', 'pursues', [3, 3]);
    expect(d.told('melee-fought')).toMatchObject([{ piece: 'a', figures: [0, 4], dice: [0, 3], outcome: 'lost' }]);
    expect(d.told('morale-tested')).toMatchObject([{ piece: 'enemy', occasions: ['meleeWon'] }]);
  });
  rule(['C10f', '2.1i', '2.1g'], 'one that ran after it out of control has the bonus of a charge too', () => {
    const free = chased('rout', 'pursues', [1, 3]).told('melee-fought')[0]?.percent[1] ?? 0;
    const d = chased('rout', 'runsAfter', [1, 3]);
    expect(d.told('melee-fought')).toMatchObject([{ percent: [0, free + 50] }]);
    expect([d.state('enemy'), d.has('enemy', 'runsAfter')]).toEqual(['steady', false]);
  });
  rule(['2.4-U4', '2.4-U11', 'C10b'], 'it is over after a period, in contact or not', () => {
    const d = chased('retreat', 'pursues', [], { y: 62.5 });
    expect([d.told('melee-fought'), d.has('enemy', 'pursues'), d.g.s.unit.prey[d.unit('enemy')]]).toEqual([
      [],
      false,
      0,
    ]);
  });
});
