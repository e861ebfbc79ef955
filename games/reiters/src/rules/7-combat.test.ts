import { expect } from 'vitest';
import { PART } from '../model/state.ts';
import { type Ground, sketch } from '../testing/ground.ts';
import { rule } from '../testing/rule.ts';
import { scene } from '../testing/scene.ts';
import type { SceneUnit } from '../testing/set-up.ts';
import { holds } from './9-victory.ts';

const attack = (unit: string, at: string) => ({ type: 'attack', unit, at });
const defend = (unit: string) => ({ type: 'defend', unit });
const done = { type: 'done' };
const combat = { at: 'combat', active: 'C' } as const;
/** A in the middle of the enemy, B and D beside it. */
const star = sketch('A B C D', 'A-B A-C A-D');
const unit = (id: string, side: string, type: string, zone: string, more: Partial<SceneUnit> = {}): SceneUnit => ({
  id,
  side,
  type,
  zone,
  ...more,
});

rule('4.4a', 'however many stand there, one attacks and one defends, in a reaction too', () => {
  const units = [
    unit('K', 'C', 'pikemen', 'B'),
    unit('Q', 'C', 'arquebusiers', 'B'),
    unit('X', 'P', 'reiters', 'A'),
    unit('Y', 'P', 'cuirassiers', 'A'),
  ];
  const partsOf = (g: ReturnType<typeof scene>, part: number) =>
    g.unitNames([...g.g.s.unit.part].flatMap((p, u) => (p === part ? [u] : [])));
  // 4 + 1 - 1 to 4 + 1: a 6 prints TQ/DS, a 5 TQ/TQ; the question that follows finds both in their parts.
  const g = scene({
    ...combat,
    map: star,
    supply: { P: ['C'] },
    units: units.map((u) => (u.id === 'K' ? { ...u, fc: 12 } : u)),
  });
  g.play(attack('K', 'A')).play(defend('X'), [1]);
  expect([partsOf(g, PART.attacker), partsOf(g, PART.defender)]).toEqual([['K'], ['X']]);
  const watch = scene({ at: 'reaction', active: 'C', map: star, entered: ['B'], supply: { P: ['C'] }, units });
  // 4 - 1 to 4: a 3 prints DS/-.
  watch.play({ type: 'fire', unit: 'X', target: 'K' }, [1, 3]);
  const { attacker, defender, result } = watch.event('fought');
  expect([attacker, defender, result]).toEqual(['K', 'X', 'DS/-']);
  expect([watch.unit('K').ds, watch.unit('Q').ds, watch.unit('Y').ds]).toEqual([true, false, false]);
});
rule('6.2d', 'a failed test and there is no fire, nor another try', () => {
  const units = [unit('K', 'C', 'pikemen', 'B'), unit('X', 'P', 'arquebusiers', 'A', { fq: 4 })];
  const fire = { type: 'fire', unit: 'X', target: 'K' };
  const g = scene({ at: 'reaction', active: 'C', map: star, entered: ['B'], units }).play(fire, [5]);
  expect([g.has('fought'), g.question]).toEqual([false, 'reaction']);
  expect(g.refusals(fire)).toEqual(['6.1f']);
});

