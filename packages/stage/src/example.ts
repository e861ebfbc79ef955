import type { Command, Text } from '@tambour/kernel';
import type { EventPattern } from './happened.ts';
import type { Opening } from './lesson-opening.ts';

/** One order of a worked example, and what the rules must make of it. */
export interface ExampleStep {
  readonly order: Command;
  /** Events that follow. */
  readonly shows: readonly EventPattern[];
}

/**
 * A worked example of a rule set up on the real map: a position, dice that fall as the example needs them, the orders to try and what
 * comes of them. What is asked for is each order in the game's own words, so that it reads as its button does.
 */
export interface Example extends Opening {
  readonly id: string;
  readonly title: Text;
  /** What stands on the board, and what to look at. */
  readonly says: Text;
  /** What the rule made of it. */
  readonly end: Text;
  /** The rules it is an example of, the foremost first. */
  readonly rules: readonly string[];
  readonly dice: readonly number[];
  readonly steps: readonly ExampleStep[];
  /** What the rules forbid in this position, each with the rule that does. */
  readonly refused: readonly { readonly order: Command; readonly rule: string }[];
}
