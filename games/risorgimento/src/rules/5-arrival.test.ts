import { ActionList, EVERY } from '@tambour/kernel';
import { describe, expect } from 'vitest';
import { formationId } from '../model/ids.ts';
import { COMMANDED, did, ENTERED, has, isOnMap, put, STRATEGIC } from '../model/state.ts';
import { VERB } from '../model/verb.ts';
import type { DrillSpec, DrillUnit } from '../testing/drill.ts';
import { rule } from '../testing/rule.ts';
import { turnDrill } from '../testing/turn-drill.ts';
import { admitsArrival, enterMap, listArrivals, whyNotArrival } from './5-arrival.ts';
import { edgeCost, entrances } from './5-entry-hexes.ts';

const column = (n: number, more: Partial<DrillUnit> = {}): DrillUnit[] =>
  Array.from({ length: n }, (_, i) => ({ id: `u${i}`, brigade: 'b', ...more }));
/** A brigade that waits before an entry hex, its corps active and its step begun. */
function arriving(units: readonly DrillUnit[], more: Partial<DrillSpec> = {}, entry = '0110') {
  const waits = units.filter((u) => u.hex === undefined);
  const d = turnDrill({
    units,
    leaders: [{ id: 'b' }],
    arrivals: [{ turn: 1, entry: [entry], units: waits.map((u) => u.id), leaders: ['b'] }],
    ...more,
  });
  const f = d.formation('b');
  d.g.s.battle.corps[0] = d.w.formationCorps[f]! + 1;
  d.g.s.battle.kind[0] = 1;
  d.g.s.battle.formation[0] = f + 1;
  const order = (id: string, to: string, facing = 3, strategic = 0) => ({
    verb: VERB.enter,
    a: d.w.unitIndex.get(id) ?? d.w.units + d.leader(id),
    b: d.hex(to),
    c: facing,
    d: strategic,
  });
  return {
    ...d,
    order,
    f,
    listed(piece = EVERY) {
      const out = new ActionList();
      listArrivals(d.g, out, f, piece);
      return Array.from({ length: out.count }, (_, i) => out.at(i));
    },
    admits: (...a: Parameters<typeof order>) => admitsArrival(d.g, order(...a), f),
    refused: (...a: Parameters<typeof order>) => whyNotArrival(d.g, order(...a), f).map((r) => r.rule),
    enter(...a: Parameters<typeof order>) {
      const o = order(...a);
      if (!admitsArrival(d.g, o, f) && o.a < d.w.units) throw new Error('not legal');
      enterMap(d.g, o);
      d.run(d.steps);
      return [d.hexOfUnit(a[0]), d.g.s.unit.spent[o.a]];
    },
  };
}
const foe = (id: string, hex: string, more: Partial<DrillUnit> = {}): DrillUnit => ({
  id,
  side: 'austrian',
  hex,
  ...more,
});

