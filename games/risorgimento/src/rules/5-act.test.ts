import { describe, expect } from 'vitest';
import { COMMANDED, mark, note, OUT_OF_RESERVE, WAS_STRATEGIC } from '../model/state.ts';
import { WITH_ORDERS, WITHOUT_ORDERS } from '../model/vocabulary.ts';
import { actDrill } from '../testing/act-drill.ts';
import type { DrillUnit } from '../testing/drill.ts';
import { fightDrill } from '../testing/fight-drill.ts';
import { rule } from '../testing/rule.ts';
import { turnDrill } from '../testing/turn-drill.ts';
import { allowanceOf } from './5-mover.ts';

const e = (id: string, hex: string, more: Partial<DrillUnit> = {}): DrillUnit => ({
  id,
  side: 'austrian',
  hex,
  ...more,
});
const a = (id: string, hex: string, more: Partial<DrillUnit> = {}): DrillUnit => ({ id, hex, ...more });

describe('the units of a formation', () => {
  const units = [a('a', '1013'), a('g', '1112', { type: 'artillery', gun: 'F' }), e('e', '1011', { facing: 0 })];
  rule('4.41a', 'move, fire and attack with Orders; without them they do not fire or attack', () => {
    const d = actDrill({ units });
    expect(d.verbs()).toEqual(['done', 'fire', 'move', 'square']);
    const near = [a('a', '1012'), e('e', '1011', { facing: 0 })];
    expect(fightDrill({ units: near }).targets('a')).toEqual(['1011']);
    const idle = actDrill({ units: units.map((u) => ({ ...u, commanded: false })) });
    expect(idle.verbs()).toEqual(['done', 'move', 'square']);
    const still = fightDrill({ units: near.map((u) => ({ ...u, commanded: false })) });
    expect(still.whyAttack(['a'], '1011')).toEqual(['7.4a']);
  });
  rule('5.3b', 'move one after another: who has moved is done when the next one moves', () => {
    const d = actDrill({ units: [a('a', '1010'), a('b', '1210')] });
    d.move('a', '1009');
    d.move('a', '1008');
    expect([d.at('a'), d.spent('a')]).toEqual(['1008', 2]);
    d.move('b', '1209');
    expect(d.whyMove('a', '1007')).toEqual(['5.3b']);
    expect(d.whyMove('b', '1208')).toEqual([]);
  });
  rule('5.0a', 'spend as many points as they have in an activation, and what is left over is lost', () => {
    const d = actDrill({ units: [a('a', '1010')] });
    d.move('a', '1006');
    expect(allowanceOf(d.g, d.unit('a'), false)).toBe(2);
    expect(d.whyMove('a', '1003')).toEqual(['5.31a']);
    d.move('a', '1004');
    expect(d.whyMove('a', '1003')).toEqual(['5.31a']);
    const t = turnDrill({ units: [a('a', '1010'), e('e', '1020')] });
    t.g.s.unit.spent[t.unit('a')] = 4;
    t.begin('corps', t.w.corpsIndex.get('allied')!, 1);
    expect(allowanceOf(t.g, t.unit('a'), false)).toBe(6);
  });
  rule('E4.42a', 'by the errata begin no strategic movement without Orders', () => {
    const spec = { units: [a('a', '1010', { commanded: false })] };
    const yes = { designerErrata: 'yes' };
    const why = (
      options: Record<string, string>,
      orders: number,
      before?: (d: ReturnType<typeof actDrill>) => void,
    ) => {
      const d = actDrill(spec, {}, options);
      d.g.s.formation.orders[d.formation] = orders;
      before?.(d);
      return d.whyMove('a', '1003', { strategic: true });
    };
    expect(why({}, WITHOUT_ORDERS)).toEqual([]);
    expect(why(yes, WITHOUT_ORDERS)).toEqual(['E4.42a']);
    expect(why(yes, WITH_ORDERS)).toEqual([]);
    expect(why(yes, WITHOUT_ORDERS, (d) => note(d.g, d.unit('a'), WAS_STRATEGIC))).toEqual([]);
    expect(why(yes, WITHOUT_ORDERS, (d) => mark(d.g, d.unit('a'), OUT_OF_RESERVE))).toEqual([]);
    expect(why(yes, WITHOUT_ORDERS, (d) => note(d.g, d.unit('a'), COMMANDED))).toEqual([]);
  });
});

describe('before the same step', () => {
  rule(['6.33a', '6.1c'], 'a stack in an enemy zone turns by one hexside in all', () => {
    // R111
    const units: DrillUnit[] = [
      { id: 'a', hex: '1010' },
      { id: 'b', hex: '1010' },
      { id: 'e', side: 'austrian', hex: '1009', facing: 3 },
    ];
    const d = actDrill({ units });
    d.turn('a', 1);
    expect([d.facing('a'), d.facing('b')]).toEqual([1, 1]);
    expect(d.whyTurn('b', 2)).toEqual(['6.33a']);
    const free = actDrill({ units: units.slice(0, 2) });
    free.turn('a', 1);
    expect(free.whyTurn('b', 2)).toEqual([]);
  });
  rule('6.1c', 'a unit that has come to others does not turn them', () => {
    // R111
    const units: DrillUnit[] = [
      { id: 'a', hex: '1010' },
      { id: 'b', hex: '1012', facing: 3 },
      { id: 'e', side: 'austrian', hex: '1008', facing: 3 },
    ];
    const d = actDrill({ units });
    d.move('b', '1010', { facing: 0 });
    expect(d.whyTurn('b', 3)).toEqual(['6.1c']);
    expect(d.whyTurn('a', 3)).toEqual([]);
  });
  rule(['6.34a', '7.53a'], 'cavalry that has withdrawn is not asked again', () => {
    const riders = e('c', '1010', { type: 'light-cavalry', facing: 3 });
    const d = actDrill({ units: [riders, a('f', '1012', { facing: 3 })] }, { asks: ['before-entry'] });
    d.move('f', '1011');
    // Two hexes away and still next to 1011.
    expect(d.answer('withdraw', 'c', '1111', 4)).toBe('act');
    expect([d.at('c'), d.at('f')]).toEqual(['1111', '1011']);
  });
});
