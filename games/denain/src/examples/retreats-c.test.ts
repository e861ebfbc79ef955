import { expect } from 'vitest';
import { batteryAt, holder, unitAt } from '../model/hex.ts';
import { retreatChoice } from '../rules/11-retreat-choice.ts';
import { type Example, example } from '../testing/example.ts';
import type { Scene, SceneSpec } from '../testing/scene.ts';
import { parsePieces } from '../testing/scene-piece.ts';

type Set = (more?: Partial<SceneSpec>) => Scene;

/** A unit that was attacked must give way: the position just before, which ends with "done". */
function mustRetreat(set: Set, id: string, more: Partial<SceneSpec> = {}, def = 'DR'): Scene {
  const before = set(more);
  return set({
    ...more,
    at: 'command-phase',
    side: before.g.w.unitSide[before.u(id)] === 0 ? 'C' : 'F',
    combat: { targets: [before.unit(id).hex as string], def },
    under: [{ step: 'retreats', with: [0] }],
  });
}
const options = (g: Scene, id: string): string[] => {
  const u = g.u(id);
  return g.names(retreatChoice(g.g, u, g.g.s.unit.hex[u]!, 1, []).hexes);
};
const isSame = (found: readonly string[], e: Example) =>
  expect([...found].sort()).toEqual([...(e.expect.options as string[])].sort());

for (const [id, into, key] of [
  ['ret-zoc-5', 'zone', 'zocRoll'],
  ['ret-flank-4', 'flank', 'flankRoll'],
] as const)
  example(id, (e, set) => {
    const g = mustRetreat(set, 'P').play({ type: 'done' });
    isSame(
      g.legal('retreat').map((c) => c.to as string),
      e,
    );
    g.play({ type: 'retreat', unit: 'P', to: '1409' }, e.dice);
    expect(g.event('retreat-rolled')).toMatchObject({ into, ...(e.expect[key] as object) });
    expect(g.unit('P')).toMatchObject({ hex: '1409', facing: 'SSE', state: 'disorganised' });
  });

for (const id of ['ret-rear-2', 'ret-rear-3'])
  example(id, (e, set) => {
    const g = mustRetreat(set, 'P').play({ type: 'done' });
    isSame(
      g.legal('retreat').map((c) => c.to as string),
      e,
    );
    g.play({ type: 'retreat', unit: 'P', to: '1409' });
    expect(g.has('retreat-rolled')).toBe(e.expect.rollIn1409);
  });

example('ret-own-works', (e, set) => {
  const g = mustRetreat(set, 'K').play({ type: 'done' });
  isSame(
    g.legal('retreat').map((c) => c.to as string),
    e,
  );
});

example('ret-works-fr-2', (e, set) => {
  const g = mustRetreat(set, 'P').play({ type: 'done' });
  expect(g.has('eliminated')).toBe(e.expect.eliminated);
  expect(g.event('eliminated').rule).toBe('11.7d');
  expect(g.unit('P').place).toBe('lost');
});

example('ret-works-en-2', (e, set) => {
  const g = mustRetreat(set, 'P');
  isSame(options(g, 'P'), e);
  g.play({ type: 'done' }, e.dice);
  expect(g.event('retreated').to).toBe('1514');
  expect(g.event('retreat-rolled')).toMatchObject({ into: 'zone', ...(e.expect.zocRoll as object) });
  expect(g.unit('P')).toMatchObject({ hex: '1514', state: 'ok' });
});

example('ret-two', (e, set) => {
  const g = mustRetreat(set, 'A1', {}, '1DR2*').play({ type: 'done' });
  g.play({ type: 'retreat', unit: 'A1', to: '1713' });
  expect(g.question).toBe('retreat-next');
  expect(g.legal('retreat').map((c) => c.to)).toHaveLength(2);
  expect(
    g
      .legal('retreat')
      .map((c) => c.to)
      .sort(),
  ).toEqual(e.expect.secondStep);
  g.play({ type: 'retreat', unit: 'A1', to: '1814' });
  expect(g.unit('A1').hex).toBe('1814');
});

