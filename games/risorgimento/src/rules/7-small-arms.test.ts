import { describe, expect } from 'vitest';
import { ACTED_ONCE, ATTACKED, FIRED, mark, note } from '../model/state.ts';
import { VERB } from '../model/verb.ts';
import { INERT } from '../model/vocabulary.ts';
import type { DrillMap, DrillUnit } from '../testing/drill.ts';
import { byRule, fireDrill } from '../testing/fire-drill.ts';
import { rule } from '../testing/rule.ts';
import { smallArmsModifiers } from './7-fire-sum.ts';
import { countOutOfTown, mayActOutOfTown, shotModifiers, shotTargets } from './7-small-arms.ts';

const J = { id: 'j', type: 'jager', hex: '1010' } as const;
const foe = (id: string, hex: string, more: Partial<DrillUnit> = {}): DrillUnit => ({
  id,
  side: 'austrian',
  hex,
  ...more,
});
const hit = (d: ReturnType<typeof fireDrill>, id: string) => shotTargets(d.g, d.unit(id)).map((h) => d.w.hexNames[h]);

describe('small arms', () => {
  rule(
    ['7.0c', '7.2a', '7.21a', '7.22a', '7.23c', 'E4.41', '4.4a'],
    'jägers and light infantry of the formation that acts, once each',
    () => {
      const units: DrillUnit[] = [J, { id: 'l', type: 'light', hex: '1110' }, { id: 'i', hex: '0910' }];
      const other: DrillUnit = { id: 'o', type: 'light', hex: '0909', brigade: 'other' };
      const d = fireDrill({ units: [...units, other, foe('e', '1009'), foe('k', '1008', { type: 'jager' })] });
      expect([hit(d, 'j'), hit(d, 'l'), hit(d, 'i'), hit(d, 'o')]).toEqual([['1009'], [], [], []]);
      expect(d.whyShoot('i', '1009')).toEqual(['7.0c']);
      expect(d.whyShoot('o', '1009')).toContain('E4.41');
      expect(d.whyShoot('k', '1009')).toEqual(['4.4a']);
      expect(d.whyShoot('l', '1009')).toEqual(['7.23a']);
      d.openSmallArms();
      d.dice.push(0);
      expect(d.answer('shoot', 'j', '1009')).toBeUndefined();
      expect(d.whyShoot('j', '1009')).toEqual(['7.23c']);
    },
  );
  rule(['4.42d', '4.13c', '5.6c'], 'nobody without command', () => {
    const d = fireDrill({ units: [{ ...J, commanded: false }, foe('e', '1009')] });
    expect(d.whyShoot('j', '1009')).toEqual(['4.42d']);
    d.g.s.formation.orders.fill(INERT);
    expect(d.whyShoot('j', '1009')).toEqual(['4.13c']);
    const away = fireDrill({ units: [{ id: 'j', type: 'jager' }, foe('e', '1009')] });
    expect(away.whyShoot('j', '1009')).toEqual(['7.23c']);
    const once = fireDrill({ units: [J, foe('e', '1009')] });
    mark(once.g, once.unit('j'), ACTED_ONCE);
    expect(once.whyShoot('j', '1009')).toEqual(['5.6c']);
  });
  rule(['7.23a', '6.23c'], 'into an adjacent front hex; out of heavy cultivation ahead or along a way', () => {
    // R107
    const map: DrillMap = {
      overrides: [{ terrain: 'heavily_cultivated', level: 1, hexes: ['1010'] }],
      roads: { track: [['1010', '1109']] },
    };
    const units = [J, foe('a', '1009'), foe('r', '1109'), foe('l', '0909'), foe('b', '1011'), foe('far', '1008')];
    const inCrops = fireDrill({ map, units });
    expect(hit(inCrops, 'j')).toEqual(['1009', '1109']);
    expect(inCrops.whyShoot('j', '0909')).toEqual(['7.23a']);
    const open = fireDrill({ units });
    expect(hit(open, 'j')).toEqual(['1009', '1109', '0909']);
    expect(open.whyShoot('j', '1011')).toEqual(['7.23a']);
    expect(open.whyShoot('j', '1008')).toEqual(['7.23a']);
    expect(open.whyShoot('j', '1110')).toEqual(['7.23a']);
  });
  rule('7.23d', 'over water where an attack could not go, unless there is a slope', () => {
    // R69
    const over = (water: string, level: number): DrillMap => ({
      overrides: [{ terrain: 'clear', level, hexes: ['1009'] }],
      hexsides: { [water]: ['1010|1009'] },
    });
    const at = (map: DrillMap) => fireDrill({ map, units: [J, foe('e', '1009')] });
    for (const water of ['canal', 'river', 'stream_deep']) expect(hit(at(over(water, 1)), 'j')).toEqual(['1009']);
    expect(at(over('canal', 2)).whyShoot('j', '1009')).toEqual(['7.23d']);
    expect(hit(at(over('stream_shallow', 2)), 'j')).toEqual(['1009']);
  });
  rule(['5.53b', '5.43b'], 'two units out of a town hex, attacks counted', () => {
    const map: DrillMap = { overrides: [{ terrain: 'town', level: 1, hexes: ['1010'] }] };
    const light = (id: string): DrillUnit => ({ id, type: 'light', hex: '1010', square: true });
    const d = fireDrill({ map, units: [light('a'), light('b'), light('c'), foe('e', '1009')] });
    d.openSmallArms();
    d.dice.push(0, 0);
    d.answer('shoot', 'a', '1009');
    d.answer('shoot', 'b', '1009');
    expect(d.whyShoot('c', '1009')).toEqual(['5.53b']);
    // One that has fired may attack as well; it is not counted twice.
    expect([mayActOutOfTown(d.g, d.unit('a')), mayActOutOfTown(d.g, d.unit('c'))]).toEqual([true, false]);
    countOutOfTown(d.g, d.unit('a'));
    note(d.g, d.unit('a'), ATTACKED);
    expect(d.g.s.town.used[0]).toBe(2);
    const open = fireDrill({ units: [J, foe('e', '1009')] });
    countOutOfTown(open.g, open.unit('j'));
    expect(open.g.s.town.used[0]).toBe(0);
  });
  rule(
    ['5.52b', '5.52c', '5.43b'],
    'all round out of a town that two hold, from the top; alone only to the front',
    () => {
      const map: DrillMap = { overrides: [{ terrain: 'town', level: 1, hexes: ['1010'] }] };
      const two = fireDrill({ map, units: [J, { id: 'l', type: 'light', hex: '1010' }, foe('rear', '1011')] });
      expect([hit(two, 'j'), hit(two, 'l')]).toEqual([['1011'], []]);
      expect(hit(fireDrill({ map, units: [J, foe('rear', '1011')] }), 'j')).toEqual([]);
    },
  );
  rule(
    ['7.23b', '8.21b', 'M5', 'SM4', '5.54a'],
    'only ground, slope, disorder, and what the battle adds, modify it',
    () => {
      const effects = [
        { rule: 'M5', kind: 'fortification', attack: -1, artillery: -1, smallArms: -1 },
        { rule: 'SM4', kind: 'rain', fire: -1 },
      ];
      const map: DrillMap = {
        overrides: [{ terrain: 'town', level: 1, hexes: ['1009'] }],
        fortifications: [{ hex: '1009', protects: [3] }],
      };
      const d = fireDrill({ map, effects, weather: 'rain', units: [{ ...J, disordered: true }, foe('e', '1009')] });
      const sum = byRule(smallArmsModifiers(d.g, d.unit('j'), d.hex('1009')));
      expect(sum).toEqual({ '7.23b': -2, M5: -1, '8.21b': -1, SM4: -1 });
      const horse = fireDrill({ map, units: [J, foe('e', '1009', { type: 'heavy-cavalry' })] });
      expect(smallArmsModifiers(horse.g, horse.unit('j'), horse.hex('1009'))).toEqual([]);
    },
  );
  rule(['7.18a', '7.23b', '7.12c'], 'the sum of any order to fire is read in one place', () => {
    const gun = (id: string): DrillUnit => ({ id, type: 'artillery', hex: '1010', gun: 'H' });
    const d = fireDrill({ units: [gun('g'), gun('h'), { ...J, hex: '1110' }, foe('e', '1109')] });
    const sum = (verb: number, id: string, c = 0) =>
      byRule(shotModifiers(d.g, { verb, a: d.unit(id), b: d.hex('1109'), c, d: 0 }));
    expect(sum(VERB.fire, 'g')).toEqual({ '7.11c': 2 });
    expect(sum(VERB.react, 'g')).toEqual({ '7.11c': 2 });
    expect(sum(VERB.combine, 'g', 3)).toEqual({ '7.11c': 2, '7.12c': 2 });
    expect(sum(VERB.shoot, 'j')).toEqual({});
  });
  rule(['7.25', '8.11a'], 'one hit, on whom the owner likes: jägers too, batteries never', () => {
    // R68
    const stack = [foe('i', '1009'), foe('k', '1009', { type: 'jager' })];
    const d = fireDrill({ units: [J, ...stack, foe('b', '1009', { type: 'artillery', facing: 0 })] });
    d.openSmallArms();
    d.dice.push(9);
    expect(d.answer('shoot', 'j', '1009')).toBe('shot-loss');
    expect(d.offered()).toEqual(['lose i', 'lose k']);
    d.answer('lose', 'k');
    expect([d.marks('i').hits, d.marks('k').hits]).toEqual([0, 1]);
    const guns = fireDrill({ units: [J, foe('b', '1009', { type: 'artillery', facing: 0 })] });
    guns.openSmallArms();
    guns.dice.push(9);
    guns.answer('shoot', 'j', '1009');
    expect(guns.marks('b')).toEqual({ hits: 0, disordered: false, isOnMap: true });
  });
  rule(
    ['E4.41', '7.1a', 'E4.14'],
    'guns may still fire between two of them, and nothing is asked where nobody has a shot',
    () => {
      const gun: DrillUnit = { id: 'g', type: 'artillery', hex: '1012' };
      const d = fireDrill({ units: [J, gun, foe('e', '1009'), foe('far', '1212')] });
      expect(d.openSmallArms()).toBe('small-arms');
      expect(d.offered()).toEqual(['shoot j 1009', 'fire g 1212', 'done']);
      d.dice.push(0);
      d.answer('fire', 'g', '1212');
      expect(d.offered()).toEqual(['shoot j 1009', 'done']);
      expect(d.why('fire', 'g', '1212')).toContain('7.1a');
      expect(d.answer('done')).toBeUndefined();
      expect(d.g.s.unit.did[d.unit('j')]! & FIRED).toBe(0);
      expect(fireDrill({ units: [J, gun, foe('far', '1212')] }).openSmallArms()).toBeUndefined();
    },
  );
});
