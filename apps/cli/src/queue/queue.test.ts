import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { playBatch, type Result, type Simulation } from '@tambour/ai';
import type { Crew } from '@tambour/ai/threads';
import { withGame } from '@tambour/games';
import { type Batch, tracing } from '@tambour/lab';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../run.ts';
import { simulateWith } from '../simulate/simulate.ts';
import { builtProgram } from '../testing/build.ts';
import { keptThreads } from '../testing/kept-threads.ts';
import { TestPostgres } from '../testing/postgres.ts';
import { testTerminal } from '../testing/terminal.ts';
import { say } from '../words/say.ts';
import { type Address, queueAddress } from './address.ts';
import { finish, report, take } from './jobs.ts';
import { type QueueOptions, queueRunner } from './runner.ts';
import { addJobs, closeSetting, collect, openSetting } from './settings.ts';
import { type QueueStatus, statusOf } from './status.ts';
import { BOSS, OURS, openStore, type Store } from './store.ts';
import { upkeep } from './upkeep.ts';
import { versionOf } from './version.ts';
import { WorkerOutdated } from './work-loop.ts';
import { type WorkerParts, workerWith } from './worker.ts';

process.env.LC_ALL = 'C';
const GAMES = 24;
const SIMULATION: Simulation = {
  game: 'denain',
  choice: {},
  levels: ['random', 'random'],
  seed: 7,
};

let server: TestPostgres;
let program: string;
let hire: Crew['hire'];
let address: Address;
let store: Store;
/** What one process comes to. */
let alone: Result[];
const children = new Set<ChildProcess>();

beforeAll(async () => {
  server = TestPostgres.start();
  ({ program } = await builtProgram());
  hire = await keptThreads();
  alone = await withGame('denain', async ({ spec, stage }) => {
    const watch = tracing(stage, (await stage.study()).fighting);
    return playBatch(spec, spec.world(SIMULATION.choice), SIMULATION, 0, GAMES, watch);
  });
});
beforeEach(async () => {
  address = queueAddress(await server.create())!;
  store = (await openStore(address, {}))!;
  return async () => {
    for (const child of children) child.kill('SIGKILL');
    await store.close();
  };
});
afterAll(() => server.end());

/** A worker in this process: ends when told; its exit code and what it said. */
function worker(parts: Partial<WorkerParts> = {}, ...flags: string[]) {
  const end = new AbortController();
  const terminal = testTerminal();
  const args = ['--queue', address.url, '--workers', '1', ...flags];
  const code = workerWith({ hire, signal: end.signal, ...parts })
    .run(args, terminal, 'en')
    .catch((error: Error) => error.message);
  return {
    noted: terminal.noted,
    code,
    end: () => {
      end.abort();
      return code;
    },
  };
}
/** A worker as a person starts it; should the tests be killed, it ends when their database is gone. */
function workerProcess() {
  const child = spawn(process.execPath, [program, 'worker', '--workers', '1', '--reconnect', '5'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, TAMBOUR_QUEUE: address.url },
  });
  children.add(child);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = once(child, 'exit').then(([code, signal]) => {
    children.delete(child);
    return { code, signal, said };
  });
  return { child, ended };
}
/**
 * Kills a worker in the middle of a job; false if it has none just now. While we keep hold of its job it cannot hand it in, not even
 * with what it sent before it was stopped and the server has not read yet.
 */
const killInMiddle = ({ child, ended }: ReturnType<typeof workerProcess>, holder: string): Promise<boolean> =>
  store.database.within(async (session) => {
    const held = await session.query(`SELECT job FROM ${OURS}.hold WHERE worker LIKE $1 FOR UPDATE`, [`%${holder}%`]);
    if (held.length === 0) return false;
    child.kill('SIGKILL');
    await ended;
    return true;
  });
/** A study of which no battle may come twice. */
function study(options: QueueOptions = {}, simulation = SIMULATION, count = GAMES) {
  const news: string[] = [];
  const results: Result[] = [];
  const end = new AbortController();
  const runner = queueRunner(address, { expireSeconds: 2, onNews: ({ en }) => news.push(en), ...options });
  const receive = ({ from, results: some }: Batch) => {
    for (const [i, result] of some.entries()) {
      expect(results[from + i]).toBeUndefined();
      results[from + i] = result;
    }
  };
  const done = runner.then(async (it) => {
    const why = await it.play(simulation, { from: 0, count }, receive, end.signal);
    await it.close();
    return why;
  });
  return { news, results, done, runner, abort: () => end.abort() };
}
const until = (what: (status: QueueStatus) => boolean): Promise<void> =>
  expect.poll(async () => what(await statusOf(store))).toBe(true);
