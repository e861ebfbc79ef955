import { itemAt, seedDice, seededDice } from '@tambour/kernel';

/** A player's own generator. It shares nothing with the dice of the match. */
export interface Chance {
  /** A whole number from 0 up to, not including, `n`. */
  below(n: number): number;
  /** A seed for something else. */
  seed(): number;
}

export function chanceFrom(seed: number): Chance {
  const words = new Uint32Array(4);
  seedDice(words, seed);
  const dice = seededDice(words);
  return { below: (n) => dice.roll(n, 0), seed: () => dice.roll(0x100000000, 0) };
}

/** The nth seed that grows from one seed. Different branches of one seed are never the same. */
export function branch(seed: number, n: number): number {
  const words = new Uint32Array(4);
  seedDice(words, seed);
  seedDice(words, itemAt(words, 3) + n);
  return itemAt(words, 0);
}
