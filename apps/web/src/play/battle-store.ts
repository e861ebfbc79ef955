import { batch, computed, type Signal, signal } from '@preact/signals';
import type { Command, Text } from '@tambour/kernel';
import { itemAt } from '@tambour/kernel';
import { type EventText, type Place, sidesIn } from '@tambour/stage';
import type { MatchDriver } from '../match/driver.ts';
import {
  type LogEntry,
  type Moment,
  type Opened,
  type Standing,
  type Submitted,
  type Trouble,
  TroubleError,
} from '../match/protocol.ts';
import { isDiceWanted } from '../match/trouble.ts';
import { combatsOf } from './combats.ts';
import { DiceEntry, type DiceTable } from './dice-entry.ts';
import type { Keeping } from './keeping.ts';
import { Pace } from './pace.ts';
import { reasonTold } from './reason-told.ts';
import { recentEntries } from './recent-entries.ts';
import { retell } from './retell.ts';
import { unexpected } from './unexpected.ts';

/** Who sits at a side: a person at this screen, or a computer player by its name. */
export const PERSON = 'person';
export type Seat = string;
/** Orders that a prompt of a guided battle did not ask for, after which it is no longer insisted on. */
const MOST_STRAYS = 4;
/** Shows what happened before the scene settles on the new moment. */
export type Show = (events: readonly EventText[]) => Promise<void>;

/**
 * A battle on the page: the latest moment, the one being looked at, the log, and who plays. Every change of the match passes
 * through here; what is being picked is the business of `Picking`.
 */
