import { describe, expect } from 'vitest';
import { FIRED, MOVED, note } from '../model/state.ts';
import { VERB } from '../model/verb.ts';
import type { DrillLeader, DrillSpec, DrillUnit } from '../testing/drill.ts';
import { byRule, clearShots, fireDrill } from '../testing/fire-drill.ts';
import { rule } from '../testing/rule.ts';
import { admitsCombined, whyNotCombined } from './7-combined-fire.ts';
import { fireModifiers } from './7-fire-sum.ts';
import { clearLending } from './7-lending.ts';

const gun = (id: string, hex: string, more: Partial<DrillUnit> = {}): DrillUnit => ({
  id,
  side: 'austrian',
  type: 'artillery',
  hex,
  brigade: 'one',
  ...more,
});
const E: DrillUnit = { id: 'e', hex: '1008' };
const chief: DrillLeader = { id: 'chief', side: 'austrian', rank: 'corps', corps: 'austrian', hex: '1012', range: 5 };
const austrians = (units: readonly DrillUnit[], more: DrillSpec = {}, leaders: readonly DrillLeader[] = [chief]) =>
  fireDrill(
    { ...more, brigades: { one: { side: 'austrian' }, ...more.brigades }, leaders, units: [...units, E] },
    { side: 'austrian', formation: 'one' },
  );

const together = (d: ReturnType<typeof fireDrill>) => d.gunsListed().filter((x) => x.includes('+'));

