import { BadInput } from '@tambour/kernel';

/** In the place of a value: nothing at all. */
export const GONE = Symbol('gone');

/** A value put at a path such as `units.3.at`, in data that are then read. */
export type Change = readonly [path: string, value: unknown];

/** The field that is complained of when data are read after being changed; undefined if nobody complains. */
export function blamed(
  file: unknown,
  changes: readonly Change[],
  readIt: (json: unknown) => unknown,
): string | undefined {
  const copy = structuredClone(file);
  for (const [path, value] of changes) put(copy, path, value);
  try {
    readIt(copy);
  } catch (error) {
    if (error instanceof BadInput) return error.field;
    throw error;
  }
  return undefined;
}

function put(json: unknown, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop()!;
  const at = keys.reduce((o, key) => (o as Record<string, unknown>)[key], json) as Record<string, unknown>;
  if (value !== GONE) at[last] = value;
  else if (Array.isArray(at)) at.splice(Number(last), 1);
  else delete at[last];
}
