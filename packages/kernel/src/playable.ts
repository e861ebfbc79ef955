import type { Action, ActionList } from './action.ts';
import type { State } from './buffer.ts';
import type { Dice } from './dice.ts';
import type { GameEvent, GameSpec, World } from './game.ts';
import type { Text } from './id.ts';
import type { KernelLayout } from './kernel-state.ts';

/**
 * A position as odds, standing orders and explanations use it: something to look at, copy, play on and put back. `Position`
 * is the only one; that it is asked for by this interface keeps those who look ahead out of what they look at.
 */
export interface Playable<W extends World = World, Field = unknown> {
  readonly spec: GameSpec<W, Field>;
  readonly world: W;
  readonly field: Field;
  readonly state: State<KernelLayout>;
  /** The side that must decide, or -1 when the battle is over. */
  readonly side: number;
  /** The question's name, or undefined when the battle is over. */
  readonly question: string | undefined;
  readonly prompt: Text | undefined;
  /** Whether the question comes in the middle of a procedure. */
  readonly isInside: boolean;
  /** The heading under which a side may have left a standing order for it. */
  readonly standingHeading: string | undefined;
  /** Every legal action, until the next change. */
  readonly actions: ActionList;
  /** What the last action, and everything it set off, did. */
  readonly events: readonly GameEvent[];
  readonly hash: string;
  twin(): Playable<W, Field>;
  seenBy(side: number): Playable<W, Field>;
  restore(from: Uint8Array): void;
  useDice(dice: Dice | undefined): void;
  play(action: Action, between?: 'run-on' | 'stop'): void;
  /** Carries an order out as odds do: one whose dice would fall later is tried by itself (`trial` of the game). */
  weigh(action: Action): void;
}

/** One that is given commands, too. */
export interface Commanded<W extends World = World, Field = unknown> extends Playable<W, Field> {
  /** Whether a second legal action is looked for instead of all of them, to see if there is anything to decide. */
  isLazy: boolean;
  readonly over: boolean;
  twin(): Commanded<W, Field>;
  seenBy(side: number): Commanded<W, Field>;
  encode(command: unknown): Action;
  permits(action: Action): boolean;
  setStanding(side: number, slot: number, answer: number, percent: number): void;
}
