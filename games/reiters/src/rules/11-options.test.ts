import { expect } from 'vitest';
import { sketch } from '../testing/ground.ts';
import { rule } from '../testing/rule.ts';
import { scene } from '../testing/scene.ts';
import type { SceneUnit } from '../testing/set-up.ts';

const attack = (unit: string, at: string) => ({ type: 'attack', unit, at });
const defend = (unit: string) => ({ type: 'defend', unit });
const line = sketch('A B C D', 'A-B B-C C-D');
const unit = (id: string, side: string, type: string, zone: string, more: Partial<SceneUnit> = {}): SceneUnit => ({
  id,
  side,
  type,
  zone,
  ...more,
});

rule('11.1.2c', 'a caracole that empties the zone is followed by an advance, not by a second attack', () => {
  const units = [
    unit('R', 'P', 'reiters', 'A', { caracole: true, fc: 12 }),
    unit('K', 'P', 'cuirassiers', 'A'),
    unit('Q', 'C', 'arquebusiers', 'B', { reduced: true }),
  ];
  const spec = { at: 'combat', active: 'P', map: line, options: ['caracole'] } as const;
  const g = scene({ ...spec, units }).play(attack('R', 'B'), [1]);
  if (g.question === 'substitution') g.play({ type: 'lose' });
  expect([g.unit('Q').eliminated, g.question]).toEqual([true, 'advance']);
  expect(
    g.legal('advance').map((c) => c.piece),
    'the support too',
  ).toEqual(['R', 'K']);
  g.play({ type: 'advance', piece: 'R' }).play({ type: 'done' });
  expect([g.unit('R').zone, g.unit('R').caracole, g.has('second-attack')]).toEqual(['B', false, false]);
  const held = scene({ ...spec, units: [...units, unit('M', 'C', 'militia', 'B')] }).play(attack('R', 'B'));
  held.play(defend('Q'), [1]).play({ type: 'lose' });
  expect(held.question, 'with one enemy left they wheel again').toBe('second-attack');
});

