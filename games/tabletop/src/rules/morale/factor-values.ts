import { BadInput } from '@tambour/kernel';
import { CHARTS } from '../../model/charts.ts';
import type { FactorCode } from '../../model/vocabulary.ts';

const BY_CODE = new Map(CHARTS.factors.entries.map((entry) => [entry.code, entry]));

/** The value of a line as the table prints it, for one of what it counts. */
export function factorValue(code: FactorCode): number {
  const found = BY_CODE.get(code)?.value;
  if (typeof found !== 'number') throw new BadInput(`charts.factors.entries.${code}.value`, 'must be a number');
  return found;
}
/** The values its owner may choose from, where the line leaves him a choice. */
export const factorOptions = (code: FactorCode): readonly number[] => BY_CODE.get(code)?.options ?? [];
/** Whether a line may be left out to avoid an uncontrolled advance. */
export const isWaivable = (code: FactorCode): boolean => BY_CODE.get(code)?.waivable === true;
