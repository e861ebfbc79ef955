import PgBoss from 'pg-boss';
import type { Address } from './address.ts';
import { Database, type DatabaseOptions } from './database.ts';

/** Our tables, and those of pg-boss. Whoever changes ours gives them a new name: programs of both kinds may use one database. */
export const OURS = 'tambour_queue';
export const BOSS = 'tambour_jobs';

/**
 * A setting is one simulation of a study while somebody waits for its battles: a queue of pg-boss with the name of its id. Its battles come
 * in under the number of the first of them, so that none counts twice. Results are `json` and not `jsonb`, which would sort their fields.
 */
const TABLES = `
  CREATE SCHEMA IF NOT EXISTS ${OURS};
  CREATE TABLE ${OURS}.setting (
    id text PRIMARY KEY,
    study text NOT NULL,
    same text NOT NULL,
    simulation json NOT NULL,
    version json NOT NULL,
    battles integer NOT NULL,
    submitter text NOT NULL,
    created timestamptz NOT NULL DEFAULT now(),
    seen timestamptz NOT NULL DEFAULT now()
  );
  CREATE TABLE ${OURS}.result (
    setting text NOT NULL REFERENCES ${OURS}.setting ON DELETE CASCADE,
    first integer NOT NULL,
    battles integer NOT NULL,
    results json NOT NULL,
    seconds real NOT NULL,
    PRIMARY KEY (setting, first)
  );
  CREATE TABLE ${OURS}.worker (
    id text PRIMARY KEY,
    threads integer NOT NULL,
    program text NOT NULL,
    battles bigint NOT NULL DEFAULT 0,
    started timestamptz NOT NULL DEFAULT now(),
    seen timestamptz NOT NULL DEFAULT now()
  );
  CREATE TABLE ${OURS}.hold (
    job uuid PRIMARY KEY,
    setting text NOT NULL REFERENCES ${OURS}.setting ON DELETE CASCADE,
    worker text NOT NULL,
    first integer NOT NULL,
    battles integer NOT NULL,
    since timestamptz NOT NULL DEFAULT now()
  );
  CREATE TABLE ${OURS}.refusal (
    setting text NOT NULL REFERENCES ${OURS}.setting ON DELETE CASCADE,
    worker text NOT NULL,
    differs json NOT NULL,
    PRIMARY KEY (setting, worker)
  );
  CREATE TABLE ${OURS}.played (
    at timestamptz NOT NULL DEFAULT now(),
    worker text NOT NULL,
    battles integer NOT NULL
  );
  CREATE TABLE ${OURS}.failure (
    at timestamptz NOT NULL DEFAULT now(),
    study text NOT NULL,
    worker text NOT NULL,
    first integer NOT NULL,
    battles integer NOT NULL,
    reason text NOT NULL,
    final boolean NOT NULL
  );
  CREATE TABLE ${OURS}.upkeep (at timestamptz NOT NULL);
  INSERT INTO ${OURS}.upkeep VALUES (now());
`;

/** A database with the tables of the queue. */
export interface Store {
  readonly database: Database;
  readonly boss: PgBoss;
  close(): Promise<void>;
}

/** The queue at an address, made there on first use; undefined where there is none and none is to be made. */
export async function openStore(address: Address, options: DatabaseOptions, isMade = true): Promise<Store | undefined> {
  const database = new Database(address, options);
  try {
    await database.open();
    const hasTables = async () => {
      const [row] = await database.query<{ name: string | null }>(`SELECT to_regclass('${OURS}.upkeep') AS name`);
      return row?.name != null;
    };
    if (!isMade && !(await hasTables())) {
      await database.close();
      return undefined;
    }
    const boss = new PgBoss({
      db: { executeSql: async (text, values) => ({ rows: await database.query(text, values) }) },
      schema: BOSS,
      // Ours to do, so that it goes on when the database was lost.
      supervise: false,
      schedule: false,
    });
    await boss.start();
    if (!(await hasTables()))
      await database.within(async (session) => {
        // Whoever comes second finds them.
        await session.query(`SELECT pg_advisory_xact_lock(hashtext('${OURS}'))`);
        const [row] = await session.query<{ name: string | null }>(`SELECT to_regclass('${OURS}.upkeep') AS name`);
        if (row?.name == null) await session.query(TABLES);
      });
    return { database, boss, close: () => database.close() };
  } catch (error) {
    await database.close();
    throw error;
  }
}
