import { describe, expect } from 'vitest';
import { type DrillSpec, drill } from '../../../testing/drill.ts';
import { rule } from '../../../testing/rule.ts';

/** As in `charge.test.ts`: generals 20 cm and more away, French below, Austrians above. */
const riders = { id: 'h', x: 60, y: 36, figures: 10, type: 'french.lightCavalry' } as const;
const light = { id: 'e', side: 1, x: 60, y: 60, facing: 180, figures: 10, type: 'austrian.hussar' } as const;
const line = { id: 'a', x: 60, y: 46 } as const;
const enemy = { id: 'e', side: 1, x: 60, y: 60, facing: 180, type: 'austrian.fusilier' } as const;
const generals = [
  { id: 'roux', x: 100, y: 40 },
  { id: 'kolb', side: 1, x: 20, y: 80 },
] as const;
const phase = (spec: Partial<DrillSpec> & Pick<DrillSpec, 'units'>) => drill({ phase: 'CHARGE', generals, ...spec });
const DONE = { type: 'done' };
const charge = (unit: string, target = 'e', more = {}) => ({ type: 'charge', unit, target, ...more });
const reach = (cm: number) => ({ type: 'reach', unit: 'h', cm });

describe('a charge that is evaded', () => {
  const evaded = (spec: Partial<DrillSpec> = {}) => {
    const d = phase({ units: [riders, light], ...spec });
    d.play(charge('h')).play(DONE);
    return d;
  };
  rule(['C8f', 'C4d', '1.1-02', 'C8i', 'C8q'], 'the evader goes without a test; the charger tests and goes on', () => {
    const d = evaded();
    expect(d.legal()).toContainEqual({ type: 'evade', unit: 'e' });
    d.play({ type: 'evade', unit: 'e' }, [1]);
    expect(d.told('evaded')).toMatchObject([{ piece: 'e', at: [60, 86], cm: 26 }]);
    expect([d.at('e'), d.degradation('e'), d.has('e', 'charged')]).toEqual([[60, 86, 0], 'disorganised', true]);
    // 5, charging +1, its general at 31.5 cm −2.
    expect(d.told('morale-tested')).toMatchObject([{ piece: 'h', occasions: ['charge'], total: 4, result: 'obey' }]);
    expect([d.question, d.asks, d.legal()]).toEqual(['reach', 'french', [36, 27, 18, 9, 0].map(reach)]);
    expect([d.can(reach(12.34)), d.refusals(reach(36.01)), d.refusals(DONE)]).toEqual([true, ['C8q'], ['C8q']]);
    expect(d.refusals({ type: 'reach', unit: 'e', cm: 5 })).toEqual(['C8q']);
    d.play(reach(12.34));
    expect([d.at('h'), d.degradation('h'), d.has('h', 'charged')]).toEqual([[60, 48.34, 0], 'disorganised', true]);
    expect(d.told('charge-ended')).toMatchObject([{ piece: 'h', cm: 12.34, at: [60, 48.34], facing: 0 }]);
    // The other side may charge now, but not with who evaded.
    expect(d.asks).not.toBe('french');
  });
  rule(['C8f', 'C8j', 'C8k'], 'caught, it is met in the rear', () => {
    // Skirmishers from 60.75 on go 18 cm; the riders come from 51 and reach 87.
    const loose = { ...light, figures: 12, formation: 'skirmish', type: 'austrian.jaeger' } as const;
    const d = evaded({ units: [{ ...riders, y: 50 }, loose] });
    d.play({ type: 'evade', unit: 'e' }, [1]);
    const [, y] = d.at('e');
    expect(d.legal()[0]).toEqual(reach(y - 0.75 - 51));
    d.play(d.legal()[0]);
    expect(d.melees()).toEqual([['h', 'e', 2, 0]]);
    expect(d.told('contact')).toMatchObject([{ piece: 'h', target: 'e', side: 'rear', at: [60, y - 1.75] }]);
    expect([d.state('e'), d.degradation('h')]).toEqual(['steady', 'formed']);
  });
  rule(['C8i', '2.3g'], 'halted, the charger stays where it began', () => {
    const d = evaded({ units: [{ ...riders, losses: 160 }, light] });
    // 5 + 1 − 2; 160 men of 400 lost: −3, and 6 figures of 10: −3. Die 5: 0.
    d.play({ type: 'evade', unit: 'e' }, [5]);
    expect(d.told('morale-tested')).toMatchObject([{ total: 0, result: 'halt' }]);
    expect(d.told('charge-stayed')).toMatchObject([{ piece: 'h', target: 'e' }]);
    expect([d.at('h'), d.state('h'), d.degradation('h')]).toEqual([[60, 36, 0], 'halted', 'formed']);
    expect([d.has('h', 'charged'), d.has('h', 'charging')]).toEqual([true, false]);
  });
});

