export {
  GAME_IDS,
  type GameId,
  isGameId,
  loadFront,
  loadGame,
  loadGames,
  loadUnlistedGames,
  UNLISTED_IDS,
  withGame,
} from './games.ts';
export { type GamePackage, type GameUse, type MapPlan, type SomeGame, someGame } from './some-game.ts';
