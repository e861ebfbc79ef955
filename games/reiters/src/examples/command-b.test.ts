import { expect } from 'vitest';
import { example } from '../testing/example.ts';
import { sketch } from '../testing/ground.ts';
import { cell, type Scene, type SceneSpec } from '../testing/scene.ts';
import type { SceneLeader, SceneUnit } from '../testing/set-up.ts';

/** So strong that a 1 costs the defender a step. */
const STRONG = 12;

example('E135', (e, set) => {
  const g = set({ at: 'command' });
  expect(Object.fromEntries(['X', 'Y', 'Z', 'W'].map((id) => [id, g.unit(id, 'isolated')]))).toEqual(e.expect);
});

example('E164', (e, set) => {
  const [q] = e.given.units!;
  const map = sketch('Z W/III E', 'Z-W Z-E W-E:impassable');
  const enemy: SceneUnit = { id: 'E', side: 'P', type: 'militia', zone: 'E' };
  const with2: SceneLeader = { id: 'CC2', side: 'C', rank: 'CC', zone: 'Z', column: 'C2', fq: 2 };
  const acts: Readonly<Record<string, (spec: Partial<SceneSpec>) => Scene>> = {
    // Quality is that of whoever is there when the die falls: the leaders have gone before.
    movement: (spec) => {
      const leaders = spec.leaders!.map((l) => ({ ...l, zone: 'W' }));
      return set({ ...spec, map, active: 'C', leaders }).play({ type: 'move', piece: 'Q', to: 'W' }, [1]);
    },
    'reaction fire': (spec) =>
      set({ ...spec, map, at: 'reaction', active: 'P', entered: ['E'], units: [q!, { ...enemy, fc: STRONG }] })
        // The fire goes wrong on a 1.
        .play({ type: 'fire', unit: 'Q', target: 'E' }, [1, 1]),
    'combat TQ': (spec) => {
      // 3 + 1 to 2: a 2 prints TQ/TQ.
      const g = set({ ...spec, map, at: 'combat', active: 'C', units: [q!, enemy] });
      return g.play({ type: 'attack', unit: 'Q', at: 'E' }, [2, 1, 1]);
    },
    retreat: (spec) => {
      const units = [q!, { ...enemy, fc: STRONG }];
      const g = set({
        ...spec,
        map: sketch('Z S E', 'Z-S Z-E'),
        supply: { C: ['S'] },
        at: 'combat',
        active: 'P',
        units,
      });
      g.play({ type: 'attack', unit: 'E', at: 'Z' }, [cell('-/1').die]);
      return g.play({ type: 'retreat', unit: 'Q', to: 'S' }, [1]);
    },
    reorganisation: (spec) => {
      // In command, by the leader of his column next door.
      const leaders = [...spec.leaders!, { ...with2, zone: 'W' }];
      const g = set({ ...spec, map, at: 'reorganisation', active: 'C', units: [{ ...q!, ds: true }], leaders });
      return g.play({ type: 'reorganise', unit: 'Q' }, [1]);
    },
    'death of another leader': (spec) => {
      // The leader of his column, alone in W, is ridden over.
      const leaders = [...spec.leaders!, { ...with2, zone: 'W' }];
      const way = sketch('Z W E', 'Z-W W-E');
      return set({ ...spec, map: way, active: 'P', units: [q!, enemy], leaders }).play(
        { type: 'move', piece: 'E', to: 'W' },
        [1],
      );
    },
    wavering: (spec) => {
      const comrade: SceneUnit = { id: 'K', side: 'C', type: 'arquebusiers', zone: 'Z', column: 'C2' };
      const units = [q!, comrade, { ...enemy, fc: STRONG }];
      const g = set({ ...spec, map, at: 'combat', active: 'P', options: ['wavering'], units });
      g.play({ type: 'attack', unit: 'E', at: 'Z' }).play({ type: 'defend', unit: 'K' }, [cell('-/1').die, 1]);
      return g;
    },
  };
  const qualityIn = (word: string, leaders: readonly SceneLeader[]) => acts[word]!({ leaders }).tests('Q').at(-1)!.fq;
  const tests = e.given.tests as unknown as string[];
  const [lg, cc1] = e.given.leaders!;
  const { fq, withoutLG } = e.expect;
  expect(tests.map((word) => qualityIn(word, [lg!, cc1!]))).toEqual(fq);
  expect(tests.map((word) => qualityIn(word, [cc1!]))).toEqual(tests.map(() => withoutLG));
});
