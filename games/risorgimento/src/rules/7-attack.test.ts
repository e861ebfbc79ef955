import { describe, expect } from 'vitest';
import { FIRED, note, put } from '../model/state.ts';
import type { DrillMap, DrillUnit } from '../testing/drill.ts';
import { byRule, fightDrill } from '../testing/fight-drill.ts';
import { rule } from '../testing/rule.ts';
import { NO_ATTACK } from './4-kinds.ts';
import { isAlone } from './5-leaders.ts';

const e = (id: string, hex: string, more: Partial<DrillUnit> = {}): DrillUnit => ({
  id,
  side: 'austrian',
  hex,
  facing: 3,
  ...more,
});
const a = (id: string, hex: string, more: Partial<DrillUnit> = {}): DrillUnit => ({ id, hex, facing: 0, ...more });
const ground = (terrain: string, hexes: readonly string[]): DrillMap => ({
  overrides: [{ terrain, level: 1, hexes }],
});
const resolved = (d: ReturnType<typeof fightDrill>, i = 0) =>
  d.ofType('attack-resolved')[i] as unknown as {
    attackers: string[];
    defenders: string[];
    modifiers: [[], []];
    hits: [number, number];
  };

describe('who attacks', () => {
  rule(
    ['7.3a', '7.31a', '7.31b', '7.42'],
    'lists every unit, every pair of a hex, and the most who can go together',
    () => {
      // R74
      const units = [
        a('a1', '1011'),
        a('a2', '1011'),
        a('b1', '0910', { facing: 1 }),
        a('far', '1109', { facing: 4 }),
        e('e', '1010'),
      ];
      const d = fightDrill({ units });
      expect(d.sets().sort()).toEqual(
        ['a1 > 1010', 'a2 > 1010', 'a1+a2 > 1010', 'b1 > 1010', 'far > 1010', 'a1+a2+b1 > 1010'].sort(),
      );
      // 7.31b Any other legal set is admitted, one that does not hang together is not.
      expect(d.isLegalAttack(['a2', 'b1'], '1010')).toBe(true);
      expect(d.isLegalAttack(['a1', 'far'], '1010')).toBe(false);
      expect(d.whyAttack(['a1', 'far'], '1010')).toEqual(['7.31b']);
    },
  );
  rule(
    ['7.21a', '7.33a', '7.33c', '6.14b', '4.61a'],
    'refuses jägers, guns, cavalry, squares and units in reserve',
    () => {
      const why = (more: Partial<DrillUnit>) =>
        fightDrill({ units: [a('a', '1011', more), e('e', '1010')] }).whyAttack(['a'], '1010');
      expect(why({ type: 'jager' })).toEqual(['7.21a']);
      expect(why({ type: 'artillery' })).toEqual(['7.33a']);
      expect(why({ type: 'heavy-cavalry' })).toEqual(['7.33c']);
      expect(why({ square: true })).toEqual(['6.14b']);
      expect(why({ inReserve: true })).toEqual(['4.61a']);
    },
  );
  rule('4.55a', 'has no attacks in an activation whose continuity roll failed', () => {
    const d = fightDrill({ units: [a('a', '1011'), e('e', '1010')] }, { kind: NO_ATTACK });
    expect(d.verbs()).toEqual(['done']);
    expect(d.whyAttack(['a'], '1010')).toEqual(['4.55a']);
  });
  rule('5.53b', 'sends two units out of a town, those counted that have fired', () => {
    const map = ground('town', ['1011']);
    const units = [a('a1', '1011'), a('a2', '1011'), a('a3', '1011', { type: 'light' }), e('e', '1010')];
    const d = fightDrill({ map, units });
    expect(d.isLegalAttack(['a1', 'a2'], '1010')).toBe(true);
    expect(d.whyAttack(['a1', 'a2', 'a3'], '1010')).toEqual(['5.53b']);
    note(d.g, d.unit('a3'), FIRED);
    d.g.s.town.used[0] = 1;
    expect(d.isLegalAttack(['a1', 'a2'], '1010')).toBe(false);
    expect(d.isLegalAttack(['a1', 'a3'], '1010')).toBe(true);
  });
  rule(['7.32a', '7.44b', '7.3d'], 'attacks the same hex again with others', () => {
    const units = [a('a', '1011'), a('b', '1109', { facing: 4 }), e('e', '1010'), e('f', '1010')];
    const d = fightDrill({ units }, { dice: [9, 9] });
    d.attack(['a'], '1010');
    d.attack(['b'], '1010');
    expect(d.ofType('engagement-rolled')).toHaveLength(2);
    expect(d.verbs()).toEqual(['done']);
  });
});

