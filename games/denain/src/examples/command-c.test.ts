import { distance } from '@tambour/boards';
import { expect } from 'vitest';
import { formationId, leaderId } from '../model/ids.ts';
import { CINC, SIDES } from '../model/vocabulary.ts';
import { markZones } from '../rules/6-zone-marks.hot.ts';
import { isInterdicted, zocOf } from '../rules/6-zone-of-control.ts';
import { commandDistance, commanderRange, mayCommand, traceCommand } from '../rules/8-command.ts';
import { example } from '../testing/example.ts';
import type { Scene, SceneSpec } from '../testing/scene.ts';

type Set = (more?: Partial<SceneSpec>) => Scene;
type Numbers = Record<string, number>;

const FAR = 30;
/** The hexes on the way of command between two hexes, however far. */
function wayLength(g: Scene, side: 'F' | 'C', from: string, to: string): number {
  const own = side === 'F' ? 0 : 1;
  traceCommand(g.g, own, g.hex(from), FAR, markZones(g.g, 1 - own));
  return commandDistance(g.g, g.hex(to));
}
function activate(set: Set, formation: string, side: 'F' | 'C', more: Partial<SceneSpec> = {}): Scene {
  return set({ at: 'activate', side, with: [0, 1], acting: [], ...more }).play({ type: 'activate', formation });
}
const commanded = (g: Scene): Record<string, boolean> => {
  const told = g.event('command-reached');
  return Object.fromEntries([
    ...told.commanded.map((id) => [id, true] as const),
    ...told.others.map((id) => [id, false] as const),
  ]);
};

example('cmd-10', (e, set) => {
  const g = set({ scenario: true, at: 'set-up', turn: 0, under: [{ step: 'turn' }] }).play({ type: 'ready' });
  const lost = g.events.flatMap((x) => (x.type === 'command-lost' ? [x.leader] : []));
  expect(lost).toEqual(e.expect.outOfCommand);
  for (const [leader, far] of Object.entries(e.expect.distance as Numbers)) {
    expect(wayLength(g, 'F', '1409', g.leader(leader).hex as string)).toBe(far);
    expect(g.leader(leader).isOut).toBe(0);
  }
  for (const leader of e.expect.notChecked as string[])
    expect(g.leader(leader)).toMatchObject({ place: 'waiting', isOut: 0 });
  for (const l of g.g.w.leaderIds) expect(g.leader(l).isOut === 1).toBe(lost.includes(l));
});

example('cmd-11', (e, set) => {
  const g = set({ scenario: true });
  const { w } = g.g;
  const found: Record<string, unknown> = {};
  for (const [l, id] of w.leaderIds.entries())
    if (w.leaderRole[l] === CINC)
      found[id] = {
        side: SIDES[w.leaderSide[l]!],
        factor: commanderRange(g.g, leaderId(l)),
        commands: w.formationIds.filter((_, f) => mayCommand(g.g, leaderId(l), formationId(f))).sort(),
      };
  const want = e.expect as Record<string, { side: string; factor: number; commands: string[] }>;
  expect(found).toEqual(
    Object.fromEntries(Object.entries(want).map(([id, c]) => [id, { ...c, commands: [...c.commands].sort() }])),
  );
});

example('cmd-12', (e, set) => {
  const from = e.given.leaderHex as string;
  const g = activate(set, 'centre', 'F', { leaders: { dreux: from }, radius: { dreux: e.given.radius as number } });
  for (const [id, far] of Object.entries(e.expect.distance as Numbers))
    expect(wayLength(g, 'F', from, g.unit(id).hex as string)).toBe(far);
  expect(commanded(g)).toEqual(e.expect.commanded);
});

example('cmd-13', (e, set) => {
  const g = activate(set, 'droite', 'F');
  for (const [leader, far] of Object.entries(e.expect.distance as Numbers))
    expect(wayLength(g, 'F', g.leader(leader).hex as string, '1314')).toBe(far);
  expect(commanded(g)).toEqual(e.expect.commanded);
});

example('cmd-14', (e, set) => {
  const target = { id: 'K', side: 'C', cls: 'inf', hex: '1415', facing: 'E', cf: 2, mp: 2, morale: 2 } as const;
  const g = activate(set, 'droite', 'F', { units: [...e.given.units!, target] });
  expect(commanded(g)).toEqual(e.expect.commanded);
  g.play({ type: 'done' });
  expect(g.question).toBe('combat');
  const fire = { type: 'fire', unit: 'f-art2', at: '1415' };
  expect(g.can(fire)).toBe(e.expect.mayFireInOperations);
  expect(g.refusals(fire)).toEqual(['9.2a']);
});

example('cmd-15', (e, set) => {
  const [from, to] = [e.given.commanderHex as string, e.given.leaderHex as string];
  const g = set({
    leaders: { villars: from, dreux: to },
    at: 'set-up',
    turn: 0,
    under: [{ step: 'turn' }],
  }).play({ type: 'ready' });
  expect(g.has('command-lost')).toBe(!e.expect.inCommand);
  expect(g.leader('dreux').isOut === 0).toBe(e.expect.inCommand);
  expect(g.around('K', zocOf(g.g, g.u('K'))).sort()).toEqual(['1409', '1410', '1508', '1510']);
  const straight = ['1409', '1410', '1411'];
  expect(straight.filter((hex) => isInterdicted(g.g, g.hex(hex), 0))).toEqual(e.expect.blockedHexes);
  expect(wayLength(g, 'F', from, to)).toBe(e.expect.shortestOpenPath);
  const path = e.expect.path as string[];
  expect(path).toHaveLength(e.expect.shortestOpenPath as number);
  for (const [i, hex] of path.entries()) {
    expect(isInterdicted(g.g, g.hex(hex), 0)).toBe(false);
    expect(distance(g.g.w.grid, g.hex(path[i - 1] ?? from), g.hex(hex))).toBe(1);
  }
});

example('line-05', (e, set) => {
  const g = activate(set, 'centre', 'F', {
    leaders: { dreux: e.given.leaderHex as string },
    radius: { dreux: e.given.radius as number },
  });
  expect(commanded(g)).toMatchObject(e.expect.commanded as object);
});

example('line-06', (e, set) => {
  const from = e.given.leaderHex as string;
  const g = activate(set, 'holstein', 'C', {
    leaders: { holsteinbeck: from },
    radius: { holsteinbeck: e.given.radius as number },
  });
  for (const [id, far] of Object.entries(e.expect.distance as Numbers))
    expect(wayLength(g, 'C', from, g.unit(id).hex as string)).toBe(far);
  expect(commanded(g)).toEqual(e.expect.commanded);
});
