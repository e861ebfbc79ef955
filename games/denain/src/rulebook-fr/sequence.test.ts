import { expect } from 'vitest';
import { rule } from '../testing/rule.ts';
import { type Scene, type SceneSpec, scene } from '../testing/scene.ts';

const fr = (spec: Omit<SceneSpec, 'edition'>): Scene => scene({ edition: 'fr', ...spec });
// One unit a formation, far from each other.
const armies = `F inf A@0505>SSE 2/2/2 :centre; F inf B@0908>SSE 2/2/2 :gauche; F inf D@1303>SSE 2/2/2 :droite
  C inf X@2816>NNW 2/2/2 :holstein; C inf Y@3018>NNW 2/2/2 :fagel`;
const leaders = { dreux: '0505', albergotti: '0908', montesquiou: '1303', holsteinbeck: '2816', fagel: '3018' };
/** The barrage is over: a segment begins with these dice of the French and the Coalition. */
const segment = (dice: readonly number[], more: Partial<SceneSpec> = {}): Scene =>
  fr({ units: armies, leaders, at: 'command-phase', acting: [], under: [{ step: 'segment' }], ...more }).play(
    { type: 'done' },
    dice,
  );
const offered = (g: Scene) => g.legal('activate').map((c) => c.formation);

rule(['4Cf', '4Ch', '4Ci'], 'more than double: a second formation if he likes, then one for the loser', () => {
  const g = segment([6, 3]).play({ type: 'first' }).play({ type: 'activate', formation: 'centre' });
  expect([g.question, offered(g)]).toEqual(['activate', ['droite', 'gauche']]);
  g.play({ type: 'activate', formation: 'gauche' });
  expect(g.question).toBe('move');
  expect(g.legal('move').map((c) => c.unit)).toEqual(expect.arrayContaining(['A', 'B']));
  g.play({ type: 'done' });
  while (g.asks === 'F') g.play({ type: 'done' });
  expect([g.question, g.asks]).toEqual(['activate', 'C']);
  g.play({ type: 'activate', formation: 'holstein' });
  expect(g.question).toBe('move');
});
rule(['4Cf', '4Cc', '4Cd'], 'exactly double is no double, and a tie is the French’s', () => {
  expect(segment([5, 3]).event('initiative-rolled')).toMatchObject({ totals: [6, 3], winner: 'F', isDouble: false });
  expect(segment([6, 3]).event('initiative-rolled')).toMatchObject({ totals: [7, 3], isDouble: true });
  expect(segment([2, 3]).event('initiative-rolled')).toMatchObject({ totals: [3, 3], winner: 'F', isDouble: false });
  expect(segment([3, 9]).event('initiative-rolled')).toMatchObject({ winner: 'C', isDouble: true });
});
rule(['4Cj', '4Ck'], 'who lets the enemy go first has one formation, double or not', () => {
  const g = segment([9, 1]).play({ type: 'second' });
  expect(g.asks).toBe('C');
  g.play({ type: 'activate', formation: 'fagel' });
  while (g.asks === 'C') g.play({ type: 'done' });
  g.play({ type: 'activate', formation: 'centre' });
  expect(g.question).toBe('move');
});
rule(['4Co', '5j'], 'the last army names as many as it likes, all of them at once, without a die', () => {
  const g = segment([], { activated: ['holstein', 'fagel', 'denain', 'gauche'] });
  expect(g.event('initiative-taken')).toMatchObject({ side: 'F', rule: '4Co' });
  expect(g.refusals({ type: 'activate', formation: 'gauche' })).toEqual(['5j']);
  g.play({ type: 'activate', formation: 'centre' }).play({ type: 'activate', formation: 'droite' });
  expect(g.question).toBe('move');
  expect(new Set(g.legal('move').map((c) => c.unit))).toEqual(new Set(['A', 'D']));
  // Or fewer: the rest has a segment of its own.
  const some = segment([], { activated: ['holstein', 'fagel', 'denain', 'gauche'] });
  some
    .play({ type: 'activate', formation: 'centre' })
    .play({ type: 'go' })
    .play({ type: 'done' })
    .play({ type: 'done' });
  expect(offered(some)).toEqual(['droite']);
});
rule(['8.3c', '8.3e', '4Cf'], 'of two formations named together one may fail its test: the other acts alone', () => {
  const g = segment([9, 1], { out: ['dreux', 'albergotti'] }).play({ type: 'first' });
  g.play({ type: 'activate', formation: 'centre' }).play({ type: 'activate', formation: 'gauche' }, [4, 5]);
  expect(g.events.flatMap((e) => (e.type === 'activation-checked' ? [[e.leader, e.passed]] : []))).toEqual([
    ['albergotti', true],
    ['dreux', false],
  ]);
  expect(new Set(g.legal('move').map((c) => c.unit))).toEqual(new Set(['B']));
});
rule(['5d', '7.1d'], 'an order can be taken back until a die falls', () => {
  const g = fr({ units: 'F inf P@2607>NNE 2/2/3; C inf X@2608>NNW 2/2/2; F inf Q@0505>SSE 2/2/2' });
  const before = g.match.position.hash;
  expect(g.match.apply({ type: 'move', unit: 'Q', to: '0506', facing: 'SSE' }).ok).toBe(true);
  expect(g.match.undo('C')).toBe(false);
  expect(g.match.undo('F')).toBe(true);
  expect(g.match.position.hash).toBe(before);
  // Turning before the enemy throws a die: what was done before it stands as well.
  g.match.apply({ type: 'move', unit: 'Q', to: '0506', facing: 'SSE' });
  expect(g.match.apply({ type: 'move', unit: 'P', to: '2607', facing: 'E' }).ok).toBe(true);
  expect([g.match.canUndo, g.match.undo()]).toEqual([false, false]);
});
