import { playBatch, type Result, type Simulation } from '@tambour/ai';
import { GAME_IDS, withGame } from '@tambour/games';
import { type Runner, tracing } from '@tambour/lab';
import { queueAddress } from '../../apps/cli/src/queue/address.ts';
import { addJobs, openSetting } from '../../apps/cli/src/queue/settings.ts';
import { openStore } from '../../apps/cli/src/queue/store.ts';
import { versionOf } from '../../apps/cli/src/queue/version.ts';
import { WorkLoop } from '../../apps/cli/src/queue/work-loop.ts';
import { TestPostgres } from '../../apps/cli/src/testing/postgres.ts';
import type { Row } from './row.ts';

const JOBS = 200;
const MOST = 0.02;

/** The time from the end of one job to the beginning of the next: a thread has nothing to do meanwhile. */
async function handOver(url: string, simulation: Simulation, result: Result): Promise<number> {
  const address = queueAddress(url)!;
  const store = (await openStore(address, {}))!;
  const setting = await openSetting(store, {
    id: 'bench',
    study: 'bench',
    submitter: 'bench',
    simulation,
    version: await versionOf(simulation),
    battles: JOBS,
  });
  // As a study of captains does it: a job is one battle.
  await addJobs(
    store,
    setting,
    Array.from({ length: JOBS }, (_, from) => ({ from, count: 1 })),
    60,
  );
  const end = new AbortController();
  const pauses: number[] = [];
  let last: number | undefined;
  const nobody: Runner = {
    async play(_simulation, { from }, onBatch) {
      if (last !== undefined) pauses.push(performance.now() - last);
      onBatch({ from, results: [result] });
      if (from === JOBS - 1) end.abort();
      last = performance.now();
      return undefined;
    },
    close: async () => {},
  };
  const name = { id: 'bench', threads: 1, program: 'bench' };
  await new WorkLoop(store, name, { runner: nobody, versionOf, onNews: () => {}, onProgress: () => {} }).run(
    end.signal,
  );
  await store.close();
  return pauses.sort((a, b) => a - b)[pauses.length >> 1]!;
}

/** What a queue adds to a battle of captains, by game. */
export async function queue(): Promise<Row[]> {
  const server = TestPostgres.start();
  const rows: Row[] = [];
  try {
    for (const game of GAME_IDS) {
      const simulation: Simulation = { game, choice: {}, levels: ['captain', 'captain'], seed: 3 };
      const { battle, result } = await withGame(game, async ({ spec, stage }) => {
        const world = spec.world({});
        const watch = tracing(stage, (await stage.study()).fighting);
        const began = performance.now();
        const [one] = playBatch(spec, world, simulation, 0, 1, watch);
        return { battle: performance.now() - began, result: one! };
      });
      const pause = await handOver(await server.create(), simulation, result);
      const share = pause / battle;
      rows.push({
        what: `${game}: handing over a battle, of a captain battle`,
        figure: `${(100 * share).toFixed(2)} % (${pause.toFixed(1)} ms of ${(battle / 1000).toFixed(1)} s)`,
        wants: `at most ${100 * MOST} %`,
        ok: share <= MOST,
      });
    }
  } finally {
    await server.end();
  }
  return rows;
}
