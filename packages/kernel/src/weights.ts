import type { Term, Weights } from './appraisal.ts';
import { bad, list, object, type Reader, string } from './parse.ts';

const MOST = 1000;
/** More of a term is never worse, so no weight is below nothing. */
const weight: Reader<number> = (v, path) =>
  typeof v === 'number' && v >= 0 && v <= MOST ? v : bad(path, `a number from 0 to ${MOST}`, v);
const pair: Reader<readonly [early: number, late: number]> = (v, path) => {
  const [early, late, ...more] = list(weight, 2)(v, path);
  if (early === undefined || late === undefined || more.length > 0) return bad(path, 'two numbers, early and late', v);
  return [early, late];
};

/** Both kinds of weights as the file of a game has them. Throws `BadInput` that names the term which is missing or unknown. */
export function readWeights(
  json: unknown,
  terms: readonly Pick<Term, 'id'>[],
  path = 'weights',
): { readonly hand: Weights; readonly fitted: Weights } {
  const row = object({ hand: pair, fitted: pair });
  const file = object({ source: string(400), terms: object(Object.fromEntries(terms.map(({ id }) => [id, row]))) });
  const { terms: rows } = file(json, path);
  const of = (which: 'hand' | 'fitted', end: 0 | 1): number[] => terms.map(({ id }) => rows[id]?.[which][end] ?? 0);
  return {
    hand: { early: of('hand', 0), late: of('hand', 1) },
    fitted: { early: of('fitted', 0), late: of('fitted', 1) },
  };
}
