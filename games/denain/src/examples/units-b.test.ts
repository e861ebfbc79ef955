import { parseVertex, turns } from '@tambour/boards';
import { expect } from 'vitest';
import { ALL_ROUND, forwardArc } from '../model/arcs.ts';
import { NO_UNIT } from '../model/ids.ts';
import { CLASSES, COALITION, NOWHERE, SIDES } from '../model/vocabulary.ts';
import { flank, front, rear } from '../rules/2-facing.ts';
import { mayStack } from '../rules/3-stacking.ts';
import { markZones } from '../rules/6-zone-marks.hot.ts';
import { TURN } from '../rules/7-legs.ts';
import { followWay } from '../rules/7-move-search.hot.ts';
import { moverOf } from '../rules/7-mover.ts';
import { example } from '../testing/example.ts';
import { type SceneSpec, scene } from '../testing/scene.ts';
import type { ScenePiece } from '../testing/scene-piece.ts';

example('stack-01', (e, _, { edition }) => {
  const legal = (e.given.cases as string[][]).map((pieces) => {
    const units = pieces
      .filter((p) => p !== 'leader' && p !== 'cinc')
      .map((cls, i): ScenePiece => ({ id: `U${i}`, side: 'F', cls: cls as 'inf', hex: '1411', facing: 'SSE', mp: 2 }));
    const leaders = {
      ...(pieces.includes('leader') ? { dreux: '1411' } : {}),
      ...(pieces.includes('cinc') ? { villars: '1411' } : {}),
    };
    const spec: SceneSpec = { edition, units, leaders };
    let loads = true;
    try {
      scene(spec);
    } catch (error) {
      expect(String(error)).toMatch(/held by|share/);
      loads = false;
    }
    const [first, second] = units;
    const g = scene({ ...spec, units: [first!] });
    expect(mayStack(g.g, CLASSES.indexOf(second!.cls), g.hex('1411'))).toBe(loads);
    return loads;
  });
  expect(legal).toEqual(e.expect.legal);
});

example('step-01', (e, set) => {
  const points = e.expect.cf as number[];
  const g = set({
    at: 'command-phase',
    side: 'C',
    under: [{ step: 'combat', with: [1] }, ...points.map(() => ({ step: 'losses', with: [0, 0] }) as const)],
    combat: { targets: ['1411'], def: '1DR' },
  });
  g.play({ type: 'done' });
  const lost = g.events.flatMap((x) => (x.type === 'lost-point' ? [x.left] : []));
  expect(lost).toEqual(points);
  expect(lost).toHaveLength(e.expect.eliminatedAfter as number);
  expect(g.event('eliminated')).toMatchObject({ piece: 'P', rule: '1d' });
  expect(g.events.findIndex((x) => x.type === 'eliminated')).toBe(g.events.length - 1);
  const worn = set({ units: [{ ...e.given.units![0]!, cf: 1, full: 3 }] });
  const { mp, morale } = e.given.units![0]!;
  expect(moverOf(worn.g, worn.u('P'), NO_UNIT, markZones(worn.g, COALITION)).budget === mp).toBe(
    e.expect.mpAndMoraleUnchanged,
  );
  expect(worn.g.w.unitMorale[worn.u('P')]).toBe(morale);
});

example('unit-01', (e, set) => {
  const g = set();
  const offers = (type: string) => g.match.legal().some((c) => c.type === type);
  expect(offers('split')).toBe(e.expect.split);
  expect(offers('merge')).toBe(e.expect.merge);
  for (const type of ['split', 'merge']) expect(() => g.can({ type, unit: 'A' })).toThrow();
  const onto = { type: 'move', unit: 'A', to: '1412', facing: 'SSE' };
  expect(g.can(onto)).toBe(e.expect.merge);
  expect(g.refusals(onto)).toContain('3a');
});

