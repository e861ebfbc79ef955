import { batch, type Signal, signal } from '@preact/signals';
import type { MatchRecord } from '@tambour/kernel';
import { present } from '@tambour/kernel';
import { type BattleSetUp, freshSeed, usualSetUp } from './gallery/battle-set-up.ts';
import type { Battles } from './keep/battles.ts';
import { partlyDamaged } from './keep/keep-trouble.ts';
import { type KeptBattle, type Parent, parentOf } from './keep/kept-battle.ts';
import { type Held, hold } from './keep/lock.ts';
import type { RecordOpener } from './keep/record-opener.ts';
import type { DamagedBattle } from './keep/stored-battle.ts';
import type { MatchDriver } from './match/driver.ts';
import { engineNotice, type WorkerHealth, type WorkerRole } from './match/engine-notice.ts';
import { type GameCard, type Opened, type Trouble, TroubleError } from './match/protocol.ts';
import { BattleStore, PERSON, type Seat } from './play/battle-store.ts';
import { rememberGoals } from './play/goals-seen.ts';
import { keepingIn } from './play/keeping.ts';
import { LESSON_OPPONENT } from './play/opponents.ts';
import { Pace } from './play/pace.ts';
import { retell } from './play/retell.ts';
import { unexpected } from './play/unexpected.ts';
import { go, route, writeRoute } from './route.ts';
import { beforeSpeaking, choose, isStepping, language, speed } from './words/settings.ts';

/** Browsers, mail and chat cut longer addresses short. */
const LONGEST_LINK = 60_000;

/** Whether this tab commands the battle, or another does. */
export type LockState = 'held' | 'elsewhere' | 'lost';

/** The battle this tab has on the table, how it came there and how it is kept. */
export class Session {
  readonly battle: Signal<BattleStore | undefined> = signal(undefined);
  readonly id: Signal<string | undefined> = signal(undefined);
  readonly trouble: Signal<Trouble | undefined> = signal(undefined);
  readonly lock: Signal<LockState> = signal('held');
  readonly isKept: Signal<boolean> = signal(true);
  readonly begun: Signal<readonly KeptBattle[]> = signal([]);
  readonly damaged: Signal<readonly DamagedBattle[]> = signal([]);
  /** What went wrong and was put right; stands until it is read. */
  readonly notice: Signal<Trouble | undefined> = signal(undefined);
  /** Whether the battle on the table is only looked at so far: the first order begins a branch, and the one kept stays as it is. */
  readonly mustBranch: Signal<boolean> = signal(false);
  /** Counts what was laid on the table: a battle stays the same when it becomes another in the store. */
  readonly laid: Signal<number> = signal(0);
  /** The battle as it is kept, while it is only looked at. */
  #original: MatchRecord | undefined;
  #held: Held | undefined;
  #wanted: string | undefined;
  #opener: RecordOpener | undefined;

  constructor(
    readonly driver: MatchDriver,
    readonly battles: Battles,
  ) {
    battles.onTrouble((trouble) => {
      this.isKept.value = trouble === undefined;
      // Once there is room again, what was said about it no longer holds.
      if (trouble || this.trouble.value?.code.startsWith('storage-')) this.trouble.value = trouble;
    });
    battles.onNotice((notice) => this.tell(notice));
    driver.subscribe((news) => {
      if (news.kind === 'engine') this.#hearOfEngine(news.role, news.health);
    });
    // Nobody is shown a page half in one language and half in another.
    beforeSpeaking.add(() => this.battle.value && retell(this.battle.value).catch((error) => this.complain(error)));
    void this.refresh();
  }

