import { batch, type Signal, signal } from '@preact/signals';
import type { Muster } from './gallery/setup-page.tsx';
import type { Battles } from './keep/battles.ts';
import { download, readRecordFile, recordFile, recordFileName } from './keep/file.ts';
import type { KeptBattle } from './keep/kept-battle.ts';
import { linkOf, recordOfLink } from './keep/link.ts';
import { type Held, hold } from './keep/lock.ts';
import type { MatchDriver } from './match/driver.ts';
import { type Opened, type Trouble, TroubleError } from './match/protocol.ts';
import { Battle, type Keeping, PERSON, type Seat } from './play/battle.ts';
import { unexpected } from './play/unexpected.ts';
import { go, route, writeRoute } from './route.ts';
import { choose } from './words/settings.ts';

/** Browsers, mail and chat cut longer addresses short. */
const LONGEST_LINK = 60_000;

/** Whether this tab commands the battle, or another does. */
export type LockState = 'held' | 'elsewhere' | 'lost';

/** The battle this tab has on the table, how it came there and how it is kept. */
export class Session {
  readonly battle: Signal<Battle | undefined> = signal(undefined);
  readonly id: Signal<string | undefined> = signal(undefined);
  readonly trouble: Signal<Trouble | undefined> = signal(undefined);
  readonly lock: Signal<LockState> = signal('held');
  readonly isKept: Signal<boolean> = signal(true);
  readonly begun: Signal<readonly KeptBattle[]> = signal([]);
  #held: Held | undefined;
  #wanted: string | undefined;

  constructor(
    readonly driver: MatchDriver,
    readonly battles: Battles,
  ) {
    battles.onTrouble((trouble) => {
      this.isKept.value = trouble === undefined;
      // Once there is room again, what was said about it no longer holds.
      if (trouble || this.trouble.value?.code.startsWith('storage-')) this.trouble.value = trouble;
    });
    void this.refresh();
  }

  /** Brings the list of battles begun up to date. */
  async refresh(): Promise<void> {
    try {
      this.begun.value = await this.battles.list();
    } catch (error) {
      this.complain(error);
    }
  }

  async begin(game: string, scenario: string, { seats, options, seed, charts }: Muster): Promise<void> {
    choose.newcomer(false);
    await this.#try(async () => {
      const opened = await this.driver.begin({
        game,
        choice: { scenario, options, ...(charts === undefined ? {} : { charts }) },
        seed,
      });
      await this.#keep(opened, seats);
    });
  }
  async openFile(file: File): Promise<void> {
    await this.#try(async () => this.#openRecord(await readRecordFile(file)));
  }
  async openLink(packed: string): Promise<void> {
    await this.#try(async () => this.#openRecord(await recordOfLink(packed)));
  }
  /** A record from elsewhere is played on by people at this screen. */
  async #openRecord(record: unknown): Promise<void> {
    const opened = await this.driver.open({ record });
    await this.#keep(
      opened,
      opened.game.sides.map(() => PERSON),
    );
  }

  /** Keeps a battle that lies newly on the table, and goes to it. */
  async #keep(opened: Opened, seats: readonly Seat[]): Promise<void> {
    this.leave();
    const kept = await this.battles.begin(await this.driver.query('record', {}), seats, opened);
    await this.#hold(kept.id);
    this.#lay(kept.id, opened, seats);
    const there = { at: 'battle', id: kept.id } as const;
    // A link does not stay in the history: going back to it would open another copy.
    if (route.value.at === 'link') location.replace(writeRoute(there));
    else go(there);
  }

  #lay(id: string, opened: Opened, seats: readonly Seat[]): void {
    const keeping: Keeping = {
      keep: (done) => void this.battles.append(id, done).catch((error) => this.complain(error)),
      takeBack: (standing) =>
        void this.battles.takeBack(id, standing.count, standing).catch((error) => this.complain(error)),
    };
    batch(() => {
      this.id.value = id;
      this.trouble.value = this.battles.trouble;
      this.battle.value = new Battle(this.driver, opened, seats, keeping);
    });
  }

  /** Goes on with a battle kept in this browser, unless another tab has it. */
  async resume(id: string): Promise<void> {
    this.#wanted = id;
    if (this.id.value === id) return;
    await this.#try(async () => {
      this.leave();
      this.#wanted = id;
      if (!(await this.#hold(id))) return;
      await this.#load(id);
    });
  }
  async #load(id: string): Promise<void> {
    const { battle, record } = await this.battles.resume(id);
    const opened = await this.driver.open({ record });
    if (this.#wanted !== id) return;
    // Followed only in part (other rules, a damaged store): what could be followed is played on as another battle, and the
    // one kept stays whole.
    if (opened.count < record.entries.length) await this.#keep(opened, battle.seats);
    else this.#lay(id, opened, battle.seats);
  }

  async #hold(id: string): Promise<boolean> {
    const got = await hold(id);
    if (!got.held) {
      this.lock.value = 'elsewhere';
      return false;
    }
    this.#own(got);
    return true;
  }
  #own(held: Held): void {
    this.#held = held;
    this.lock.value = 'held';
    held.onLost(() => {
      // Nothing more may be written from here: the other tab has the battle now.
      this.battle.value?.close();
      batch(() => {
        this.battle.value = undefined;
        this.id.value = undefined;
        this.lock.value = 'lost';
      });
    });
  }
  /** Takes the battle of the route over from another tab. */
  async takeOver(): Promise<void> {
    const id = this.#wanted;
    if (id === undefined) return;
    await this.#try(async () => {
      const got = await hold(id);
      this.#own(got.held ? got : await got.take());
      await this.#load(id);
    });
  }

  /** Another battle that begins like this one and goes its own way after a command. */
  async branch(at: number): Promise<void> {
    const battle = this.battle.value;
    if (!battle) return;
    await this.#try(async () => {
      const record = await this.driver.query('record', {});
      const opened = await this.driver.open({ record, until: at });
      await this.#keep(opened, battle.seats);
    });
  }

  async forget(id: string): Promise<void> {
    await this.#try(async () => {
      await this.battles.remove(id);
      await this.refresh();
    });
  }

  async save(): Promise<void> {
    await this.#try(async () => {
      const record = await this.driver.query('record', {});
      download(recordFile(record), recordFileName(record));
    });
  }
  /** Puts a link that carries the battle into the clipboard; false when it is too long for one. */
  async link(): Promise<boolean> {
    const packed = await linkOf(await this.driver.query('record', {}));
    if (packed.length > LONGEST_LINK) return false;
    const link = new URL(writeRoute({ at: 'link', packed }), location.href).href;
    await navigator.clipboard.writeText(link);
    return true;
  }

  /** Takes the battle off the table; it is kept. */
  leave(): void {
    this.#wanted = undefined;
    this.battle.value?.close();
    this.#held?.release();
    this.#held = undefined;
    batch(() => {
      this.battle.value = undefined;
      this.id.value = undefined;
      this.lock.value = 'held';
      // What was amiss there is no concern of where one goes now.
      this.trouble.value = this.battles.trouble;
    });
  }

  async #try(work: () => Promise<void>): Promise<void> {
    this.trouble.value = this.battles.trouble;
    try {
      await work();
    } catch (error) {
      this.complain(error);
    }
  }
  complain(error: unknown): void {
    this.trouble.value = error instanceof TroubleError ? error.trouble : unexpected(error);
  }
}
