import { describe, expect, it } from 'vitest';
import { formationId } from '../model/ids.ts';
import { DISORDERED, mark } from '../model/state.ts';
import { VERB } from '../model/verb.ts';
import { ACTIVATION_KINDS } from '../model/vocabulary.ts';
import { actDrill } from '../testing/act-drill.ts';
import type { DrillMap, DrillUnit } from '../testing/drill.ts';
import { FIGHT_STEPS, fightDrill } from '../testing/fight-drill.ts';
import { rule } from '../testing/rule.ts';
import { attackersOf } from './7-attack.ts';
import { attackForecast } from './7-attack-sum.ts';
import { pathCode, stepsOfPath } from './7-charge-path.ts';

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
  type: 'heavy-cavalry',
  facing: 0,
  cohesion: 8,
  ...more,
});

describe('a charge', () => {
  it('writes its way in one number', () => {
    expect(stepsOfPath(pathCode([0, 5, 3]))).toEqual([0, 5, 3]);
    expect(stepsOfPath(pathCode([0, 0]))).toEqual([0, 0]);
  });
  rule(
    ['7.5a', '7.5d', '7.31a', '7.42'],
    'rides hex by hex, two of a stack together on one roll, and stays where it wins',
    () => {
      // R93 R94
      const d = fightDrill({ units: [c('c1', '1010'), c('c2', '1010'), e('e', '1007')] }, { dice: [0, 9, 0] });
      d.charge('c1', '1007', { mate: true });
      expect(d.ofType('engagement-rolled')).toHaveLength(1);
      expect(d.ofType('stepped').map((x) => (x as unknown as { to: string }).to)).toEqual([
        '1009',
        '1009',
        '1008',
        '1008',
      ]);
      expect([d.at('c1'), d.at('c2')]).toEqual(['1007', '1007']);
      expect(d.g.s.battle.marches[0]).toBe(0);
    },
  );
  rule(['7.45a', '7.45i', '7.52b'], 'is forecast with the very sums it is fought with', () => {
    const map = {
      overrides: [{ terrain: 'heavily_cultivated', level: 1, hexes: ['1008', '1007'] }],
      roads: { secondary: [['1010', '1009', '1008', '1007']] },
    };
    const units = [c('c1', '1010', { type: 'light-cavalry' }), c('c2', '1010'), e('e', '1007', { facing: 0 })];
    const d = fightDrill({ map, units }, { dice: [0, 9, 0] });
    const order = d.offers().find((o) => o.verb === VERB.charge && o.d === 1)!;
    const { attacker, defender } = attackForecast(d.g, attackersOf(d.g, formationId(0), order), d.hex('1007'));
    expect(attacker.length).toBeGreaterThan(2);
    d.give(order);
    expect(d.ofType('attack-resolved')[0]).toMatchObject({ modifiers: [attacker, defender] });
  });
  rule('8.32', 'goes back, beaten, to the last hex of its way', () => {
    // R86
    const d = fightDrill({ units: [c('c', '1010'), e('e', '1007')] }, { dice: [0, 0, 9] });
    d.charge('c', '1007');
    expect(d.at('c')).toBe('1008');
  });
  rule(['7.5a', '5.42a'], 'does not go through others, nor through an enemy', () => {
    // R28
    const d = fightDrill({ units: [c('c', '1010'), { id: 'f', hex: '1009', brigade: 'x' }, e('e', '1008')] });
    expect(d.targets('c')).toEqual([]);
    expect(d.whyCharge('c', '1008', { via: ['1009'] })).toEqual(['5.42a', '7.5b']);
    const strategic = {
      id: 'f',
      hex: '1009',
      brigade: 'allied-brigade',
      type: 'heavy-cavalry',
      strategic: true,
    } as const;
    const alone = fightDrill({ units: [c('c', '1010'), strategic, e('e', '1007')] });
    expect(alone.whyCharge('c', '1007', { via: ['1009', '1008'] })).toContain('5.42a');
    const through = fightDrill({ units: [c('c', '1010'), e('x', '1008'), e('e', '1007')] });
    expect(through.whyCharge('c', '1007', { via: ['1009', '1008'] })).toContain('5.42b');
  });
  rule(
    ['7.52a', '7.52c', '7.52d', '5.26a', '5.54b', '7.5a', '7.5b'],
    'is refused by the rule that bars it, way by way',
    () => {
      // R93
      const why = (map: DrillMap, ride: { via?: string[] } = {}) =>
        fightDrill({ map, units: [c('c', '1010'), e('e', '1008')] }).whyCharge('c', '1008', ride);
      const on = (terrain: string, ...hexes: string[]): DrillMap => ({ overrides: [{ terrain, level: 1, hexes }] });
      expect(why(on('woods', '1008'))).toEqual(['7.52a']);
      expect(why(on('marsh', '1009'), { via: ['1009'] })).toEqual(['7.52a']);
      expect(why(on('heavily_cultivated', '1008'))).toEqual(['7.52a']);
      expect(why(on('village', '1008'))).toEqual(['7.52c']);
      expect(why(on('chateau', '1008'))).toEqual(['7.52c']);
      expect(why(on('town', '1008'))).toEqual(['5.54b']);
      expect(why(on('difficult', '1008'))).toEqual(['7.52d']);
      expect(why(on('lake', '1009'), { via: ['1009'] })).toEqual(['5.26a']);
      expect(why({ hexsides: { canal: ['1008|1009'] } }, { via: ['1009'] })).toEqual(['5.26a']);
      expect(why(on('heavily_cultivated', '1009'))).toEqual(['7.52a', '7.5b']);
      expect(why({}, { via: ['1110', '1109'] })).toEqual(['7.5a']);
      const far = fightDrill({ units: [c('c', '1010'), e('e', '1006')] });
      expect(far.whyCharge('c', '1006')).toEqual(['7.5a']);
    },
  );
  rule('M7', 'does not go where the battle lets nobody of its side go', () => {
    const map = { hexsides: { river: ['1008|1009'], bridge: [{ side: '1008|1009', over: 'river' }] } };
    const river = { rule: 'M7', kind: 'no-crossing', side: 'allied', water: 'river' };
    const units = [c('c', '1010'), e('e', '1008'), { id: 'a', hex: '1009', ma: 1 }];
    const d = fightDrill({ map, units: units.slice(0, 2), effects: [river] });
    expect(d.whyCharge('c', '1008', { via: ['1009'] })).toEqual(['M7']);
    const foot = fightDrill({ map, units: units.slice(1), effects: [river] });
    expect(foot.whyAttack(['a'], '1008')).toEqual(['M7']);
    const act = actDrill({ map, units: units.slice(2), effects: [river] });
    expect(act.whyMove('a', '1008')).toContain('M7');
  });
  rule('7.5b', 'needs to see its target', () => {
    const map = { overrides: [{ terrain: 'heavily_cultivated', level: 1, hexes: ['1009'] }] };
    const d = fightDrill({ map, units: [c('c', '1010'), e('e', '1008')] });
    expect(d.targets('c')).toEqual([]);
    const roads = { secondary: [['1010', '1009', '1008']] };
    expect(fightDrill({ map: { ...map, roads }, units: [c('c', '1010'), e('e', '1008')] }).targets('c')).toEqual([
      '1008',
    ]);
  });
  rule('7.31a', 'is joined by others of its brigade from hexes that hang together, each on its own roll', () => {
    // R94
    const units = [c('c1', '1010'), c('c2', '1110'), c('far', '1406'), e('e', '1008')];
    const d = fightDrill({ units }, { asks: ['join'], dice: [0, 9, 9, 0] });
    expect(d.charge('c1', '1008')).toBe('join');
    expect(() => d.join('far', '1008')).toThrow('7.5a');
    d.join('c2', '1008');
    expect(d.ofType('engagement-rolled')).toMatchObject([
      { piece: 'c1', engaged: true },
      { piece: 'c2', engaged: false },
    ]);
    expect([d.at('c1'), d.at('c2')]).toEqual(['1008', '1110']);
  });
  rule('7.5d', 'ends where a rider is disordered on the way; the other of the pair rides on', () => {
    const ride = (...disordered: string[]) => {
      const d = fightDrill({ units: [c('c1', '1010'), c('c2', '1010'), e('e', '1007')] }, { dice: [0, 9, 0] });
      const charge = FIGHT_STEPS.charge!;
      if (!('run' in charge)) throw new Error('no work');
      const run = charge.run.bind(charge);
      let isDone = false;
      FIGHT_STEPS.charge = {
        name: 'charge',
        run(g, phase, row, x, y) {
          run(g, phase, row, x, y);
          if (phase !== 2 || isDone) return;
          isDone = true;
          for (const id of disordered) mark(g, d.unit(id), DISORDERED);
        },
      };
      try {
        d.charge('c1', '1007', { mate: true });
      } finally {
        FIGHT_STEPS.charge = charge;
      }
      return [d.at('c1'), d.at('c2')];
    };
    expect(ride('c1')).toEqual(['1009', '1007']);
    expect(ride('c1', 'c2')).toEqual(['1009', '1009']);
  });
  rule(['6.35b', '7.21d'], 'ends before a jäger that gives way', () => {
    // R55
    const units = [c('c', '1010'), e('j', '1007', { type: 'jager' })];
    const d = fightDrill({ units }, { asks: ['before-entry'], dice: [0] });
    expect(d.charge('c', '1007')).toBe('before-entry');
    d.answer('withdraw', 'j');
    expect(d.at('c')).toBe('1008');
    expect(d.at('j')).not.toBe('1007');
    expect(d.ofType('attack-resolved')).toEqual([]);
    expect(d.g.s.fight.kind[0]).toBe(0);
  });
});

