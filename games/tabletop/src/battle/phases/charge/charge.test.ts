import { describe, expect } from 'vitest';
import { isTouching } from '../../../rules/table/placed.ts';
import { type DrillSpec, drill } from '../../../testing/drill.ts';
import { rule } from '../../../testing/rule.ts';
import { leaderOf, unitOf } from '../../model/views.ts';

/**
 * Austrian fusiliers (regular, 5) look down from (60, 60), their front at 59.25; French below them. Each side's general stands 20 cm and more away,
 * which costs a point and leaves nothing to choose; a lone target charged by one enemy has two points less for it.
 */
const enemy = { id: 'e', side: 1, x: 60, y: 60, facing: 180, type: 'austrian.fusilier' } as const;
const line = { id: 'a', x: 60, y: 46 } as const;
const riders = { id: 'h', x: 60, y: 36, figures: 10, type: 'french.lightCavalry' } as const;
const generals = [
  { id: 'roux', x: 100, y: 40 },
  { id: 'kolb', side: 1, x: 60, y: 83 },
] as const;
const farther = [generals[0], { ...generals[1], y: 118 }];
const phase = (spec: Partial<DrillSpec> & Pick<DrillSpec, 'units'>) => drill({ phase: 'CHARGE', generals, ...spec });
const DONE = { type: 'done' };
const charge = (unit: string, target = 'e', more = {}) => ({ type: 'charge', unit, target, ...more });

describe('declaring charges', () => {
  rule(['C8a', 'C8b', 'C14a'], 'a side declares them unit by unit, or none', () => {
    const d = phase({ units: [line, { ...riders, x: 100 }, enemy] });
    expect([d.question, d.asks, d.legal()]).toEqual(['declare', 'french', [DONE, charge('a')]]);
    // Not listed, and as good: any wheel that leads to the target.
    expect(d.can(charge('a', 'e', { hand: 'right', degrees: 5.5 }))).toBe(true);
    expect(d.refusals(charge('a', 'e', { hand: 'right', degrees: 50 }))).toEqual(['C8b']);
    expect(d.refusals(charge('h'))).toEqual(['C8b', 'C8b']);
    expect(d.refusals(charge('e', 'a'))).toEqual(['C8a']);
    expect(d.refusals({ type: 'stand', unit: 'a' })).toEqual(['C8a']);
    d.play(charge('a'));
    expect(d.told('charge-declared')).toMatchObject([{ piece: 'a', target: 'e', degrees: 0, cm: 12.5 }]);
    expect([d.legal(), d.refusals(charge('a'))]).toEqual([[DONE], ['C8a']]);
  });
  rule(['C8a', 'C8p'], 'then chooses which is resolved next; one whose way is closed is dropped, and may move', () => {
    // Both lead to the enemy, but the second would run into the first where it lands.
    const d = phase({ units: [line, { ...line, id: 'b', x: 60, y: 43, formation: 'line' }, enemy] });
    expect(d.refusals(charge('b'))).toEqual(['C8b']);
    const two = phase({
      units: [{ ...line, figures: 8, x: 56 }, { ...line, id: 'b', figures: 8, x: 64 }, enemy],
    });
    two.play(charge('a')).play(charge('b')).play(DONE);
    expect([two.question, two.legal()]).toEqual([
      'next-charge',
      [
        { type: 'resolve', unit: 'a' },
        { type: 'resolve', unit: 'b' },
      ],
    ]);
    expect(two.refusals({ type: 'resolve', unit: 'e' })).toEqual(['C8a']);
  });
});

