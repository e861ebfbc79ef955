import { expect } from 'vitest';
import { COALITION } from '../model/vocabulary.ts';
import { markZones } from '../rules/6-zone-marks.hot.ts';
import { moverEntering } from '../rules/13-entry-hexes.ts';
import { example } from '../testing/example.ts';
import type { Scene } from '../testing/scene.ts';

type Want = { readonly mp: number; readonly mpLeftAfterEntryHex: number; readonly hex?: string };
const entries = (g: Scene, unit: string, at: string) =>
  (g.legal('enter') as unknown as { unit: string; at: string; to: string; facing: string }[]).filter(
    (c) => c.unit === unit && c.at === at,
  );
/** The allowance a unit comes with at the first entry hex of its formation, and what is left once it is in. */
const allowance = (g: Scene, unit: string) => {
  const e = g.g.w.entryHexes.findIndex((x) => x.hex === g.hex('3211'));
  const m = moverEntering(g.g, g.u(unit), e, markZones(g.g, COALITION))!;
  return { mp: m.budget, mpLeftAfterEntryHex: m.budget - m.entryCost };
};

example('rein-01', (e, set) => {
  const [first, second, third] = (e.given.queue as Record<string, string[]>)['3211']! as [string, string, string];
  const want = (id: string) => e.expect[id] as Want;
  const fresh = (turn: number) =>
    set({ scenario: true, turn, at: 'activate', with: [0, 1], acting: [] }).play({
      type: 'activate',
      formation: 'valenciennes',
    });
  const g = fresh(e.given.turn as number);
  const { hex: _none, ...full } = want(first);
  expect(allowance(g, first)).toEqual(full);
  // By the road it goes two hexes further, off it one.
  const reached = new Set(entries(g, first, '3211').map((c) => c.to));
  expect([reached.has('3211'), reached.has('3111'), reached.has('3011'), reached.has('2911')]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  g.play({ type: 'enter', unit: first, at: '3211', to: '3011', facing: 'W' });
  expect(g.unit(first)).toMatchObject({ hex: '3011', place: 'map' });

  const { hex, ...short } = want(second);
  expect(allowance(g, second)).toEqual(short);
  expect(new Set(entries(g, second, '3211').map((c) => c.to))).toEqual(new Set([hex]));
  // It goes no further, not even by a way named along the road.
  const further = { type: 'enter', unit: second, at: '3211', to: '3111', facing: 'W' };
  expect(g.can(further)).toBe(false);
  expect(g.can({ ...further, via: ['3111'] })).toBe(false);
  g.play({ type: 'enter', unit: second, at: '3211', to: '3211', facing: 'W' });
  expect(g.unit(second).hex).toBe(hex);

  expect(e.expect[third]).toBe('waits for turn 2');
  expect(entries(g, third, '3211')).toEqual([]);
  expect(g.refusals({ type: 'enter', unit: third, at: '3211', to: '3211', facing: 'W' })).toContain('13.2d');
  expect(g.unit(third).place).toBe('waiting');
  expect(entries(fresh(2), third, '3211').length).toBeGreaterThan(0);
});
