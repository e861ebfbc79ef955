import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Speed } from '../words/speeds.ts';

/** How fast a motion runs, and how long what the computer did stays before it goes on, in milliseconds. */
const PACES: Readonly<Record<Speed, { readonly motion: number; readonly rest: number }>> = {
  slow: { motion: 0.45, rest: 2600 },
  normal: { motion: 1, rest: 900 },
  fast: { motion: 2.5, rest: 150 },
  instant: { motion: Number.POSITIVE_INFINITY, rest: 0 },
};
/** What threw dice is read longer. */
const WITH_DICE = 1.8;

/** What a person has chosen of it. */
export interface PaceChoice {
  readonly speed: ReadonlySignal<Speed>;
  /** Whether each order of the computer waits for a press. */
  readonly isStepping: ReadonlySignal<boolean>;
}
const AT_ONCE: PaceChoice = { speed: signal('instant'), isStepping: signal(false) };

/** Sees to it that a person can follow what the computer does: a rest after each order, or a press for the next. */
export class Pace {
  /** Whether the next order waits for a press. */
  readonly isWaiting: Signal<boolean> = signal(false);
  #rested: Promise<void> = Promise.resolve();
  #go: (() => void) | undefined;

  constructor(readonly choice: PaceChoice = AT_ONCE) {}

  /** How fast motions run now; infinitely fast where none is to be seen. */
  get motion(): number {
    return PACES[this.choice.speed.peek()].motion;
  }
  /** Something was shown. Nothing is waited for yet: the computer may think meanwhile. */
  shown(hasDice: boolean): void {
    const ms = PACES[this.choice.speed.peek()].rest * (hasDice ? WITH_DICE : 1);
    if (ms === 0) return;
    this.#rested = new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.#go = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
  /** Resolves when the computer's next order may be carried out. */
  async turn(): Promise<void> {
    await this.#rested;
    const { isStepping } = this.choice;
    if (!isStepping.peek()) return;
    await new Promise<void>((done) => {
      this.isWaiting.value = true;
      // Whoever turns the setting off does not mean to press once more.
      const stop = effect(() => {
        if (!isStepping.value) this.#go?.();
      });
      this.#go = () => {
        stop();
        done();
      };
    });
    this.isWaiting.value = false;
  }
  /** Waits no longer: the next order, please. */
  go(): void {
    this.#go?.();
  }
}
