import type { MatchRecord, Text } from '@tambour/kernel';
import type { Standing, VerdictView } from '../match/protocol.ts';

/** A record without its commands: what was settled before the first of them. */
export type RecordHead = Omit<MatchRecord, 'entries'>;

/** A battle kept in the browser, as a list shows it. Nothing here depends on the language. */
export interface KeptBattle {
  readonly id: string;
  /** What the player calls it; absent until it was named. */
  readonly name?: string;
  readonly head: RecordHead;
  /** Who sits at each side: a person, or a computer player's level. */
  readonly seats: readonly string[];
  /** When it was begun and last played, in milliseconds. */
  readonly begun: number;
  readonly updated: number;
  readonly count: number;
  /** Where in the sequence of play it stands. */
  readonly headline: Text;
  readonly over: VerdictView | undefined;
}

/** What a list shows of how a battle stands. */
export const standingOf = ({ moment }: Standing): Pick<KeptBattle, 'headline' | 'over'> => ({
  headline: moment.scene.headline,
  over: moment.verdict,
});
