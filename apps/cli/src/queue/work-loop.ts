import { setTimeout as sleep } from 'node:timers/promises';
import type { Result, Simulation } from '@tambour/ai';
import type { Text } from '@tambour/kernel';
import type { Runner } from '@tambour/lab';
import { reasonText } from '@tambour/stage/reasons';
import { Failure, faultSays } from '../usage.ts';
import { say } from '../words/say.ts';
import { differencesText } from './differences-text.ts';
import {
  fail,
  finish,
  giveBack,
  type Job,
  leave,
  type Offer,
  offers,
  refuse,
  report,
  take,
  type WorkerName,
} from './jobs.ts';
import type { Store } from './store.ts';
import { upkeep } from './upkeep.ts';
import { type Differences, differences, type JobVersion, readSimulation, readVersion } from './version.ts';

const IDLE_MS = 400;
/** Far more often than a job runs out. */
const REPORT_MS = 1000;
/** A thread is not worth ending for a job that is soon over. */
const WORTH_ENDING_MS = 5000;
/** So long a worker that ends waits for a database that does not answer. */
const GOODBYE_MS = 2000;

/** The worker cannot go on as it is. */
export class WorkerOutdated extends Failure {
  override name = 'WorkerOutdated';
}

export interface WorkLoopParts {
  /** Who plays here. */
  readonly runner: Runner;
  readonly versionOf: (simulation: Simulation) => Promise<JobVersion>;
  readonly onNews: (news: Text) => void;
  readonly onProgress: (played: number, busy: number) => void;
}

interface Running {
  readonly job: Job;
  /** Raised when nobody wants it any more. */
  readonly drop: AbortController;
  readonly began: number;
  readonly done: Promise<void>;
}

/** Takes jobs and plays them, as many at once as there are threads, until it is told to end or the database is lost for good. */
export class WorkLoop {
  readonly #store: Store;
  readonly #name: WorkerName;
  readonly #parts: WorkLoopParts;
  /** What this worker would play a setting by; a setting that is not here has not been looked at. */
  readonly #known = new Map<string, Simulation | 'refused'>();
  readonly #running = new Map<string, Running>();
  readonly #end = new AbortController();
  #fault: unknown;
  #played = 0;

  constructor(store: Store, name: WorkerName, parts: WorkLoopParts) {
    this.#store = store;
    this.#name = name;
    this.#parts = parts;
  }

