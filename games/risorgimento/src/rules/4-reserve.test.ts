import { describe, expect, it } from 'vitest';
import { DISORDERED, has, IN_RESERVE, OUT_OF_RESERVE, put } from '../model/state.ts';
import type { DrillSpec, DrillUnit } from '../testing/drill.ts';
import { rule } from '../testing/rule.ts';
import { turnDrill } from '../testing/turn-drill.ts';

const foe = (id: string, hex: string, more: Partial<DrillUnit> = {}): DrillUnit => ({
  id,
  side: 'austrian',
  hex,
  ...more,
});
const LEADERS = [
  { id: 'c', rank: 'corps', corps: 'allied', hex: '1008', range: 4 },
  { id: 'b', hex: '1010' },
] as const;
const rests = (id: string, hex = '1010', more: Partial<DrillUnit> = {}): DrillUnit => ({
  id,
  hex,
  brigade: 'b',
  inReserve: true,
  ...more,
});

describe('going into reserve', () => {
  const ask = (spec: DrillSpec, side = 0) => {
    const d = turnDrill(spec);
    d.begin('reserve-in', side);
    return d;
  };
  rule('4.6a', 'is for brigades of the side whose brigadier is in range of his corps commander', () => {
    // R7
    const units = [{ id: 'a', hex: '1010', brigade: 'b' }];
    expect(ask({ leaders: LEADERS, units }).refused('reserve', 0)).toEqual([]);
    expect(ask({ leaders: LEADERS, units }, 1).refused('reserve', 0)).toEqual(['4.6a']);
    const far = [{ ...LEADERS[0], hex: '1015' }, LEADERS[1]];
    expect(ask({ leaders: far, units }).refused('reserve', 0)).toEqual(['4.6a']);
    expect(ask({ leaders: [LEADERS[1]], units }).refused('reserve', 0)).toEqual(['4.6a']);
    const finished = ask({ leaders: LEADERS, units });
    finished.g.s.leader.isFinished[finished.leader('c')] = 1;
    expect(finished.refused('reserve', 0)).toEqual(['4.6a']);
  });
  rule('4.6a', 'is not for reserve artillery', () => {
    // R101
    const d = ask({
      brigades: { guns: { kind: 'reserve-artillery' } },
      leaders: LEADERS,
      units: [{ id: 'g', type: 'artillery', hex: '1010', brigade: 'guns' }],
    });
    expect(d.refused('reserve', d.formation('guns'))).toEqual(['4.6a']);
  });
  rule('4.6a', 'counts enemies near any unit of the brigade, commanded or not', () => {
    const d = ask({
      leaders: LEADERS,
      units: [{ id: 'a', hex: '1010', brigade: 'b' }, { id: 'far', hex: '1019', brigade: 'b' }, foe('e', '1319')],
    });
    expect(d.refused('reserve', 0)).toEqual(['4.6a']);
  });
  rule('4.6b', 'is done once: who is there already is not put there again', () => {
    const d = ask({ leaders: LEADERS, units: [{ id: 'a', hex: '1010', brigade: 'b' }] });
    d.give('reserve', 0);
    expect(d.ofType('put-in-reserve')).toMatchObject([{ formation: 'b', pieces: ['a'] }]);
    expect(d.refused('reserve', 0)).toEqual(['4.6b']);
    expect(d.refused('release', 0)).toEqual(['4.6a']);
  });
});

describe('leaving reserve', () => {
  rule(['4.6c', '4.62b'], 'of one’s own will spreads what is overstacked', () => {
    // R37
    const d = turnDrill({ units: ['a1', 'a2', 'a3', 'a4'].map((id) => rests(id)) });
    d.begin('release', 0);
    expect(d.give('release', 0)).toBe('spread');
    expect(d.give('spread', d.unit('a1'), d.hex('1009'))).toBe('spread');
    expect(d.give('spread', d.unit('a2'), d.hex('1009'))).toBe('release');
    expect(d.refused('release', 0)).toEqual(['4.6c']);
    expect(has(d.g, d.unit('a4'), OUT_OF_RESERVE)).toBe(true);
  });
  rule('4.62a', 'is forced by an enemy near a unit of the brigade that is not in reserve itself', () => {
    const d = turnDrill({ units: [rests('a'), { id: 'b2', hex: '1018', brigade: 'b' }, foe('e', '1315')] });
    d.begin('alarm', d.unit('e'));
    expect(has(d.g, d.unit('a'), IN_RESERVE)).toBe(true);
    put(d.g, d.unit('e'), d.hex('1316'));
    d.begin('alarm', d.unit('e'));
    expect(has(d.g, d.unit('a'), IN_RESERVE)).toBe(false);
  });
  rule('4.62a', 'is forced when a unit of the brigade itself comes near an enemy, not by friends', () => {
    const d = turnDrill({ units: [rests('a'), { id: 'b2', hex: '1018', brigade: 'b' }, foe('e', '1318')] });
    d.g.s.unit.hex[d.unit('a')] = d.hex('1010');
    d.begin('alarm', d.unit('a'));
    expect(has(d.g, d.unit('a'), IN_RESERVE)).toBe(false);
    const f = turnDrill({ units: [rests('a'), { id: 'x', hex: '1011', brigade: 'other' }] });
    f.begin('alarm', f.unit('x'));
    expect(has(f.g, f.unit('a'), IN_RESERVE)).toBe(true);
  });
  rule(['4.62a', '4.62c'], 'comes before the turn from which the battle lets it leave', () => {
    const d = turnDrill({ units: [rests('a'), foe('e', '1012')] });
    d.begin('alarm', d.unit('e'));
    expect(d.ofType('left-reserve')).toHaveLength(1);
  });
});

