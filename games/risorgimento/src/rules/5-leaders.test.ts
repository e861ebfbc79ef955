import { NONE } from '@tambour/boards';
import { ActionList, EVERY } from '@tambour/kernel';
import { describe, expect } from 'vitest';
import { put } from '../model/state.ts';
import { VERB } from '../model/verb.ts';
import { INERT, LOST } from '../model/vocabulary.ts';
import type { DrillSpec, DrillUnit } from '../testing/drill.ts';
import { rule } from '../testing/rule.ts';
import { turnDrill } from '../testing/turn-drill.ts';
import { lead, listLead, whyNotLead } from './5-leaders.ts';
import { leaderReach } from './5-ride-search.hot.ts';

const foe = (id: string, hex: string, more: Partial<DrillUnit> = {}): DrillUnit => ({
  id,
  side: 'austrian',
  hex,
  ...more,
});
/** A brigadier whose brigade's step it is. */
function led(spec: DrillSpec) {
  const d = turnDrill(spec);
  const f = d.formation('b');
  d.g.s.battle.corps[0] = d.w.formationCorps[f]! + 1;
  d.g.s.battle.formation[0] = f + 1;
  const order = (to: string, who = 'b') => ({ verb: VERB.lead, a: d.leader(who), b: d.hex(to), c: 0, d: 0 });
  return {
    ...d,
    order,
    f,
    to: () => {
      const out = new ActionList();
      listLead(d.g, out, f, EVERY);
      return Array.from({ length: out.count }, (_, i) => d.w.hexNames[out.at(i).b]!);
    },
    refused: (to: string, who = 'b') => whyNotLead(d.g, order(to, who), f).map((r) => r.rule),
  };
}

describe('a brigadier', () => {
  rule(['4.11a', '4.23a', '5.41g'], 'rides in the step of his brigade, as far as his points go', () => {
    // R44
    const d = led({ leaders: [{ id: 'b', hex: '1010', ma: 3 }], units: [{ id: 'a', hex: '1010', brigade: 'b' }] });
    expect(d.to()).toHaveLength(36);
    lead(d.g, d.order('1012'));
    expect([d.hexOfLeader('b'), d.g.s.leader.spent[d.leader('b')]]).toEqual(['1012', 2]);
    expect(d.to()).toHaveLength(6);
    lead(d.g, d.order('1013'));
    expect([d.to(), d.refused('1014')]).toEqual([[], ['5.31a']]);
    expect(d.ofType('rode')).toMatchObject([{ cost: 2 }, { from: '1012', to: '1013', cost: 1 }]);
  });
  rule('4.23a', 'goes next to an enemy only where a friend stands, and never onto one', () => {
    // R44
    const d = led({
      leaders: [{ id: 'b', hex: '1012' }],
      units: [{ id: 'a', hex: '1011', brigade: 'b' }, foe('e', '1010')],
    });
    expect(['1011', '1010', '1110'].map((h) => d.to().includes(h))).toEqual([true, false, false]);
    expect([d.refused('1010'), d.refused('1110'), d.refused('1012')]).toEqual([['4.23a'], ['4.23a'], ['4.23a']]);
  });
  rule(['5.23b', '5.26a'], 'crosses no canal but by a bridge', () => {
    const d = led({
      map: { base: 'magenta' },
      leaders: [{ id: 'b', hex: '2319', ma: 2 }],
      units: [{ id: 'a', hex: '2319', brigade: 'b' }],
    });
    expect(leaderReach(d.g, d.leader('b'), 20, d.g.scratch.ride).cost(d.hex('2318'))).not.toBe(1);
    expect(leaderReach(d.g, d.leader('b'), 1, d.g.scratch.ride).cost(d.hex('2318'))).toBe(NONE);
  });
  rule(
    ['4.13c', '8.4e', '3.0d', '4.4a'],
    'does not ride for a brigade that failed its roll, nor finished, nor out of turn',
    () => {
      const d = led({
        leaders: [
          { id: 'b', hex: '1010' },
          { id: 'o', hex: '1010' },
          { id: 'e', side: 'austrian', hex: '1001' },
        ],
        units: [{ id: 'a', hex: '1010', brigade: 'b' }],
      });
      expect([d.refused('1011', 'o'), d.refused('1011', 'e')]).toEqual([['3.0d'], ['4.4a']]);
      d.g.s.leader.isFinished[d.leader('b')] = 1;
      d.g.s.formation.orders[d.f] = INERT;
      expect([d.refused('1011'), d.to()]).toEqual([['4.13c', '8.4e'], []]);
    },
  );
});

