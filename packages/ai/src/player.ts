import type { Position, Text, World } from '@tambour/kernel';
import type { Chance } from './chance.ts';

/** What a player decides: an index of the legal orders, and its reason in a sentence. */
export interface Decision {
  readonly index: number;
  readonly why: Text;
}

/** Someone who answers questions. A player may look at the position, never at the dice to come. */
export interface Player<W extends World, F> {
  choose(position: Position<W, F>, chance: Chance): Decision;
}
