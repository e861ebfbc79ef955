import { directionTo } from '@tambour/boards';
import { expect } from 'vitest';
import { BAGGAGE, COALITION, FRENCH } from '../model/vocabulary.ts';
import { markZones } from '../rules/6-zone-marks.hot.ts';
import { FORWARD_LEFT, FORWARD_RIGHT } from '../rules/7-legs.ts';
import { followWay } from '../rules/7-move-search.hot.ts';
import { stepCost } from '../rules/7-works.ts';
import { moverEntering } from '../rules/13-entry-hexes.ts';
import { score } from '../rules/13-victory.ts';
import { example } from '../testing/example.ts';
import { parsePieces } from '../testing/scene-piece.ts';

example('rein-03', (e, set) => {
  const g = set({ scenario: true });
  const { w } = g.g;
  const offMap = [
    ...w.unitIds.filter((id) => g.unit(id).place !== 'map'),
    ...w.data.leaders.map((l) => l.id).filter((id) => g.leader(id).place !== 'map'),
  ];
  expect(offMap.sort()).toEqual([...(e.expect.offMap as string[])].sort());
});

example('rein-04', (e, set) => {
  const [gate] = Object.keys(e.given.queue as object);
  const queue = (e.given.queue as Record<string, string[]>)[gate!]!;
  const [first, second] = queue;
  const want = e.expect['c-fa1'] as { allowance: number; path: string[]; cost: number[]; mpLeft: number };
  const g = set({ scenario: true, at: 'activate', side: 'C', with: [0, 1], acting: [] });
  g.play({ type: 'activate', formation: 'fagel' });

  const entry = g.g.w.entryHexes.findIndex((x) => x.hex === g.hex(gate!));
  const mover = moverEntering(g.g, g.u(first!), entry, markZones(g.g, FRENCH))!;
  const legs = [FORWARD_RIGHT, FORWARD_LEFT];
  const spent = [0, 1, 2].map((n) => followWay(g.g, mover, legs.slice(0, n), 5).cost);
  expect(spent.map((cost, i) => cost - (spent[i - 1] ?? 0))).toEqual(want.cost);
  // Two points and the road's.
  expect(mover.budget + 1).toBe(want.allowance);
  expect(want.allowance - spent.at(-1)!).toBe(want.mpLeft);
  const enter = (...via: string[]) => ({
    type: 'enter',
    unit: first,
    at: gate,
    to: via.at(-1),
    facing: 'NNW',
    via,
  });
  const [, ...steps] = want.path;
  expect(g.can(enter(...steps, '2517'))).toBe(false);
  g.play(enter(...steps));
  expect(g.event('entered')).toMatchObject({ piece: first, hex: gate, facing: 'NNW' });
  expect([gate, ...g.events.flatMap((x) => (x.type === 'stepped' ? [x.to] : []))]).toEqual(want.path);

  const next = e.expect['c-fa3'] as { mp: number; hex: string };
  const places = g.legal('enter').filter((c) => c.unit === second && c.at === gate);
  expect([...new Set(places.map((c) => c.to))]).toEqual([next.hex]);
  expect(moverEntering(g.g, g.u(second!), entry, markZones(g.g, FRENCH))!.budget).toBe(next.mp);
  g.play({ type: 'enter', unit: second, at: gate, to: next.hex, facing: 'NNW' });
  expect(g.unit(second!).hex).toBe(next.hex);

  expect(g.legal('enter').filter((c) => c.at === gate)).toEqual([]);
  const waiting = queue.filter((id) => g.unit(id).place === 'waiting');
  expect(waiting).toEqual(e.expect.waiting);
  expect(g.refusals({ type: 'enter', unit: waiting[0], at: gate, to: gate, facing: 'NNW' })).toContain('13.2d');
});

