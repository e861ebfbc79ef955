import { describe, expect } from 'vitest';
import { type DrillSpec, drill } from '../../../testing/drill.ts';
import { rule } from '../../../testing/rule.ts';
import { beginMelee } from '../../doors.ts';
import { goOff } from '../../going-off.ts';

const riders = { id: 'h', x: 60, y: 36, figures: 10, type: 'french.lightCavalry' } as const;
const enemy = { id: 'e', side: 1, x: 60, y: 60, facing: 180, type: 'austrian.fusilier' } as const;
const generals = [
  { id: 'roux', x: 100, y: 40 },
  { id: 'kolb', side: 1, x: 60, y: 83 },
] as const;
const phase = (spec: Partial<DrillSpec> & Pick<DrillSpec, 'units'>) => drill({ phase: 'CHARGE', generals, ...spec });
const DONE = { type: 'done' };
const charge = (unit: string, target = 'e', more = {}) => ({ type: 'charge', unit, target, ...more });

describe('unusual targets of a charge', () => {
  rule(
    ['C8o', '1.1-02', 'C8j', 'C8i'],
    'one that runs takes no test and does nothing; the charger tests and runs it down',
    () => {
      const d = phase({ units: [riders, { ...enemy, facing: 0, state: 'rout', degradation: 'disorder' }] });
      // 5, charging +1, its general −2, a rout in view +2, an enemy without formation is not counted. Die 1.
      d.play(charge('h')).play(DONE, [1]);
      expect(d.told('morale-tested')).toMatchObject([{ piece: 'h', occasions: ['charge'], total: 6, result: 'obey' }]);
      expect([d.question, d.legal()[0]]).toEqual(['reach', { type: 'reach', unit: 'h', cm: 22.25 }]);
      d.play({ type: 'reach', unit: 'h', cm: 22.25 });
      expect(d.told('ran-down')).toMatchObject([{ piece: 'h', target: 'e', side: 'rear' }]);
      expect([d.melees(), d.at('h'), d.state('e')]).toEqual([[['h', 'e', 2, 0]], [60, 58.25, 0], 'rout']);
    },
  );
  rule(['C8o', 'C8q'], 'or lets it go', () => {
    const d = phase({ units: [riders, { ...enemy, facing: 0, state: 'flight', degradation: 'disorder' }] });
    d.play(charge('h')).play(DONE, [1]).play({ type: 'reach', unit: 'h', cm: 0 });
    expect([d.melees(), d.at('h'), d.degradation('h')]).toEqual([[], [60, 36, 0], 'disorganised']);
  });
  rule('C8o', 'one in melee only stands, and tests; it does not fire', () => {
    const line = { id: 'a', x: 60, y: 62, facing: 180 } as const;
    const d = phase({
      units: [riders, line, { ...enemy, figures: 12 }],
      prepare: (g, unit) => beginMelee(g, unit('a'), unit('e'), 2, 2),
    });
    d.play(charge('h')).play(DONE, [6]);
    expect(d.told('reacted')).toMatchObject([{ piece: 'e', reaction: 'stand' }]);
    expect([d.told('shot-fired'), d.melees().map(([a, b]) => [a, b])]).toEqual([
      [],
      [
        ['a', 'e'],
        ['h', 'e'],
      ],
    ]);
  });
  rule(
    ['2.4-C9', 'C8g', '2.5-O1'],
    'one in retreat or forming up never counter-charges, whatever its test says',
    () => {
      const carriedAway = (state: 'retreat' | 'rallying') => {
        const d = phase({
          units: [
            { id: 'a', x: 60, y: 46 },
            { ...enemy, regiment: 'x', formation: 'attackColumn', ...(state === 'rallying' && { state }) },
            { ...enemy, regiment: 'x', id: 's', x: 30, y: 64 },
            { ...enemy, regiment: 'x', id: 't', x: 90, y: 64 },
            { id: 'z', x: 160, y: 20 },
          ],
          generals: [generals[0], { ...generals[1], y: 64, value: 100 }],
          ...(state === 'retreat' && {
            prepare: (g, unit) => goOff(g, unit('e'), 'retreat', unit('z'), 1, '2.4-P2'),
          }),
        });
        d.play(charge('a')).play(DONE);
        if (d.question === 'react') d.play({ type: 'stand', unit: 'e' });
        return d.play({ type: 'influence', by: 'kolb', points: 5 }, [6]) as typeof d;
      };
      for (const state of ['retreat', 'rallying'] as const) {
        const d = carriedAway(state);
        expect(d.told('morale-tested')[0]).toMatchObject({ piece: 'e', result: 'uncontrolledAdvance' });
        expect([state, d.told('counter-charged'), d.state('e'), d.at('e'), d.melees()]).toEqual([
          state,
          [],
          state,
          [60, 60, 180],
          [['a', 'e', 0, 0]],
        ]);
      }
    },
  );
  rule(['C8o', 'C8g'], 'one that is forming up tests without formation', () => {
    const d = phase({
      units: [
        { ...riders, y: 40 },
        { ...enemy, state: 'rallying', degradation: 'noFormation' },
      ],
    });
    d.play(charge('h')).play(DONE, [6]);
    const [test] = d.told('morale-tested');
    expect([test?.piece, test?.items.find(({ code }) => code === 'F07')?.value]).toEqual(['e', -1]);
  });
  rule(['C8o', 'C19c', '2.6-K9'], 'prisoners are reached by charging their convoy', () => {
    const d = phase({
      units: [riders, { ...enemy, id: 'c', x: 120, y: 90 }, { id: 'p', x: 60, y: 60, figures: 8, state: 'prisoner' }],
      prepare(g, unit) {
        g.s.unit.of[unit('p')] = unit('c') + 1;
        g.s.unit.escort[unit('p')] = 2;
        g.s.unit.escort[unit('c')] = 2;
      },
    });
    expect(d.legal()).toContainEqual(charge('h', 'p'));
    d.play(charge('h', 'p')).play(DONE, [1]);
    d.play(d.legal()[0]);
    expect(d.told('contact')).toMatchObject([{ piece: 'h', target: 'p' }]);
    expect(d.state('p')).toBe('rout');
    // The escort stands to fight where it was reached.
    expect(d.melees().map(([a, b]) => [a, b])).toEqual([['h', 'escort-1']]);
    expect(d.has('h', 'chargedHome')).toBe(true);
  });
});