const text = (results: readonly Result[]): string => JSON.stringify(results);

describe('a study with three workers', () => {
  it('comes to what one process comes to, with one of them killed in the middle and one that comes late', async () => {
    const { done, results } = study();
    const [first, second] = [workerProcess(), workerProcess()];
    const holder = `:${first.child.pid}-`;
    const holds = ({ workers }: QueueStatus) => workers.some(({ id, jobs }) => id.includes(holder) && jobs > 0);
    do await until((status) => holds(status) && status.studies.some(({ done }) => done > 0));
    while (!(await killInMiddle(first, holder)));
    expect(await first.ended).toMatchObject({ signal: 'SIGKILL' });
    const third = workerProcess();
    expect(await done).toBeUndefined();
    expect(text(results)).toBe(text(alone));
    const { failures, studies, waiting, running } = await statusOf(store);
    // A machine with much else to do may let a living worker be late, too: its job is then played twice and counts once.
    for (const failure of failures)
      expect(failure).toMatchObject({ reason: 'the worker ended or was cut off', final: false });
    expect(failures.some((failure) => failure.worker?.includes(holder))).toBe(true);
    // Nothing is left of the study.
    expect({ studies, waiting, running }).toEqual({
      studies: [],
      waiting: { jobs: 0, battles: 0 },
      running: { jobs: 0, battles: 0 },
    });
    for (const { child, ended } of [second, third]) {
      child.kill('SIGINT');
      const { code, said } = await ended;
      expect(code, said).toBe(0);
      expect(said).toMatch(/ends: (\d+|one|no) battles? played/);
    }
  });

  it('is the same as tambour simulate without a queue, to the byte', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tambour-test-'));
    const one = worker();
    try {
      const told = async (url: string) => {
        const file = join(folder, 'told.json');
        const [flags, terminal] = [['--a', 'random', '--b', 'random', '--seed', '11', '--json', file], testTerminal()];
        const args = ['denain', '--games', '4', '--compare', 'edition=en', ...flags, '--queue', url];
        expect(await simulateWith(hire).run(args, terminal, 'en')).toBe(0);
        return readFileSync(file, 'utf8');
      };
      const files = [await told(address.url), await told('none')];
      expect(files[0]).toBe(files[1]);
      expect(JSON.parse(files[0]!).games).toBe(8);
      expect((await statusOf(store)).workers[0]?.battles).toBe(8);
    } finally {
      await one.end();
      rmSync(folder, { recursive: true });
    }
  });
});

describe('a worker of another version', () => {
  it('refuses once, says why to all, and leaves the battles to others', async () => {
    let asked = 0;
    const other = worker({
      versionOf: async (simulation) => {
        asked++;
        const here = await versionOf(simulation);
        return { ...here, rules: here.rules + 1, weights: 'others' };
      },
    });
    const { done, news, results } = study({}, SIMULATION, 5);
    await until(({ refusals }) => refusals.length > 0);
    const { rules, weights } = await versionOf(SIMULATION);
    const differs = `rules version: ${rules} is needed, it has ${rules + 1}, weights of the computer players: ${weights} is needed, it has others`;
    await expect
      .poll(() => news.at(-1))
      .toBe('No worker is running to play these battles. Start one: tambour worker --queue …');
    expect(news.find((line) => line.includes('refuses'))).toMatch(new RegExp(`refuses these battles.*${differs}\\.$`));
    const shown = testTerminal();
    expect(await run(['queue', '--queue', address.url], shown)).toBe(0);
    expect(shown.said.join('\n')).toContain(`refuses denain: ${differs}`);
    const french = testTerminal();
    await run(['queue', '--queue', address.url, '--language', 'fr'], french);
    expect(french.said.join('\n')).toContain(`version des règles\u00a0: il faut ${rules}, il a ${rules + 1}`);
    const same = worker();
    expect(await done).toBeUndefined();
    expect(text(results)).toBe(text(alone.slice(0, 5)));
    expect(asked).toBe(1);
    expect(other.noted.filter((line) => line.startsWith('Refused'))).toEqual([`Refused denain: ${differs}.`]);
    expect((await statusOf(store)).failures).toEqual([]);
    await Promise.all([other.end(), same.end()]);
  });
});

