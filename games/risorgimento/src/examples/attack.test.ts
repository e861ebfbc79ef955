import { describe, expect, it } from 'vitest';
import { rowFor } from '../model/charts.ts';
import { unitId } from '../model/ids.ts';
import { adjustedCohesion, CONTINUED, did, has, SQUARE } from '../model/state.ts';
import { EXTENDED } from '../rules/4-kinds.ts';
import { zoneOf } from '../rules/6-zone-of-control.ts';
import { attackForecast, attackSums } from '../rules/7-attack-sum.ts';
import { addAttacker, insideOf, openFight } from '../rules/7-fight.ts';
import { isPlacedToShoot, shotTargets } from '../rules/7-small-arms.ts';
import { ATTACKERS, DEFENDERS, type Standing, verdict } from '../rules/8-loser.ts';
import { takeHits } from '../rules/8-losses.ts';
import type { DrillMap, DrillSpec, DrillUnit } from '../testing/drill.ts';
import { example } from '../testing/example.ts';
import { byRule, fightDrill } from '../testing/fight-drill.ts';
import { drill, type LooseField } from '../testing/loose-field.ts';

const e = (id: string, hex: string, more: Partial<DrillUnit> = {}): DrillUnit => ({
  id,
  side: 'austrian',
  hex,
  facing: 3,
  ...more,
});
const a = (id: string, hex: string, more: Partial<DrillUnit> = {}): DrillUnit => ({ id, hex, facing: 0, ...more });
/** The two sums of an attack by all allied units on a hex, by rule. */
function sums(spec: DrillSpec, label = '1010', before: (field: LooseField) => void = () => undefined) {
  const field = drill(spec);
  before(field);
  const { g, w } = field;
  const attackers = [...w.sideUnits[0]!].map((unit) => {
    const start = g.s.unit.hex[unit]!;
    return { unit, start, from: start, path: 0 };
  });
  const { attacker, defender } = attackForecast(g, attackers, w.hexIndex.get(label)!);
  return { attacker: byRule(attacker), defender: byRule(defender) };
}
const town = (terrain: string, hexes: readonly string[], level = 1): DrillMap => ({
  overrides: [{ terrain, level, hexes }],
});