describe('before the fight', () => {
  rule(['7.17c', '7.24'], 'those attacked fire first, and whom they disorder drops out', () => {
    // R57 R59
    const units = [
      a('a', '1011'),
      a('b', '0910', { facing: 1 }),
      e('e', '1010'),
      e('g', '1010', { type: 'artillery' }),
    ];
    const d = fightDrill({ units }, { asks: ['before-attack'], dice: [7, 0, 0, 0] });
    d.attack(['a', 'b'], '1010');
    expect(d.verbs()).toEqual(['hold', 'react']);
    d.answer('react', 'g', '1011');
    expect(d.ofType('disordered')).toMatchObject([{ piece: 'a' }]);
    expect(d.at('a')).toBe('1011');
    expect(resolved(d).attackers).toEqual(['b']);
  });
  rule(['M2', '7.45k'], 'surprises out of thick ground into thick ground, off every way, in no zone of control', () => {
    const effects = [{ rule: 'M2', kind: 'surprise', terrain: 'heavily_cultivated', most: 3 }];
    const map = ground('heavily_cultivated', ['1010', '1011']);
    const fight = (facing: number, die: number, roads = {}) => {
      const d = fightDrill(
        { map: { ...map, roads }, effects, units: [a('a', '1011'), e('e', '1010', { facing })] },
        { dice: facing === 3 || Object.keys(roads).length > 0 ? [0, 0, 0] : [die, 0, 0, 0] },
      );
      d.attack(['a'], '1010');
      return byRule(resolved(d).modifiers[0])['7.45k'];
    };
    expect(fight(0, 3)).toBe(2);
    expect(fight(0, 4)).toBeUndefined();
    expect(fight(3, 0)).toBeUndefined();
    expect(fight(0, 0, { track: [['1010', '1011']] })).toBeUndefined();
  });
  rule('M8', 'unreliable battalions engage worse', () => {
    const effects = [{ rule: 'M8', kind: 'unreliable', units: ['a'], engagement: 1, leavesFrom: 8 }];
    const d = fightDrill({ effects, units: [a('a', '1011'), e('e', '1010')] }, { dice: [6] });
    d.attack(['a'], '1010');
    expect(d.ofType('engagement-rolled')[0]).toMatchObject({ total: 7, engaged: false });
  });
});

