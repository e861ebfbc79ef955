import type { GameUse, SomeGame } from '@tambour/games';
import { BadInput } from '@tambour/kernel';
import { type Answer, done, fail } from './answer.ts';
import type { OpenMatch } from './open-match.ts';

export const MOST_MATCHES = 1000;

/** The games that can be played and the matches now open. Numbers of matches are not used twice. */
export class OpenMatches {
  readonly #games: ReadonlyMap<string, SomeGame>;
  readonly #matches = new Map<string, OpenMatch>();
  #opened = 0;

  constructor(games: readonly SomeGame[]) {
    this.#games = new Map(games.map((game) => [game(({ spec }) => spec.id), game]));
  }
  get games(): readonly SomeGame[] {
    return [...this.#games.values()];
  }
  get(id: string): OpenMatch | undefined {
    return this.#matches.get(id);
  }
  close(id: string): boolean {
    return this.#matches.delete(id);
  }
  open(gameId: string, begin: GameUse<OpenMatch>): Answer {
    const game = this.#games.get(gameId);
    if (!game) throw new BadInput('game', `must be one of ${[...this.#games.keys()].join(', ')}, not "${gameId}"`);
    if (this.#matches.size >= MOST_MATCHES)
      return fail('too-many-matches', `${MOST_MATCHES} matches are open: close one first`);
    const match = game(begin);
    const id = `m${++this.#opened}`;
    this.#matches.set(id, match);
    return done({ match: id, status: match.status() });
  }
}
