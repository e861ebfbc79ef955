import type { Language, Messages } from '@tambour/kernel';
import type { Example } from './example.ts';
import { textsByKey } from './texts-by-key.ts';

/** An example as a game writes it, all but the words. */
export interface ExamplePlan extends Omit<Example, 'title' | 'says' | 'end' | 'refused'> {
  readonly refused?: Example['refused'];
}

/** Gives examples their words, from the texts of each language: `flank.title`, `flank.says` and `flank.end`. */
export function examplesFrom(texts: Readonly<Record<Language, Messages>>, plans: readonly ExamplePlan[]): Example[] {
  const text = textsByKey(texts);
  return plans.map((plan) => ({
    refused: [],
    ...plan,
    title: text(`${plan.id}.title`),
    says: text(`${plan.id}.says`),
    end: text(`${plan.id}.end`),
  }));
}
