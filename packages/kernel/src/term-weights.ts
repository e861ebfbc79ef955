import type { Weights } from './appraisal.ts';
import { BadInput, bad, list, object, onlyKnown, type Reader, string, table, under } from './parse.ts';

/** What the terms of a game are worth: as set by hand, and as fitted to battles played on. */
export interface TermWeights {
  readonly hand: Weights;
  readonly fitted: Weights;
}

const weight: Reader<number> = (v, path) =>
  typeof v === 'number' && Number.isFinite(v) && v >= 0 ? v : bad(path, 'a number that is not negative', v);
const earlyAndLate: Reader<readonly number[]> = (v, path) => {
  const pair = list(weight, 2)(v, path);
  if (pair.length !== 2) throw new BadInput(path, 'must be two numbers, early and late');
  return pair;
};
const file = object({
  source: string(2000),
  terms: table(object({ hand: earlyAndLate, fitted: earlyAndLate }), 100),
});

/** The weights of a game's file, in the order of its terms. Throws `BadInput` that names a term that is missing or unknown. */
export function readTermWeights(json: unknown, ids: readonly string[], path = 'weights'): TermWeights {
  const { terms } = file(json, path);
  onlyKnown(terms, new Set(ids), under(path, 'terms'));
  const of = (kind: keyof TermWeights, time: 0 | 1): number[] =>
    ids.map((id) => {
      const pair = terms[id]?.[kind];
      if (!pair) throw new BadInput(under(under(path, 'terms'), id), 'is missing');
      return pair[time] ?? 0;
    });
  const both = (kind: keyof TermWeights): Weights => ({ early: of(kind, 0), late: of(kind, 1) });
  return { hand: both('hand'), fitted: both('fitted') };
}
