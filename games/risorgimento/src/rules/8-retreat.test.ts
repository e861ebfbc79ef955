import { describe, expect } from 'vitest';
import type { DrillUnit } from '../testing/drill.ts';
import { fightDrill } from '../testing/fight-drill.ts';
import { rule } from '../testing/rule.ts';

const e = (id: string, hex: string, more: Partial<DrillUnit> = {}): DrillUnit => ({
  id,
  side: 'austrian',
  hex,
  facing: 3,
  ...more,
});
const a = (id: string, hex: string, more: Partial<DrillUnit> = {}): DrillUnit => ({ id, hex, facing: 0, ...more });
const hexes = (d: ReturnType<typeof fightDrill>) => [...new Set(d.offers().map((o) => d.w.hexNames[o.b]))].sort();
const WON = [0, 9, 0];

describe('a retreat', () => {
  rule(['8.33a', '8.33c'], 'goes to the cheapest hex, the owner choosing among equals', () => {
    // R87
    const map = { overrides: [{ terrain: 'woods', level: 1, hexes: ['1009', '0909', '1109', '0910'] }] };
    const d = fightDrill({ map, units: [a('a', '1011'), e('e', '1010')] }, { dice: WON, asks: ['retreat'] });
    d.attack(['a'], '1010');
    expect(hexes(d)).toEqual(['1110']);
    expect(d.why(d.action('retreat', d.unit('e'), d.hex('1009'), 0))).toEqual(['8.33c']);
    d.answer('retreat', 'e', '1110', 2);
    expect([d.at('e'), d.facing('e')]).toEqual(['1110', 2]);
  });
  rule(['8.33a', '5.42b'], 'not into an enemy, nor where it would be too many', () => {
    const units = [
      a('a', '1011'),
      a('n', '1009'),
      e('e', '1010'),
      e('f1', '0909', { brigade: 'other' }),
      e('f2', '1109'),
    ];
    const d = fightDrill({ units }, { dice: WON, asks: ['retreat'] });
    d.attack(['a'], '1010');
    expect(hexes(d)).toEqual(['0910', '1109', '1110']);
    // 6.1c R111 With others it faces as they do.
    expect(d.offers().filter((o) => d.w.hexNames[o.b] === '1109')).toHaveLength(1);
  });
  rule('M7', 'never goes over the river that its side may not cross', () => {
    const sides = ['1009|1010'];
    const map = {
      hexsides: { river: sides, bridge: [{ side: sides[0], over: 'river' }] },
      roads: { main: [['1009', '1010']] },
    };
    const river = { rule: 'M7', kind: 'no-crossing', side: 'austrian', water: 'river' };
    const to = (effects: readonly object[]) => {
      const d = fightDrill({ map, effects, units: [a('a', '1011'), e('e', '1010')] }, { dice: WON, asks: ['retreat'] });
      d.attack(['a'], '1010');
      return hexes(d);
    };
    expect(to([])).toContain('1009');
    expect(to([river])).toEqual(['0909', '0910', '1109', '1110']);
  });
  rule('8.33d', 'costs a hit in a zone of control of others', () => {
    const units = [a('a', '1011'), a('z', '1008', { facing: 3 }), e('e', '1010')];
    const d = fightDrill({ units }, { dice: WON, asks: ['retreat'] });
    d.attack(['a'], '1010');
    d.answer('retreat', 'e', '1009');
    expect(d.hits('e')).toBe(4);
  });
  rule('7.51b', 'retreat-next-to-enemy: takes cavalry next to the enemy', () => {
    const lake = { overrides: [{ terrain: 'lake', level: 1, hexes: ['1109', '1110', '0909', '0910'] }] };
    const units = [a('a', '1011'), a('z', '1008', { facing: 0 }), e('e', '1010', { type: 'light-cavalry' })];
    const d = fightDrill({ map: lake, units }, { dice: WON, asks: ['retreat'] });
    d.attack(['a'], '1010');
    expect(hexes(d)).toEqual(['1009']);
  });
  rule('8.33c', 'parts a battery from its company where it cannot follow', () => {
    // R87
    const map = {
      overrides: [
        { terrain: 'woods', level: 1, hexes: ['1009'] },
        { terrain: 'lake', level: 1, hexes: ['0909', '0910', '1109'] },
        { terrain: 'marsh', level: 3, hexes: ['1110'] },
      ],
    };
    const units = [a('a', '1011'), e('e', '1010'), e('g', '1010', { type: 'artillery' })];
    const d = fightDrill({ map, units }, { dice: WON });
    d.attack(['a'], '1010');
    // The woods are closed to guns, and so is the marsh: nowhere is left.
    expect([d.at('e'), d.at('g')]).toEqual(['1009', 'lost']);
  });
  rule('8.33a', 'takes leaders along; one whose company is gone looks for other friends', () => {
    // R98
    const leaders = [{ id: 'b', side: 'austrian', hex: '1010' }] as const;
    const units = [a('a', '1011'), e('e', '1010', { brigade: 'b' })];
    const d = fightDrill({ leaders, units }, { dice: [...WON, 0], asks: ['retreat'] });
    d.attack(['a'], '1010');
    d.answer('retreat', 'e', '1009');
    expect(d.leaderAt('b')).toBe('1009');
    const worn = [
      a('a', '1011'),
      e('e', '1010', { brigade: 'b', cohesion: 1 }),
      e('x', '1004'),
      e('y', '1001', { brigade: 'b' }),
    ];
    const alone = fightDrill({ leaders, units: worn }, { dice: [...WON, 0] });
    alone.attack(['a'], '1010');
    expect(alone.at('e')).toBe('lost');
    expect(alone.leaderAt('b')).toBe('1001');
  });
  rule('5.23c', 'through deep water costs infantry its order', () => {
    const lake = { overrides: [{ terrain: 'lake', level: 1, hexes: ['1109', '1110', '0909', '0910'] }] };
    const map = { ...lake, hexsides: { canal: ['1009|1010'] } };
    const d = fightDrill({ map, units: [a('a', '1011'), e('e', '1010')] }, { dice: WON });
    d.attack(['a'], '1010');
    expect(d.at('e')).toBe('1009');
    expect(d.ofType('disordered')).toMatchObject([{ piece: 'e', rule: '5.23c' }]);
  });
});
