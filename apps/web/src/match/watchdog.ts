import type { RequestName } from './protocol.ts';

const TICK_MS = 500;
/** A worker that has shown no sign of life for so long has stopped, unless what it works on may well take longer. */
const SILENCE_MS = 2500;
/** Until its script is loaded, which may come over a slow line, a worker can show none. */
const STARTING_MS = 20_000;
/** How long one may be silent before it is told, and before the worker is given up. */
interface Patience {
  readonly slow: number;
  readonly limit: number;
}
const USUAL: Patience = { slow: SILENCE_MS, limit: SILENCE_MS };
const STARTING: Patience = { slow: SILENCE_MS, limit: STARTING_MS };
/** The page shows that the map is being drawn; a large one takes seconds on a slow machine. */
const DRAWING: Patience = { slow: 10_000, limit: 30_000 };
/** A long battle played or told again. */
const REPLAYING: Patience = { slow: SILENCE_MS, limit: 20_000 };
/** One decision of a battle, looked at with care. */
const REVIEWING: Patience = { slow: 15_000, limit: 60_000 };
const WEIGHING: Patience = { slow: SILENCE_MS, limit: 8_000 };
/** Its first plan is made in one go: most of a second on a fast machine, and many times that on an old phone or beside other work. */
const THINKING: Patience = { slow: 5_000, limit: 10_000 };
/** Work that may be done in one go, without a sign. */
const PATIENCE: Partial<Readonly<Record<RequestName, Patience>>> = {
  ground: DRAWING,
  thumbnail: DRAWING,
  print: DRAWING,
  open: REPLAYING,
  sit: REPLAYING,
  choose: THINKING,
  begin: WEIGHING,
  lesson: WEIGHING,
  example: WEIGHING,
  guide: WEIGHING,
  forecast: WEIGHING,
  review: REVIEWING,
};

export interface WatchdogCalls {
  ping(): void;
  /** Long silent, though what it does may take as long; and heard of again. */
  onSlow(isSlow: boolean): void;
  onSilent(): void;
}

/**
 * Watches over a worker while something is expected of it. Ticks are counted rather than the clock read: where the page
 * itself was held up (a closed laptop, a tab in the background), the worker was too, and is not blamed for it.
 */
export class Watchdog {
  #timer: ReturnType<typeof setInterval> | undefined;
  #silent = 0;
  #patience = STARTING;
  #isSlow = false;

  constructor(readonly calls: WatchdogCalls) {}

  watch(): void {
    if (this.#timer !== undefined) return;
    this.#silent = 0;
    this.calls.ping();
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
  }
  rest(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#hear();
  }
  /** A sign of life, while the worker is at this work or at none. */
  heard(work: RequestName | undefined): void {
    this.#patience = (work && PATIENCE[work]) ?? USUAL;
    this.#hear();
  }
  #hear(): void {
    this.#silent = 0;
    if (this.#isSlow) this.calls.onSlow(false);
    this.#isSlow = false;
  }

  #tick(): void {
    this.#silent += TICK_MS;
    const { slow, limit } = this.#patience;
    if (this.#silent >= limit) {
      this.calls.onSilent();
      return;
    }
    this.calls.ping();
    if (this.#silent < slow || this.#isSlow) return;
    this.#isSlow = true;
    this.calls.onSlow(true);
  }
}