  tell(notice: Trouble | undefined): void {
    this.notice.value = notice;
  }
  #hearOfEngine(role: WorkerRole, health: WorkerHealth): void {
    // Only what was said of the engine is taken back with it, and not that it had to be started again.
    const isPassing = ['engine-slow', 'engine-restarting'].includes(this.notice.value?.code ?? '');
    if (health !== 'well' || isPassing) this.tell(engineNotice(role, health));
  }

  /** Brings the list of battles begun up to date. */
  async refresh(): Promise<void> {
    try {
      const { battles, damaged } = await this.battles.list();
      batch(() => {
        this.begun.value = battles;
        this.damaged.value = damaged;
      });
    } catch (error) {
      this.complain(error);
    }
  }

  /** Straight into play: by the usual rules, on the recommended side, with the troops as the scenario has them. */
  async play(game: GameCard, scenario: string): Promise<void> {
    await this.begin(game.game, scenario, usualSetUp(game, scenario));
  }
  /** A guided first battle. */
  async guide(game: GameCard, id: string): Promise<void> {
    choose.newcomer(false);
    await this.#try(async () => {
      const opened = await this.driver.guide({ game: game.game, guide: id });
      // It says itself what is at stake.
      await this.#keep(
        opened,
        game.sides.map((side) => (side.id === opened.guide?.side ? PERSON : LESSON_OPPONENT)),
        { isKnown: true },
      );
    });
  }
  /** Begins the battle on the table once more, with the same dice, at its set-up. */
  async changeSetUp(): Promise<void> {
    const [battle, id] = [this.battle.value, this.id.value];
    if (!battle || id === undefined) return;
    await this.#try(async () => {
      const { game, choice, record } = battle.opened.value;
      const opened = await this.driver.begin({
        game: game.game,
        choice,
        seed: record?.seed ?? freshSeed(),
        language: language.peek(),
      });
      await this.#keep(opened, battle.seats, { isKnown: true });
      await this.battles.remove(id);
    });
  }

  async begin(game: string, scenario: string, setUp: BattleSetUp): Promise<void> {
    const { seats, options, seed, dice, charts, scenarioData, isSetUp } = setUp;
    choose.newcomer(false);
    await this.#try(async () => {
      const opened = await this.driver.begin({
        game,
        choice: {
          options,
          ...(dice && { dice }),
          ...(charts === undefined ? {} : { charts }),
          // A battle of one's own has an id of its own.
          ...(scenarioData === undefined ? { scenario } : { scenarioData }),
        },
        seed,
        language: language.peek(),
        ...(isSetUp && { isSetUp }),
      });
      await this.#keep(opened, seats);
    });
  }
  /** The battle on the table once more, with dice of its own; the seats exchanged if so wished. */
  async rematch(isSwapped: boolean): Promise<void> {
    const battle = this.battle.value;
    if (!battle) return;
    const { game, choice } = battle.opened.value;
    await this.#try(async () => {
      const again = { game: game.game, choice, seed: freshSeed(), isSetUp: true, language: language.peek() };
      const opened = await this.driver.begin(again);
      await this.#keep(opened, isSwapped ? battle.seats.toReversed() : battle.seats, { isKnown: true });
    });
  }
  async openFile(file: File): Promise<void> {
    await this.#try(async () => this.#openRecord(await (await import('./keep/file.ts')).readRecordFile(file)));
  }
  async openLink(packed: string): Promise<void> {
    await this.#try(async () => this.#openRecord(await (await import('./keep/link.ts')).recordOfLink(packed)));
  }
  /** A record from elsewhere is played on by people at this screen. */
  async #openRecord(json: unknown): Promise<void> {
    this.#opener ??= new (await import('./keep/record-opener.ts')).RecordOpener(this.driver);
    const opened = await this.#opener.open(json);
    await this.#keep(
      opened,
      opened.game.sides.map(() => PERSON),
    );
  }

  /** Keeps a battle that lies newly on the table, and goes to it. */
  async #keep(
    opened: Opened,
    seats: readonly Seat[],
    more: { parent?: Parent | undefined; isKnown?: boolean } = {},
  ): Promise<void> {
    this.leave();
    const { id } = await this.battles.begin(present(opened.record), seats, opened, more.parent);
    // Who has read how to win need not read it again.
    if (more.isKnown) rememberGoals(id);
    await this.#hold(id);
    this.#lay(id, opened, seats);
    // A link does not stay in the history: going back to it would open another copy.
    if (route.value.at === 'link') location.replace(writeRoute({ at: 'battle', id }));
    else go({ at: 'battle', id });
  }
  /** `original` is what is kept, where that must stay as it is. */
  #lay(id: string, opened: Opened, seats: readonly Seat[], original?: MatchRecord): void {
    let kept: Promise<string> | undefined = original ? undefined : Promise.resolve(id);
    const keep = (write: (id: string) => Promise<void>): void => {
      kept ??= this.#beginBranch(opened, seats);
      kept.then(write).catch((error) => this.complain(error));
    };
    const keeping = keepingIn(this.battles, keep);
    this.#original = original;
    batch(() => {
      this.laid.value++;
      this.id.value = id;
      this.mustBranch.value = original !== undefined;
      this.trouble.value = this.battles.trouble;
      this.battle.value = new BattleStore(this.driver, opened, seats, keeping, new Pace({ speed, isStepping }));
    });
  }
  /** The first order on a battle that was opened to be looked at: from here on it is another. */
  async #beginBranch(opened: Opened, seats: readonly Seat[]): Promise<string> {
    const battle = this.battle.value;
    const original = this.#held;
    const { id } = await this.battles.begin(present(opened.record), seats, opened, parentOf(this.id.value, opened));
    // Whoever has left meanwhile is not brought back.
    if (this.battle.value !== battle) return id;
    original?.release();
    await this.#hold(id);
    this.#original = undefined;
    batch(() => {
      this.id.value = id;
      this.mustBranch.value = false;
    });
    this.#wanted = id;
    location.replace(writeRoute({ at: 'battle', id }));
    return id;
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
    // The list stands in place of a battle that is not there.
    if (!this.battle.value) await this.refresh();
  }
  async #load(id: string): Promise<void> {
    const { battle, record, damage } = await this.battles.resume(id);
    const opened = await this.driver.open({ record });
    if (this.#wanted !== id) return;
    // Other rules, or not all of it can be read or followed: the battle as it is kept must stay what it is.
    const isOther = opened.count < record.entries.length || opened.record?.rules !== record.rules;
    this.#lay(id, opened, battle.seats, isOther || damage ? record : undefined);
    if (damage) this.tell(partlyDamaged(damage));
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
      await this.#keep(opened, battle.seats, { parent: parentOf(this.id.value, opened), isKnown: true });
    });
  }
  async forget(id: string): Promise<void> {
    await this.#try(async () => {
      await this.battles.remove(id);
      await this.refresh();
    });
  }
  async forgetDamaged(battle: DamagedBattle): Promise<void> {
    await this.#try(async () => {
      await this.battles.removeDamaged(battle);
      await this.refresh();
    });
  }
  async save(): Promise<void> {
    await this.#try(async () => {
      const record = this.#original ?? (await this.driver.query('record', {}));
      const { download, recordFile, recordFileName } = await import('./keep/file.ts');
      download(recordFile(record), recordFileName(record));
    });
  }
  /** Puts a link that carries the battle into the clipboard; false when it is too long for one. */
  async link(): Promise<boolean> {
    const packed = await (await import('./keep/link.ts')).linkOf(await this.driver.query('record', {}));
    if (packed.length > LONGEST_LINK) return false;
    const link = new URL(writeRoute({ at: 'link', packed }), location.href).href;
    await navigator.clipboard.writeText(link);
    return true;
  }

  /** Takes the battle off the table; it is kept. */
  leave(): void {
    const { value: id } = this.id;
    // Should the store have been emptied since the last order, it is noticed here.
    if (id !== undefined && !this.mustBranch.value)
      void this.battles.confirm(id).catch((error) => this.complain(error));
    this.#wanted = undefined;
    this.battle.value?.close();
    this.#held?.release();
    this.#held = undefined;
    // What was said of the engine was about that battle.
    if (this.notice.value?.code.startsWith('engine-')) this.tell(undefined);
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
