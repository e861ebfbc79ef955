import type { Result } from '@tambour/ai';
import { read } from '@tambour/kernel';
import { BOSS, OURS, type Store } from './store.ts';
import type { Differences } from './version.ts';

/** What a worker does with the queue. */

export interface WorkerName {
  readonly id: string;
  readonly threads: number;
  readonly program: string;
}
/** Battles of a setting, taken by a worker. */
export interface Job {
  readonly id: string;
  readonly setting: string;
  readonly from: number;
  readonly count: number;
}
/** A setting that has jobs for whoever plays by the same version. */
export interface Offer {
  readonly setting: string;
  readonly simulation: unknown;
  readonly version: unknown;
}

const readRange = read.object({ from: read.integer(0, 0x7fffffff), count: read.integer(1, 1_000_000) });

/** Settings with jobs that wait, the oldest first. */
export const offers = ({ database }: Store, refused: readonly string[]): Promise<Offer[]> =>
  database.query<Offer>(
    `SELECT id AS setting, simulation, version FROM ${OURS}.setting s
     WHERE id <> ALL($1::text[])
       AND EXISTS (SELECT 1 FROM ${BOSS}.job j WHERE j.name = s.id AND j.state < 'active' AND j.start_after <= now())
     ORDER BY created, id LIMIT 20`,
    [refused],
  );

/** The next job of a setting; undefined when others have them all. */
export const take = ({ database, boss }: Store, setting: string, worker: string): Promise<Job | undefined> =>
  database.within(async (session) => {
    let fault: unknown;
    const jobs = await boss.fetch<unknown>(setting, {
      // pg-boss takes every fault here for a job that somebody else has.
      db: {
        executeSql: (text, values) =>
          session.executeSql(text, values).catch((error: unknown) => {
            fault = error;
            throw error;
          }),
      },
    });
    if (fault !== undefined) throw fault;
    const [job] = jobs;
    if (!job) return undefined;
    const { from, count } = readRange(job.data, 'job');
    const held = await session.query(
      `INSERT INTO ${OURS}.hold (job, setting, worker, first, battles)
       SELECT $1, id, $3, $4, $5 FROM ${OURS}.setting WHERE id = $2
       ON CONFLICT (job) DO UPDATE SET worker = excluded.worker, since = now() RETURNING job`,
      [job.id, setting, worker, from, count],
    );
    return held.length === 0 ? undefined : { id: job.id, setting, from, count };
  });

/**
 * Hands in what was played: the job is done and its results are there in one transaction, or neither is. False when they are not wanted any
 * more, because the study was given up or another worker was quicker.
 */
export const finish = (
  { database, boss }: Store,
  { id, setting, from, count }: Job,
  worker: string,
  results: readonly Result[],
  seconds: number,
): Promise<boolean> =>
  database.within(async (session) => {
    let done = 0;
    await boss.complete(
      setting,
      id,
      {},
      {
        db: {
          executeSql: async (text, values) => {
            const answer = await session.executeSql(text, values);
            const [row] = answer.rows as { count: string }[];
            done = Number(row?.count ?? 0);
            return answer;
          },
        },
      },
    );
    if (done !== 1) return false;
    await session.query(
      `WITH written AS (
         INSERT INTO ${OURS}.result (setting, first, battles, results, seconds)
         SELECT id, $2, $3, $4::json, $5 FROM ${OURS}.setting WHERE id = $1
         ON CONFLICT DO NOTHING RETURNING battles
       ), counted AS (
         INSERT INTO ${OURS}.played (worker, battles) SELECT $6, battles FROM written
       ), released AS (
         DELETE FROM ${OURS}.hold WHERE job = $7
       )
       UPDATE ${OURS}.worker SET battles = battles + $3, seen = now() WHERE id = $6`,
      [setting, from, count, JSON.stringify(results), seconds, worker, id],
    );
    return true;
  });

/** A job that could not be played here: others try it, until it has been tried often enough. */
export const fail = ({ database, boss }: Store, job: Job, worker: string, reason: string): Promise<void> =>
  database.within(async (session) => {
    const released = await session.query(`DELETE FROM ${OURS}.hold WHERE job = $1 AND worker = $2 RETURNING job`, [
      job.id,
      worker,
    ]);
    // Another has it already.
    if (released.length === 0) return;
    await boss.fail(job.setting, job.id, { reason }, { db: session });
    await session.query(
      `INSERT INTO ${OURS}.failure (study, worker, first, battles, reason, final)
       SELECT s.study, $3, $4, $5, $6, j.state = 'failed' FROM ${OURS}.setting s JOIN ${BOSS}.job j ON j.name = s.id AND j.id = $2
       WHERE s.id = $1`,
      [job.setting, job.id, worker, job.from, job.count, reason],
    );
  });

/** Jobs that are not played to their end because the worker leaves: as if they had never been taken. */
export const giveBack = ({ database }: Store, jobs: readonly Job[], worker: string): Promise<void> =>
  database.within(async (session) => {
    const held = await session.query<{ job: string; setting: string }>(
      `DELETE FROM ${OURS}.hold WHERE job = ANY($1::uuid[]) AND worker = $2 RETURNING job, setting`,
      [jobs.map(({ id }) => id), worker],
    );
    for (const { job, setting } of held)
      await session.query(
        `UPDATE ${BOSS}.job SET state = 'created', started_on = NULL WHERE name = $1 AND id = $2 AND state = 'active'`,
        [setting, job],
      );
  });

/** Says that a worker lives and still plays its jobs; which of them are still wanted of it. */
export const report = (
  { database }: Store,
  { id, threads, program }: WorkerName,
  jobs: readonly Job[],
): Promise<string[]> =>
  database.within(async (session) => {
    await session.query(
      `INSERT INTO ${OURS}.worker (id, threads, program) VALUES ($1, $2, $3) ON CONFLICT (id) DO UPDATE SET seen = now()`,
      [id, threads, program],
    );
    if (jobs.length === 0) return [];
    // pg-boss counts from when a job was begun, and this version of it knows no other way to say that it goes on.
    const kept = await session.query<{ id: string }>(
      `UPDATE ${BOSS}.job j SET started_on = now() FROM ${OURS}.hold h
       WHERE h.job = j.id AND h.worker = $1 AND j.name = ANY($2::text[]) AND j.id = ANY($3::uuid[]) AND j.state = 'active'
       RETURNING j.id`,
      [id, [...new Set(jobs.map(({ setting }) => setting))], jobs.map((job) => job.id)],
    );
    return kept.map((job) => job.id);
  });

export const refuse = ({ database }: Store, setting: string, worker: string, differs: Differences): Promise<object[]> =>
  database.query(
    `INSERT INTO ${OURS}.refusal (setting, worker, differs) SELECT id, $2, $3::json FROM ${OURS}.setting WHERE id = $1
     ON CONFLICT DO NOTHING`,
    [setting, worker, JSON.stringify(differs)],
  );

export const leave = ({ database }: Store, worker: string): Promise<object[]> =>
  database.query(`DELETE FROM ${OURS}.worker WHERE id = $1`, [worker]);
