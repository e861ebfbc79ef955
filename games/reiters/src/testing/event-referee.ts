import type { ReitersEvent } from '../model/event.ts';
import { compare } from './event-referee/compare.ts';
import { follow } from './event-referee/follow.ts';
import { FollowedBattle } from './event-referee/followed-battle.ts';
import { checkRound, isAfterTheDie } from './event-referee/round.ts';
import type { Saved } from './slow-referee/saved.ts';

/**
 * A battle followed by its events alone, with the slow referee beside it: each sum, each die and each consequence is worked
 * out again from the position the events have led to. What does not agree is said in words.
 */
export class EventReferee {
  readonly counts: Record<string, number> = {};
  readonly #battle: FollowedBattle;
  constructor(start: Saved) {
    this.#battle = new FollowedBattle(start);
  }
  get faults(): readonly string[] {
    return this.#battle.faults;
  }

  /** The question at which play waits after a command, or undefined. */
  asked(question: string | undefined): void {
    const { round } = this.#battle;
    if (question === 'substitution' && round) round.wasAsked = true;
  }

  feed(events: readonly ReitersEvent[]): void {
    for (const e of events) {
      this.counts[e.type] = (this.counts[e.type] ?? 0) + 1;
      if (!isAfterTheDie(e)) this.close();
      this.#battle.round?.told.push(e);
      follow(this.#battle, e);
    }
  }
  /** A round is over: what came of it is held against the same round fought again. */
  close(): void {
    const { round } = this.#battle;
    this.#battle.round = undefined;
    if (round) checkRound(this.#battle, round);
  }

  /** What the events have come to against the position itself. */
  compare(now: Saved): void {
    compare(this.#battle, now);
  }
}
