import type { BoardMap, Fault, GameSpec, Language, RuleBook, RuleNotes, TextSource, World } from '@tambour/kernel';
import type { Piece, Sheet } from '@tambour/press';
import type { Base } from '@tambour/press/table';
import type { Stage } from '@tambour/stage';

/** A map and the pieces of its set-up, ready for the press. */
export interface MapPlan {
  readonly sheet: Sheet;
  readonly pieces: readonly Piece[];
  /** On a measured table: who stands on it, to scale. */
  readonly bases?: readonly Base[];
}

/** What a game's package brings: its rules and, if it has one to print, its map. */
export interface GamePackage<W extends World, Field> {
  /** Its rules for play: with `audit`, where it is given apart, they read positions from outside too (`audited`). */
  readonly spec: GameSpec<W, Field>;
  readonly audit?: () => Promise<(f: Field) => readonly Fault[]>;
  readonly plan?: (world: W, language: Language) => MapPlan;
  /** Its map for programs; a game without one has none. */
  readonly board?: () => Promise<(world: W) => BoardMap>;
  /** How it shows itself on a page. */
  readonly stage: Stage<W, Field>;
  /** Its rules in our words. */
  readonly rules: () => Promise<RuleBook>;
  /** Its texts, where some languages may still have to be fetched. */
  readonly texts?: TextSource;
  /** Fetches what a page can open a battle without; before anything is done in one it must be there. */
  readonly rest?: () => Promise<void>;
  /** Rulings and the names of chapters; a small game has none. */
  readonly notes?: () => Promise<RuleNotes>;
}

/** Its rules with all that judges positions from outside. */
export const audited = async <W extends World, Field>({
  spec,
  audit,
}: Pick<GamePackage<W, Field>, 'spec' | 'audit'>): Promise<GameSpec<W, Field>> =>
  audit ? { ...spec, audit: await audit() } : spec;

/** Work that can be done with any game, whatever its world and field are made of. */
export type GameUse<R> = <W extends World, Field>(game: GamePackage<W, Field>) => R;

/**
 * A game whose types are its own affair. Nobody can look inside but by work that suits every game, so the world of one
 * never meets the field of another and nothing has to be cast.
 */
export type SomeGame = <R>(use: GameUse<R>) => R;

export const someGame =
  <W extends World, Field>(game: GamePackage<W, Field>): SomeGame =>
  (use) =>
    use(game);
