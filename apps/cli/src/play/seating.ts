import type { Chance, Player } from '@tambour/ai';
import type { Match, SideInfo, World } from '@tambour/kernel';
import type { Stage, Study } from '@tambour/stage';
import type { Bot } from '../bots/bot.ts';

/** A battle, who takes part in it, and how it is told. */
export interface Seating<W extends World, Field> {
  readonly match: Match<W, Field>;
  readonly stage: Stage<W, Field>;
  readonly study: Study<Field>;
  /** As this battle calls them. */
  readonly sides: readonly SideInfo[];
  /** By side; undefined where a person decides. A program that fails is replaced. */
  readonly players: (Player<W, Field> | Bot | undefined)[];
  /** What players draw by. */
  readonly chance: Chance;
}
