import { describe, expect, it } from 'vitest';
import type { FormationId } from '../model/ids.ts';
import { DISORDERED, has, IN_RESERVE } from '../model/state.ts';
import { ORDERS, SIDES } from '../model/vocabulary.ts';
import { hasOrders, mayTryOrders, underCommand } from '../rules/4-command.ts';
import { whyNotAttach } from '../rules/4-orders.ts';
import { whyNotLead } from '../rules/5-leaders.ts';
import type { DrillSpec, DrillUnit } from '../testing/drill.ts';
import { example } from '../testing/example.ts';
import { looseField } from '../testing/loose-field.ts';
import { turnDrill } from '../testing/turn-drill.ts';

const foe = (id: string, hex: string, more: Partial<DrillUnit> = {}): DrillUnit => ({
  id,
  side: 'austrian',
  hex,
  ...more,
});
const range = (g: ReturnType<typeof turnDrill>['g'], f: FormationId) => [hasOrders(g, f), mayTryOrders(g, f)];

describe('the turn, by the examples', () => {
  example('turn-order', () => {
    const d = turnDrill({ units: [{ id: 'a', hex: '1010' }, foe('e', '1001')] });
    d.g.s.battle.turn[0] = 0;
    d.dice.push(9, 0);
    const asked: string[] = [];
    for (let step = d.begin('turn'); step && d.g.s.battle.turn[0] === 1; ) {
      asked.push(`${step} ${SIDES[d.frames.at(-1)![1]]}`);
      d.dice.push(9, 0);
      step = d.give('done');
    }
    expect(asked).toEqual(
      ['reserve-in', 'recovery', 'release', 'commanders'].flatMap((s) => [`${s} allied`, `${s} austrian`]),
    );
    const phases = d.ofType('phase-began').map((e) => (e as unknown as { phase: string }).phase);
    expect(phases.slice(0, 7)).toEqual([
      'initiative',
      'reserve',
      'activation',
      'recovery',
      'release',
      'commanders',
      'morale',
    ]);
    expect(d.seen[0]).toBe('hand');
    expect(d.g.s.hand.side[0]).toBe(0);
  });
  example('initiative-no-emperor', () => {
    const d = turnDrill(looseField({ scenario: 'magenta' }));
    d.g.s.leader.place[d.leader('ldr-napoleon')] = 0;
    d.dice.push(4, 5);
    d.begin('turn');
    expect(d.ofType('initiative-rolled')).toMatchObject([{ dice: [4, 5], totals: [4, 5], winner: 'austrian' }]);
    const e = turnDrill(looseField({ scenario: 'magenta' }));
    e.dice.push(4, 5, 4, 4);
    e.begin('turn');
    expect(e.ofType('initiative-rolled')).toMatchObject([
      { totals: [5, 5], winner: undefined },
      { totals: [5, 4], winner: 'allied' },
    ]);
  });
  example('end-phase-order', () => {
    const a = { id: 'a', hex: '1010', brigade: 'b', hits: 3, disordered: true, inReserve: true } as const;
    const d = turnDrill({ units: [a, foe('e', '1001')] });
    d.g.s.battle.turn[0] = 0;
    d.dice.push(9, 0);
    d.begin('turn');
    d.give('done');
    expect(d.give('done')).toBe('recovery');
    d.give('recover', d.unit('a'));
    d.give('done');
    expect(d.give('done')).toBe('release');
    d.give('release', d.formation('b'));
    expect([d.g.s.unit.hits[d.unit('a')], has(d.g, d.unit('a'), DISORDERED | IN_RESERVE)]).toEqual([1, false]);
  });
  example('brigade-by-brigade', () => {
    const d = turnDrill({
      units: [foe('h', '1010', { brigade: 'hartung' }), foe('r', '1012', { brigade: 'ramming' })],
    });
    const corps = d.w.corpsIndex.get('austrian')!;
    d.begin('corps', corps, 1);
    expect(d.give('begin', d.formation('hartung'))).toBe('rally');
    expect(d.seen).toEqual(['act', 'small-arms', 'assault']);
    d.give('done');
    d.give('begin', d.formation('ramming'));
    expect(d.refused('rally', d.unit('h'), 0)).toEqual(['3.0d']);
    d.give('done');
    expect(d.refused('begin', d.formation('hartung'))).toEqual(['3.0d']);
  });
});

