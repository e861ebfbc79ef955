import type { GameFacts } from '@tambour/kernel';
import type { Tint } from '@tambour/press';
import type { OverlayInfo } from './overlay.ts';
import type { Card, CounterNote } from './stage.ts';

/**
 * What a game says of itself before it is opened: facts and words alone, so that a gallery of many games need not fetch the
 * rules of any. The game and its stage take it whole.
 */
export interface Front extends GameFacts {
  readonly cards: Readonly<Record<string, Card>>;
  readonly tints?: readonly Tint[];
  /** Left out where only the field needs them. */
  readonly counters?: readonly CounterNote[];
  readonly overlays: readonly OverlayInfo[];
  readonly lessons: readonly string[];
  /** Troops stand as the scenario has them: there is nothing to set up. */
  readonly isLaidOut?: true;
  /** Its turns are called periods. */
  readonly hasPeriods?: true;
}
