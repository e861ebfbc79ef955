import { fateOf } from '../../rules/victory.ts';
import type { Field } from '../model/state.ts';
import { scoreNow } from '../score.ts';

/** C16c How many units of a side are broken, of how many, and at how many its army breaks. */
export function breakCount(
  g: Field,
  side: number,
): { readonly n: number; readonly of: number; readonly limit: number } {
  const own = scoreNow(g).units.filter((unit) => unit.side === side);
  return {
    n: own.filter((unit) => fateOf(unit) !== 'inHand').length,
    of: own.length,
    limit: Math.ceil(own.length / 2),
  };
}
