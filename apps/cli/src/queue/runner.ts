import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { OPPONENTS, type Simulation } from '@tambour/ai';
import type { Text } from '@tambour/kernel';
import type { Batch, Range, Runner } from '@tambour/lab';
import { faultSays } from '../usage.ts';
import { say } from '../words/say.ts';
import type { Address } from './address.ts';
import { differencesText } from './differences-text.ts';
import { gapsIn, jobSize, mostJobs } from './job-size.ts';
import {
  addJobs,
  closeSetting,
  collect,
  failedJob,
  lostJobs,
  openSetting,
  outlook,
  type Played,
  playedOf,
} from './settings.ts';
import { openStore, type Store } from './store.ts';
import { upkeep } from './upkeep.ts';
import { readDifferences, versionOf } from './version.ts';

export interface QueueOptions {
  /** News for whoever waits: no workers, a refusal, a lost database. */
  readonly onNews?: (news: Text) => void;
  /** So long a lost database is waited for. */
  readonly reconnectSeconds?: number | undefined;
  /** A job whose worker is not heard of for so long is given to another. */
  readonly expireSeconds?: number | undefined;
}

const EXPIRE_SECONDS = 10;
const POLL_MS = 150;
const OUTLOOK_MS = 1000;
/** Far more seldom than the others: only a server that went down loses a job. */
const LOST_MS = 3000;
/** A worker that was heard of in this time is there. */
const WORKER_SECONDS = 5;
const NO_WORKERS_AFTER_MS = 3000;
const GOODBYE_MS = 3000;
/** So many simulations are in the queue at once: enough that workers find something to do while one of them comes to its end. */
const AT_ONCE = 4;

/** Battles played by the workers of a queue. */
export async function queueRunner(address: Address, options: QueueOptions = {}): Promise<Runner> {
  const tell = options.onNews ?? (() => {});
  const store = await openStore(address, { reconnectSeconds: options.reconnectSeconds, onChange: tell });
  if (!store) throw new Error('a runner makes its queue');
  tell(say('queue.waits', { where: address.shown }));
  const study = randomUUID();
  const turns = new Turns(AT_ONCE);
  const told = new Set<string>();
  const news = (text: Text) => {
    if (told.has(text.en)) return;
    told.add(text.en);
    tell(text);
  };
  return {
    async play(simulation, range, onBatch, signal) {
      const own = simulation.levels.find((level) => !OPPONENTS.some((known) => known === level));
      if (own !== undefined) return say('queue.levelsOwn', { level: own }).en;
      const wait = new Wait(store, study, options.expireSeconds ?? EXPIRE_SECONDS, news);
      await turns.take();
      try {
        return await wait.play(simulation, range, onBatch, signal);
      } catch (error) {
        const why = faultSays(error);
        if (!why) throw error;
        return why.en;
      } finally {
        turns.give();
      }
    },
    close: () => store.close(),
  };
}

/** Lets so many go on at once, in the order they come. */
class Turns {
  #free: number;
  readonly #waiting: (() => void)[] = [];
  constructor(most: number) {
    this.#free = most;
  }
  async take(): Promise<void> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((go) => this.#waiting.push(go));
  }
  give(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free++;
  }
}

/** One range of one simulation while it is waited for. */
class Wait {
  readonly #store: Store;
  readonly #study: string;
  readonly #expire: number;
  readonly #news: (news: Text) => void;
  /** What is still to be asked for. */
  readonly #gaps: Range[] = [];
  /** What was asked for and has not come: how many battles, by the first of them. */
  readonly #asked = new Map<number, number>();
  #left = 0;
  #threads = 1;
  /** Seconds a battle takes, of late: the first ones wait until the game is loaded. */
  #pace: number | undefined;

  constructor(store: Store, study: string, expire: number, news: (news: Text) => void) {
    this.#store = store;
    this.#study = study;
    this.#expire = expire;
    this.#news = news;
  }

