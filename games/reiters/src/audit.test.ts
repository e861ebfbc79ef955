import { BadInput } from '@tambour/kernel';
import { expect } from 'vitest';
import { sketch } from './testing/ground.ts';
import { rule } from './testing/rule.ts';
import { scene } from './testing/scene.ts';

/** A defender who has chosen to give way and has not gone yet, as a saved position would have him. */
function leaving(to: number) {
  const units = [
    { id: 'K', side: 'C', type: 'pikemen', zone: 'B' },
    { id: 'Q', side: 'P', type: 'arquebusiers', zone: 'C' },
  ];
  const g = scene({ map: sketch('B C S T', 'B-C C-S S-T'), at: 'combat', active: 'C', units });
  g.play({ type: 'attack', unit: 'K', at: 'C' }, [4]);
  expect(g.question).toBe('substitution');
  const json = g.position.toJson() as { steps: { step: string }[]; fight: object };
  const settled = ['substitution', 'defender-suffers'];
  return {
    g,
    json: {
      ...json,
      steps: json.steps.filter((s) => !settled.includes(s.step)),
      fight: { ...json.fight, flags: ['retreats'], retreatTo: to },
    },
  };
}

rule('7.5.3a', 'a position read in has nobody retreat to where no way leads', () => {
  const { g, json } = leaving(2);
  g.position.fromJson(json);
  expect(g.unit('Q').zone).toBe('S');
  for (const nowhere of [3, 200]) {
    const bad = leaving(nowhere);
    const before = bad.g.position.hash;
    expect(() => bad.g.position.fromJson(bad.json)).toThrow(BadInput);
    expect(bad.g.position.hash).toBe(before);
  }
});

rule('7.1o', 'a position read in has no combat under the sequences still to come', () => {
  const { g } = leaving(2);
  const json = g.position.toJson() as { steps: { step: string; with: number[] }[] };
  const steps = json.steps.map((s) => (s.step === 'reorganisation' ? { ...s, step: 'defender' } : s));
  expect(() => g.position.fromJson({ ...json, steps })).toThrow(BadInput);
});
