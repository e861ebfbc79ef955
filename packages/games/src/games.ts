import { sharingWorlds } from '@tambour/kernel';
import type { Front } from '@tambour/stage';
import { type GameUse, type SomeGame, someGame } from './some-game.ts';

/** The games there are. What else names a game is listed in docs/adding-a-game.md. */
export const GAME_IDS = ['denain', 'reiters'] as const;
/** Games that no list shows: they are played by whoever names them. */
export const UNLISTED_IDS = ['ford'] as const;
export type GameId = (typeof GAME_IDS | typeof UNLISTED_IDS)[number];

const LOADERS: Readonly<Record<GameId, () => Promise<SomeGame>>> = {
  async denain() {
    const { denain, denainSheet, denainStage, setupPieces } = await import('@tambour/denain');
    return someGame({
      spec: sharingWorlds(denain),
      plan: (world, language) => ({ sheet: denainSheet(world, language), pieces: setupPieces(world) }),
      stage: denainStage,
      rules: async () => (await import('@tambour/denain/rules')).RULES,
      notes: async () => (await import('@tambour/denain/rule-notes')).NOTES,
    });
  },
  async reiters() {
    const { reiters, reitersSheet, reitersStage, setupPieces } = await import('@tambour/reiters');
    return someGame({
      spec: sharingWorlds(reiters),
      plan: (world, language) => ({ sheet: reitersSheet(world.data, language), pieces: setupPieces(world) }),
      stage: reitersStage,
      rules: async () => (await import('@tambour/reiters/rules')).RULES,
      notes: async () => (await import('@tambour/reiters/rule-notes')).NOTES,
    });
  },
  async ford() {
    const { ford, fordStage } = await import('@tambour/ford');
    return someGame({
      spec: sharingWorlds(ford),
      stage: fordStage,
      rules: async () => (await import('@tambour/ford/rules')).RULES,
    });
  },
};

/** Each game as a gallery shows it, without its rules. */
const FRONTS: Readonly<Record<GameId, () => Promise<Front>>> = {
  denain: async () => (await import('@tambour/denain/front')).FRONT,
  reiters: async () => (await import('@tambour/reiters/front')).FRONT,
  ford: async () => (await import('@tambour/ford/front')).FRONT,
};
export const loadFront = (id: GameId): Promise<Front> => FRONTS[id]();

const loaded = new Map<GameId, Promise<SomeGame>>();

export const isGameId = (id: unknown): id is GameId => [...GAME_IDS, ...UNLISTED_IDS].some((known) => known === id);

/** A game, loaded when it is first asked for. */
export function loadGame(id: GameId): Promise<SomeGame> {
  const game = loaded.get(id) ?? LOADERS[id]();
  loaded.set(id, game);
  return game;
}

export const loadGames = (): Promise<readonly SomeGame[]> => Promise.all(GAME_IDS.map(loadGame));

/** Those that no list shows. */
export const loadUnlistedGames = (): Promise<readonly SomeGame[]> => Promise.all(UNLISTED_IDS.map(loadGame));

export const withGame = async <R>(id: GameId, use: GameUse<R>): Promise<Awaited<R>> => await (await loadGame(id))(use);