describe('several charges', () => {
  const half = { ...line, figures: 8 } as const;
  rule(['C8n', 'C8h', 'C8k'], 'on one target make one test; its fire goes to the nearest', () => {
    const d = phase({
      units: [{ ...half, x: 56 }, { ...half, id: 'b', x: 64, y: 47 }, enemy],
      generals: [generals[0], { ...generals[1], x: 60, y: 83 }],
    });
    d.play(charge('a')).play(charge('b')).play(DONE);
    d.play({ type: 'resolve', unit: 'a' }, [4, 1, 1]);
    expect(d.told('morale-tested').map(({ piece, occasions }) => [piece, ...occasions])).toEqual([
      ['e', 'receiveCharge'],
      ['b', 'fireLosses'],
    ]);
    expect(d.told('shot-fired')).toMatchObject([{ piece: 'e', at: 'b' }]);
    expect(d.melees()).toEqual([
      ['a', 'e', 0, 0],
      ['b', 'e', 0, 0],
    ]);
    expect([d.at('a'), d.at('b')]).toEqual([
      [56, 58.5, 0],
      [64, 58.5, 0],
    ]);
  });
  rule('C8p', 'a charge whose way another has closed is dropped, and the unit may move', () => {
    const d = phase({
      units: [
        { ...line, x: 52 },
        { ...line, id: 'b', x: 68 },
        { ...line, id: 'c', x: 85, y: 58.5 },
        { ...enemy, figures: 8 },
      ],
      generals: [generals[0], { ...generals[1], x: 60, y: 83 }],
    });
    d.play(charge('a')).play(charge('b')).play(DONE);
    d.play({ type: 'resolve', unit: 'a' }, [4, 1]);
    expect(d.at('a')).toEqual([56, 58.5, 0]);
    expect(d.told('charge-dropped')).toMatchObject([{ piece: 'b', target: 'e', rule: 'C8p' }]);
    expect([d.at('b'), d.has('b', 'charged'), d.has('b', 'charging')]).toEqual([[68, 46, 0], false, false]);
  });
  rule(['C8n', 'C8e', 'C8p'], 'a counter-charge meets the one that its owner names; the others then go on', () => {
    const heavy = { id: 'e', side: 1, x: 60, y: 66, facing: 180, figures: 10, type: 'austrian.cuirassier' } as const;
    const d = phase({
      units: [{ ...riders, x: 52 }, { ...riders, id: 'k', x: 68 }, heavy],
      generals: [generals[0], { ...generals[1], x: 60, y: 118 }],
    });
    d.play(charge('h')).play(charge('k')).play(DONE);
    d.play({ type: 'resolve', unit: 'h' });
    expect(d.legal('counter').map(({ target }) => target)).toEqual(['h', 'k']);
    d.play({ type: 'counter', unit: 'e', target: 'k' }, [5]);
    expect([d.at('k'), d.at('e')]).toEqual([
      [68, 50, 0],
      [60.5, 52, 180],
    ]);
    // The other still has it before it, nearer than before.
    expect(d.melees().map(([a, b]) => [a, b])).toEqual([
      ['k', 'e'],
      ['h', 'e'],
    ]);
  });
});
