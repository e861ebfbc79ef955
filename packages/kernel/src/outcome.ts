import type { Fact, GameEvent } from './game.ts';
import { present } from './present.ts';

/** What becomes of a piece, and how the battle ends: facts that games have alike. */
export type CommonFact<Mark extends string> =
  | { readonly type: 'eliminated'; readonly piece: string }
  /** Strength lost and what else befell it, in the order it first did. */
  | { readonly type: 'piece'; readonly piece: string; readonly lost: number; readonly marks: readonly Mark[] }
  | { readonly type: 'won'; readonly side: string }
  | { readonly type: 'drawn' };

type Typed = { readonly type: string };
type Of<U extends Typed, T extends U['type']> = Extract<U, { readonly type: T }>;
/** A function for some types of a union, each given its own. */
type ForTypes<U extends Typed, Answer, Before extends readonly unknown[] = []> = {
  readonly [T in U['type']]?: (...of: [...Before, Of<U, T>]) => Answer;
};
/** The same for whoever looks an entry up by the type of what he gives it. */
type Table<Answer, Before extends readonly unknown[] = []> = Readonly<
  Record<string, ((...of: [...Before, never]) => Answer) | undefined>
>;
/** Events that befall a piece. */
type PieceEvent<E extends GameEvent> = Extract<E, { readonly piece: string }>;
type MarkOf<F extends Fact> = F extends { readonly marks: readonly (infer Mark extends string)[] } ? Mark : never;

/** What befell one piece. */
export interface PieceTally<Mark extends string> {
  isEliminated: boolean;
  lost: number;
  readonly marks: Set<Mark>;
}

/** What the events of a game come to. Types of events that are not named come to nothing. */
export interface OutcomeParts<Field, E extends GameEvent, F extends Fact> {
  /** Strength that an event takes from its piece. */
  readonly losses: ForTypes<PieceEvent<E>, number>;
  /** Events that are told of their piece by their type. */
  readonly marks: readonly (MarkOf<F> & PieceEvent<E>['type'])[];
  /** A mark that goes without saying beside another. */
  readonly implied?: { readonly [M in MarkOf<F>]?: MarkOf<F> };
  /** Events that are facts of their own. */
  readonly facts: ForTypes<E, F>;
  /** What is told first of two pieces, the graver; then they go by name. */
  gravity?(of: PieceTally<MarkOf<F>>): number;
  /** How the game's own facts are written. */
  readonly written: { readonly [T in Exclude<F['type'], CommonFact<never>['type']>]: (fact: Of<F, T>) => string };
  /** The side that an event hurts, for those that hurt. */
  readonly hurts: ForTypes<E, number | undefined, [f: Field]>;
}

/** How a battle ended. */
export const endFact = ({ winner }: { readonly winner: string | null }): CommonFact<never> =>
  winner === null ? { type: 'drawn' } : { type: 'won', side: winner };

const COMMON: { readonly [T in CommonFact<string>['type']]: (fact: Of<CommonFact<string>, T>) => string } = {
  eliminated: ({ piece }) => `${piece} eliminated`,
  piece: ({ piece, lost, marks }) => `${piece} ${(lost > 0 ? [`lost ${lost}`, ...marks] : marks).join(', ')}`,
  won: ({ side }) => `battle won by ${side}`,
  drawn: () => 'battle won by nobody',
};

/** The part of a game's spec that says what events come to: what odds are grouped by, and how a fact leaves the engine. */
export function outcomes<Field, E extends GameEvent, F extends Fact>(parts: OutcomeParts<Field, E, F>) {
  type Mark = MarkOf<F>;
  const writers: Table<string> = { ...COMMON, ...parts.written };
  const written = (fact: Fact): string => present(writers[fact.type])(fact as never);
  const losses: Table<number> = parts.losses;
  const facts: Table<F> = parts.facts;
  const hurts: Table<number | undefined, [f: Field]> = parts.hurts;
  const marks: ReadonlySet<string> = new Set(parts.marks);
  const implied: { readonly [M in Mark]?: Mark } = parts.implied ?? {};
  const gravity = parts.gravity ?? (() => 0);

  const pieceFact = (piece: string, { isEliminated, lost, marks: all }: PieceTally<Mark>): CommonFact<Mark> => {
    if (isEliminated) return { type: 'eliminated', piece };
    const told = [...all].filter((mark) => {
      const by = implied[mark];
      return by === undefined || !all.has(by);
    });
    return { type: 'piece', piece, lost, marks: told };
  };
  /** One fact a piece, then the others in the order in which they are written. */
  function outcome(_f: Field, events: readonly GameEvent[]): readonly Fact[] {
    const pieces = new Map<string, PieceTally<Mark>>();
    const others: F[] = [];
    for (const e of events) {
      const { type } = e;
      const isMark = marks.has(type);
      const loss = losses[type];
      if (isMark || loss || type === 'eliminated') {
        const { piece } = e as GameEvent & { readonly piece: string };
        const tally = pieces.get(piece) ?? { isEliminated: false, lost: 0, marks: new Set<Mark>() };
        pieces.set(piece, tally);
        if (loss) tally.lost += loss(e as never);
        else if (isMark) tally.marks.add(type as Mark);
        else tally.isEliminated = true;
      } else {
        const fact = facts[type];
        if (fact) others.push(fact(e as never));
      }
    }
    const ofPieces = [...pieces]
      .sort(([a, p], [b, q]) => gravity(q) - gravity(p) || (a < b ? -1 : 1))
      .map(([piece, tally]) => pieceFact(piece, tally));
    return [...ofPieces, ...others.sort((a, b) => (written(a) < written(b) ? -1 : 1))];
  }
  /** Whether anything in the events hurts the enemies of a side. */
  const harms = (f: Field, events: readonly GameEvent[], side: number): boolean =>
    events.some((e) => {
      const hurt = hurts[e.type]?.(f, e as never);
      return hurt !== undefined && hurt !== side;
    });
  return { outcome, written, harms };
}
