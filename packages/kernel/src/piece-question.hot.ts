import { type ActionList, NO_PIECE } from './action.ts';
import type { Asking, Question } from './game.ts';

type Asked<Field> = Omit<Asking<Field>, 'list' | 'pieces'>;
interface Named {
  readonly name: string;
}

interface Declines<Field> {
  verb(f: Field, a: number, b: number, c: number, d: number): number | undefined;
}
/** A question that its pieces answer one by one. */
export interface OfPieces<Field> extends Asked<Field> {
  /** The pieces of which an answer may speak, each once, in the order in which their answers are listed. */
  pieces(f: Field, a: number, b: number, c: number, d: number): ArrayLike<number>;
  /** The answers of one of them, if it has any. */
  listOf(f: Field, out: ActionList, piece: number, a: number, b: number, c: number, d: number): void;
  /** The verb of the one answer that speaks of no piece: done, hold, stay. Some questions have it at times only. */
  readonly declines?: number | Declines<Field>['verb'];
  /** Listed before what the pieces answer, not after it. */
  readonly declinesFirst?: true;
}

/**
 * Makes a question of what each piece may answer. Where only the existence of a choice is asked for, the answer that declines is
 * counted first: one more is a choice.
 */
export function askPieces<Field>(question: OfPieces<Field> & Named): Question<Field>;
export function askPieces<Field>(question: OfPieces<Field>): Asking<Field>;
export function askPieces<Field>(question: OfPieces<Field>): Asking<Field> {
  const { pieces, listOf, declines, declinesFirst = false, ...rest } = question;
  return {
    ...rest,
    list(f, out, asked, a, b, c, d) {
      // By index: who draws orders by piece asks millions of times.
      if (asked >= 0) {
        const all = pieces(f, a, b, c, d);
        for (let i = 0; i < all.length; i++) if (all[i] === asked) return listOf(f, out, asked, a, b, c, d);
        return;
      }
      const ends = typeof declines === 'function' ? declines(f, a, b, c, d) : declines;
      const isFirst = declinesFirst || out.isProbe || asked === NO_PIECE;
      if (ends !== undefined && isFirst) out.add(ends);
      if (asked === NO_PIECE) return;
      const all = pieces(f, a, b, c, d);
      for (let i = 0; i < all.length; i++) {
        if (out.isFull) return;
        listOf(f, out, all[i]!, a, b, c, d);
      }
      if (ends !== undefined && !isFirst) out.add(ends);
    },
    pieces(f, pool, a, b, c, d) {
      const all = pieces(f, a, b, c, d);
      for (let i = 0; i < all.length; i++) pool.add(all[i]!);
    },
  };
}

/** A question about one piece, which the frame names. */
export interface OfOnePiece<Field> extends Asked<Field>, Pick<OfPieces<Field>, 'declines' | 'declinesFirst'> {
  piece(f: Field, a: number, b: number, c: number, d: number): number;
  /** Every answer that speaks of it. */
  list(f: Field, out: ActionList, a: number, b: number, c: number, d: number): void;
}
export function askPiece<Field>(question: OfOnePiece<Field> & Named): Question<Field>;
export function askPiece<Field>(question: OfOnePiece<Field>): Asking<Field>;
export function askPiece<Field>({ piece, list, ...rest }: OfOnePiece<Field>): Asking<Field> {
  // Filled anew by each call: nothing is made where orders are drawn.
  const one = new Int32Array(1);
  return askPieces({
    ...rest,
    pieces(f, a, b, c, d) {
      one[0] = piece(f, a, b, c, d);
      return one;
    },
    listOf: (f, out, _piece, a, b, c, d) => list(f, out, a, b, c, d),
  });
}

/** A question whose answers speak of no piece. */
export const askSide = <Field>({
  list,
  ...rest
}: Asked<Field> & {
  list(f: Field, out: ActionList, a: number, b: number, c: number, d: number): void;
}): Asking<Field> => ({
  ...rest,
  list(f, out, asked, a, b, c, d) {
    if (asked < 0) list(f, out, a, b, c, d);
  },
  pieces: () => undefined,
});
