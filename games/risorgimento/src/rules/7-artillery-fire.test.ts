import { within } from '@tambour/boards';
import { describe, expect, it } from 'vitest';
import { ACTED_ONCE, FIRED, IN_RESERVE, MOVED, mark, note, TURNED } from '../model/state.ts';
import { INERT } from '../model/vocabulary.ts';
import type { DrillMap, DrillSpec, DrillUnit } from '../testing/drill.ts';
import { byRule, fireDrill } from '../testing/fire-drill.ts';
import { rule } from '../testing/rule.ts';
import { EXTENDED, MASSED } from './4-kinds.ts';
import { facingToFire, fireTargets, halfAllowance, isInField } from './7-artillery-fire.ts';
import { fireModifiers } from './7-fire-sum.ts';

const F = { id: 'f', type: 'artillery', hex: '1010', gun: 'F' } as const;
const foe = (id: string, hex: string, more: Partial<DrillUnit> = {}): DrillUnit => ({
  id,
  side: 'austrian',
  hex,
  ...more,
});
const at = (hex: string, terrain: string, level = 1): DrillMap => ({ overrides: [{ terrain, level, hexes: [hex] }] });
/** The sum of one gun against a hex. */
const sum = (spec: DrillSpec, hex: string, prepare: (d: ReturnType<typeof fireDrill>) => void = () => undefined) => {
  const d = fireDrill(spec);
  prepare(d);
  return byRule(fireModifiers(d.g, [d.unit('f')], d.hex(hex)));
};