describe('examples of section 7.3 and 7.4: who may attack what', () => {
  example('attack-commanded-at-start', () => {
    const d = fightDrill({ units: [a('a', '1011', { commanded: false }), e('e', '1010')] });
    expect(d.whyAttack(['a'], '1010')).toEqual(['7.4a']);
  });
  example('attack-over-canal', () => {
    const units = [a('a', '1011'), e('e', '1010')];
    const dry = fightDrill({ map: { hexsides: { canal: ['1010|1011'] } }, units });
    expect(dry.targets('a')).toEqual([]);
    expect(dry.whyAttack(['a'], '1010')).toEqual(['7.4b']);
    const map = { hexsides: { canal: ['1010|1011'], bridge: [{ side: '1010|1011', over: 'canal' }] } };
    expect(fightDrill({ map, units }).targets('a')).toEqual(['1010']);
    expect(sums({ map, units }).attacker).toEqual({ terrain: -2 });
  });
  example('attack-needs-front', () => {
    const d = fightDrill({ units: [a('a', '1010'), e('e1', '1109'), e('e2', '1110')] });
    expect(d.targets('a')).toEqual(['1109']);
    expect(d.whyAttack(['a'], '1110')).toEqual(['6.12']);
  });
  example('attack-from-heavy', () => {
    const map = { base: 'magenta' } as const;
    const d = fightDrill({ map, units: [a('a', '2403', { facing: 2 }), e('e1', '2502'), e('e2', '2503')] });
    expect(d.targets('a')).toEqual(['2503']);
    expect(d.whyAttack(['a'], '2502')).toEqual(['6.23c']);
  });
  example('attack-town-from-heavy', () => {
    const map = { base: 'magenta' } as const;
    const d = fightDrill({ map, units: [a('a', '3418', { facing: 1 }), e('e', '3517')] });
    expect(d.targets('a')).toEqual(['3517']);
    expect(zoneOf(d.g, d.unit('a')) & (1 << 1)).toBe(0);
  });
  example('zoc-light', () => {
    const map = { default: { terrain: 'lightly_cultivated', level: 1 } };
    expect(fightDrill({ map, units: [a('a', '1010'), e('e', '1109')] }).targets('a')).toEqual(['1109']);
  });
  example('hors-de-combat-attack', () => {
    const d = fightDrill({ units: [a('a', '1011'), e('e', '1010')] });
    d.g.s.formation.isHorsDeCombat[d.w.unitFormation[d.unit('a')]!] = 1;
    expect(d.whyAttack(['a'], '1010')).toEqual(['9.11']);
  });
  example('attack-split', () => {
    const units = [a('a1', '1011'), a('a2', '1011'), e('e1', '1010'), e('e2', '1110', { facing: 4 })];
    const d = fightDrill({ units }, { asks: ['join'], dice: [9, 9] });
    d.attack(['a1'], '1010');
    expect(d.verbs()).toEqual(['go', 'split']);
    d.answer('split', 'a2', '1110');
    d.attack(['a2'], '1110');
    expect(d.ofType('engagement-rolled')).toHaveLength(2);
    const silent = fightDrill({ units }, { dice: [9] });
    silent.attack(['a1'], '1010');
    expect(silent.whyAttack(['a2'], '1110')).toEqual(['7.3c']);
  });
  example('attack-combine-chain', () => {
    const units = [
      a('a1', '0910', { facing: 1 }),
      a('a2', '1011'),
      a('a3', '1110', { facing: 5 }),
      e('e', '1010', { facing: 3 }),
    ];
    const d = fightDrill({ units });
    expect(d.sets()).toContain('a3+a2+a1 > 1010');
    expect(sums({ units }).attacker['7.45a']).toBe(2);
  });
  example('attack-two-brigades', () => {
    const units = [a('a1', '0910', { facing: 1, brigade: 'b1' }), a('a2', '1011', { brigade: 'b2' }), e('e', '1010')];
    const d = fightDrill({ units });
    expect(d.whyAttack(['a1', 'a2'], '1010')).toEqual(['7.4a']);
    expect(d.sets()).toEqual(['a1 > 1010']);
  });
  example('light-fires-and-attacks', () => {
    const d = fightDrill({ units: [a('t', '1011', { type: 'light' }), e('e', '1010')] });
    expect(shotTargets(d.g, d.unit('t')).map((x) => d.w.hexNames[x])).toEqual(['1010']);
    d.g.s.unit.did[d.unit('t')]! |= 1 << 2;
    expect(d.targets('t')).toEqual(['1010']);
  });
  example('disordered-limits', () => {
    const d = fightDrill({ units: [a('t', '1011', { type: 'light', disordered: true }), e('e', '1010')] });
    expect(d.whyAttack(['t'], '1010')).toEqual(['7.33d']);
    expect(shotTargets(d.g, d.unit('t'))).toHaveLength(1);
    expect(zoneOf(d.g, d.unit('t'))).toBe(0);
  });
  example('square-fire', () => {
    const { g, w } = drill({
      units: [a('i', '1011', { square: true }), a('l', '1011', { type: 'light', square: true })],
    });
    expect(isPlacedToShoot(g, w.unitIndex.get('l')!)).toBe(true);
  });
  example('chateau', () => {
    const map = town('chateau', ['1010']);
    const { g, w } = drill({ map, units: [a('a', '1010'), a('c', '1010', { type: 'jager' })] });
    expect(insideOf(g, w.hexIndex.get('1010')!, 0)).toBe(w.unitIndex.get('c'));
  });
});

describe('examples of section 7.41: engagement', () => {
  const leader = (engagementDrm: number, hex: string) => ({ id: 'b', hex, engagementDrm, range: 3 });
  const roll = (unit: Partial<DrillUnit>, drm: number, at: string, die: number, options = {}) => {
    const units = [a('a', '1011', { brigade: 'b', ...unit }), e('e', '1010', { cohesion: 9 })];
    const d = fightDrill({ leaders: [leader(drm, at)], units }, { dice: [die, 0, 0], formation: 'b' }, options);
    d.attack(['a'], '1010');
    return d.ofType('engagement-rolled')[0] as unknown as { total: number; cohesion: number; engaged: boolean };
  };
  example('engagement-fresh', () => {
    expect(roll({}, 1, '1012', 5)).toMatchObject({ total: 6, engaged: true });
  });
  example('engagement-out-of-range', () => {
    expect(roll({ hits: 1 }, -1, '1018', 5)).toMatchObject({ total: 6, cohesion: 5, engaged: false });
  });
  example('adjusted-cohesion', () => {
    const { g } = drill({ units: [a('a', '1011', { hits: 2 })] });
    expect(adjustedCohesion(g, unitId(0))).toBe(4);
  });
  // 7.41b R70: cohesion 6, two hits, brigadier −1: a natural 0 to 3; by the option 0 to 5.
  it('counts hits twice, or once by the option', () => {
    expect(roll({ hits: 2 }, -1, '1012', 3)).toMatchObject({ total: 4, cohesion: 4, engaged: true });
    expect(roll({ hits: 2 }, -1, '1012', 4)).toMatchObject({ engaged: false });
    expect(roll({ hits: 2 }, -1, '1012', 5, { hitsTwiceInEngagement: 'no' })).toMatchObject({
      total: 4,
      engaged: true,
    });
  });
  example('engagement-stack', () => {
    const units = [a('top', '1011', { cohesion: 5 }), a('bottom', '1011', { cohesion: 7 }), e('e', '1010')];
    const d = fightDrill({ units }, { dice: [6] });
    d.attack(['top', 'bottom'], '1010');
    expect([d.at('top'), d.at('bottom')]).toEqual(['1011', '1011']);
  });
});

