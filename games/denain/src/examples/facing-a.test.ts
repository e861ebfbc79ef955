import { hexId } from '@tambour/boards';
import { BadInput } from '@tambour/kernel';
import { expect } from 'vitest';
import { ALL_ROUND } from '../model/arcs.ts';
import { COALITION, FRENCH } from '../model/vocabulary.ts';
import { flank, front, rear } from '../rules/2-facing.ts';
import { inEnemyZoc, zocOf } from '../rules/6-zone-of-control.ts';
import { type Example, example } from '../testing/example.ts';
import type { Scene } from '../testing/scene.ts';

const sorted = (list: unknown): string[] => [...(list as string[])].sort();
function arcs(g: Scene, id: string): { front: string[]; flank: string[]; rear: string[] } {
  const u = g.u(id);
  return {
    front: g.around(id, front(g.g, u)).sort(),
    flank: g.around(id, flank(g.g, u)).sort(),
    rear: g.around(id, rear(g.g, u)).sort(),
  };
}
/** The hexes a unit may step into as it faces, without turning first. */
const stepsOf = (g: Scene, unit: string): string[] =>
  g.around(unit, ALL_ROUND).filter((to) => {
    try {
      return g.can({ type: 'move', unit, to, via: [to] });
    } catch (error) {
      if (error instanceof BadInput) return false; // A flank hex is no leg of any way.
      throw error;
    }
  });
const only = (e: Example) => e.given.units![0]!;

for (const id of ['face-01', 'face-02', 'face-03'])
  example(id, (e, set) => {
    const unit = only(e);
    const g = set({ side: unit.side });
    const found = arcs(g, unit.id);
    for (const arc of ['front', 'flank', 'rear'] as const)
      if (e.expect[arc] !== undefined) expect([arc, ...found[arc]]).toEqual([arc, ...sorted(e.expect[arc])]);
    if (e.expect.moveInto !== undefined) expect(stepsOf(g, unit.id).sort()).toEqual(sorted(e.expect.moveInto));
  });

example('face-04', (e, set) => {
  const g = set();
  const found = arcs(g, 'H');
  expect(found.flank).toEqual(e.expect.flank);
  expect(found.rear).toEqual(e.expect.rear);
  expect(found.front).toHaveLength(e.expect.front as number);
});

for (const id of ['zoc-01', 'zoc-03'])
  example(id, (e, set) => {
    const unit = only(e);
    const g = set({ side: unit.side });
    const want = sorted(e.expect.zoc);
    expect(g.around(unit.id, zocOf(g.g, g.u(unit.id))).sort()).toEqual(want);
    const enemy = unit.side === 'F' ? COALITION : FRENCH;
    expect(g.g.w.hexNames.filter((_, hex) => inEnemyZoc(g.g, hexId(hex), enemy)).sort()).toEqual(want);
  });

example('zoc-04', (e, set) => {
  const zoneOfFrench = (g: Scene) => g.g.w.hexNames.filter((_, hex) => inEnemyZoc(g.g, hexId(hex), COALITION));
  expect(zoneOfFrench(set())).toEqual(e.expect.zoc);
  // In order, the same infantry has a zone: it is the rout that takes it away.
  const rallied = set({ units: e.given.units!.map((u) => ({ ...u, state: 'ok' })) });
  expect(zoneOfFrench(rallied).sort()).toEqual(['1511', '1512']);
});
