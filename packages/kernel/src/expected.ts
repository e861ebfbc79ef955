import type { Action } from './action.ts';
import { EveryDice, seedDice } from './dice.ts';
import type { World } from './game.ts';
import type { Position } from './position.ts';

export interface Expected {
  /** The mean of each figure. */
  readonly figures: readonly number[];
  /** Whether every path of dice was walked; otherwise the mean is that of `paths` throws. */
  readonly isExact: boolean;
  readonly paths: number;
}

/** How far to look: paths walked at most, and throws made instead where there are more. */
export interface Reach {
  readonly most: number;
  readonly throws: number;
}
const USUAL: Reach = { most: 2000, throws: 400 };

/** Any seed will do, as long as it is always the same: two people who look at one record read the same figures. */
const FIRST_SEED = 1;

/**
 * What figures of the position come to on average once an action has been carried out as a match carries it out, standing
 * orders and single answers included: what the dice gave can be held against it. `p` is the position before; it stays as it is.
 */
export function expectedAfter<W extends World, Field>(
  p: Position<W, Field>,
  action: Action,
  figures: (f: Field) => readonly number[],
  { most, throws }: Reach = USUAL,
): Expected {
  const q = p.twin();
  // What may be ordered next is no figure: it need not be listed.
  q.isLazy = true;
  const bytes = p.state.bytes.slice();
  return everyPath(q, bytes, action, figures, most) ?? someThrows(q, bytes, action, figures, throws);
}

const add = (sums: number[], values: readonly number[], weight: number): void => {
  for (const [i, value] of values.entries()) sums[i] = (sums[i] ?? 0) + weight * value;
};

/** The mean over all paths; undefined where there are too many. */
function everyPath<W extends World, Field>(
  q: Position<W, Field>,
  bytes: Uint8Array,
  action: Action,
  figures: (f: Field) => readonly number[],
  most: number,
): Expected | undefined {
  const dice = new EveryDice();
  const sums: number[] = [];
  q.useDice(dice);
  for (let paths = 1; paths <= most; paths++) {
    q.restore(bytes);
    dice.begin();
    try {
      q.play(action);
    } catch (error) {
      if (error === EveryDice.endless) break;
      throw error;
    }
    add(sums, figures(q.field), dice.chance);
    if (dice.next()) continue;
    q.useDice(undefined);
    return { figures: sums, isExact: true, paths };
  }
  q.useDice(undefined);
  return undefined;
}

function someThrows<W extends World, Field>(
  q: Position<W, Field>,
  bytes: Uint8Array,
  action: Action,
  figures: (f: Field) => readonly number[],
  throws: number,
): Expected {
  const sums: number[] = [];
  for (let i = 0; i < throws; i++) {
    q.restore(bytes);
    seedDice(q.state.dice.word, FIRST_SEED + i);
    q.play(action);
    add(sums, figures(q.field), 1 / throws);
  }
  return { figures: sums, isExact: false, paths: throws };
}
