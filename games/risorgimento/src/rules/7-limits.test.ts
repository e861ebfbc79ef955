import { describe, expect } from 'vitest';
import { COMMANDED, forget, note } from '../model/state.ts';
import type { DrillMap, DrillUnit } from '../testing/drill.ts';
import { byRule, fightDrill } from '../testing/fight-drill.ts';
import { rule } from '../testing/rule.ts';
import { attackForecast } from './7-attack-sum.ts';

const e = (id: string, hex: string, more: Partial<DrillUnit> = {}): DrillUnit => ({
  id,
  side: 'austrian',
  hex,
  facing: 3,
  ...more,
});
const a = (id: string, hex: string, more: Partial<DrillUnit> = {}): DrillUnit => ({ id, hex, facing: 0, ...more });

describe('limits of an attack', () => {
  rule('7.3b', 'a unit attacks one hex, and has then attacked', () => {
    const d = fightDrill({ units: [a('a', '1011'), e('e', '1010'), e('f', '1110')] }, { dice: [0, 0, 0] });
    expect(d.targets('a')).toEqual(['1010', '1110']);
    d.attack(['a'], '1010');
    expect(d.targets('a')).toEqual([]);
    expect(d.whyAttack(['a'], '1110')).not.toEqual([]);
  });
  rule('7.32b', 'over different hexsides the one best for the defender counts', () => {
    const map: DrillMap = { hexsides: { stream_shallow: ['1010|1011'] } };
    const d = fightDrill({ map, units: [a('a', '1011'), a('b', '0910', { facing: 1 }), e('e', '1010')] });
    const sum = (...ids: string[]) => {
      const attackers = ids.map((id) => {
        const start = d.g.s.unit.hex[d.unit(id)]!;
        return { unit: d.unit(id), start, from: start, path: 0 };
      });
      return byRule(attackForecast(d.g, attackers, d.hex('1010')).attacker).terrain ?? 0;
    };
    expect([sum('a'), sum('b'), sum('a', 'b')]).toEqual([-1, 0, -1]);
  });
  rule(['7.41d', '7.33d'], 'above its cohesion a unit stays, and a disordered one does not attack at all', () => {
    const d = fightDrill({ units: [a('a', '1011'), e('e', '1010')] }, { dice: [7] });
    d.attack(['a'], '1010');
    expect(d.ofType('engagement-rolled')).toMatchObject([{ total: 7, engaged: false, rule: '7.41d' }]);
    expect([d.at('a'), d.ofType('attack-resolved').length]).toEqual(['1011', 0]);
    const shaken = fightDrill({ units: [a('a', '1011', { disordered: true }), e('e', '1010')] });
    expect(shaken.whyAttack(['a'], '1010')).toEqual(['7.33d']);
  });
  rule('8.12c', 'hits weaken the engagement of a unit, not its attack or its defence', () => {
    const sums = (mine: number, theirs: number) => {
      const d = fightDrill({ units: [a('a', '1011', { hits: mine }), e('e', '1010', { hits: theirs })] });
      const start = d.g.s.unit.hex[d.unit('a')]!;
      const { attacker, defender } = attackForecast(
        d.g,
        [{ unit: d.unit('a'), start, from: start, path: 0 }],
        d.hex('1010'),
      );
      return [byRule(attacker), byRule(defender)];
    };
    expect(sums(3, 0)).toEqual(sums(0, 0));
    expect(sums(0, 3)).toEqual(sums(0, 0));
    const rolls = (hits: number) => {
      const d = fightDrill({ units: [a('a', '1011', { hits }), e('e', '1010')] }, { dice: [3, 0, 0] });
      d.attack(['a'], '1010');
      return (d.ofType('engagement-rolled')[0] as unknown as { engaged: boolean }).engaged;
    };
    expect([rolls(0), rolls(2)]).toEqual([true, false]);
  });
  rule('7.47f', 'a unit continues once in an activation', () => {
    const units = [
      a('a', '1011', { cohesion: 8 }),
      e('e', '1010', { facing: 0 }),
      e('f', '1009', { facing: 0 }),
      e('g', '1008', { facing: 0 }),
    ];
    const d = fightDrill({ units }, { dice: [0, 9, 0, 0], asks: ['continue', 'continued'] });
    d.attack(['a'], '1010');
    d.answer('continue');
    d.dice.push(9, 0);
    // It wins again, holds 1009, and goes no farther.
    expect(d.answer('continue')).toBe('assault');
    expect(d.at('a')).toBe('1009');
    expect(d.ofType('continuation-rolled')).toHaveLength(1);
    expect(d.targets('a')).toEqual([]);
  });
});

describe('limits of a charge', () => {
  const rider = a('c', '1010', { type: 'heavy-cavalry', cohesion: 8 });
  /** The rules against a charge straight ahead; none if it is offered. */
  const why = (map: DrillMap) => {
    const d = fightDrill({ map, units: [rider, e('e', '1008')] });
    const isOffered = d.paths('c', '1008').some((way) => way[0] === '1009');
    return isOffered ? [] : d.whyCharge('c', '1008', { via: ['1009'] });
  };
  const ground = (terrain: string, level: number, ...hexes: string[]): DrillMap => ({
    overrides: [{ terrain, level, hexes }],
  });
  rule('5.54b', 'never into a town the enemy holds', () => {
    expect(why({})).toEqual([]);
    expect(why(ground('town', 1, '1008'))).toEqual(['5.54b']);
    expect(why(ground('town', 1, '1009'))).toContain('7.52c');
    expect(why({ ...ground('town', 1, '1008'), roads: { main: [['1010', '1009', '1008']] } })).toEqual(['5.54b']);
  });
  rule('7.52d', 'over nothing that costs cavalry more than two points, the last hexside included', () => {
    // Steep is two points, sharp is closed; a road makes sharp steep and costs one.
    expect(why(ground('clear', 3, '1008'))).toEqual([]);
    expect(why(ground('clear', 4, '1008'))).not.toEqual([]);
    expect(why(ground('difficult', 1, '1009'))).toContain('7.52d');
    expect(why(ground('lightly_cultivated', 1, '1009'))).toEqual([]);
  });
  rule('7.5c', 'only by cavalry that is commanded', () => {
    const d = fightDrill({ units: [rider, e('e', '1008')] });
    forget(d.g, d.unit('c'), COMMANDED);
    expect(d.whyCharge('c', '1008', { via: ['1009'] })).toContain('7.5c');
    note(d.g, d.unit('c'), COMMANDED);
    expect(d.targets('c')).toEqual(['1008']);
  });
});