/** A setting of a study `s` in which two battles are wanted. */
const twoAsked = async (): Promise<string> =>
  openSetting(store, {
    id: 'setting-1',
    study: 's',
    submitter: 'me',
    simulation: SIMULATION,
    version: await versionOf(SIMULATION),
    battles: 2,
  });

describe('a job that two workers play', () => {
  it.each(['the first', 'the second'])('counts once, when %s hands it in before the other', async (quicker) => {
    const setting = await twoAsked();
    await addJobs(store, setting, [{ from: 0, count: 2 }], 60);
    const first = (await take(store, setting, 'slow'))!;
    expect(await take(store, setting, 'other')).toBeUndefined();
    // Not heard of for a while, though it is still there.
    await store.database.query(`UPDATE ${BOSS}.job SET started_on = now() - interval '1 hour'`);
    await store.boss.expire();
    const second = (await take(store, setting, 'other'))!;
    expect(second).toEqual(first);
    const hand = (worker: string, results: readonly Result[]) => finish(store, first, worker, results, 1);
    const order = quicker === 'the first' ? ['slow', 'other'] : ['other', 'slow'];
    expect(await hand(order[0]!, alone.slice(0, 2))).toBe(true);
    expect(await hand(order[1]!, alone.slice(0, 2))).toBe(false);
    expect(await report(store, { id: 'slow', threads: 1, program: '1' }, [first])).toEqual([]);
    expect(text((await collect(store, setting, [0])).flatMap(({ results }) => results))).toBe(text(alone.slice(0, 2)));
    expect((await statusOf(store)).studies).toMatchObject([{ done: 2, battles: 2 }]);
    await closeSetting(store, setting, 's');
    // What comes after the study was given up is not wanted either.
    expect(await hand('slow', alone.slice(0, 2))).toBe(false);
  });
});

/** What pg-boss does on its own it does one after another, by this lock. */
const BOSS_LOCK = `('x' || encode(sha224((current_database() || '.pgboss.${BOSS}')::bytea), 'hex'))::bit(64)::bigint`;

describe('a job that runs out while others are looked for that did', () => {
  it('is given to another the next time, and whose it was is told', async () => {
    const setting = await twoAsked();
    const jobs = [0, 1].map((from) => ({ from, count: 1 }));
    await addJobs(store, setting, jobs, 60);
    const [one, other] = [(await take(store, setting, 'one'))!, (await take(store, setting, 'other'))!];
    const runOut = ({ id }: { id: string }) =>
      store.database.query(`UPDATE ${BOSS}.job SET started_on = now() - interval '1 hour' WHERE id = $1`, [id]);
    const nextUpkeep = async () => {
      await store.database.query(`UPDATE ${OURS}.upkeep SET at = now() - interval '1 minute'`);
      return upkeep(second);
    };
    const second = (await openStore(address, {}))!;
    // A server that has just started is left alone.
    await expect
      .poll(
        async () =>
          (await store.database.query("SELECT 1 WHERE pg_postmaster_start_time() < now() - interval '4 seconds'"))
            .length,
      )
      .toBe(1);
    try {
      await runOut(one);
      let looking: Promise<void> | undefined;
      await store.database.within(async (session) => {
        await session.query(`SELECT pg_advisory_xact_lock(${BOSS_LOCK})`);
        looking = nextUpkeep();
        // It is through, or waits for pg-boss in the middle.
        const waits = async () => (await store.database.query('SELECT 1 FROM pg_locks WHERE NOT granted')).length > 0;
        let isThrough = false;
        void looking.then(() => {
          isThrough = true;
        });
        await expect.poll(async () => isThrough || (await waits())).toBe(true);
        await runOut(other);
      });
      await looking;
      await nextUpkeep();
      const { failures } = await statusOf(store);
      expect(failures.map(({ worker }) => worker).sort()).toEqual(['one', 'other']);
    } finally {
      await second.close();
    }
  });
});

