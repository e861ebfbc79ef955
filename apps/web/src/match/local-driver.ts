import { type Face, itemAt, type Language, nameSpeaking } from '@tambour/kernel';
import type { MatchDriver, News, Query } from './driver.ts';
import type { WorkerRole } from './engine-notice.ts';
import { MatchMemory } from './match-memory.ts';
import type { MisstepView } from './plan-view.ts';
import type { Answer, Ask, Opened, Seen, Standing, Submitted } from './protocol.ts';
import { type AskWorker, SupervisedWorker } from './supervised-worker.ts';
import { isDiceWanted, isNoReview, trouble } from './trouble.ts';
import type { WorkerLike } from './worker-line.ts';

export interface LocalDriverOptions {
  /** How long any computer player may think, in milliseconds. */
  readonly thinkingTime?: number;
  /** A seed for each decision of a computer player. */
  readonly chance?: () => number;
}

/** Players count what they look at; the clock only sees to it that a slow machine does not keep a person waiting. */
const MOST_MS = { usual: 2000, marshal: 6000 } as const;
const mostMs = (opponent: string): number => (opponent.startsWith('marshal') ? MOST_MS.marshal : MOST_MS.usual);

/** A worker that fetches the texts of one language first, or of all. */
export const engineWorker = (language?: Language): WorkerLike =>
  new Worker(new URL('../engine/worker.ts', import.meta.url), {
    type: 'module',
    name: language ? nameSpeaking(language) : '',
  });

/** A review is asked on so often, so that the worker hears of other things in between. */
const REVIEW_MS = 250;

const randomSeed = (): number => itemAt(crypto.getRandomValues(new Uint32Array(1)), 0);

/**
 * A match in workers of this page: one keeps it and answers at once, another thinks for computer players. Either is replaced
 * when it stops; the match is then played again from what the page remembers of it.
 */
export class LocalDriver implements MatchDriver {
  readonly #match: SupervisedWorker;
  readonly #thinker: SupervisedWorker;
  readonly #memory = new MatchMemory();
  readonly #thinkingTime: number | undefined;
  readonly #chance: () => number;
  readonly #listeners = new Set<(news: News) => void>();
  /** Counts what has happened, so that a thought about something else is recognised. */
  #epoch = 0;
  /** Battles being opened: a command given meanwhile was meant for the one before. */
  #opening = 0;

  constructor(hire: () => WorkerLike = () => engineWorker(), options: LocalDriverOptions = {}) {
    const worker = (role: WorkerRole, restore?: (ask: AskWorker) => Promise<void>): SupervisedWorker =>
      new SupervisedWorker({
        role,
        hire,
        ...(restore ? { restore } : {}),
        onHealth: (who, health) => this.#hear({ kind: 'engine', role: who, health }),
      });
    this.#match = worker('match', (ask) => this.#memory.restore(ask));
    this.#thinker = worker('thinker');
    this.#thinkingTime = options.thinkingTime;
    this.#chance = options.chance ?? randomSeed;
  }

  begin(ask: Ask<'begin'>): Promise<Opened> {
    return this.#open('begin', ask);
  }
  open(ask: Ask<'open'>): Promise<Opened> {
    return this.#open('open', ask);
  }
  lesson(ask: Ask<'lesson'>): Promise<Opened> {
    return this.#open('lesson', ask);
  }
  guide(ask: Ask<'guide'>): Promise<Opened> {
    return this.#open('guide', ask);
  }
  async #open<N extends 'begin' | 'open' | 'lesson' | 'guide'>(name: N, ask: Ask<N>): Promise<Opened> {
    this.#opening++;
    try {
      const opened: Opened = await this.#match.request(name, ask);
      this.#memory.opened(opened, ask);
      this.#tell({ kind: 'opened', opened });
      return opened;
    } finally {
      this.#opening--;
    }
  }

  async submit(command: unknown, side?: string): Promise<Submitted> {
    if (this.#opening > 0) throw overtaken();
    const ask = { command, ...(side === undefined ? {} : { side }) };
    return this.#done(ask, this.#match.request('submit', ask));
  }
  async enter(faces: readonly Face[]): Promise<Submitted> {
    if (this.#opening > 0) throw overtaken();
    return this.#done(undefined, this.#match.request('enter', { faces }));
  }
  async withdraw(): Promise<Standing> {
    const standing = await this.#match.request('withdraw', {});
    this.#memory.waits(undefined);
    return standing;
  }
  async #done(ask: Ask<'submit'> | undefined, asked: Promise<Submitted>): Promise<Submitted> {
    try {
      const done = await asked;
      this.#memory.submitted(ask, done.recorded);
      this.#tell({ kind: 'done', done, tasksDone: done.tasksDone });
      return done;
    } catch (error) {
      if (isDiceWanted(error)) this.#memory.waits((await this.#match.request('waiting', {})).waiting);
      throw error;
    }
  }

  async undo(side?: string): Promise<Standing> {
    if (this.#opening > 0) throw overtaken();
    const ask = side === undefined ? {} : { side };
    const standing = await this.#match.request('undo', ask);
    this.#memory.undone(ask);
    this.#tell({ kind: 'undone', standing });
    return standing;
  }

  async sit(side?: number): Promise<Seen> {
    const ask = side === undefined ? {} : { side };
    const seen = await this.#match.request('sit', ask);
    this.#memory.sat(ask);
    return seen;
  }

  query<N extends Query>(name: N, ask: Ask<N>): Promise<Answer<N>> {
    return this.#match.request(name, ask);
  }

  async think(side: number, opponent: string): Promise<Answer<'choose'>> {
    const epoch = this.#epoch;
    const view = await this.#match.request('view', { side });
    const seed = this.#chance();
    const ms = this.#thinkingTime ?? mostMs(opponent);
    const choice = await this.#thinker.request('choose', { ...view, opponent, seed, ms });
    if (epoch !== this.#epoch) throw overtaken();
    return choice;
  }

  async *review(side: number): AsyncGenerator<number, readonly MisstepView[]> {
    const record = await this.#match.request('record', {});
    for (let ask: Ask<'review'> = { record, side, ms: REVIEW_MS }; ; ) {
      try {
        const { done, missteps } = await this.#thinker.request('review', ask);
        if (missteps) return missteps;
        ask = { side, ms: REVIEW_MS };
        yield done;
      } catch (error) {
        // A new worker knows nothing of it and is told again.
        if (!isNoReview(error)) throw error;
        ask = { record, side, ms: REVIEW_MS };
      }
    }
  }

  subscribe(listener: (news: News) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#match.close();
    this.#thinker.close();
    this.#listeners.clear();
  }

  #tell(news: News): void {
    this.#epoch++;
    this.#hear(news);
  }
  #hear(news: News): void {
    for (const listener of this.#listeners) listener(news);
  }
}

const overtaken = () =>
  trouble(
    'overtaken',
    'The battle moved on, or another was opened, before this could be done.',
    'Entre-temps, la bataille a continué ou une autre a été ouverte : rien n’a été fait.',
  );
