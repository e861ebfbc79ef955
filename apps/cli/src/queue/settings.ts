import { createHash, randomUUID } from 'node:crypto';
import type { Result, Simulation } from '@tambour/ai';
import type { Range } from '@tambour/lab';
import { BOSS, OURS, type Store } from './store.ts';
import type { JobVersion } from './version.ts';

/** What whoever waits for battles does with the queue. */

/** So often a job may be lost or fail before it is given up. */
const MOST_RETRIES = 4;
/** Whoever waits for a setting says so more often than this; others may take over what nobody waits for. */
const DESERTED_SECONDS = 10;

/** Why a job failed whose worker was not heard of any more. */
export const CUT_OFF = 'the worker ended or was cut off';

export interface Wish {
  /** The id of the setting, if it has to be a new one. */
  readonly id: string;
  readonly study: string;
  readonly submitter: string;
  readonly simulation: Simulation;
  readonly version: JobVersion;
  readonly battles: number;
}
/** Battles that were played, and how long it took. */
export interface Played {
  readonly first: number;
  readonly results: readonly Result[];
  readonly seconds: number;
}

/**
 * A setting for a simulation. If somebody waited for the same battles and is gone, what was played for them is taken over, and what was not
 * is taken back: the new one asks for it as it likes.
 */
export async function openSetting({ database, boss }: Store, wish: Wish): Promise<string> {
  const simulation = JSON.stringify(wish.simulation);
  const version = JSON.stringify(wish.version);
  const same = createHash('sha256').update(`${simulation}\n${version}`).digest('hex');
  const found = await database.within(async (session) => {
    // If it is there by our id, this was done before, and only its answer was lost.
    const [taken] = await session.query<{ id: string }>(
      `UPDATE ${OURS}.setting SET study = $2, submitter = $3, battles = $4, seen = now()
       WHERE id = (SELECT id FROM ${OURS}.setting
                   WHERE same = $1 AND (id = $6 OR study <> $2 AND seen < now() - make_interval(secs => $5))
                   ORDER BY seen DESC LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED)
       RETURNING id`,
      [same, wish.study, wish.submitter, wish.battles, DESERTED_SECONDS, wish.id],
    );
    if (taken) {
      await session.query(`DELETE FROM ${BOSS}.job WHERE name = $1`, [taken.id]);
      await session.query(`DELETE FROM ${OURS}.hold WHERE setting = $1`, [taken.id]);
      return taken.id;
    }
    await session.query(
      `INSERT INTO ${OURS}.setting (id, study, same, simulation, version, battles, submitter) VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT DO NOTHING`,
      [wish.id, wish.study, same, simulation, version, wish.battles, wish.submitter],
    );
    return wish.id;
  });
  await boss.createQueue(found, { name: found, policy: 'standard', retryLimit: MOST_RETRIES, retryDelay: 0 });
  return found;
}

/** All that was played of a range before. */
export async function playedOf({ database }: Store, setting: string, { from, count }: Range): Promise<Played[]> {
  return database.query<Played>(
    `SELECT first, results, seconds FROM ${OURS}.result
     WHERE setting = $1 AND first < $3 AND first + battles > $2 ORDER BY first`,
    [setting, from, from + count],
  );
}

/** Puts battles into the queue. A job whose worker has not been heard of for so many seconds is given to another. */
export async function addJobs(
  { boss }: Store,
  setting: string,
  jobs: readonly Range[],
  expireSeconds: number,
): Promise<void> {
  await boss.insert(
    // With an id of their own they are the same jobs when they are sent twice.
    jobs.map(({ from, count }) => ({
      id: randomUUID(),
      name: setting,
      data: { from, count },
      expireInSeconds: expireSeconds,
    })),
  );
}

/** What came in of the jobs that are still waited for, by their first battles. */
export async function collect({ database }: Store, setting: string, firsts: readonly number[]): Promise<Played[]> {
  return database.query<Played>(
    `SELECT first, results, seconds FROM ${OURS}.result WHERE setting = $1 AND first = ANY($2::int[])`,
    [setting, firsts],
  );
}

/**
 * Which of the jobs that are waited for are not there, neither done nor to be done. A server that answers before it has written to its disk
 * (synchronous_commit=off) loses the last of it when it goes down.
 */
export async function lostJobs({ database }: Store, setting: string, firsts: readonly number[]): Promise<number[]> {
  const lost = await database.query<{ first: number }>(
    `SELECT asked.first FROM unnest($2::int[]) AS asked (first)
     WHERE NOT EXISTS (SELECT 1 FROM ${BOSS}.job WHERE name = $1 AND (data->>'from')::int = asked.first)
       AND NOT EXISTS (SELECT 1 FROM ${OURS}.result r WHERE r.setting = $1 AND r.first = asked.first)`,
    [setting, firsts],
  );
  return lost.map(({ first }) => first);
}

/** A job that was tried as often as may be. */
export async function failedJob(
  { database }: Store,
  setting: string,
): Promise<{ from: number; count: number; reason: string } | undefined> {
  const [failed] = await database.query<{ from: number; count: number; reason: string | null }>(
    `SELECT (data->>'from')::int AS "from", (data->>'count')::int AS count, output->>'reason' AS reason
     FROM ${BOSS}.job WHERE name = $1 AND state = 'failed' LIMIT 1`,
    [setting],
  );
  return failed && { ...failed, reason: failed.reason ?? CUT_OFF };
}

export interface Outlook {
  readonly workers: number;
  readonly threads: number;
  readonly refusals: readonly { readonly worker: string; readonly differs: unknown }[];
}
/** Says that somebody still waits, and hears who is there to play; undefined if another took the setting over meanwhile. */
export async function outlook(
  { database }: Store,
  setting: string,
  study: string,
  workerSeconds: number,
): Promise<Outlook | undefined> {
  const ours = await database.query(
    `UPDATE ${OURS}.setting SET seen = now() WHERE id = $1 AND study = $2 RETURNING id`,
    [setting, study],
  );
  if (ours.length === 0) return undefined;
  const refusals = await database.query<{ worker: string; differs: unknown }>(
    `SELECT worker, differs FROM ${OURS}.refusal WHERE setting = $1 ORDER BY worker`,
    [setting],
  );
  const [able] = await database.query<{ workers: number; threads: number }>(
    `SELECT count(*)::int AS workers, coalesce(sum(threads), 0)::int AS threads FROM ${OURS}.worker w
     WHERE seen > now() - make_interval(secs => $2)
       AND NOT EXISTS (SELECT 1 FROM ${OURS}.refusal r WHERE r.setting = $1 AND r.worker = w.id)`,
    [setting, workerSeconds],
  );
  return { workers: able?.workers ?? 0, threads: able?.threads ?? 0, refusals };
}

/** Takes a setting away with all its jobs and results: nobody waits for them any more. */
export async function closeSetting({ database, boss }: Store, setting: string, study: string): Promise<void> {
  const isOurs = await database.within(async (session) => {
    // Jobs before the setting, as a worker does it that hands one in: else each could wait for the other.
    await session.query(
      `DELETE FROM ${BOSS}.job WHERE name = $1 AND EXISTS (SELECT 1 FROM ${OURS}.setting WHERE id = $1 AND study = $2)`,
      [setting, study],
    );
    const gone = await session.query(`DELETE FROM ${OURS}.setting WHERE id = $1 AND study = $2 RETURNING id`, [
      setting,
      study,
    ]);
    return gone.length > 0;
  });
  if (isOurs) await boss.deleteQueue(setting);
}