example('bag-02', (e, set) => {
  const from = e.given.units!.map((u) => ({ ...u, hex: '2113' }));
  const g = set({ units: from, turn: 10, under: [{ step: 'turn' }] });
  expect([score(g.g, FRENCH).total, score(g.g, COALITION).total]).toEqual([0, 50]);
  g.play({ type: 'move', unit: 'N', to: '2112', facing: 'NNW' }).play({ type: 'done' });
  expect(g.event('battle-ended').points).toEqual([20, 30]);
  for (const side of [FRENCH, COALITION]) {
    const own = side === FRENCH ? 'F' : 'C';
    expect(score(g.g, side).baggage > 0).toBe(e.expect.baggageVP === own);
    expect(score(g.g, side).towns).toBe(e.expect.hex2112VP === own ? 10 : 20);
  }
});

example('bag-03', (e, set) => {
  const g = set({
    side: 'C',
    acting: e.given.activated as string[],
    commanded: e.given.commanded as Record<string, boolean>,
  });
  const path = e.expect.path as string[];
  const haul = (to: string) => ({ type: 'haul', to });
  const costs = path.map((hex, i) => {
    const from = g.hex(path[i - 1] ?? '2112');
    return stepCost(g.g, COALITION, BAGGAGE, 1, from, directionTo(g.g.w.grid, from, g.hex(hex))!);
  });
  expect(costs).toEqual(e.expect.cost);
  expect(costs.reduce((n, cost) => n + cost, 0)).toBe(e.expect.allowance);
  for (const hex of path) expect(g.can(haul(hex))).toBe(true);
  // One point more than by road, or two points off it, are too many.
  for (const hex of ['2313', '2114', '2213', '2014']) expect(g.can(haul(hex))).toBe(hex === '2213');
  g.play(haul(path.at(-1)!));
  expect(g.unit('c-bag').hex).toBe(path.at(-1));
});

example('vp-03', (e, set) => {
  const { baggage, ...control } = e.given.control as Record<string, 'F' | 'C'>;
  expect(baggage).toBe('C');
  const g = set({
    control,
    lost: e.given.pointsEliminated as { F: number; C: number },
    baggage: '2112',
    turn: 10,
    at: 'command-phase',
    under: [{ step: 'turn' }],
  }).play({ type: 'done' });
  expect(g.event('battle-ended').points).toEqual([e.expect.F, e.expect.C]);
  expect(g.event('battle-ended').winner ?? 'draw').toBe(e.expect.winner);
  expect(g.match.position.verdict?.winner).toBe(undefined);
  for (const side of [FRENCH, COALITION]) expect(score(g.g, side).routed).toBe(0);
});

example('vp-04', (e, set) => {
  const { baggage: _, ...control } = e.given.control as Record<string, 'F' | 'C'>;
  const g = set({
    units: parsePieces('F inf N@1409>SSE 3/2/3; C inf K@1410>SSE 1/2/2'),
    leaders: { eugene: '1410' },
    control,
    baggage: '2112',
    turn: 7,
    at: 'combat',
    under: [{ step: 'turn' }],
  });
  expect(score(g.g, COALITION).total).toBeGreaterThan(score(g.g, FRENCH).total);
  g.play({ type: 'shock', attackers: ['N'], targets: ['1410'] }, [1]);
  expect(g.event('leader-killed').leader).toBe('eugene');
  expect(g.match.position.over).toBe(true);
  expect(g.event('battle-ended').winner).toBe(e.expect.winner);
  expect(g.event('battle-ended').rule === '13.3a').toBe(e.expect.pointsCounted);
  expect(score(g.g, COALITION).total).toBeGreaterThan(score(g.g, FRENCH).total);
});

example('vp-05', (e, set) => {
  const g = set({ scenario: true, turn: 0, at: 'set-up' });
  expect({ F: score(g.g, FRENCH).total, C: score(g.g, COALITION).total }).toEqual({ F: e.expect.F, C: e.expect.C });
  const owners = g.match.position.toJson().objective as Record<string, { owner: string }>;
  const nobody = Object.keys(owners).filter((hex) => owners[hex]!.owner === 'nobody');
  expect(nobody).toEqual(e.expect.nobody);
});
