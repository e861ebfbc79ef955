import { describe, expect } from 'vitest';
import { ATTACKED, FIRED } from '../model/state.ts';
import { attackSidesOf, zoneOf } from '../rules/6-zone-of-control.ts';
import { smallArmsModifiers } from '../rules/7-fire-sum.ts';
import { shotTargets } from '../rules/7-small-arms.ts';
import type { DrillUnit } from '../testing/drill.ts';
import { example } from '../testing/example.ts';
import { byRule, fireDrill } from '../testing/fire-drill.ts';

const J = { id: 'j', type: 'jager', hex: '1010' } as const;
const foe = (id: string, hex: string, more: Partial<DrillUnit> = {}): DrillUnit => ({
  id,
  side: 'austrian',
  hex,
  ...more,
});

describe('small arms, by the examples', () => {
  example('small-arms-hit', () => {
    const d = fireDrill({ units: [J, foe('e', '1009')] });
    expect(d.openSmallArms()).toBe('small-arms');
    d.dice.push(6);
    d.answer('shoot', 'j', '1009');
    expect(d.ofType('small-arms-fired')).toMatchObject([{ piece: 'j', total: 6, hits: 1 }]);
    expect(d.marks('e')).toMatchObject({ hits: 1, disordered: false });
  });
  example('small-arms-under', () => {
    const d = fireDrill({ units: [{ id: 'i', hex: '1010' }, { ...J, id: 'l', type: 'light' }, foe('e', '1009')] });
    expect(d.whyShoot('l', '1009')).toEqual(['5.43b']);
  });
  example('square-fire', () => {
    const square = { hex: '1010', square: true } as const;
    const d = fireDrill({
      units: [
        { id: 'i', ...square },
        { ...square, id: 'l', type: 'light' },
        { ...square, id: 'k', type: 'light' },
        foe('e', '1011'),
      ],
    });
    expect(d.openSmallArms()).toBe('small-arms');
    expect(d.offered()).toEqual(['shoot l 1011', 'shoot k 1011', 'done']);
    d.dice.push(0);
    d.answer('shoot', 'l', '1011');
    expect(d.offered()).toEqual(['shoot k 1011', 'done']);
  });
  example('small-arms-canal', () => {
    const at = (id: string, type: 'jager' | 'infantry'): DrillUnit => ({ id, type, hex: '2319', facing: 0 });
    const d = fireDrill({ map: { base: 'magenta' }, units: [at('j', 'jager'), at('i', 'infantry'), foe('e', '2318')] });
    expect(byRule(smallArmsModifiers(d.g, d.unit('j'), d.hex('2318')))).toEqual({ '7.23b': -1 });
    d.openSmallArms();
    d.dice.push(7);
    d.answer('shoot', 'j', '2318');
    expect(d.ofType('small-arms-fired')).toMatchObject([{ total: 6, hits: 1 }]);
    expect(attackSidesOf(d.g, d.unit('i')) & 1).toBe(0);
  });
  example('small-arms-rear', () => {
    const d = fireDrill({ units: [J, foe('e1', '1011'), foe('e2', '1008')] });
    expect(shotTargets(d.g, d.unit('j'))).toEqual([]);
  });
  example('small-arms-uphill', () => {
    const map = { overrides: [{ terrain: 'village', level: 3, hexes: ['1009'] }] };
    const d = fireDrill({ map, units: [J, foe('e', '1009')] });
    expect(smallArmsModifiers(d.g, d.unit('j'), d.hex('1009')).map((m) => [m.what.en, m.value])).toEqual([
      ['terrain of the target', -1],
      ['firing uphill', -1],
    ]);
    d.openSmallArms();
    d.dice.push(7);
    d.answer('shoot', 'j', '1009');
    expect(d.ofType('small-arms-fired')).toMatchObject([{ total: 5, hits: 0 }]);
    expect(d.marks('e').hits).toBe(0);
  });
  example('light-fires-and-attacks', () => {
    const d = fireDrill({ units: [{ id: 't', type: 'light', hex: '1011' }, foe('e', '1010')] });
    d.openSmallArms();
    d.dice.push(0);
    d.answer('shoot', 't', '1010');
    expect(d.g.s.unit.did[d.unit('t')]! & (FIRED | ATTACKED)).toBe(FIRED);
    expect(attackSidesOf(d.g, d.unit('t')) & 1).toBe(1);
  });
  example('disordered-limits', () => {
    const d = fireDrill({ units: [{ id: 't', type: 'light', hex: '1010', disordered: true }, foe('e', '1009')] });
    expect(shotTargets(d.g, d.unit('t')).map((h) => d.w.hexNames[h])).toEqual(['1009']);
    expect(byRule(smallArmsModifiers(d.g, d.unit('t'), d.hex('1009')))).toEqual({ '8.21b': -1 });
    expect(zoneOf(d.g, d.unit('t'))).toBe(0);
  });
  example('reserve-inactive', () => {
    const d = fireDrill({ units: [{ ...J, inReserve: true }, foe('e', '1009')] });
    expect(d.whyShoot('j', '1009')).toEqual(['4.61a']);
  });
  example('order-of-actions', () => {
    const d = fireDrill({
      units: [{ id: 'b', type: 'artillery', hex: '1010' }, { ...J, hex: '1110' }, foe('e', '1109')],
    });
    expect(d.gunsListed()).toEqual(['b > 1109']);
    d.openSmallArms();
    expect(d.offered()).toEqual(['shoot j 1109', 'fire b 1109', 'done']);
  });
});