describe('who may fire at what', () => {
  rule(['7.1a', '4.4a', '7.0b'], 'one’s own batteries in their formation’s step, once', () => {
    const other = { ...F, id: 'g', hex: '1110', brigade: 'other' } as const;
    const d = fireDrill({
      units: [F, other, { id: 'i', hex: '1011' }, foe('e', '1008'), foe('b', '1208', { type: 'artillery' })],
    });
    expect(d.gunsListed()).toEqual(['f > 1008', 'f > 1208']);
    expect(d.whyFire('g', '1008')).toEqual(['7.1a']);
    expect(d.whyFire('i', '1008')).toEqual(['7.1a']);
    expect(d.whyFire('b', '1010')).toEqual(['4.4a']);
    note(d.g, d.unit('f'), FIRED);
    expect(d.whyFire('f', '1008')).toEqual(['7.1a']);
    expect(fireTargets(d.g, d.unit('f'))).toEqual([]);
  });
  rule(['4.16b', '4.4b'], 'nothing in the activation of a massed attack, nor of another corps', () => {
    const spec: DrillSpec = {
      corps: { I: { side: 'allied' }, II: { side: 'allied' }, austrian: { side: 'austrian' } },
      brigades: { one: { corps: 'I' }, two: { corps: 'II' } },
      units: [{ ...F, brigade: 'one' }, foe('e', '1008')],
    };
    expect(fireDrill(spec, { corps: 'I', kind: MASSED }).whyFire('f', '1008')).toEqual(['7.1a']);
    expect(fireDrill(spec, { corps: 'II' }).whyFire('f', '1008')).toEqual(['7.1a']);
    expect(fireDrill(spec, { corps: 'I' }).gunsListed()).toEqual(['f > 1008']);
  });
  rule(['E4.41', 'E4.14', '7.12a'], 'only reserve batteries once the attacks of a formation have begun', () => {
    const spec: DrillSpec = {
      brigades: { one: {}, reserve: { kind: 'reserve-artillery' } },
      units: [
        { ...F, brigade: 'one' },
        { ...F, id: 'r', brigade: 'reserve' },
        { ...F, id: 's', brigade: 'one' },
        foe('e', '1008'),
      ],
    };
    const d = fireDrill(spec, { formation: 'one', moment: 'reserve' });
    expect(d.gunsListed()).toEqual(['f+s+r > 1008', 'r > 1008']);
    expect(d.whyFire('f', '1008')).toEqual(['E4.41']);
    expect(d.whyCombine(['f', 's'], '1008')).toEqual(['7.12a']);
  });
  it.each([
    ['in reserve', '4.61a', IN_RESERVE],
    ['that had its one activation', '5.6c', ACTED_ONCE],
  ])('no battery %s', (_what, rule, bits) => {
    // 4.61a 5.6c
    const d = fireDrill({ units: [F, foe('e', '1008')] });
    mark(d.g, d.unit('f'), bits);
    expect(d.whyFire('f', '1008')).toEqual([rule]);
  });
  rule(
    ['7.18b', '4.13c', '4.42d', '8.21a'],
    'no disordered one, and none of a brigade that has failed to get Orders',
    () => {
      expect(fireDrill({ units: [{ ...F, disordered: true }, foe('e', '1008')] }).whyFire('f', '1008')).toEqual([
        '7.18b',
      ]);
      const d = fireDrill({ units: [{ ...F, commanded: false }, foe('e', '1008')] }, {}, { designerErrata: 'yes' });
      d.g.s.formation.orders.fill(INERT);
      expect(d.whyFire('f', '1008')).toEqual(['4.13c']);
    },
  );
  rule('7.1a', 'none that is off the map', () => {
    const d = fireDrill({ units: [{ id: 'f', type: 'artillery' }, foe('e', '1008')] });
    expect(d.whyFire('f', '1008')).toEqual(['7.1a']);
    expect(d.gunsListed()).toEqual([]);
  });
  rule(['7.11a', '7.11c', 'M6'], 'at enemies within the range printed, by day', () => {
    const d = fireDrill({ units: [{ ...F, range: 3 }, foe('e', '1006'), foe('n', '1007'), { id: 'i', hex: '1009' }] });
    expect(d.whyFire('f', '1006')).toEqual(['7.11c']);
    expect(d.whyFire('f', '1009')).toEqual(['7.11a']);
    expect(d.whyFire('f', '1007')).toEqual(['7.13a']);
  });
  rule(['7.11c', '7.1b'], 'in the fan of its front, turning as it likes', () => {
    // R60
    const d = fireDrill({ units: [F, foe('ahead', '1007'), foe('side', '1209'), foe('rear', '1012')] });
    expect(d.whyFire('f', '1012', 0)).toEqual(['7.11c']);
    expect(d.whyFire('f', '1007', 6)).toEqual(['7.11c']);
    expect(() => d.fire('f', '1007', 6)).toThrow('not legal');
    expect(facingToFire(d.g, d.unit('f'), d.hex('1012'))).toBe(3);
    expect(facingToFire(d.g, d.unit('f'), d.hex('1209'))).toBe(0);
    d.g.s.unit.facing[d.unit('f')] = 2;
    expect(facingToFire(d.g, d.unit('f'), d.hex('1007'))).toBe(0);
    d.g.s.unit.facing[d.unit('f')] = 0;
    expect(d.gunsListed()).toEqual(['f > 1007', 'f > 1012', 'f > 1209']);
    d.dice.push(0);
    d.fire('f', '1209', 1);
    expect(d.ofType('turned')).toMatchObject([{ piece: 'f', facing: 1, rule: '7.1b' }]);
  });
  rule(['7.11c', '7.1b'], 'every hex around is in the field of fire of some facing', () => {
    // R60
    const d = fireDrill({ units: [{ ...F, gun: 'Rf', range: 8 }] });
    const from = d.hex('1010');
    for (const hex of within(d.w.grid, from, 8)) {
      if (hex === from) continue;
      const facing = facingToFire(d.g, d.unit('f'), hex);
      expect(facing >= 0 && isInField(d.g, d.unit('f'), facing, hex), d.w.hexNames[hex]!).toBe(true);
      // A third of the circle: two facings for most hexes, three on the spokes.
      const serve = [0, 1, 2, 3, 4, 5].filter((k) => isInField(d.g, d.unit('f'), k, hex));
      expect([2, 3], d.w.hexNames[hex]!).toContain(serve.length);
    }
  });
  rule(['6.33a', '7.1b'], 'by one hexside at most out of an enemy zone of control', () => {
    const d = fireDrill({ units: [F, foe('z', '1009', { facing: 3 }), foe('r', '1012'), foe('s', '1211')] });
    expect(d.whyFire('f', '1012', 3)).toEqual(['6.33a']);
    expect(facingToFire(d.g, d.unit('f'), d.hex('1012'))).toBe(-1);
    expect(facingToFire(d.g, d.unit('f'), d.hex('1211'))).toBe(1);
    note(d.g, d.unit('f'), TURNED);
    expect(facingToFire(d.g, d.unit('f'), d.hex('1211'))).toBe(-1);
    expect(d.whyFire('f', '1211', 1)).toEqual(['6.33a']);
  });
  rule('6.14c', 'all round in a square', () => {
    const square = { hex: '1010', square: true } as const;
    const d = fireDrill({ units: [{ id: 'i', ...square }, { ...F, square: true }, foe('r', '1012')] });
    d.dice.push(0);
    d.fire('f', '1012', 0);
    expect(d.ofType('turned')).toEqual([]);
    expect(d.ofType('fired')).toHaveLength(1);
  });
  rule(['5.32a', '5.32b'], 'after half its movement at most', () => {
    // R67
    const d = fireDrill({ units: [{ ...F, ma: 7 }, foe('e', '1008')] });
    expect(halfAllowance(d.g, d.unit('f'))).toBe(3);
    note(d.g, d.unit('f'), MOVED);
    d.g.s.unit.spent[d.unit('f')] = 3;
    expect(d.gunsListed()).toEqual(['f > 1008']);
    expect(byRule(fireModifiers(d.g, [d.unit('f')], d.hex('1008')))).toEqual({ '5.32b': -1 });
    d.g.s.unit.spent[d.unit('f')] = 4;
    expect(d.whyFire('f', '1008')).toEqual(['5.32a']);
  });
  rule('E4.43', 'near its leader in an extended activation, by the designer’s errata', () => {
    const errata = { designerErrata: 'yes' };
    const french = (hex: string): DrillSpec => ({
      leaders: [{ id: 'c', rank: 'corps', corps: 'allied', hex, range: 4 }],
      units: [F, foe('e', '1008')],
    });
    expect(fireDrill(french('1015'), { kind: EXTENDED }, errata).whyFire('f', '1008')).toEqual(['E4.43']);
    expect(fireDrill(french('1014'), { kind: EXTENDED }, errata).gunsListed()).toEqual(['f > 1008']);
    expect(fireDrill(french('1015'), { kind: EXTENDED }).gunsListed()).toEqual(['f > 1008']);
    const austrian = (hex: string): DrillSpec => ({
      leaders: [
        { id: 'c', side: 'austrian', rank: 'corps', corps: 'austrian', hex: '1010', range: 4 },
        { id: 'l', side: 'austrian', brigade: 'b', hex, range: 3 },
      ],
      units: [
        { ...F, side: 'austrian', brigade: 'b' },
        { id: 'e', hex: '1008' },
      ],
    });
    const acting = { side: 'austrian', kind: EXTENDED, formation: 'b' } as const;
    expect(fireDrill(austrian('1014'), acting, errata).whyFire('f', '1008')).toEqual(['E4.43']);
    expect(fireDrill(austrian('1013'), acting, errata).gunsListed()).toEqual(['f > 1008']);
  });
});