example('disp-04', (e, set) => {
  // Every other hex P could go to is held by the enemy, in rout, so that nothing else disturbs the retreat.
  const others = parsePieces(
    'F inf P@1411>SSE 3/2/3; C inf X@1410>SSE 1/2/2 rout; C inf Y@1510>SSE 1/2/2 rout; C inf Z@1311>SSE 1/2/2 rout',
  );
  const g = mustRetreat(set, 'P', { units: [...e.given.units!, ...others] }).play({ type: 'done' });
  expect(g.legal().map((c) => c.type)).toEqual(['retreat', 'sacrifice']);
  g.play({ type: 'retreat', unit: 'P', to: '1310' });
  g.play({ type: 'displace', unit: 'Q', to: '1309' });
  expect(g.unit('P').hex).toBe('1310');
  expect(g.unit('Q')).toMatchObject({ hex: '1309', ...(e.expect.Q as object) });
  expect(g.unit('G').place === 'lost' ? 'destroyed' : '').toBe(e.expect.G);
});

example('stack-02', (e, set) => {
  const g = mustRetreat(set, 'P').play({ type: 'done' });
  g.play({ type: 'retreat', unit: 'P', to: '1409' });
  expect(g.has('displaced')).toBe(e.expect.displacement);
  const hex = g.hex('1409');
  expect([unitAt(g.g, hex), batteryAt(g.g, hex)].map((u) => g.g.w.unitIds[u])).toEqual(e.expect.stack);
  expect(g.unit('G').place).toBe('map');
});

const shock = (attackers: string[], ...targets: string[]) => ({ type: 'shock', attackers, targets });
const advance = (unit: string, to: string) => ({ type: 'advance', unit, to });
function fight(g: Scene, command: unknown, dice: readonly number[]): Scene {
  for (const side of ['F', 'C']) g.match.apply({ type: 'standing', side, on: 'reaction-fire', answer: 'never' });
  return g.play(command, dice);
}

example('adv-04', (e, set) => {
  const others = parsePieces('C inf K@1412>NNW 2/2/2; F inf Q@1704>SSE 3/2/3; C inf L@1705>NNW 1/2/2');
  const g = fight(set({ at: 'combat', units: [...e.given.units!, ...others] }), shock(['N'], '1412'), [3]);
  expect(g.event('retreated')).toMatchObject({ piece: 'K', from: '1412' });
  expect(g.can(advance('N', '1412'))).toBe(true);
  g.play({ type: 'stay' });
  expect(g.can(advance('N', '1412'))).toBe(e.expect.legal);
  g.play(shock(['Q'], '1705'), [3]);
  while (g.question === 'retreat') g.play(g.legal('retreat')[0]);
  expect(g.question).toBe('advance');
  expect(g.legal('advance')).toEqual([advance('Q', '1705')]);
  expect(g.can(advance('N', '1412'))).toBe(e.expect.legal);
  g.play({ type: 'stay' });
  expect(g.can(advance('N', '1412'))).toBe(e.expect.legal);
});

example('adv-05', (e, set, { edition }) => {
  const others = parsePieces('C inf K@1614>W 1/2/2');
  const g = fight(set({ at: 'combat', units: [...e.given.units!, ...others] }), shock(['N'], '1614'), [4]);
  expect(g.event('eliminated').piece).toBe('K');
  expect(holder(g.g, g.hex('1614'))).toBe(-1);
  expect(g.can(advance('N', '1614'))).toBe(e.expect.legal);
  // One edition lets it try a breach instead, the other asks nothing.
  expect(g.question).toBe(edition === 'fr' ? 'advance' : 'combat');
  if (edition === 'fr') expect(g.refusals(advance('N', '1614'))).toEqual(['7.6h']);
});

example('adv-06', (e, set) => {
  const others = parsePieces('F inf N@1513>E 2/2/2');
  const g = fight(set({ at: 'combat', units: [...e.given.units!, ...others] }), shock(['N'], '1614'), [3]);
  expect(g.event('shock-resolved')).toMatchObject({ att: 'DR', def: '-' });
  g.play({ type: 'retreat', unit: 'N', to: '1413' });
  expect(g.asks).toBe('C');
  expect(g.can(advance('K', '1513'))).toBe(e.expect.legal);
  g.play(advance('K', '1513'));
  expect(g.unit('K')).toMatchObject({ hex: '1513', facing: e.expect.facing });
});
