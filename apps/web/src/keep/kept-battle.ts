import type { MatchRecord, Text, Waiting } from '@tambour/kernel';
import type { Opened, Standing, VerdictView } from '../match/protocol.ts';

/** A record without its commands: what was settled before the first of them. */
export type RecordHead = Omit<MatchRecord, 'entries'>;

/** The same with the order that waits for dice thrown by hand, or without any. */
export const headWaiting = ({ waiting: _, ...head }: RecordHead, waiting: Waiting | undefined): RecordHead =>
  waiting ? { ...head, waiting } : head;

/** The battle that another branched off, and where. */
export interface Parent {
  readonly id: string;
  /** The commands that both have. */
  readonly count: number;
  readonly turn: number;
}

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
  /** Absent for a battle that was begun from its beginning. */
  readonly parent?: Parent;
}
/** Where a battle that was opened from another leaves it. */
export const parentOf = (id: string | undefined, { count, log }: Opened): Parent | undefined =>
  id === undefined ? undefined : { id, count, turn: log.at(-1)?.turn ?? 0 };

/** What a list shows of how a battle stands. */
export const standingOf = ({ moment }: Standing): Pick<KeptBattle, 'headline' | 'over'> => ({
  headline: moment.scene.headline,
  over: moment.verdict,
});
