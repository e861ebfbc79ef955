import type { Asked, Command, Text } from '@tambour/kernel';
import type { Place } from '../place.ts';

/** A world whose units and leaders are found by their ids, and its hexes by their labels. */
interface Found<Unit extends number, Leader extends number, Hex extends number> {
  readonly w: {
    readonly units: number;
    readonly unitIndex: ReadonlyMap<string, Unit>;
    readonly leaderIndex: ReadonlyMap<string, Leader>;
    readonly hexIndex: ReadonlyMap<string, Hex>;
  };
}

/** A piece in sentences, for its card and for those who do not see the map: what it is and how things stand with it, and its orders. */
export const describeBy =
  <Unit extends number, Leader extends number, Field extends Found<Unit, Leader, number>>(game: {
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

/** Commands a person may have meant by picking a piece, a hex, or both: likeliest first, legal or not. */
export const intendedBy =
  <
    Unit extends number,
    Leader extends number,
    Hex extends number,
    Name extends string,
    Field extends Found<Unit, Leader, Hex>,
  >(game: {
    asked(g: Field): Asked<Name> | undefined;
    ofUnit(g: Field, question: Asked<Name>, u: Unit, hex: Hex | undefined): readonly Command[];
    ofLeader(g: Field, question: Asked<Name>, l: Leader, hex: Hex | undefined): readonly Command[];
    /** Where only a hex was picked. */
    ofHex(g: Field, question: Asked<Name>, hex: Hex): readonly Command[];
  }) =>
  (g: Field, piece: string | undefined, place: Place | undefined): readonly Command[] => {
    const question = game.asked(g);
    if (question === undefined) return [];
    const hex = place === undefined ? undefined : g.w.hexIndex.get(place);
    if (piece === undefined) return hex === undefined ? [] : game.ofHex(g, question, hex);
    const u = g.w.unitIndex.get(piece);
    if (u !== undefined) return game.ofUnit(g, question, u, hex);
    const l = g.w.leaderIndex.get(piece);
    return l === undefined ? [] : game.ofLeader(g, question, l, hex);
  };

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
