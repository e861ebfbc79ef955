import { describe, expect } from 'vitest';
import { DISORDERED, has, IN_RESERVE, MOVED, note, put, STRATEGIC } from '../model/state.ts';
import { isOverstacked } from '../rules/4-spread.ts';
import { attackForecast } from '../rules/7-attack-sum.ts';
import type { DrillSpec, DrillUnit } from '../testing/drill.ts';
import { example } from '../testing/example.ts';
import { byRule } from '../testing/fight-drill.ts';
import { looseField } from '../testing/loose-field.ts';
import { turnDrill } from '../testing/turn-drill.ts';

const foe = (id: string, hex: string, more: Partial<DrillUnit> = {}): DrillUnit => ({
  id,
  side: 'austrian',
  hex,
  ...more,
});

describe('reserve and recovery, by the examples', () => {
  const near = (hex: string): DrillSpec => ({
    leaders: [
      { id: 'c', rank: 'corps', corps: 'allied', hex: '1008' },
      { id: 'b', hex: '1010' },
    ],
    units: [{ id: 'a', hex: '1010', brigade: 'b' }, foe('e', hex)],
  });
  example('reserve-too-close', () => {
    // R7
    const d = turnDrill(near('1013'));
    d.begin('reserve-in', 0);
    expect(d.refused('reserve', d.formation('b'))).toEqual(['4.6a']);
    const far = turnDrill(near('1014'));
    far.begin('reserve-in', 0);
    far.give('reserve', far.formation('b'));
    expect(has(far.g, far.unit('a'), IN_RESERVE)).toBe(true);
  });
  example('reserve-commanded-only', () => {
    const d = turnDrill({
      leaders: [
        { id: 'c', rank: 'corps', corps: 'allied', hex: '1008' },
        { id: 'b', hex: '1010', range: 2 },
      ],
      units: [
        { id: 'u1', hex: '1010', brigade: 'b' },
        { id: 'u2', hex: '1011', brigade: 'b' },
        { id: 'u3', hex: '1018', brigade: 'b' },
      ],
    });
    d.begin('reserve-in', 0);
    d.give('reserve', d.formation('b'));
    expect(['u1', 'u2', 'u3'].map((u) => has(d.g, d.unit(u), IN_RESERVE))).toEqual([true, true, false]);
  });
  example('reserve-inactive', () => {
    const d = turnDrill({ units: [{ id: 'a', hex: '1010', brigade: 'b', inReserve: true, disordered: true }] });
    d.begin('corps', 0, 1);
    d.give('begin', d.formation('b'));
    expect(d.refused('rally', d.unit('a'), 0)).toEqual([]);
  });
  example('reserve-three-hexes-retreat', () => {
    const d = turnDrill({ units: [{ id: 'a', hex: '1010', brigade: 'b', inReserve: true }, foe('e', '1014')] });
    d.begin('alarm', d.unit('e'));
    expect(has(d.g, d.unit('a'), IN_RESERVE)).toBe(true);
    put(d.g, d.unit('e'), d.hex('1013'));
    d.begin('alarm', d.unit('e'));
    expect(has(d.g, d.unit('a'), IN_RESERVE)).toBe(false);
    expect(d.ofType('left-reserve')).toMatchObject([{ rule: '4.62a', formation: 'b' }]);
  });
  example('reserve-spread', () => {
    // R37
    const a = (id: string) => ({ id, hex: '1010', brigade: 'b', inReserve: true });
    const d = turnDrill({ units: [a('a1'), a('a2'), a('a3'), foe('e', '1013')] });
    expect(d.begin('alarm', d.unit('e'))).toBe('spread');
    const hexes = d.offers('spread').filter((o) => o.a === d.unit('a3'));
    expect(hexes.map((o) => d.w.hexNames[o.b]).sort()).toEqual(['0909', '0910', '1009', '1011', '1109', '1110']);
    expect(d.refused('spread', d.unit('a3'), d.hex('1012'))).toEqual(['4.62b']);
    expect(d.give('spread', d.unit('a3'), d.hex('1109'))).toBeUndefined();
    expect([d.hexOfUnit('a3'), d.g.s.unit.spent[d.unit('a3')]]).toEqual(['1109', 0]);
  });
  example('reserve-scenario-release', () => {
    const d = turnDrill(looseField({ scenario: 'san-martino' }));
    d.g.s.battle.turn[0] = 4;
    d.begin('release', 1);
    expect(d.refused('release', d.formation('dauber'))).toEqual(['4.62c']);
    d.g.s.battle.turn[0] = 5;
    expect(d.refused('release', d.formation('dauber'))).toEqual([]);
    d.give('release', d.formation('dauber'));
    expect(d.ofType('left-reserve')).toMatchObject([{ rule: '4.6c', formation: 'dauber' }]);
  });
  const recovered = (unit: Partial<DrillUnit>) => {
    const d = turnDrill({ units: [{ id: 'a', hex: '1010', cohesion: 6, inReserve: true, ...unit }] });
    d.begin('recovery', 0);
    return d;
  };
  example('recovery-two', () => {
    const d = recovered({ hits: 4, disordered: true });
    d.give('recover', d.unit('a'));
    expect([d.g.s.unit.hits[d.unit('a')], has(d.g, d.unit('a'), DISORDERED)]).toEqual([2, false]);
    expect(d.refused('recover', d.unit('a'))).toEqual(['8.52a']);
  });
  example('recovery-one-hit', () => {
    // R100
    expect(recovered({ hits: 1 }).refused('recover', 0)).toEqual(['8.53']);
    const d = recovered({ hits: 2 });
    d.give('recover', d.unit('a'));
    expect(d.g.s.unit.hits[d.unit('a')]).toBe(1);
  });
  example('rally', () => {
    const d = turnDrill({ units: [{ id: 'a', hex: '1010', disordered: true }] });
    d.begin('corps', 0, 1);
    d.give('begin', 0);
    d.give('rally', d.unit('a'), 2);
    expect([has(d.g, d.unit('a'), DISORDERED), d.g.s.unit.facing[d.unit('a')]]).toEqual([false, 2]);
    const e = turnDrill({ units: [{ id: 'a', hex: '1010', disordered: true }, foe('e', '1011')] });
    e.begin('corps', 0, 1);
    e.give('begin', 0);
    expect(e.refused('rally', e.unit('a'), 0)).toEqual(['8.51a']);
  });
  example('no-orders-rally', () => {
    const d = turnDrill({ units: [{ id: 'a', hex: '1010', disordered: true, commanded: false }] });
    d.begin('corps', 0, 1);
    d.give('begin', 0);
    expect(d.refused('rally', d.unit('a'), 0)).toEqual([]);
    note(d.g, d.unit('a'), MOVED);
    expect(d.refused('rally', d.unit('a'), 0)).toEqual(['4.42c']);
  });
  example('leaders-free', () => {
    const d = turnDrill({
      leaders: [
        { id: 'c', rank: 'corps', corps: 'allied', hex: '1010' },
        { id: 'b', hex: '1010' },
      ],
      units: [
        { id: 'a1', hex: '1010', brigade: 'b' },
        { id: 'a2', hex: '1010', brigade: 'b' },
      ],
    });
    expect(isOverstacked(d.g, d.hex('1010'))).toBe(false);
  });
  example('strategic-marker-stays', () => {
    const d = turnDrill({ units: [{ id: 'a', hex: '1010', strategic: true }, foe('e', '1001')] });
    d.begin('corps', d.w.corpsIndex.get('austrian')!, 1);
    d.give('finish');
    expect(has(d.g, d.unit('a'), STRATEGIC)).toBe(true);
    put(d.g, d.unit('e'), d.hex('1009'));
    d.g.s.unit.facing[d.unit('e')] = 3;
    const start = d.hex('1009');
    const attackers = [{ unit: d.unit('e'), start, from: start, path: 0 }];
    expect(byRule(attackForecast(d.g, attackers, d.hex('1010')).attacker)).toEqual({ '7.45e': 2 });
    d.begin('corps', d.w.corpsIndex.get('allied')!, 1);
    expect(has(d.g, d.unit('a'), STRATEGIC)).toBe(false);
  });
});
