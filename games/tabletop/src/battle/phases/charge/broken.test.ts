import { describe, expect } from 'vitest';
import { type DrillSpec, drill } from '../../../testing/drill.ts';
import { rule } from '../../../testing/rule.ts';
import { beginMelee } from '../../doors.ts';

/** As in `charge.test.ts`. Against cavalry and not in square the lone fusiliers have 5 − 2 − 2 − 2; losses bring them lower. */
const riders = { id: 'h', x: 60, y: 36, figures: 10, type: 'french.lightCavalry' } as const;
const enemy = { id: 'e', side: 1, x: 60, y: 60, facing: 180, type: 'austrian.fusilier' } as const;
const generals = [
  { id: 'roux', x: 100, y: 40 },
  { id: 'kolb', side: 1, x: 100, y: 83 },
] as const;
const phase = (spec: Partial<DrillSpec> & Pick<DrillSpec, 'units'>) => drill({ phase: 'CHARGE', generals, ...spec });
const DONE = { type: 'done' };
const charge = (unit: string, target = 'e', more = {}) => ({ type: 'charge', unit, target, ...more });
const STAND = { type: 'stand', unit: 'e' };
const broken = (more: Partial<DrillSpec['units'][number]>, dice: readonly number[], from = 36) => {
  const d = phase({
    units: [
      { ...riders, y: from },
      { ...enemy, ...more },
    ],
  });
  d.play(charge('h')).play(DONE);
  d.play(STAND, dice);
  return d;
};

describe('a target that breaks', () => {
  const beaten = { losses: 160, marks: ['everRouted'] } as const;
  rule(
    ['1.1-01b', '1.1-01c', '1.1-02b', '1.1-02c', 'C8g', 'C8i', 'C8m', 'C8q'],
    'goes at once, four quarters of it; then the charger tests and may go on',
    () => {
      const d = broken(beaten, [1, 1]);
      expect(d.told('morale-tested').map(({ piece, occasions, result }) => [piece, ...occasions, result])).toEqual([
        ['e', 'receiveCharge', 'rout'],
        ['h', 'charge', 'obey'],
      ]);
      // It has run before its charger tests.
      const kinds = d.log.map(({ type }) => type).filter((type) => /^(?:morale-tested|compulsory-moved)$/.test(type));
      expect(kinds).toEqual(['morale-tested', ...Array.from({ length: 4 }, () => 'compulsory-moved'), 'morale-tested']);
      expect([d.at('e'), d.told('shot-fired'), d.has('e', 'movedAtOnce')]).toEqual([[60, 82, 0], [], true]);
      // Out of its reach: 37 + 36 cm.
      expect([d.question, d.legal()[0]]).toEqual(['reach', { type: 'reach', unit: 'h', cm: 36 }]);
      d.play(d.legal()[0]);
      expect([d.at('h'), d.melees(), d.degradation('h')]).toEqual([[60, 72, 0], [], 'disorganised']);
    },
  );
  rule(['C8j', '1.1-01c', 'C8k'], 'and is run down if the charger reaches it', () => {
    const d = phase({
      units: [
        { ...riders, y: 50 },
        { ...enemy, ...beaten },
      ],
    });
    // In the first quarter there is no time to form square.
    d.play(charge('h')).play(DONE, [1, 1]);
    expect(d.legal()[0]).toMatchObject({ type: 'reach', unit: 'h' });
    d.play(d.legal()[0]);
    expect(d.told('ran-down')).toMatchObject([{ piece: 'h', target: 'e', side: 'rear' }]);
    expect([d.melees(), d.state('e')]).toEqual([[['h', 'e', 2, 0]], 'rout']);
    expect(d.g.s.unit.cause[d.unit('e')]).toBe(d.unit('h') + 1);
  });
  rule(['1.1-01b', 'C8i'], 'in retreat its owner is asked what a retreat is asked', () => {
    const d = broken({ losses: 80 }, [1]);
    expect([d.question, d.state('e')]).toEqual(['retreat-form', 'retreat']);
  });
  rule(['C8i', '1.1-02b', '2.4-R6'], 'and rallies at the edge has broken all the same: the charger tests', () => {
    const d = phase({
      units: [
        { ...riders, y: 84 },
        { ...enemy, y: 118, losses: 80 },
      ],
    });
    // It turns about, then makes for the edge, two centimetres away.
    d.play(charge('h')).play(DONE, [1, 6, 3]);
    expect(d.told('morale-tested').map(({ piece, occasions, result }) => [piece, ...occasions, result])).toEqual([
      ['e', 'receiveCharge', 'retreat'],
      ['e', 'rally', 'obey'],
      ['h', 'charge', 'obey'],
    ]);
    expect([d.state('e'), d.told('charge-dropped')]).toEqual(['rallying', []]);
  });
  rule(['C8o', '1.1-01b'], 'from a melee ends that without result', () => {
    const d = phase({
      units: [riders, { id: 'a', x: 60, y: 61.5, facing: 180, figures: 8 }, { ...enemy, ...beaten }],
      prepare: (g, unit) => beginMelee(g, unit('a'), unit('e'), 2, 2),
    });
    // In melee it may only stand. The way to its own edge leads round the unit that held it.
    d.play(charge('h')).play(DONE, [1, 1]);
    expect([d.state('e') === 'rout' || d.state('e') === 'flight', d.melees()]).toEqual([true, []]);
  });
  rule(['C8n', '1.1-02b'], 'from several makes each of them test', () => {
    const d = phase({
      units: [
        { ...riders, x: 52, figures: 8 },
        { ...riders, id: 'k', x: 68, figures: 8 },
        { ...enemy, ...beaten },
      ],
    });
    d.play(charge('h')).play(charge('k')).play(DONE);
    d.play({ type: 'resolve', unit: 'k' }).play(STAND, [1, 1]);
    d.play({ type: 'reach', unit: 'k', cm: 0 }, [1]);
    expect(d.told('morale-tested').map(({ piece, occasions }) => [piece, ...occasions])).toEqual([
      ['e', 'receiveCharge'],
      ['k', 'charge'],
      ['h', 'charge'],
    ]);
    expect([d.question, d.told('charge-dropped')]).toEqual(['reach', []]);
  });
  rule(['C8i', '1.1-02b'], 'may see its charger go off in turn, at once', () => {
    const d = phase({
      units: [
        { ...riders, losses: 200 },
        { ...enemy, ...beaten },
      ],
    });
    d.play(charge('h')).play(DONE).play(STAND, [1, 1]);
    const [, second] = d.told('morale-tested');
    expect([second?.piece, ['retreat', 'rout', 'flight'].includes(second?.result ?? '')]).toEqual(['h', true]);
    expect([d.has('h', 'charged'), d.has('h', 'charging'), d.has('h', 'movedAtOnce')]).toEqual([true, false, true]);
  });
});
