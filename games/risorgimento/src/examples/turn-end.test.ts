import { describe, expect } from 'vitest';
import { type FormationId, formationId, unitId } from '../model/ids.ts';
import { DISORDERED, isOnMap, mark, note, put } from '../model/state.ts';
import { limitOf } from '../rules/4-corps.ts';
import { barOf, moverOf } from '../rules/5-mover.ts';
import { readHorsDeCombat } from '../rules/9-hors-de-combat.ts';
import type { DrillSpec, DrillUnit } from '../testing/drill.ts';
import { example } from '../testing/example.ts';
import { looseField } from '../testing/loose-field.ts';
import { turnDrill } from '../testing/turn-drill.ts';

const foe = (id: string, hex: string, more: Partial<DrillUnit> = {}): DrillUnit => ({
  id,
  side: 'austrian',
  hex,
  ...more,
});

describe('commanders and lone leaders, by the examples', () => {
  const commander = (more: object = {}): DrillSpec => ({
    leaders: [{ id: 'c', rank: 'corps', corps: 'allied', hex: '0110', ma: 18, range: 5, continuity: 4, ...more }],
  });
  const ridden = (hex: string, isReduced = false, spec = commander()) => {
    const d = turnDrill(spec);
    d.g.s.leader.isReduced[d.leader('c')] = isReduced ? 1 : 0;
    d.begin('commanders', 0);
    d.give('ride', d.leader('c'), d.hex(hex));
    d.give('done');
    return { spent: d.g.s.leader.spent[d.leader('c')], isReduced: d.g.s.leader.isReduced[d.leader('c')] };
  };
  example('commander-far', () => {
    expect(ridden('1410')).toEqual({ spent: 13, isReduced: 1 });
    expect(ridden('1310', true)).toEqual({ spent: 12, isReduced: 0 });
  });
  example('commander-back', () => {
    expect(ridden('1310', true).isReduced).toBe(0);
    expect(ridden('1410', true).isReduced).toBe(1);
  });
  example('overall-far', () => {
    expect(ridden('1710', false, { leaders: [{ id: 'c', rank: 'overall', hex: '0110', ma: 18 }] })).toEqual({
      spent: 16,
      isReduced: 0,
    });
  });
  example('leader-alone', () => {
    const d = turnDrill({
      leaders: [{ id: 'b', side: 'austrian', hex: '1010' }],
      units: [{ id: 'a', hex: '1011' }],
    });
    d.dice.push(8);
    d.begin('alarm', d.unit('a'));
    expect(d.g.s.leader.isFinished[d.leader('b')]).toBe(1);
  });
});

describe('arrivals and bridges, by the examples', () => {
  example('once-arrivals', () => {
    // R16
    const d = turnDrill(looseField({ scenario: 'magenta' }));
    const a5 = d.w.corpsIndex.get('A5')!;
    d.g.s.battle.turn[0] = 8;
    expect(limitOf(d.g, a5)).toBe(1);
    d.g.s.battle.turn[0] = 9;
    expect(limitOf(d.g, a5)).toBe(2);
  });
  example('m4-demolition', () => {
    const d = turnDrill(looseField({ scenario: 'magenta' }));
    for (let u = unitId(0); u < d.w.units; u++) if (isOnMap(d.g, u)) d.g.s.unit.did[u] = 0;
    const wasa = d.unit('wasa-3');
    put(d.g, wasa, d.hex('2520'));
    const corps = d.w.formationCorps[d.w.unitFormation[wasa]!]!;
    const bridge = d.w.bridges.findIndex(
      ({ a, b }) => [a, b].includes(d.hex('2420')) && [a, b].includes(d.hex('2520')),
    );
    d.begin('demolish', corps);
    expect(d.refused('demolish', bridge)).toEqual(['M4']);
    note(d.g, wasa, 1);
    d.dice.push(2);
    d.give('demolish', bridge);
    expect(d.g.s.bridge.isDestroyed[bridge]).toBe(1);
    expect(d.ofType('bridge-tried')).toMatchObject([{ die: 2, isDestroyed: true }]);
  });
});

