import { expect } from 'vitest';
import { ORDERS } from '../model/vocabulary.ts';
import { orderOf } from '../rules/10-effects.ts';
import { mayTry } from '../rules/10-orders.ts';
import { mayAttack } from '../rules/11-caracole.ts';
import { example } from '../testing/example.ts';
import { type Ground, sketch } from '../testing/ground.ts';
import type { Scene } from '../testing/scene.ts';
import type { SceneLeader, SceneUnit } from '../testing/set-up.ts';

const attack = (unit: string, at: string) => ({ type: 'attack', unit, at });
const done = { type: 'done' };
const orders = (g: Scene): Record<string, string> => {
  const { column } = g.position.toJson() as { column: Record<string, { order: string }> };
  return Object.fromEntries(Object.entries(column).map(([id, c]) => [id, c.order]));
};
/** The order of a column as a side is shown it. */
const shownTo = (g: Scene, side: number, column: string): string | null => {
  const json = g.position.toJson(side) as { column: Record<string, { order: string | null }> };
  return json.column[column]!.order;
};

example('E166', (e, set) => {
  const g = set({ isWhole: true, options: ['advanced'], at: 'command', active: 'C' });
  expect(orders(g)).toEqual(e.expect);
  expect(new Set(Object.values(orders(g))).size).toBeGreaterThan(1);
});

example('E168', (e, set) => {
  const map = sketch('A B', 'A-B');
  const units: SceneUnit[] = [
    { id: 'Q', side: 'C', type: 'arquebusiers', zone: 'A', columnOrder: 'hold' },
    { id: 'X', side: 'P', type: 'militia', zone: 'B', columnOrder: 'attack' },
  ];
  const leaders: SceneLeader[] = [
    { id: 'L', side: 'C', zone: 'A', fq: 4 },
    { id: 'M', side: 'P', zone: 'B' },
  ];
  const change = { type: 'order', leader: 'L', order: 'attack' };
  const start = (more: object) => set({ map, units, leaders, active: 'C', ...more });
  const played: Readonly<Record<string, () => string>> = {
    'set-up': () => shownTo(start({ at: 'set-up' }), 1, 'C1') ?? 'no',
    // Next to the enemy a 3 becomes a 4, which is not less than 4.
    'a change fails': () => {
      const g = start({ at: 'orders' }).play(change, [3]);
      expect(g.event('order-tried').passed).toBe(false);
      return shownTo(g, 1, 'C1') ?? 'no';
    },
    'a change to attack succeeds': () => {
      const g = start({ at: 'orders' }).play(change, [2]);
      return shownTo(g, 1, 'C1') === 'attack' ? 'the new order' : 'no';
    },
    'an arquebusier unit of the column defends and its hold bonus is counted': () => {
      const g = start({ at: 'combat', active: 'P' });
      expect(shownTo(g, 1, 'C1')).toBeNull();
      g.play(attack('X', 'A'), [1, 6]);
      expect(g.fight().DP.order).toBe(1);
      return shownTo(g, 1, 'C1') === 'hold' ? 'the order' : 'no';
    },
    'closing phase': () => {
      const g = start({ at: 'reorganisation', active: 'C', first: 'P' });
      expect([shownTo(g, 1, 'C1'), shownTo(g, 0, 'P1')]).toEqual([null, null]);
      g.play(done);
      expect(g.has('initiative-counted')).toBe(true);
      const isAll = shownTo(g, 1, 'C1') === 'hold' && shownTo(g, 0, 'P1') === 'attack';
      return isAll ? 'all orders of both sides' : 'no';
    },
  };
  expect({ shown: (e.given.events as unknown as string[]).map((word) => played[word]!()) }).toEqual(e.expect);
});

example('E178', (e, set) => {
  const map = sketch('Z a b c d F', 'Z-a a-b b-c c-d d-F');
  const leaders = [...e.given.leaders!, { id: 'CC2', side: 'C', rank: 'CC', zone: 'F', column: 'C2' }];
  const g = set({ at: 'command', active: 'C', map, leaders });
  expect({ isolated: g.unit('Q').isolated, order: ORDERS[orderOf(g.g, g.u('Q'))] }).toEqual(e.expect);
});