describe('the fight', () => {
  rule(
    ['7.41a', '7.41c', '7.44a', '8.31a', '8.33a', '7.43'],
    'is entered, won and the hex held; the loser goes one hex',
    () => {
      const d = fightDrill({ units: [a('a', '1011'), e('e', '1010')] }, { dice: [3, 9, 0], asks: ['turn-to'] });
      expect(d.attack(['a'], '1010')).toBe('turn-to');
      d.give(d.action('face', 4));
      expect([d.at('a'), d.facing('a'), d.hits('e'), d.hits('a')]).toEqual(['1010', 4, 3, 0]);
      expect(d.at('e')).not.toBe('1010');
      expect(d.g.s.fight.kind[0]).toBe(0);
    },
  );
  rule(['7.21b', '7.45g'], 'ignores jägers in company, who take hits only when nobody else can', () => {
    // R75 R79
    const j = { type: 'jager', cohesion: 4 } as const;
    const units = [a('a', '1011'), e('j', '1010', j), e('e', '1010', { cohesion: 2, hits: 2 })];
    const d = fightDrill({ units }, { dice: [0, 9, 0] });
    d.attack(['a'], '1010');
    expect(resolved(d).defenders).toEqual(['e']);
    expect([d.at('e'), d.hits('j')]).toEqual(['lost', 2]);
    const guns = [a('a', '1011'), e('j', '1010', j), e('g', '1010', { type: 'artillery' })];
    const alone = fightDrill({ units: guns }, { dice: [0, 9, 0], asks: ['retreat'] });
    alone.attack(['a'], '1010');
    expect(byRule(resolved(alone).modifiers[0])['7.45g']).toBe(2);
    // 7.33a The battery follows their retreat.
    alone.answer('retreat', 'j', '0909');
    if (alone.frames.at(-1)?.[0] === 'retreat') alone.answer('retreat', 'g');
    expect(alone.at('g')).toBe('0909');
  });
  rule('7.33b', 'loses a battery whose company is wiped out', () => {
    // R89
    const units = [a('a', '1011'), e('e', '1010', { cohesion: 2, hits: 2 }), e('g', '1010', { type: 'artillery' })];
    const d = fightDrill({ units }, { dice: [0, 9, 0] });
    d.attack(['a'], '1010');
    expect([d.at('e'), d.at('g'), d.at('a')]).toEqual(['lost', 'lost', '1010']);
  });
  rule('8.31a', 'has no loser where nobody is left', () => {
    // R85
    const worn = { cohesion: 1, hits: 1 };
    const d = fightDrill(
      { units: [a('a', '1011', { cohesion: 1, hits: 1 }), e('e', '1010', worn)] },
      { dice: [0, 9, 9] },
      { hitsTwiceInEngagement: 'no' },
    );
    d.attack(['a'], '1010');
    expect([d.at('a'), d.at('e')]).toEqual(['lost', 'lost']);
    expect(d.ofType('fight-lost')).toEqual([]);
  });
  rule(['5.29a', '5.29b', '5.29c'], 'is fought outside a château first, then inside if the attacker likes', () => {
    // R41
    const spec = { map: ground('chateau', ['1010']), units: [a('a', '1011'), e('out', '1010'), e('in', '1010')] };
    const d = fightDrill(spec, { dice: [0, 9, 0], asks: ['storm', 'retreat'] });
    d.attack(['a'], '1010');
    expect(resolved(d).defenders).toEqual(['out']);
    expect(byRule(resolved(d).modifiers[0]).terrain).toBeUndefined();
    expect(d.answer('retreat', 'out', '1009')).toBe('storm');
    d.dice.push(0, 9);
    d.answer('storm');
    expect(resolved(d, 1).defenders).toEqual(['in']);
    expect(byRule(resolved(d, 1).modifiers[0]).terrain).toBe(-3);
    expect([d.at('a'), d.at('in')]).toEqual(['1011', '1010']);
    const back = fightDrill(spec, { dice: [0, 9, 0], asks: ['storm'] });
    back.attack(['a'], '1010');
    back.answer('stay');
    expect([back.at('a'), back.at('in')]).toEqual(['1011', '1010']);
  });
  rule(['7.41a', '8.31c', '8.4b'], 'takes a brigadier along, who decides a draw and stays with his unit', () => {
    // R92 R97
    const leaders = [{ id: 'b', hex: '1011' }];
    const units = [a('a', '1011', { brigade: 'b' }), e('e', '1010')];
    const d = fightDrill({ leaders, units }, { formation: 'b', dice: [0, 0, 0] });
    d.attack(['a'], '1010', true);
    expect([d.at('a'), d.leaderAt('b')]).toEqual(['1010', '1010']);
    expect(d.ofType('fight-lost')[0]).toMatchObject({ rule: '8.31c', side: 'austrian' });
    const without = fightDrill({ leaders, units }, { formation: 'b', dice: [0, 0, 0] });
    without.attack(['a'], '1010');
    expect([without.at('a'), without.leaderAt('b')]).toEqual(['1011', '1011']);
  });
  rule('8.4c', 'does not take a leader for alone who stands among attackers and defenders', () => {
    const leaders = [{ id: 'x', side: 'austrian', hex: '1010' }] as const;
    const units = [a('a', '1011'), e('e', '1010', { brigade: 'x' })];
    const d = fightDrill({ leaders, units }, { dice: [0, 0, 0], asks: ['lose'] });
    put(d.g, d.unit('a'), d.hex('1010'));
    expect(isAlone(d.g, d.w.leaderIndex.get('x')!)).toBe(false);
  });
  rule('8.32', 'brings a brigadier back with a beaten unit', () => {
    // R92
    const leaders = [{ id: 'b', hex: '1011' }];
    const d = fightDrill(
      { leaders, units: [a('a', '1011', { brigade: 'b' }), e('e', '1010')] },
      { formation: 'b', dice: [0, 0, 9, 0] },
    );
    d.attack(['a'], '1010', true);
    expect([d.at('a'), d.leaderAt('b')]).toEqual(['1011', '1011']);
    expect(d.ofType('leader-at-risk')).toHaveLength(1);
  });
});
