import { toyScenario } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { News } from './driver.ts';
import { LocalDriver } from './local-driver.ts';
import { TroubleError } from './protocol.ts';
import { WorkerHere } from './testing/worker-here.ts';

const DUEL = { scenarioData: toyScenario('r1@3 3/4; b1@5 3/4; b2@5 2/3') };
const BEGIN = { game: 'toy', choice: DUEL, seed: 1 };
const STAND = { type: 'plan', order: 'stand' };

function driver() {
  const workers: WorkerHere[] = [];
  const hire = () => {
    const worker = new WorkerHere();
    workers.push(worker);
    return worker;
  };
  const news: News[] = [];
  const local = new LocalDriver(hire, { thinkingTime: 1000, chance: () => 7 });
  local.subscribe((heard) => news.push(heard));
  return { local, workers, news };
}
const codeOf = (failing: Promise<unknown>): Promise<string> =>
  failing.then(
    () => 'nothing went wrong',
    (error) => (error instanceof TroubleError ? error.trouble.code : `not a trouble: ${error}`),
  );

describe('a match in workers', () => {
  it('is played through and heard of', async () => {
    const { local, news } = driver();
    await local.begin(BEGIN);
    const done = await local.submit(STAND, 'red');
    expect(done).toMatchObject({ count: 1, tasksDone: [] });
    expect((await local.undo()).count).toBe(0);
    expect(news.map((heard) => heard.kind)).toEqual(['opened', 'done', 'undone']);
  });
  it('asks questions that nobody hears of', async () => {
    const { local, news } = driver();
    await local.begin(BEGIN);
    expect((await local.query('moment', { at: 0 })).at).toBe(0);
    expect(news).toHaveLength(1);
  });
  it('lets a listener go', async () => {
    const { local } = driver();
    let heard = 0;
    const leave = local.subscribe(() => heard++);
    await local.begin(BEGIN);
    leave();
    await local.submit(STAND);
    expect(heard).toBe(1);
  });
  it('keeps a command out of a battle it was not meant for', async () => {
    const { local } = driver();
    await local.begin(BEGIN);
    const next = local.begin(BEGIN);
    expect(await codeOf(local.submit(STAND))).toBe('overtaken');
    expect((await next).count).toBe(0);
    expect((await local.submit(STAND)).count).toBe(1);
  });
  it('rejects with a sentence and goes on', async () => {
    const { local } = driver();
    await local.begin(BEGIN);
    expect(await codeOf(local.submit({ type: 'end' }))).toBe('illegal');
    expect(await codeOf(local.submit({ type: 'end', what: () => 0 }))).toBe('bad-request');
    expect((await local.submit(STAND)).count).toBe(1);
  });
});

describe('thinking', () => {
  it('is done by another worker, hired when it is first needed', async () => {
    const { local, workers } = driver();
    await local.begin(BEGIN);
    await local.submit(STAND);
    await local.submit(STAND);
    expect(workers).toHaveLength(1);
    const { command } = await local.think(0, 'greedy');
    await local.submit(command, 'red');
    expect(workers).toHaveLength(2);
    expect(workers[1]!.asked).toEqual(['choose']);
  });
  it('is of no use once the battle has gone on', async () => {
    const { local } = driver();
    await local.begin(BEGIN);
    await local.submit(STAND);
    await local.submit(STAND);
    const thought = codeOf(local.think(0, 'random'));
    await local.submit({ type: 'advance', unit: 'r1', by: 1 });
    expect(await thought).toBe('overtaken');
  });
});

describe('a worker that dies', () => {
  it('leaves nobody waiting, and the next battle gets another', async () => {
    const { local, workers } = driver();
    await local.begin(BEGIN);
    const pending = [local.query('moment', { at: 0 }), local.query('history', {})].map(codeOf);
    workers[0]!.die();
    expect(await Promise.all(pending)).toEqual(['engine-stopped', 'engine-stopped']);
    expect(await codeOf(local.submit(STAND))).toBe('engine-stopped');
    expect((await local.begin(BEGIN)).count).toBe(0);
    expect(workers).toHaveLength(2);
  });
  it('is let go when the battle is closed', async () => {
    const { local, workers } = driver();
    await local.begin(BEGIN);
    const pending = codeOf(local.query('history', {}));
    local.close();
    expect(await pending).toBe('closed');
    expect(workers.every((worker) => worker.isTerminated)).toBe(true);
  });
});