example('face-06', (e, set) => {
  const g = set();
  const about = (unit: string) => ({
    type: 'move',
    unit,
    to: e.given.units!.find((u) => u.id === unit)!.hex,
    facing: 'NNW',
  });
  const vertex = (name: string) => parseVertex(name)!;
  expect(turns(vertex('SSE'), vertex('NNW'))).toBe(e.expect.vertices);
  const cost = (unit: string) => {
    const m = { ...moverOf(g.g, g.u(unit), NO_UNIT, markZones(g.g, COALITION)), budget: 12 };
    return followWay(g.g, m, [TURN + 3], vertex('SSE')).cost;
  };
  const p = e.expect.P as { cost: number; legal: boolean };
  expect(cost('P')).toBe(p.cost);
  expect(g.can(about('P'))).toBe(p.legal);
  expect(g.refusals(about('P'))).toContain('7.2a');
  const h = e.expect.H as { cost: number; legal: boolean; mpLeft: number };
  expect(cost('H')).toBe(h.cost);
  expect(g.can(about('H'))).toBe(h.legal);
  expect(3 - cost('H')).toBe(h.mpLeft);
  g.play(about('H'));
  expect(g.unit('H')).toMatchObject({ facing: 'NNW', hex: '1408' });
});

const arcs = (id: string, unit: string) =>
  example(id, (e, set) => {
    const g = set({ side: 'C' });
    const u = g.u(unit);
    expect(g.around(unit, front(g.g, u))).toEqual(e.expect.front);
    expect(g.around(unit, flank(g.g, u))).toEqual(e.expect.flank);
    expect(g.around(unit, rear(g.g, u))).toEqual(e.expect.rear);
    const into = [...(e.expect.moveInto as string[])].sort();
    expect(g.around(unit, forwardArc(g.g.s.unit.facing[u]!)).sort()).toEqual(into);
    // A single step: its two points for ground and works are the whole allowance.
    const { facing } = e.given.units![0]!;
    const steps = (g.around(unit, ALL_ROUND) as string[]).filter((to) => {
      try {
        return g.can({ type: 'move', unit, to, facing, via: [to] });
      } catch {
        return false;
      }
    });
    expect(steps.sort()).toEqual(into);
  });
arcs('face-07', 'G');
arcs('face-08', 'A');

const SCENARIO = { scenario: true } as const;
example('oob-01', (e, set) => {
  const { w } = set(SCENARIO).g;
  const count = (isGun: boolean) => (f: number) =>
    [...w.formationUnits[f]!].filter((u) => (isGun ? w.unitClass[u] === 3 : w.unitClass[u]! < 3)).length;
  const table = (side: number, n: (f: number) => number) =>
    Object.fromEntries([...w.sideFormations[side]!].map((f) => [w.formationIds[f]!, n(f)]));
  for (const [side, id] of SIDES.entries()) expect(table(side, count(false))).toEqual(e.expect[id]);
  const guns = Object.entries({ ...table(0, count(true)), ...table(1, count(true)) }).filter(([, n]) => n > 0);
  expect(Object.fromEntries(guns)).toEqual(e.expect.batteries);
});
example('oob-02', (e, set) => {
  const g = set(SCENARIO);
  const { w } = g.g;
  for (const [id, values] of Object.entries(e.expect)) {
    const u = g.u(id);
    expect({ cf: g.unit(id).cf, mp: w.unitMp[u], morale: w.unitMorale[u] }).toEqual(values);
  }
});
example('setup-01', (e, set) => {
  const g = set({ scenario: true, at: 'set-up', side: 'C' });
  for (const [id, hex] of Object.entries(e.expect)) {
    const piece = g.g.w.unitIndex.has(id) ? g.unit(id) : g.leader(id);
    expect([id, piece.hex]).toEqual([id, hex]);
    // Printed hexes cannot be left: whoever is asked may turn, no more.
    const places = g.legal('place').filter((c) => (c as unknown as { piece: string }).piece === id);
    for (const c of places) expect((c as unknown as { to: string }).to).toBe(hex);
  }
});
example('setup-02', (e, set) => {
  for (const side of SIDES) {
    const g = set({ scenario: true, at: 'set-up', side });
    const places = g.legal('place') as unknown as { piece: string; to: string }[];
    for (const [formation, hexes] of Object.entries(e.expect)) {
      const f = g.f(formation);
      if (SIDES[g.g.w.formationSide[f]!] !== side) continue;
      for (const u of g.g.w.formationUnits[f]!) {
        if (g.g.w.unitClass[u]! >= 3) continue;
        const offered = new Set(places.filter((c) => c.piece === g.g.w.unitIds[u]).map((c) => c.to));
        expect([...offered].sort()).toEqual([...(hexes as string[])].sort());
        expect(g.g.s.unit.hex[u]).not.toBe(NOWHERE);
      }
    }
  }
});
