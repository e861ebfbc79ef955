import { describe, expect } from 'vitest';
import { MOVED, note } from '../model/state.ts';
import { MASSED } from '../rules/4-kinds.ts';
import { attackForecast } from '../rules/7-attack-sum.ts';
import { chargePaths } from '../rules/7-charge-path.ts';
import type { DrillMap, DrillUnit } from '../testing/drill.ts';
import { example } from '../testing/example.ts';
import { byRule, fightDrill } from '../testing/fight-drill.ts';
import { drill } from '../testing/loose-field.ts';

const e = (id: string, hex: string, more: Partial<DrillUnit> = {}): DrillUnit => ({
  id,
  side: 'austrian',
  hex,
  facing: 3,
  ...more,
});
const c = (id: string, hex: string, more: Partial<DrillUnit> = {}): DrillUnit => ({
  id,
  hex,
  type: 'light-cavalry',
  facing: 0,
  ...more,
});
const ground = (terrain: string, hexes: readonly string[]): DrillMap => ({ overrides: [{ terrain, level: 1, hexes }] });
/** Sums of a charge in the open by the shortest way. */
function sums(units: readonly DrillUnit[], map?: DrillMap) {
  const { g, w } = drill({ units, ...(map ? { map } : {}) });
  const hex = g.s.unit.hex[w.sideUnits[1]![0]!]!;
  const attackers = [...w.sideUnits[0]!].map((unit) => {
    const start = g.s.unit.hex[unit]!;
    return { unit, start, from: start, path: chargePaths(g, [unit], hex)[0] ?? 0 };
  });
  const { attacker, defender } = attackForecast(g, attackers, hex);
  return { attacker: byRule(attacker), defender: byRule(defender) };
}

describe('examples of section 7.5: charges', () => {
  example('charge-road', () => {
    const units: DrillUnit[] = [
      { id: 'c', side: 'austrian', type: 'light-cavalry', hex: '4609' },
      { id: 'f1', hex: '4507', facing: 3 },
      { id: 'f2', hex: '4408', facing: 3 },
    ];
    const d = fightDrill({ map: { base: 'magenta' }, units }, { side: 'austrian' });
    expect(d.targets('c')).toEqual(['4507']);
    expect(d.paths('c', '4507')).toEqual([['4508', '4507']]);
    const start = d.hex('4609');
    const path = chargePaths(d.g, [d.unit('c')], d.hex('4507'))[0]!;
    const attackers = [{ unit: d.unit('c'), start, from: d.hex('4508'), path }];
    const { attacker } = attackForecast(d.g, attackers, d.hex('4507'));
    expect(byRule(attacker)).toMatchObject({ '7.52b': -1, terrain: -1 });
  });
  example('charge-distance', () => {
    const d = fightDrill({ units: [c('c', '1010'), e('e1', '1007'), e('e2', '1014')] });
    expect(d.targets('c')).toEqual(['1007']);
    expect(d.whyCharge('c', '1014')).toEqual(['7.5a']);
  });
  example('charge-adjacent-start', () => {
    const d = fightDrill({ units: [c('c', '1010'), e('e1', '1009'), e('e2', '1012')] });
    expect(d.targets('c')).toEqual([]);
    expect(d.whyCharge('c', '1012')).toEqual(['7.51a']);
  });
  example('charge-disordered', () => {
    const d = fightDrill({ units: [c('c', '1010', { disordered: true }), e('e', '1008')] });
    expect(d.whyCharge('c', '1008')).toEqual(['7.5c']);
  });
  example('charge-refused-engagement', () => {
    const units = [c('c', '1010', { type: 'heavy-cavalry', cohesion: 7, hits: 1 }), e('e', '1008')];
    const d = fightDrill({ units }, { dice: [6] });
    d.charge('c', '1008');
    expect(d.ofType('engagement-rolled')[0]).toMatchObject({ total: 7, cohesion: 6, engaged: false });
    expect(d.at('c')).toBe('1010');
    expect(d.targets('c')).toEqual([]);
  });
  example('charge-woods', () => {
    const map = {
      overrides: [
        { terrain: 'woods', level: 1, hexes: ['1008'] },
        { terrain: 'marsh', level: 1, hexes: ['1012'] },
      ],
    };
    expect(fightDrill({ map, units: [c('c', '1010'), e('e1', '1008'), e('e2', '1012')] }).targets('c')).toEqual([]);
  });
  example('charge-village', () => {
    const map = { ...ground('village', ['1008']), roads: { main: [['1010', '1009', '1008']] } };
    const d = fightDrill({ map, units: [c('c', '1010'), e('e', '1008')] });
    expect(d.targets('c')).toEqual([]);
    expect(d.whyCharge('c', '1008', { via: ['1009'] })).toEqual(['7.52c']);
  });
  example('charge-square', () => {
    const units = [c('c', '1010', { type: 'heavy-cavalry', cohesion: 7 }), e('e', '1008', { square: true })];
    const d = fightDrill({ units }, { dice: [7] });
    d.charge('c', '1008');
    expect(d.ofType('engagement-rolled')[0]).toMatchObject({ total: 8, engaged: false });
  });
  example('charge-light-on-infantry', () => {
    expect(sums([c('c', '1010'), c('d', '1010'), e('e', '1008', { facing: 0 })])).toMatchObject({
      attacker: { '7.45a': 1, '7.45i': -2 },
      defender: { '7.45n': 2 },
    });
  });
  example('charge-heavy-on-light', () => {
    const type = (ours: DrillUnit['type'], ...theirs: DrillUnit['type'][]) =>
      sums([
        c('c', '1010', ours ? { type: ours } : {}),
        ...theirs.map((t, i) => e(`e${i}`, '1008', t ? { type: t } : {})),
      ]).attacker['7.45j'] ?? 0;
    expect(type('heavy-cavalry', 'light-cavalry')).toBe(1);
    expect(type('light-cavalry', 'heavy-cavalry')).toBe(-1);
    expect(type('heavy-cavalry', 'light-cavalry', 'heavy-cavalry')).toBe(0);
  });
});

