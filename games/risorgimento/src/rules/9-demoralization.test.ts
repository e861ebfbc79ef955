import { describe, expect } from 'vitest';
import { formationId } from '../model/ids.ts';
import { DISORDERED, drop, has, IN_RESERVE, mark, put } from '../model/state.ts';
import type { DrillUnit } from '../testing/drill.ts';
import { looseField } from '../testing/loose-field.ts';
import { rule } from '../testing/rule.ts';
import { turnDrill } from '../testing/turn-drill.ts';
import { isDemoralized } from './4-corps.ts';
import { moraleLevel, moraleSum } from './9-demoralization.ts';
import { isBroken, readHorsDeCombat } from './9-hors-de-combat.ts';

const brigade = (n: number, disordered: number, more: Partial<DrillUnit> = {}): DrillUnit[] =>
  Array.from({ length: n }, (_, i) => ({
    id: `u${i}`,
    hex: `05${10 + i}`,
    brigade: 'b',
    disordered: i < disordered,
    ...more,
  }));

describe('hors de combat', () => {
  rule('9.1a', 'is more than half of the units in play, disordered or lost, batteries too', () => {
    // R101
    const broken = (units: readonly DrillUnit[]) => isBroken(turnDrill({ units }).g, formationId(0));
    expect([broken(brigade(4, 2)), broken(brigade(4, 3)), broken(brigade(5, 3))]).toEqual([false, true, true]);
    const guns = [
      ...brigade(2, 1),
      { id: 'g', type: 'artillery', hex: '0516', brigade: 'b', disordered: true } as const,
    ];
    expect(broken(guns)).toBe(true);
    const late = [
      ...brigade(2, 1),
      { id: 'w', brigade: 'b' },
      { id: 'v', brigade: 'b', hex: '0517', disordered: true },
    ];
    expect(broken(late)).toBe(true);
    const d = turnDrill({ units: brigade(3, 1) });
    expect(isBroken(d.g, formationId(0))).toBe(false);
    drop(d.g, d.unit('u2'));
    expect(isBroken(d.g, formationId(0))).toBe(true);
  });
  rule('9.1a', 'never befalls reserve artillery or corps cavalry, and is said only when it changes', () => {
    // R101
    const d = turnDrill({
      brigades: { guns: { kind: 'reserve-artillery' }, cav: { kind: 'corps-cavalry' } },
      units: [
        { id: 'g', type: 'artillery', hex: '0510', brigade: 'guns', disordered: true },
        { id: 'c', type: 'light-cavalry', hex: '0511', brigade: 'cav', disordered: true },
        ...brigade(1, 1, { hex: '0512' }),
      ],
    });
    for (let f = formationId(0); f < d.w.formations; f++) {
      readHorsDeCombat(d.g, f);
      readHorsDeCombat(d.g, f);
    }
    expect(d.ofType('hors-de-combat')).toMatchObject([{ rule: '9.1a', formation: 'b', isHorsDeCombat: true }]);
  });
});

