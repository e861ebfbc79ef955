import type { GameId } from './games.ts';

/** What each game's data says of the real battles, unchecked. */
const LOADERS: Readonly<Record<GameId, (() => Promise<{ default: unknown }>) | undefined>> = {
  denain: () => import('@tambour/denain/data/history.json', { with: { type: 'json' } }),
  reiters: () => import('@tambour/reiters/data/history.json', { with: { type: 'json' } }),
  risorgimento: () => import('@tambour/risorgimento/data/history.json', { with: { type: 'json' } }),
  tabletop: () => import('@tambour/tabletop/data/history.json', { with: { type: 'json' } }),
  ford: undefined,
};
/** Undefined for a game whose battles were never fought. */
export const loadHistory = async (id: GameId): Promise<unknown> => (await LOADERS[id]?.())?.default;
