import { type FieldKind, namedKind, numberIn } from './field-kind.ts';

/** What a world lists by name: units and leaders, each with the number of every name. */
interface Pieces<Unit extends number, Leader extends number> {
  readonly units: number;
  readonly unitIds: readonly string[];
  readonly unitIndex: ReadonlyMap<unknown, Unit>;
  readonly leaderIds: readonly string[];
  readonly leaderIndex: ReadonlyMap<unknown, Leader>;
}
/** The units and leaders of a battle by their ids. Leaders are counted after the units where pieces are. */
export const pieceKinds = <
  Unit extends number,
  Leader extends number,
  Field extends { readonly w: Pieces<Unit, Leader> },
>() => ({
  UNIT: namedKind<Field, Unit>({
    find: ({ w }, given) => numberIn(w.unitIndex, given),
    names: ({ w }) => w.unitIds,
    what: 'a unit of this battle',
    piece: (_, u) => u,
  }),
  LEADER: namedKind<Field, Leader>({
    find: ({ w }, given) => numberIn(w.leaderIndex, given),
    names: ({ w }) => w.leaderIds,
    what: 'a leader of this battle',
    piece: ({ w }, l) => w.units + l,
  }),
});

/** Places and formations besides. */
interface Listed<Place extends number, Unit extends number, Leader extends number, Formation extends number>
  extends Pieces<Unit, Leader> {
  readonly hexNames: readonly string[];
  readonly hexIndex: ReadonlyMap<unknown, Place>;
  readonly formationIds: readonly string[];
  readonly formationIndex: ReadonlyMap<unknown, Formation>;
  /** Units, then leaders. */
  readonly pieces: readonly string[];
}

/** The fields of commands in a game of units, leaders and formations on hexes: hexes are labels such as "1411", all else are ids. */
export function forceKinds<
  Place extends number,
  Unit extends number,
  Leader extends number,
  Formation extends number,
  Field extends { readonly w: Listed<Place, Unit, Leader, Formation> },
>() {
  const { UNIT, LEADER } = pieceKinds<Unit, Leader, Field>();
  /** A unit or a leader, leaders counted after the units. */
  const PIECE: FieldKind<Field, string> = namedKind<Field>({
    find(f, given) {
      const leader = LEADER.find(f, given);
      return UNIT.find(f, given) ?? (leader === undefined ? undefined : f.w.units + leader);
    },
    names: ({ w }) => w.pieces,
    what: 'a piece of this battle',
    piece: (_, piece) => piece,
  });
  return {
    HEX: namedKind<Field, Place>({
      find: ({ w }, given) => numberIn(w.hexIndex, given),
      names: ({ w }) => w.hexNames,
      what: 'a hex of the map',
      digits: 4,
      place: (_, hex) => hex,
    }),
    UNIT,
    LEADER,
    FORMATION: namedKind<Field, Formation>({
      find: ({ w }, given) => numberIn(w.formationIndex, given),
      names: ({ w }) => w.formationIds,
      what: 'a formation of this battle',
    }),
    PIECE,
  };
}
