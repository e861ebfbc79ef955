import type { Fact, Guess, World } from './game.ts';
import type { Playable } from './playable.ts';
import { itemAt, present } from './present.ts';

/** Outcomes by their facts as written, as one picture of what is hidden gives them. */
export interface Calculated {
  readonly found: ReadonlyMap<string, { readonly facts: readonly Fact[]; readonly chance: number }>;
  readonly unresolved: number;
  readonly paths: number;
}
export interface Range {
  /** Guesses that the answer hangs on, or, unweighed, that the rules looked at. */
  readonly guesses: readonly number[];
  readonly isWeighed: boolean;
  /** Every picture that was looked at, the assumed one first. */
  readonly pictures: readonly Calculated[];
}

const NEAR = 1e-9;
const chanceOf = ({ found }: Calculated, key: string): number => found.get(key)?.chance ?? 0;
const isAlike = (a: Calculated, b: Calculated): boolean =>
  a === b ||
  [...new Set([...a.found.keys(), ...b.found.keys()])].every(
    (key) => Math.abs(chanceOf(a, key) - chanceOf(b, key)) < NEAR,
  );

/** Every way to give the chosen guesses a value: 0 is the one assumed, k the k-th other. The rest stay as assumed. */
function* combinations<Field>(
  guesses: readonly Guess<Field>[],
  chosen: readonly number[],
): Generator<readonly number[]> {
  const values = guesses.map(() => 0);
  for (;;) {
    yield [...values];
    const next = chosen.find((i) => itemAt(values, i) < itemAt(guesses, i).others);
    if (next === undefined) return;
    for (const i of chosen) {
      if (i === next) break;
      values[i] = 0;
    }
    values[next] = itemAt(values, next) + 1;
  }
}

/**
 * What the answer would be with every other value of what is hidden. Only what the rules have looked at can matter, so
 * only that is varied, all of it together; another value may lead them to look at more. `run` works from a state within
 * a number of paths; `q` is the position it works in. Without the paths to try everything nothing is tried: the guesses are
 * then stated as they are.
 */
export function rangeOf<W extends World, Field>(
  q: Playable<W, Field>,
  guesses: readonly Guess<Field>[],
  base: Calculated,
  bytes: Uint8Array,
  run: (bytes: Uint8Array, most: number) => Calculated,
  most: number,
): Range {
  const looked = new Map<string, { readonly values: readonly number[]; readonly picture: Calculated }>();
  const none = guesses.map(() => 0);
  looked.set(String(none), { values: none, picture: base });
  const isRead = (guess: Guess<Field>): boolean => guess.wasRead?.(q.field) ?? true;
  const readAtFirst = [...guesses.keys()].filter((i) => isRead(itemAt(guesses, i)));
  const given = (): Range => ({ guesses: readAtFirst, isWeighed: readAtFirst.length === 0, pictures: [base] });
  let left = most - base.paths;
  let read: readonly number[] = [];
  for (;;) {
    const now = [...guesses.keys()].filter((i) => isRead(itemAt(guesses, i)));
    if (now.length === read.length) break;
    read = now;
    const many = read.reduce((n, i) => n * (1 + itemAt(guesses, i).others), 1) - looked.size;
    if (base.unresolved > 0 || many * base.paths > left) return given();
    for (const values of combinations(guesses, read)) {
      if (looked.has(String(values))) continue;
      if (left <= 0) return given();
      const picture = run(varied(q, guesses, values, bytes), left);
      if (picture.unresolved > 0) return given();
      left -= picture.paths;
      looked.set(String(values), { values, picture });
    }
  }
  const all = [...looked.values()];
  const without = (values: readonly number[], i: number): Calculated =>
    present(looked.get(String(values.map((v, j) => (j === i ? 0 : v))))).picture;
  return {
    guesses: read.filter((i) => all.some(({ values, picture }) => !isAlike(picture, without(values, i)))),
    isWeighed: true,
    pictures: all.map(({ picture }) => picture),
  };
}

function varied<W extends World, Field>(
  q: Playable<W, Field>,
  guesses: readonly Guess<Field>[],
  values: readonly number[],
  bytes: Uint8Array,
): Uint8Array {
  q.restore(bytes);
  values.forEach((value, i) => {
    if (value > 0) itemAt(guesses, i).put(q.field, value - 1);
  });
  q.spec.derive(q.field);
  return q.state.bytes.slice();
}
