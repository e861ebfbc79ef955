export { type Appraiser, appraiserOf, type Leaning } from './appraiser.hot.ts';
export { type Behaviour, type Deeds, sumOf, Watch } from './behaviour.ts';
export { captainPlayer } from './captain.hot.ts';
export { branch, type Chance, chanceFrom } from './chance.ts';
export { demeaned, type FitSettings, fitWeights, heldOut, type Row, rSquared } from './fit.ts';
export { type Greed, greedyPlayer, type ValueOf } from './greedy.ts';
export {
  hasTemperament,
  LEVELS,
  type Level,
  OPPONENTS,
  type Opponent,
  type OpponentId,
  opponentId,
  opponentOf,
  TEMPERAMENTS,
  type Temperament,
} from './level.ts';
export { type Observer, type PlayedGame, playGame } from './play-game.ts';
export { type AnyPlayer, playMatch, type SlowPlayer } from './play-match.ts';
export { type Decision, fairPlayer, type Player, type Thought } from './player.ts';
export { type BotName, builtIn, commandLineOf, isBotName, type PlayerName } from './player-name.ts';
export { type PlayerSettings, playerOf } from './player-of.ts';
export { randomPlayer } from './random.ts';
export { type Given, type Misstep, worstDecisions } from './review.hot.ts';
export { appraiserFor, sergeantPlayer, valueBy, type WeightsBy } from './sergeant.ts';
export { type Forfeit, playBatch, type Result, resultOf, type Simulation, type Tracer } from './simulation.ts';
export { type Share, type Spread, type Summary, spread, summarise, wilson } from './summary.ts';
export { NOBODY, type Trace, type TraceLoss, type TracePlace } from './trace.ts';
