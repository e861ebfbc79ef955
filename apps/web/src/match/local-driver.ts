import type { MatchDriver, News, Query } from './driver.ts';
import type { Answer, Ask, Opened, RequestName, Seen, Standing } from './protocol.ts';
import { trouble } from './trouble.ts';
import { type WorkerLike, WorkerLine } from './worker-line.ts';

export interface LocalDriverOptions {
  /** How long a computer player may think, in milliseconds. */
  readonly thinkingTime?: number;
  /** A seed for each decision of a computer player. */
  readonly chance?: () => number;
}

const THINKING_TIME = 2500;

const engineWorker = (): WorkerLike => new Worker(new URL('../engine/worker.ts', import.meta.url), { type: 'module' });

const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

/** A match in workers of this page: one keeps it and answers at once, another thinks for computer players. */
export class LocalDriver implements MatchDriver {
  readonly #hire: () => WorkerLike;
  readonly #thinkingTime: number;
  readonly #chance: () => number;
  readonly #listeners = new Set<(news: News) => void>();
  #match: WorkerLine | undefined;
  #thinker: WorkerLine | undefined;
  /** Counts what has happened, so that a thought about something else is recognised. */
  #epoch = 0;
  /** Battles being opened: a command given meanwhile was meant for the one before. */
  #opening = 0;

  constructor(hire: () => WorkerLike = engineWorker, options: LocalDriverOptions = {}) {
    this.#hire = hire;
    this.#thinkingTime = options.thinkingTime ?? THINKING_TIME;
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
  async #open<N extends 'begin' | 'open' | 'lesson'>(name: N, ask: Ask<N>): Promise<Opened> {
    // A new battle deserves a new worker when the old one has died.
    if (this.#match?.isDead) this.#match = undefined;
    this.#opening++;
    try {
      const opened: Opened = await this.#request(name, ask);
      this.#tell({ kind: 'opened', opened });
      return opened;
    } finally {
      this.#opening--;
    }
  }

  async submit(command: unknown, side?: string): Promise<Answer<'submit'>> {
    if (this.#opening > 0) throw overtaken();
    const done = await this.#request('submit', { command, ...(side === undefined ? {} : { side }) });
    this.#tell({ kind: 'done', done, tasksDone: done.tasksDone });
    return done;
  }

  async undo(side?: string): Promise<Standing> {
    if (this.#opening > 0) throw overtaken();
    const standing = await this.#request('undo', side === undefined ? {} : { side });
    this.#tell({ kind: 'undone', standing });
    return standing;
  }

  sit(side?: number): Promise<Seen> {
    return this.#request('sit', side === undefined ? {} : { side });
  }

  query<N extends Query>(name: N, ask: Ask<N>): Promise<Answer<N>> {
    return this.#request(name, ask);
  }

  async think(side: number, level: string): Promise<Answer<'choose'>> {
    const epoch = this.#epoch;
    const view = await this.#request('view', { side });
    if (!this.#thinker || this.#thinker.isDead) this.#thinker = new WorkerLine(this.#hire());
    const seed = this.#chance();
    const choice = await this.#thinker.request('choose', { ...view, level, seed, ms: this.#thinkingTime });
    if (epoch !== this.#epoch) throw overtaken();
    return choice;
  }

  subscribe(listener: (news: News) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#match?.close();
    this.#thinker?.close();
    this.#listeners.clear();
  }

  #request<N extends RequestName>(name: N, ask: Ask<N>): Promise<Answer<N>> {
    this.#match ??= new WorkerLine(this.#hire());
    return this.#match.request(name, ask);
  }

  #tell(news: News): void {
    this.#epoch++;
    for (const listener of this.#listeners) listener(news);
  }
}

const overtaken = () =>
  trouble(
    'overtaken',
    'The battle went on, or another was opened, before this could be done.',
    'La bataille a continué, ou une autre a été ouverte, avant que cela ne pût se faire.',
  );
