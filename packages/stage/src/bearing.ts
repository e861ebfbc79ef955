import type { Fact, Text } from '@tambour/kernel';

/** What a fact of an outcome means for a side: whom it befalls, whether that is good for them, and how grave it is. */
export interface Bearing {
  readonly side: number;
  /** A word of the game: 'driven-out', 'loss', 'routed'. The same word is told in the odds and in the result. */
  readonly what: string;
  /** Whether it is good for that side. */
  readonly isGood: boolean;
  /** What is told first of two things: the graver. */
  readonly gravity: number;
  /** How many, where it can be counted: strength points, whole units. What befalls several pieces adds up. */
  readonly amount?: number;
  /** The piece it befalls, where it is one. */
  readonly piece?: string;
}

/** How many of each thing befall each side, where it can be counted, by `bearingKey`. */
export function amountsOf(bearings: readonly Bearing[]): ReadonlyMap<string, number> {
  const amounts = new Map<string, number>();
  for (const bearing of bearings)
    if (bearing.amount !== undefined) {
      const key = bearingKey(bearing);
      amounts.set(key, (amounts.get(key) ?? 0) + bearing.amount);
    }
  return amounts;
}
export const bearingKey = ({ side, what }: Pick<Bearing, 'side' | 'what'>): string => `${side} ${what}`;

/** Told to the side that it befalls, or to the other; or in a word or two for the head of a table. */
export const VOICES = ['you', 'they', 'short'] as const;
export type Voice = (typeof VOICES)[number];

export interface BearingKind {
  readonly isGood: boolean;
  readonly gravity: number;
}
/** A word that tells of something good, or bad, for whom it befalls. */
export const good = (gravity: number): BearingKind => ({ isGood: true, gravity });
export const bad = (gravity: number): BearingKind => ({ isGood: false, gravity });
/** What befalls a side, or, where it cannot be known which, nobody. */
export interface Befalls<What extends string> {
  readonly side: number | undefined;
  readonly what: What;
  readonly amount?: number;
  readonly piece?: string;
}

/**
 * What each type of fact means: one entry a type, so that a new fact does not compile until someone has said whom it
 * befalls. No entry at all in the answer says that it is neither good nor bad.
 */
export type BearingTable<W, F extends Fact, What extends string> = {
  readonly [T in F['type']]: (w: W, fact: Extract<F, { readonly type: T }>) => readonly Befalls<What>[];
};

/** `Stage.bearings` by such a table; `kinds` says of each word whether it is good for whom it befalls, and how grave. */
export const bearingsBy =
  <W, F extends Fact, What extends string>(
    kinds: Readonly<Record<What, BearingKind>>,
    table: BearingTable<W, F, What>,
  ) =>
  (w: W, fact: Fact): readonly Bearing[] => {
    const befalls: (w: W, fact: never) => readonly Befalls<What>[] = table[fact.type as F['type']];
    return befalls(w, fact as never).flatMap(({ side, what, amount, piece }) =>
      side === undefined
        ? []
        : [
            {
              side,
              what,
              ...kinds[what],
              ...(amount !== undefined && { amount }),
              ...(piece !== undefined && { piece }),
            },
          ],
    );
  };

/** `Stage.bearingText` by the words of a game, for those of its words that `kinds` names. */
export const bearingTextBy =
  <What extends string>(
    kinds: Readonly<Record<What, BearingKind>>,
    say: (what: What, voice: Voice, amount: number) => Text,
  ): ((what: string, voice: Voice, amount?: number) => Text) =>
  (what, voice, amount = 1) => {
    if (!Object.hasOwn(kinds, what)) throw new RangeError(`nothing is called ${what}`);
    return say(what as What, voice, amount);
  };
