/** What we ourselves have spent on players of ours, and on the requests of programs: no program is charged for it, except for its own requests. */
let ours = 0;

/** Does work of ours and notes how long it took: the milliseconds. */
export function timed<T>(work: () => T): { readonly done: T; readonly ms: number } {
  const began = performance.now();
  const done = work();
  const ms = performance.now() - began;
  ours += ms;
  return { done, ms };
}

/** How long one program thinks, over a decision and over a battle. */
export class ThinkingClock {
  #began: { readonly at: number; readonly ours: number } | undefined;
  #charged = 0;
  #spent = 0;
  #timer: NodeJS.Timeout | undefined;

  /** A new battle. */
  reset(): void {
    this.stop();
    this.#spent = 0;
  }
  /** Milliseconds of the decision at hand. */
  get thinking(): number {
    if (!this.#began) return 0;
    return performance.now() - this.#began.at - (ours - this.#began.ours) + this.#charged;
  }
  /** Milliseconds of the battle, the decision at hand included. */
  get spent(): number {
    return this.#spent + this.thinking;
  }
  /** Work of ours that it asked for. */
  charge(ms: number): void {
    if (this.#began) this.#charged += ms;
  }
  start(ms: number, onLate: () => void): void {
    this.stop();
    this.#began = { at: performance.now(), ours };
    this.#charged = 0;
    const look = (): void => {
      const left = ms - this.thinking;
      if (left <= 0) onLate();
      else this.#timer = setTimeout(look, left + 1);
    };
    this.#timer = setTimeout(look, ms);
  }
  stop(): void {
    clearTimeout(this.#timer);
    this.#spent += this.thinking;
    this.#began = undefined;
  }
}