  /** How many battles were played, and how many jobs given back. Throws what a person has to be told. */
  async run(signal: AbortSignal): Promise<{ played: number; back: number }> {
    const stop = () => this.#end.abort();
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
    const reports = this.#guard(() => this.#report());
    await this.#guard(() => this.#takeJobs());
    signal.removeEventListener('abort', stop);
    const back = [...this.#running.values()];
    for (const { drop } of back) drop.abort();
    await this.#parts.runner.close();
    // Should the database be gone, its jobs run out by themselves.
    await soon(Promise.all(back.map(({ done }) => done)));
    await soon(this.#goodbye(back.map(({ job }) => job)));
    await soon(reports);
    if (this.#fault !== undefined) throw this.#fault;
    return { played: this.#played, back: back.length };
  }

  /** Whatever part of it fails ends all of it. */
  async #guard(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (this.#end.signal.aborted) return;
      this.#fault = error;
      this.#end.abort();
    }
  }

  async #goodbye(jobs: readonly Job[]): Promise<void> {
    try {
      if (jobs.length > 0) await giveBack(this.#store, jobs, this.#name.id);
      await leave(this.#store, this.#name.id);
    } catch {
      // Nobody is left to do it.
    }
  }

  async #takeJobs(): Promise<void> {
    const { signal } = this.#end;
    while (!signal.aborted) {
      const hasTaken = this.#running.size < this.#name.threads && (await this.#takeOne());
      if (hasTaken || signal.aborted) continue;
      const wait = new AbortController();
      const waits = [sleep(IDLE_MS, undefined, { signal: wait.signal }).catch(() => {}), ended(signal, wait.signal)];
      if (this.#running.size === this.#name.threads) waits.shift();
      await Promise.race([...waits, ...[...this.#running.values()].map(({ done }) => done)]);
      wait.abort();
    }
  }

  async #takeOne(): Promise<boolean> {
    const refused = [...this.#known].flatMap(([setting, what]) => (what === 'refused' ? [setting] : []));
    for (const offer of await offers(this.#store, refused)) {
      const simulation = await this.#look(offer);
      if (simulation === 'refused') continue;
      const job = await take(this.#store, offer.setting, this.#name.id);
      if (!job) continue;
      this.#begin(job, simulation);
      return true;
    }
    return false;
  }

  /** Whether this worker plays a setting as its study needs it. Looked at once: a refusal stands, and asks for nothing more. */
  async #look({ setting, simulation, version }: Offer): Promise<Simulation | 'refused'> {
    const known = this.#known.get(setting);
    if (known) return known;
    const { differs, game, found } = await this.#compare(simulation, version);
    if (differs.length > 0) {
      await refuse(this.#store, setting, this.#name.id, differs);
      this.#parts.onNews(say('worker.refuses', { game, differs: differencesText(differs) }));
    }
    const what = found ?? 'refused';
    this.#known.set(setting, what);
    return what;
  }

  async #compare(
    simulation: unknown,
    version: unknown,
  ): Promise<{ differs: Differences; game: string; found: Simulation | undefined }> {
    try {
      const found = readSimulation(simulation);
      const differs = differences(readVersion(version, 'version'), await this.#parts.versionOf(found));
      return { differs, game: found.game, found: differs.length === 0 ? found : undefined };
    } catch (error) {
      // A study of another program may have what this one cannot read.
      const why = error instanceof WorkerOutdated ? undefined : faultSays(error);
      if (!why) throw error;
      return { differs: [{ what: 'job', needed: '?', here: why.en }], game: '?', found: undefined };
    }
  }

  #begin(job: Job, simulation: Simulation): void {
    const drop = new AbortController();
    const done = this.#guard(() => this.#play(job, simulation, drop.signal)).finally(() => {
      // Those that are given back are still asked for.
      if (!this.#end.signal.aborted) this.#running.delete(job.id);
    });
    this.#running.set(job.id, { job, drop, began: performance.now(), done });
    this.#parts.onProgress(this.#played, this.#running.size);
  }

  async #play(job: Job, simulation: Simulation, signal: AbortSignal): Promise<void> {
    const { from, count } = job;
    const began = performance.now();
    const results: Result[] = [];
    const fault = await this.#parts.runner.play(
      simulation,
      { from, count },
      (batch) => {
        for (const [i, result] of batch.results.entries()) results[batch.from - from + i] = result;
      },
      signal,
    );
    if (signal.aborted) return;
    if (fault === undefined) {
      const seconds = (performance.now() - began) / 1000;
      if (await finish(this.#store, job, this.#name.id, results, seconds)) this.#played += count;
    } else {
      this.#parts.onNews(say('worker.failed', { first: from + 1, last: from + count, why: reasonText(fault) }));
      await fail(this.#store, job, this.#name.id, fault);
    }
    this.#parts.onProgress(this.#played, this.#running.size - 1);
  }

  async #report(): Promise<void> {
    const { signal } = this.#end;
    while (!signal.aborted) {
      const asked = [...this.#running.values()];
      const kept = await report(
        this.#store,
        this.#name,
        asked.map(({ job }) => job),
      );
      const isOld = ({ began }: Running) => performance.now() - began > WORTH_ENDING_MS;
      for (const running of asked.filter(({ job }) => !kept.includes(job.id)).filter(isOld)) {
        // Its study was given up, or another has it: what it comes to is not wanted.
        if (this.#running.delete(running.job.id)) running.drop.abort();
      }
      await upkeep(this.#store);
      await sleep(REPORT_MS, undefined, { signal }).catch(() => {});
    }
  }
}

/** The end of something, or a short while. */
async function soon(work: Promise<unknown>): Promise<void> {
  const wait = new AbortController();
  await Promise.race([work, sleep(GOODBYE_MS, undefined, { signal: wait.signal }).catch(() => {})]);
  wait.abort();
}

/** Resolves when the first is raised; waits no longer than until the second is. */
const ended = (signal: AbortSignal, until: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const end = () => {
      signal.removeEventListener('abort', end);
      done();
    };
    signal.addEventListener('abort', end);
    until.addEventListener('abort', end, { once: true });
  });