describe('a massed charge', () => {
  rule(['4.43d', '4.16a'], 'in an extended activation costs its units a hit', () => {
    // R45 R114
    const leaders = [{ id: 'cav', hex: '1011', range: 4 }];
    const units = [c('c', '1010', { brigade: 'cav' }), e('e', '1008')];
    const brigades = { cav: { kind: 'cavalry' } };
    const hits = (kind: 'massed' | 'massed-extended') => {
      const acting = { kind: ACTIVATION_KINDS.indexOf(kind), leader: 'cav', dice: [0, 9, 0] };
      const d = fightDrill({ brigades, leaders, units }, acting);
      d.charge('c', '1008');
      return d.hits('c');
    };
    expect([hits('massed'), hits('massed-extended')]).toEqual([1, 2]);
  });
});

describe('a continued attack', () => {
  rule('7.47c', 'of cavalry goes on only over ground it could charge', () => {
    // 7.52 R91
    const units = [c('c', '1010'), e('e', '1008', { facing: 0 }), e('x', '1007'), e('y', '1107')];
    const map = { overrides: [{ terrain: 'woods', level: 1, hexes: ['1007'] }] };
    const d = fightDrill({ map, units }, { asks: ['continue', 'continued'], dice: [0, 9, 0, 0] });
    expect(d.charge('c', '1008')).toBe('continue');
    expect(d.answer('continue')).toBe('continued');
    expect([
      ...new Set(
        d
          .offers()
          .filter((o) => o.b > 0)
          .map((o) => d.w.hexNames[o.a]),
      ),
    ]).toEqual(['1107']);
    expect(d.why(d.action('continue', d.hex('1007'), 1))).toEqual(['7.47c']);
    d.answer('stay');
    expect(d.at('c')).toBe('1008');
  });
  rule('M6', 'is not made by night', () => {
    const units = [{ id: 'a', hex: '1011' }, e('e', '1010', { facing: 0 }), e('x', '1009')];
    const night = { rule: 'M6', kind: 'night', activations: 1, artilleryRange: 1 };
    const asks = ['continue'] as const;
    const dark = fightDrill({ units, night: true, effects: [night] }, { asks, dice: [0, 2, 0] });
    expect(dark.attack(['a'], '1010')).toBe('assault');
    const day = fightDrill({ units, effects: [night] }, { asks, dice: [0, 2, 0] });
    expect(day.attack(['a'], '1010')).toBe('continue');
  });
  rule('7.47b', 'is made by who rolled for the stack, with the other or without', () => {
    // R91
    const units = [{ id: 'a', hex: '1011' }, { id: 'b', hex: '1011' }, e('e', '1010', { facing: 0 }), e('x', '1009')];
    const d = fightDrill({ units }, { asks: ['continue', 'continued'], dice: [0, 2, 0, 0] });
    d.attack(['a', 'b'], '1010');
    expect(d.answer('continue')).toBe('continued');
    expect(d.ofType('continuation-rolled')[0]).toMatchObject({ piece: 'a' });
    const bits = d.offers().filter((o) => o.verb === VERB.continue);
    expect([...new Set(bits.map((o) => o.b))].sort()).toEqual([1, 3]);
    expect(d.why(d.action('continue', d.hex('1009'), 2))).toEqual(['7.47b']);
  });
  rule('7.47d', 'stays where the roll fails', () => {
    const units = [{ id: 'a', hex: '1011' }, e('e', '1010', { facing: 0 }), e('x', '1009')];
    const d = fightDrill({ units }, { asks: ['continue', 'continued'], dice: [0, 2, 0, 9] });
    d.attack(['a'], '1010');
    expect(d.answer('continue')).toBe('assault');
    expect(d.ofType('continuation-rolled')[0]).toMatchObject({ rule: '7.47d', total: 8, made: false });
  });
});

describe('a counter-charge', () => {
  rule('7.53c', 'is made by all who chose it, hex after hex, while the infantry still stands there', () => {
    // R53
    const rider = (id: string, hex: string, facing: number) => e(id, hex, { type: 'heavy-cavalry', facing });
    const units = [rider('c1', '1010', 3), rider('c2', '1110', 4), { id: 'f', hex: '1012' }];
    const d = fightDrill({ units }, { asks: ['before-entry'], dice: [9, 0, 9, 0] });
    d.march('f', '1011');
    d.answer('counter', 'c1');
    d.answer('counter', 'c2');
    const told = d.ofType('attack-resolved') as unknown as { attackers: string[] }[];
    expect(told.map((x) => x.attackers)).toEqual([['c1']]);
    expect(d.at('f')).not.toBe('1011');
    expect(d.g.s.unit.did.some((bits) => (bits & (1 << 11)) !== 0)).toBe(false);
    expect([d.g.s.battle.marches[0], d.g.s.fight.kind[0]]).toEqual([0, 0]);
  });
});