describe('a charge that is received', () => {
  rule(
    ['C8g', 'C8h', 'C8k', 'C8m', '1.1-01a', '1.1-02a'],
    'the target tests, fires and meets it; the charger takes no test',
    () => {
      const d = phase({ units: [line, enemy] });
      // 5, a general far −1, one enemy −2, die 4 +1: 3, obey. Then 16 muskets at 4, die 1: half.
      d.play(charge('a')).play(DONE, [4, 1]);
      expect(d.told('morale-tested')).toMatchObject([
        { piece: 'e', occasions: ['receiveCharge'], total: 3, result: 'obey' },
      ]);
      expect(d.told('shot-fired')).toMatchObject([
        { piece: 'e', at: 'a', isAtCharge: true, figures: 16, rate: 4, losses: 32 },
      ]);
      expect(d.told('contact')).toMatchObject([{ piece: 'a', target: 'e', side: 'front', at: [60, 58.5], facing: 0 }]);
      expect(d.at('a')).toEqual([60, 58.5, 0]);
      expect(d.melees()).toEqual([['a', 'e', 0, 0]]);
      expect([d.has('a', 'charged'), d.has('a', 'charging'), d.has('e', 'charged')]).toEqual([true, false, false]);
    },
  );
  rule(['C8h', '2.3i', '2.3j', '2.3k', 'C8i'], 'its fire may halt the charger 5 cm off, without formation', () => {
    const d = phase({ units: [line, enemy] });
    // 64 lost, 15 figures left: it tests. 4 + 1, a general at 31 cm −2, one enemy −2, the fire −1, die 1: 0, halt.
    d.play(charge('a')).play(DONE, [4, 3, 1]);
    expect(d.told('morale-tested')[1]).toMatchObject({
      piece: 'a',
      occasions: ['fireLosses'],
      total: 0,
      result: 'halt',
    });
    // Its front stops at 54.25; it has lost a figure of its width.
    expect(d.told('charge-halted')).toMatchObject([{ piece: 'a', target: 'e', at: [60, 53.5] }]);
    expect([d.state('a'), d.degradation('a'), d.melees()]).toEqual(['halted', 'noFormation', []]);
    const through = phase({ units: [line, enemy] });
    through.play(charge('a')).play(DONE, [4, 3, 3]);
    expect([through.told('charge-halted').length, through.melees().length]).toEqual([0, 1]);
  });
  rule(['C8h', '2.1c', '2.1i'], 'or send it out of control, which does not stop it', () => {
    const d = phase({
      units: [
        riders,
        { id: 'f', x: 30, y: 36 },
        { id: 'g', x: 92, y: 36 },
        enemy,
        { ...enemy, id: 'r', x: 85, facing: 0, figures: 8, losses: 240, state: 'rout', degradation: 'disorder' },
      ],
      generals: [{ id: 'roux', x: 80, y: 20 }, generals[1]],
    });
    d.play(charge('h')).play(DONE);
    // Charging +1, two friends to one enemy +2, a rout in view +2, its general −1, fire −1, 64 men −1, die 6 +2: 9.
    d.play({ type: 'stand', unit: 'e' }, [6, 3, 6]);
    expect(d.told('morale-tested')[1]).toMatchObject({ piece: 'h', total: 9, result: 'uncontrolledAdvance' });
    expect([d.state('h'), d.melees()]).toEqual(['uncontrolled', [['h', 'e', 0, 0]]]);
  });
  rule(['C8d', 'C8m', 'C3e', '1.2-F01'], 'infantry may form square against cavalry, and pays for it', () => {
    const d = phase({ units: [riders, enemy] });
    d.play(charge('h')).play(DONE);
    expect([d.question, d.asks, d.legal()]).toEqual([
      'react',
      'coalition',
      [
        { type: 'stand', unit: 'e' },
        { type: 'square', unit: 'e' },
      ],
    ]);
    expect(d.refusals({ type: 'evade', unit: 'e' })).toEqual(['C8f']);
    expect(d.refusals({ type: 'counter', unit: 'e', target: 'h' })).toEqual(['C8e']);
    expect(d.refusals({ type: 'turn', unit: 'e', to: 90 })).toEqual(['C8d']);
    expect(d.refusals({ type: 'stand', unit: 'h' })).toEqual(['C8d']);
    expect(d.refusals(charge('h'))).toEqual(['C8d']);
    // 5 − 1 − 2, in square + 2; then a quarter of its muskets.
    d.play({ type: 'square', unit: 'e' }, [1, 3]);
    expect(d.told('reacted')).toMatchObject([{ piece: 'e', reaction: 'formSquare' }]);
    expect(d.told('morale-tested')).toMatchObject([{ total: 4, result: 'obey' }]);
    expect(d.told('shot-fired')).toMatchObject([{ part: 'front', figures: 4, losses: 16 }]);
    expect(d.at('h')).toEqual([60, 56.5, 0]);
    expect(d.g.s.unit.reacted[d.unit('e')]).toBe(2_000_000);
  });
  rule(['C1m', 'C8d', '1.4h'], 'a general whom the square reaches over stands beside it, and acts on its test', () => {
    const d = phase({ units: [riders, enemy], generals: [generals[0], { ...generals[1], y: 62.2 }] });
    d.play(charge('h')).play(DONE).play({ type: 'square', unit: 'e' });
    expect(d.told('leader-set-aside')).toMatchObject([{ piece: 'kolb', by: 'e', to: [60, 63.5] }]);
    expect(isTouching(leaderOf(d.g, d.leader('kolb')), unitOf(d.g, d.unit('e')))).toBe(true);
    expect(d.question).toBe('influence');
    expect(d.legal()).toContainEqual({ type: 'influence', by: 'kolb', points: 2 });
  });
  rule(['C8d', 'C8k', 'C8m'], 'who is charged in the rear may turn; else it is met there and does not fire', () => {
    const away = { ...enemy, facing: 0 };
    const d = phase({ units: [line, away] });
    d.play(charge('a')).play(DONE);
    expect(d.legal()).toEqual([
      { type: 'stand', unit: 'e' },
      { type: 'turn', unit: 'e', to: 180 },
    ]);
    d.play({ type: 'turn', unit: 'e', to: 180 }, [4, 1]);
    expect([d.at('e'), d.melees()]).toEqual([[60, 60, 180], [['a', 'e', 0, 0]]]);
    expect(d.g.s.unit.reacted[d.unit('e')]).toBe(1_000_000);
    const stands = phase({ units: [line, away] });
    // An enemy behind it: −2 more. Die 5: +2.
    stands.play(charge('a')).play(DONE).play({ type: 'stand', unit: 'e' }, [5]);
    expect(stands.told('morale-tested')).toMatchObject([{ total: 2, result: 'obey' }]);
    expect([stands.told('shot-fired'), stands.melees()]).toEqual([[], [['a', 'e', 2, 0]]]);
  });
  rule(['C8e', 'C8g', 'C8m', '1.2-F12'], 'cavalry may counter-charge, and they meet half way', () => {
    const lancers = { id: 'e', side: 1, x: 60, y: 66, facing: 180, figures: 10, type: 'austrian.cuirassier' } as const;
    const d = phase({ units: [riders, lancers], generals: farther });
    d.play(charge('h')).play(DONE);
    expect(d.legal()).toEqual([
      { type: 'stand', unit: 'e' },
      { type: 'counter', unit: 'e', target: 'h' },
    ]);
    d.play({ type: 'counter', unit: 'e', target: 'h' }, [3]);
    // From 37 to 65: they meet at 51.
    expect([d.at('h'), d.at('e')]).toEqual([
      [60, 50, 0],
      [60, 52, 180],
    ]);
    expect(d.told('morale-tested')[0]?.items).toContainEqual({ code: 'F12', value: 1 });
    expect([d.melees(), d.has('e', 'charged'), d.has('h', 'charged')]).toEqual([[['h', 'e', 0, 0]], true, true]);
  });
  rule('C8g', 'halt cancels a counter-charge', () => {
    const lancers = { id: 'e', side: 1, x: 60, y: 66, facing: 180, figures: 10, type: 'austrian.chevauleger' } as const;
    const d = phase({ units: [riders, { ...lancers, losses: 50 }], generals: farther });
    // 5, charging +1, one enemy −2, the general −3, 50 men lost −1: 0.
    d.play(charge('h')).play(DONE).play({ type: 'counter', unit: 'e', target: 'h' }, [1]);
    expect(d.told('morale-tested')).toMatchObject([{ result: 'halt' }]);
    expect([d.at('e'), d.at('h'), d.state('e')]).toEqual([[60, 66, 180], [60, 64, 0], 'halted']);
  });
});
