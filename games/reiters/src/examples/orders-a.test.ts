import { expect } from 'vitest';
import { LEVEL_WORDS } from '../model/texts.ts';
import { ORDERS, SIDES, type VictoryLevel } from '../model/vocabulary.ts';
import { allowanceOf } from '../rules/4-allowance.ts';
import { levelOf } from '../rules/9-victory.ts';
import { effectsOf, orderOf } from '../rules/10-effects.ts';
import { example, without } from '../testing/example.ts';
import { sketch } from '../testing/ground.ts';
import { scene } from '../testing/scene.ts';
import type { SceneLeader, SceneUnit } from '../testing/set-up.ts';

example('E71', (e, set) => {
  const map = sketch('Z1 Z2 Z3 Z9', 'Z1-Z2 Z1-Z3 Z2-Z9');
  const g = set({ at: 'reorganisation', map });
  const open = g.legal('reorganise').map((c) => c.unit);
  expect(open, 'b is in an enemy ZOC, c is isolated').toEqual(['a']);
  expect(g.refusals({ type: 'reorganise', unit: 'b' })).toEqual(['8.0b']);
  expect(g.refusals({ type: 'reorganise', unit: 'c' })).toEqual(['1.3.7n']);
  g.play({ type: 'reorganise', unit: 'a' }, e.dice);
  expect({ a: { ...g.unit('a'), fq: g.tests('a')[0]!.fq } }).toMatchObject({ a: e.expect.a });
  const quiet = set({ at: 'reorganisation', map, units: e.given.units!.map((u) => ({ ...u, ds: true })) });
  const b = quiet.can({ type: 'reorganise', unit: 'b' }) ? 'allowed' : 'not allowed';
  expect({ b }).toEqual(e.expect.ifEWereDS);
});

example('E72', (e, set) => {
  const turn = scene({ scenario: 'AU', isWhole: true, at: 'set-up' }).g.w.data.turns;
  const g = set({ at: 'closing', turn });
  const { winner, points, level } = g.event('battle-ended');
  const words = LEVEL_WORDS[level as VictoryLevel].en.toLowerCase();
  expect({ winner, difference: Math.abs(points[0] - points[1]), level: words }).toEqual(e.expect);
  expect(levelOf(g.g, 10)).toBe(level);
  expect(g.position.verdict).toMatchObject({ winner: SIDES.indexOf('C') });
});

example('E76', (e, set) => {
  type Column = { order: string; units: number; leader: boolean };
  const given = e.given as unknown as { C: Column[]; P: Column[]; holder: string };
  const units: SceneUnit[] = [];
  const leaders: SceneLeader[] = [];
  const orders: Record<string, string> = {};
  for (const side of SIDES)
    given[side].forEach((column, i) => {
      const id = `${side}${i + 1}`;
      orders[id] = column.order;
      if (column.leader) leaders.push({ id: `L-${id}`, side, rank: 'CC', column: id, zone: id });
      for (let n = 0; n < column.units; n++)
        units.push({ id: `${id}-${n}`, side, type: 'militia', column: id, zone: id });
    });
  const g = set({ at: 'closing', units, leaders, orders, options: ['advanced'], first: given.holder });
  const { sums, side } = g.event('initiative-counted');
  expect({ C: sums[0], P: sums[1], next: side }).toEqual(e.expect);
  expect(SIDES[g.g.s.battle.first[0]!]).toBe(given.holder);
});