describe('a lost database', () => {
  it('is waited for by both sides, and nothing is lost or counted twice', async () => {
    const one = worker();
    const { done, news, results } = study();
    await until(({ studies }) => studies.some((it) => it.done > 0));
    await server.stop();
    await expect
      .poll(() => [news, one.noted].every((all) => all.some((line) => line.includes('Trying again'))))
      .toBe(true);
    await server.restart();
    expect(await done).toBeUndefined();
    expect(text(results)).toBe(text(alone));
    expect(news.at(-1)).toMatch(/^The database .* is back\.$/);
    expect(await one.end()).toBe(0);
  });
  it('that has forgotten jobs is asked for them again', async () => {
    const { done, results } = study({}, SIMULATION, 14);
    await until(({ waiting }) => waiting.jobs === 12);
    await store.database.query(`DELETE FROM ${BOSS}.job WHERE (data->>'from')::int IN (3, 4)`);
    const one = worker();
    expect(await done).toBeUndefined();
    expect(text(results)).toBe(text(alone.slice(0, 14)));
    await one.end();
  });
  it('that does not come back ends both with a sentence after the time that was said', async () => {
    const one = worker({}, '--reconnect', '1');
    const { done, results } = study({ reconnectSeconds: 1 });
    await until(({ studies }) => studies.some((it) => it.done > 0));
    await server.stop();
    try {
      expect(await done).toMatch(/^the database .* cannot be reached: .*; given up after 1 s$/);
      expect(await one.code).toMatch(/given up after 1 s$/);
      expect(results.length).toBeLessThan(GAMES);
    } finally {
      await server.restart();
    }
  });
});

describe('a worker whose program was updated', () => {
  it('ends with a sentence, and gives nothing but that', async () => {
    const { done, abort } = study({}, SIMULATION, 2);
    const one = worker({
      versionOf: async () => {
        throw new WorkerOutdated(say('worker.changed'));
      },
    });
    expect(await one.code).toBe('the program was updated while this worker was running: start it again');
    expect(await statusOf(store)).toMatchObject({ refusals: [], workers: [], waiting: { jobs: 2 } });
    abort();
    await done;
  });
});

describe('a study that is broken off', () => {
  it('takes its jobs back, and a worker that ends gives back its own', async () => {
    const one = worker();
    const { done, abort } = study();
    await until(({ running, studies }) => running.jobs > 0 && studies.some((it) => it.done > 0));
    expect(await one.end()).toBe(0);
    expect(one.noted.at(-1)).toMatch(/1? ?job(s)? given back/);
    const { waiting, running, workers, failures } = await statusOf(store);
    expect(waiting.jobs).toBeGreaterThan(0);
    expect({ running: running.jobs, workers, failures }).toEqual({ running: 0, workers: [], failures: [] });
    abort();
    expect(await done).toBeUndefined();
    expect(await statusOf(store)).toMatchObject({ studies: [], waiting: { jobs: 0 } });
  });
  it('is gone on with by whoever asks for the same battles when its submitter is gone', async () => {
    const one = worker();
    const broken = study();
    await until(({ studies }) => studies.some((it) => it.done > 6));
    // As if it had been killed: its connection is cut, and what it asked for stays behind.
    await (await broken.runner).close();
    await broken.done;
    expect((await statusOf(store)).studies).toHaveLength(1);
    await store.database.query(`UPDATE ${OURS}.setting SET seen = now() - interval '1 minute'`);
    const again = study();
    expect(await again.done).toBeUndefined();
    expect(again.news.join('\n')).toMatch(/\d+ battles of this study had been played already/);
    expect(text(again.results)).toBe(text(alone));
    await one.end();
  });
  it('is found even while a worker is handing in a battle of it', async () => {
    const broken = study();
    await until(({ studies }) => studies.length > 0);
    await (await broken.runner).close();
    await broken.done;
    await store.database.query(`UPDATE ${OURS}.setting SET seen = now() - interval '1 minute'`);
    const [left] = await store.database.query<{ id: string }>(`SELECT id FROM ${OURS}.setting`);
    const version = await versionOf(SIMULATION);
    const wish = { id: 'new', study: 'again', submitter: 'me', simulation: SIMULATION, version, battles: GAMES };
    await store.database.within(async (session) => {
      // Whatever refers to a row keeps it from being deleted until it is written.
      await session.query(`INSERT INTO ${OURS}.result SELECT id, 0, 1, '[]', 1 FROM ${OURS}.setting`);
      expect(await openSetting(store, wish)).toBe(left?.id);
    });
    await closeSetting(store, left?.id ?? '', 'again');
  });
});