describe('Orders and command, by the examples', () => {
  const A3: DrillSpec = {
    leaders: [
      { id: 'schwarzenberg', side: 'austrian', rank: 'corps', corps: 'austrian', hex: '1010', range: 3 },
      ...Object.entries({ pokorny: '1012', dienstl: '1110', wetzlar: '1013', hartung: '1014', rosgen: '1016' }).map(
        ([id, hex]) => ({ id, hex, side: 'austrian' as const, engagementDrm: id === 'rosgen' ? 1 : 0 }),
      ),
    ],
    units: ['pokorny', 'dienstl', 'wetzlar', 'hartung', 'rosgen'].map((brigade, i) =>
      foe(`u-${brigade}`, `05${10 + i}`, { brigade }),
    ),
  };
  example('orders-by-range', () => {
    const d = turnDrill(A3);
    const withOrders = ['pokorny', 'dienstl', 'wetzlar', 'hartung', 'rosgen'].filter((b) =>
      hasOrders(d.g, d.formation(b)),
    );
    expect(withOrders).toEqual(['pokorny', 'dienstl', 'wetzlar']);
  });
  const tries = (brigade: string, die: number) => {
    const d = turnDrill(A3);
    d.begin('corps', d.w.corpsIndex.get('austrian')!, 1);
    expect(d.give('begin', d.formation(brigade))).toBe('orders');
    d.dice.push(die);
    d.give('try');
    const { total, hasOrders: gained } = d.ofType('orders-rolled')[0] as unknown as {
      total: number;
      hasOrders: boolean;
    };
    return { total, gained, orders: ORDERS[d.g.s.formation.orders[d.formation(brigade)]!], after: d.seen, d };
  };
  it('names what a brigadier adds to the die, and nothing where he adds none', () => {
    const added = ['hartung', 'rosgen'].map((brigade) => {
      const { d } = tries(brigade, 4);
      const [rolled] = d.ofType('orders-rolled') as unknown as {
        die: number;
        total: number;
        modifiers: { value: number }[];
      }[];
      return { sum: rolled!.total - rolled!.die, values: rolled!.modifiers.map(({ value }) => value) };
    });
    for (const { sum, values } of added) expect(values).toEqual(sum === 0 ? [] : [sum]);
    expect(added.some(({ sum }) => sum === 0)).toBe(true);
  });
  example('orders-hartung-4', () => {
    expect(tries('hartung', 4)).toMatchObject({ total: 4, gained: true, orders: 'with' });
  });
  example('orders-hartung-5', () => {
    const { d, ...found } = tries('hartung', 5);
    expect(found).toMatchObject({ total: 5, gained: false, orders: 'inert', after: [] });
    expect(d.frames.at(-1)![0]).toBe('rally');
    expect(
      whyNotLead(d.g, { verb: 0, a: d.leader('hartung'), b: 5, c: 0, d: 0 }, d.formation('hartung')).map((r) => r.rule),
    ).toEqual(['4.13c']);
  });
  example('orders-rosgen-3', () => {
    expect(tries('rosgen', 3)).toMatchObject({ total: 4, gained: true });
  });
  example('orders-rosgen-4', () => {
    expect(tries('rosgen', 4)).toMatchObject({ total: 5, gained: false, orders: 'inert' });
  });
  example('orders-not-tried', () => {
    // R21
    const d = turnDrill(A3);
    d.begin('corps', d.w.corpsIndex.get('austrian')!, 1);
    d.give('begin', d.formation('hartung'));
    d.give('wait');
    expect(ORDERS[d.g.s.formation.orders[d.formation('hartung')]!]).toBe('without');
    expect(d.seen).toEqual(['act', 'small-arms', 'assault']);
  });
  example('guard-range', () => {
    const d = turnDrill({
      leaders: [
        { id: 'angely', rank: 'corps', corps: 'allied', hex: '1010', range: 4, rangeNearOverall: 6 },
        { id: 'napoleon', rank: 'overall', hex: '1011' },
        { id: 'cler', hex: '1016' },
      ],
    });
    expect(hasOrders(d.g, d.formation('cler'))).toBe(true);
    d.g.s.leader.hex[d.leader('napoleon')] = d.hex('1013');
    expect(hasOrders(d.g, d.formation('cler'))).toBe(false);
  });
  example('corps-range-plain-hexes', () => {
    const d = turnDrill({
      map: { default: { terrain: 'heavily_cultivated', level: 2 } },
      leaders: [
        { id: 'c', rank: 'corps', corps: 'allied', hex: '1010', range: 4 },
        { id: 'b', hex: '1014' },
      ],
    });
    expect(hasOrders(d.g, d.formation('b'))).toBe(true);
  });
  example('finished-brigadier', () => {
    // R22
    const d = turnDrill({
      leaders: [
        { id: 'c', rank: 'corps', corps: 'allied', hex: '1010' },
        { id: 'b', hex: '1010' },
      ],
      units: [{ id: 'u1', hex: '1010', brigade: 'b' }],
    });
    expect(range(d.g, d.formation('b'))).toEqual([true, true]);
    d.g.s.leader.isFinished[d.leader('b')] = 1;
    expect(range(d.g, d.formation('b'))).toEqual([false, false]);
    expect([...underCommand(d.g, d.formation('b'))]).toEqual([]);
  });
  example('no-orders-none-commanded', () => {
    const d = turnDrill({
      leaders: [
        { id: 'c', rank: 'corps', corps: 'allied', hex: '0101', range: 3 },
        { id: 'b', hex: '1010', range: 5 },
      ],
      units: [
        { id: 'u1', hex: '1010', brigade: 'b' },
        { id: 'u2', hex: '1011', brigade: 'b' },
      ],
    });
    d.begin('corps', 0, 1);
    d.give('begin', d.formation('b'));
    d.give('wait');
    expect([d.unit('u1'), d.unit('u2')].map((u) => d.g.s.unit.did[u]! & 1)).toEqual([0, 0]);
  });
  example('corps-cavalry', () => {
    // R23
    const d = turnDrill({
      brigades: { cav: { side: 'austrian', kind: 'corps-cavalry' } },
      leaders: [{ id: 'hartung', side: 'austrian', hex: '1010' }],
      units: [
        foe('h', '1010', { brigade: 'hartung' }),
        foe('hus10-a', '1011', { brigade: 'cav', type: 'light-cavalry' }),
        foe('hus10-b', '1012', { brigade: 'cav', type: 'light-cavalry' }),
      ],
    });
    d.begin('corps', d.w.corpsIndex.get('austrian')!, 1);
    expect(d.give('begin', d.formation('hartung'))).toBe('attach');
    expect(d.offers('attach')).toHaveLength(2);
    d.give('attach', d.unit('hus10-a'));
    expect(whyNotAttach(d.g, d.formation('hartung'), d.unit('hus10-b')).map((r) => r.rule)).toEqual(['4.15b']);
  });
  example('commander-only-c3', () => {
    const d = turnDrill({
      leaders: [
        { id: 'niel', rank: 'corps', corps: 'allied', hex: '1010' },
        { id: 'b', hex: '1010' },
      ],
      units: [{ id: 'u', hex: '1010', brigade: 'b' }],
    });
    d.begin('corps', 0, 1);
    const order = { verb: 0, a: d.leader('niel'), b: d.hex('1011'), c: 0, d: 0 };
    expect(whyNotLead(d.g, order, d.formation('b')).map((r) => r.rule)).toEqual(['4.23a']);
  });
});
