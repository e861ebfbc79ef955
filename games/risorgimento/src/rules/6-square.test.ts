import { describe, expect } from 'vitest';
import { has, SQUARE } from '../model/state.ts';
import { actDrill } from '../testing/act-drill.ts';
import type { DrillUnit } from '../testing/drill.ts';
import { rule } from '../testing/rule.ts';

const square: DrillUnit = { id: 's', hex: '1010', square: true };
const jager: DrillUnit = { id: 'j', hex: '1010', type: 'jager' };

describe('a square with a jäger in its hex', () => {
  rule(['6.14a', '6.14f'], 'is left by its own units, which alone pay for it, wherever the jäger lies', () => {
    // R39
    for (const units of [
      [square, jager],
      [jager, square],
    ]) {
      const d = actDrill({ units });
      expect(d.whyDo('unsquare', 's')).toEqual([]);
      d.do('unsquare', 's');
      expect([has(d.g, d.unit('s'), SQUARE), d.spent('s'), d.spent('j')]).toEqual([false, 1, 0]);
    }
  });
  rule('6.14f', 'does not ask the jäger for a point', () => {
    const d = actDrill({ units: [square, jager] });
    d.g.s.unit.spent[d.unit('j')] = 7;
    expect(d.whyDo('unsquare', 's')).toEqual([]);
    d.g.s.unit.spent[d.unit('s')] = 6;
    expect(d.whyDo('unsquare', 's')).toEqual(['6.14f']);
  });
});
rule(['4.61a', '6.14f'], 'a square in reserve stands until it has left reserve', () => {
  const d = actDrill({ units: [{ ...square, inReserve: true }] });
  expect(d.whyDo('unsquare', 's')).toEqual(['4.61a']);
});
