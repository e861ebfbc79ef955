import type PgBoss from 'pg-boss';
import type { Session } from './database.ts';
import { CUT_OFF, closeSetting } from './settings.ts';
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
  await database.within((session) => giveToOthers(session, boss));
  await database.query(`
    DELETE FROM ${OURS}.played WHERE at < now() - interval '10 minutes';
    DELETE FROM ${OURS}.worker WHERE seen < now() - interval '1 hour';
    DELETE FROM ${OURS}.failure WHERE at < now() - interval '1 day'`);
  const old = await database.query<{ id: string; study: string }>(
    `SELECT id, study FROM ${OURS}.setting WHERE seen < now() - interval '1 day'`,
  );
  for (const { id, study } of old) await closeSetting(store, id, study);
}

/**
 * In one transaction, for which `now()` is one moment: what runs out while this is done is left for the next time. If it were taken along
 * here, nobody would be told whose it was.
 */
async function giveToOthers(session: Session, boss: PgBoss): Promise<void> {
  const late = await session.query<{ name: string; id: string }>(
    `SELECT name, id FROM ${BOSS}.job j WHERE ${LATE} FOR UPDATE SKIP LOCKED`,
  );
  if (late.length === 0) return;
  await session.query(
    `WITH gone AS (
       DELETE FROM ${OURS}.hold h USING ${BOSS}.job j WHERE j.name = h.setting AND j.id = h.job AND j.id = ANY($1::uuid[])
       RETURNING h.*, j.retry_count >= j.retry_limit AS final
     )
     INSERT INTO ${OURS}.failure (study, worker, first, battles, reason, final)
     SELECT s.study, g.worker, g.first, g.battles, $2, g.final FROM gone g JOIN ${OURS}.setting s ON s.id = g.setting`,
    [late.map(({ id }) => id), CUT_OFF],
  );
  for (const { name, id } of late) await boss.fail(name, id, { reason: CUT_OFF }, { db: session });
}
