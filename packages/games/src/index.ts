export {
  GAME_IDS,
  type GameId,
  isGameId,
  loadForPlay,
  loadFront,
  loadGame,
  loadGames,
  loadUnlistedGames,
  UNLISTED_IDS,
  withGame,
} from './games.ts';
export { audited, type GamePackage, type GameUse, type MapPlan, type SomeGame, someGame } from './some-game.ts';
