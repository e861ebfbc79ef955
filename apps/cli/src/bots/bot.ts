import { type BotName, commandLineOf, type SlowPlayer } from '@tambour/ai';
import type { Command } from '@tambour/kernel';
import { BotFailure, type BotFault } from './bot-fault.ts';
import { BotProcess } from './bot-process.ts';
import type { BotLimits } from './limits.ts';
import type { Seat } from './seat.ts';
import { BotTalk } from './talk.ts';
import { ThinkingClock, timed } from './thinking-clock.ts';

/**
 * A program of somebody's at a side. It is started for its first battle and plays those that follow, one after another; one that has ended or was
 * ended is started again for the next.
 */
export class Bot implements SlowPlayer {
  readonly #clock = new ThinkingClock();
  #process: BotProcess | undefined;
  #talk: BotTalk | undefined;
  #failure: BotFailure | undefined;
  #asked: { readonly resolve: (command: Command) => void; readonly reject: (failure: BotFailure) => void } | undefined;
  #seat: Seat | undefined;
  /** Battles of the process that runs. */
  #battles = 0;

  constructor(
    readonly name: BotName,
    readonly limits: BotLimits,
  ) {}

  /** Takes its place in a battle. */
  sit(seat: Seat): void {
    this.#clock.reset();
    this.#failure = undefined;
    const running = this.#process;
    if (!running || running.hasEnded) this.#start();
    this.#process?.forgetBytes();
    this.#seat = seat;
    this.#battles++;
    this.#talk?.sit(seat);
  }

  /** Its order, which is legal. Rejects with a `BotFailure` if it does not come. */
  decide(): Promise<Command> {
    return new Promise<Command>((resolve, reject) => {
      if (this.#failure) return reject(this.#failure);
      this.#asked = { resolve, reject };
      this.#startClock();
      this.#ask();
    });
  }
  /** A program that has not spoken yet is still starting, which is no thinking. */
  #startClock(): void {
    const { decisionMs, battleMs, startMs } = this.limits;
    if (!this.#process?.hasSpoken) {
      this.#clock.reset();
      this.#clock.start(startMs, () => this.#stop({ type: 'silent', seconds: startMs / 1000 }));
      return;
    }
    const left = Math.max(0, battleMs - this.#clock.spent);
    const fault: BotFault =
      left < decisionMs ? { type: 'slow', seconds: battleMs / 1000 } : { type: 'silent', seconds: decisionMs / 1000 };
    this.#clock.start(Math.min(left, decisionMs), () => this.#stop(fault));
  }
  #ask(): void {
    this.#talk?.decide().then((command) => {
      const asked = this.#asked;
      this.#clock.stop();
      this.#asked = undefined;
      asked?.resolve(command);
    });
  }
  /** An order was carried out, its own or another's. */
  happened(): void {
    this.#talk?.happened();
  }
  /** The last orders were taken back. */
  undone(count: number): void {
    this.#talk?.undone(count);
  }

  /** Ends it: no battle is left. */
  async close(): Promise<void> {
    this.#clock.stop();
    await this.#process?.close(this.#talk?.close());
    this.#process = undefined;
  }

  #start(): void {
    const talk = new BotTalk(this.limits, (fault) => this.#stop(fault));
    const running: BotProcess = new BotProcess(commandLineOf(this.name), this.limits, {
      answer: (line, isFirst) => {
        if (isFirst && this.#asked) {
          this.#clock.reset();
          this.#startClock();
        }
        const { done, ms } = timed(() => talk.answer(line));
        this.#clock.charge(ms);
        return done;
      },
      onFault: (fault) => {
        // One that was replaced has nothing more to say.
        if (this.#process !== running) return;
        // It was content with one battle, and ended while the next was laid out.
        if (fault.type === 'ended' && fault.code === 0 && this.#battles > 1 && !talk.hasBegun) this.#startAgain();
        else this.#stop(fault);
      },
    });
    this.#talk = talk;
    this.#process = running;
    this.#battles = 0;
  }
  #startAgain(): void {
    this.#start();
    this.#battles = 1;
    if (this.#seat) this.#talk?.sit(this.#seat);
    if (!this.#asked) return;
    this.#startClock();
    this.#ask();
  }
  #stop(fault: BotFault): void {
    this.#clock.stop();
    this.#process?.kill();
    this.#failure = new BotFailure(this.name, fault, this.#process?.errors ?? '');
    this.#asked?.reject(this.#failure);
    this.#asked = undefined;
  }
}
