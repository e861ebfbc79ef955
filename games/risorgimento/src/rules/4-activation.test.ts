import { describe, expect } from 'vitest';
import {
  ACTED_ONCE,
  ATTACKED,
  COMMANDED,
  COUNTERING,
  DISORDERED,
  DONE,
  did,
  FIRED,
  has,
  MOVED,
  mark,
  note,
  REACTED,
  STARTED_ADJACENT,
  STRATEGIC,
  WAS_STRATEGIC,
} from '../model/state.ts';
import { ORDERS } from '../model/vocabulary.ts';
import type { DrillSpec, DrillUnit } from '../testing/drill.ts';
import { rule } from '../testing/rule.ts';
import { turnDrill } from '../testing/turn-drill.ts';
import { EXTENDED, MASSED, NO_ATTACK, NORMAL } from './4-kinds.ts';
import { attachable } from './4-orders.ts';

const foe = (id: string, hex: string, more: Partial<DrillUnit> = {}): DrillUnit => ({
  id,
  side: 'austrian',
  hex,
  ...more,
});

describe('an activation', () => {
  rule(
    ['4.4a', '4.4b', '5.1a', '5.6b', '7.17a', '5.53b'],
    'begins with clean sheets: deeds, points, columns, towns, reactions of the enemy',
    () => {
      const d = turnDrill({ units: [{ id: 'a', hex: '1010', strategic: true }, foe('e', '1001'), foe('x', '1002')] });
      const { s } = d.g;
      const [a, e] = [d.unit('a'), d.unit('e')];
      note(d.g, a, MOVED | FIRED);
      s.unit.spent[a] = 5;
      note(d.g, e, REACTED | COUNTERING | MOVED);
      s.entry.through.fill(3);
      s.town.used.fill(2);
      s.leader.spent.fill(4);
      s.formation.hasActed.fill(1);
      d.begin('corps', 0, EXTENDED);
      expect([s.unit.did[a], s.unit.spent[a], has(d.g, a, STRATEGIC)]).toEqual([WAS_STRATEGIC, 0, false]);
      expect([did(d.g, e, REACTED | COUNTERING), did(d.g, e, MOVED)]).toEqual([false, false]);
      expect([s.entry.through[0], s.town.used[0], s.formation.hasActed[0]]).toEqual([0, 0, 0]);
      expect([
        s.leader.spent[d.leader('ldr-allied-brigade')],
        s.leader.spent[d.leader('ldr-austrian-brigade')],
      ]).toEqual([0, 4]);
      expect([s.battle.corps[0], s.battle.kind[0]]).toEqual([1, EXTENDED]);
      expect(d.ofType('corps-activated')).toMatchObject([{ corps: 'allied', kind: 'extended' }]);
    },
  );
  rule(['3.0d', '4.4b', '5.6c'], 'offers each formation with anybody to act, once', () => {
    const d = turnDrill({
      units: [
        { id: 'a', hex: '1010', brigade: 'a' },
        { id: 'b', hex: '1012', brigade: 'b' },
        { id: 'w', brigade: 'waits' },
        foe('e', '1001'),
      ],
    });
    mark(d.g, d.unit('b'), ACTED_ONCE);
    d.begin('corps', 0, NORMAL);
    expect(d.offers('begin').map((o) => d.w.formationIds[o.a])).toEqual(['a']);
    expect(d.refused('begin', d.formation('b'))).toEqual(['5.6c']);
    expect(d.refused('begin', d.formation('waits'))).toEqual(['4.4b']);
    expect(d.refused('begin', d.formation('austrian-brigade'))).toEqual(['4.4b']);
    expect(d.refused('attack')).toEqual(['3.0d']);
    expect(d.give('finish')).toBeUndefined();
  });
  rule(['4.14b', '7.1a', 'E4.14'], 'lets reserve batteries fire between two formations', () => {
    // R24
    const d = turnDrill({
      brigades: { guns: { kind: 'reserve-artillery' }, b: {} },
      units: [
        { id: 'g', type: 'artillery', hex: '1010', brigade: 'guns' },
        { id: 'bat', type: 'artillery', hex: '1210', brigade: 'b' },
        foe('e', '1008'),
      ],
    });
    d.begin('corps', 0, NORMAL);
    expect(d.offers('fire').map((o) => o.a)).toEqual([d.unit('g')]);
    expect(d.refused('fire', d.unit('bat'), d.hex('1008'), 0)).toContain('7.1a');
    d.dice.push(0);
    d.give('fire', d.unit('g'), d.hex('1008'), 0);
    expect(d.give('hold')).toBe('formation');
    expect(did(d.g, d.unit('g'), FIRED)).toBe(true);
    expect(d.offers('fire')).toEqual([]);
  });
  rule(['4.55c', '4.13c'], 'leaves attacks out where the corps may not attack', () => {
    const d = turnDrill({ units: [{ id: 'a', hex: '1010' }] });
    d.begin('corps', 0, NO_ATTACK);
    d.give('begin', 0);
    expect(d.seen).toEqual(['act', 'small-arms']);
  });
  rule(['4.16b', '4.16d'], 'of massed cavalry has only the cavalry in range act, all of it commanded', () => {
    // R26
    const d = turnDrill({
      brigades: { cav: { kind: 'cavalry' }, foot: {} },
      leaders: [{ id: 'cav', hex: '1010', range: 4 }],
      units: [
        { id: 'h1', type: 'heavy-cavalry', hex: '1010', brigade: 'cav', commanded: false },
        { id: 'h2', type: 'heavy-cavalry', hex: '1018', brigade: 'cav', commanded: false },
        { id: 'f', hex: '1011', brigade: 'foot', commanded: false },
      ],
    });
    d.g.s.battle.leader[0] = d.leader('cav') + 1;
    expect(d.begin('corps', 0, MASSED)).toBeUndefined();
    expect(d.seen).toEqual(['act', 'assault']);
    expect(['h1', 'h2', 'f'].map((u) => did(d.g, d.unit(u), COMMANDED))).toEqual([true, false, false]);
  });
});