describe('commanders at the end of the turn', () => {
  const asked = (spec: DrillSpec, side = 0) => {
    const d = turnDrill(spec);
    d.begin('commanders', side);
    return d;
  };
  const SPEC: DrillSpec = {
    leaders: [
      { id: 'c', rank: 'corps', corps: 'allied', hex: '1010', ma: 18 },
      { id: 'o', rank: 'overall', hex: '1012' },
      { id: 'b', hex: '1010' },
      { id: 'e', side: 'austrian', rank: 'corps', corps: 'austrian', hex: '0101' },
    ],
  };
  rule(['4.23a', 'E4.23', '8.4e'], 'ride once each, of the side asked; brigadiers do not', () => {
    // R15
    const d = asked(SPEC);
    expect(new Set(d.offers('ride').map((o) => d.w.leaderIds[o.a]))).toEqual(new Set(['c', 'o']));
    expect(d.refused('ride', d.leader('b'), d.hex('1011'))).toEqual(['4.11a']);
    expect(d.refused('ride', d.leader('e'), d.hex('0102'))).toEqual(['4.23a']);
    expect(d.refused('ride', d.leader('c'), d.hex('1010'))).toEqual(['4.23a']);
    d.give('ride', d.leader('c'), d.hex('1011'));
    expect(d.refused('ride', d.leader('c'), d.hex('1012'))).toEqual(['4.23a']);
    d.g.s.leader.isFinished[d.leader('o')] = 1;
    expect(d.refused('ride', d.leader('o'), d.hex('1013'))).toEqual(['8.4e']);
    expect(d.refused('lead')).toEqual(['4.23a']);
  });
  rule(['4.23b', '4.23c'], 'turn over only on the map, and one who stays turns back', () => {
    // R13
    const d = asked(SPEC);
    d.g.s.leader.isReduced[d.leader('c')] = 1;
    d.g.s.leader.isReduced[d.leader('e')] = 1;
    d.give('done');
    expect([d.g.s.leader.isReduced[d.leader('c')], d.g.s.leader.isReduced[d.leader('e')]]).toEqual([0, 1]);
    expect(d.ofType('commander-turned')).toMatchObject([{ rule: '4.23c', piece: 'c', isReduced: false }]);
  });
});

describe('a leader alone', () => {
  rule('8.4c', 'goes to the nearest unit of his brigade when an enemy comes upon him, else of his side', () => {
    // R98
    const d = turnDrill({
      leaders: [
        { id: 'b', hex: '1010' },
        { id: 'c', rank: 'corps', corps: 'allied', hex: '1010' },
      ],
      units: [{ id: 'far', hex: '1015', brigade: 'b' }, { id: 'near', hex: '1013', brigade: 'x' }, foe('e', '1010')],
    });
    d.begin('alarm', d.unit('e'));
    expect([d.hexOfLeader('b'), d.hexOfLeader('c')]).toEqual(['1015', '1013']);
    expect(d.ofType('leader-at-risk')).toEqual([]);
  });
  rule('8.4c', 'is out of the game where his side has nobody left', () => {
    // R98
    const d = turnDrill({ leaders: [{ id: 'b', hex: '1010' }], units: [foe('e', '1010')] });
    d.begin('alarm', d.unit('e'));
    expect(d.g.s.leader.place[d.leader('b')]).toBe(LOST);
    expect(d.ofType('leader-fled')).toMatchObject([{ piece: 'b', from: '1010', to: undefined }]);
  });
  rule(['8.4c', '8.4d'], 'is at risk from an enemy next to him, by rank and then by id; not in company', () => {
    const d = turnDrill({
      leaders: [
        { id: 'o', rank: 'overall', hex: '1010' },
        { id: 'c', rank: 'corps', corps: 'allied', hex: '1110' },
        { id: 'z', hex: '1010' },
        { id: 'y', hex: '1110' },
        { id: 'safe', hex: '1012' },
        { id: 'distant', hex: '1009' },
      ],
      units: [{ id: 'a', hex: '1012', brigade: 'safe' }, foe('e', '1011')],
    });
    d.dice.push(6, 7, 0, 9);
    d.begin('alarm', d.unit('e'));
    expect(d.ofType('leader-at-risk')).toMatchObject([
      { piece: 'y', isFinished: false },
      { piece: 'z', isFinished: true },
      { piece: 'c', isFinished: false },
      { piece: 'o', isFinished: true },
    ]);
    put(d.g, d.unit('e'), d.hex('1015'));
    d.begin('alarm', d.unit('e'));
    expect(d.ofType('leader-at-risk')).toHaveLength(4);
  });
});