const ring = [
  unit('K', 'C', 'pikemen', 'B'),
  unit('L', 'C', 'pikemen', 'D'),
  unit('X', 'P', 'arquebusiers', 'A'),
  unit('Y', 'P', 'arquebusiers', 'A'),
];
rule(['7.1a', '7.1n'], 'nobody must attack; the second attack is chosen once the first is known, or given up', () => {
  expect(scene({ ...combat, map: star, units: ring }).can(done)).toBe(true);
  const g = scene({ ...combat, map: star, units: ring });
  expect(g.legal('attack').map((c) => c.unit)).toEqual(['K', 'L']);
  g.play(attack('L', 'A')).play(defend('X'), [1, 1]);
  expect([g.can(attack('K', 'A')), g.can(done)]).toEqual([true, true]);
  expect(g.play(done).question).toBe('reorganisation');
});
rule('7.1c', 'the passive player attacks nobody, and is the defender even where he began it', () => {
  const g = scene({ ...combat, map: star, units: ring });
  expect(g.refusals(attack('X', 'B'))).toEqual(['7.1c']);
  const guns = [...ring, unit('A1', 'P', 'cannon', 'A')];
  const foe = scene({ ...combat, map: star, units: guns });
  expect(foe.refusals({ type: 'bombard', unit: 'A1', target: 'K' }), 'nor do his guns').toEqual(['7.1c']);
  const watch = scene({ at: 'reaction', active: 'C', map: star, entered: ['B'], units: ring });
  watch.play({ type: 'fire', unit: 'X', target: 'K' }, [1, 1, 1]);
  expect([watch.event('fought').attacker, watch.event('fought').defender]).toEqual(['K', 'X']);
});
rule('7.1l', 'one unit defends as often as it is attacked', () => {
  const g = scene({ ...combat, map: star, units: ring });
  // DS/TQ, then TQ/TQ: whoever tests passes.
  g.play(attack('K', 'A')).play(defend('X'), [1, 1]);
  g.play(attack('L', 'A')).play(defend('X'), [1, 1, 1]);
  expect(g.all('fought').map((f) => f.defender)).toEqual(['X', 'X']);
});
rule('7.1o', 'a combat is fought to its end before another is declared', () => {
  const strong = ring.map((u) => (u.id === 'K' ? { ...u, fc: 12 } : u));
  const g = scene({ ...combat, map: star, supply: { P: ['C'] }, units: strong }).play(attack('K', 'A'));
  expect(g.refusals(attack('L', 'A'))).toEqual(['7.3b']);
  g.play(defend('X'), [1]);
  expect(g.refusals(attack('L', 'A'))).toEqual(['7.5.2a']);
  expect(g.play({ type: 'lose' }).can(attack('L', 'A'))).toBe(true);
});