example('E179', (e, set) => {
  type Case = {
    rank: string;
    fq: number;
    old: string;
    new: string;
    die: number;
    withLg?: boolean;
    replacement?: boolean;
    engaged?: boolean;
  };
  const tried = (e.given.cases as unknown as Case[]).map((c) => {
    const leaders: SceneLeader[] = [
      {
        id: 'L',
        side: 'C',
        rank: c.rank,
        column: 'C1',
        zone: 'A',
        fq: c.replacement ? 6 : c.fq,
        replacementFq: c.fq,
        face: c.replacement ? 'replacement' : 'original',
      },
      ...(c.rank === 'LG' ? [] : [{ id: 'LG', side: 'C', rank: 'LG', column: 'C2', zone: c.withLg ? 'A' : 'B' }]),
    ];
    const units: SceneUnit[] = [
      { id: 'Q', side: 'C', type: 'arquebusiers', zone: 'A', column: 'C1', columnOrder: c.old },
      { id: 'X', side: 'P', type: 'militia', zone: c.engaged ? 'B' : 'C' },
    ];
    const map: Ground = sketch('A B C', 'A-B B-C');
    const g = set({ at: 'orders', active: 'C', map, leaders: c.engaged ? leaders.slice(0, 1) : leaders, units });
    g.play({ type: 'order', leader: 'L', order: c.new }, [c.die]);
    const tried = g.event('order-tried');
    const { passed } = tried;
    const total = tried.order === undefined ? undefined : tried.total;
    expect(orders(g).C1).toBe(passed ? c.new : c.old);
    expect(g.refusals({ type: 'order', leader: 'L', order: 'march' }), 'once a turn').toContain('10.2a');
    return { total, passed };
  });
  expect({ total: tried.map((t) => t.total), success: tried.map((t) => t.passed) }).toEqual(e.expect);
});

example('E180', (e, set) => {
  type Column = { order: string; units: number; leader: string };
  const { C, P, holder } = e.given as unknown as { C: Column[]; P: Column[]; holder: string };
  const all = [
    ...C.map((c, i) => ({ ...c, side: 'C', id: `C${i + 1}` })),
    ...P.map((c, i) => ({ ...c, side: 'P', id: `P${i + 1}` })),
  ];
  const units = all.flatMap(({ id, side, units: n, order }) =>
    Array.from(
      { length: n },
      (_, i): SceneUnit => ({ id: `${id}-${i}`, side, type: 'arquebusiers', zone: id, column: id, columnOrder: order }),
    ),
  );
  const leaders = all.map(
    ({ id, side, leader }): SceneLeader => ({
      id: `L${id}`,
      side,
      column: id,
      zone: leader === 'exited' ? 'off' : id,
      rank: leader.startsWith('LG') ? 'LG' : 'CC',
      ...(leader.startsWith('replacement') ? { face: 'replacement' } : {}),
    }),
  );
  const bags = all.flatMap((c) =>
    'baggage' in c ? [{ id: `B${c.id}`, side: c.side, type: 'baggage', zone: c.id }] : [],
  );
  const spec = {
    at: 'reorganisation',
    active: 'P',
    first: holder,
    units: [...units, ...bags],
    leaders,
    orders: Object.fromEntries(all.map((c) => [c.id, c.order])),
    alter: (json: Readonly<Record<string, Record<string, Record<string, unknown>>>>) => {
      for (const c of all) if (c.leader === 'exited') json.leader![`L${c.id}`]!.place = 'exited';
    },
  } as const;
  const g = set(spec).play(done);
  const counted = g.event('initiative-counted');
  expect({ C: counted.sums[0], P: counted.sums[1], next: counted.side }).toEqual(e.expect);
  expect(g.event('turn-began').first).toBe(e.expect.next);
  const other = set({ ...spec, first: 'P', active: 'C' }).play(done);
  expect(other.event('initiative-counted').side, 'a tie changes nothing for the other holder either').toBe('P');
});

example('E181', (e, set) => {
  const unit = 'AU-P-LAN-1';
  const leaders = [{ id: 'AU-P-SCHREGEL', zone: 'off' }];
  const g = set({ options: ['advanced'], leaders });
  g.play({ type: 'enter', piece: unit, to: '131' });
  const { allowance, spent, remaining, isolated } = g.unit(unit);
  g.play({ type: 'enter', piece: 'AU-P-SCHREGEL', to: '131' });
  const column = g.g.w.columnIds.indexOf('P4');
  expect({
    order: ORDERS[orderOf(g.g, g.u(unit))],
    allowance,
    spent,
    remaining,
    isolated,
    mayAttackThisTurn: mayAttack(g.g, g.u(unit)),
    orderChangeThisTurn: mayTry(g.g, column),
  }).toEqual(e.expect);
  // Both phases to their end, and the next turn the leader may try.
  for (let i = 0; i < 40 && g.g.s.battle.turn[0] === 5; i++) g.play(done);
  while (g.asks !== 'P' || g.question !== 'orders') g.play(done);
  expect(g.g.s.battle.turn[0]).toBe(6);
  expect(g.can({ type: 'order', leader: 'AU-P-SCHREGEL', order: 'attack' })).toBe(true);
});
