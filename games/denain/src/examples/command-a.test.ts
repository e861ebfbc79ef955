import { distance, type HexId } from '@tambour/boards';
import { expect } from 'vitest';
import { FRENCH } from '../model/vocabulary.ts';
import { markZones } from '../rules/6-zone-marks.hot.ts';
import { isInterdicted } from '../rules/6-zone-of-control.ts';
import { commandDistance, commanderRange, traceCommand } from '../rules/8-command.ts';
import { type Example, example } from '../testing/example.ts';
import type { Scene, SceneSpec } from '../testing/scene.ts';

/** Phase A waits below a question whose answer starts the turn. */
const beforeTurn: Partial<SceneSpec> = { at: 'command-phase', under: [{ step: 'turn' }], turn: 0 };
/** Far enough for any path of the examples. */
const FAR = 20;
function trace(g: Scene, leader: string, to: string, range = FAR): number {
  const l = g.l(leader);
  const side = g.g.w.leaderSide[l]!;
  traceCommand(g.g, side, g.g.s.leader.hex[l]!, range, markZones(g.g, 1 - side));
  return commandDistance(g.g, g.hex(to));
}
/** The path of the last trace, without its first hex. */
function path(g: Scene, to: string): string[] {
  const { trace } = g.g.scratch;
  const out: HexId[] = [];
  for (let hex = g.hex(to); trace.from(hex) >= 0; hex = trace.from(hex)) out.unshift(hex);
  return g.names(out);
}
const leaderHexes = (e: Example) => e.given.leaders as Record<string, string>;

example('cmd-01', (e, set) => {
  const g = set(beforeTurn);
  const to = leaderHexes(e).broglie!;
  expect(trace(g, 'villars', to)).toBe(e.expect.distance);
  expect(trace(g, 'villars', to, commanderRange(g.g, g.l('villars')))).toBe(e.expect.distance);
  g.play({ type: 'done' });
  expect(g.leader('broglie').isOut).toBe(e.expect.inCommand ? 0 : 1);
});

example('cmd-02', (e, set) => {
  const g = set(beforeTurn);
  expect(trace(g, 'eugene', leaderHexes(e).holsteinbeck!)).toBe(e.expect.distance);
  g.play({ type: 'done' });
  expect(g.event('turn-began').turn).toBe(1);
  expect(e.expect.marker).toBe('out-of-command');
  expect(g.events.filter((x) => x.type === 'command-lost')).toMatchObject([{ leader: 'holsteinbeck', rule: '4Ab' }]);
  expect(g.leader('holsteinbeck').isOut).toBe(1);
});

for (const id of ['cmd-03', 'cmd-04'])
  example(id, (e, set) => {
    const leader = e.given.leader as string;
    const g = set({
      units: 'F inf P@1411>SSE 3/2/3; C inf B@2315>NNW 3/2/3 :holstein',
      leaders: { [leader]: '2315' },
      activation: { [leader]: e.given.activation as number },
      out: e.given.marker ? [leader] : [],
      acting: [],
      at: 'activate',
      side: 'C',
      with: [0, 1],
      under: [{ step: 'activate', with: [FRENCH, 0, 1] }],
    });
    g.play({ type: 'activate', formation: 'holstein' }, e.dice);
    const check = g.event('activation-checked');
    expect(check).toMatchObject({ leader, die: e.dice[0], value: e.given.activation });
    expect(check.passed ? 'passed' : 'failed').toBe(e.expect.check);
    expect(g.g.s.formation.isActivated[g.f('holstein')] === 1).toBe(e.expect.formationActivated);
    expect(g.g.s.formation.isActing[g.f('holstein')] === 1).toBe(e.expect.unitsMayAct);
    expect(g.legal('move').length > 0).toBe(e.expect.unitsMayAct);
    expect([g.question, g.asks]).toEqual(e.expect.unitsMayAct ? ['move', 'C'] : ['activate', 'F']);
  });

example('cmd-05', (e, set) => {
  const units = 'F inf V@3011>W 2/2/2 :valenciennes';
  const g = set({ ...beforeTurn, units });
  const { villars, tingry } = leaderHexes(e);
  expect(distance(g.g.w.grid, g.hex(villars!), g.hex(tingry!))).toBe(e.expect.distanceToVillars);
  expect(trace(g, 'villars', tingry!)).toBe(e.expect.distanceToVillars);
  g.play({ type: 'done' });
  expect(g.leader('tingry').isOut).toBe(e.expect.inCommand ? 0 : 1);

  const named = set({ units, acting: [], at: 'activate', with: [0, 1] });
  named.play({ type: 'activate', formation: 'valenciennes' });
  expect(named.has('activation-checked')).toBe(e.expect.checkNeeded);
  expect(named.question).toBe('move');
});

