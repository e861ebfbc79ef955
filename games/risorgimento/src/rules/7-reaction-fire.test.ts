import { describe, expect } from 'vitest';
import { mark, SQUARE } from '../model/state.ts';
import { VERB } from '../model/verb.ts';
import type { DrillMap, DrillUnit } from '../testing/drill.ts';
import { fireDrill } from '../testing/fire-drill.ts';
import { rule } from '../testing/rule.ts';
import { type Cause, reactionShots, whyNotReact } from './7-reaction-fire.ts';

type Drill = ReturnType<typeof fireDrill>;
const AUSTRIAN = 1;
const foe = (id: string, hex: string, more: Partial<DrillUnit> = {}): DrillUnit => ({
  id,
  side: 'austrian',
  hex,
  facing: 3,
  ...more,
});
const guns = (id: string, hex: string, more: Partial<DrillUnit> = {}): DrillUnit => ({
  id,
  hex,
  type: 'artillery',
  ...more,
});
const shots = (d: Drill, cause: Cause) =>
  reactionShots(d.g, AUSTRIAN, cause).map(({ unit, hex }) => `${d.w.unitIds[unit]} > ${d.w.hexNames[hex]}`);
const why = (d: Drill, who: string, at: string, cause: Cause) =>
  whyNotReact(d.g, { verb: VERB.react, a: d.unit(who), b: d.hex(at), c: 0, d: 0 }, AUSTRIAN, cause).map((r) => r.rule);
const entry = (d: Drill, id: string): Cause => ({ type: 'entry', unit: d.unit(id) });
const attack = (d: Drill, hex: string, ...from: string[]): Cause => ({
  type: 'attack',
  hex: d.hex(hex),
  from: from.map(d.hex),
});

describe('reaction fire of guns', () => {
  rule('7.17c', 'when a front hex is entered, at any front hex', () => {
    const b = foe('b', '1010', { type: 'artillery' });
    const d = fireDrill({ units: [b, { id: 'a', hex: '1011' }, { id: 'c', hex: '0910' }, { id: 'r', hex: '1009' }] });
    expect(shots(d, entry(d, 'a'))).toEqual(['b > 1011', 'b > 0910']);
    expect(shots(d, entry(d, 'r'))).toEqual([]);
    expect(why(d, 'b', '1009', entry(d, 'a'))).toEqual(['7.17c']);
    expect(why(d, 'b', '1009', entry(d, 'r'))).toEqual(['7.17c']);
    expect(why(d, 'a', '1010', entry(d, 'a'))).toEqual(['7.17a']);
    mark(d.g, d.unit('b'), SQUARE);
    expect(shots(d, entry(d, 'r'))).toEqual(['b > 1009', 'b > 1011', 'b > 0910']);
  });
  rule(['7.17c', '7.14c'], 'when its own hex is about to be attacked', () => {
    // R57
    const b = foe('b', '1010', { type: 'artillery' });
    const map: DrillMap = { overrides: [{ terrain: 'clear', level: 3, hexes: ['0910'] }] };
    const d = fireDrill({ map, units: [b, { id: 'a', hex: '1011' }, { id: 'c', hex: '0910' }] });
    expect(shots(d, attack(d, '1010', '1011'))).toEqual(['b > 1011']);
    expect(why(d, 'b', '0910', attack(d, '1010', '1011'))).toEqual(['7.14c']);
    expect(why(d, 'b', '1110', attack(d, '1010', '1011'))).toEqual(['7.11a']);
    expect(shots(d, attack(d, '0808', '0809'))).toEqual([]);
  });
  rule(
    ['7.17b', '7.13a', '7.11c'],
    'in answer to guns, whatever its facing, within range and sight, one firer’s hex',
    () => {
      // R58
      const b = foe('b', '1010', { type: 'artillery', facing: 0 });
      const d = fireDrill({ units: [b, guns('g', '1013', { gun: 'Rf', range: 8 }), { id: 'i', hex: '1011' }] });
      const cause: Cause = { type: 'shot', hex: d.hex('1010'), firers: [d.unit('g')], byGuns: true };
      expect(why(d, 'b', '1013', cause)).toEqual(['7.13a']);
      expect(why(d, 'b', '1011', cause)).toEqual(['7.17b']);
      const clear = fireDrill({
        units: [b, guns('g', '1013', { gun: 'Rf', range: 8 }), guns('far', '1015', { gun: 'Rf', range: 8 })],
      });
      const at = (id: string): Cause => ({
        type: 'shot',
        hex: clear.hex('1010'),
        firers: [clear.unit(id)],
        byGuns: true,
      });
      expect(shots(clear, at('g'))).toEqual(['b > 1013']);
      expect(why(clear, 'b', '1015', at('far'))).toEqual(['7.11c']);
      expect(shots(clear, { ...at('g'), byGuns: false } as Cause)).toEqual([]);
    },
  );
  rule(['7.17a', '7.17b'], 'each battery of the hex once; answers are not answered, nor combined', () => {
    // R56
    const units = [guns('g', '1007', { facing: 3 }), guns('h', '1007', { facing: 3 })];
    const d = fireDrill({
      units: [...units, foe('b', '1010', { type: 'artillery' }), foe('c', '1010', { type: 'artillery' })],
    });
    d.dice.push(0);
    expect(d.fire('g', '1010')).toBe('answer');
    expect(d.offered()).toEqual(['react b 1007', 'react c 1007', 'hold']);
    d.dice.push(0);
    expect(d.answer('react', 'b', '1007')).toBe('answer');
    expect(d.offered()).toEqual(['react c 1007', 'hold']);
    expect(d.why('react', 'b', '1007')).toEqual(['7.17a']);
    expect(d.answer('hold')).toBeUndefined();
    expect(d.ofType('fired')).toMatchObject([{ isReaction: false }, { pieces: ['b'], isReaction: true }]);
    d.dice.push(0);
    expect(d.fire('h', '1010')).toBe('answer');
    expect(d.offered()).toEqual(['react c 1007', 'hold']);
  });
  rule('7.17c', 'before small arms fire at it; who is shot down does not fire', () => {
    // R56
    const jager: DrillUnit = { id: 'j', type: 'jager', hex: '1011', facing: 0, cohesion: 2, hits: 2, disordered: true };
    const b = foe('b', '1010', { type: 'artillery' });
    const d = fireDrill({ units: [jager, b] });
    expect(d.openSmallArms()).toBe('small-arms');
    expect(d.answer('shoot', 'j', '1010')).toBe('before-shot');
    expect(d.offered()).toEqual(['react b 1011', 'hold']);
    d.dice.push(7);
    expect(d.answer('react', 'b', '1011')).toBeUndefined();
    expect(d.marks('j').isOnMap).toBe(false);
    expect(d.ofType('small-arms-fired')).toEqual([]);
  });
});