describe('examples of section 7.45: the sums', () => {
  const many = (n: number, make: (id: string) => DrillUnit, name: string) =>
    Array.from({ length: n }, (_, i) => make(`${name}${i}`));
  example('strength-three-one', () => {
    const units = [...many(3, (id) => a(id, '1011'), 'a'), e('e', '1010')];
    expect(sums({ units })).toEqual({ attacker: { '7.45a': 2 }, defender: {} });
  });
  example('strength-one-three', () => {
    const units = [a('a', '1011'), ...many(3, (id) => e(id, '1010'), 'e')];
    expect(sums({ units })).toEqual({ attacker: {}, defender: { '7.45l': 2 } });
  });
  example('attack-rear', () => {
    expect(sums({ units: [a('a', '1009', { facing: 3 }), e('e', '1010')] }).attacker).toEqual({ '7.45c': 1 });
  });
  example('attack-front-rear', () => {
    const units = [a('a', '0910', { facing: 1 }), a('c', '0909', { facing: 2 }), e('e', '1010')];
    expect(sums({ units }).attacker).toEqual({ '7.45c': 2, '7.45a': 1 });
  });
  example('square-no-rear', () => {
    const units = [a('a', '1009', { facing: 3 }), e('d', '1010', { square: true })];
    expect(sums({ units }).attacker).toEqual({});
    const { g } = drill({ units });
    expect(has(g, unitId(1), SQUARE)).toBe(true);
  });
  example('attack-town', () => {
    const units = [a('a', '1011'), a('b', '1011'), e('e', '1010'), e('f', '1010')];
    expect(sums({ map: town('town', ['1010']), units })).toEqual({ attacker: { terrain: -2 }, defender: {} });
  });
  example('town-cavalry', () => {
    const units = [a('a', '1011'), e('e', '1010', { type: 'light-cavalry' })];
    expect(sums({ map: town('town', ['1010']), units }).attacker).toEqual({});
  });
  example('attack-bridge', () => {
    const units = [a('a', '2420', { facing: 2 }), e('e', '2520', { facing: 5 })];
    expect(sums({ map: { base: 'magenta' }, units }, '2520').attacker).toEqual({ terrain: -3 });
  });
  example('m5-fortified', () => {
    const effects = [{ rule: 'M5', kind: 'fortification', attack: -1, artillery: -1, smallArms: -1 }];
    const from = (hex: string, facing: number) =>
      sums({ map: { base: 'magenta' }, effects, units: [a('a', hex), e('e', '2521', { facing })] }, '2521').attacker;
    expect(from('2522', 3)).toEqual({ terrain: -1, M5: -1 });
    expect(from('2621', 1)).toEqual({ terrain: -3 });
  });
  example('attack-strategic-hdc', () => {
    const units = [a('a', '1011'), e('e', '1010', { strategic: true })];
    expect(sums({ units }, '1010', ({ g, w }) => (g.s.formation.isHorsDeCombat[w.unitFormation[1]!] = 1))).toEqual({
      attacker: { '7.45e': 2, '7.45f': 1 },
      defender: {},
    });
  });
  example('attack-light-infantry', () => {
    const light = { type: 'light' } as const;
    const units = [a('a', '1011', light), a('b', '1011', light), a('c', '1011'), e('e', '1010')];
    expect(sums({ units }).attacker['7.45h']).toBe(-1);
    expect(sums({ units: units.slice(1) }).attacker['7.45h']).toBeUndefined();
  });
  example('attack-disordered-defender', () => {
    const units = [a('a', '1011'), a('b', '1011'), e('e', '1010'), e('f', '1010', { disordered: true })];
    expect(sums({ units }).defender).toEqual({ '7.45m': -1 });
  });
  example('cohesion-printed', () => {
    const units = [a('a', '1011', { cohesion: 7, hits: 4 }), e('e', '1010')];
    expect(sums({ units })).toEqual({ attacker: { '7.45b': 1 }, defender: {} });
  });
  example('surprise-drm', () => {
    const map = town('heavily_cultivated', ['1010', '1011']);
    const { g, w } = drill({ map, units: [a('a', '1011'), a('b', '1011'), e('e', '1010'), e('f', '1010')] });
    openFight(g, 1, w.hexIndex.get('1010')!);
    for (const unit of [0, 1].map(unitId)) {
      const start = g.s.unit.hex[unit]!;
      addAttacker(g, { unit, start, from: start, path: 0 });
    }
    g.s.fight.isSurprise[0] = 1;
    expect(byRule(attackSums(g).attacker)).toEqual({ '7.45k': 2, terrain: -1 });
  });
  example('drms-add-up', () => {
    const strong = { cohesion: 8 };
    const units = [
      a('a1', '0910', { facing: 1, ...strong }),
      a('a2', '0910', { facing: 1, ...strong }),
      a('a3', '0909', { facing: 2, ...strong }),
      a('a4', '0909', { facing: 2, ...strong }),
      e('e1', '1010', { cohesion: 5 }),
      e('e2', '1010', { cohesion: 5, disordered: true }),
    ];
    const d = fightDrill({ map: town('heavily_cultivated', ['1010']), units }, { dice: [0, 0, 4, 5] });
    d.g.s.formation.isHorsDeCombat[d.w.unitFormation[d.unit('e1')]!] = 1;
    d.attack(['a1', 'a2', 'a3', 'a4'], '1010');
    const told = d.ofType('attack-resolved')[0] as unknown as {
      modifiers: [[], []];
      totals: number[];
      hits: number[];
    };
    expect(byRule(told.modifiers[0])).toEqual({ '7.45a': 2, '7.45b': 1, '7.45c': 2, '7.45f': 1, terrain: -1 });
    expect(byRule(told.modifiers[1])).toEqual({ '7.45m': -1 });
    expect(told).toMatchObject({ totals: [9, 4], hits: [1, 3] });
  });
  example('table-high', () => {
    const units = [
      ...many(2, (id) => a(id, '0910', { facing: 1, cohesion: 7 }), 'f'),
      ...many(2, (id) => a(id, '0909', { facing: 2, cohesion: 7 }), 'r'),
      e('j', '1010', { type: 'jager', cohesion: 4 }),
    ];
    expect(sums({ units }).attacker).toEqual({ '7.45a': 3, '7.45b': 1, '7.45c': 2, '7.45g': 2 });
    const { w } = drill({ units });
    expect(rowFor(w.charts.attack.rows, 9 + 8).hits).toBe(3);
  });
  example('attack-table', () => {
    const { rows } = drill({}).w.charts.attack;
    const hits = [-2, 1, 2, 5, 6, 8, 9, 10, 11, 14].map((total) => rowFor(rows, total).hits);
    expect(hits).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 3, 3]);
  });
});

