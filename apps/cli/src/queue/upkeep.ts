import { closeSetting } from './settings.ts';
import { BOSS, OURS, type Store } from './store.ts';

/** So often somebody looks for jobs whose workers are gone. */
const EVERY_SECONDS = 1;
/** A server that has just started gives those who were cut off the time to come back. */
const AFTER_START_SECONDS = 3;

const LATE = `j.state = 'active' AND j.started_on + j.expire_in < now()`;

/**
 * Gives the jobs of workers that are gone to others, and takes away what is out of date. All who use the queue call this, and one of them
 * does it.
 */
export async function upkeep(store: Store): Promise<void> {
  const { database, boss } = store;
  const mine = await database.query(
    `UPDATE ${OURS}.upkeep SET at = now() WHERE at < now() - make_interval(secs => $1)
       AND pg_postmaster_start_time() < now() - make_interval(secs => $2) RETURNING at`,
    [EVERY_SECONDS, AFTER_START_SECONDS],
  );
  if (mine.length === 0) return;
  const late = await database.query(
    `WITH late AS (
       DELETE FROM ${OURS}.hold h USING ${BOSS}.job j WHERE j.name = h.setting AND j.id = h.job AND ${LATE}
       RETURNING h.*, j.retry_count >= j.retry_limit AS final
     )
     INSERT INTO ${OURS}.failure (study, worker, first, battles, reason, final)
     SELECT s.study, l.worker, l.first, l.battles, 'the worker ended or was cut off', l.final
     FROM late l JOIN ${OURS}.setting s ON s.id = l.setting RETURNING 1`,
  );
  const [unheld] = await database.query(`SELECT 1 FROM ${BOSS}.job j WHERE ${LATE} LIMIT 1`);
  if (late.length > 0 || unheld) await boss.expire();
  await database.query(`
    DELETE FROM ${OURS}.played WHERE at < now() - interval '10 minutes';
    DELETE FROM ${OURS}.worker WHERE seen < now() - interval '1 hour';
    DELETE FROM ${OURS}.failure WHERE at < now() - interval '1 day'`);
  const old = await database.query<{ id: string; study: string }>(
    `SELECT id, study FROM ${OURS}.setting WHERE seen < now() - interval '1 day'`,
  );
  for (const { id, study } of old) await closeSetting(store, id, study);
}
