import type { Entry, MatchRecord, Waiting } from '@tambour/kernel';
import type { Ask, Opened } from './protocol.ts';
import type { AskWorker } from './supervised-worker.ts';
import { WorkerStopped } from './worker-line.ts';

/** What was done in a lesson, in order. Tasks once done stay done, so that even what was taken back counts. */
type LessonStep =
  | { readonly name: 'submit'; readonly ask: Ask<'submit'> }
  | { readonly name: 'undo'; readonly ask: Ask<'undo'> };

type Remembered =
  | { readonly kind: 'battle'; readonly record: Omit<MatchRecord, 'waiting'>; readonly entries: Entry[] }
  | { readonly kind: 'lesson'; readonly ask: Ask<'lesson'>; readonly steps: LessonStep[] };

/** What the page remembers of the match its engine keeps, so that another engine can take it up at the same command. */
export class MatchMemory {
  #match: Remembered | undefined;
  #seat: Ask<'sit'> | undefined;
  #waiting: Waiting | undefined;

  opened({ record }: Opened, ask: Ask<'begin'> | Ask<'open'> | Ask<'lesson'> | Ask<'guide'>): void {
    this.#seat = undefined;
    this.#waiting = record?.waiting;
    this.#match = record
      ? { kind: 'battle', record: withoutWaiting(record), entries: [...record.entries] }
      : 'lesson' in ask
        ? { kind: 'lesson', ask, steps: [] }
        : undefined;
  }
  /** In a battle its entry says all; a lesson is done over, command by command. */
  submitted(ask: Ask<'submit'> | undefined, entry: Entry): void {
    this.#waiting = undefined;
    if (this.#match?.kind === 'battle') this.#match.entries.push(entry);
    else if (ask) this.#match?.steps.push({ name: 'submit', ask });
  }
  /** An order waits for dice thrown by hand, or no longer does. */
  waits(waiting: Waiting | undefined): void {
    this.#waiting = waiting;
  }
  undone(ask: Ask<'undo'>): void {
    if (this.#match?.kind === 'battle') this.#match.entries.pop();
    else this.#match?.steps.push({ name: 'undo', ask });
  }
  sat(ask: Ask<'sit'>): void {
    this.#seat = ask;
  }

  /** Opens the match at a new worker and plays it to where it was. */
  async restore(ask: AskWorker): Promise<void> {
    const match = this.#match;
    if (!match) return;
    try {
      if (match.kind === 'lesson') {
        await ask('lesson', match.ask);
        for (const step of match.steps) await ask(step.name, step.ask);
      } else {
        const { record, entries } = match;
        const waiting = this.#waiting && { waiting: this.#waiting };
        const { count } = await ask('open', { record: { ...record, entries, ...waiting } });
        if (count !== entries.length) throw new Error(`only ${count} of ${entries.length} commands could be followed`);
      }
      if (this.#seat) await ask('sit', this.#seat);
    } catch (error) {
      // A match that no engine takes up must not keep the next one from being opened.
      if (!(error instanceof WorkerStopped)) this.#match = undefined;
      throw error;
    }
  }
}

const withoutWaiting = ({ waiting: _, ...record }: MatchRecord): Omit<MatchRecord, 'waiting'> => record;
