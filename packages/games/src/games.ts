import { type Language, sharingWorlds, type TextSource } from '@tambour/kernel';
import type { Front } from '@tambour/stage';
import { oneAtATime } from './one-at-a-time.ts';
import { audited, type GameUse, type SomeGame, someGame } from './some-game.ts';

/** The games there are. What else names a game is listed in docs/adding-a-game.md. */
export const GAME_IDS = ['denain', 'reiters', 'risorgimento', 'tabletop'] as const;
/** Games that no list shows: they are played by whoever names them. */
export const UNLISTED_IDS = ['ford'] as const;
export type GameId = (typeof GAME_IDS | typeof UNLISTED_IDS)[number];

const LOADERS: Readonly<Record<GameId, () => Promise<SomeGame>>> = {
  async denain() {
    const { denainPlay, denainSheet, denainStage, rest, setupPieces, TEXTS } = await import('@tambour/denain/for-play');
    return someGame({
      spec: sharingWorlds(denainPlay),
      audit: async () => (await import('@tambour/denain/audit')).audit,
      board: async () => (await import('@tambour/denain/board-map')).boardMap,
      plan: (world, language) => ({ sheet: denainSheet(world, language), pieces: setupPieces(world) }),
      stage: denainStage,
      texts: TEXTS,
      rest,
      rules: async () => (await import('@tambour/denain/rules')).RULES,
      notes: async () => (await import('@tambour/denain/rule-notes')).NOTES,
    });
  },
  async reiters() {
    const { reitersPlay, reitersSheet, reitersStage, rest, setupPieces, TEXTS } = await import(
      '@tambour/reiters/for-play'
    );
    return someGame({
      spec: sharingWorlds(reitersPlay),
      audit: async () => (await import('@tambour/reiters/audit')).audit,
      board: async () => (await import('@tambour/reiters/board-map')).boardMap,
      plan: (world, language) => ({ sheet: reitersSheet(world.data, language), pieces: setupPieces(world) }),
      stage: reitersStage,
      texts: TEXTS,
      rest,
      rules: async () => (await import('@tambour/reiters/rules')).RULES,
      notes: async () => (await import('@tambour/reiters/rule-notes')).NOTES,
    });
  },
  async risorgimento() {
    const { rest, risorgimentoPlay, risorgimentoSheet, risorgimentoStage, setupPieces, TEXTS } = await import(
      '@tambour/risorgimento/for-play'
    );
    return someGame({
      spec: sharingWorlds(risorgimentoPlay),
      audit: async () => (await import('@tambour/risorgimento/audit')).audit,
      board: async () => (await import('@tambour/risorgimento/board-map')).boardMap,
      plan: (world, language) => ({ sheet: risorgimentoSheet(world, language), pieces: setupPieces(world) }),
      stage: risorgimentoStage,
      texts: TEXTS,
      rest,
      rules: async () => (await import('@tambour/risorgimento/rules')).RULES,
      notes: async () => (await import('@tambour/risorgimento/rule-notes')).NOTES,
    });
  },
  async tabletop() {
    const { rest, setupBases, setupPieces, sheetOf, TEXTS, tabletopPlay, tabletopStage } = await import(
      '@tambour/tabletop/for-play'
    );
    return someGame({
      spec: sharingWorlds(tabletopPlay),
      audit: async () => (await import('@tambour/tabletop/audit')).audit,
      board: async () => (await import('@tambour/tabletop/board-map')).boardMap,
      plan: (world, language) => ({
        sheet: sheetOf(world.data, language),
        pieces: setupPieces(world),
        bases: setupBases(world, language),
      }),
      stage: tabletopStage,
      texts: TEXTS,
      rest,
      rules: async () => (await import('@tambour/tabletop/rules')).RULES,
      notes: async () => (await import('@tambour/tabletop/rule-notes')).NOTES,
    });
  },
  async ford() {
    const { boardMap, ford, fordStage } = await import('@tambour/ford');
    return someGame({
      spec: sharingWorlds(ford),
      board: async () => boardMap,
      stage: fordStage,
      rules: async () => (await import('@tambour/ford/rules')).RULES,
    });
  },
};

interface FrontPart {
  readonly FRONT: Front;
  /** Its words, where some languages may still have to be fetched. */
  readonly FRONT_TEXTS?: TextSource;
}
/** Each game as a gallery shows it, without its rules. */
const FRONTS: Readonly<Record<GameId, () => Promise<FrontPart>>> = {
  denain: () => import('@tambour/denain/front'),
  reiters: () => import('@tambour/reiters/front'),
  risorgimento: () => import('@tambour/risorgimento/front'),
  tabletop: () => import('@tambour/tabletop/front'),
  ford: () => import('@tambour/ford/front'),
};
/** In one language, or in all of them. */
export async function loadFront(id: GameId, language?: Language): Promise<Front> {
  const { FRONT, FRONT_TEXTS } = await FRONTS[id]();
  await FRONT_TEXTS?.fetch(language);
  return FRONT;
}

const forPlay = new Map<GameId, Promise<SomeGame>>();
const loaded = new Map<GameId, Promise<SomeGame>>();

/** Loads a game once; one that failed to load is tried again when it is asked for again. */
function kept(games: Map<GameId, Promise<SomeGame>>, id: GameId, load: () => Promise<SomeGame>): Promise<SomeGame> {
  const game = games.get(id) ?? load();
  games.set(id, game);
  game.catch(() => games.delete(id));
  return game;
}

export const isGameId = (id: unknown): id is GameId => [...GAME_IDS, ...UNLISTED_IDS].some((known) => known === id);

/** A game, loaded when it is first asked for, without what only positions from outside need. */
export function loadForPlay(id: GameId): Promise<SomeGame> {
  return kept(forPlay, id, LOADERS[id]);
}

/**
 * A game whole. Games load one after another: with two at once, Node 20 now and then runs a module before one that it
 * imports and that still waits for its texts (seen in one of twenty starts when files come slowly).
 */
export function loadGame(id: GameId): Promise<SomeGame> {
  return kept(loaded, id, () => inTurn(() => loadForPlay(id).then((some) => some(whole))));
}
const inTurn = oneAtATime();
const whole: GameUse<Promise<SomeGame>> = async (game) => someGame({ ...game, spec: await audited(game) });

export const loadGames = (): Promise<readonly SomeGame[]> => Promise.all(GAME_IDS.map(loadGame));

/** Those that no list shows. */
export const loadUnlistedGames = (): Promise<readonly SomeGame[]> => Promise.all(UNLISTED_IDS.map(loadGame));

export const withGame = async <R>(id: GameId, use: GameUse<R>): Promise<Awaited<R>> => await (await loadGame(id))(use);
