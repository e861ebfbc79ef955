import type { OptionInfo, ScenarioInfo, SideInfo, StandingInfo, Text } from '@tambour/kernel';
import type { OverlayInfo } from './overlay.ts';
import type { Card, CounterNote, Tint } from './stage.ts';

/**
 * What a game says of itself before it is opened: facts and words alone, so that a gallery of many games need not fetch the
 * rules of any. The game and its stage are made of the same values.
 */
export interface Front {
  readonly id: string;
  /** Of the rules, as in records. */
  readonly version: number;
  readonly title: Text;
  readonly sides: readonly SideInfo[];
  readonly options: readonly OptionInfo[];
  readonly scenarios: readonly ScenarioInfo[];
  readonly standing: readonly StandingInfo[];
  readonly cards: Readonly<Record<string, Card>>;
  readonly tints?: readonly Tint[];
  /** Left out where only the field needs them. */
  readonly counters?: readonly CounterNote[];
  readonly overlays: readonly OverlayInfo[];
  readonly lessons: readonly string[];
}