/** Four zones that meet in a point, with the borders told in turn. */
const point = (nb: string, bs: string): Ground => ({
  ...sketch('A N B S', `A-N N-B:${nb} B-S:${bs} A-S`),
  junctions: [
    {
      id: 'J',
      zones: ['A', 'N', 'B', 'S'],
      borders: ['A-N', 'N-B', 'B-S', 'A-S'],
      pairs: [
        ['A', 'B'],
        ['N', 'S'],
      ],
    },
  ],
});
rule('7.4.6b', 'through a point the defender has the best of the borders that meet there', () => {
  const bonus = (nb: string, bs: string) => {
    const units = [unit('K', 'C', 'pikemen', 'A', { fc: 12 }), unit('X', 'P', 'cuirassiers', 'B', { fc: 1 })];
    const g = scene({ ...combat, map: point(nb, bs), supply: { P: ['S'] }, units }).play(attack('K', 'B'), [1]);
    return g.fight().DP.terrainBorder;
  };
  expect([bonus('dotted', 'dotted'), bonus('dotted', 'plain'), bonus('plain', 'double')]).toEqual([0, 1, 2]);
});
rule('7.5.2f', 'in a deadly clash of pikes nobody gives ground; in another he may', () => {
  const clash = (dp: string) => {
    const units = [unit('K', 'C', 'swiss', 'B', { fc: 12 }), unit('X', 'P', dp, 'A')];
    return scene({ ...combat, map: star, supply: { P: ['C'] }, units });
  };
  const deadly = clash('landsknechts').play(attack('K', 'A'), [1, 1]);
  expect([deadly.has('loss-replaced'), deadly.unit('X').eliminated]).toEqual([false, true]);
  const other = clash('pikemen').play(attack('K', 'A'));
  other.play({ type: 'engage', unit: 'K', charge: false, rounds: 2 }, [1]);
  expect(other.question).toBe('substitution');
  other.play({ type: 'retreat', unit: 'X', to: 'C' }, [1]);
  expect(other.all('fought'), 'he has left: no second round').toHaveLength(1);
});
rule('7.8c', 'a second gun adds one, not its factor; and has fired', () => {
  const units = [
    unit('A1', 'C', 'cannon', 'B', { fc: 3 }),
    unit('A2', 'C', 'cannon', 'B', { fc: 3 }),
    unit('X', 'P', 'arquebusiers', 'A'),
  ];
  const fire = (gun: string) => ({ type: 'bombard', unit: gun, target: 'X' });
  const g = scene({ ...combat, map: star, units }).play(fire('A1'), [6]);
  expect(g.shot()).toMatchObject({ fc: 3, modifiedFc: 4, modifiers: { otherGuns: 1 } });
  expect([g.refusals(fire('A1')), g.refusals(fire('A2'))]).toEqual([['7.1k'], ['7.1k']]);
});
rule('9.0b', 'a zone is held by a unit that is not isolated', () => {
  const held = (more: Partial<SceneUnit>, type = 'militia') => {
    const g = scene({ ...combat, map: star, units: [unit('X', 'P', type, 'A', more)] });
    return holds(g.g, 1, g.z('A'));
  };
  expect([held({}), held({ isolated: true }), held({ ds: true }), held({}, 'baggage'), held({}, 'cannon')]).toEqual([
    true,
    false,
    true,
    false,
    true,
  ]);
});
rule('7.8d', 'a gun that does not reach the target adds nothing', () => {
  const far = sketch('A B C D', 'A-B B-C C-D');
  const shot = (second: string, at: string) => {
    const units = [unit('A1', 'C', 'cannon', 'A'), unit('A2', 'C', second, 'A'), unit('X', 'P', 'militia', at)];
    return scene({ ...combat, map: far, units })
      .play({ type: 'bombard', unit: 'A1', target: 'X' }, [6])
      .shot().modifiers.otherGuns;
  };
  expect([shot('culverin', 'C'), shot('culverin', 'D'), shot('cannon', 'D')]).toEqual([1, 0, 1]);
});
rule(['8.0a', '8.0b'], 'who reorganises: the disorganised, in command, out of enemy control', () => {
  const refused = (more: Partial<SceneUnit>, leader = 'B', foe: SceneUnit[] = []) =>
    scene({
      at: 'reorganisation',
      active: 'C',
      map: star,
      units: [unit('Q', 'C', 'arquebusiers', 'B', more), ...foe],
      leaders: [{ id: 'L', side: 'C', zone: leader }],
    }).refusals({ type: 'reorganise', unit: 'Q' });
  expect(refused({ ds: true })).toEqual([]);
  expect(refused({}), 'in good order').toEqual(['8.0a']);
  expect(refused({ ds: true, isolated: true })).toEqual(['1.3.7n']);
  expect(refused({ ds: true }, 'off'), 'his leader is not there').toEqual(['8.0a']);
  const watch = unit('X', 'P', 'militia', 'A');
  expect(refused({ ds: true }, 'B', [watch])).toEqual(['8.0b']);
  expect(refused({ ds: true }, 'B', [{ ...watch, ds: true }]), 'the disorganised control nothing').toEqual([]);
});
rule('7.8b', 'the firer names his target, whoever stands there, as far as the gun reaches', () => {
  const far = sketch('A B C D', 'A-B B-C C-D');
  const units = (at: string) => [
    unit('A1', 'C', 'culverin', 'A'),
    unit('X', 'P', 'militia', at),
    unit('Y', 'P', 'arquebusiers', at),
  ];
  const targets = (at: string) =>
    scene({ ...combat, map: far, units: units(at) })
      .legal('bombard')
      .map((c) => c.target);
  expect([targets('B'), targets('C'), targets('D')]).toEqual([['X', 'Y'], ['X', 'Y'], []]);
});
