import { ActionList, type Text } from '@tambour/kernel';
import { commas } from '@tambour/stage';
import type { Field } from '../model/state.ts';
import { VERBS } from '../model/verb.ts';
import { STEPS } from '../rules/steps.ts';
import { sayStudy } from '../texts/say-study.ts';
import { asked } from './question.ts';

/** What a piece may be ordered to do at the question at hand, by deed, with the number of ways; nothing if others are asked. */
export function possible(g: Field, piece: number, side: number): Text[] {
  const question = asked(g);
  if (question === undefined || question.side !== side) return [];
  const step = STEPS.find((s) => s.name === question.name);
  if (step === undefined || !('list' in step)) return [];
  const out = new ActionList();
  step.list(g, out, piece, ...question.frame);
  const counts = new Map<number, number>();
  for (let i = 0; i < out.count; i++) counts.set(out.verb(i), (counts.get(out.verb(i)) ?? 0) + 1);
  if (counts.size === 0) return [sayStudy('possible.nothing')];
  const deeds = [...counts].map(([verb, count]) => {
    const deed = sayStudy(`deed.${VERBS[verb]!}`);
    return count > 1 ? sayStudy('possible.ways', { deed, count }) : deed;
  });
  return [sayStudy('possible.deeds', { deeds: commas(deeds) })];
}
