import { batch, computed, type Signal } from '@preact/signals';
import type { Face, Text } from '@tambour/kernel';
import type { MatchDriver } from '../match/driver.ts';
import type { Standing, Submitted, Trouble } from '../match/protocol.ts';
import type { Keeping } from './keeping.ts';

/** The battle that dice are entered for. */
export interface DiceTable {
  readonly driver: MatchDriver;
  readonly keeping: Pick<Keeping, 'wait'>;
  readonly live: Signal<Standing>;
  readonly handOver: Signal<number | undefined>;
  readonly isBusy: Signal<boolean>;
  readonly isShowing: Signal<boolean>;
  readonly trouble: Signal<Trouble | undefined>;
  /** Whether a person at this screen plays a side. */
  isPersons(side: number): boolean;
  carry(submitted: Promise<Submitted>, side: number): Promise<boolean>;
  goOn(): Promise<void>;
  complain(error: unknown): void;
}

/** Dice thrown by hand: what is asked for, and what is done with what was entered. */
export class DiceEntry {
  /** What whoever sits at the screen is to throw before anything else. */
  readonly wanted = computed(() => {
    const { handOver, isShowing, live } = this.table;
    return handOver.value === undefined && !isShowing.value ? live.value.wanted : undefined;
  });
  /** Until its first die a person's order can be taken back; what the computer has ordered stands. */
  readonly canWithdraw = computed(() => {
    const { value: wanted } = this.wanted;
    return wanted !== undefined && wanted.thrown.length === 0 && this.table.isPersons(wanted.side);
  });

  /** Why the computer gave the order that waits. */
  why: Text | undefined;

  constructor(readonly table: DiceTable) {}

  /** Faces as they lie; null leaves a die to the program. False where they cannot be. */
  async enter(faces: readonly Face[]): Promise<boolean> {
    const { table } = this;
    const { wanted } = table.live.value;
    if (!wanted || table.isBusy.value) return false;
    const isDone = await table.carry(table.driver.enter(faces), wanted.side);
    void table.goOn();
    return isDone;
  }

  async withdraw(): Promise<void> {
    const { table } = this;
    if (!this.canWithdraw.value || table.isBusy.value) return;
    table.isBusy.value = true;
    try {
      table.live.value = await table.driver.withdraw();
      table.keeping.wait(undefined);
    } catch (error) {
      table.complain(error);
    } finally {
      table.isBusy.value = false;
    }
  }

  /** An order waits: nothing has changed but that dice are asked for. False where even that cannot be learnt. */
  async wait(why?: Text): Promise<boolean> {
    const { table } = this;
    try {
      const { standing, waiting } = await table.driver.query('waiting', {});
      if (waiting.dice.length === 0) this.why = why;
      table.keeping.wait(waiting);
      batch(() => {
        table.live.value = standing;
        table.trouble.value = undefined;
      });
      return true;
    } catch (error) {
      table.complain(error);
      return false;
    }
  }
}
