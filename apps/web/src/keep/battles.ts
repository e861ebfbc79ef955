import type { MatchRecord } from '@tambour/kernel';
import type { Done, Standing, Trouble } from '../match/protocol.ts';
import { trouble } from '../match/trouble.ts';
import { DiskStore } from './disk-store.ts';
import { type KeptBattle, standingOf } from './kept-battle.ts';
import { MemoryStore } from './memory-store.ts';
import { storageTrouble } from './storage-trouble.ts';
import type { Change, Store } from './store.ts';

export interface Resumed {
  readonly battle: KeptBattle;
  readonly record: MatchRecord;
}

/**
 * The battles kept in this browser. Each command is written as it is given, so that a crash loses nothing. What this page
 * works on is also held in memory: when nothing can be written play goes on, `trouble` says so, and the next write that
 * succeeds brings everything up to date.
 */
export class Battles {
  readonly #disk: Store;
  readonly #memory = new MemoryStore();
  /** Battles of which the disk lacks something. */
  readonly #behind = new Set<string>();
  readonly #listeners = new Set<(trouble: Trouble | undefined) => void>();
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

  /** Every battle, the last played first. */
  list(): Promise<readonly KeptBattle[]> {
    return this.#inTurn(async () => {
      const found = new Map((await this.#fromDisk()).map((battle) => [battle.id, battle]));
      for (const battle of await this.#memory.battles()) if (this.#behind.has(battle.id)) found.set(battle.id, battle);
      return [...found.values()].sort((a, b) => b.updated - a.updated);
    });
  }

  /** Keeps a battle from here on: one just begun, or one that came as a record. */
  begin(record: MatchRecord, seats: readonly string[], standing: Standing): Promise<KeptBattle> {
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
      { kind: 'battle', battle: { ...battle, ...standingOf(done), count: done.count, updated: this.#now() } },
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

  rename(id: string, name: string): Promise<void> {
    return this.#change(id, (battle) => [{ kind: 'battle', battle: { ...battle, name } }]);
  }
  reseat(id: string, seats: readonly string[]): Promise<void> {
    return this.#change(id, (battle) => [{ kind: 'battle', battle: { ...battle, seats } }]);
  }

  /** A battle to go on with. It is read anew: another tab may have played it meanwhile. */
  resume(id: string): Promise<Resumed> {
    return this.#inTurn(async () => {
      const battle = await this.#take(id);
      return { battle, record: { ...battle.head, entries: await this.#memory.entries(id) } };
    });
  }

  /** Another battle that begins like this one and goes its own way after `standing`. */
  branch(id: string, standing: Standing, seats?: readonly string[]): Promise<KeptBattle> {
    return this.#inTurn(async () => {
      const { name: _, ...from } = await this.#take(id);
      const entries = (await this.#memory.entries(id)).slice(0, standing.count);
      const now = this.#now();
      const battle: KeptBattle = {
        ...from,
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
      await this.#memory.write([{ kind: 'remove', id }]);
      this.#behind.delete(id);
      this.#settle();
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
      const battle = (await this.#memory.battle(id)) ?? (await this.#take(id));
      await this.#write(id, changes(battle));
    });
  }

  /** Brings a battle into memory as it is on disk, unless memory knows better. */
  async #take(id: string): Promise<KeptBattle> {
    if (!this.#behind.has(id)) {
      try {
        const battle = await this.#disk.battle(id);
        if (battle) {
          const entries = await this.#disk.entries(id);
          await this.#memory.write(whole({ ...battle, count: entries.length }, entries));
        } else await this.#memory.write([{ kind: 'remove', id }]);
      } catch (error) {
        this.#complain(storageTrouble(error));
      }
    }
    const battle = await this.#memory.battle(id);
    if (!battle) throw noSuchBattle();
    return battle;
  }

  /** To memory, which cannot fail, and to disk, which can. */
  async #write(id: string, changes: readonly Change[]): Promise<void> {
    await this.#memory.write(changes);
    try {
      await this.#disk.write(this.#behind.has(id) ? await this.#everything(id) : changes);
      this.#behind.delete(id);
      this.#settle();
    } catch (error) {
      this.#behind.add(id);
      this.#complain(storageTrouble(error));
    }
  }
  async #everything(id: string): Promise<readonly Change[]> {
    return whole((await this.#memory.battle(id))!, await this.#memory.entries(id));
  }

  async #fromDisk(): Promise<readonly KeptBattle[]> {
    try {
      return await this.#disk.battles();
    } catch (error) {
      this.#complain(storageTrouble(error));
      return this.#memory.battles();
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
  { kind: 'cut', id: battle.id, count: entries.length },
  ...entries.map((entry, i): Change => ({ kind: 'entry', id: battle.id, n: i + 1, entry })),
  { kind: 'battle', battle },
];

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const noSuchBattle = () =>
  trouble(
    'no-such-battle',
    'This battle is not kept in this browser. It may have been deleted.',
    'Cette bataille n’est pas gardée dans ce navigateur. Elle a peut-être été supprimée.',
  );

const notRemoved = (error: unknown) => {
  const what = error instanceof Error ? error.message : String(error);
  return trouble(
    'not-removed',
    `The battle could not be deleted (${what}).`,
    `La bataille n’a pas pu être supprimée (${what}).`,
  );
};