describe('the sum of a shot', () => {
  rule(['7.18a', '5.29a', '5.54a'], 'the ground of the target, and what shelters whom', () => {
    const units = (more: Partial<DrillUnit>, ...others: DrillUnit[]) => [F, foe('e', '1008', more), ...others];
    expect(sum({ map: at('1008', 'woods'), units: units({}) }, '1008')).toEqual({ '7.18a': -1 });
    expect(sum({ map: at('1008', 'town'), units: units({}) }, '1008')).toEqual({ '7.18a': -2 });
    expect(sum({ map: at('1008', 'town'), units: units({ type: 'heavy-cavalry' }) }, '1008')).toEqual({});
    expect(sum({ map: at('1008', 'chateau'), units: units({}) }, '1008')).toEqual({ '7.18a': -2 });
    expect(sum({ map: at('1008', 'chateau'), units: units({}, foe('o', '1008')) }, '1008')).toEqual({ '7.16': 1 });
    expect(sum({ map: at('1008', 'chateau'), units: units({ type: 'light-cavalry' }) }, '1008')).toEqual({});
  });
  rule(['7.15', '7.16'], 'batteries and jägers make no mass, and company no dispersed target', () => {
    const jager = foe('j', '1008', { type: 'jager' });
    expect(sum({ units: [F, foe('e', '1008'), jager] }, '1008')).toEqual({});
    expect(sum({ units: [F, foe('b', '1008', { type: 'artillery' }), jager] }, '1008')).toEqual({});
    expect(sum({ units: [F, jager, foe('k', '1008', { type: 'jager' })] }, '1008')).toEqual({ '7.15': -2 });
  });
  rule(
    ['5.24c', '7.14a', '7.14b'],
    'levels: up as one slope, down by two and three, nothing down at a neighbour',
    () => {
      // R62
      const e = (hex: string) => [F, foe('e', hex)];
      expect(sum({ map: at('1007', 'clear', 4), units: e('1007') }, '1007')).toEqual({ '7.11c': -1, '5.24c': -2 });
      expect(sum({ map: at('1010', 'clear', 5), units: e('1008') }, '1008')).toEqual({ '7.14b': 2 });
      expect(sum({ map: at('1010', 'clear', 2), units: e('1008') }, '1008')).toEqual({});
      expect(sum({ map: at('1010', 'clear', 2), units: e('1009') }, '1009')).toEqual({ '7.11c': 1 });
      expect(sum({ map: at('1010', 'clear', 4), units: e('1009') }, '1009')).toEqual({ '7.11c': 1 });
    },
  );
  rule(['5.25b', '5.24c'], 'a crest between neighbours counts as it is climbed', () => {
    const map = { hexsides: { crest: [{ side: '1010|1009', level: 3 }] } };
    expect(sum({ map, units: [F, foe('e', '1009')] }, '1009')).toEqual({ '7.11c': 1, '5.24c': -1 });
  });
  rule('M5', 'a fortified hex, over its protected sides', () => {
    const fortification = { rule: 'M5', kind: 'fortification', attack: -1, artillery: -1, smallArms: -1 };
    const map = { fortifications: [{ hex: '1008', protects: [3, 4] }] };
    const from = (hex: string) =>
      sum({ map, effects: [fortification], units: [{ ...F, hex }, foe('e', '1008')] }, '1008');
    expect(from('1010')).toEqual({ M5: -1 });
    expect(from('1006')).toEqual({});
    expect(sum({ map, units: [F, foe('e', '1008')] }, '1008')).toEqual({});
  });
  rule('SM4', 'rain, where the battle has it', () => {
    const rain = { rule: 'SM4', kind: 'rain', fire: -1 };
    const units = [F, foe('e', '1008')];
    expect(sum({ weather: 'rain', effects: [rain], units }, '1008')).toEqual({ SM4: -1 });
    expect(sum({ weather: 'rain', units }, '1008')).toEqual({});
    expect(sum({ effects: [rain], units }, '1008')).toEqual({});
  });
  rule('5.32b', 'movement tells only in one’s own activation', () => {
    // R56
    const spec = { units: [F, foe('e', '1008')] };
    expect(sum(spec, '1008', (d) => note(d.g, d.unit('f'), MOVED))).toEqual({ '5.32b': -1 });
    const enemys = (d: ReturnType<typeof fireDrill>) => {
      note(d.g, d.unit('f'), MOVED);
      d.g.s.battle.corps[0] = d.w.corpsIndex.get('austrian')! + 1;
    };
    expect(sum(spec, '1008', enemys)).toEqual({});
  });
});
