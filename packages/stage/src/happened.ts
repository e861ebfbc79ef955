import type { GameEvent } from '@tambour/kernel';

/**
 * An event by its type and those of its fields that matter. Of a list of values the whole is meant, in any order; of a list of objects
 * each must be found; a point of a table lies between `x: [least, most]` and `y: [least, most]`, each of which may do without `most`.
 */
export type EventPattern = Pick<GameEvent, 'type'> & Readonly<Record<string, unknown>>;

/** What a task waits for. */
export interface Awaited {
  /** Each of these is among what happened. */
  readonly done?: readonly EventPattern[];
  /** One of these is. */
  readonly any?: readonly EventPattern[];
  /** The first event of this type is such a one. */
  readonly first?: EventPattern;
  /** So often, no more and no less. */
  readonly times?: readonly (readonly [count: number, of: EventPattern])[];
}

const isObject = (v: unknown): v is object => typeof v === 'object' && v !== null;
const fits = (value: object, pattern: object): boolean =>
  Object.entries(pattern).every(([field, wanted]) => isAlike(Reflect.get(value, field), wanted));
const isWithin = (value: unknown, [least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY]: number[] = []) =>
  typeof value === 'number' && value >= least && value <= most;
function isAlike(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !isObject(b)) return a === b;
  if (!Array.isArray(b)) return isWithin(a[0], Reflect.get(b, 'x')) && isWithin(a[1], Reflect.get(b, 'y'));
  if (b.some(isObject)) return b.every((wanted) => a.some((x) => isObject(x) && fits(x, wanted)));
  return a.length === b.length && b.every((x) => a.includes(x));
}

/** Whether it has come. */
export const happened =
  ({ done = [], any, first, times = [] }: Awaited) =>
  (events: readonly GameEvent[]): boolean => {
    const count = (pattern: EventPattern): number => events.filter((event) => fits(event, pattern)).length;
    const earliest = first && events.find(({ type }) => type === first.type);
    return (
      done.every((pattern) => count(pattern) > 0) &&
      (any?.some((pattern) => count(pattern) > 0) ?? true) &&
      (first === undefined || (earliest !== undefined && fits(earliest, first))) &&
      times.every(([wanted, pattern]) => count(pattern) === wanted)
    );
  };
