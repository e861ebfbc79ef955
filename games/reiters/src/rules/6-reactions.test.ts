import { expect } from 'vitest';
import { sketch } from '../testing/ground.ts';
import { rule } from '../testing/rule.ts';
import { type Scene, scene } from '../testing/scene.ts';
import type { SceneUnit } from '../testing/set-up.ts';

/** The enemy has come to B and to D; S, behind C, is the way home. */
const ground = sketch('A B C D S T', 'A-B B-C C-D C-S S-T');
const react = { at: 'reaction', active: 'C', map: ground, entered: ['B', 'D'], supply: { P: ['T'] } } as const;
const unit = (id: string, side: string, type: string, zone: string, more: Partial<SceneUnit> = {}): SceneUnit => ({
  id,
  side,
  type,
  zone,
  ...more,
});
const giveWay = (unit: string, from: string) => ({ type: 'give-way', unit, from });
const fire = (unit: string, target: string) => ({ type: 'fire', unit, target });
const charge = (unit: string, target: string) => ({ type: 'charge', unit, target });
const advancing = (g: Scene) => g.legal('advance').map((c) => c.piece);

rule(['6.1f', '6.4.2a'], 'one reaction each: giving way uses it up, whether it comes off or not', () => {
  const units = [
    unit('H', 'C', 'gendarmes', 'B'),
    unit('Q', 'C', 'arquebusiers', 'D'),
    unit('R', 'P', 'reiters', 'C', { fq: 4 }),
    unit('X', 'P', 'arquebusiers', 'C'),
  ];
  const failed = scene({ ...react, units }).play(giveWay('R', 'B'), [5]);
  expect([failed.unit('R').zone, failed.question]).toEqual(['C', 'reaction']);
  expect([giveWay('R', 'B'), giveWay('R', 'D'), fire('R', 'Q')].map((c) => failed.refusals(c))).toEqual([
    ['6.1f'],
    ['6.1f'],
    ['6.1f'],
  ]);
  expect(failed.can(fire('X', 'Q')), 'his comrades have theirs').toBe(true);
  const gone = scene({ ...react, units }).play(giveWay('R', 'B'), [4]);
  expect([gone.unit('R').zone, gone.legal((c) => c.unit === 'R')]).toEqual(['S', []]);
});
rule('6.1f', 'a leader rides off once', () => {
  const leaders = [{ id: 'L', side: 'P', zone: 'C' }];
  const more = sketch('B C D E', 'B-C C-D D-E B-D');
  const spec = { ...react, map: more, entered: ['B'], supply: {}, units: [unit('H', 'C', 'gendarmes', 'B')], leaders };
  const g = scene(spec).play({ type: 'ride-off', leader: 'L', to: 'D' });
  // D too lies next to B.
  expect(g.refusals({ type: 'ride-off', leader: 'L', to: 'E' })).toEqual(['6.1f']);
});
rule(
  ['6.5a', '7.7g'],
  'a charger who falls or falls back lets in everyone of the zone he charged, isolated or not',
  () => {
    const units = (k: Partial<SceneUnit>) => [
      unit('Q', 'C', 'arquebusiers', 'B', { fc: 12 }),
      unit('M', 'C', 'militia', 'B', { isolated: true }),
      unit('N', 'C', 'militia', 'D'),
      unit('K', 'P', 'cuirassiers', 'C', { fq: 4, ...k }),
    ];
    const met = (k: Partial<SceneUnit>) => scene({ ...react, units: units(k) }).play(charge('K', 'Q'), [4, 1]);
    const fell = met({ reduced: true }).play({ type: 'lose' });
    expect([fell.unit('K').eliminated, fell.question, advancing(fell)]).toEqual([true, 'advance', ['Q', 'M']]);
    const back = met({}).play({ type: 'retreat', unit: 'K', to: 'S' }, [1]);
    expect([back.unit('K').zone, back.question, advancing(back)]).toEqual(['S', 'advance', ['Q', 'M']]);
    const held = met({}).play({ type: 'lose' });
    expect([held.unit('K').zone, held.question], 'he stands: nobody comes in').toEqual(['C', 'reaction']);
  },
);
rule(['7.7a', '7.7g'], 'after a fire the one fired at may come in, unless he is isolated', () => {
  const met = (isolated: boolean) => {
    const units = [
      unit('Q', 'C', 'pikemen', 'B', { fc: 12, isolated }),
      unit('M', 'C', 'militia', 'B'),
      unit('X', 'P', 'arquebusiers', 'C'),
    ];
    return scene({ ...react, units })
      .play(fire('X', 'Q'), [1, 1])
      .play({ type: 'retreat', unit: 'X', to: 'S' }, [1]);
  };
  expect([met(false).question, advancing(met(false))]).toEqual(['advance', ['Q']]);
  expect(met(true).question).toBe('reaction');
});
rule('6.1b', 'where all who came have fallen or gone on there is nobody left to react to', () => {
  const units = [
    unit('Q', 'C', 'argoulets', 'B', { face: 'dismounted', fc: 1 }),
    unit('X', 'P', 'reiters', 'C', { fc: 9 }),
    unit('Y', 'P', 'reiters', 'C'),
  ];
  // 1 - 1 to 9: a 6 in the first column costs the attacker his one step.
  const g = scene({ ...react, entered: ['B'], units }).play(fire('X', 'Q'), [1, 6]);
  expect([g.fight().result, g.unit('Q').eliminated]).toEqual(['1/-', true]);
  expect([g.refusals(giveWay('Y', 'B')), g.legal((c) => c.unit === 'Y')]).toEqual([['6.1b'], []]);
});