describe('examples of section 7.53: the counter-charge', () => {
  const rider = e('c', '1010', { type: 'light-cavalry' });
  const foot: DrillUnit = { id: 'f', hex: '1012', facing: 0 };
  example('counter-charge', () => {
    const d = fightDrill({ units: [rider, foot] }, { asks: ['before-entry'], dice: [5, 4] });
    expect(d.march('f', '1011')).toBe('before-entry');
    d.answer('counter', 'c');
    const told = d.ofType('attack-resolved')[0] as unknown as { modifiers: [[], []]; totals: number[]; hits: number[] };
    expect(byRule(told.modifiers[0])).toEqual({ '7.45i': -2 });
    expect(byRule(told.modifiers[1])).toEqual({ '7.45n': 2 });
    expect(told).toMatchObject({ hex: '1011', totals: [3, 6], hits: [2, 1] });
    expect(d.ofType('engagement-rolled')).toEqual([]);
    expect([d.at('c'), d.at('f')]).toEqual(['1010', '1011']);
    expect(d.g.s.battle.marches[0]).toBe(0);
  });
  example('counter-charge-terrain', () => {
    const d = fightDrill({ map: ground('woods', ['1011']), units: [rider, foot] }, { asks: ['before-entry'] });
    d.march('f', '1011');
    expect(d.verbs()).toEqual(['withdraw']);
  });
  example('cavalry-disordered', () => {
    const units = [{ ...rider, disordered: true }, foot];
    const d = fightDrill({ units }, { asks: ['before-entry'] });
    d.march('f', '1011');
    expect(d.verbs()).toEqual(['hold', 'withdraw']);
  });
  example('cavalry-in-other-zoc', () => {
    const units = [rider, { id: 'f1', hex: '0910', facing: 1 }, foot];
    const d = fightDrill({ units }, { asks: ['before-entry'] });
    expect(d.march('f', '1011')).toBe('assault');
    expect(d.at('f')).toBe('1011');
  });
});

describe('examples of section 4.16: the massed attack', () => {
  example('massed-attack', () => {
    // R26 R71
    const leaders = [{ id: 'cassaignolles', hex: '1011', range: 4, engagementDrm: -1 }];
    const units = [
      c('gd', '1010', { brigade: 'cassaignolles' }),
      c('chs4', '1110', { brigade: 'other', hits: 1 }),
      e('e', '1008', { facing: 3 }),
    ];
    const brigades = { cassaignolles: { kind: 'cavalry' }, other: { kind: 'cavalry' } };
    const acting = { kind: MASSED, leader: 'cassaignolles', asks: ['join'] as const, dice: [5, 5, 9, 0] };
    const d = fightDrill({ leaders, units, brigades }, acting);
    expect(d.verbs()).toEqual(['charge', 'done']);
    // Whoever has moved must charge.
    note(d.g, d.unit('gd'), MOVED);
    expect(d.verbs()).toEqual(['charge']);
    expect(d.why(d.action('done'))).toEqual(['4.16b']);
    d.charge('gd', '1008');
    d.join('chs4', '1008');
    expect(d.ofType('engagement-rolled')).toMatchObject([
      { piece: 'gd', total: 4, engaged: true },
      { piece: 'chs4', total: 5, engaged: true },
    ]);
    // One brigade only may stay in the hex.
    expect([d.at('gd'), d.at('chs4')].filter((hex) => hex === '1008')).toHaveLength(1);
  });
});
