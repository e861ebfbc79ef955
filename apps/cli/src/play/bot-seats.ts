import { playerOf } from '@tambour/ai';
import type { Command, Text, World } from '@tambour/kernel';
import { Bot } from '../bots/bot.ts';
import { BotFailure } from '../bots/bot-fault.ts';
import { say } from '../words/say.ts';
import type { Seating } from './seating.ts';

/** The programs among the players of a battle. */
export class BotSeats<W extends World, Field> {
  constructor(readonly seating: Pick<Seating<W, Field>, 'players'>) {}

  get all(): readonly Bot[] {
    return this.seating.players.filter((player): player is Bot => player instanceof Bot);
  }
  /** An order was carried out, by whichever side. */
  happened(): void {
    for (const bot of this.all) bot.happened();
  }
  /** The last orders were taken back. */
  undone(count: number): void {
    if (count > 0) for (const bot of this.all) bot.undone(count);
  }
  /** A program's order. If none comes, a player of ours takes its place, so that nothing of the battle is lost, and it is told why. */
  async decide(bot: Bot, side: number): Promise<{ readonly command: Command } | { readonly why: Text }> {
    try {
      return { command: await bot.decide() };
    } catch (error) {
      if (!(error instanceof BotFailure)) throw error;
      this.seating.players[side] = playerOf('captain');
      return { why: say('bot.replaced', { why: error.withErrors }) };
    }
  }
}