describe('the step of a formation', () => {
  rule(['7.51a', '4.11c'], 'fixes command and who stood next to an enemy', () => {
    // R19
    const d = turnDrill({
      leaders: [{ id: 'b', hex: '1010', range: 2 }],
      units: [
        { id: 'a1', hex: '1010', brigade: 'b', commanded: false },
        { id: 'a2', hex: '1018', brigade: 'b', commanded: false },
        foe('e', '1009'),
      ],
    });
    d.begin('corps', 0, NORMAL);
    d.give('begin', d.formation('b'));
    const of = (u: string) => [did(d.g, d.unit(u), COMMANDED), did(d.g, d.unit(u), STARTED_ADJACENT)];
    expect([of('a1'), of('a2')]).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(d.ofType('formation-began')).toMatchObject([{ formation: 'b', orders: 'with' }]);
  });
  rule('4.42a', 'asks nobody for Orders whose brigadier is away or finished', () => {
    // R22 R27
    const d = turnDrill({
      leaders: [{ id: 'c', rank: 'corps', corps: 'allied', hex: '1010' }],
      units: [{ id: 'a', hex: '1010', brigade: 'b' }],
    });
    d.begin('corps', 0, NORMAL);
    expect(d.give('begin', d.formation('b'))).toBe('rally');
    expect(ORDERS[d.g.s.formation.orders[d.formation('b')]!]).toBe('without');
  });
  rule('4.13a', 'refuses a roll to who has Orders', () => {
    const d = turnDrill({ leaders: [{ id: 'b', hex: '1010' }], units: [{ id: 'a', hex: '1010', brigade: 'b' }] });
    d.begin('orders', d.formation('b'));
    expect(d.refused('try')).toEqual(['4.13a']);
    expect(d.refused('attach', d.unit('a'))).toEqual(['4.15b']);
    expect(d.refused('move')).toEqual(['4.13a']);
  });

  const CAVALRY: DrillSpec = {
    brigades: { cav: { side: 'austrian', kind: 'corps-cavalry' } },
    leaders: [
      { id: 'h', side: 'austrian', hex: '1010' },
      { id: 'r', side: 'austrian', hex: '1010' },
    ],
    units: [
      foe('u', '1010', { brigade: 'h' }),
      foe('v', '1011', { brigade: 'r' }),
      foe('hus', '1012', { brigade: 'cav', type: 'light-cavalry', disordered: true }),
    ],
  };
  rule(
    '4.15b',
    'takes cavalry along for one step of the activation, commanded by its brigadier, and only there',
    () => {
      // R23
      const d = turnDrill(CAVALRY);
      d.begin('corps', d.w.corpsIndex.get('austrian')!, NORMAL);
      d.give('begin', d.formation('h'));
      d.give('attach', d.unit('hus'));
      expect(did(d.g, d.unit('hus'), COMMANDED)).toBe(true);
      expect(d.refused('rally', d.unit('hus'), 0)).toEqual([]);
      d.give('done');
      expect([did(d.g, d.unit('hus'), DONE), d.g.s.battle.attached[0], d.g.s.battle.formation[0]]).toEqual([
        true,
        0,
        0,
      ]);
      expect(d.give('begin', d.formation('r'))).toBe('rally');
      expect(attachable(d.g, d.formation('r'))).toEqual([]);
      d.give('done');
      d.give('begin', d.formation('cav'));
      expect(d.refused('rally', d.unit('hus'), 0)).toEqual(['8.51a']);
    },
  );
  rule('4.15b', 'takes along neither cavalry that has acted, nor anybody else’s', () => {
    const d = turnDrill(CAVALRY);
    d.begin('corps', d.w.corpsIndex.get('austrian')!, NORMAL);
    d.give('begin', d.formation('cav'));
    d.give('done');
    expect(d.give('begin', d.formation('h'))).toBe('rally');
    d.begin('attach', d.formation('h'));
    expect(d.refused('attach', d.unit('hus'))).toEqual(['4.15b']);
    expect(d.refused('attach', d.unit('v'))).toEqual(['4.15b']);
  });
});

