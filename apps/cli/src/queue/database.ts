import { setTimeout as sleep } from 'node:timers/promises';
import type { Text } from '@tambour/kernel';
import pg from 'pg';
import { Failure } from '../usage.ts';
import { say } from '../words/say.ts';
import type { Address } from './address.ts';
import { faultOf, isClash, isLost } from './database-fault.ts';

/** So long a lost database is waited for, unless told otherwise. */
export const RECONNECT_SECONDS = 300;
const FIRST_WAIT = 100;
const LONGEST_WAIT = 2000;
/** A server that neither answers nor refuses. */
const CONNECT_WITHIN = 10_000;
const ANSWER_WITHIN = 30_000;
const MOST_CLASHES = 10;

/** One connection with a transaction open. `executeSql` is what pg-boss calls its database by. */
export interface Session {
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  executeSql(text: string, values?: readonly unknown[]): Promise<{ rows: object[] }>;
}

export interface DatabaseOptions {
  readonly reconnectSeconds?: number | undefined;
  /** Told once when the database is lost, and once when it is back. */
  readonly onChange?: ((news: Text) => void) | undefined;
}

/**
 * A database that may be lost and come back: whatever is asked of it is asked again until it answers, for as long as was said. So
 * all that is asked must come to the same when it is done twice.
 */
export class Database {
  readonly #pool: pg.Pool;
  readonly #where: string;
  readonly #patience: number;
  readonly #tell: (news: Text) => void;
  readonly #closing = new AbortController();
  #lostAt: number | undefined;

  constructor({ url, shown }: Address, { reconnectSeconds = RECONNECT_SECONDS, onChange }: DatabaseOptions = {}) {
    this.#where = shown;
    this.#patience = reconnectSeconds * 1000;
    this.#tell = onChange ?? (() => {});
    this.#pool = new pg.Pool({
      connectionString: url,
      application_name: 'tambour',
      // A server has a hundred by default, for all workers together.
      max: 2,
      connectionTimeoutMillis: CONNECT_WITHIN,
      query_timeout: ANSWER_WITHIN,
      keepAlive: true,
      allowExitOnIdle: true,
    });
    // A connection nobody uses was cut: whoever asks next finds out.
    this.#pool.on('error', () => {});
  }

  /** Tries once: what cannot be reached at the start has more likely a wrong address than a bad moment. */
  async open(): Promise<void> {
    await this.#once((session) => session.query('SELECT 1')).catch((error: unknown) => {
      throw new Failure(faultOf(error, this.#where));
    });
  }

  /** Does the work in one transaction, from its beginning again if the database is lost on the way. */
  async within<T>(work: (session: Session) => Promise<T>): Promise<T> {
    return this.#again(() =>
      this.#once(async (session) => {
        await session.query('BEGIN');
        const done = await work(session);
        await session.query('COMMIT');
        return done;
      }),
    );
  }

  /** One statement by itself, or several that bring their own transaction. */
  async query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]> {
    return this.#again(() => this.#once((session) => session.query<Row>(text, values)));
  }

  /** What is waited for is given up. */
  async close(): Promise<void> {
    if (this.#closing.signal.aborted) return;
    this.#closing.abort();
    await this.#pool.end();
  }

  async #once<T>(work: (session: Session) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    // An error while nothing is asked has no other place to go; the next question fails of it.
    const ignore = () => {};
    client.on('error', ignore);
    const ask = async <Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]> => {
      // Several statements at once have a list of results, which nobody reads.
      const { rows } = await client.query<Row>(text, values && [...values]);
      return rows ?? [];
    };
    try {
      const done = await work({
        query: ask,
        executeSql: async (text, values) => ({ rows: await ask<object>(text, values) }),
      });
      client.off('error', ignore);
      client.release();
      return done;
    } catch (error) {
      // It may be in the middle of a transaction, so it is not used again.
      client.release(true);
      throw error;
    }
  }

  async #again<T>(attempt: () => Promise<T>): Promise<T> {
    for (let wait = FIRST_WAIT, clashes = 0; ; ) {
      try {
        const done = await attempt();
        this.#isBack();
        return done;
      } catch (error) {
        if (isClash(error) && ++clashes < MOST_CLASHES) continue;
        if (!isLost(error)) throw new Failure(faultOf(error, this.#where));
        this.#isGone(error);
        // Not all of those who lost it at once.
        const part = 0.5 + Math.random() / 2;
        await sleep(wait * part, undefined, { signal: this.#closing.signal }).catch(() => this.#isGone(error));
        wait = Math.min(2 * wait, LONGEST_WAIT);
      }
    }
  }

  #isGone(error: unknown): void {
    const why = faultOf(error, this.#where);
    const seconds = this.#patience / 1000;
    if (this.#closing.signal.aborted) throw new Failure(why);
    if (this.#lostAt === undefined) {
      this.#lostAt = performance.now();
      this.#tell(say('queue.lost', { why, seconds }));
    } else if (performance.now() - this.#lostAt > this.#patience)
      throw new Failure(say('queue.gaveUp', { why, seconds }));
  }

  #isBack(): void {
    if (this.#lostAt === undefined) return;
    this.#lostAt = undefined;
    this.#tell(say('queue.back', { where: this.#where }));
  }
}
