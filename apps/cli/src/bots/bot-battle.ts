import { createHash } from 'node:crypto';
import {
  type AnyPlayer,
  isBotName,
  type PlayerName,
  playerOf,
  playMatch,
  type Result,
  resultOf,
  type Tracer,
} from '@tambour/ai';
import type { GamePackage } from '@tambour/games';
import { type Choice, Match, type MatchRecord, type World } from '@tambour/kernel';
import type { Playable } from '../engine/open-matches.ts';
import { Bot } from './bot.ts';
import { BotFailure } from './bot-fault.ts';
import type { BotLimits } from './limits.ts';
import { seatAt } from './seat.ts';
import { timed } from './thinking-clock.ts';

/** A battle that a program gave up, with who and what it did. */
export interface BotBattle {
  readonly result: Result;
  readonly failure?: BotFailure;
  /** All that was ordered, be it to the end or not. */
  readonly record: MatchRecord;
}

/** Players at the two sides, some of them programs, for battles one after another. */
export class BotPair<W extends World, Field> {
  readonly #game: GamePackage<W, Field>;
  readonly #playable: Playable;
  readonly #bots: readonly (Bot | undefined)[];
  readonly #players: readonly AnyPlayer<W, Field>[];
  #battles = 0;

  constructor(
    game: GamePackage<W, Field>,
    playable: Playable,
    names: readonly PlayerName[],
    readonly limits: BotLimits,
  ) {
    this.#game = game;
    this.#playable = playable;
    // One process a side, even of one program: neither may see what the other sees.
    this.#bots = names.map((name) => (isBotName(name) ? new Bot(name, limits) : undefined));
    this.#players = names.map((name, side) => this.#bots[side] ?? this.#ours(name));
  }
  #ours(name: PlayerName): AnyPlayer<W, Field> {
    if (isBotName(name)) throw new Error(`${name} is a program`);
    const player = playerOf<W, Field>(name);
    return { choose: (position, chance) => timed(() => player.choose(position, chance)).done };
  }

  /** One battle. A program that does not hold out to its end gives it up; any other fault is ours and is thrown. */
  async play(choice: Choice, seed: number, tracer?: Tracer<W, Field>): Promise<BotBattle> {
    const match = Match.begin(this.#game.spec, choice, seed);
    const { position } = match;
    const id = `m${++this.#battles}`;
    this.#bots.forEach((bot, side) => {
      const about = { match, game: this.#playable, side, id, limits: this.limits };
      bot?.sit(seatAt({ ...about, random: randomFor(seed, side) }));
    });
    try {
      const tellBots = () => {
        for (const bot of this.#bots) bot?.happened();
      };
      const played = await playMatch(match, this.#players, seed, tellBots, tracer);
      return { result: resultOf(played, tracer), record: match.record() };
    } catch (error) {
      if (!(error instanceof BotFailure)) throw error;
      const side = position.side;
      const { turn } = position.status;
      const decisions = match.entries.length;
      const tally = this.#game.spec.tally(position.field);
      const forfeit = { side, why: error.what };
      const result: Result = { winner: null, rule: '', points: [], turn, decisions, tally, forfeit };
      return { result, failure: error, record: match.record() };
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#bots.map((bot) => bot?.close()));
  }
}

/** A number for a program to draw by: the same battle gives the same, and the seed is not read off it. */
const randomFor = (seed: number, side: number): number =>
  createHash('sha256').update(`tambour bot ${seed} ${side}`).digest().readUInt32LE(0);