describe('rally', () => {
  const asked = (deeds: number, more: Partial<DrillUnit> = {}) => {
    const d = turnDrill({ units: [{ id: 'a', hex: '1010', disordered: true, ...more }] });
    d.begin('corps', 0, NORMAL);
    d.give('begin', 0);
    note(d.g, d.unit('a'), deeds);
    return d.refused('rally', d.unit('a'), 0);
  };
  rule(['8.51a', '4.41b', '4.42c'], 'is for who has done nothing else', () => {
    expect(asked(0)).toEqual([]);
    expect(asked(MOVED)).toEqual(['4.42c']);
    expect(asked(FIRED)).toEqual(['8.51a']);
    expect(asked(ATTACKED)).toEqual(['8.51a']);
    expect(asked(0, { disordered: false })).toEqual(['8.51a']);
  });
  rule('8.51a', 'is all that a reserve battery does in the activation', () => {
    const d = turnDrill({
      brigades: { guns: { kind: 'reserve-artillery' } },
      units: [{ id: 'g', type: 'artillery', hex: '1010', brigade: 'guns', disordered: true }, foe('e', '1008')],
    });
    d.begin('corps', 0, NORMAL);
    d.give('begin', d.formation('guns'));
    d.give('rally', d.unit('g'), 0);
    expect(has(d.g, d.unit('g'), DISORDERED)).toBe(false);
    d.give('done');
    expect(d.refused('fire', d.unit('g'), d.hex('1008'), 0)).toContain('8.51a');
  });
});
