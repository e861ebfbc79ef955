import { expect } from 'vitest';
import { sumShock } from '../rules/11-shock-sum.ts';
import { rule } from '../testing/rule.ts';
import { type Scene, type SceneSpec, scene } from '../testing/scene.ts';

const fr = (spec: Omit<SceneSpec, 'edition'>): Scene => scene({ edition: 'fr', at: 'combat', ...spec });
const shock = (attackers: string, ...targets: string[]) => ({
  type: 'shock',
  attackers: attackers.split(' '),
  targets,
});
const sum = (g: Scene, attackers: string, targets: string) =>
  sumShock(
    g.g,
    attackers.split(' ').map((id) => g.u(id)),
    targets.split(' ').map((id) => g.u(id)),
  );

rule(['11.2b', '11.2e'], 'one on several: all ahead and side by side; several on several never', () => {
  const g = fr({
    units: `F cav P@2607>NNE 3/3/3; F inf Q@2605>SSE 2/2/2
      C inf A@2606>SSE 1/2/2; C inf B@2706>SSW 1/2/2; C inf D@2506>E 1/2/2`,
  });
  expect(g.can(shock('P', '2606', '2706'))).toBe(true);
  expect(g.can(shock('P', '2506', '2606', '2706'))).toBe(true);
  expect(g.refusals(shock('P', '2506', '2706'))).toEqual(['11.2b']);
  expect(g.refusals(shock('P Q', '2606', '2706'))).toEqual(['11.2e']);
});
rule(['11.4f', '11.4d'], 'works count if one attacker comes over them, whoever else comes through the camp', () => {
  const g = fr({ units: 'F inf P@1513>E 3/2/4; F inf Q@1714>NNW 3/2/4; C inf X@1614>W 2/2/2' });
  expect(sum(g, 'Q', 'X').line).toBe(0);
  expect(sum(g, 'P', 'X').line).toBe(1);
  expect(sum(g, 'P Q', 'X').line).toBe(1);
});
rule(['11.5b', '11.5c', '11.5g'], 'the worst side counts once; a rout, cavalry and a town add to it', () => {
  const g = fr({
    units: 'F inf P@2606>SSE 2/2/2; F cav Q@2608>NNW 2/3/2; F inf R@2507>E 2/2/2; C inf X@2607>NNE 2/2/2 rout',
  });
  expect(sum(g, 'P', 'X').shift).toBe(2);
  expect(sum(g, 'Q', 'X').shift).toBe(4);
  expect(sum(g, 'P Q R', 'X')).toMatchObject({ shift: 4, modifiers: [{ rule: '11.5b' }, { rule: '11.5d' }] });
  // Infantry in a town has neither flank nor rear; cavalry before it loses a column.
  const town = fr({ units: 'F cav Q@2512>NNW 2/3/2; C inf X@2511>NNE 2/2/2' });
  expect(sum(town, 'Q', 'X')).toMatchObject({ line: 2, shift: -1, modifiers: [{ rule: '11.5f' }] });
});
rule('11.2g', 'cavalry stays away from woods and whole works; dragoons stay away from woods', () => {
  const g = fr({ units: 'F cav P@1513>E 2/3/3; F drg Q@1514>E 2/3/3; C inf X@1614>W 2/2/2' });
  expect(g.refusals(shock('P', '1614'))).toEqual(['11.2g']);
  expect(g.can(shock('Q', '1614'))).toBe(true);
  const wood = fr({ units: 'F drg Q@2704>NNW 2/3/3; C inf X@2703>SSE 2/2/2' });
  expect(wood.refusals(shock('Q', '2703'))).toEqual(['11.2g']);
});
rule(
  ['11.2f', '4Cn'],
  'a unit shocked once is left alone for the segment, also by the second formation of a double',
  () => {
    const g = fr({
      units: 'F inf P@2606>SSE 1/2/2 :centre; F inf Q@2507>E 1/2/2 :gauche; C inf X@2607>NNW 3/2/3',
      acting: ['centre', 'gauche'],
      marks: { X: ['shocked'] },
    });
    expect(g.refusals(shock('Q', '2607'))).toEqual(['11.2f']);
  },
);
rule(
  ['11e', '10.1e', '11.4a'],
  'reaction fire first: an attacker who runs is not counted, and with none left the defender may follow',
  () => {
    const g = fr({ units: 'F inf P@2606>SSE 2/2/2; F inf Q@2507>E 2/2/1 dis; C inf X@2607>NNW 3/2/3' });
    g.play(shock('P Q', '2607'));
    expect([g.question, g.asks]).toEqual(['react', 'C']);
    // Q stands on the flank, out of X's fire.
    expect(g.legal('react')).toEqual([{ type: 'react', unit: 'X', at: '2606' }]);
    const alone = fr({ units: 'F inf P@2606>SSE 2/2/2 dis; C inf X@2607>NNW 3/2/3' }).play(shock('P', '2607'));
    alone.play({ type: 'react', unit: 'X', at: '2606' }, [1, 6]);
    while (alone.question !== 'advance') alone.play(alone.legal()[0]);
    expect(alone.has('shock-resolved')).toBe(false);
    expect(alone.legal('advance')).toEqual([{ type: 'advance', unit: 'X', to: '2606' }]);
  },
);
rule(['11.1h', '11.1i', '11e'], 'the bayonet order binds reaction fire too, but not guns nor Valenciennes', () => {
  const units = 'F inf P@2607>SSE 2/2/2; F art G@2607>SSE 1/2; C inf X@2608>NNW 3/2/3';
  const g = fr({ units, side: 'C' }).play(shock('X', '2607'));
  expect(g.legal('react').map((c) => c.unit)).toEqual(['G']);
  expect(g.refusals({ type: 'react', unit: 'P', at: '2608' })).toEqual(['11.1h']);
  const free = fr({ units: units.replace('2/2/2;', '2/2/2 :valenciennes;'), side: 'C' }).play(shock('X', '2607'));
  expect(free.legal('react').map((c) => c.unit)).toEqual(['P', 'G']);
});
rule(['11.6e', '11.6h'], 'the star takes cavalry disorganised before the shock, not by its reaction fire', () => {
  const set = (state: string) =>
    fr({
      units: `F cav P@2606>SSE 2/3/3${state}; C inf X@2607>NNW 3/2/3`,
      at: 'command-phase',
      under: [
        { step: 'combat', with: [0] },
        { step: 'star', with: [1, 0] },
      ],
      combat: { attackers: ['P'], targets: ['2607'], att: '1DR*' },
    }).play({ type: 'done' });
  expect(set(' dis').event('eliminated')).toMatchObject({ piece: 'P', rule: '11.6e' });
  expect(set('').has('eliminated')).toBe(false);
  expect(set(' rout').has('eliminated')).toBe(false);
});
rule(['10.4a', '10.4b'], 'guns fall with an escort that gives way, and alone to any shock', () => {
  const g = fr({
    units: 'C inf X@2607>NNW 2/2/2; C art G@2607>NNW 1/2; F inf P@2606>SSE 3/2/3',
    at: 'command-phase',
    under: [
      { step: 'combat', with: [0] },
      { step: 'retreats', with: [0] },
    ],
    combat: { attackers: ['P'], targets: ['2607'], def: 'DR' },
  }).play({ type: 'done' });
  g.play(g.legal('retreat')[0]);
  expect(g.event('destroyed')).toMatchObject({ piece: 'G', rule: '10.4a' });
  const alone = fr({ units: 'C art G@2607>NNW 1/2; F inf P@2606>SSE 1/2/3' }).play(shock('P', '2607'));
  alone.play({ type: 'react', unit: 'G', at: '2606' }, [9]);
  expect(alone.event('destroyed')).toMatchObject({ piece: 'G', rule: '10.4b' });
  expect(alone.legal('advance')).toHaveLength(1);
});