describe('combined fire', () => {
  rule('7.12a', 'a chain of hexes, not a gap', () => {
    // R65
    const d = austrians([gun('a', '0910'), gun('b', '1010'), gun('c', '1110'), gun('far', '1310')]);
    expect(together(d)).toEqual(['a+b+c > 1008']);
    expect(d.whyCombine(['a', 'c'], '1008')).toEqual(['7.12a']);
    expect(d.whyCombine(['c', 'far'], '1008')).toEqual(['7.12a']);
    expect(d.whyCombine(['a'], '1008')).toEqual(['7.12a']);
    d.dice.push(0, 0);
    d.combine(['a', 'b'], '1008');
    expect(d.whyCombine(['b', 'c'], '1008')).toEqual(['7.1a']);
  });
  rule(['7.12c', '7.12d'], 'the worst of each figure, and the groups that are worth naming', () => {
    // R65
    const d = austrians([gun('a', '1010'), gun('b', '1010'), gun('c', '1110'), gun('d', '1210', { gun: 'H' })]);
    expect(together(d)).toEqual(['a+b > 1008', 'a+b+c+d > 1008']);
    expect(d.whyCombine(['a', 'd'], '1008')).toEqual(['7.12a']);
    const group = ['a', 'c'].map(d.unit);
    expect(byRule(fireModifiers(d.g, group, d.hex('1008')))).toEqual({ '7.11c': -1, '7.12c': 2 });
    note(d.g, d.unit('c'), MOVED);
    expect(byRule(fireModifiers(d.g, group, d.hex('1008')))).toEqual({ '7.11c': -1, '7.12c': 2, '5.32b': -1 });
  });
  rule(['7.12d', '7.14a', '7.14b'], 'the lowest bonus for firing down', () => {
    const map = {
      overrides: [
        { terrain: 'clear', level: 4, hexes: ['1010'] },
        { terrain: 'clear', level: 3, hexes: ['1110'] },
      ],
    };
    const d = austrians([gun('a', '1010', { gun: 'H' }), gun('b', '1110', { gun: 'H' })], { map });
    expect(byRule(fireModifiers(d.g, ['a', 'b'].map(d.unit), d.hex('1008')))).toEqual({ '7.12c': 2, '7.14a': 1 });
  });
  rule('7.12a', 'under a commander who can act', () => {
    // R22
    const units = [gun('a', '1010'), gun('b', '1010')];
    const d = austrians(units);
    d.g.s.leader.isFinished[d.w.leaderIndex.get('chief')!] = 1;
    expect(d.whyCombine(['a', 'b'], '1008')).toEqual(['7.12a']);
    expect(austrians(units, {}, [{ ...chief, hex: '1016' }]).whyCombine(['a', 'b'], '1008')).toEqual(['7.12a']);
  });
  rule('7.12a', 'a group is named in one way only', () => {
    const d = austrians([gun('a', '1010'), gun('b', '1010')]);
    const order = { verb: VERB.combine, a: d.unit('a'), b: d.hex('1008'), c: 3, d: 0 };
    expect(admitsCombined(d.g, order, 'fire')).toBe(true);
    for (const other of [{ c: 7 }, { d: 1 }, { a: d.unit('b') }]) {
      expect(admitsCombined(d.g, { ...order, ...other }, 'fire')).toBe(false);
      expect(whyNotCombined(d.g, { ...order, ...other }, 'fire')).not.toEqual([]);
    }
  });
  rule('7.12f', 'Piedmontese batteries never', () => {
    const d = fireDrill({
      brigades: { one: { nation: 'piedmontese' } },
      units: [
        gun('a', '1010', { side: 'allied' }),
        gun('b', '1010', { side: 'allied' }),
        { id: 'e', side: 'austrian', hex: '1008' },
      ],
    });
    expect(d.whyCombine(['a', 'b'], '1008')).toEqual(['7.12f']);
    expect(d.gunsListed()).toEqual(['a > 1008', 'b > 1008']);
  });
  rule(['7.12a', '4.22c'], 'batteries of brigades that have acted or are to come, if commanded', () => {
    // R65
    const brigades = { past: { side: 'austrian' }, next: { side: 'austrian' } } as const;
    const leaders = [chief, { id: 'n', side: 'austrian', brigade: 'next', hex: '1010' } as const];
    const units = [
      gun('a', '1010'),
      gun('p', '1010', { brigade: 'past' }),
      gun('n1', '1010', { brigade: 'next', commanded: false }),
    ];
    const d = austrians(units, { brigades }, leaders);
    d.g.s.formation.hasActed[d.w.formationIndex.get('past')!] = 1;
    expect(d.gunsListed()).toEqual(['a > 1008', 'a+p+n1 > 1008']);
    d.g.s.unit.did[d.unit('p')] = 0;
    expect(d.whyCombine(['a', 'p'], '1008')).toEqual(['7.12a']);
    d.g.s.leader.isFinished[d.w.leaderIndex.get('n')!] = 1;
    expect(d.whyCombine(['a', 'n1'], '1008')).toEqual(['7.12a']);
    note(d.g, d.unit('p'), FIRED);
    expect(d.whyCombine(['p', 'n1'], '1008')).toEqual(['7.12a', '7.1a', '7.12a']);
  });
  rule(['7.12b', '4.17b'], 'La Réserve lends, or combines, not both in a turn', () => {
    const spec: DrillSpec = {
      corps: { allied: { side: 'allied' }, I: { side: 'austrian' }, R: { side: 'austrian' } },
      brigades: {
        one: { side: 'austrian', corps: 'I' },
        r: { side: 'austrian', corps: 'R', kind: 'reserve-artillery' },
      },
      leaders: [{ ...chief, corps: 'I' }],
      // Those to be lent come first in the file: the corps' own lead all the same.
      units: [gun('r1', '1010', { brigade: 'r' }), gun('r2', '1010', { brigade: 'r' }), gun('a', '1010'), E],
    };
    const lent = fireDrill(spec, { corps: 'I', formation: 'one' });
    expect(lent.gunsListed()).toEqual(['a > 1008', 'a+r1+r2 > 1008']);
    expect(lent.whyCombine(['r1', 'r2'], '1008')).toEqual(['7.12a']);
    lent.dice.push(0, 0);
    lent.combine(['a', 'r1'], '1008');
    expect([lent.g.s.battle.batteries[0], ...lent.g.s.volley.unit.subarray(0, 2)]).toEqual([0, 0, 0]);
    clearShots(lent.g);
    lent.g.s.battle.corps[0] = lent.w.corpsIndex.get('R')! + 1;
    lent.g.s.battle.formation[0] = lent.w.formationIndex.get('r')! + 1;
    expect(lent.whyCombine(['r1', 'r2'], '1008')).toEqual(['7.12b']);
    expect(lent.gunsListed()).toEqual(['r1 > 1008', 'r2 > 1008']);
    const own = fireDrill(spec, { corps: 'R', formation: 'r' });
    own.dice.push(0, 0);
    own.combine(['r1', 'r2'], '1008');
    clearShots(own.g);
    own.g.s.battle.corps[0] = own.w.corpsIndex.get('I')! + 1;
    own.g.s.battle.formation[0] = own.w.formationIndex.get('one')! + 1;
    expect(own.whyCombine(['a', 'r1'], '1008')).toEqual(['7.12b']);
    clearLending(own.g);
    expect(own.gunsListed()).toContain('a+r1+r2 > 1008');
  });
});