export class BattleStore implements DiceTable {
  readonly opened: Signal<Opened>;
  readonly live: Signal<Standing>;
  /** The moment on the board, when it is not the latest. */
  readonly past: Signal<Moment | undefined> = signal(undefined);
  readonly log: Signal<readonly LogEntry[]>;
  readonly trouble: Signal<Trouble | undefined> = signal(undefined);
  readonly isThinking: Signal<boolean> = signal(false);
  readonly isPaused: Signal<boolean> = signal(false);
  /** A command is under way, or its events are being shown. */
  readonly isBusy: Signal<boolean> = signal(false);
  /** Events are being shown on the board. */
  readonly isShowing: Signal<boolean> = signal(false);
  /** Tasks of a lesson fulfilled so far, and commands given that fulfilled none. */
  readonly tasksDone: Signal<number> = signal(0);
  readonly strays: Signal<number> = signal(0);
  /** The person has put the guide aside. */
  readonly isAlone: Signal<boolean> = signal(false);
  /** Whether prompts still lead; who goes other ways is not held to them. */
  readonly isGuided = computed(
    () => this.opened.value.guide !== undefined && !this.isAlone.value && this.strays.value < MOST_STRAYS,
  );
  readonly moment = computed(() => this.past.value ?? this.live.value.moment);
  readonly decision = computed(() => this.moment.value.decision);
  readonly isLive = computed(() => this.past.value === undefined);
  /**
   * The side the screen is to be handed to before anything more is shown: where two people share it and keep things from each
   * other. Undefined when who sits there is who should.
   */
  readonly handOver: Signal<number | undefined> = signal(undefined);
  /** Dice thrown by hand. */
  readonly dice = new DiceEntry(this);
  /** Whether a person at this screen must decide now. */
  readonly isAsked = computed(() => {
    const { decision } = this.live.value.moment;
    const isTheirs = decision !== undefined && this.isPersons(decision.side);
    const isFree = !this.isBusy.value && this.handOver.value === undefined && !this.dice.wanted.value;
    return this.isLive.value && isTheirs && isFree;
  });
  /** Pieces that have orders, or stand for one: the leader of a formation that may be named. */
  readonly alive = computed((): ReadonlySet<string> => {
    const { alive = [], free = [] } = this.isAsked.value ? (this.decision.value ?? {}) : {};
    return new Set([...alive, ...free.flatMap((h) => h.piece ?? [])]);
  });
  readonly canUndo = computed(
    () =>
      this.isLive.value &&
      this.live.value.canUndo &&
      !this.isBusy.value &&
      !this.isLaidOpen &&
      this.#isOwnInReach(this.log.value),
  );
  /** Whether the battle is over and its secrets were shown with that: there is no going back to before one knew them. */
  get isLaidOpen(): boolean {
    return this.opened.value.hasSecrets && this.live.value.moment.verdict !== undefined;
  }
  /** The log, one order with all its answers at a time. */
  readonly combats = computed(() => combatsOf(this.log.value));
  /** Places that something on the page points at. */
  readonly pointed: Signal<readonly Place[]> = signal([]);
  /** Why the computer gave its orders, by their numbers, as long as the page is open. */
  readonly whys: Signal<ReadonlyMap<number, Text>> = signal(new Map());
  /** The side that the reader plays, where it is one person: "you". With two people, or none, sides have names. */
  get viewpoint(): number | undefined {
    const [side, other] = this.#persons;
    return other === undefined ? side : undefined;
  }
  /** What was done since the reader last decided, or, with nobody playing or looking back, the latest order: its traces lie on the map. */
  readonly recent = computed(() => {
    const reader = this.viewpoint ?? (this.#persons.length > 0 ? this.live.value.moment.decision?.side : undefined);
    return recentEntries(this.log.value, this.past.value?.at, reader);
  });
  /** Whether a person's order can be come back to: no die has fallen since it was given. */
  #isOwnInReach(log: readonly LogEntry[]): boolean {
    const own = log.findLastIndex((e) => this.#isOwn(e));
    return own >= 0 && log.slice(own).every((e) => e.dice.length === 0);
  }
  /** Whether a person has given an order yet; what was ordered for them to begin with does not count. */
  readonly hasOrdered = computed(() => this.log.value.some((entry) => this.#isOwn(entry)));
  #isOwn({ n, side }: LogEntry): boolean {
    return n > this.opened.value.prepared && side !== undefined && this.isPersons(side);
  }
  show: Show = async () => {};
  #isClosed = false;
  #loop: Promise<void> | undefined;
  /** The side whose eyes the field is seen with; undefined for an onlooker, and while nobody has sat down. */
  #viewer: number | undefined;
  #isHiding = false;
  /** In a game with secrets: once somebody has sat down. */
  readonly #isSeated: Promise<void>;

  constructor(
    readonly driver: MatchDriver,
    opened: Opened,
    readonly seats: readonly Seat[],
    readonly keeping: Keeping,
    readonly pace = new Pace(),
  ) {
    this.opened = signal(opened);
    this.live = signal(opened);
    this.log = signal(opened.log);
    this.tasksDone.value = opened.tasksDone;
    this.#isSeated = opened.mayHide ? this.#takeSeats() : Promise.resolve();
  }

  /** One person sees with the eyes of their side, an onlooker sees all; two people hand the screen over. */
  async #takeSeats(): Promise<void> {
    const persons = this.#persons;
    if (persons.length > 1) return this.#askForScreen();
    this.isBusy.value = true;
    await this.#sit(persons[0]);
    this.isBusy.value = false;
  }
  get #persons(): readonly number[] {
    return [...this.seats.keys()].filter(this.isPersons);
  }
  readonly isPersons = (side: number): boolean => this.seats[side] === PERSON;
  async #sit(side: number | undefined): Promise<void> {
    try {
      const seen = await this.driver.sit(side);
      this.#viewer = side;
      batch(() => {
        this.live.value = seen;
        this.log.value = seen.log;
        this.past.value = undefined;
      });
    } catch (error) {
      this.complain(error);
    }
  }
  /** Where another person than the one at the screen must decide, it is theirs to look at. */
  #askForScreen(): void {
    const { side } = this.live.value.moment.decision ?? {};
    this.#isHiding = this.live.value.isSecret;
    if (this.#isHiding && side !== this.#viewer && this.#persons.length > 1) this.handOver.value = side;
  }
  /** Whether the person at the screen commands a side, and may see and change its standing orders. */
  commands(side: number): boolean {
    return this.isPersons(side) && (!this.opened.value.hasSecrets || side === this.#viewer);
  }
  /** The person it was handed to is at the screen. */
  async takeScreen(): Promise<void> {
    const side = this.handOver.value;
    if (side === undefined) return;
    await this.#sit(side);
    if (this.#viewer === side) this.handOver.value = undefined;
  }
  /** What follows every change in a game with secrets: the next person's turn at the screen, or everything laid open. */
  async #settle(): Promise<void> {
    // Laid open it is told anew, and whoever hides something next has to be given the screen for it.
    if (this.#isHiding && !this.live.value.isSecret) {
      await this.#sit(this.#viewer);
      if (this.#persons.length > 1) this.#viewer = undefined;
    }
    this.#askForScreen();
  }

  /** Whether somebody plays who can be told how to win; a screen that is handed over has other things to say first. */
  get isIntroduced(): boolean {
    const persons = this.#persons.length;
    return persons === 1 || (persons > 1 && !this.opened.value.hasSecrets);
  }
  get sides() {
    return sidesIn(this.opened.value.game, this.opened.value.choice.scenario);
  }

  /** A person's order. */
  async give(command: Command): Promise<boolean> {
    const { decision } = this.live.value.moment;
    if (!decision || !this.isLive.value || this.isBusy.value) return false;
    const isDone = await this.#submit(command, itemAt(this.sides, decision.side).id);
    void this.goOn();
    return isDone;
  }

  /** A standing order: legal at any time, for either side that a person commands. */
  async stand(command: Command, side: string): Promise<boolean> {
    const isDone = await this.#submit(command, side);
    // What the computer had in mind was meant for how things stood before.
    this.pace.go();
    void this.goOn();
    return isDone;
  }

  #submit(command: Command, side: string, why?: Text): Promise<boolean> {
    const by = this.sides.findIndex(({ id }) => id === side);
    return this.carry(this.driver.submit(command, side), by, why);
  }
  /** False where it was refused; an order that waits for dice was not. */
  async carry(submitted: Promise<Submitted>, side: number, why?: Text): Promise<boolean> {
    this.isBusy.value = true;
    try {
      const done = await submitted;
      const because = why ?? this.dice.why;
      this.dice.why = undefined;
      if (because) this.whys.value = new Map([...this.whys.value, [done.entry.n, because]]);
      this.keeping.keep(done);
      if (this.isLive.value) {
        this.isShowing.value = true;
        await this.show(done.entry.events).finally(() => {
          this.isShowing.value = false;
        });
      }
      batch(() => {
        this.live.value = done;
        this.log.value = [...this.log.value, done.entry];
        this.trouble.value = undefined;
        this.tasksDone.value += done.tasksDone.length;
        // Only the learner can stray, and who has found the way again is not reminded of it.
        if (done.tasksDone.length > 0) this.strays.value = 0;
        else if (this.isPersons(side)) this.strays.value++;
      });
      await this.#settle();
      return true;
    } catch (error) {
      if (isDiceWanted(error)) return this.dice.wait(why);
      this.complain(error);
      return false;
    } finally {
      this.isBusy.value = false;
      void retell(this).catch(() => undefined);
    }
  }

  /** Lets computer players play until a person is asked, the battle is over, or someone pauses. */
  goOn(): Promise<void> {
    this.#loop ??= this.#play().finally(() => {
      this.#loop = undefined;
    });
    return this.#loop;
  }
  async #play(): Promise<void> {
    await this.#isSeated;
    for (;;) {
      const { decision } = this.live.value.moment;
      if (this.#isClosed || this.isPaused.value || !decision || !this.isLive.value || this.live.value.wanted) return;
      const seat = itemAt(this.seats, decision.side);
      if (seat === PERSON) return;
      this.isThinking.value = true;
      try {
        const { count } = this.live.value;
        const [chosen] = await Promise.all([this.driver.think(decision.side, seat), this.pace.turn()]);
        // Much may have changed while it waited, or be about to.
        const isStale = this.isBusy.value || count !== this.live.value.count;
        if (isStale || this.#isClosed || this.isPaused.value || !this.isLive.value) continue;
        if (!(await this.#submit(chosen.command, itemAt(this.sides, decision.side).id, reasonTold(chosen)))) {
          this.isPaused.value = true;
          return;
        }
        const shown = this.log.value.at(-1);
        if (shown?.events.some(({ motion }) => motion !== undefined)) this.pace.shown(shown.dice.length > 0);
      } catch (error) {
        // Taken back, or a standing order given, while it thought: it thinks again.
        if (error instanceof TroubleError && error.trouble.code === 'overtaken') continue;
        this.complain(error);
        this.isPaused.value = true;
        return;
      } finally {
        this.isThinking.value = false;
      }
    }
  }
  pause(isPaused: boolean): void {
    this.isPaused.value = isPaused;
    this.pace.go();
    if (!isPaused) void this.goOn();
  }

  /** Back to the person's own last command; what the computer answered since goes with it. */
  async undo(): Promise<void> {
    if (!this.canUndo.value) return;
    this.isBusy.value = true;
    try {
      for (let isOwn = false; this.live.value.canUndo && !isOwn; ) {
        const last = this.log.value.at(-1);
        isOwn = last?.side === undefined || this.seats[last.side] === PERSON;
        const standing = await this.driver.undo();
        batch(() => {
          this.live.value = standing;
          this.log.value = this.log.value.slice(0, -1);
          this.strays.value = Math.max(0, this.strays.value - 1);
        });
        this.keeping.takeBack(standing);
      }
      await this.#settle();
    } catch (error) {
      this.complain(error);
    } finally {
      this.isBusy.value = false;
    }
    this.pace.go();
    void this.goOn();
  }

  /** Looks at an earlier moment; the latest when `at` is the last command. */
  async look(at: number): Promise<void> {
    try {
      const moment = at >= this.live.value.count ? undefined : await this.driver.query('moment', { at });
      this.past.value = moment;
      this.pace.go();
      if (!moment) void this.goOn();
    } catch (error) {
      this.complain(error);
    }
  }

  complain(error: unknown): void {
    this.trouble.value = error instanceof TroubleError ? error.trouble : unexpected(error);
  }
  close(): void {
    this.#isClosed = true;
    this.pace.go();
  }
}
