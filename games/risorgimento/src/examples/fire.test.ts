import { totalOf } from '@tambour/kernel';
import { describe, expect } from 'vitest';
import { MOVED, note, REACTED } from '../model/state.ts';
import { fireTargets, isHeldByItsFire } from '../rules/7-artillery-fire.ts';
import { fireModifiers, rangeDrm } from '../rules/7-fire-sum.ts';
import type { DrillMap, DrillUnit } from '../testing/drill.ts';
import { example } from '../testing/example.ts';
import { byRule, fireDrill } from '../testing/fire-drill.ts';

const F = { id: 'f', type: 'artillery', hex: '1010', gun: 'F', range: 4 } as const;
const H = { ...F, gun: 'H', range: 5 } as const;
const foe = (id: string, hex: string, more: Partial<DrillUnit> = {}): DrillUnit => ({
  id,
  side: 'austrian',
  hex,
  ...more,
});
const fired = (drill: ReturnType<typeof fireDrill>) =>
  drill.ofType('fired').at(-1) as unknown as {
    readonly die: number;
    readonly total: number;
    readonly result: string;
    readonly modifiers: Parameters<typeof byRule>[0];
  };
const raised = (hex: string, level: number, terrain = 'clear'): DrillMap => ({
  overrides: [{ terrain, level, hexes: [hex] }],
});

