import { OWN_DICE, type Waiting } from '@tambour/kernel';
import { toyScenario } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { Battles } from '../keep/battles.ts';
import { linkOf, recordOfLink } from '../keep/link.ts';
import { FakeDisk } from '../keep/testing/fake-disk.ts';
import { LocalDriver } from '../match/local-driver.ts';
import { WorkerHere } from '../match/testing/worker-here.ts';
import { BattleStore, PERSON, type Seat } from './battle-store.ts';

const STAND = { type: 'plan', order: 'stand' };
const FIRE = { type: 'fire', unit: 'r1', at: 'b1' };

/** Two people at one screen, or as told, who throw their own dice; plans made. */
async function battle(seats: readonly Seat[] = [PERSON, PERSON]) {
  const workers: WorkerHere[] = [];
  const hire = () => {
    const worker = new WorkerHere();
    workers.push(worker);
    return worker;
  };
  const driver = new LocalDriver(hire, { thinkingTime: 500, chance: () => 7 });
  const choice = { scenarioData: toyScenario('r1@3 3/4; b1@5 3/4', 'red', 4), dice: OWN_DICE } as const;
  const opened = await driver.begin({ game: 'toy', choice, seed: 1 });
  const waits: (Waiting | undefined)[] = [];
  const kept = {
    keep() {},
    wait: (waiting: Waiting | undefined) => void waits.push(waiting),
    takeBack() {},
    retell() {},
  };
  const it = new BattleStore(driver, opened, seats, kept);
  const give = async (command: { readonly type: string }): Promise<void> => {
    await it.takeScreen();
    await it.give(command);
    await it.takeScreen();
  };
  await it.goOn();
  return { it, give, driver, workers, waits };
}

describe('an order that waits for dice thrown by hand', () => {
  it('is asked for, changes nothing until it has them, and asks again', async () => {
    const { it, give, waits } = await battle();
    await give(STAND);
    await give(STAND);
    await give(FIRE);
    const { count } = it.live.value;
    expect(it.dice.wanted.value).toMatchObject({ side: 0, thrown: [], dice: [{ sides: 6, lowest: 1 }] });
    expect(it.dice.wanted.value!.label.en).toBe('fire r1 b1');
    expect([it.isAsked.value, it.canUndo.value, count]).toEqual([false, false, 2]);
    // A hit, so the target checks its order.
    expect(await it.dice.enter([2])).toBe(true);
    expect(it.dice.wanted.value).toMatchObject({ thrown: [2] });
    expect(it.dice.canWithdraw.value).toBe(false);
    expect(await it.dice.enter([6])).toBe(true);
    expect(it.dice.wanted.value).toBeUndefined();
    expect(it.log.value.at(-1)).toMatchObject({ n: 3, dice: [2, 6] });
    expect(waits.map((waiting) => waiting?.dice)).toEqual([[], [2]]);
    it.close();
  });
  it('is taken back before its first die; a face that is not on the die is refused', async () => {
    const { it, give, waits } = await battle();
    await give(STAND);
    await give(STAND);
    await give(FIRE);
    expect(await it.dice.enter([7])).toBe(false);
    expect(it.trouble.value?.message.en).toMatch(/dice\.0.*whole number from 1 to 6/);
    expect(it.dice.wanted.value).toBeDefined();
    await it.dice.withdraw();
    expect(it.dice.wanted.value).toBeUndefined();
    expect(it.isAsked.value).toBe(true);
    expect(waits.at(-1)).toBeUndefined();
    it.close();
  });
  it('of the computer asks the person, who cannot take it back, and then goes on', async () => {
    const { it, driver } = await battle(['greedy', PERSON]);
    const why = { en: 'They are near.', fr: 'Ils sont près.' };
    driver.think = async () => ({ command: FIRE, why, plan: [], isGoingOn: false });
    await it.give(STAND);
    await expect.poll(() => it.dice.wanted.value?.side).toBe(0);
    expect(it.dice.canWithdraw.value).toBe(false);
    await it.dice.withdraw();
    expect(it.dice.wanted.value).toBeDefined();
    const { count } = it.live.value;
    for (let n = 0; it.live.value.count === count && n < 5; n++) await it.dice.enter([null]);
    expect(it.live.value.count).toBeGreaterThan(count);
    const entry = (await it.driver.query('record', {})).entries[count]!;
    expect(entry.drawn).toEqual(entry.dice.map((_, i) => i));
    expect(it.whys.value.get(count + 1)).toEqual(why);
    it.close();
  });
  it('is still asked for after its worker has stopped', async () => {
    const { it, give, driver, workers } = await battle();
    await give(STAND);
    await give(STAND);
    await give(FIRE);
    await it.dice.enter([2]);
    workers[0]!.die();
    expect(await driver.query('waiting', {})).toMatchObject({ waiting: { dice: [2] } });
    expect(await it.dice.enter([6])).toBe(true);
    expect(it.log.value.at(-1)).toMatchObject({ dice: [2, 6] });
    it.close();
  });
  it('is kept with the battle and in a link, and forgotten once it is carried out', async () => {
    const { it, give, driver } = await battle();
    await give(STAND);
    await give(STAND);
    const disk = new FakeDisk();
    const battles = new Battles(disk);
    const { id } = await battles.begin(await driver.query('record', {}), it.seats, it.live.value);
    const nextVisit = async () => (await new Battles(disk).resume(id)).record;
    await give(FIRE);
    await it.dice.enter([2]);
    const { waiting } = await driver.query('waiting', {});
    await battles.wait(id, waiting);
    expect((await nextVisit()).waiting).toEqual(waiting);
    const record = await driver.query('record', {});
    expect(record.waiting).toEqual(waiting);
    const other = new LocalDriver(() => new WorkerHere());
    const opened = await other.open({ record: await recordOfLink(await linkOf(record)) });
    expect(opened.record).toEqual(record);
    expect(opened.count).toBe(2);
    await it.dice.enter([null]);
    const done = await driver.query('record', {});
    expect(done.entries.at(-1)).toMatchObject({ drawn: [1] });
    expect((await other.open({ record: await recordOfLink(await linkOf(done)) })).record).toEqual(done);
    // Of the first commands alone it is no part.
    expect((await other.open({ record, until: 1 })).record).not.toHaveProperty('waiting');
    await battles.wait(id, undefined);
    expect(await nextVisit()).not.toHaveProperty('waiting');
    it.close();
  });
  it('is asked of whoever sits down again to a battle with secrets, and of nobody before', async () => {
    const { it, give, driver } = await battle();
    await give(STAND);
    await give(STAND);
    await give(FIRE);
    const opened = await driver.open({ record: await driver.query('record', {}) });
    expect(opened).not.toHaveProperty('wanted');
    const again = new BattleStore(driver, opened, it.seats, it.keeping);
    expect([again.handOver.value, again.dice.wanted.value]).toEqual([0, undefined]);
    await again.takeScreen();
    expect(again.dice.wanted.value).toMatchObject({ side: 0, thrown: [] });
    it.close();
    again.close();
  });
});
