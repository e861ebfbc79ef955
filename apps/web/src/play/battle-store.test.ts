import { effect, signal } from '@preact/signals';
import { toyScenario } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { LocalDriver } from '../match/local-driver.ts';
import { WorkerHere } from '../match/testing/worker-here.ts';
import { BattleStore, PERSON, type Seat } from './battle-store.ts';
import { Pace } from './pace.ts';

const DUEL = { scenarioData: toyScenario('r1@3 3/4; b1@5 3/4', 'red', 2) };
const NOT_KEPT = { keep() {}, wait() {}, takeBack() {}, retell() {} };
const STORM = { type: 'plan', order: 'storm' };
const STAND = { type: 'plan', order: 'stand' };

async function battle(...seats: readonly Seat[]) {
  const driver = new LocalDriver(() => new WorkerHere(), { thinkingTime: 500, chance: () => 7 });
  const opened = await driver.begin({ game: 'toy', choice: DUEL, seed: 1 });
  const it = new BattleStore(driver, opened, seats, NOT_KEPT);
  await it.goOn();
  return it;
}
const orders = (it: BattleStore) => it.log.value.map((entry) => entry.label?.en);

describe('a battle with secrets against the computer', () => {
  it('is seen with the person’s eyes, whoever decides', async () => {
    const it = await battle('random', PERSON);
    expect(it.handOver.value).toBeUndefined();
    expect(it.isAsked.value).toBe(true);
    expect(it.decision.value).toMatchObject({ side: 1 });
    expect(it.decision.value!.free).toHaveLength(2);
    expect(orders(it)[1]).toBe('A secret order');
    // What the other side did stays in sight until one's own next order.
    expect(it.viewpoint).toBe(1);
    expect(it.recent.value.map(({ n }) => n)).toEqual([0, 1]);
    it.isPaused.value = true;
    await it.give(STAND);
    expect(it.recent.value).toEqual([]);
    expect(orders(it)[2]).toBe('plan stand');
    expect(it.decision.value).toMatchObject({ side: 0, free: [], alive: [] });
    it.close();
  });
  it('is open to whoever only looks on, and to all when it is over', async () => {
    const it = await battle('random', 'random');
    expect(it.moment.value.verdict).toBeDefined();
    expect(orders(it)[1]).toMatch(/^plan/);
  });
  it('tells everything at the end', async () => {
    const it = await battle('random', PERSON);
    for (let n = 0; n < 50 && !it.moment.value.verdict; n++) {
      await it.give(it.decision.value!.free.at(-1)!.command);
      await it.goOn();
    }
    expect(it.moment.value.verdict).toBeDefined();
    expect(orders(it)[1]).toMatch(/^plan/);
  });
});

describe('two people at one screen who keep things from each other', () => {
  it('hand it over before either sees anything', async () => {
    const it = await battle(PERSON, PERSON);
    expect([it.handOver.value, it.isAsked.value]).toEqual([0, false]);
    expect(it.decision.value!.free).toEqual([]);
    await it.takeScreen();
    expect([it.handOver.value, it.isAsked.value]).toEqual([undefined, true]);
    expect(it.decision.value!.free).toHaveLength(2);

    await it.give(STORM);
    expect([it.handOver.value, it.isAsked.value]).toEqual([1, false]);
    expect(orders(it)[1]).toBe('plan storm');
    await it.takeScreen();
    expect(it.isAsked.value).toBe(true);
    expect(orders(it)[1]).toBe('A secret order');
    expect([it.commands(0), it.commands(1)]).toEqual([false, true]);
  });
  it('hand it back when an order is taken back', async () => {
    const it = await battle(PERSON, PERSON);
    await it.takeScreen();
    await it.give(STORM);
    await it.takeScreen();
    await it.undo();
    expect(it.handOver.value).toBe(0);
    await it.takeScreen();
    expect(it.isAsked.value).toBe(true);
  });
  it('look at the past as it was seen by whoever sits there', async () => {
    const it = await battle(PERSON, PERSON);
    await it.takeScreen();
    await it.give(STORM);
    await it.takeScreen();
    await it.look(0);
    expect(it.moment.value.decision).toMatchObject({ side: 0, free: [] });
  });
});

describe('the computer step by step', () => {
  /** Once it waits for a press after so many commands. */
  const waiting = ({ pace, live }: BattleStore, count: number): Promise<void> =>
    new Promise((done) => {
      effect(() => {
        if (pace.isWaiting.value && live.value.count === count) done();
      });
    });
  async function stepping(...seats: readonly Seat[]) {
    const isStepping = signal(true);
    const driver = new LocalDriver(() => new WorkerHere(), { thinkingTime: 500, chance: () => 7 });
    const opened = await driver.begin({ game: 'toy', choice: DUEL, seed: 1 });
    const pace = new Pace({ speed: signal('instant'), isStepping });
    const it = new BattleStore(driver, opened, seats, NOT_KEPT, pace);
    const played = it.goOn();
    return { it, played, isStepping };
  }
  it('gives one order a press, and tells why it gave it', async () => {
    const { it, played, isStepping } = await stepping('random', 'random');
    for (let count = 0; count < 3; count++) {
      await waiting(it, count);
      it.pace.go();
    }
    await waiting(it, 3);
    expect([...it.whys.value.keys()]).toEqual([1, 2, 3]);
    expect(it.whys.value.get(1)).toMatchObject({ en: 'Chosen at random.' });
    // Whoever turns it off need not press once more.
    isStepping.value = false;
    await played;
    expect(it.moment.value.verdict).toBeDefined();
  });
  it('does not carry out what was meant for before something was taken back', async () => {
    const { it, played } = await stepping(PERSON, 'random');
    await played;
    await it.give(STAND);
    await waiting(it, 1);
    await it.undo();
    await it.goOn();
    expect(it.live.value).toMatchObject({ count: 0, moment: { decision: { side: 0 } } });
    expect(it.pace.isWaiting.value).toBe(false);
    it.close();
  });
});
