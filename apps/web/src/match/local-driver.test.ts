import { toyScenario } from '@tambour/kernel/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { News } from './driver.ts';
import { LocalDriver } from './local-driver.ts';
import { TroubleError } from './protocol.ts';
import { WorkerHere } from './testing/worker-here.ts';

const DUEL = { scenarioData: toyScenario('r1@3 3/4; b1@5 3/4; b2@5 2/3') };
const BEGIN = { game: 'toy', choice: DUEL, seed: 1 };
const STAND = { type: 'plan', order: 'stand' };

function driver(onHire: (worker: WorkerHere, nth: number) => void = () => {}) {
  const workers: WorkerHere[] = [];
  const hire = () => {
    const worker = new WorkerHere();
    onHire(worker, workers.length);
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
    const unsendable = local.submit({ type: 'end', what: () => 0 });
    expect(await codeOf(unsendable)).toBe('bad-request');
    await expect(unsendable).rejects.not.toThrow(/postMessage|clone|=>/);
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

describe('a worker that stops', () => {
  afterEach(() => {
    vi.useRealTimers();
  });
  const health = (news: readonly News[]) => news.flatMap((heard) => (heard.kind === 'engine' ? heard.health : []));
  const ADVANCE = { type: 'advance', unit: 'r1', by: 1 };

  it('is replaced, what it had not answered is asked again, and play goes on at the same command', async () => {
    const { local, workers, news } = driver();
    await local.begin(BEGIN);
    await local.sit();
    await local.submit(STAND);
    const record = await local.query('record', {});
    const pending = [local.query('record', {}), local.submit(STAND)] as const;
    workers[0]!.die();
    expect(await pending[0]).toEqual(record);
    expect((await pending[1]).count).toBe(2);
    expect(workers).toHaveLength(2);
    expect(workers[1]!.asked).toEqual(['open', 'sit', 'record', 'submit']);
    expect(health(news)).toEqual(['restarting', 'restarted']);
    expect((await local.query('record', {})).entries.map((entry) => entry.command)).toEqual([STAND, STAND]);
  });
  it('without a word is noticed within three seconds, and the order is carried out once', async () => {
    const { local, workers, news } = driver();
    await local.begin(BEGIN);
    await local.submit(STAND);
    vi.useFakeTimers();
    workers[0]!.vanish();
    const done = local.submit(STAND);
    await vi.advanceTimersByTimeAsync(3000);
    expect(health(news)).toEqual(['restarting', 'restarted']);
    expect((await done).count).toBe(2);
    expect((await local.query('record', {})).entries).toHaveLength(2);
    expect(workers[0]!.isTerminated).toBe(true);
  });
  it('keeps the way back as far as it was open, and what was taken back stays so', async () => {
    const { local, workers } = driver();
    await local.begin(BEGIN);
    for (const command of [STAND, STAND, ADVANCE]) await local.submit(command);
    await local.undo();
    workers[0]!.die();
    expect((await local.query('record', {})).entries).toHaveLength(2);
    await local.submit(ADVANCE);
    workers[1]!.die();
    expect((await local.undo()).count).toBe(2);
  });
  it('at the same order twice is not asked a third time; the battle stands as it stood', async () => {
    const { local, workers, news } = driver((worker, nth) => {
      if (nth < 2) worker.loopsAt = 'submit';
    });
    await local.begin(BEGIN);
    vi.useFakeTimers();
    const outcome = codeOf(local.submit(STAND));
    const behind = local.query('moment', { at: 0 });
    await vi.advanceTimersByTimeAsync(6000);
    expect(await outcome).toBe('engine-stuck');
    expect((await behind).at).toBe(0);
    expect(workers).toHaveLength(3);
    expect((await local.query('record', {})).entries).toEqual([]);
    expect((await local.submit(STAND)).count).toBe(1);
    expect(health(news)).toEqual(['restarting', 'restarted', 'restarting', 'restarted']);
  });
  it('is not blamed for long work: drawing a map may take its time', async () => {
    const { local, workers, news } = driver((worker) => {
      worker.loopsAt = 'ground';
    });
    await local.begin(BEGIN);
    vi.useFakeTimers();
    void local.query('ground', { at: 0, language: 'en', theme: 'day', numbers: true }).catch(() => {});
    await vi.advanceTimersByTimeAsync(9000);
    expect(health(news)).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(workers).toHaveLength(1);
    expect(health(news)).toEqual(['slow']);
    await vi.advanceTimersByTimeAsync(21_000);
    expect(workers).toHaveLength(2);
  });
  it('is not blamed for a first plan that takes an old phone seconds', async () => {
    const { local, workers, news } = driver((worker) => {
      worker.loopsAt = 'choose';
    });
    await local.begin(BEGIN);
    vi.useFakeTimers();
    void local.think(0, 'captain').catch(() => {});
    await vi.advanceTimersByTimeAsync(4500);
    expect(health(news)).toEqual([]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(health(news)).toEqual(['slow']);
    expect(workers).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1000);
    expect(workers).toHaveLength(3);
  });
  it('cannot be loaded: whoever waits is told, and the next request tries again', async () => {
    let isBroken = true;
    const { local, workers, news } = driver((worker) => {
      if (isBroken) queueMicrotask(() => worker.die());
      if (isBroken) worker.vanish();
    });
    expect(await codeOf(local.query('catalogue', {}))).toBe('engine-failed');
    expect(workers).toHaveLength(2);
    isBroken = false;
    expect(await local.query('catalogue', {})).toHaveLength(1);
    expect(health(news).at(-1)).toBe('restarted');
  });
  it('in a lesson takes it up at the same task', async () => {
    const { local, workers } = driver();
    await local.lesson({ game: 'toy', lesson: 'first-shot' });
    expect((await local.submit(ADVANCE)).tasksDone).toEqual([0]);
    workers[0]!.die();
    await local.submit({ type: 'end' });
    expect((await local.submit({ type: 'fire', unit: 'r1', at: 'b1' })).tasksDone).toEqual([1]);
  });
  it('thinking is asked once more for its thought', async () => {
    const { local, workers, news } = driver();
    await local.begin(BEGIN);
    await local.submit(STAND);
    await local.submit(STAND);
    await local.think(0, 'greedy');
    vi.useFakeTimers();
    workers[1]!.vanish();
    const thought = local.think(0, 'greedy');
    await vi.advanceTimersByTimeAsync(3000);
    expect((await thought).command.type).toBeDefined();
    expect(news.filter((heard) => heard.kind === 'engine')).toMatchObject([
      { role: 'thinker', health: 'restarting' },
      { role: 'thinker', health: 'restarted' },
    ]);
    expect(workers[2]!.asked).toEqual(['choose']);
  });
  it('with nothing to do is replaced at once, but not again and again', async () => {
    const { local, workers } = driver();
    await local.begin(BEGIN);
    await local.submit(STAND);
    for (let n = 0; n < 4; n++) {
      workers.at(-1)!.die();
      await Promise.resolve();
    }
    expect(workers.length).toBeLessThan(5);
    expect((await local.query('record', {})).entries).toHaveLength(1);
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