rule(['11.2a', '11.2b', '7.6.2a'], 'a step lost when a leader falls shakes the others of that zone, at once', () => {
  const units = [
    unit('K', 'C', 'pikemen', 'A', { fc: 12 }),
    unit('Q', 'P', 'arquebusiers', 'B', { reduced: true }),
    unit('X', 'P', 'arquebusiers', 'D', { ds: true, fq: 3 }),
    unit('Y', 'P', 'arquebusiers', 'D', { fq: 3 }),
  ];
  const leaders = [{ id: 'L', side: 'P', rank: 'CC', zone: 'B' }];
  const spec = { at: 'combat', active: 'C', map: line, units, leaders } as const;
  // The die, the leader's, X's and then Y's: first for the comrade who fell, then for the leader.
  const g = scene({ ...spec, options: ['wavering'] }).play(attack('K', 'B'), [3, 1, 6, 4, 2]);
  expect(g.all('tested').map((t) => `${t.piece} ${t.cause} ${t.passed}`)).toEqual([
    'X leader-lost false',
    'Y wavering false',
    'Y leader-lost true',
  ]);
  expect([g.unit('X').steps, g.unit('X').ds, g.unit('Y').ds]).toEqual([1, false, true]);
  const calm = scene(spec).play(attack('K', 'B'), [3, 1, 6, 2]);
  expect(calm.tests().map((t) => t.cause)).toEqual(['leader-lost', 'leader-lost']);
});
rule(['11.2a', '11.2b', '7.5.3b'], 'a step lost in a retreat shakes those of the zone it comes to', () => {
  const g = scene({
    at: 'combat',
    active: 'C',
    map: line,
    supply: { P: ['D'] },
    options: ['wavering'],
    units: [
      unit('K', 'C', 'pikemen', 'A', { fc: 12 }),
      unit('Q', 'P', 'arquebusiers', 'B', { fq: 3 }),
      unit('F', 'P', 'militia', 'C', { fq: 2, column: 'P9' }),
    ],
    leaders: [{ id: 'L', side: 'P', rank: 'CC', zone: 'B', fq: 3 }],
  }).play(attack('K', 'B'), [4]);
  expect(g.fight().result).toBe('-/2*');
  // One step is taken, the leader falls, Q is shaken by it and again by its retreat: its last step.
  g.play({ type: 'retreat', unit: 'Q', to: 'C' }, [1, 6, 6, 5]);
  expect([g.unit('Q').eliminated, g.unit('F').ds]).toEqual([true, true]);
  expect(g.tests('F').map((t) => t.cause)).toEqual(['wavering']);
});
rule(['11.2b', '4.3c', '7.7h'], 'and so does one lost when an advance rides over a leader left alone', () => {
  const g = scene({
    at: 'combat',
    active: 'C',
    map: line,
    options: ['wavering'],
    units: [
      unit('K', 'C', 'pikemen', 'A', { fc: 12 }),
      unit('Q', 'P', 'arquebusiers', 'B', { reduced: true, column: 'P9' }),
      unit('X', 'P', 'arquebusiers', 'D', { ds: true, fq: 3 }),
      unit('Y', 'P', 'arquebusiers', 'D', { fq: 3 }),
    ],
    leaders: [{ id: 'L', side: 'P', rank: 'CC', zone: 'B' }],
  }).play(attack('K', 'B'), [1]);
  g.play({ type: 'lose' }).play({ type: 'advance', piece: 'K' }, [6, 3, 3]);
  expect(g.tests().map((t) => t.cause)).toEqual(['leader-lost', 'wavering', 'leader-lost']);
});
rule(['11.2a', '4.1.4d'], 'and none of it outside a combat sequence: a second fall on the march shakes nobody', () => {
  const g = scene({
    active: 'C',
    map: sketch('A B/III', 'A-B:plain'),
    options: ['wavering'],
    units: [unit('K', 'C', 'pikemen', 'A', { ma: 8, ds: true }), unit('G', 'C', 'militia', 'B')],
  }).play({ type: 'move', piece: 'K', to: 'B' });
  expect([g.unit('K').steps, g.tests()]).toEqual([1, []]);
});

rule('11.2b', 'what makes the others waver: a result, a second disorganisation, the rest of a loss, a shot', () => {
  const spec = { at: 'combat', active: 'C', map: line, supply: { P: ['D'] }, options: ['wavering'] } as const;
  const pair = (q: Partial<SceneUnit> = {}) => [
    unit('Q', 'P', 'arquebusiers', 'B', q),
    unit('X', 'P', 'arquebusiers', 'B', { fq: 4 }),
  ];
  const wavers = (g: ReturnType<typeof scene>) => g.tests('X').filter((t) => t.cause === 'wavering').length;
  const strong = unit('K', 'C', 'pikemen', 'A', { fc: 12 });
  const start = () => scene({ ...spec, units: [strong, ...pair()] }).play(attack('K', 'B'));
  const result = start().play(defend('Q'), [1]).play({ type: 'lose' }, [4]);
  expect(wavers(result)).toBe(1);
  const replaced = start().play(defend('Q'), [1]).play({ type: 'retreat', unit: 'Q', to: 'C' }, [1]);
  expect(wavers(replaced), 'nothing lost, nobody wavers').toBe(0);
  const rest = start().play(defend('Q'), [4]).play({ type: 'retreat', unit: 'Q', to: 'C' }, [4, 1]);
  expect([rest.fight().result, rest.unit('Q').steps, wavers(rest)]).toEqual(['-/2*', 1, 1]);
  // 4 + 1 to 3 - 1: a 1 prints TQ/TQ.
  const shaken = scene({ ...spec, units: [unit('K', 'C', 'pikemen', 'A'), ...pair({ ds: true })] }).play(
    attack('K', 'B'),
  );
  shaken.play(defend('Q'), [1, 1, 6, 4]);
  expect([shaken.unit('Q').steps, shaken.unit('Q').ds, wavers(shaken)]).toEqual([1, false, 1]);
  const gun = scene({ ...spec, units: [unit('A1', 'C', 'cannon', 'A'), ...pair()] });
  expect(wavers(gun.play({ type: 'bombard', unit: 'A1', target: 'Q' }, [1, 4]))).toBe(1);
  const fire = scene({ ...spec, at: 'reaction', entered: ['A'], units: [strong, ...pair()] });
  fire.play({ type: 'fire', unit: 'Q', target: 'K' }, [1, 1]).play({ type: 'lose' });
  expect([fire.unit('Q').steps, wavers(fire)], 'not in the reaction sequence').toEqual([1, 0]);
});