describe('demoralisation', () => {
  rule(['9.2a', '4.23b'], 'reads hors de combat first, and counts the continuity in force', () => {
    // R14 R103
    const d = turnDrill({
      leaders: [{ id: 'c', rank: 'corps', corps: 'allied', continuity: 4 }],
      units: brigade(1, 1),
    });
    d.dice.push(9);
    d.begin('morale');
    expect(d.ofType('demoralization-rolled')).toMatchObject([{ total: 6, level: 7, isDemoralized: false }]);
    d.g.s.leader.isReduced[d.leader('c')] = 1;
    d.g.s.leader.place[d.leader('c')] = 1;
    expect(moraleSum(d.g, 0).map((m) => m.value)).toEqual([1, -3]);
    d.g.s.leader.place[d.leader('c')] = 2;
    expect(moraleSum(d.g, 0).map((m) => m.value)).toEqual([1, -4]);
  });
  rule('4.17c', 'of a corps without commander counts the figure of the battle', () => {
    // R25
    const d = turnDrill({ corps: { R: { side: 'allied', continuity: 2 } }, units: brigade(1, 1) });
    readHorsDeCombat(d.g, formationId(0));
    expect(moraleSum(d.g, 0).map((m) => m.value)).toEqual([1, -2]);
  });
  rule(['3.0h', '9.22a'], 'is rolled for by the allied first, in the order of the file, and once for all', () => {
    const d = turnDrill({
      corps: { X: { side: 'austrian' }, A: { side: 'allied' }, B: { side: 'allied' } },
      brigades: { x: { side: 'austrian', corps: 'X' }, a: { corps: 'A' }, b: { corps: 'B' } },
      units: [
        { id: 'x', side: 'austrian', brigade: 'x', hex: '0101', disordered: true },
        { id: 'a', brigade: 'a', hex: '1010', disordered: true },
        { id: 'b', brigade: 'b', hex: '1012', disordered: true },
      ],
    });
    d.dice.push(9, 0, 9);
    d.begin('morale');
    const groups = () => d.ofType('demoralization-rolled').map((e) => (e as unknown as { group: string }).group);
    expect(groups()).toEqual(['A', 'B', 'X']);
    d.dice.push(0);
    d.begin('morale');
    expect(groups()).toEqual(['A', 'B', 'X', 'B']);
  });
  rule('SM3', 'of the Piedmontese army takes two of its divisions', () => {
    const d = turnDrill(looseField({ scenario: 'san-martino' }));
    const ps = d.w.corpsIndex.get('PS')!;
    const groups = d.w.moraleGroups.flatMap((m, i) => (m.corps === ps ? [i] : []));
    expect(groups.map((i) => d.w.moraleGroups[i]!.id)).toEqual(['2/PS', '3/PS', '5/PS']);
    d.g.s.morale.isDemoralized[groups[0]!] = 1;
    expect(isDemoralized(d.g, ps)).toBe(false);
    d.g.s.morale.isDemoralized[groups[2]!] = 1;
    expect(isDemoralized(d.g, ps)).toBe(true);
  });
  rule('9.22b', 'comes earlier for the French alone where that was agreed', () => {
    const levels = (option: string) => {
      const { g, w } = looseField({ scenario: 'magenta', options: { frenchDemoralizationLevel: option } });
      return ['F2', 'PS', 'A1'].map((id) =>
        moraleLevel(
          g,
          w.moraleGroups.findIndex((m) => m.id === id),
        ),
      );
    };
    expect([levels('7'), levels('5')]).toEqual([
      [7, 7, 7],
      [5, 7, 7],
    ]);
  });
});

describe('recovery', () => {
  const rests = { id: 'a', hex: '1010', hits: 5, inReserve: true } as const;
  rule(
    ['8.52a', '4.61c', '8.53'],
    'is for units of the side in reserve that have something to recover, once a turn',
    () => {
      const d = turnDrill({
        units: [
          rests,
          { id: 'out', hex: '1012', hits: 3 },
          { id: 'well', hex: '1014', inReserve: true },
          { id: 'off' },
          { ...rests, id: 'e', side: 'austrian', hex: '0101' },
        ],
      });
      d.begin('recovery', 0);
      expect(d.offers('recover').map((o) => o.a)).toEqual([d.unit('a')]);
      expect(['out', 'well', 'off', 'e'].map((u) => d.refused('recover', d.unit(u)))).toEqual([
        ['4.61c'],
        ['8.52a'],
        ['8.52a'],
        ['8.52a'],
      ]);
      d.give('recover', d.unit('a'));
      expect(d.ofType('recovered')).toMatchObject([{ piece: 'a', hits: 3 }]);
      expect(d.offers('recover')).toEqual([]);
      d.begin('phase', 3);
      d.begin('recovery', 0);
      expect(d.offers('recover')).toHaveLength(1);
      expect(d.refused('rally', d.unit('a'), 0)).toEqual(['8.52a']);
    },
  );
  rule('8.52a', 'of a battery ends its disorder', () => {
    // 8.12
    const d = turnDrill({ units: [{ id: 'g', type: 'artillery', hex: '1010', inReserve: true, disordered: true }] });
    d.begin('recovery', 0);
    d.give('recover', d.unit('g'));
    expect([has(d.g, d.unit('g'), DISORDERED), has(d.g, d.unit('g'), IN_RESERVE)]).toEqual([false, true]);
    mark(d.g, d.unit('g'), DISORDERED);
    put(d.g, d.unit('g'), d.hex('1011'));
    expect(d.refused('recover', d.unit('g'))).toEqual(['8.52a']);
  });
});

describe('a demoralised corps in the rain', () => {
  rule('9.21c', 'stays where it is: no battle here has a rule by which it leaves', () => {
    const d = turnDrill({ units: brigade(3, 2), weather: 'rain' });
    d.g.s.formation.isHorsDeCombat[0] = 1;
    d.dice.push(9);
    expect(d.begin('morale')).toBeUndefined();
    expect(isDemoralized(d.g, d.w.corpsIndex.get('allied')!)).toBe(true);
    expect(['u0', 'u1', 'u2'].map((id) => d.hexOfUnit(id))).toEqual(['0510', '0511', '0512']);
  });
});
