import type { ReitersEvent } from '../../model/event.ts';
import { Book } from '../slow-referee/book.ts';
import type { Saved } from '../slow-referee/saved.ts';

export type EventOf<T extends ReitersEvent['type']> = Extract<ReitersEvent, { type: T }>;

/** A round of combat or a shot, and all that came of it until play went on. */
export interface Round {
  readonly event: EventOf<'fought'> | EventOf<'bombarded'>;
  readonly before: Saved;
  readonly told: ReitersEvent[];
  wasAsked: boolean;
}

/** What the events have led to so far, and where they do not agree with the book. */
export class FollowedBattle {
  readonly at: Saved;
  readonly book: Book;
  readonly faults: string[] = [];
  round: Round | undefined;
  /** Whom the last combat of the sequence was fought against, and where. */
  last: { zone: string; unit: string } | undefined;
  isCharging = false;
  /** The reaction under way is fire. */
  isFire = false;
  /** Those who supported the attack under way. */
  joined: string[] = [];
  constructor(start: Saved) {
    this.at = structuredClone(start);
    this.book = new Book(this.at);
  }
  fault(what: string): void {
    this.faults.push(`${this.at.scenario} turn ${this.at.battle.turn}: ${what}`);
  }
  same(what: string, found: unknown, wanted: unknown): void {
    if (JSON.stringify(found) !== JSON.stringify(wanted))
      this.fault(`${what}: ${JSON.stringify(found)} for ${JSON.stringify(wanted)}`);
  }
  isUnit(piece: string): boolean {
    return this.book.plan.unit.has(piece);
  }
  mark(id: string, ...marks: string[]): void {
    const row = this.book.row(id);
    row.marks = [...new Set([...row.marks, ...marks])];
  }
  unmark(id: string, ...marks: string[]): void {
    const row = this.book.row(id);
    row.marks = row.marks.filter((m) => !marks.includes(m));
  }
  score(side: string, points: number): void {
    if (side === 'C') this.at.battle.pointsC += points;
    else this.at.battle.pointsP += points;
  }
}
