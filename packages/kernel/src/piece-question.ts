import { type ActionList, EVERY, NO_PIECE } from './action.ts';
import type { Question } from './game.ts';

type Asked<Field> = Omit<Question<Field>, 'list' | 'pieces'>;

/** A question that its pieces answer one by one. */
export interface OfPieces<Field> extends Asked<Field> {
  /** The pieces of which an answer may speak, in the order in which their answers are listed. */
  pieces(f: Field, a: number, b: number, c: number, d: number): Iterable<number>;
  /** The answers of one of them, if it has any. */
  listOf(f: Field, out: ActionList, piece: number, a: number, b: number, c: number, d: number): void;
  /** The verb of the one answer that speaks of no piece: done, hold, stay. */
  readonly declines?: number;
}

/**
 * Makes a question of what each piece may answer. Where only the existence of a choice is asked for, the answer that declines is
 * counted first: one more is a choice.
 */
export function askPieces<Field>({ pieces, listOf, declines, ...rest }: OfPieces<Field>): Question<Field> {
  return {
    ...rest,
    list(f, out, asked, a, b, c, d) {
      const ends = declines !== undefined && asked < 0;
      if (ends && (out.isProbe || asked === NO_PIECE)) out.add(declines);
      if (asked === NO_PIECE) return;
      for (const piece of pieces(f, a, b, c, d)) {
        if (out.isFull) return;
        if (asked === EVERY || asked === piece) listOf(f, out, piece, a, b, c, d);
      }
      if (ends && !out.isProbe) out.add(declines);
    },
    pieces(f, pool, a, b, c, d) {
      for (const piece of pieces(f, a, b, c, d)) pool.add(piece);
    },
  };
}

/** A question about one piece, which the frame names. */
export interface OfOnePiece<Field> extends Asked<Field> {
  piece(f: Field, a: number, b: number, c: number, d: number): number;
  /** Every answer that speaks of it. */
  list(f: Field, out: ActionList, a: number, b: number, c: number, d: number): void;
  readonly declines?: number;
}
export const askPiece = <Field>({ piece, list, ...rest }: OfOnePiece<Field>): Question<Field> =>
  askPieces({
    ...rest,
    pieces: (f, a, b, c, d) => [piece(f, a, b, c, d)],
    listOf: (f, out, _piece, a, b, c, d) => list(f, out, a, b, c, d),
  });

/** A question whose answers speak of no piece. */
export const askSide = <Field>({
  list,
  ...rest
}: Asked<Field> & {
  list(f: Field, out: ActionList, a: number, b: number, c: number, d: number): void;
}): Question<Field> => ({
  ...rest,
  list(f, out, asked, a, b, c, d) {
    if (asked < 0) list(f, out, a, b, c, d);
  },
  pieces: () => undefined,
});
