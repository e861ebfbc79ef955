import type { GameFacts, ScenarioInfo, StandingInfo, Text } from '@tambour/kernel';
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

/** The standing orders and overlays of a front, each called by its text. */
export const frontWords = <Standing extends string, Overlay extends string, Rule extends string>(
  say: (key: `standing.${Standing}` | `overlay.${Overlay}`) => Text,
) => ({
  standing: (id: Standing, ...answers: StandingInfo['answers']): StandingInfo => ({
    id,
    title: say(`standing.${id}`),
    answers,
  }),
  overlay: (id: Overlay, rule: Rule, isOfPiece = false): OverlayInfo => ({
    id,
    title: say(`overlay.${id}`),
    rule,
    isOfPiece,
  }),
});
/** The battles of a front and their cards, by their texts. */
export const battleWords = <Id extends string>(
  say: (key: `scenario.${Id}${'' | '.about'}` | `card.${Id}.${'place' | 'history'}` | 'card.sources') => Text,
) => ({
  scenario: (id: Id, date: string, turns: number): ScenarioInfo => ({
    id,
    title: say(`scenario.${id}`),
    date,
    turns,
    about: say(`scenario.${id}.about`),
  }),
  card: (id: Id, of: Omit<Card, 'place' | 'history' | 'sources'>): Card => ({
    place: say(`card.${id}.place`),
    history: say(`card.${id}.history`),
    sources: say('card.sources'),
    ...of,
  }),
});
