import { factOdds, oddsByFirstDie } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { reiters } from './game.ts';
import { sketch } from './testing/ground.ts';
import { scene } from './testing/scene.ts';

/** Foot attacks two units, of which the enemy chooses the one that defends. */
const attacked = (strong: number, weak: number) => {
  const g = scene({
    at: 'combat',
    active: 'C',
    map: sketch('Y Z X', 'Y-Z Y-X'),
    units: [
      { id: 'A', side: 'C', type: 'arquebusiers', zone: 'Z' },
      { id: 'S', side: 'P', type: 'militia', zone: 'Y', fc: strong },
      { id: 'W', side: 'P', type: 'militia', zone: 'Y', fc: weak },
    ],
  });
  const action = g.position.encode({ type: 'attack', unit: 'A', at: 'Y' });
  return { die: oddsByFirstDie(g.position, action)!, odds: factOdds(g.position, action, 'combat') };
};
const written = (
  outcomes: readonly { readonly facts: readonly { readonly type: string }[]; readonly chance: number }[],
) => new Map(outcomes.map(({ facts, chance }) => [facts.map(reiters.written).join(', '), chance]));

describe('7.3b the first die after the enemy has chosen who defends', () => {
  it('is told face by face for the usual answer, and for every other', () => {
    const { die, odds } = attacked(4, 1);
    expect(die.faces.map(({ face }) => face)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(die.after.map(({ assumption, others }) => [{ ...assumption }.code, others.length])).toEqual([['habit', 1]]);
    // The faces add up to the odds of the whole combat, which rest on the same answer.
    const all = new Map<string, number>();
    for (const { outcomes } of die.faces)
      for (const [key, chance] of written(outcomes)) all.set(key, (all.get(key) ?? 0) + chance / 6);
    const whole = written(odds.outcomes);
    expect([...all.keys()].sort()).toEqual([...whole.keys()].sort());
    for (const [key, chance] of whole) expect(all.get(key), key).toBeCloseTo(chance, 9);
  });
  it('is another where another unit defends', () => {
    const losesOn = (faces: NonNullable<ReturnType<typeof oddsByFirstDie>>['faces'] | undefined, unit: string) =>
      faces?.filter(({ outcomes }) => [...written(outcomes).keys()].some((key) => key.includes(unit))).length;
    const { die } = attacked(6, 1);
    expect(losesOn(die.after[0]!.others[0], 'W')).toBeGreaterThan(losesOn(die.faces, 'S')!);
  });
});
