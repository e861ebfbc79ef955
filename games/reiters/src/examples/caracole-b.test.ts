import { expect } from 'vitest';
import { example } from '../testing/example.ts';
import { type Ground, sketch } from '../testing/ground.ts';
import type { Scene } from '../testing/scene.ts';
import type { SceneUnit } from '../testing/set-up.ts';

const attack = (unit: string, at: string) => ({ type: 'attack', unit, at });
const caracole = { type: 'caracole', unit: 'R' };
const done = { type: 'done' };

example('E110', (e, set) => {
  // A second unit of militia, so that there is a choice; and a zone to retreat to.
  const map = sketch('B C S', 'B-C C-S');
  const spec = { at: 'combat', active: 'P', map, supply: { C: ['S'] } } as const;
  const more: SceneUnit = { id: 'M2', side: 'C', type: 'militia', zone: 'C' };
  const attacked = (q: Partial<SceneUnit>, die: number) =>
    set({ ...spec, units: [...e.given.units!.map((u) => (u.id === 'Q' ? { ...u, ...q } : u)), more] })
      .play(attack('R', 'C'))
      .play({ type: 'defend', unit: 'Q' }, [die]);
  const played: Readonly<Record<string, () => Scene>> = {
    // 5 to 4, then 5 to 5: -/1 both times.
    'Q eliminated': () => attacked({ reduced: true }, 5).play({ type: 'lose' }),
    'Q retreated': () => attacked({}, 6).play({ type: 'retreat', unit: 'Q', to: 'S' }, [1]).play(done),
  };
  const found = (e.given.cases as unknown as string[]).map((word) => {
    const g = played[word]!();
    expect(g.unit('Q').zone).toBe(word === 'Q retreated' ? 'S' : null);
    g.play({ type: 'again', unit: 'R' }, [1]);
    const isChosen = g.question === 'defender' && g.asks === 'C' && g.legal('defend').length === 2;
    g.play({ type: 'defend', unit: 'M' }, [6]);
    expect(g.all('fought').map((f) => f.defender)).toEqual(['Q', 'M']);
    return { dp: isChosen ? 'chosen by the passive player' : 'none', additionalAttack: g.fight().DP.additionalAttack };
  });
  expect({
    dp: found.map((f) => f.dp),
    additionalAttack: found.map((f) => f.additionalAttack),
  }).toEqual(e.expect);
});

example('E111', (e, set) => {
  const enemy: SceneUnit = { id: 'Q', side: 'C', type: 'arquebusiers', zone: 'C' };
  // 5 to 3: a 3 prints the result given.
  const fought = (die: number) => {
    const g = set({ at: 'combat', active: 'P', units: [...e.given.units!, enemy] });
    return g.play(attack('R', 'C'), [3, die]);
  };
  const g = fought(e.dice[0]!);
  expect(g.fight().result).toBe(e.given.result);
  expect({
    R: g.unit('R', 'ds', 'caracole'),
    secondAttack: g.question === 'second-attack' || g.has('second-attack'),
  }).toEqual(e.expect);
  expect(fought(4).question, 'had it passed').toBe('second-attack');
});

example('E182', (e, set) => {
  const foe = (zone: string, type = 'arquebusiers'): SceneUnit => ({ id: 'Q', side: 'C', type, zone });
  const reiters = (zone: string): SceneUnit => ({ id: 'R', side: 'P', type: 'reiters', zone });
  const begin = (map: Ground, units: readonly SceneUnit[]) => set({ active: 'P', map, units, options: ['caracole'] });
  const pointed = (kind: string): Ground => ({
    ...sketch('B N C S', `B-N N-C:${kind} C-S B-S`),
    junctions: [
      {
        id: 'J',
        zones: ['B', 'N', 'C', 'S'],
        borders: ['B-N', 'N-C', 'C-S', 'B-S'],
        pairs: [
          ['B', 'C'],
          ['N', 'S'],
        ],
      },
    ],
  });
  const line = sketch('A B C', 'A-B B-C');
  const cases: Readonly<Record<string, () => Scene>> = {
    'stands next to enemy foot in type I, dotted border': () => begin(line, [reiters('B'), foe('C')]),
    'ends its move next to it': () => begin(line, [reiters('A'), foe('C')]).play({ type: 'move', piece: 'R', to: 'B' }),
    'no enemy next door': () => begin(line, [reiters('A'), foe('C')]),
    'next zone holds only enemy baggage': () => begin(line, [reiters('B'), foe('C', 'baggage')]),
    'enemy in type I through a junction, all borders dotted': () => begin(pointed('dotted'), [reiters('B'), foe('C')]),
    'the same, one border plain': () => begin(pointed('plain'), [reiters('B'), foe('C')]),
    // Over a wall into the control of the enemy: four points.
    'reiters disorganised during the move': () => {
      const g = begin(sketch('A B C', 'A-B:double B-C'), [reiters('A'), foe('C')]);
      g.play({ type: 'move', piece: 'R', to: 'B' });
      expect(g.unit('R', 'zone', 'ds')).toEqual({ zone: 'B', ds: true });
      return g;
    },
  };
  expect({ legal: (e.given.cases as unknown as string[]).map((word) => cases[word]!().can(caracole)) }).toEqual(
    e.expect,
  );
  const without = set({ active: 'P', map: line, units: [reiters('B'), foe('C')], options: [] });
  expect(without.refusals(caracole)).toEqual(['11.0a']);
});

example('E183', (e, set) => {
  const g = set({ at: 'combat' });
  const legal = [done, attack('R2', 'C'), attack('R', 'D'), attack('R', 'C')].map((c) => g.can(c));
  const left = set({ at: 'combat', units: e.given.units!.filter((u) => u.id !== 'Q') });
  expect({
    legal,
    ifQLeft: {
      R: left.unit('R', 'caracole'),
      done: left.can(done),
      RAttacksDNormally: left.can(attack('R', 'D')),
    },
  }).toEqual(e.expect);
  expect([done, attack('R2', 'C'), attack('R', 'D')].map((c) => g.refusals(c))).toEqual([
    ['11.1.2a'],
    ['11.1.1e'],
    ['11.1.1c'],
  ]);
});
