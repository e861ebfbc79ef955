import { describe, expect } from 'vitest';
import { actDrill } from '../testing/act-drill.ts';
import type { DrillMap, DrillUnit } from '../testing/drill.ts';
import { rule } from '../testing/rule.ts';

const foot: DrillUnit = { id: 'f', hex: '1012', facing: 0 };
const rider: DrillUnit = { id: 'c', side: 'austrian', type: 'light-cavalry', hex: '1010', facing: 3 };
const jager: DrillUnit = { id: 'j', side: 'austrian', type: 'jager', hex: '1010', facing: 3 };
/** Infantry marches up to the unit in hex 1010, and its owner is asked. */
const marching = (units: readonly DrillUnit[], map: DrillMap = {}, effects: readonly object[] = []) => {
  const d = actDrill({ units: [foot, ...units], map, effects }, { asks: ['before-entry'] });
  d.move('f', '1011');
  return d;
};

describe('a jäger that withdraws', () => {
  rule(['6.35a', '6.1c'], 'faces as those it joins, and as it did where it joins nobody', () => {
    // R55 R111
    const friend: DrillUnit = { id: 'x', side: 'austrian', hex: '1009', facing: 2 };
    const d = marching([jager, friend]);
    d.answer('withdraw', 'j', '1009');
    expect([d.facing('j'), d.facing('x')]).toEqual([2, 2]);
    const alone = marching([jager]);
    alone.answer('withdraw', 'j', '1009');
    expect(alone.facing('j')).toBe(3);
  });
  rule('5.23c', 'is disordered by deep water as on any march', () => {
    const wet = marching([jager], { hexsides: { canal: ['1009|1010'] } });
    wet.answer('withdraw', 'j', '1009');
    expect(wet.isDisordered('j')).toBe(true);
    const dry = marching([jager], { hexsides: { canal: ['1009|1010'] } });
    dry.answer('withdraw', 'j', '1109');
    expect(dry.isDisordered('j')).toBe(false);
  });
});

describe('where a unit withdraws to', () => {
  rule(['SM2', '6.34a', '7.54c'], 'is ground that the battle leaves open to it', () => {
    // R52
    const first = { rule: 'SM2', kind: 'first-column', side: 'austrian', column: 10 };
    expect(marching([rider]).hexes('withdraw', 'c')).toContain('0809');
    const kept = marching([rider], {}, [first]).hexes('withdraw', 'c');
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.filter((hex) => hex < '1000')).toEqual([]);
    expect(marching([jager], {}, [first]).hexes('withdraw', 'j')).toEqual(['1009', '1109']);
  });
  rule('5.34', 'is not near a hex by which the enemy still enters', () => {
    const arrivals = [{ turn: 9, entry: ['1001'], units: ['late'] }];
    const units: DrillUnit[] = [{ id: 'f', hex: '1007', facing: 0 }, { ...rider, hex: '1005' }, { id: 'late' }];
    const d = actDrill({ units, arrivals }, { asks: ['before-entry'] });
    d.move('f', '1006');
    expect(d.hexes('withdraw', 'c')).not.toContain('1003');
    expect(d.hexes('withdraw', 'c')).toContain('0804');
  });
});

describe('a counter-charge', () => {
  const before = (more: Partial<DrillUnit>, map: DrillMap = {}) => marching([{ ...rider, ...more }], map);
  rule('9.11', 'is an attack, and none of a brigade that is hors de combat', () => {
    const d = actDrill({ units: [foot, rider] }, { asks: ['before-entry'] });
    d.g.s.formation.isHorsDeCombat[d.w.unitFormation[d.unit('c')]!] = 1;
    d.move('f', '1011');
    expect(d.verbs()).toEqual(['withdraw']);
    expect(d.whyDo('counter', 'c')).toEqual(['9.11']);
  });
  rule(['7.52a', '7.52c', '7.53b', '7.54a', '7.54b'], 'is refused by the rule that bars it', () => {
    const on = (terrain: string): DrillMap => ({ overrides: [{ terrain, level: 1, hexes: ['1011'] }] });
    expect(before({}, on('woods')).whyDo('counter', 'c')).toEqual(['7.52a']);
    expect(before({}, on('village')).whyDo('counter', 'c')).toEqual(['7.52c']);
    expect(before({ disordered: true }).whyDo('counter', 'c')).toEqual(['7.54b']);
    expect(before({ facing: 0 }).whyDo('counter', 'c')).toEqual(['7.53b']);
    expect(before({ type: 'artillery', gun: 'horse' }).whyDo('counter', 'c')).toEqual(['7.53b']);
    const near: DrillUnit = { id: 'a', hex: '1009', facing: 3 };
    const held = marching([{ ...rider, id: 'c2', hex: '1110', facing: 4 }, rider, near]);
    expect(held.whyDo('counter', 'c')).toEqual(['7.54a']);
  });
});

describe('a step before which cavalry has withdrawn', () => {
  rule(['6.34b', '6.33b'], 'is paid for as if it were nowhere, wherever it has gone', () => {
    // It goes round to the flank of the infantry, which has not begun its move in a zone of control and pays for none.
    const units: DrillUnit[] = [
      { id: 'f', hex: '1010', facing: 3 },
      { id: 'c', side: 'austrian', type: 'light-cavalry', hex: '1008', facing: 3 },
    ];
    const go = (facing: number) => {
      const d = actDrill({ units }, { asks: ['before-entry'] });
      expect(d.move('f', '1009')).toBe('before-entry');
      d.answer('withdraw', 'c', '1109', facing);
      return [d.at('f'), d.spent('f')];
    };
    expect(go(4)).toEqual(['1009', 1]);
    expect(go(1)).toEqual(['1009', 1]);
  });
});
