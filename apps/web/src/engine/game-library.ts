import { GAME_IDS, type GameId, isGameId, loadForPlay, loadFront, type SomeGame, UNLISTED_IDS } from '@tambour/games';
import type { Language } from '@tambour/kernel';
import type { Front } from '@tambour/stage';
import { trouble } from '../match/trouble.ts';

/** The games within reach. Tests put their own on it. */
export interface GameLibrary {
  readonly ids: readonly string[];
  /** Those that the gallery does not show: found by their address. */
  readonly unlisted: readonly string[];
  /** What a game says of itself, without the game, in one language or in all. */
  front(id: string, language?: Language): Promise<Front>;
  load(id: string): Promise<SomeGame>;
}

export const unknownGame = (id: string) =>
  trouble(
    'unknown-game',
    `There is no game “${id}” here. It may need a newer version of Tambour.`,
    `Il n’y a pas de jeu « ${id} » ici. Il faut peut-être une version plus récente de Tambour.`,
  );

/** The files of a game come over the network when it is first asked for. */
const notLoaded = (id: string, error: unknown) => {
  const what = error instanceof Error ? error.message : String(error);
  return trouble(
    'not-loaded',
    `The game “${id}” could not be loaded (${what}). Check the connection and reload the page.`,
    `Le jeu « ${id} » n’a pas pu être chargé (${what}). Vérifiez la connexion et rechargez la page.`,
  );
};

/** The games there are, each loaded when it is first asked for. */
export const GAMES: GameLibrary = {
  ids: GAME_IDS,
  unlisted: UNLISTED_IDS,
  front: (id, language) => fetched(id, (known) => loadFront(known, language)),
  load: (id) => fetched(id, loadForPlay),
};
async function fetched<T>(id: string, load: (id: GameId) => Promise<T>): Promise<T> {
  if (!isGameId(id)) throw unknownGame(id);
  try {
    return await load(id);
  } catch (error) {
    throw notLoaded(id, error);
  }
}
