export { branch, type Chance, chanceFrom } from './chance.ts';
export { type Greed, greedyPlayer } from './greedy.ts';
export { LEVELS, type Level } from './level.ts';
export { type PlayedGame, playGame } from './play-game.ts';
export { type Decision, fairPlayer, type Player } from './player.ts';
export { playerOf } from './player-of.ts';
export { randomPlayer } from './random.ts';
export { playBatch, type Result, type Simulation } from './simulation.ts';
export { type Share, type Spread, type Summary, spread, summarise, wilson } from './summary.ts';