describe('reaction fire of small arms', () => {
  rule(['7.24', '5.43b', '7.23a'], 'from the top of the stack at a neighbour that fired, in front', () => {
    // R59
    const units = [foe('j', '1010', { type: 'jager' }), foe('l', '1010', { type: 'light' })];
    const d = fireDrill({ units: [...units, guns('g', '1011'), guns('r', '1008', { facing: 3 })] });
    d.dice.push(0);
    expect(d.fire('g', '1010')).toBe('answer');
    expect(d.offered()).toEqual(['react j 1011', 'hold']);
    expect(d.why('react', 'l', '1011')).toEqual(['5.43b']);
    expect(d.why('react', 'j', '1008')).toContain('7.24');
    d.answer('hold');
    d.dice.push(0);
    expect(d.fire('r', '1010')).toBeUndefined();
  });
  rule('7.24', 'after small arms too, once, and not answered in turn', () => {
    // R56
    const mine: DrillUnit[] = [
      { id: 'j', type: 'jager', hex: '1011' },
      { id: 'k', type: 'jager', hex: '1110' },
    ];
    const d = fireDrill({ units: [...mine.map((u) => ({ ...u, facing: 5 })), foe('l', '1010', { type: 'light' })] });
    d.g.s.unit.facing[d.unit('j')] = 0;
    d.openSmallArms();
    d.dice.push(0);
    expect(d.answer('shoot', 'j', '1010')).toBe('answer');
    expect(d.offered()).toEqual(['react l 1011', 'hold']);
    d.dice.push(9);
    expect(d.answer('react', 'l', '1011')).toBe('small-arms');
    expect(d.marks('j').hits).toBe(1);
    d.dice.push(0);
    expect(d.answer('shoot', 'k', '1010')).toBeUndefined();
    expect(d.ofType('small-arms-fired')).toHaveLength(3);
  });
  rule(['7.24', '8.21b', '7.0c'], 'at an attacker, even in disorder; regular infantry has none', () => {
    const units = [foe('l', '1010', { type: 'light', disordered: true }), foe('i', '1010')];
    const d = fireDrill({ units: [...units, { id: 'a', hex: '1011' }, { id: 'c', hex: '1110' }] });
    expect(shots(d, attack(d, '1010', '1011'))).toEqual(['l > 1011']);
    expect(why(d, 'l', '1110', attack(d, '1010', '1011'))).toEqual(['7.24']);
    expect(why(d, 'i', '1011', attack(d, '1010', '1011'))).toEqual(['7.0c']);
  });
  rule(['7.21c', '6.23a'], 'of a lone jäger at who enters its zone of control, as it would be in order', () => {
    // R49 R59
    const crops: DrillMap = { overrides: [{ terrain: 'lightly_cultivated', level: 1, hexes: ['1010'] }] };
    const units = [
      foe('j', '1010', { type: 'jager', disordered: true }),
      { id: 'a', hex: '1110' },
      { id: 'c', hex: '1011' },
    ];
    const open = fireDrill({ units });
    expect(shots(open, entry(open, 'a'))).toEqual(['j > 1110']);
    const dense = fireDrill({ map: crops, units });
    expect(shots(dense, entry(dense, 'a'))).toEqual([]);
    expect(shots(dense, entry(dense, 'c'))).toEqual(['j > 1011']);
    const light = fireDrill({ units: [foe('l', '1010', { type: 'light' }), { id: 'a', hex: '1011' }] });
    expect(shots(light, entry(light, 'a'))).toEqual([]);
  });
  rule('4.61a', 'nobody in reserve', () => {
    const d = fireDrill({ units: [foe('j', '1010', { type: 'jager', inReserve: true }), { id: 'a', hex: '1011' }] });
    expect(why(d, 'j', '1011', entry(d, 'a'))).toEqual(['4.61a']);
  });
});