  async play(
    simulation: Simulation,
    range: Range,
    onBatch: (batch: Batch) => void,
    signal: AbortSignal,
  ): Promise<string | undefined> {
    if (range.count === 0 || signal.aborted) return undefined;
    const setting = await openSetting(this.#store, {
      id: `setting-${randomUUID()}`,
      study: this.#study,
      submitter: `${hostname()}:${process.pid}`,
      simulation,
      version: await versionOf(simulation),
      battles: range.count,
    });
    try {
      this.#begin(range, await playedOf(this.#store, setting, range), onBatch);
      return await this.#wait(setting, onBatch, signal);
    } finally {
      await soon(closeSetting(this.#store, setting, this.#study));
    }
  }

  #begin(range: Range, played: readonly Played[], onBatch: (batch: Batch) => void): void {
    const end = range.from + range.count;
    for (const { first, results } of played) {
      const inside = results.slice(Math.max(0, range.from - first), end - first);
      onBatch({ from: Math.max(first, range.from), results: inside });
    }
    const covered = played.map(({ first, results }) => ({ from: first, count: results.length }));
    this.#gaps.push(...gapsIn(range, covered));
    this.#left = this.#gaps.reduce((sum, { count }) => sum + count, 0);
    if (this.#left < range.count) this.#news(say('queue.takenOver', { n: range.count - this.#left }));
  }

  async #wait(setting: string, onBatch: (batch: Batch) => void, signal: AbortSignal): Promise<string | undefined> {
    const began = performance.now();
    let looked = Number.NEGATIVE_INFINITY;
    let searched = began;
    while (this.#left > 0 && !signal.aborted) {
      await this.#ask(setting);
      await sleep(POLL_MS, undefined, { signal }).catch(() => {});
      await this.#collect(setting, onBatch);
      if (performance.now() - looked < OUTLOOK_MS) continue;
      looked = performance.now();
      const failed = await failedJob(this.#store, setting);
      if (failed) return failedSentence(failed);
      if (!(await this.#look(setting, began))) return TAKEN_OVER;
      await upkeep(this.#store);
      if (performance.now() - searched < LOST_MS) continue;
      searched = performance.now();
      for (const first of await lostJobs(this.#store, setting, [...this.#asked.keys()])) {
        this.#gaps.push({ from: first, count: this.#asked.get(first) ?? 0 });
        this.#asked.delete(first);
      }
    }
    return undefined;
  }

  /** Asks for as much as the workers that are there have in hand and next. */
  async #ask(setting: string): Promise<void> {
    const jobs: Range[] = [];
    let unasked = this.#gaps.reduce((sum, { count }) => sum + count, 0);
    while (this.#asked.size < mostJobs(this.#threads)) {
      const gap = this.#gaps.shift();
      if (!gap) break;
      const count = Math.min(gap.count, jobSize(this.#pace, unasked, this.#threads));
      if (count < gap.count) this.#gaps.unshift({ from: gap.from + count, count: gap.count - count });
      unasked -= count;
      jobs.push({ from: gap.from, count });
      this.#asked.set(gap.from, count);
    }
    if (jobs.length > 0) await addJobs(this.#store, setting, jobs, this.#expire);
  }

  async #collect(setting: string, onBatch: (batch: Batch) => void): Promise<void> {
    for (const { first, results, seconds } of await collect(this.#store, setting, [...this.#asked.keys()])) {
      const count = this.#asked.get(first);
      if (count === undefined || results.length !== count) continue;
      this.#asked.delete(first);
      this.#left -= count;
      this.#pace = this.#pace === undefined ? seconds / count : (this.#pace + seconds / count) / 2;
      onBatch({ from: first, results });
    }
  }

  /** False if the setting is not ours any more. */
  async #look(setting: string, began: number): Promise<boolean> {
    const seen = await outlook(this.#store, setting, this.#study, WORKER_SECONDS);
    if (!seen) return false;
    const { workers, threads, refusals } = seen;
    this.#threads = Math.max(1, threads);
    for (const { worker, differs } of refusals) {
      const text = differencesText(readDifferences(differs, 'differs'));
      this.#news(say('queue.refuses', { worker, differs: text }));
    }
    if (workers === 0 && performance.now() - began > NO_WORKERS_AFTER_MS) this.#news(say('queue.noWorkers'));
    return true;
  }
}

const TAKEN_OVER = 'the same study was started elsewhere while the database was away';
const failedSentence = ({ from, count, reason }: Range & { readonly reason: string }): string =>
  `battles ${from + 1} to ${from + count} were tried again and again, and failed: ${reason}`;

/** What a study leaves behind is taken away, but not waited for if the database is gone: whoever comes later does it. */
async function soon(work: Promise<void>): Promise<void> {
  const wait = new AbortController();
  await Promise.race([work.catch(() => {}), sleep(GOODBYE_MS, undefined, { signal: wait.signal }).catch(() => {})]);
  wait.abort();
}
