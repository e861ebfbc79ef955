import { Position } from '@tambour/kernel';
import { Lot, Mutants, playOut } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { denain } from './game.ts';
import { EDITIONS, rule } from './testing/rule.ts';
import { type Scene, type SceneSpec, scene } from './testing/scene.ts';

type Edition = 'fr' | 'en';
type Spec = Omit<SceneSpec, 'edition'>;
type Case = readonly [rule: string, command: unknown];

/** Commands that a position refuses, each with the rule that must be among those cited. */
function refuses(what: string, spec: Spec, cases: readonly Case[], editions: readonly Edition[] = EDITIONS): void {
  for (const edition of editions)
    for (const [id, command] of cases)
      rule(id, `${what}: ${JSON.stringify(command)} is refused (${edition})`, () => {
        expectRefused(scene({ ...spec, edition }), id, command);
      });
}
function expectRefused(g: Scene, id: string, command: unknown): void {
  const { hash } = g.match.position;
  const done = g.match.apply(command);
  if (done.ok || done.code !== 'illegal') return expect.fail(`${JSON.stringify(command)}: ${JSON.stringify(done)}`);
  expect(done.refusals.map((r) => r.rule)).toContain(id);
  expect(g.match.position.hash).toBe(hash);
  expect(g.match.explain(command).instead.length).toBeGreaterThan(0);
}

const move = (unit: string, to: string, facing: string, more: object = {}) => ({
  type: 'move',
  unit,
  to,
  facing,
  ...more,
});
const fire = (unit: string, at: string) => ({ type: 'fire', unit, at });
const shock = (attackers: string[], targets: string[]) => ({ type: 'shock', attackers, targets });
const breach = (unit: string, toward: string) => ({ type: 'breach', unit, toward });
const activate = (formation: string) => ({ type: 'activate', formation });
const DONE = { type: 'done' };

describe('set-up', () => {
  refuses('set-up', { units: [], scenario: true, at: 'set-up', side: 'F' }, [
    ['13a', { type: 'place', piece: 'c-ke1', to: '1614', facing: 'W' }],
    ['13a', { type: 'place', piece: 'f-c1', to: '2606', facing: 'E' }],
    ['13a', { type: 'place', piece: 'villars', to: '1510' }],
    ['13a', DONE],
    ['13.2a', { type: 'place', piece: 'f-va1', to: '3211', facing: 'W' }],
  ]);
});

describe('the barrage', () => {
  const GUNS = `F art G@2606>E 2/2; F art H@2608>E 2/2; F inf N@2604>E 3/2/3; C art E@2206>E 2/2;
    C inf far@3006>W 2/2/2; C inf behind@2406>W 2/2/2; C inf near@2706>W 2/2/2; C inf hidden@2807>W 2/2/2`;
  refuses('barrage', { units: GUNS, at: 'barrage', marks: { H: ['barraged'] } }, [
    ['10.2a', fire('G', '3006')],
    ['10.2b', fire('G', '2406')],
    ['10.2c', fire('G', '2705')],
    ['10.2c', fire('G', '2604')],
    ['10.2d', fire('G', '2807')],
    ['4Bb', fire('H', '2706')],
    ['10.1a', fire('N', '2706')],
    ['4Ba', fire('E', '2606')],
    ['4a', { type: 'ready' }],
    ['4a', move('G', '2705', 'E')],
  ]);
  const WOOD = 'F art G@2704>NNW 2/2; C inf K@2701>SSE 2/2/2';
  refuses('barrage over a wood', { units: WOOD, at: 'barrage' }, [['10.2e', fire('G', '2701')]], ['fr']);
  refuses('barrage over a wood', { units: WOOD, at: 'barrage' }, [['10.2f', fire('G', '2701')]], ['en']);
});

describe('initiative and activation', () => {
  refuses('order', { units: [], scenario: true, at: 'order' }, [
    ['4Cj', DONE],
    ['4Cj', activate('centre')],
  ]);
  const ONE = 'F inf A@2606>E 3/2/3 :centre; F inf B@2608>E 3/2/3 :droite; C inf K@2906>W 2/2/2';
  refuses('activate', { units: ONE, at: 'activate', with: [0, 1], acting: [], activated: ['droite'] }, [
    ['5a', activate('holstein')],
    ['5j', activate('droite')],
    ['5c', activate('gauche')],
    ['5c', { type: 'go' }],
    ['5c', move('A', '2705', 'E')],
  ]);
});