example('E77', (e, set) => {
  const map = sketch('Z Y S', 'Z-Y Z-S');
  const enemy: SceneUnit = { id: 'E', side: 'P', type: 'arquebusiers', zone: 'Y' };
  const units = [...e.given.units!, enemy];
  const g = set({ at: 'combat', map, active: 'C', units });
  const watch = set({ at: 'reaction', map, active: 'P', entered: ['Y'], units });
  const attack = { type: 'attack', unit: 'G', at: 'Y' };
  expect({
    order: ORDERS[orderOf(g.g, g.u('G'))],
    attack: g.can(attack),
    mp: effectsOf(g.g, g.u('G'))!.mp,
    retreatBeforeCombat: watch.can({ type: 'give-way', unit: 'G', from: 'Y' }),
  }).toEqual(e.expect);
  // Commanded, it would be under Attack: it may attack and may not give way.
  const led = units.map((u) => ({ ...u, isolated: false }));
  expect(set({ at: 'combat', map, active: 'C', units: led }).can(attack)).toBe(true);
  expect(
    set({ at: 'reaction', map, active: 'P', entered: ['Y'], units: led }).refusals({
      type: 'give-way',
      unit: 'G',
      from: 'Y',
    }),
  ).toEqual(['10.1h']);
});

example('E78', (e, set) => {
  const { order } = e.given.column as unknown as { order: string };
  const leaders = e.given.leaders!.map((l) => ({ ...l, side: 'P', rank: 'CC' }));
  const g = set({ active: 'P', orders: { P1: order }, leaders });
  expect({
    R: allowanceOf(g.g, g.u('R')),
    K: allowanceOf(g.g, g.u('K')),
    L: g.leader('L').remaining,
  }).toEqual(e.expect);
});

example('E80', (e) => {
  const { scenario, turn, column } = e.given as unknown as { scenario: string; turn: number; column: string };
  const g = scene({ scenario, isWhole: true, options: ['advanced'], at: 'orders', turn, active: 'P' });
  const { columns, leaders } = g.g.w.data;
  const leader = leaders[columns.find((c) => c.id === column)!.leader]!.id;
  const may = () => g.legal('order').some((c) => c.leader === leader);
  const turn3 = may();
  const [zone] = columns.find((c) => c.id === column)!.reinforcement!.zones;
  g.play({ type: 'done' }).play({ type: 'enter', piece: leader, to: g.g.w.zoneNames[zone!]! });
  // On the turn it came in it has entered, and still may not try.
  const now = g.position.toJson() as unknown as { column: Record<string, { entered: number; order: string }> };
  expect(now.column[column]!.entered).toBe(turn);
  while (!(g.question === 'orders' && g.asks === 'P')) g.play({ type: 'done' });
  expect(g.g.s.battle.turn[0]).toBe(turn + 1);
  expect({ turn3, turn4: may() }).toEqual(e.expect);
});

example('E94', (e) => {
  const phaseOf = (options: readonly string[]) => {
    const g = scene({ map: sketch('A B', 'A-B'), at: 'command', active: 'C', options });
    while (g.asks === 'C' || g.question === 'reaction') g.play({ type: 'done' });
    return g.all('sequence-began').flatMap((s) => (s.side === 'C' ? [s.sequence] : []));
  };
  const words = { 'initiative-counted': 'initiative', 'battle-ended': 'victory', 'turn-began': 'time' } as const;
  const closingOf = (options: readonly string[], turn: number) =>
    scene({ map: sketch('A B', 'A-B'), at: 'closing', turn, options }).log.flatMap((x) =>
      x.type in words ? [words[x.type as keyof typeof words]] : [],
    );
  const { sequences, advanced, closing } = e.expect as unknown as {
    sequences: string[];
    advanced: string[];
    closing: { base: string[]; advanced: string[] };
  };
  expect(phaseOf([])).toEqual(sequences);
  expect(phaseOf(['advanced'])).toEqual(advanced);
  const last = 12;
  for (const [options, list] of [
    [[], closing.base],
    [['advanced'], closing.advanced],
  ] as const) {
    // The battle is judged on the last turn, and then time stands still; on any other it goes on.
    expect(closingOf(options, last)).toEqual(list.filter((x) => x !== 'time'));
    expect(closingOf(options, 1)).toEqual(list.filter((x) => x !== 'victory'));
  }
  expect(Object.keys(without(e.expect, 'sequences', 'advanced', 'closing'))).toEqual([]);
});