describe('examples of section 7.46, 8.1 and 8.3: results', () => {
  example('attack-lone-gun', () => {
    const units = [a('a', '1011'), e('b', '1010', { type: 'artillery', facing: 0 }), e('x', '1009')];
    const d = fightDrill({ units }, { dice: [3], asks: ['continue'] });
    expect(d.attack(['a'], '1010')).toBe('assault');
    expect([d.at('a'), d.at('b')]).toEqual(['1010', 'lost']);
  });
  const share = (cohesion: number, dice: readonly number[]) => {
    const units = [a('a', '1011', { cohesion: 9 }), e('x', '1010', { cohesion }), e('y', '1010', { cohesion })];
    const d = fightDrill({ units }, { dice: [0, ...dice], asks: ['lose'] });
    d.attack(['a'], '1010');
    return d;
  };
  example('losses-even', () => {
    const d = share(6, [9, 0]);
    expect(d.verbs()).toEqual(['lose']);
    expect([...d.g.s.defender.hits.subarray(0, 2)]).toEqual([1, 1]);
    d.answer('lose', 'y');
    expect([d.hits('x'), d.hits('y')]).toEqual([1, 2]);
  });
  example('hits-on-hex', () => {
    const d = share(6, [2, 0]);
    expect(d.offers().map((o) => d.w.unitIds[o.a])).toEqual(['x', 'y']);
    d.answer('lose', 'x');
    expect([d.hits('x'), d.hits('y')]).toEqual([1, 0]);
  });
  example('elimination', () => {
    const { g, w } = drill({ units: [a('a', '1011', { cohesion: 4, hits: 4 })] });
    expect(g.s.unit.place[0]).toBe(1);
    takeHits(g, w.unitIndex.get('a')!, 1, '8.11b');
    expect(g.s.unit.place[0]).toBe(2);
  });
  const standing = (hits: number, lowest: number, brigadier?: number): Standing => ({
    stands: true,
    hits,
    lowest,
    brigadier,
  });
  example('loser-more-hits', () =>
    expect(verdict(standing(1, 5), standing(2, 5))).toEqual({ loser: DEFENDERS, rule: '8.31a' }),
  );
  example('loser-cohesion', () =>
    expect(verdict(standing(1, 4), standing(1, 5))).toEqual({ loser: ATTACKERS, rule: '8.31b' }),
  );
  example('loser-brigadier', () =>
    expect(verdict(standing(1, 5, 1), standing(1, 5))).toEqual({ loser: DEFENDERS, rule: '8.31c' }),
  );
  example('loser-better-brigadier', () =>
    expect(verdict(standing(0, 5, 0), standing(0, 5, -1))).toEqual({ loser: ATTACKERS, rule: '8.31d' }),
  );
  example('loser-attacker', () =>
    expect(verdict(standing(1, 5), standing(1, 5))).toEqual({ loser: ATTACKERS, rule: '8.31e' }),
  );
  example('attacker-retreats-home', () => {
    const units = [a('a1', '0910', { facing: 1 }), a('a2', '1011'), e('e', '1010')];
    const d = fightDrill({ units }, { dice: [0, 0, 0, 9] });
    d.attack(['a1', 'a2'], '1010');
    expect([d.at('a1'), d.at('a2'), d.at('e')]).toEqual(['0910', '1011', '1010']);
  });
  example('retreat-none', () => {
    const lake = { overrides: [{ terrain: 'lake', level: 1, hexes: ['1009', '1109', '1110', '0909', '0910'] }] };
    const d = fightDrill({ map: lake, units: [a('a', '1011'), e('e', '1010')] }, { dice: [0, 9, 0] });
    d.attack(['a'], '1010');
    expect(d.at('e')).toBe('lost');
  });
  example('retreat-not-origin', () => {
    const units = [a('a', '1009', { facing: 3 }), a('b', '1109', { facing: 4 }), e('e', '1010')];
    const d = fightDrill({ units }, { dice: [0, 0, 9, 0], asks: ['retreat'] });
    d.attack(['a', 'b'], '1010');
    expect([...new Set(d.offers().map((o) => d.w.hexNames[o.b]))].sort()).toEqual(['0909', '0910', '1011', '1110']);
    expect(d.why(d.action('retreat', d.unit('e'), d.hex('1009'), 0))).toEqual(['8.33b']);
  });
  example('retreat-from-attackers-zoc', () => {
    const units = [a('a', '1011', { cohesion: 7 }), e('e', '1010', { hits: 1 })];
    const d = fightDrill({ units }, { dice: [0, 0, 0], asks: ['retreat'] });
    d.attack(['a'], '1010');
    d.answer('retreat', 'e', '1009');
    expect(d.hits('e')).toBe(1);
  });
  example('stack-after-victory', () => {
    const units = [
      a('a1', '1011'),
      a('a2', '1011'),
      a('a3', '0910', { facing: 1 }),
      a('a4', '0910', { facing: 1 }),
      e('e', '1010'),
    ];
    const d = fightDrill({ units }, { dice: [0, 0, 9, 0], asks: ['put-right'] });
    d.attack(['a1', 'a2', 'a3', 'a4'], '1010');
    d.answer('back', 'a1');
    d.answer('back', 'a3');
    expect(['a1', 'a2', 'a3', 'a4'].map(d.at)).toEqual(['1011', '1010', '0910', '1010']);
  });
  example('leader-attack-risk', () => expect(risk(7)).toBe(true));
  example('leader-attack-safe', () => expect(risk(6)).toBe(false));
  const risk = (die: number): boolean => {
    const leaders = [{ id: 'b', side: 'austrian', hex: '1010' }] as const;
    const units = [a('a', '1011', { cohesion: 9 }), e('e', '1010', { brigade: 'b' })];
    const d = fightDrill({ leaders, units }, { dice: [0, 5, 0, die] });
    d.attack(['a'], '1010');
    expect(d.hits('e')).toBe(2);
    return d.g.s.leader.isFinished[d.w.leaderIndex.get('b')!] === 1;
  };
  example('fire-no-retreat', () => {
    const units = [a('l', '1011', { type: 'light' }), e('e', '1010')];
    const d = fightDrill({ units });
    d.frames.push(['shot', d.unit('l'), d.hex('1010'), 3, 0]);
    d.dice.push(9);
    d.settle();
    expect(d.at('e')).toBe('1010');
    expect(d.hits('e')).toBe(1);
  });
  example('m8-sigmund', () => {
    const effects = [{ rule: 'M8', kind: 'unreliable', units: ['e'], engagement: 1, leavesFrom: 8 }];
    const d = fightDrill({ effects, units: [a('a', '1011'), e('e', '1010', { cohesion: 4 })] }, { dice: [0, 4, 0, 8] });
    d.attack(['a'], '1010');
    expect(d.at('e')).toBe('lost');
    expect(d.g.s.side.killed[0]).toBe(0);
  });
  const extended = (dice: readonly number[]) => {
    const d = fightDrill({ units: [a('a', '1011'), e('e', '1010')] }, { kind: EXTENDED, dice });
    d.attack(['a'], '1010');
    return d;
  };
  example('extended-attack-hit', () => {
    expect(extended([0, 9, 0]).hits('a')).toBe(1);
    expect(extended([9]).hits('a')).toBe(0);
  });
  example('extended-both', () => {
    const d = fightDrill(
      { units: [a('a', '1012'), e('e', '1010', { facing: 0 })] },
      { kind: EXTENDED, dice: [9, 0, 9, 0] },
    );
    d.march('a', '1011');
    d.attack(['a'], '1010');
    expect(d.hits('a')).toBe(2);
  });
});