describe('hors de combat and demoralisation, by the examples', () => {
  const brigade = (n: number, disordered: number): DrillUnit[] =>
    Array.from({ length: n }, (_, i) => ({
      id: `u${i}`,
      hex: `05${10 + i}`,
      brigade: 'b',
      disordered: i < disordered,
    }));
  example('hdc-at-end', () => {
    // R14
    const d = turnDrill({ units: brigade(5, 3) });
    expect(d.g.s.formation.isHorsDeCombat[0]).toBe(0);
    d.begin('corps', 0, 1);
    d.give('begin', 0);
    d.give('rally', d.unit('u0'), 0);
    d.give('done');
    expect(d.g.s.formation.isHorsDeCombat[0]).toBe(0);
    const e = turnDrill({ units: brigade(5, 3) });
    e.begin('end-step', 0);
    expect(e.g.s.formation.isHorsDeCombat[0]).toBe(1);
  });
  example('hdc-cured', () => {
    const d = turnDrill({ units: brigade(6, 4) });
    readHorsDeCombat(d.g, formationId(0));
    expect(d.g.s.formation.isHorsDeCombat[0]).toBe(1);
    d.begin('corps', 0, 1);
    d.give('begin', 0);
    d.give('rally', d.unit('u0'), 0);
    d.give('rally', d.unit('u1'), 0);
    d.give('done');
    expect(d.g.s.formation.isHorsDeCombat[0]).toBe(0);
    expect(d.ofType('hors-de-combat')).toMatchObject([{ rule: '9.1a' }, { rule: '9.12', isHorsDeCombat: false }]);
  });
  example('hors-de-combat-attack', () => {
    const d = turnDrill({ units: [{ id: 'a', hex: '1012' }, foe('e', '1010', { facing: 3 })] });
    const into = () => barOf(d.g, moverOf(d.g, d.unit('a')), d.hex('1012'), 0, 0);
    expect(into()).toBeUndefined();
    d.g.s.formation.isHorsDeCombat[0] = 1;
    expect(into()).toBe('horsDeCombatZone');
  });
  /** A corps with so many brigades, of which some are hors de combat. */
  const shaken = (
    continuity: number,
    broken: number,
    side: 'allied' | 'austrian' = 'austrian',
    options?: Record<string, string>,
  ) =>
    turnDrill(
      {
        corps: { K: { side, continuity } },
        units: Array.from({ length: 4 }, (_, i) => ({
          id: `u${i}`,
          side,
          hex: `05${10 + i}`,
          brigade: `b${i}`,
          disordered: i < broken,
        })),
      },
      options,
    );
  const rolled = (d: ReturnType<typeof turnDrill>, die?: number) => {
    if (die !== undefined) d.dice.push(die);
    d.begin('morale');
    return d.ofType('demoralization-rolled').at(-1) as unknown as { total: number; isDemoralized: boolean } | undefined;
  };
  example('demoralization-example', () => {
    expect(rolled(shaken(2, 3), 7)).toMatchObject({ total: 8, isDemoralized: true });
    expect(rolled(shaken(2, 3), 5)).toMatchObject({ total: 6, isDemoralized: false });
  });
  example('demoralization-no-hdc', () => {
    expect(rolled(shaken(2, 0))).toBeUndefined();
  });
  example('demoralization-stays', () => {
    const d = shaken(2, 0);
    d.g.s.morale.isDemoralized[0] = 1;
    d.begin('morale');
    expect(d.g.s.morale.isDemoralized[0]).toBe(1);
  });
  example('demoralization-french-level', () => {
    expect(rolled(shaken(4, 2, 'allied', { frenchDemoralizationLevel: '6' }), 8)).toMatchObject({
      total: 6,
      isDemoralized: true,
    });
    expect(rolled(shaken(4, 2, 'allied'), 8)).toMatchObject({ total: 6, isDemoralized: false });
    expect(rolled(shaken(4, 2, 'austrian', { frenchDemoralizationLevel: '6' }), 8)).toMatchObject({
      isDemoralized: false,
    });
  });
  const ruin = (d: ReturnType<typeof turnDrill>, f: FormationId) => {
    for (const u of d.w.formationUnits[f]!) {
      put(d.g, u, d.g.s.unit.hex[u] === 0xffff ? d.hex('0101') : d.g.s.unit.hex[u]!);
      mark(d.g, u, DISORDERED);
    }
  };
  example('m9-vanguard', () => {
    const d = turnDrill(looseField({ scenario: 'magenta' }));
    ruin(d, d.w.corpsFormations[d.w.corpsIndex.get('PS')!]![0]!);
    d.begin('morale');
    expect(d.ofType('hors-de-combat')).toHaveLength(1);
    expect(d.ofType('demoralization-rolled')).toEqual([]);
  });
  example('sm3-division', () => {
    const d = turnDrill(looseField({ scenario: 'san-martino' }));
    const group = d.w.moraleGroups.findIndex((m) => m.id === '3/PS');
    for (const f of d.w.moraleGroups[group]!.formations.slice(0, 2)) ruin(d, f);
    expect(rolled(d, 8)).toMatchObject({ group: '3/PS', rule: 'SM3', total: 7, isDemoralized: true });
    expect(d.ofType('demoralization-rolled')).toHaveLength(1);
  });
});
