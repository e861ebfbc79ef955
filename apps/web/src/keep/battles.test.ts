import type { MatchRecord } from '@tambour/kernel';
import { toyScenario } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { RequestHandler } from '../engine/request-handler.ts';
import { TOYS } from '../engine/testing/toy-stage.ts';
import type { Done, Standing } from '../match/protocol.ts';
import { Battles } from './battles.ts';
import { rawText } from './raw-text.ts';
import { FakeDisk } from './testing/fake-disk.ts';

const SEATS = ['person', 'greedy'];
const STAND = { type: 'plan', order: 'stand' };
const ADVANCE = { type: 'advance', unit: 'r1', by: 1 };

/** A battle played on a table and kept on a disk. */
async function kept(disk = new FakeDisk()) {
  let clock = 1000;
  const battles = new Battles(disk, () => clock++);
  const table = new RequestHandler(TOYS);
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
const nextVisit = async (disk: FakeDisk, id: string) => (await new Battles(disk).resume(id)).record;

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
    expect((await battles.list()).battles.map((battle) => battle.id)).toEqual([other.id, id]);
    await give(STAND);
    await battles.rename(other.id, 'Sunday');
    expect((await battles.list()).battles).toMatchObject([
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
    expect((await battles.list()).battles).toEqual([]);
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
    expect((await battles.list()).battles[0]!.count).toBe(3);
    expect((await nextVisit(disk, id)).entries).toHaveLength(1);
    disk.fault = undefined;
    await give({ ...ADVANCE, unit: 'r2' });
    await battles.list();
    expect(await nextVisit(disk, id)).toEqual(await record());
    expect(told).toEqual(['storage-full', undefined]);
  });
  it('a browser that forbids storage still keeps battles for this visit', async () => {
    const disk = new FakeDisk();
    disk.fault = 'SecurityError';
    const { battles, record, id, give } = await kept(disk);
    await give(STAND);
    expect((await battles.list()).battles.map((battle) => battle.count)).toEqual([1]);
    expect((await battles.resume(id)).record).toEqual(await record());
    expect(battles.trouble!.code).toBe('storage-forbidden');
    await battles.remove(id);
    expect((await battles.list()).battles).toEqual([]);
  });
  it('a battle that cannot be removed says so', async () => {
    const { battles, disk, id } = await kept();
    disk.fault = 'UnknownError';
    await expect(battles.remove(id)).rejects.toMatchObject({ trouble: { code: 'not-removed' } });
    expect((await battles.list()).battles).toHaveLength(1);
  });
  it('a database that is not there is storage forbidden', async () => {
    const battles = new Battles();
    expect((await battles.list()).battles).toEqual([]);
    expect(battles.trouble!.code).toBe('storage-forbidden');
  });
});

describe('when the store no longer holds what was written', () => {
  /** A battle of three commands; what happens to the store before the fourth. */
  async function tampered(how: (disk: FakeDisk, id: string) => void) {
    const it = await kept();
    for (const command of [STAND, STAND, ADVANCE]) await it.give(command);
    await it.battles.list();
    const told: string[] = [];
    it.battles.onNotice((notice) => told.push(notice.code));
    how(it.disk, it.id);
    await it.give({ ...ADVANCE, unit: 'r2' });
    await it.battles.list();
    return { ...it, told };
  }
  const WAYS: Readonly<Record<string, (disk: FakeDisk, id: string) => void>> = {
    'everything is deleted': (disk) => disk.clear(),
    'the battles are cleared': (disk) => disk.tables.battles.clear(),
    'the commands are cleared': (disk) => disk.tables.entries.clear(),
    'a command in the middle is missing': (disk, id) => disk.tables.entries.delete(JSON.stringify([id, 2])),
    'the last command is missing': (disk, id) => disk.tables.entries.delete(JSON.stringify([id, 3])),
    'it is an older state of the battle': (disk, id) => {
      disk.tables.entries.delete(JSON.stringify([id, 3]));
      disk.tamper('battles', { ...disk.battleRow(id), count: 2 });
    },
    'its row is nonsense': (disk, id) => disk.tamper('battles', { id, updated: 'x' }),
    'a command has another content': (disk, id) =>
      disk.tamper('entries', { ...disk.entryRow(id, 2), entry: { side: 'blue' } }),
  };
  it.each(Object.keys(WAYS))('the next order writes the whole battle again: %s', async (way) => {
    const { disk, id, record, told } = await tampered(WAYS[way]!);
    expect(told).toEqual(['storage-rewritten']);
    const again = await nextVisit(disk, id);
    expect(again.entries).toHaveLength(4);
    expect(again).toEqual(await record());
  });
  it('nothing is said, and no more is written than the order, while it does', async () => {
    const { told } = await tampered(() => {});
    expect(told).toEqual([]);
  });
  it('what another page put in its place is kept beside it', async () => {
    const { disk, battles, id, told } = await tampered((there, own) =>
      there.tamper('entries', {
        ...there.entryRow(own, 3),
        entry: { ...(there.entryRow(own, 3).entry as object), dice: [4] },
      }),
    );
    expect(told).toEqual(['storage-rewritten']);
    const { battles: all, damaged } = await battles.list();
    expect(all.map((battle) => battle.count).sort()).toEqual([3, 4]);
    expect(damaged).toEqual([]);
    const other = all.find((battle) => battle.id !== id)!;
    expect((await nextVisit(disk, other.id)).entries[2]!.dice).toEqual([4]);
  });
  it('the other battles of this visit come back with it when nothing is left', async () => {
    const { battles, disk, record, id, give } = await kept();
    await give(STAND);
    const other = await battles.begin(await record(), SEATS, await give(STAND));
    disk.clear();
    await battles.confirm(other.id);
    expect((await battles.list()).battles.map((battle) => battle.id).sort()).toEqual([id, other.id].sort());
    expect((await nextVisit(disk, id)).entries).toHaveLength(2);
  });
  it('the list, and whoever opens it again, find it too', async () => {
    const { battles, disk, id, record, give } = await kept();
    await give(STAND);
    await battles.list();
    disk.clear();
    expect((await battles.list()).battles.map((battle) => battle.id)).toEqual([id]);
    expect(await nextVisit(disk, id)).toEqual(await record());
    disk.tables.battles.clear();
    disk.tables.entries.clear();
    expect((await battles.resume(id)).record).toEqual(await record());
    expect(await nextVisit(disk, id)).toEqual(await record());
  });
});