/** Villars stands for the commander and Dreux for the leader. */
const villarsAndDreux = (e: Example): Partial<SceneSpec> => ({
  leaders: { villars: e.given.commanderHex as string, dreux: e.given.leaderHex as string },
});

example('cmd-07', (e, set) => {
  const g = set({ ...beforeTurn, ...villarsAndDreux(e) });
  const [from, to] = [e.given.commanderHex as string, e.given.leaderHex as string];
  expect(distance(g.g.w.grid, g.hex(from), g.hex(to))).toBe(e.expect.straightDistance);
  const straight = ['1412', '1413', '1414', '1415', to];
  expect(straight.filter((x) => isInterdicted(g.g, g.hex(x), FRENCH))).toEqual(e.expect.blockedHexes);
  expect(trace(g, 'villars', to)).toBe(e.expect.shortestOpenPath);
  g.play({ type: 'done' });
  expect(g.leader('dreux').isOut).toBe(e.expect.inCommand ? 0 : 1);
});

example('cmd-08', (e, set) => {
  const g = set({ ...beforeTurn, ...villarsAndDreux(e) });
  const to = e.given.leaderHex as string;
  expect(trace(g, 'villars', to, commanderRange(g.g, g.l('villars')))).toBe((e.expect.path as string[]).length);
  expect(path(g, to)).toEqual(e.expect.path);
  g.play({ type: 'done' });
  expect(g.leader('dreux').isOut).toBe(e.expect.inCommand ? 0 : 1);
});

const isCommanded = (g: Scene, id: string): boolean => (g.unit(id).marks as string[]).includes('commanded');
const expectCommanded = (g: Scene, e: Example): void => {
  for (const [id, yes] of Object.entries(e.expect.commanded as Record<string, boolean>))
    expect([id, isCommanded(g, id)]).toEqual([id, yes]);
};

example('cmd-09', (e, set) => {
  const g = set({
    leaders: { dreux: e.given.leaderHex as string },
    radius: { dreux: e.given.radius as number },
    acting: [],
    at: 'activate',
    with: [0, 1],
  });
  expect(trace(g, 'dreux', '1407')).toBe(e.given.distance);
  g.play({ type: 'activate', formation: 'centre' });
  expect(g.event('command-reached')).toMatchObject({ commanded: [], others: ['P'] });
  g.play({ type: 'lead', leader: 'dreux', to: '1408' });
  expect(trace(g, 'dreux', '1407')).toBe(1);
  expectCommanded(g, e);
  // Half of two points: one hex, not two.
  expect(g.can({ type: 'move', unit: 'P', to: '1408', facing: 'SSE' })).toBe(true);
  expect(g.refusals({ type: 'move', unit: 'P', to: '1409', facing: 'SSE' })).not.toEqual([]);
});

for (const [id, leader, formation] of [
  ['line-01', 'dreux', 'centre'],
  ['line-02', 'dreux', 'centre'],
  ['line-03', 'dreux', 'centre'],
  ['line-04', 'albermarle', 'denain'],
] as const)
  example(id, (e, set) => {
    const g = set({
      units: e.given.units!.map((u) => ({ ...u, formation })),
      leaders: { [leader]: e.given.leaderHex as string },
      radius: { [leader]: e.given.radius as number },
      acting: [],
      at: 'activate',
      side: e.given.units![0]!.side,
      with: [0, 1],
    });
    const far = (e.expect.distance ?? {}) as Record<string, number>;
    for (const [unit, n] of Object.entries(far))
      expect([unit, trace(g, leader, g.unit(unit).hex as string)]).toEqual([unit, n]);
    g.play({ type: 'activate', formation });
    expectCommanded(g, e);
    const { commanded, others } = g.event('command-reached');
    const want = Object.entries(e.expect.commanded as Record<string, boolean>);
    expect([...commanded].sort()).toEqual(want.flatMap(([u, yes]) => (yes ? [u] : [])).sort());
    expect([...others].sort()).toEqual(want.flatMap(([u, yes]) => (yes ? [] : [u])).sort());
  });
