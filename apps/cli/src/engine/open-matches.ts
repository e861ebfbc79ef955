import { type GamePackage, loadGames, loadUnlistedGames, type SomeGame } from '@tambour/games';
import { BadInput, type BoardMap, type Choice, type RuleBook, type World } from '@tambour/kernel';
import { type Answer, done, fail } from './answer.ts';
import type { OpenMatch } from './open-match.ts';

export const MOST_MATCHES = 1000;
/** Those with figures of their own: matches with the game's share one world, these keep one each. */
export const MOST_OWN = 100;

/** A game with the texts of its rules at hand. */
export interface Playable {
  readonly game: SomeGame;
  readonly rules: RuleBook;
  /** The map of a battle, where the game has one for programs. */
  readonly map?: ((choice: Choice) => BoardMap) | undefined;
  /** Played by who names it, and not told of. */
  readonly isUnlisted?: boolean;
}
export const playableOf = async (game: SomeGame): Promise<Playable> => ({
  game,
  rules: await game(({ rules }) => rules()),
  map: await mapOf(game),
});
export async function loadPlayable(): Promise<readonly Playable[]> {
  const playable = (isUnlisted: boolean) => async (game: SomeGame) => ({ ...(await playableOf(game)), isUnlisted });
  const [listed, unlisted] = await Promise.all([loadGames(), loadUnlistedGames()]);
  return Promise.all([...listed.map(playable(false)), ...unlisted.map(playable(true))]);
}

/** What lays out the map of a battle for programs. */
const mapOf = (game: SomeGame): Promise<Playable['map']> =>
  game(async ({ spec, board }) => {
    const lay = await board?.();
    return lay && ((choice: Choice) => lay(spec.world(choice)));
  });

type Begin = <W extends World, Field>(game: GamePackage<W, Field>, rules: RuleBook) => OpenMatch;

/** The games that can be played and the matches now open. Numbers of matches are not used twice. */
export class OpenMatches {
  readonly #games: ReadonlyMap<string, Playable>;
  readonly #matches = new Map<string, OpenMatch>();
  readonly #own = new Set<string>();
  #opened = 0;

  constructor(games: readonly Playable[]) {
    this.#games = new Map(games.map((game) => [game.game(({ spec }) => spec.id), game]));
  }
  get games(): readonly SomeGame[] {
    return [...this.#games.values()].filter(({ isUnlisted }) => !isUnlisted).map(({ game }) => game);
  }
  /** A game by its id. Throws `BadInput`. */
  game(id: string): Playable {
    const found = this.#games.get(id);
    if (found) return found;
    const ids = this.games.map((game) => game(({ spec }) => spec.id));
    throw new BadInput('game', `must be one of ${ids.join(', ')}, not "${id}"`);
  }
  get(id: string): OpenMatch | undefined {
    return this.#matches.get(id);
  }
  close(id: string): boolean {
    this.#own.delete(id);
    return this.#matches.delete(id);
  }
  open(gameId: string, charts: unknown, begin: Begin): Answer {
    const found = this.game(gameId);
    if (this.#matches.size >= MOST_MATCHES)
      return fail('too-many-matches', `${MOST_MATCHES} matches are open: close one first`);
    const isOwn = charts !== undefined;
    if (isOwn && this.#own.size >= MOST_OWN)
      return fail('too-many-matches', `${MOST_OWN} matches with charts of their own are open: close one first`);
    const match = found.game((it) => begin(it, found.rules));
    const id = `m${++this.#opened}`;
    this.#matches.set(id, match);
    if (isOwn) this.#own.add(id);
    return done({ match: id, status: match.status() });
  }
}