describe('battles that cannot be played', () => {
  it('are tried again, then given up with the reason, which stays to be seen', async () => {
    const dying = new URL('data:text/javascript,process.exit(3)');
    const one = worker({ hire: () => new Worker(dying, { execArgv: [] }) });
    const { done } = study({}, SIMULATION, 1);
    expect(await done).toBe(
      'battles 1 to 1 were tried again and again, and failed: battle 1 ended 3 threads, the last with: exit code 3',
    );
    const { failures } = await statusOf(store);
    expect(failures.map(({ final }) => final)).toEqual([true, false, false, false, false]);
    expect(failures[0]).toMatchObject({ first: 1, last: 1, reason: expect.stringContaining('exit code 3') });
    const terminal = testTerminal();
    await run(['queue', '--queue', address.url, '--json'], terminal);
    expect(JSON.parse(terminal.said.join('\n')).failures).toHaveLength(5);
    await one.end();
  });
  it('are refused if a program of one’s own would have to be started elsewhere', async () => {
    const levels = ['cmd:rm -rf /', 'random'] as unknown as Simulation['levels'];
    expect(await study({}, { ...SIMULATION, levels }, 1).done).toContain('not with cmd:rm -rf /');
    // Whoever writes to the database by hand gets no further.
    const simulation = JSON.stringify({ ...SIMULATION, levels });
    const values = ['evil', simulation, JSON.stringify(await versionOf(SIMULATION))];
    await store.database.query(
      `INSERT INTO ${OURS}.setting (id, study, same, simulation, version, battles, submitter) VALUES ($1, $1, $1, $2, $3, 1, $1)`,
      values,
    );
    await store.boss.createQueue('evil');
    await store.boss.insert([{ name: 'evil', data: { from: 0, count: 1 } }]);
    const one = worker();
    await until(({ refusals }) => refusals.length === 1);
    expect(one.noted.join('\n')).toContain('levels.0');
    await one.end();
  });
});

describe('a database that cannot be used', () => {
  const tell = async (url: string) => {
    const told: string[] = [];
    for (const args of [
      ['worker', '--queue', url],
      ['queue', '--queue', url],
      ['simulate', 'denain', '--games', '1', '--queue', url],
    ]) {
      const terminal = testTerminal();
      expect(await run(args, terminal)).toBe(1);
      told.push(terminal.noted.join('\n'));
      expect([...terminal.noted, ...terminal.said].join('\n')).not.toMatch(/se[c]ret/);
    }
    return told;
  };
  it('because nothing is there, or the name or the password is wrong, is told in a sentence', async () => {
    for (const told of await tell('postgresql://me:secret@127.0.0.1:1/lab'))
      expect(told).toMatch(/^tambour \w+: the database 127.0.0.1:1\/lab cannot be reached: .*ECONNREFUSED/);
    const none = new URL(address.url);
    none.pathname = '/nowhere';
    for (const told of await tell(none.href)) expect(told).toMatch(/there is no such database at .*nowhere/);
  });
  it.skipIf(process.env.DATABASE_URL)(
    'because the user has no rights, or the wrong password, is told in a sentence',
    async () => {
      await store.database.query(`CREATE ROLE guest_${process.pid} LOGIN PASSWORD 'secret'`);
      const url = new URL(await server.create());
      url.username = `guest_${process.pid}`;
      url.password = 'secret';
      const [workerTold, , simulateTold] = await tellRights(url.href);
      for (const told of [workerTold, simulateTold])
        expect(told).toMatch(/the user lacks the rights for a queue in .*permission denied for database/);
      url.password = 'secret2';
      for (const told of await tell(url.href))
        expect(told).toMatch(/does not let you in: password authentication failed/);
    },
  );
  /** `tambour queue` makes no tables, so it needs no rights. */
  const tellRights = async (url: string) =>
    Promise.all(
      [['worker'], ['queue'], ['simulate', 'denain', '--games', '1']].map(async (args) => {
        const terminal = testTerminal();
        expect(await run([...args, '--queue', url], terminal)).toBe(args[0] === 'queue' ? 0 : 1);
        return terminal.noted.join('\n');
      }),
    );
});
