import { describe, expect } from 'vitest';
import type { DrillUnit } from '../testing/drill.ts';
import { rule } from '../testing/rule.ts';
import { turnDrill } from '../testing/turn-drill.ts';

const M4 = { rule: 'M4', kind: 'demolition', side: 'austrian', bridges: ['1010|1011'], most: 2 };
const sapper = (more: Partial<DrillUnit> = {}): DrillUnit => ({ id: 's', side: 'austrian', hex: '1011', ...more });
function bridge(units: readonly DrillUnit[], effects: readonly object[] = [M4]) {
  const d = turnDrill({
    map: {
      hexsides: {
        canal: ['1010|1011', '1210|1211'],
        bridge: [
          { side: '1010|1011', over: 'canal' },
          { side: '1210|1211', over: 'canal' },
        ],
      },
    },
    effects,
    units,
  });
  d.begin('demolish', d.w.corpsIndex.get('austrian')!);
  const at = (a: string) => d.w.bridges.findIndex((b) => b.a === d.hex(a) || b.b === d.hex(a));
  return { ...d, main: at('1010'), other: at('1210') };
}

describe('blowing up bridges', () => {
  rule('M4', 'is tried once a turn; a low die brings the bridge down for good', () => {
    const d = bridge([sapper()]);
    d.dice.push(3);
    d.give('demolish', d.main);
    expect([d.g.s.bridge.isDestroyed[d.main], d.refused('demolish', d.main)]).toEqual([0, ['M4']]);
    d.g.s.bridge.isTried[d.main] = 0;
    d.dice.push(2);
    d.give('demolish', d.main);
    expect([d.g.s.bridge.isDestroyed[d.main], d.refused('demolish', d.main)]).toEqual([1, ['M4']]);
    d.g.s.bridge.isTried[d.main] = 0;
    expect(d.offers('demolish')).toEqual([]);
  });
  rule('M4', 'takes infantry of the corps, commanded and in order, at one end, and no enemy at the other', () => {
    const open = (units: readonly DrillUnit[]) => bridge(units).offers('demolish').length;
    expect(open([sapper()])).toBe(1);
    expect(open([sapper({ hex: '1010' })])).toBe(1);
    expect(open([sapper({ type: 'jager' })])).toBe(1);
    expect(open([sapper({ commanded: false })])).toBe(0);
    expect(open([sapper({ disordered: true })])).toBe(0);
    expect(open([sapper({ type: 'light-cavalry' })])).toBe(0);
    expect(open([sapper(), { id: 'f', hex: '1010' }])).toBe(0);
    expect(open([sapper({ hex: '1012' })])).toBe(0);
  });
  rule('M4', 'is only for the bridges and the side that the battle names', () => {
    const d = bridge([sapper({ hex: '1211' })]);
    expect(d.refused('demolish', d.other)).toEqual(['M4']);
    const none = bridge([sapper()], []);
    expect([none.offers('demolish'), none.refused('demolish', none.main)]).toEqual([[], ['M4']]);
    expect(none.refused('rally')).toEqual(['M4']);
  });
});