describe('artillery fire, by the examples', () => {
  example('fire-massed', () => {
    const d = fireDrill({ units: [F, foe('e1', '1008'), foe('e2', '1008')] });
    d.dice.push(5);
    d.fire('f', '1008');
    expect(byRule(fired(d).modifiers)).toEqual({ '7.16': 1 });
    expect(fired(d)).toMatchObject({ total: 6, result: 'D' });
    expect([d.marks('e1').disordered, d.marks('e2').disordered]).toEqual([true, true]);
  });
  example('fire-dispersed', () => {
    const d = fireDrill({ units: [H, foe('j', '1008', { type: 'jager' })] });
    d.dice.push(6, 3);
    d.fire('f', '1008');
    expect(byRule(fired(d).modifiers)).toEqual({ '7.11c': 1, '7.15': -2 });
    expect(fired(d)).toMatchObject({ total: 5, result: 'CDR' });
    expect(d.ofType('cohesion-checked')).toMatchObject([{ piece: 'j', die: 3, passed: true }]);
  });
  example('fire-d-plus-1', () => {
    const units = [H, foe('e1', '1009', { cohesion: 6 }), foe('b', '1009', { type: 'artillery' })];
    const d = fireDrill({ units, leaders: [{ id: 'l', side: 'austrian', hex: '1009' }] });
    d.dice.push(7, 7);
    d.fire('f', '1009');
    expect(byRule(fired(d).modifiers)).toEqual({ '7.11c': 2 });
    expect(fired(d)).toMatchObject({ total: 9, result: 'D+1' });
    expect(d.marks('e1')).toMatchObject({ disordered: true, hits: 1 });
    expect(d.marks('b')).toMatchObject({ disordered: true, hits: 0 });
    expect(d.g.s.leader.isFinished[d.w.leaderIndex.get('l')!]).toBe(1);
  });
  example('leader-d-plus-1', () => {
    const d = fireDrill({ units: [H, foe('e', '1009')], leaders: [{ id: 'l', side: 'austrian', hex: '1009' }] });
    d.dice.push(7, 6);
    d.fire('f', '1009');
    expect(d.ofType('leader-at-risk')).toMatchObject([{ piece: 'l', die: 6, isFinished: false, rule: '8.4a' }]);
    expect(d.g.s.leader.isFinished[d.w.leaderIndex.get('l')!]).toBe(0);
  });
  example('fire-down-two', () => {
    const d = fireDrill({ map: raised('1010', 3), units: [F, foe('e', '1007')] });
    const sum = fireModifiers(d.g, [d.unit('f')], d.hex('1007'));
    expect(byRule(sum)).toEqual({ '7.11c': -1, '7.14a': 1 });
    expect(totalOf(sum)).toBe(0);
  });
  example('fire-down-three', () => {
    const d = fireDrill({ map: raised('1010', 4), units: [H, foe('e', '1008')] });
    const sum = fireModifiers(d.g, [d.unit('f')], d.hex('1008'));
    expect(byRule(sum)).toEqual({ '7.11c': 1, '7.14b': 2 });
    expect(totalOf(sum)).toBe(3);
  });
  example('fire-adjacent-steep', () => {
    const d = fireDrill({ map: raised('1010', 3), units: [F, foe('e', '1009')] });
    expect(d.whyFire('f', '1009')).toEqual(['7.14c']);
    expect(d.gunsListed()).toEqual([]);
  });
  example('fire-up-two', () => {
    const d = fireDrill({ map: raised('1008', 3), units: [F, foe('e', '1008')] });
    expect(byRule(fireModifiers(d.g, [d.unit('f')], d.hex('1008')))).toEqual({ '5.24c': -1 });
  });
  example('rifled-close-and-far', () => {
    const d = fireDrill({ units: [{ ...F, gun: 'Rf', range: 8 }] });
    const at = ['1009', '1007', '1002'].map((label) => rangeDrm(d.g, d.unit('f'), d.hex(label)));
    expect(at).toEqual([-1, 1, -2]);
  });
  example('fire-combined-total', () => {
    const gun = (id: string): DrillUnit => ({ ...F, id, side: 'austrian' });
    const d = fireDrill(
      {
        map: { overrides: [{ terrain: 'heavily_cultivated', level: 1, hexes: ['1008'] }] },
        units: [gun('a'), gun('b'), gun('c'), { id: 'x', hex: '1008' }, { id: 'y', hex: '1008' }],
      },
      { side: 'austrian' },
    );
    d.dice.push(3);
    d.combine(['a', 'b', 'c'], '1008');
    expect(byRule(fired(d).modifiers)).toEqual({ '7.12c': 4, '7.16': 1, '7.18a': -1 });
    expect(fired(d)).toMatchObject({ total: 7, result: 'D' });
  });
  example('fire-ne', () => {
    const d = fireDrill({ units: [F, foe('e', '1006')] });
    d.dice.push(4);
    d.fire('f', '1006');
    expect(fired(d)).toMatchObject({ total: 2, result: 'NE' });
    expect(d.marks('e').disordered).toBe(false);
  });
  example('fire-cdr-guns', () => {
    const d = fireDrill({ units: [F, foe('b', '1008', { type: 'artillery', facing: 0, range: 1 })] });
    d.dice.push(5);
    d.fire('f', '1008');
    expect(fired(d).result).toBe('CDR');
    expect(d.marks('b').disordered).toBe(false);
  });
  example('fire-three-units-town', () => {
    const map = raised('1009', 1, 'town');
    const d = fireDrill({ map, units: [H, foe('x', '1009'), foe('y', '1009'), foe('z', '1009')] });
    const sum = fireModifiers(d.g, [d.unit('f')], d.hex('1009'));
    expect(byRule(sum)).toEqual({ '7.11c': 2, '7.16': 1, '7.18a': -2 });
    expect(totalOf(sum)).toBe(1);
  });
  example('cdr-already-disordered', () => {
    // R96
    const d = fireDrill({ units: [F, foe('e', '1008', { cohesion: 5, hits: 1, disordered: true })] });
    d.dice.push(4, 6);
    d.fire('f', '1008');
    expect(d.ofType('cohesion-checked')).toMatchObject([{ against: 4, die: 6, passed: false }]);
    expect(d.marks('e')).toMatchObject({ disordered: true, hits: 2 });
  });
  example('fire-no-retreat', () => {
    const d = fireDrill({ units: [H, foe('x', '1009'), foe('y', '1009')] });
    d.dice.push(9);
    expect(d.fire('f', '1009')).toBe('shot-loss');
    expect(d.answer('lose', 'y')).toBeUndefined();
    expect(d.frames).toEqual([]);
    expect(['x', 'y'].map((id) => d.w.hexNames[d.g.s.unit.hex[d.unit(id)]!])).toEqual(['1009', '1009']);
  });
  example('hits-on-hex', () => {
    const d = fireDrill({ units: [H, foe('x', '1009'), foe('y', '1009')] });
    d.dice.push(9);
    d.fire('f', '1009');
    expect(d.offered()).toEqual(['lose x', 'lose y']);
    d.answer('lose', 'y');
    expect([d.marks('x').hits, d.marks('y').hits]).toEqual([0, 1]);
  });
  example('fire-once', () => {
    const d = fireDrill({ units: [F, foe('e', '1006')] });
    d.dice.push(0);
    d.fire('f', '1006');
    expect(d.whyFire('f', '1006')).toEqual(['7.1a']);
  });
  example('turn-and-fire', () => {
    const d = fireDrill({ units: [{ ...F, facing: 3 }, foe('e', '1008')] });
    expect(d.gunsListed()).toEqual(['f > 1008']);
    d.dice.push(0);
    d.fire('f', '1008', 0);
    expect(d.g.s.unit.facing[d.unit('f')]).toBe(0);
    expect(byRule(fired(d).modifiers)).toEqual({});
  });
  example('artillery-under', () => {
    const d = fireDrill({ units: [{ id: 'i', hex: '1010' }, F, foe('e', '1008')] });
    expect(d.gunsListed()).toEqual(['f > 1008']);
  });
  example('strategic-guns-silent', () => {
    const units = [{ ...F, strategic: true }, foe('b', '1008', { type: 'artillery', facing: 3 })];
    const d = fireDrill({ units });
    note(d.g, d.unit('f'), MOVED);
    expect(d.whyFire('f', '1008')).toEqual(['5.32c']);
    const later = fireDrill({ units }, { side: 'austrian' });
    later.dice.push(0);
    expect(later.fire('b', '1010')).toBe('answer');
    expect(later.offered()).toEqual(['react f 1008', 'hold']);
  });
  example('errata-default', () => {
    const d = fireDrill({ units: [{ ...F, commanded: false }, foe('e', '1008')] });
    expect(d.whyFire('f', '1008')).toEqual(['4.42d']);
  });
  example('errata-option', () => {
    const units = [{ ...F, commanded: false }, foe('e', '1008')];
    const d = fireDrill({ units }, {}, { designerErrata: 'yes' });
    expect(isHeldByItsFire(d.g, d.unit('f'))).toBe(false);
    d.dice.push(0);
    d.fire('f', '1008');
    expect(isHeldByItsFire(d.g, d.unit('f'))).toBe(true);
    const moved = fireDrill({ units }, {}, { designerErrata: 'yes' });
    note(moved.g, moved.unit('f'), MOVED);
    expect(moved.whyFire('f', '1008')).toEqual(['E4.42b']);
  });
  example('reserve-battery-fires', () => {
    const d = fireDrill(
      {
        corps: { F2: { side: 'allied' }, austrian: { side: 'austrian' } },
        brigades: { 'f2-reserve': { kind: 'reserve-artillery', corps: 'F2' }, lefebvre: { corps: 'F2' } },
        leaders: [{ id: 'macmahon', rank: 'corps', corps: 'F2', hex: '2020', range: 5 }],
        units: [{ ...F, id: 'rb', brigade: 'f2-reserve', commanded: false }, foe('e', '1008')],
      },
      { corps: 'F2', formation: 'lefebvre' },
    );
    expect(d.gunsListed()).toEqual(['rb > 1008']);
  });
  example('m6-night', () => {
    const night = { rule: 'M6', kind: 'night', activations: 1, artilleryRange: 1 };
    const d = fireDrill({ night: true, effects: [night], units: [F, foe('e', '1008'), foe('n', '1009')] });
    expect(d.whyFire('f', '1008')).toContain('M6');
    expect(fireTargets(d.g, d.unit('f')).map((h) => d.w.hexNames[h])).toEqual(['1009']);
  });
});

