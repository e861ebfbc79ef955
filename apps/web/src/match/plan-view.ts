import type { Choice, Command, Text } from '@tambour/kernel';
import type { HandleKind, Place } from '@tambour/stage';

/** What a computer player decides. */
export interface Chosen {
  readonly command: Command;
  /** Its reason; in a plan that goes on, the reason for the plan. */
  readonly why: Text;
  /** The orders it means to give, this one first; none of a player that does not plan. */
  readonly plan: readonly Command[];
  /** Whether it follows a plan that was made, and told, before. */
  readonly isGoingOn: boolean;
}

/** One order of a plan, in words and on the map. */
export interface PlanStep {
  readonly label: Text;
  readonly kind: HandleKind;
  readonly piece?: string;
  /** From where the piece stands to where it goes or what it strikes; one place if it stays there, none if it has none. */
  readonly path: readonly Place[];
}

/** An order that cost something against what could have been done. */
export interface MisstepView {
  /** Number of the command. */
  readonly n: number;
  /** Victory points that it lost, in the judge's eyes. */
  readonly loss: number;
  /** What should have been done instead. */
  readonly better: readonly PlanStep[];
}
export interface Reviewed {
  /** How much of the work is done, 0 to 1. */
  readonly done: number;
  /** Worst first; absent until all is done. */
  readonly missteps?: readonly MisstepView[];
}

/** What has to do with planning. */
export interface PlanRequests {
  /** A plan from the position after `at` commands: its orders as far as they are legal one after the other, up to a die. */
  plan: { ask: { at: number; commands: readonly unknown[] }; answer: readonly PlanStep[] };
  /** A computer player's decision on a side's view, by its name (`OpponentId`). `ms` bounds its thinking. */
  choose: {
    ask: { game: string; choice: Choice; position: unknown; opponent: string; seed: number; ms: number };
    answer: Chosen;
  };
  /**
   * The worst decisions of a side in a battle that is over, each weighed by what the side saw then. It begins with a record; without one it
   * goes on with what was begun, for about `ms` milliseconds each time.
   */
  review: { ask: { record?: unknown; side: number; ms: number }; answer: Reviewed };
}
