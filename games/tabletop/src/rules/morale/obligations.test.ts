import { describe, expect, it } from 'vitest';
import { rule } from '../../testing/rule.ts';
import type { Mover } from '../rates.ts';
import { aroundOrThrough, atTheEdge, slipsThrough } from './compulsory.ts';
import { type ObligationCase, obligationsOf } from './obligations.ts';
import { rallyingEnds, timingAt, timingOf } from './timing.ts';

const line: Mover & { readonly degradation: 'formed' } = {
  arm: 'infantry',
  class: 'C',
  formation: 'line',
  degradation: 'formed',
};
/** After a melee of period 4. */
const after = (more: Partial<ObligationCase>): ObligationCase => ({
  unit: line,
  before: 'steady',
  state: 'retreat',
  result: 'retreat',
  timing: timingOf({ phase: 'MELEE', period: 4, result: more.result ?? 'retreat' }),
  ...more,
});
const told = (c: ObligationCase) =>
  obligationsOf(c).map(({ kind, cm, when }) => `${when.en} ${kind}${cm === undefined ? '' : ` ${cm}`}`);

describe('what to do now', () => {
  rule(
    ['2.4-P6', '2.4-P7', '2.4-P8', '2.4-P9', '2.4-P10', '2.4-P11', '2.4-P13'],
    'a class C line in retreat: turn, 2 cm away, 2 and 2 to safety, then 8 a period',
    () => {
      expect(told(after({}))).toEqual([
        'Period 5, quarter 1 aboutFace 0',
        'Period 5, quarter 2 away 2',
        'Period 5, quarter 3 toSafety 2',
        'Period 5, quarter 4 toSafety 2',
        'Every later period later 8',
        'At the end of every quarter seekRally',
      ]);
      const [, away] = obligationsOf(after({ from: { en: 'the 4th Hussars', fr: 'le 4e hussards' } }));
      expect(away?.what.en).toBe('2\u00a0cm directly away from the 4th Hussars.');
      expect(away?.what.fr).toBe('2\u00a0cm pour s’éloigner tout droit du 4e hussards.');
    },
  );
  rule(
    ['2.5-M1', '2.5-M2', '2.5-M3', '2.5-V1'],
    'an infantry rout in its place: 5.5 away, then 5.5 to the edge, at no cost for turning',
    () => {
      expect(told(after({ state: 'rout', result: 'rout', frontFigures: 10 }))).toEqual([
        'Now front',
        'Period 5, quarter 1 away 5.5',
        'Period 5, quarter 2 toEdge 5.5',
        'Period 5, quarter 3 toEdge 5.5',
        'Period 5, quarter 4 toEdge 5.5',
        'Every later period later 22',
      ]);
      const [front] = obligationsOf(after({ state: 'rout', result: 'rout', frontFigures: 10 }));
      expect(front?.what.en).toMatch(/6 figures/);
      const fr = obligationsOf(after({ state: 'rout', result: 'rout' })).map(({ what }) => what.fr);
      expect(fr[1]).toMatch(/^5,5\u00a0cm/);
    },
  );
  rule(['2.6-P3', '2.6-R2', '2.6-V4'], 'a flight goes to the edge for good', () => {
    const hussars = { ...line, arm: 'cavalry', cavalryClass: 'light' } as const;
    const steps = obligationsOf(after({ unit: hussars, state: 'flight', result: 'flight' }));
    expect(steps.map(({ cm }) => cm)).toEqual([undefined, 15, 15, 15, 15, 60]);
    expect(steps.at(-1)?.rule).toBe('2.6-R2');
  });
  rule(['1.1-01b', '2.0b'], 'a charged unit that breaks goes at once, all its quarters', () => {
    const timing = timingOf({ phase: 'CHARGE', period: 2, result: 'retreat' });
    expect(told(after({ timing })).slice(0, 2)).toEqual([
      'Immediately, quarter 1 of its move aboutFace 0',
      'Immediately, quarter 2 of its move away 2',
    ]);
  });
  rule('2.4-P22', 'a retreat that goes on has turned already', () => {
    expect(told(after({ before: 'retreat', made: 3 }))[0]).toBe('Period 5, quarter 1 toSafety 2');
  });
  rule('2.4-P20', 'a formed march column may force its march', () => {
    const column = { ...line, formation: 'marchColumn' } as const;
    const later = obligationsOf(after({ unit: column })).find(({ kind }) => kind === 'later');
    expect(later?.what.en).toMatch(/18\u00a0cm.*27\u00a0cm by forced march/);
    const shaken = obligationsOf(after({ unit: { ...column, degradation: 'disorganised' } }));
    expect(shaken.find(({ kind }) => kind === 'later')?.what.en).not.toMatch(/forced/);
  });
  rule(
    ['2.1c', '2.1g', '2.1h', '2.1m'],
    'an uncontrolled advance: for the rest of this period, or the whole next one; skirmishers for half',
    () => {
      const advance = (phase: 'MOVE_H1' | 'FIRE', formation: 'line' | 'skirmish') =>
        told(
          after({
            unit: { ...line, class: 'A', formation },
            state: 'uncontrolled',
            result: 'uncontrolledAdvance',
            timing: timingOf({ phase, period: 4, result: 'uncontrolledAdvance' }),
          }),
        )[0];
      expect(advance('MOVE_H1', 'line')).toBe('Until the end of period 4 advance 8');
      expect(advance('FIRE', 'line')).toBe('Until the end of period 5 advance 16');
      expect(advance('FIRE', 'skirmish')).toBe('Until the end of quarter 2 of period 5 close 12');
    },
  );
  rule(['2.1s', '2.1l'], 'who leaves a square has no formation; nor who touched nobody', () => {
    const square = { ...line, formation: 'square' } as const;
    const c = after({ unit: square, state: 'uncontrolled', result: 'uncontrolledAdvance' });
    expect(obligationsOf(c).map(({ rule: id }) => id)).toEqual(['2.1s', '2.1c', '2.1l']);
  });
  rule(['2.3a', '2.3g', '2.3h', '2.3i'], 'a halt until its end; a charge halted stops at 5 cm', () => {
    const halt = (phase: 'MOVE_H1' | 'FIRE', isCharging = false) =>
      told(
        after({ state: 'halted', result: 'halt', isCharging, timing: timingOf({ phase, period: 4, result: 'halt' }) }),
      );
    expect(halt('MOVE_H1')).toEqual(['Until the end of period 4 halt']);
    expect(halt('FIRE', true)).toEqual(['Now haltCharge', 'Until the end of period 5 halt']);
  });
  rule(['2.4-D5', '2.2a'], 'rallied from a retreat it reforms by its degree of order; else it is free', () => {
    const rallied = (degradation: 'formed' | 'noFormation') =>
      obligationsOf(after({ before: 'retreat', state: 'steady', result: 'obey', unit: { ...line, degradation } }))[0];
    expect(rallied('noFormation')?.what.en).toMatch(/3 quarters/);
    expect(rallied('formed')?.what.en).not.toMatch(/quarter/);
    expect(told(after({ state: 'steady', result: 'obey' }))).toEqual(['Now free']);
    expect(told(after({ before: 'uncontrolled', state: 'steady', result: 'obey' }))).toEqual(['Now backInHand']);
  });
  rule(['2.5-O1', '2.5-O3'], 'rallied from a rout it forms up to the quarter told', () => {
    const { last } = rallyingEnds({ testPeriod: 3, afterQuarter: 2 });
    const [step] = obligationsOf(after({ state: 'rallying', result: 'obey', formsUntil: last }));
    expect([step?.when.en, step?.until]).toEqual(['Until the end of quarter 2 of period 4', { period: 4, quarter: 2 }]);
  });
  rule('2.5-A3', 'gunners who rout leave their guns', () => {
    const crew = { ...line, arm: 'artillery', formation: 'unlimbered' } as const;
    expect(told(after({ unit: crew, state: 'rout', result: 'rout' })).slice(0, 3)).toEqual([
      'Now leave',
      'Now front',
      'Period 5, quarter 1 away 5.5',
    ]);
  });
  rule(['2.5-A3', '2.4-A4'], 'gunners in battery who retreat leave them too; limbered ones drive off', () => {
    const foot = { ...line, arm: 'artillery', artilleryKind: 'foot' } as const;
    const battery = told(after({ unit: { ...foot, formation: 'unlimbered' } }));
    expect(battery.slice(0, 3)).toEqual([
      'Now leave',
      'Period 5, quarter 1 aboutFace 0',
      'Period 5, quarter 2 away 4.5',
    ]);
    const team = told(after({ unit: { ...foot, formation: 'limbered' } }));
    expect(team.slice(0, 2)).toEqual(['Period 5, quarter 1 aboutFace 0', 'Period 5, quarter 2 away 4']);
  });
  it('says in both languages what a unit does in every other state', () => {
    for (const state of ['gone', 'prisoner', 'freed'] as const)
      for (const { what } of obligationsOf(after({ state, result: null }))) expect(what.en && what.fr).toBeTruthy();
  });
});

