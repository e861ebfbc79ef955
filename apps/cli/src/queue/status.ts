import type { Language, Text } from '@tambour/kernel';
import { same } from '@tambour/stage';
import { reasonText } from '@tambour/stage/reasons';
import type { CliCommand } from '../cli-command.ts';
import { decimal } from '../decimal.ts';
import { parseFlags, positionals } from '../usage.ts';
import { say } from '../words/say.ts';
import { neededAddress } from './address.ts';
import { differencesText } from './differences-text.ts';
import { BOSS, OURS, openStore, type Store } from './store.ts';
import { readDifferences } from './version.ts';

/** How a queue is doing. */
export interface QueueStatus {
  readonly waiting: { readonly jobs: number; readonly battles: number };
  readonly running: { readonly jobs: number; readonly battles: number };
  /** Battles a second over the last minute. */
  readonly speed: number;
  readonly studies: readonly {
    readonly study: string;
    readonly game: string;
    readonly levels: readonly string[];
    readonly battles: number;
    readonly done: number;
    readonly submitter: string;
    /** Whether whoever submitted it has been heard of lately. */
    readonly waitedFor: boolean;
  }[];
  readonly workers: readonly {
    readonly id: string;
    readonly threads: number;
    readonly program: string;
    readonly jobs: number;
    readonly battles: number;
    readonly speed: number;
    /** Seconds since it was last heard of. */
    readonly seen: number;
  }[];
  readonly refusals: readonly {
    readonly worker: string;
    readonly study: string;
    readonly game: string;
    readonly differs: unknown;
  }[];
  readonly failures: readonly {
    readonly at: string;
    readonly study: string;
    readonly worker: string;
    readonly first: number;
    readonly last: number;
    readonly reason: string;
    /** Given up; else it was tried again. */
    readonly final: boolean;
  }[];
}

const NOTHING: QueueStatus = {
  waiting: { jobs: 0, battles: 0 },
  running: { jobs: 0, battles: 0 },
  speed: 0,
  studies: [],
  workers: [],
  refusals: [],
  failures: [],
};

export async function statusOf({ database }: Store): Promise<QueueStatus> {
  const counts = await database.query<{ active: boolean; jobs: number; battles: number }>(
    `SELECT state = 'active' AS active, count(*)::int AS jobs, coalesce(sum((data->>'count')::int), 0)::int AS battles
     FROM ${BOSS}.job WHERE state <= 'active' GROUP BY 1`,
  );
  const count = (isActive: boolean) => {
    const { jobs = 0, battles = 0 } = counts.find(({ active }) => active === isActive) ?? {};
    return { jobs, battles };
  };
  const [pace] = await database.query<{ speed: number }>(
    `SELECT (coalesce(sum(battles), 0) / 60.0)::float8 AS speed FROM ${OURS}.played WHERE at > now() - interval '1 minute'`,
  );
  return {
    waiting: count(false),
    running: count(true),
    speed: pace?.speed ?? 0,
    studies: await database.query(
      `SELECT study, simulation->>'game' AS game, simulation->'levels' AS levels, battles,
         (SELECT coalesce(sum(r.battles), 0)::int FROM ${OURS}.result r WHERE r.setting = s.id) AS done,
         submitter, seen > now() - interval '10 seconds' AS "waitedFor"
       FROM ${OURS}.setting s ORDER BY created, id`,
    ),
    workers: await database.query(
      `SELECT id, threads, program, battles::float8 AS battles,
         (SELECT count(*)::int FROM ${OURS}.hold h WHERE h.worker = w.id) AS jobs,
         (SELECT (coalesce(sum(p.battles), 0) / 60.0)::float8 FROM ${OURS}.played p
          WHERE p.worker = w.id AND p.at > now() - interval '1 minute') AS speed,
         round(extract(epoch FROM now() - seen))::int AS seen
       FROM ${OURS}.worker w ORDER BY started, id`,
    ),
    refusals: await database.query(
      `SELECT worker, study, simulation->>'game' AS game, differs FROM ${OURS}.refusal r
       JOIN ${OURS}.setting s ON s.id = r.setting ORDER BY worker, created`,
    ),
    failures: await database.query(
      `SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at, study, worker, first + 1 AS first,
         first + battles AS last, reason, final
       FROM ${OURS}.failure WHERE at > now() - interval '1 day' ORDER BY failure.at DESC LIMIT 50`,
    ),
  };
}

function lines(
  { waiting, running, speed, studies, workers, refusals, failures }: QueueStatus,
  language: Language,
): Text[] {
  const group = (head: Text, rows: readonly Text[]): Text[] => [
    head,
    ...(rows.length === 0 ? [say('status.nobody')] : rows).map(({ en, fr }) => ({ en: `  ${en}`, fr: `  ${fr}` })),
  ];
  const some = (head: Text, rows: readonly Text[]): Text[] => (rows.length === 0 ? [] : group(head, rows));
  return [
    say('status.jobs', { waiting: waiting.jobs, queued: waiting.battles }),
    say('status.running', { running: running.jobs, playing: running.battles }),
    say('status.speed', { speed: decimal(speed, language) }),
    ...group(
      say('status.studies'),
      studies.map(({ game, levels, done, battles, submitter, waitedFor }) =>
        say('status.study', { game, levels: levels.join(' / '), done, n: battles, who: submitter, gone: !waitedFor }),
      ),
    ),
    ...group(
      say('status.workers'),
      workers.map(({ id, threads, jobs, speed, seen }) =>
        say('status.worker', { id, threads, jobs, speed: decimal(speed, language), seconds: seen }),
      ),
    ),
    ...some(
      say('status.refusals'),
      refusals.map(({ worker, game, differs }) =>
        say('status.refusal', { worker, game, differs: differencesText(readDifferences(differs, 'differs')) }),
      ),
    ),
    ...some(
      say('status.failures'),
      failures.map(({ at, worker, first, last, reason, final }) =>
        say('status.failure', { at: same(at), worker, first, last, why: reasonText(reason), final }),
      ),
    ),
  ];
}

export const queue: CliCommand = {
  async run(args, terminal, language) {
    const { values, positionals: words } = parseFlags({
      args: [...args],
      allowPositionals: true,
      options: { queue: { type: 'string' }, json: { type: 'boolean' } },
    });
    positionals(words, []);
    const address = neededAddress(values.queue);
    const store = await openStore(address, { reconnectSeconds: 0 }, false);
    try {
      const status = store ? await statusOf(store) : NOTHING;
      if (values.json) terminal.show(JSON.stringify(status, null, 2));
      else if (!store) terminal.say(say('status.none', { where: address.shown })[language]);
      else for (const line of lines(status, language)) terminal.say(line[language]);
      return 0;
    } finally {
      await store?.close();
    }
  },
};