describe('spreading', () => {
  /** Three units in a hex with water all round, and an enemy near. */
  const island = (water: string, more: readonly DrillUnit[] = []) =>
    turnDrill({
      map: {
        hexsides: {
          [water]: ['0909', '0910', '1009', '1011', '1109', '1110'].map((h) => ['1010', h].sort().join('|')),
        },
      },
      units: [rests('a1'), rests('a2'), rests('a3'), foe('e', '1013'), ...more],
    });
  rule(['4.62b', '5.23c'], 'over a canal disorders infantry as any crossing does', () => {
    const d = island('canal');
    expect(d.begin('alarm', d.unit('e'))).toBe('spread');
    d.give('spread', d.unit('a1'), d.hex('1009'));
    expect([d.hexOfUnit('a1'), has(d.g, d.unit('a1'), DISORDERED)]).toEqual(['1009', true]);
  });
  rule('4.62b', 'goes to the nearest hex with room where there is none next to it, and disorders', () => {
    // R37
    const full = ['0909', '0910', '1009', '1011', '1109', '1110'].flatMap((hex, i) => [
      { id: `x${i}`, hex, brigade: `x${i}` },
      { id: `y${i}`, hex, brigade: `x${i}` },
    ]);
    const d = turnDrill({ units: [rests('a1'), rests('a2'), rests('a3'), foe('e', '1013'), ...full] });
    expect(d.begin('alarm', d.unit('e'))).toBe('spread');
    const hexes = new Set(d.offers('spread').map((o) => d.w.hexNames[o.b]));
    expect(hexes.size).toBe(12);
    expect(d.refused('spread', d.unit('a1'), d.hex('1009'))).toEqual(['4.62b']);
    d.give('spread', d.unit('a1'), d.hex('1008'));
    expect([d.hexOfUnit('a1'), has(d.g, d.unit('a1'), DISORDERED)]).toEqual(['1008', true]);
  });
  rule(['5.41a', '5.41b', '6.1c'], 'joins others within the limits, and faces as they do', () => {
    // R111
    const friend = { id: 'f', hex: '1009', brigade: 'b', facing: 4 };
    const d = turnDrill({
      units: [rests('a1'), rests('a2'), rests('a3'), friend, { id: 'o', hex: '1011', brigade: 'o' }, foe('e', '1013')],
    });
    d.begin('alarm', d.unit('e'));
    const to = d.offers('spread').map((o) => d.w.hexNames[o.b]);
    expect([to.includes('1009'), to.includes('1011')]).toEqual([true, false]);
    d.give('spread', d.unit('a1'), d.hex('1009'));
    expect(d.g.s.unit.facing[d.unit('a1')]).toBe(4);
  });
  rule(['4.62b', '8.4c'], 'is a change of hex like any other: who stands alone next to it is at risk', () => {
    const d = turnDrill({
      leaders: [{ id: 'l', side: 'austrian', hex: '1008' }],
      units: [rests('a1'), rests('a2'), rests('a3'), foe('e', '1013')],
    });
    d.begin('alarm', d.unit('e'));
    d.dice.push(6);
    d.give('spread', d.unit('a1'), d.hex('1009'));
    expect(d.ofType('leader-at-risk')).toMatchObject([{ piece: 'l', rule: '8.4c', isFinished: false }]);
  });
  it('asks only for units of the hex', () => {
    const d = turnDrill({ units: [rests('a1'), rests('a2'), rests('a3'), rests('a4', '1212'), foe('e', '1013')] });
    d.begin('alarm', d.unit('e'));
    expect(d.refused('spread', d.unit('a4'), d.hex('1211'))).toEqual(['4.62b']);
    expect(d.refused('done')).toEqual(['4.62b']);
  });
});