rule('11.4.1b', 'a new detachment stays where it is; its parent goes on with the points it has left', () => {
  const units = [unit('Q', 'P', 'arquebusiers', 'A', { ma: 4 })];
  const g = scene({ active: 'P', map: sketch('A B C D E', 'A-B B-C C-D D-E'), units, options: ['enfantsPerdus'] });
  g.play({ type: 'detach', unit: 'Q' });
  expect(g.refusals({ type: 'move', piece: 'Q-EP-I', to: 'B' })).toEqual(['11.4.1b']);
  expect([g.can({ type: 'move', piece: 'Q', to: 'D' }), g.can({ type: 'move', piece: 'Q', to: 'E' })]).toEqual([
    true,
    false,
  ]);
});

rule('11.4.4f', 'enfants perdus suffer what others suffer, and give ground as others do', () => {
  const units = [
    unit('K', 'C', 'pikemen', 'A', { fc: 12 }),
    unit('I', 'P', 'forlorn-hope', 'B', { parent: 'Q' }),
    unit('Q', 'P', 'arquebusiers', 'C'),
  ];
  const spec = { at: 'combat', active: 'C', map: sketch('A B C/II D', 'A-B B-C B-D'), supply: { P: ['C'] } } as const;
  const hit = () => scene({ ...spec, units }).play(attack('K', 'B'), [1]);
  expect(hit().play({ type: 'lose' }).unit('I').eliminated).toBe(true);
  expect(
    hit()
      .legal('retreat')
      .map((c) => c.to),
    'towards their supply',
  ).toEqual(['C']);
  const back = hit().play({ type: 'retreat', unit: 'I', to: 'C' });
  expect(back.unit('I', 'zone', 'ds'), 'into a wood: disorganised').toEqual({ zone: 'C', ds: true });
  // 3 + 1 to 1, level with 0 after its class: whatever prints DS.
  const weak = scene({ ...spec, units: units.map((u) => (u.id === 'K' ? { ...u, fc: 1 } : u)) });
  weak.play(attack('K', 'B'), [4, 1]);
  expect([weak.fight().result, weak.unit('I').ds]).toEqual(['TQ/DS', true]);
});

rule('11.4.2a', 'a detachment sent out by an isolated unit is isolated with it', () => {
  for (const isolated of [true, false]) {
    const units = [unit('Q', 'P', 'arquebusiers', 'A', { isolated })];
    const g = scene({ active: 'P', map: line, units, options: ['enfantsPerdus'] }).play({ type: 'detach', unit: 'Q' });
    expect(g.unit('Q-EP-I').isolated).toBe(isolated);
  }
});

rule('11.4.1h', 'a detachment rejoins its parent in its zone, not from next door', () => {
  const units = (zone: string) => [
    unit('Q', 'P', 'arquebusiers', 'A'),
    unit('I', 'P', 'forlorn-hope', zone, { parent: 'Q' }),
  ];
  const absorb = { type: 'absorb', unit: 'I' };
  expect(scene({ active: 'P', map: line, units: units('A') }).can(absorb)).toBe(true);
  expect(scene({ active: 'P', map: line, units: units('B') }).refusals(absorb)).toEqual(['11.4.1h']);
});
