import { BadInput } from '@tambour/kernel';
import type { Override } from './overrides.ts';

/** A key and the values it takes, one after another. */
export interface Sweep {
  readonly key: string;
  readonly values: readonly string[];
}

/** So many settings one study may have. */
export const MOST_SETTINGS = 400;

const RANGE = /^(-?\d+(?:\.\d+)?)\.\.(-?\d+(?:\.\d+)?)(?:\.\.(\d+(?:\.\d+)?))?$/;
/** `1..5` as its ends and the step from one value to the next; undefined for what is no range. */
export function rangeOf(
  text: string,
): { readonly low: number; readonly high: number; readonly step: number } | undefined {
  const found = RANGE.exec(text);
  if (!found) return undefined;
  const [low, high] = [Number(found[1]), Number(found[2])];
  const isWhole = Number.isInteger(low) && Number.isInteger(high);
  const step = found[3] === undefined ? (isWhole ? 1 : (high - low) / 4) : Number(found[3]);
  return low < high && step > 0 ? { low, high, step } : undefined;
}

/** A number without what adding up tenths leaves behind. */
const tidy = (value: number): string => String(Number(value.toPrecision(12)));

/** `KEY=1..5`, `KEY=0..1..0.25` or `KEY=a,b,c`. Throws `BadInput` under the key. */
export function parseSweep(text: string): Sweep {
  const at = text.indexOf('=');
  const [key, given] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  if (at < 1 || given === '') throw new BadInput('', `must be KEY=1..5 or KEY=a,b,c, not "${text}"`);
  const range = rangeOf(given);
  if (!range) {
    if (/^[-+\d.e]+\.\.[-+\d.e]*$/i.test(given))
      throw new BadInput(key, `must be a range such as 1..5 or 0..1..0.25, not "${given}"`);
    const values = given.split(',').map((value) => value.trim());
    if (values.length < 2 || values.includes('')) throw new BadInput(key, `needs at least two values, not "${given}"`);
    if (new Set(values).size < values.length) throw new BadInput(key, `has a value twice: "${given}"`);
    return { key, values };
  }
  const count = Math.floor((range.high - range.low) / range.step + 1e-9) + 1;
  if (count > MOST_SETTINGS) throw new BadInput(key, `has more than ${MOST_SETTINGS} values`);
  return { key, values: Array.from({ length: count }, (_, i) => tidy(range.low + i * range.step)) };
}

/** Every combination of the values of some keys, the last key changing fastest. One empty combination without keys. */
export function grid(sweeps: readonly Sweep[]): readonly (readonly Override[])[] {
  const size = sweeps.reduce((product, { values }) => product * values.length, 1);
  if (size > MOST_SETTINGS) throw new BadInput('', `makes ${size} settings, more than ${MOST_SETTINGS}`);
  return sweeps.reduce<readonly (readonly Override[])[]>(
    (rows, { key, values }) =>
      rows.flatMap((row) => values.map((value) => [...row, { key, how: '=', value } as const])),
    [[]],
  );
}

/** `±2%`, `2%` or `0.02` as a share; undefined for what is none, or is not between 0.1 % and 50 %. */
export function parseUntil(text: string): number | undefined {
  const found = /^(?:±|\+-|\+\/-)?\s*(\d+(?:[.,]\d+)?)\s*(%?)$/u.exec(text.trim());
  if (!found) return undefined;
  const number = Number((found[1] ?? '').replace(',', '.'));
  const share = found[2] === '%' ? number / 100 : number;
  return share >= 0.001 && share <= 0.5 ? share : undefined;
}
