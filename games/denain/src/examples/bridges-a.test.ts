import { expect } from 'vitest';
import { COALITION, FRENCH } from '../model/vocabulary.ts';
import { protection } from '../rules/11-fire.ts';
import { score } from '../rules/13-victory.ts';
import { type Example, example } from '../testing/example.ts';
import type { Scene, SceneSpec } from '../testing/scene.ts';
import type { ScenePiece } from '../testing/scene-piece.ts';

const goes = (to: string, ...via: string[]) => ({ type: 'move', unit: 'B', to, via: [...via, to] });

for (const [id, edge] of [
  ['bridge-01', '7.5c'],
  ['bridge-02', '7.5a'],
] as const)
  example(id, (e, set) => {
    const g = set({ side: 'C' });
    const first = e.expect.first as { legal: boolean; cost: number; stopped: boolean };
    expect(g.can(goes('2313'))).toBe(first.legal);
    expect(g.points(goes('2313'))).toEqual({ legs: [first.cost], left: 1 });
    const second = goes('2312', '2313');
    expect(g.can(second)).toBe((e.expect.second as { legal: boolean }).legal);
    expect(g.can(second)).toBe(!first.stopped);
    expect(g.refusals({ type: 'move', unit: 'B', to: '2312', facing: 'NNW' })).toContain(edge);
    g.play(goes('2313'));
    expect(g.unit('B')).toMatchObject({ hex: '2313' });
  });

example('bridge-03', (e, set) => {
  const g = set({ side: 'C' });
  expect(g.can(goes('2312'))).toBe(e.expect.legal);
  expect(g.points(goes('2312'))).toEqual({ legs: [e.expect.cost], left: e.expect.mpLeft });
  g.play(goes('2312'));
  expect(g.unit('B')).toMatchObject({ hex: '2312' });
});

example('bridge-04', (e, set) => {
  const g = set({ side: 'C' });
  const first = e.expect.first as { legal: boolean; cost: number; stopped: boolean };
  expect(g.can(goes('2019'))).toBe(first.legal);
  expect(g.points(goes('2019'))?.legs).toEqual([first.cost]);
  expect(g.can(goes('2020', '2019'))).toBe((e.expect.second as { legal: boolean }).legal);
  // 1919 lies on the road: it would have a point more for it.
  expect(g.can(goes('1919', '2019'))).toBe(!first.stopped);
});

example('bridge-05', (e, set) => {
  const g = set({ side: 'C' });
  const first = e.expect.first as { legal: boolean; cost: number; stopped: boolean };
  const second = e.expect.second as { legal: boolean; cost: number };
  expect(g.can(goes('2019'))).toBe(first.legal);
  expect(g.can(goes('2020', '2019'))).toBe(second.legal);
  expect(g.can(goes('1919', '2019'))).toBe(!first.stopped);
  expect(g.points(goes('2020', '2019'))).toEqual({ legs: [first.cost, second.cost], left: e.expect.mpLeft });
});

example('bridge-07', (e, set) => {
  const g = set({ side: 'C', at: 'combat' });
  const shock = { type: 'shock', attackers: ['T'], targets: ['3115'] };
  expect(g.can(shock)).toBe(e.expect.legal);
  expect(protection(g.g, g.hex('3116'), g.hex('3115'))).toBe(e.expect.fireProtectionOf3115);
  g.play(shock).play({ type: 'hold' }, e.dice);
  const { odds, crtLine: line, column, row, att, def } = e.expect;
  expect(g.event('shock-resolved')).toMatchObject({ odds, line, column, row, att, def });
  expect(g.unit('T')).toMatchObject({ state: 'disorganised', hex: '3116' });
  expect(g.unit('E')).toMatchObject({ state: 'disorganised', hex: '3114' });
});

example('bridge-08', (e, set) => {
  const g = set({ at: 'combat' });
  const fire = { type: 'fire', unit: 'T', at: '3115' };
  expect(g.can(fire)).toBe(e.expect.legal);
  expect(g.refusals({ type: 'shock', attackers: ['T'], targets: ['3115'] })).toContain('7.5n');
  g.play(fire, e.dice);
  const { total, effect } = e.expect;
  expect(g.event('fired')).toMatchObject({ total, effect });
  expect(g.unit('E').state).toBe('disorganised');
});

/** Z in rout, its run waiting below a question whose answer starts it. */
function routing(e: Example, set: (more?: Partial<SceneSpec>) => Scene, more: Partial<SceneSpec> = {}): Scene {
  const units: ScenePiece[] = [...e.given.units!, ...((more.units ?? []) as ScenePiece[])].map((u) =>
    u.id === 'Z' ? { ...u, state: 'rout' } : u,
  );
  const u = set({ ...more, units }).u('Z');
  const g = set({ ...more, units, at: 'command-phase', side: 'C', under: [{ step: 'rout', with: [u] }] });
  g.play({ type: 'done' }, e.dice);
  return g;
}
/** Runs on by the first way offered until it has stopped; all events of the run. */
function runOn(g: Scene): string[] {
  const seen = g.events.map((x) => x.type as string);
  while (g.question === 'rout-step' || g.question === 'rout-facing') {
    g.play(g.legal()[0]);
    seen.push(...g.events.map((x) => x.type));
  }
  return seen;
}
type Bridges = Record<string, { isDestroyed: number; crossedBy: string | null }>;
const bridges = (g: Scene): Bridges => g.match.position.toJson().bridge as Bridges;

for (const [id, by] of [
  ['bridge-10', 'Z'],
  ['bridge-11', 'Z'],
  ['bridge-12', 'Y'],
] as const)
  example(id, (e, set, { edition }) => {
    const others: ScenePiece[] =
      by === 'Y' ? [{ id: 'Y', side: 'C', cls: 'inf', hex: '2618', facing: 'SSE', cf: 1, morale: 2, mp: 2 }] : [];
    const g = routing(e, set, {
      units: others,
      ...(by === 'Y' ? { crossedBy: { [e.given.bridge as string]: by } } : {}),
    });
    const seen = runOn(g);
    const bridge = bridges(g)[e.given.bridge as string]!;
    expect(g.unit('Z')).toMatchObject({ place: 'map', state: 'rout' });
    expect(g.g.w.rightBank[g.hex(g.unit('Z').hex as string)]).toBe(1);
    expect(bridge.isDestroyed === 1).toBe(e.expect.bridgeDestroyed);
    expect(seen.includes('bridge-destroyed')).toBe(e.expect.bridgeDestroyed);
    expect(seen.includes('bridge-crossed')).toBe(edition === 'en');
    expect(bridge.crossedBy).toBe(by);
    if (e.expect.crossedByRouted !== undefined)
      expect(Object.values(bridges(g)).filter((b) => b.crossedBy !== null)).toHaveLength(
        e.expect.crossedByRouted as number,
      );
    if (e.expect.baggageDestroyed === undefined) return;
    expect(seen.includes('baggage-destroyed')).toBe(e.expect.baggageDestroyed);
    expect(g.unit('c-bag')).toMatchObject({ hex: null, place: 'lost' });
    for (const side of [FRENCH, COALITION]) expect(score(g.g, side).baggage).toBe(e.expect.baggageVP);
  });
