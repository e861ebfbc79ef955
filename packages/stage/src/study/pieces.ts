import type { Asked, Command, Text } from '@tambour/kernel';
import type { Place } from '../place.ts';

/** A world whose units and leaders are found by their ids. */
interface Found<Unit extends number, Leader extends number> {
  readonly w: {
    readonly units: number;
    readonly unitIndex: ReadonlyMap<string, Unit>;
    readonly leaderIndex: ReadonlyMap<string, Leader>;
  };
}
/** The same with hexes, by their labels. */
interface FoundOnHexes<Unit extends number, Leader extends number, Hex extends number> extends Found<Unit, Leader> {
  readonly w: Found<Unit, Leader>['w'] & { readonly hexIndex: ReadonlyMap<string, Hex> };
}

/** A piece in sentences, for its card and for those who do not see the map: what it is and how things stand with it, and its orders. */
export const describeBy =
  <Unit extends number, Leader extends number, Field extends Found<Unit, Leader>>(game: {
    unit(g: Field, u: Unit): readonly Text[];
    leader(g: Field, l: Leader): readonly Text[];
    /** By its number among the pieces: leaders are counted after the units. */
    orders(g: Field, piece: number): readonly Text[];
  }) =>
  (g: Field, piece: string): readonly Text[] => {
    const u = g.w.unitIndex.get(piece);
    if (u !== undefined) return [...game.unit(g, u), ...game.orders(g, u)];
    const l = g.w.leaderIndex.get(piece);
    return l === undefined ? [] : [...game.leader(g, l), ...game.orders(g, g.w.units + l)];
  };

/** A unit or leader that was picked, and the place that was picked with it, if one was. */
export interface Picked<Id extends number, Spot extends number, Field> {
  readonly g: Field;
  readonly of: Id;
  readonly id: string;
  readonly at: Spot | undefined;
}
/** A unit, a leader, or something else that means a command by itself. */
interface AnyPiece<Unit, Leader, C> {
  readonly unit?: Unit | undefined;
  readonly leader?: Leader | undefined;
  readonly other?: C | undefined;
}
/** By the question that is asked: whatever a game has for it. */
type ByQuestion<Name extends string, Given, Out> = Readonly<
  Partial<Record<Name, (given: Given, question: Asked<Name>) => Out>>
>;

/** How a game guesses what was meant. */
interface Intentions<Unit extends number, Leader extends number, Spot extends number, Name extends string, Field, C> {
  asked(g: Field): Asked<Name> | undefined;
  /** The place and the piece of this name, as the game numbers them. */
  spotOf(g: Field, place: Place): Spot | undefined;
  pieceOf(g: Field, id: string, at: Spot | undefined): AnyPiece<Unit, Leader, C>;
  /** Whether to point at this place with this piece in hand is to point at the piece alone. */
  isPieceAlone?(g: Field, question: Asked<Name>, piece: AnyPiece<Unit, Leader, C>, at: Spot): boolean;
  /** What a question would hear of a unit, likeliest first; and what one means by a place with a unit in hand, whatever is asked. */
  readonly ofUnit: ByQuestion<Name, Picked<Unit, Spot, Field>, readonly Wish<Unit, Spot, Field, C>[]>;
  readonly unitAnyway: (p: Picked<Unit, Spot, Field>) => readonly Wish<Unit, Spot, Field, C>[];
  readonly ofLeader: ByQuestion<Name, Picked<Leader, Spot, Field>, readonly C[]>;
  readonly leaderAnyway: (p: Picked<Leader, Spot, Field>) => readonly C[];
  /** Whom a question in the middle of things is about: meant where only a place was picked. */
  readonly subject: ByQuestion<Name, Field, AnyPiece<Unit, Leader, C>>;
  /** Who stands in a place. */
  there(g: Field, spot: Spot): readonly AnyPiece<Unit, Leader, C>[];
}
type Wish<Unit extends number, Spot extends number, Field, C> = (p: Picked<Unit, Spot, Field>) => C;

/** Commands a person may have meant by picking a piece, a place, or both: likeliest first, legal or not. */
export function intendedBy<
  Unit extends number,
  Leader extends number,
  Spot extends number,
  Name extends string,
  Field extends { readonly w: { readonly unitIds: readonly string[]; readonly leaderIds: readonly string[] } },
  C extends Command,
>(game: Intentions<Unit, Leader, Spot, Name, Field, C>) {
  type Piece = AnyPiece<Unit, Leader, C>;
  const ofPiece = (g: Field, question: Asked<Name>, piece: Piece, shown?: Spot): readonly C[] => {
    const at = shown !== undefined && game.isPieceAlone?.(g, question, piece, shown) ? undefined : shown;
    const { unit, leader, other } = piece;
    if (leader !== undefined) {
      const picked = { g, of: leader, id: g.w.leaderIds[leader] ?? '', at };
      return (game.ofLeader[question.name] ?? game.leaderAnyway)(picked, question);
    }
    if (unit === undefined) return other === undefined ? [] : [other];
    const picked = { g, of: unit, id: g.w.unitIds[unit] ?? '', at };
    return (game.ofUnit[question.name] ?? game.unitAnyway)(picked, question).map((wish) => wish(picked));
  };
  return (g: Field, piece: string | undefined, place: Place | undefined): readonly Command[] => {
    const question = game.asked(g);
    if (question === undefined) return [];
    const at = place === undefined ? undefined : game.spotOf(g, place);
    if (piece !== undefined) return ofPiece(g, question, game.pieceOf(g, piece, at), at);
    if (at === undefined) return [];
    const { unit, leader } = game.subject[question.name]?.(g, question) ?? {};
    if (unit !== undefined || leader !== undefined) return ofPiece(g, question, { unit, leader }, at);
    return game.there(g, at).flatMap((one) => ofPiece(g, question, one));
  };
}

/** For a question that would hear these, however things stand. */
export const always =
  <T>(...wishes: readonly T[]) =>
  (): readonly T[] =>
    wishes;

/** How pieces and places are found in a game of hexes. */
export const foundOnHexes = <Unit extends number, Leader extends number, Hex extends number>() => ({
  spotOf: ({ w }: FoundOnHexes<Unit, Leader, Hex>, place: Place) => w.hexIndex.get(place),
  pieceOf: ({ w }: FoundOnHexes<Unit, Leader, Hex>, id: string) => ({
    unit: w.unitIndex.get(id),
    leader: w.leaderIndex.get(id),
  }),
});

/** The hex before a piece in a hex, by its facing, or else the next one round it that is on the map. */
export function hexAhead<Hex extends number>(near: ArrayLike<Hex>, hex: Hex, facing: number): Hex {
  for (let k = 0; k < 6; k++) {
    const x = near[hex * 6 + ((facing + k) % 6)];
    if (x !== undefined && x >= 0) return x;
  }
  return hex;
}

/** The one of them that is nearest, by any measure; undefined of none. */
export function nearestOf<T>(all: Iterable<T>, far: (one: T) => number): T | undefined {
  let best: T | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const one of all) {
    const d = far(one);
    if (d < least) [best, least] = [one, d];
  }
  return best;
}