describe('answers of guns, by the examples', () => {
  const a: DrillUnit = { ...F, id: 'a', side: 'austrian' };
  const b: DrillUnit = { ...F, id: 'b', hex: '1007', facing: 3 };
  example('counter-battery', () => {
    // R58
    const d = fireDrill({ units: [a, b] });
    d.dice.push(0);
    expect(d.fire('b', '1010')).toBe('answer');
    d.dice.push(8);
    d.answer('react', 'a', '1007');
    expect(fired(d)).toMatchObject({ total: 7, result: 'D' });
    expect(d.marks('b').disordered).toBe(true);
    expect(d.g.s.unit.did[d.unit('a')]! & REACTED).toBe(REACTED);
  });
  example('counter-battery-disordered', () => {
    const d = fireDrill({ units: [a, { id: 'i', side: 'austrian', type: 'jager', hex: '1010' }, b] });
    d.dice.push(9);
    d.fire('b', '1010');
    expect(fired(d).result).toBe('D');
    expect(d.settle()).toBeUndefined();
    expect(d.ofType('fired')).toHaveLength(1);
  });
  example('reaction-one-shot', () => {
    const d = fireDrill({ units: [a, b] });
    note(d.g, d.unit('a'), REACTED);
    d.dice.push(0);
    expect(d.fire('b', '1010')).toBeUndefined();
    expect(d.ofType('fired')).toHaveLength(1);
  });
});
