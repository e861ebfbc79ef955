import type { MatchRecord } from '@tambour/kernel';
import { toyScenario } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { Table } from '../engine/table.ts';
import { TOYS } from '../engine/testing/toy-stage.ts';
import type { Done, Standing } from '../match/protocol.ts';
import { Battles } from './battles.ts';
import { MemoryStore } from './memory-store.ts';
import type { Change } from './store.ts';

/** A disk that can be made to fail. */
class Disk extends MemoryStore {
  fault: string | undefined;
  #check(): void {
    if (this.fault) throw new DOMException('no', this.fault);
  }
  override async battles() {
    if (this.fault === 'SecurityError') this.#check();
    return super.battles();
  }
  override async write(changes: readonly Change[]) {
    this.#check();
    return super.write(changes);
  }
}

const SEATS = ['person', 'greedy'];
const STAND = { type: 'plan', order: 'stand' };
const ADVANCE = { type: 'advance', unit: 'r1', by: 1 };

/** A battle played on a table and kept on a disk. */
async function kept(disk = new Disk()) {
  let clock = 1000;
  const battles = new Battles(disk, () => clock++);
  const table = new Table(TOYS);
  const choice = { scenarioData: toyScenario('r1@3 3/4; r2@2 3/4; b1@5 3/4; b2@5 2/3') };
  const opened = await table.answer('begin', { game: 'toy', choice, seed: 1 });
  const record = (): Promise<MatchRecord> => table.answer('record', {});
  const { id } = await battles.begin(await record(), SEATS, opened);
  const give = async (command: object): Promise<Done> => {
    const done = await table.answer('submit', { command });
    void battles.append(id, done);
    return done;
  };
  const undo = async (): Promise<Standing> => {
    const standing = await table.answer('undo', {});
    void battles.takeBack(id, standing.count, standing);
    return standing;
  };
  return { battles, disk, table, record, id, give, undo };
}
/** What another visit to the page would find. */
const nextVisit = async (disk: Disk, id: string) => (await new Battles(disk).resume(id)).record;

describe('battles kept in the browser', () => {
  it('lose nothing when the page goes: every command is there at once', async () => {
    const { battles, disk, record, id, give } = await kept();
    for (const command of [STAND, STAND, ADVANCE]) {
      await give(command);
      await battles.list();
      expect(await nextVisit(disk, id)).toEqual(await record());
    }
  });
  it('are listed with what a person needs to know them again, the last played first', async () => {
    const { battles, give, id, record } = await kept();
    const other = await battles.begin(await record(), ['person', 'person'], await give(STAND));
    expect((await battles.list()).map((battle) => battle.id)).toEqual([other.id, id]);
    await give(STAND);
    await battles.rename(other.id, 'Sunday');
    expect(await battles.list()).toMatchObject([
      { id, count: 2, seats: SEATS, headline: { en: 'turn 1' }, over: undefined, head: { game: 'toy', seed: 1 } },
      { id: other.id, name: 'Sunday' },
    ]);
  });
  it('forget what was taken back', async () => {
    const { battles, disk, record, id, give, undo } = await kept();
    await give(STAND);
    await give(STAND);
    await give(ADVANCE);
    await undo();
    await give({ ...ADVANCE, unit: 'r2' });
    await battles.list();
    const again = await nextVisit(disk, id);
    expect(again).toEqual(await record());
    expect(again.entries).toHaveLength(3);
  });
  it('go on from where they could be followed to', async () => {
    const { battles, table, record, id, give } = await kept();
    for (const command of [STAND, STAND, ADVANCE]) await give(command);
    await table.answer('open', { record: await record(), until: 1 });
    await give({ type: 'plan', order: 'storm' });
    expect((await battles.resume(id)).record).toEqual(await record());
  });
  it('branch into another battle and stay what they are', async () => {
    const { battles, table, record, id, give } = await kept();
    await give(STAND);
    await give(STAND);
    const whole = await record();
    const standing = await table.answer('open', { record: whole, until: 1 });
    const branch = await battles.branch(id, standing, ['person', 'person']);
    expect(branch).toMatchObject({ count: 1, seats: ['person', 'person'] });
    expect((await battles.resume(branch.id)).record).toEqual({ ...whole, entries: whole.entries.slice(0, 1) });
    expect((await battles.resume(id)).record).toEqual(whole);
  });
  it('are gone when removed', async () => {
    const { battles, id } = await kept();
    await battles.remove(id);
    expect(await battles.list()).toEqual([]);
    await expect(battles.resume(id)).rejects.toMatchObject({ trouble: { code: 'no-such-battle' } });
  });
  it('are read anew when another tab has played on', async () => {
    const { battles, disk, id, give } = await kept();
    const done = await give(STAND);
    await battles.list();
    const elsewhere = new Battles(disk);
    await elsewhere.takeBack(id, 0);
    expect((await battles.resume(id)).record.entries).toEqual([]);
    await elsewhere.append(id, done);
    expect((await battles.resume(id)).record.entries).toHaveLength(1);
  });
});

describe('when nothing can be written', () => {
  it('play goes on in memory, and the page is told', async () => {
    const { battles, disk, record, id, give } = await kept();
    const told: (string | undefined)[] = [];
    battles.onTrouble((trouble) => told.push(trouble?.code));
    await give(STAND);
    await battles.list();
    disk.fault = 'QuotaExceededError';
    await give(STAND);
    await give(ADVANCE);
    expect((await battles.resume(id)).record).toEqual(await record());
    expect(battles.trouble!.code).toBe('storage-full');
    expect((await battles.list())[0]!.count).toBe(3);
    expect((await nextVisit(disk, id)).entries).toHaveLength(1);
    disk.fault = undefined;
    await give({ ...ADVANCE, unit: 'r2' });
    await battles.list();
    expect(await nextVisit(disk, id)).toEqual(await record());
    expect(told).toEqual(['storage-full', undefined]);
  });
  it('a browser that forbids storage still keeps battles for this visit', async () => {
    const disk = new Disk();
    disk.fault = 'SecurityError';
    const { battles, record, id, give } = await kept(disk);
    await give(STAND);
    expect((await battles.list()).map((battle) => battle.count)).toEqual([1]);
    expect((await battles.resume(id)).record).toEqual(await record());
    expect(battles.trouble!.code).toBe('storage-forbidden');
    await battles.remove(id);
    expect(await battles.list()).toEqual([]);
  });
  it('a battle that cannot be removed says so', async () => {
    const { battles, disk, id } = await kept();
    disk.fault = 'UnknownError';
    await expect(battles.remove(id)).rejects.toMatchObject({ trouble: { code: 'not-removed' } });
    expect(await battles.list()).toHaveLength(1);
  });
  it('a database that is not there is storage forbidden', async () => {
    const battles = new Battles();
    expect(await battles.list()).toEqual([]);
    expect(battles.trouble!.code).toBe('storage-forbidden');
  });
});
