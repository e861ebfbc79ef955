import type { FieldKind } from './field-kind.ts';
import { BadInput, bad, under } from './parse.ts';

/** Fields of commands on a table that is measured: written in units with two decimals, kept as whole hundredths. */
const HUNDRED = 100;
/** The most a coordinate may be, in hundredths: two of them fit one integer. */
const MOST_COORDINATE = 0x7fff;
const BITS = 16;
const LOW = 0xffff;
/** A product with 100 of a number that has two decimals differs from a whole number by less. */
const SLACK = 1e-6;

/** Whole hundredths of a number with at most two decimals; undefined for any other. */
function hundredths(given: unknown, least: number, most: number): number | undefined {
  if (typeof given !== 'number' || !Number.isFinite(given)) return undefined;
  const n = Math.round(given * HUNDRED);
  return Math.abs(n - given * HUNDRED) < SLACK && n >= least && n <= most ? n + 0 : undefined;
}

/** A point of a table as one integer: both coordinates in hundredths, x in the upper half. */
export const pointAt = (x: number, y: number): number => (x << BITS) | y;
export const pointX = (point: number): number => point >>> BITS;
export const pointY = (point: number): number => point & LOW;

const COORDINATE = measureKind<unknown>(0, MOST_COORDINATE, 'a number');
/** A point of a table, written [x, y]. */
export function pointKind<Field>(): FieldKind<Field, readonly [number, number]> {
  const find = (_: Field, given: unknown): number | undefined => {
    if (!Array.isArray(given) || given.length !== 2) return undefined;
    const x = hundredths(given[0], 0, MOST_COORDINATE);
    const y = hundredths(given[1], 0, MOST_COORDINATE);
    return x === undefined || y === undefined ? undefined : pointAt(x, y);
  };
  return {
    find,
    read(f, given, path) {
      const found = find(f, given);
      if (found !== undefined) return found;
      // Of two coordinates, the one that will not do.
      const two: readonly unknown[] = Array.isArray(given) && given.length === 2 ? given : [];
      for (const [i, one] of two.entries()) COORDINATE.read(f, one, under(path, i));
      return bad(path, `a point [x, y] with two decimals, each from 0 to ${MOST_COORDINATE / HUNDRED}`, given);
    },
    write: (_, n) => [pointX(n) / HUNDRED, pointY(n) / HUNDRED],
    place: (_, n) => n,
  };
}

/** A length or an angle with two decimals, from and to so many hundredths. */
export function measureKind<Field>(least: number, most: number, unit: string): FieldKind<Field, number> {
  return {
    find: (_, given) => hundredths(given, least, most),
    read(_, given, path) {
      const found = hundredths(given, least, most);
      if (found === undefined)
        throw new BadInput(
          path,
          `must be ${unit} from ${least / HUNDRED} to ${most / HUNDRED} with at most two decimals, not ${JSON.stringify(given)}`,
        );
      return found;
    },
    write: (_, n) => n / HUNDRED,
  };
}
