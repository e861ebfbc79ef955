import { describe, expect } from 'vitest';
import { type DrillUnit, drill } from '../../../testing/drill.ts';
import { rule } from '../../../testing/rule.ts';
import { unitId } from '../../model/ids.ts';
import { mark } from '../../model/state.ts';
import { enqueue } from '../../tests/queue.ts';
import { runInto } from '../charge.ts';
import { pairsNow } from '../melee/contacts.ts';

const runner = { id: 'h', x: 60, y: 46, figures: 10, type: 'french.lightCavalry', state: 'uncontrolled' } as const;
const enemy = { id: 'e', side: 1, x: 60, y: 60, facing: 180, type: 'austrian.fusilier' } as const;
/** An advance that would reach its enemy in this quarter; what happens up to the first question. */
const met = (units: readonly DrillUnit[], dice: readonly number[], isPursuit = false) =>
  drill({
    units,
    generals: [
      { id: 'roux', x: 100, y: 40 },
      { id: 'kolb', side: 1, x: 60, y: 83 },
    ],
    phase: 'COMPULSORY',
    step: ['tests'],
    prepare(g, unit) {
      if (isPursuit) mark(g, unit('h'), 'pursues');
      runInto(g, unit('h'), unit('e'));
    },
    dice,
  });

describe('an enemy that an advance runs into', () => {
  rule(
    ['C10e', '2.1i', '2.1j', '2.1k'],
    'reacts, tests, fires and is met as by a charge; the advance takes no test',
    () => {
      const d = met([runner, { ...enemy, figures: 8 }], []);
      // 12.25 cm at 9 a quarter: two quarters, which a class C battalion needs for a square.
      expect([d.question, d.legal().map(({ type }) => type)]).toEqual(['react', ['stand', 'square']]);
      // 5 − 1 − 2, not in square −2, die 5 +2: 2. Eight muskets at 4, die 1: 16 men.
      d.play({ type: 'stand', unit: 'e' }, [5, 1]);
      expect(d.told('morale-tested').map(({ piece, occasions, result }) => [piece, ...occasions, result])).toEqual([
        ['e', 'receiveCharge', 'obey'],
      ]);
      expect([d.melees(), d.at('h')]).toEqual([[['h', 'e', 0, 0]], [60, 58.25, 0]]);
      expect(d.has('h', 'charged')).toBe(true);
    },
  );
  rule(['2.1k', 'C8f', 'C10e'], 'may evade: then nobody is met, and the mover is left where it was', () => {
    const d = met([runner, { ...enemy, type: 'austrian.hussar', figures: 10 }], []);
    expect(d.legal().map(({ type }) => type)).toEqual(['stand', 'counter', 'evade']);
    d.play({ type: 'evade', unit: 'e' });
    expect([d.at('h'), d.melees(), d.told('morale-tested')]).toEqual([[60, 46, 0], [], []]);
    expect(d.g.s.battle.charges[0]).toBe(0);
  });
  rule(['C8o', 'C10e', '2.1c', '2.1i'], 'if it runs it is reached: it takes no test, and inflicts nothing', () => {
    const d = met([runner, { ...enemy, facing: 0, state: 'rout', degradation: 'disorder' }], []);
    expect([d.told('morale-tested'), d.at('h'), d.melees()]).toEqual([[], [60, 58.25, 0], [['h', 'e', 2, 0]]]);
    expect([d.state('h'), d.state('e'), d.g.s.battle.charges[0]]).toEqual(['uncontrolled', 'rout', 0]);
  });
  rule(['C8j', '1.1-01c', 'C10e'], 'if it breaks and is caught it is run down, without another test', () => {
    const d = drill({
      phase: 'COMPULSORY',
      generals: [
        { id: 'roux', x: 100, y: 40 },
        { id: 'kolb', side: 1, x: 100, y: 83 },
      ],
      units: [
        { ...runner, y: 50 },
        { ...enemy, losses: 160, marks: ['everRouted'] },
      ],
      prepare(g, unit) {
        g.s.unit.until[unit('h')] = 5;
      },
      dice: [5],
    });
    while (d.question?.startsWith('retreat-')) d.play(d.legal()[0]);
    // In retreat it makes 6 cm at once, to 66; the riders make 9 in each of their quarters.
    expect(d.told('morale-tested').map(({ piece, result }) => [piece, result])).toEqual([['e', 'retreat']]);
    expect([d.at('e'), d.at('h'), d.melees()]).toEqual([[60, 66, 0], [60, 64.25, 0], [['h', 'e', 2, 0]]]);
    expect(pairsNow(d.g).map(({ parties }) => parties.map(({ blow }) => blow.isIdle))).toEqual([[false, true]]);
  });
  rule('C10e', 'a pursuer that is received so has not charged', () => {
    const d = met(
      [
        { ...runner, state: 'steady' },
        { ...enemy, facing: 0 },
      ],
      [],
      true,
    );
    d.play({ type: 'stand', unit: 'e' }, [6]);
    expect([d.melees(), d.has('h', 'charged'), d.has('h', 'charging')]).toEqual([[['h', 'e', 2, 0]], false, false]);
  });
  rule(['1.1-13', '2.1i'], 'whom a test that waited before sets running takes none for it, and is not met', () => {
    const d = met([runner, { ...enemy, degradation: 'disorder', losses: 200 }], []);
    // A friend that runs has gone through it in the same quarter: that test waits.
    enqueue(d.g, [{ unit: unitId(d.g.w.unitIndex.get('e') ?? -1), occasions: ['interpenetrated'] }]);
    // 5, disorder −4, 200 of 800 men −2, more enemies −2, Kolb at 21 cm −1, die 1: −4.
    d.play({ type: 'stand', unit: 'e' }, [1]);
    expect(d.told('morale-tested').map(({ piece, occasions, result }) => [piece, ...occasions, result])).toEqual([
      ['e', 'interpenetrated', 'rout'],
    ]);
    expect([d.at('h'), d.melees(), d.g.s.battle.charges[0]]).toEqual([[60, 46, 0], [], 0]);
  });
});
