import type { MatchRecord, Waiting } from '@tambour/kernel';
import { present } from '@tambour/kernel';
import { type Done, type Standing, type Trouble, TroubleError } from '../match/protocol.ts';
import type { Damage } from './damage.ts';
import { DiskStore } from './disk-store.ts';
import type { Expected } from './expected-rows.ts';
import { noSuchBattle, notRemoved, rewritten } from './keep-trouble.ts';
import { headWaiting, type KeptBattle, type Parent, standingOf } from './kept-battle.ts';
import { MemoryStore } from './memory-store.ts';
import { storageTrouble } from './storage-trouble.ts';
import type { Change, Store } from './store.ts';
import type { DamagedBattle } from './stored-battle.ts';

export interface Resumed {
  readonly battle: KeptBattle;
  /** As much of it as can be read. */
  readonly record: MatchRecord;
  /** Why that is not all. */
  readonly damage: Damage | undefined;
}
/** What the gallery shows: the last played first, and what cannot be read. */
export interface KeptBattles {
  readonly battles: readonly KeptBattle[];
  readonly damaged: readonly DamagedBattle[];
}

/**
 * The battles kept in this browser. Each command is written as it is given, so that a crash loses nothing. What this page
 * works on is also held in memory: when nothing can be written play goes on, `trouble` says so, and the next write that
 * succeeds brings everything up to date. Before each write the page looks whether the store still holds what it should; where
 * it does not (deleted, cleared, replaced), the whole battle is written again and listeners to `onNotice` hear of it.
 */
