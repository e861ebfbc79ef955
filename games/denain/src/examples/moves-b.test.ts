import { distance } from '@tambour/boards';
import { expect } from 'vitest';
import { NO_UNIT } from '../model/ids.ts';
import { COALITION, FRENCH } from '../model/vocabulary.ts';
import { markZones } from '../rules/6-zone-marks.hot.ts';
import { unpackWay } from '../rules/7-legs.ts';
import { followWay } from '../rules/7-move-search.hot.ts';
import { moverOf } from '../rules/7-mover.ts';
import { baggageOwner, score } from '../rules/13-victory.ts';
import { example } from '../testing/example.ts';
import type { Scene } from '../testing/scene.ts';

/** The points of every leg of a way, and whether it ended hex movement. */
function calculated(g: Scene, command: { unit: string; via: readonly string[] } & Record<string, unknown>) {
  const order = g.match.position.encode({ type: 'move', ...command });
  const m = moverOf(g.g, g.u(command.unit), NO_UNIT, markZones(g.g, 1 - g.g.w.unitSide[g.u(command.unit)]!));
  const facing = g.g.s.unit.facing[order.a]!;
  const legs = unpackWay(order.d);
  const totals = legs.map((_, i) => followWay(g.g, m, legs.slice(0, i + 1), facing));
  expect(totals.at(-1)!.failed).toBe(-1);
  return {
    costs: totals.map((t, i) => t.cost - (totals[i - 1]?.cost ?? 0)),
    total: totals.at(-1)!.cost,
    isStopped: (totals.at(-1)!.layer & 1) === 1,
    allowance: m.budget + (totals.at(-1)!.layer & 2 ? 0 : 1),
  };
}

example('move-19', (e, set) => {
  const g = set();
  const order = { type: 'move', unit: 'P', to: '1509', facing: 'SSE', via: ['1409', '1509'] };
  expect(g.can(order)).toBe(e.expect.legal);
  const way = calculated(g, order);
  expect(way.costs).toEqual(e.expect.cost);
  expect(way.isStopped).toBe(e.expect.stopped);
  g.play(order);
  expect(g.unit('P').hex).toBe('1509');
});
example('move-20', (e, set) => {
  const g = set();
  const order = { type: 'move', unit: 'H', to: '2207', facing: 'E', via: ['2207', 'E'] };
  expect(g.can(order)).toBe(e.expect.legal);
  const way = calculated(g, order);
  expect(way.costs).toEqual(e.expect.cost);
  expect(way.allowance).toBe(e.expect.allowance);
  expect(way.allowance - way.total).toBe(e.expect.mpLeft);
  // Two vertices would be a point too many.
  expect(g.can({ type: 'move', unit: 'H', to: '2207', facing: 'NNE' })).toBe(false);
  g.play(order);
  expect(g.event('withdrew')).toMatchObject({ from: '2208', to: '2207', rule: '7.3c' });
  expect(g.unit('H')).toMatchObject({ hex: '2207', facing: 'E', state: 'ok' });
});

const intoBaggage = (unit: string) => ({ type: 'move', unit, to: '2112', facing: 'NNW', via: ['2112'] });
example('move-22', (e, set) => {
  const g = set({ side: 'C' });
  expect(g.can(intoBaggage('D'))).toBe(e.expect.legal);
  expect(g.refusals(intoBaggage('D')).some((rule) => rule === '7.8a' || rule === '3a')).toBe(true);
});
example('move-23', (e, set) => {
  const g = set({ side: 'C' });
  expect(g.can(intoBaggage('D'))).toBe(e.expect.legal);
  g.play(intoBaggage('D'));
  expect(g.unit('D').hex).toBe('2112');
  expect(g.unit('c-bag').hex).toBe('2112');
});
example('bag-01', (e, set) => {
  const g = set();
  expect(baggageOwner(g.g)).toBe(COALITION + 1);
  expect(g.can(intoBaggage('N'))).toBe(e.expect.legal);
  g.play(intoBaggage('N'));
  expect(e.expect.baggage).toBe('captured by F and removed');
  expect(g.event('baggage-captured')).toMatchObject({ by: 'N', rule: '13.3d' });
  expect(g.unit('c-bag')).toMatchObject({ hex: null, place: 'lost' });
  expect(['nobody', 'F', 'C'][baggageOwner(g.g)]).toBe(e.expect.baggageVP);
  expect([score(g.g, FRENCH).baggage, score(g.g, COALITION).baggage]).toEqual([10, 0]);
});

example('bridge-14', (e, set) => {
  const g = set({ side: 'C' });
  const enter = { type: 'move', unit: 'R', to: '2313', facing: 'SSE', via: ['2313'] };
  const way = calculated(g, enter);
  expect(way.costs).toEqual([e.expect.enterCost]);
  // The road bonus apart: the allowance is two points.
  expect(2 - way.total).toBe(e.expect.mpLeft);
  const on = { type: 'move', unit: 'R', to: '2314', facing: 'SSE' };
  expect(g.can(on)).toBe(e.expect.goOnTo2314);
  expect(g.can({ ...on, via: ['2313', '2314'] })).toBe(e.expect.goOnTo2314);
  expect(g.refusals(on)).toContain('7.5c');
  expect(g.can({ type: 'move', unit: 'R', to: '2313', facing: 'SSW', via: ['2313', 'SSW'] })).toBe(
    e.expect.mayTurnOrStay,
  );
  expect(g.can(enter)).toBe(e.expect.mayTurnOrStay);
});

example('art-range', (e, set) => {
  const g = set({ at: 'barrage' });
  const fire = { type: 'fire', unit: 'G', at: '1713' };
  expect(distance(g.g.w.grid, g.hex('1314'), g.hex('1713'))).toBe(e.expect.range);
  expect(g.can(fire)).toBe(e.expect.legal);
  expect(g.refusals(fire)).toContain('10.2a');
});