describe('reinforcements', () => {
  rule('5.6b', 'reinforcement-column: the deeper in the column, the dearer the entry hex', () => {
    // R33 R42
    const d = arriving(column(8), { map: { base: 'magenta' } }, '0127');
    const costs: number[] = [];
    for (let i = 0; i < 7; i++) {
      d.enter(`u${i}`, '0127', 2);
      costs.push((d.ofType('arrived').at(-1) as unknown as { cost: number }).cost);
      // Out of the way of the next.
      put(d.g, d.unit(`u${i}`), d.hex(`3${i}05`));
    }
    expect(costs).toEqual([1, 1, 2, 3, 4, 5, 6]);
    expect(d.refused('u7', '0127', 2)).toEqual(['5.6b']);
  });
  rule(['5.6a', '5.6b', '5.3a'], 'goes on from the entry hex with what is left, commanded', () => {
    const d = arriving(column(2));
    expect(d.enter('u0', '0612')).toEqual(['0612', 6]);
    expect(did(d.g, d.unit('u0'), COMMANDED) && did(d.g, d.unit('u0'), ENTERED)).toBe(true);
    expect(d.g.s.unit.facing[d.unit('u0')]).toBe(3);
    expect(d.admits('u1', '0712')).toBe(false);
    expect(d.refused('u1', '0712')).toEqual(['5.31a']);
  });
  rule(['5.6d', '5.11a', '5.11b', 'M6'], 'may enter in strategic movement, not at night', () => {
    const d = arriving(column(1));
    expect(d.enter('u0', '1110', 2, 1)).toEqual(['1110', 11]);
    expect(has(d.g, d.unit('u0'), STRATEGIC)).toBe(true);
    const dark = { night: true, effects: [{ rule: 'M6', kind: 'night', activations: 1, artilleryRange: 1 }] };
    expect(arriving(column(1), dark).refused('u0', '1110', 2, 1)).toContain('M6');
    const near = arriving([...column(1), foe('e', '0610')]);
    expect([near.admits('u0', '0410', 2, 0), near.admits('u0', '0410', 2, 1)]).toEqual([true, false]);
  });
  rule(['5.6a', '4.4a', '3.0d'], 'enters in its turn and in the step of its own formation', () => {
    const d = arriving(column(1));
    d.g.s.battle.turn[0] = 0;
    expect(d.refused('u0', '0110')).toEqual(['5.6a']);
    d.g.s.battle.turn[0] = 1;
    const other = whyNotArrival(d.g, d.order('u0', '0110'), formationId(d.f + 1));
    expect(other.map((r) => r.rule)).toEqual(['5.6a']);
    d.enter('u0', '0110');
    expect(d.refused('u0', '0110')).toEqual(['5.6a']);
  });
  rule(['5.42b', '5.41a'], 'waits when there is no room in the entry hex', () => {
    // R28
    const d = arriving([...column(1), { id: 'x', hex: '0110', brigade: 'c' }]);
    expect(d.listed(d.unit('u0'))).toEqual([]);
    expect(d.refused('u0', '0210')).toEqual(['5.6a']);
  });
  rule('5.34', 'goes round an entry hex that the enemy stands near, out of his zone of control', () => {
    // R43
    const d = arriving([...column(1), foe('e', '0210', { facing: 5 })]);
    const hexes = entrances(d.g, 0, 0).map((e) => d.w.hexNames[e.hex]);
    expect(hexes).toContain('0105');
    expect(hexes).not.toContain('0110');
    expect(hexes).not.toContain('0109');
    expect(hexes.every((h) => h!.startsWith('01'))).toBe(true);
    expect(d.enter('u0', '0106')).toEqual(['0106', 1]);
    expect(d.g.s.entry.through[d.w.entries.indexOf(d.hex('0110'))]).toBe(1);
  });
  rule(['5.33a', '5.33b'], 'cavalry and guns do not enter next to the enemy', () => {
    const guns = arriving([...column(1, { type: 'artillery' }), foe('e', '0213', { facing: 3 })], {}, '0111');
    const foot = arriving([...column(1), foe('e', '0213', { facing: 3 })], {}, '0111');
    const to = (d: typeof guns) => new Set(d.listed().map((o) => d.w.hexNames[o.b]));
    expect([to(guns).has('0112'), to(foot).has('0112')]).toEqual([false, true]);
  });
  rule('5.6a', 'a brigadier enters at his own cost and is not counted', () => {
    // R42
    const d = arriving(column(1));
    const b = d.leader('b');
    expect(d.listed(d.w.units + b).length).toBeGreaterThan(20);
    enterMap(d.g, d.order('b', '0410'));
    expect([d.hexOfLeader('b'), d.g.s.leader.spent[b], d.g.s.entry.through[0]]).toEqual(['0410', 4, 0]);
    expect(d.refused('b', '0510')).toEqual(['5.6a']);
  });
  rule(
    ['5.21a', '5.22a'],
    'the entry hex costs by its road or track, and off them when others are in light crops',
    () => {
      // R35 R42
      const map = {
        default: { terrain: 'lightly_cultivated', level: 1 },
        roads: { main: [['0110', '0210']], track: [['0112', '0212']] },
      };
      const d = arriving([...column(1), { id: 'x', hex: '0110', brigade: 'b' }], { map });
      expect(['0110', '0112', '0114'].map((h) => edgeCost(d.g, 0, d.hex(h)))).toEqual([2, 1, 2]);
      put(d.g, d.unit('x'), d.hex('0510'));
      expect(edgeCost(d.g, 0, d.hex('0110'))).toBe(1);
    },
  );
  rule('6.11', 'lists one facing a hex and admits the others', () => {
    const d = arriving(column(1));
    const there = d.listed(d.unit('u0')).filter((o) => o.b === d.hex('0310') && o.d === 0);
    expect(there).toHaveLength(1);
    for (let f = 0; f < 6; f++) expect(d.admits('u0', '0310', f)).toBe(true);
    expect(isOnMap(d.g, d.unit('u0'))).toBe(false);
  });
});

describe('commanders who are due', () => {
  rule('5.6a', 'are put on the entry hex: of a corps when it is first activated, overall when the turn begins', () => {
    // R108
    const d = turnDrill({
      units: [{ id: 'a', hex: '1010' }],
      leaders: [
        { id: 'c', rank: 'corps', corps: 'allied' },
        { id: 'o', rank: 'overall' },
      ],
      arrivals: [{ turn: 1, entry: ['0110'], units: [], leaders: ['c', 'o'] }],
    });
    d.g.s.battle.turn[0] = 0;
    d.dice.push(9, 0);
    d.begin('turn');
    expect([d.hexOfLeader('o'), d.hexOfLeader('c')]).toEqual(['0110', undefined]);
    d.begin('corps', 0, 1);
    expect(d.hexOfLeader('c')).toBe('0110');
    expect(d.g.s.leader.spent[d.leader('c')]).toBe(0);
  });
});