export class Battles {
  readonly #disk: Store;
  readonly #memory = new MemoryStore();
  /** Battles of which the disk lacks something. */
  readonly #behind = new Set<string>();
  readonly #listeners = new Set<(trouble: Trouble | undefined) => void>();
  readonly #noticed = new Set<(notice: Trouble) => void>();
  readonly #now: () => number;
  #trouble: Trouble | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(disk: Store = new DiskStore(), now: () => number = Date.now) {
    this.#disk = disk;
    this.#now = now;
  }

  /** Why battles are not being kept; undefined while they are. */
  get trouble(): Trouble | undefined {
    return this.#trouble;
  }
  onTrouble(listener: (trouble: Trouble | undefined) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Hears what was found amiss and has been put right. */
  onNotice(listener: (notice: Trouble) => void): () => void {
    this.#noticed.add(listener);
    return () => this.#noticed.delete(listener);
  }

  list(): Promise<KeptBattles> {
    return this.#inTurn(async () => {
      const { battles, damaged } = await this.#fromDisk();
      // Nothing at all is left, though battles were played on this page: the database was taken away.
      if (battles.length === 0 && damaged.length === 0) {
        const [one] = this.#memory.battles;
        if (one) await this.#write(one.id, []);
      }
      const found = new Map(battles.map((battle) => [battle.id, battle]));
      for (const battle of this.#memory.battles) if (this.#behind.has(battle.id)) found.set(battle.id, battle);
      if (found.size === 0) for (const battle of this.#memory.battles) found.set(battle.id, battle);
      return {
        battles: [...found.values()].sort((a, b) => b.updated - a.updated),
        damaged: damaged.filter(({ id }) => !found.has(id)),
      };
    });
  }

  /** Keeps a battle from here on: one just begun, or one that came as a record. */
  begin(record: MatchRecord, seats: readonly string[], standing: Standing, parent?: Parent): Promise<KeptBattle> {
    const { entries, ...head } = record;
    return this.#inTurn(async () => {
      const now = this.#now();
      const battle: KeptBattle = {
        id: newId(),
        head,
        seats,
        begun: now,
        updated: now,
        count: entries.length,
        ...standingOf(standing),
        ...(parent && { parent }),
      };
      await this.#write(battle.id, whole(battle, entries));
      return battle;
    });
  }

  /** A command was given. It is the last: a battle that could only be followed part of the way goes on from there. */
  append(id: string, done: Done): Promise<void> {
    return this.#change(id, (battle) => [
      { kind: 'entry', id, n: done.count, entry: done.recorded },
      { kind: 'cut', id, count: done.count },
      {
        kind: 'battle',
        battle: {
          ...battle,
          head: headWaiting(battle.head, undefined),
          ...standingOf(done),
          count: done.count,
          updated: this.#now(),
        },
      },
    ]);
  }

  /** An order waits for dice thrown by hand, or no longer does. */
  wait(id: string, waiting: Waiting | undefined): Promise<void> {
    return this.#change(id, (battle) => [
      { kind: 'battle', battle: { ...battle, head: headWaiting(battle.head, waiting), updated: this.#now() } },
    ]);
  }

  /** Commands were taken back: the first `count` remain. */
  takeBack(id: string, count: number, standing?: Standing): Promise<void> {
    return this.#change(id, (battle) => [
      { kind: 'cut', id, count },
      {
        kind: 'battle',
        battle: { ...battle, ...(standing ? standingOf(standing) : {}), count, updated: this.#now() },
      },
    ]);
  }

  /** How it stands is told in more languages than before. */
  retell(id: string, standing: Standing): Promise<void> {
    return this.#change(id, (battle) => [{ kind: 'battle', battle: { ...battle, ...standingOf(standing) } }]);
  }

  /** Looks whether a battle of this page is still kept, and writes it again if it is not. */
  confirm(id: string): Promise<void> {
    return this.#change(id, () => []);
  }

  rename(id: string, name: string): Promise<void> {
    return this.#changeAnew(id, (battle) => [{ kind: 'battle', battle: { ...battle, name } }]);
  }
  reseat(id: string, seats: readonly string[]): Promise<void> {
    return this.#changeAnew(id, (battle) => [{ kind: 'battle', battle: { ...battle, seats } }]);
  }

  /** A battle to go on with. It is read anew: another tab may have played it meanwhile. */
  resume(id: string): Promise<Resumed> {
    return this.#inTurn(async () => {
      const { battle, damage } = await this.#take(id);
      return { battle, damage, record: { ...battle.head, entries: this.#memory.entries(id) } };
    });
  }

  /** Another battle that begins like this one and goes its own way after `standing`. */
  branch(id: string, standing: Standing, seats?: readonly string[]): Promise<KeptBattle> {
    return this.#inTurn(async () => {
      const { name: _, ...from } = (await this.#take(id)).battle;
      const entries = this.#memory.entries(id).slice(0, standing.count);
      const now = this.#now();
      const battle: KeptBattle = {
        ...from,
        head: headWaiting(from.head, undefined),
        id: newId(),
        seats: seats ?? from.seats,
        begun: now,
        updated: now,
        count: entries.length,
        ...standingOf(standing),
      };
      await this.#write(battle.id, whole(battle, entries));
      return battle;
    });
  }

  remove(id: string): Promise<void> {
    return this.#inTurn(async () => {
      try {
        await this.#disk.write([{ kind: 'remove', id }]);
      } catch (error) {
        if (!this.#behind.has(id)) throw notRemoved(error);
      }
      this.#memory.write([{ kind: 'remove', id }]);
      this.#behind.delete(id);
      this.#settle();
    });
  }
  /** Deletes what was damaged, row by row: what lies there may be filed under anything. */
  removeDamaged({ rows }: DamagedBattle): Promise<void> {
    return this.#inTurn(async () => {
      try {
        await this.#disk.write([
          ...rows.battles.map(({ key }): Change => ({ kind: 'drop-row', table: 'battles', key })),
          ...rows.entries.map(({ key }): Change => ({ kind: 'drop-row', table: 'entries', key })),
        ]);
      } catch (error) {
        throw notRemoved(error);
      }
    });
  }

  /** One after another: a command must not be written before the one it follows. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }

  #change(id: string, changes: (battle: KeptBattle) => readonly Change[]): Promise<void> {
    return this.#inTurn(async () => {
      const battle = this.#memory.battle(id) ?? (await this.#take(id)).battle;
      await this.#write(id, changes(battle));
    });
  }
  /** The same on a battle that this page need not be playing: another may have it. */
  #changeAnew(id: string, changes: (battle: KeptBattle) => readonly Change[]): Promise<void> {
    return this.#inTurn(async () => this.#write(id, changes((await this.#take(id)).battle)));
  }

  /** Brings a battle into memory as it is on disk, unless memory knows better. */
  async #take(id: string): Promise<{ readonly battle: KeptBattle; readonly damage: Damage | undefined }> {
    const damage = this.#behind.has(id) ? undefined : await this.#read(id);
    const battle = this.#memory.battle(id);
    if (!battle) throw noSuchBattle();
    return { battle, damage };
  }
  async #read(id: string): Promise<Damage | undefined> {
    try {
      const { battles, entries: rows } = await this.#disk.rowsOf(id);
      if (battles.length === 0 && rows.length === 0) {
        // Played on this page and gone from the store: it is put back.
        if (this.#memory.battle(id)) await this.#write(id, []);
        return undefined;
      }
      const { readRows } = await import('./stored-battle.ts');
      const { battle, entries, damage } = readRows(battles[0]?.value, rows);
      this.#memory.write(whole({ ...battle, count: entries.length }, entries));
      return damage;
    } catch (error) {
      if (error instanceof TroubleError) throw error;
      this.#complain(storageTrouble(error));
      return undefined;
    }
  }

  /** To memory, which cannot fail, and to disk, which can. */
  async #write(id: string, changes: readonly Change[]): Promise<void> {
    const battle = this.#memory.battle(id);
    const expected = battle && { battle, entries: this.#memory.entries(id) };
    this.#memory.write(changes);
    try {
      if (this.#behind.has(id)) await this.#disk.write(this.#everything(id));
      else if (expected) await this.#writeOver(id, expected, changes);
      else await this.#disk.write(changes);
      this.#behind.delete(id);
      this.#settle();
    } catch (error) {
      this.#behind.add(id);
      this.#complain(storageTrouble(error));
    }
  }
  async #writeOver(id: string, expected: Expected, changes: readonly Change[]): Promise<void> {
    let notice: Trouble | undefined;
    const { holds, setAside } = await import('./expected-rows.ts');
    await this.#disk.update(id, (found) => {
      notice = undefined;
      if (holds(found, expected)) return changes;
      const aside = setAside(found, expected, newId());
      notice = rewritten(aside.length > 0);
      // Where nothing at all is left, the other battles of this visit went with it.
      const lost = found.isEmpty ? this.#memory.battles.map((battle) => battle.id) : [id];
      return [...aside, ...lost.flatMap((one) => this.#everything(one))];
    });
    if (notice) for (const listener of this.#noticed) listener(notice);
  }
  #everything(id: string): readonly Change[] {
    return whole(present(this.#memory.battle(id)), this.#memory.entries(id));
  }

  async #fromDisk(): Promise<KeptBattles> {
    try {
      const rows = await this.#disk.rows();
      // Who has no battle yet needs no reader of any.
      if (rows.battles.length + rows.entries.length === 0) return { battles: [], damaged: [] };
      return (await import('./stored-battle.ts')).sortRows(rows);
    } catch (error) {
      this.#complain(storageTrouble(error));
      return { battles: this.#memory.battles, damaged: [] };
    }
  }

  #settle(): void {
    if (this.#behind.size === 0) this.#complain(undefined);
  }
  #complain(now: Trouble | undefined): void {
    if (now?.code === this.#trouble?.code) return;
    this.#trouble = now;
    for (const listener of this.#listeners) listener(now);
  }
}

/** All of a battle, in place of whatever is there. */
const whole = (battle: KeptBattle, entries: MatchRecord['entries']): readonly Change[] => [
  { kind: 'remove', id: battle.id },
  ...entries.map((entry, i): Change => ({ kind: 'entry', id: battle.id, n: i + 1, entry })),
  { kind: 'battle', battle },
];

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