describe('the clock', () => {
  rule('2.0b', 'from the quarter after the test, as players tell it', () => {
    const at = (afterQuarter: number, isEnd = false) => timingAt({ period: 2, afterQuarter, isEnd, result: 'rout' });
    expect(at(0).from).toEqual({ period: 2, quarter: 1 });
    expect(at(3).from).toEqual({ period: 2, quarter: 4 });
    expect([at(4), at(2, true)].map(({ from, kind }) => [from, kind])).toEqual([
      [{ period: 3, quarter: 1 }, 'end'],
      [{ period: 3, quarter: 1 }, 'end'],
    ]);
    expect(at(1).until).toBeUndefined();
  });
});

describe('on its way', () => {
  rule(
    ['2.4-P14', '2.4-P17', '2.5-I7', '2.6-P6'],
    'a retreat goes round friends; all slip through a gap one figure wide',
    () => {
      expect(aroundOrThrough('retreat', true)).toBe('around');
      expect([aroundOrThrough('rout', true), aroundOrThrough('flight', false)]).toEqual(['through', 'around']);
      expect([slipsThrough(1, 'infantry'), slipsThrough(0.99, 'crew')]).toEqual([true, false]);
      expect([slipsThrough(1.49, 'lightCavalry'), slipsThrough(1.5, 'heavyCavalry')]).toEqual([false, true]);
    },
  );
  rule(
    ['2.6-R2', '2.6-R3', '2.5-R4', '2.4-R6'],
    'at its edge a flight is gone, the others test; before it nobody leaves',
    () => {
      expect((['retreat', 'rout', 'flight'] as const).map((state) => atTheEdge(state, true))).toEqual([
        'tests',
        'tests',
        'gone',
      ]);
      expect(atTheEdge('flight', false)).toBe('goes on');
    },
  );
});