describe('a damaged row', () => {
  async function gallery() {
    const it = await kept();
    await it.give(STAND);
    await it.give(STAND);
    const other = await it.battles.begin(await it.record(), SEATS, await it.table.answer('sit', {}));
    const visit = () => new Battles(it.disk);
    return { ...it, other: other.id, visit };
  }
  const HUGE = 'x'.repeat(100_000);
  const BAD: Readonly<Record<string, readonly [field: string, value: unknown]>> = {
    updated: ['updated', 'x'],
    'a date that no calendar has': ['updated', 9e15],
    begun: ['begun', null],
    count: ['count', -1],
    seats: ['seats', 'person'],
    'a seat': ['seats.1', ['person', 7]],
    name: ['name', HUGE],
    headline: ['headline.fr', { en: 'turn 1' }],
    over: ['over.why', { rule: '1', points: [] }],
    head: ['head', undefined],
    'rules of the head': ['head.rules', { rules: '1' }],
    'seed of the head': ['head.seed', { seed: 0.5 }],
    'opening of the head': ['head.opening.hash', { opening: { dice: [], hash: 'z' } }],
  };
  it.each(Object.keys(BAD))('is shown as damaged with its field, and hides no other: %s', async (what) => {
    const { disk, id, other, visit } = await gallery();
    const [field, value] = BAD[what]!;
    const row = disk.battleRow(id);
    const [key] = field.split('.') as [string];
    const isPart = key === 'head' && typeof value === 'object';
    disk.tamper('battles', { ...row, [key]: isPart ? { ...(row.head as object), ...value } : value });
    const { battles, damaged } = await visit().list();
    expect(battles.map((battle) => battle.id)).toEqual([other]);
    expect(damaged).toMatchObject([{ id, damage: { field } }]);
    await expect(visit().resume(id)).rejects.toMatchObject({ trouble: { code: 'damaged-battle' } });
    expect(rawText(damaged[0]!.rows)).toContain('"command"');
  });
  const BAD_COMMANDS: Readonly<
    Record<string, readonly [field: string, left: number, (disk: FakeDisk, id: string) => void]>
  > = {
    'a command that is missing': ['entries.1', 0, (disk, id) => disk.tables.entries.delete(JSON.stringify([id, 1]))],
    'the last that is missing': ['entries.2', 1, (disk, id) => disk.tables.entries.delete(JSON.stringify([id, 2]))],
    'a command without its hash': [
      'entries.2.hash',
      1,
      (disk, id) => disk.tamper('entries', { battle: id, n: 2, entry: { side: 'red', command: STAND, dice: [] } }),
    ],
    'a row that is no command': ['entries.2', 1, (disk, id) => disk.tamper('entries', { battle: id, n: 2 })],
    'one command too many': ['count', 3, (disk, id) => disk.tamper('entries', { ...disk.entryRow(id, 2), n: 3 })],
    'a number that is none': ['entries.3', 2, (disk, id) => disk.tamper('entries', { battle: id, n: 'x' })],
  };
  it.each(Object.keys(BAD_COMMANDS))('is found, and what comes before it can still be opened: %s', async (what) => {
    const { disk, id, other, visit } = await gallery();
    const [field, left, how] = BAD_COMMANDS[what]!;
    how(disk, id);
    const { battles, damaged } = await visit().list();
    expect(battles.map((battle) => battle.id)).toEqual([other]);
    expect(damaged).toMatchObject([{ id, damage: { field }, battle: { id } }]);
    const resumed = await visit().resume(id);
    expect(resumed.damage?.field).toBe(field);
    expect(resumed.record.entries).toHaveLength(left);
  });
  it('under a key that is no name, and commands without their battle, are shown and can be deleted', async () => {
    const { disk, id, other, visit } = await gallery();
    disk.tamper('battles', { id: 7 });
    disk.tables.battles.delete(JSON.stringify(id));
    const battles = visit();
    const { damaged } = await battles.list();
    expect(damaged.map((one) => [one.id, one.damage.field])).toEqual([
      ['7', 'id'],
      [id, 'battle'],
    ]);
    for (const one of damaged) await battles.removeDamaged(one);
    const after = await battles.list();
    expect([after.battles.map((battle) => battle.id), after.damaged]).toEqual([[other], []]);
    expect(disk.tables.entries.size).toBe(2);
  });
});

describe('raw text', () => {
  it('bears whatever a database can hold', () => {
    const round: { self?: unknown } = {};
    round.self = round;
    const values = [1n, Number.NaN, new Map([[1, 2]]), new Uint8Array([7]).buffer, new Date(0), undefined];
    expect(rawText({ battles: [{ key: 1, value: values }], entries: [] })).toContain('"1970-01-01T00:00:00.000Z"');
    expect(rawText({ battles: [{ key: 'a', value: round }], entries: [{ key: 'b', value: 2 }] })).toContain(
      '"key":"b"',
    );
  });
});