describe('examples of section 7.47: a continued attack', () => {
  const units = [a('a', '1011', { cohesion: 6 }), e('e', '1010', { facing: 0 }), e('f', '1009')];
  // Engagement, then the two dice of the fight.
  const won = (dice: readonly number[], hits = 0) => {
    const mine = units.map((u) => (u.id === 'a' ? { ...u, hits } : u));
    const d = fightDrill({ units: mine }, { dice, asks: ['continue', 'continued'] });
    d.attack(['a'], '1010');
    return d;
  };
  example('continued-drm', () => {
    const d = won([0, 9, 2, 7]);
    expect(d.hits('a')).toBe(1);
    expect(d.answer('continue')).toBe('continued');
    expect(d.ofType('continuation-rolled')[0]).toMatchObject({ total: 5, cohesion: 5, made: true });
    expect(byRule((d.ofType('continuation-rolled')[0] as unknown as { modifiers: [] }).modifiers)).toEqual({
      '7.47b': -2,
    });
  });
  example('continued-needs-fewer', () => {
    const d = won([0, 4, 4]);
    expect(d.offers().some((o) => d.w.hexNames[o.a] === '1009' && d.at('a') === '1010')).toBe(false);
  });
  example('continued-no-engagement', () => {
    const d = won([0, 9, 0, 0], 1);
    d.answer('continue');
    // It turns as it likes, and no roll stands between the order and the two dice of the fight.
    expect([0, 1, 2, 3, 4, 5].includes(d.facing('a'))).toBe(true);
    d.dice.push(0, 4);
    d.answer('continue', undefined, undefined);
    expect(d.dice).toEqual([]);
    expect(d.ofType('engagement-rolled')).toHaveLength(1);
    expect(d.ofType('attack-resolved')).toMatchObject([{ hex: '1010' }, { hex: '1009', dice: [0, 4] }]);
  });
  example('continued-price', () => {
    const d = won([0, 9, 0, 0], 1);
    d.answer('continue');
    d.dice.push(0, 4);
    d.answer('continue');
    expect(d.at('a')).toBe('1010');
    expect(d.hits('a')).toBe(1 + 1 + 1);
    expect(d.ofType('continuation-rolled')).toHaveLength(1);
    expect(did(d.g, d.unit('a'), CONTINUED)).toBe(true);
  });
});
