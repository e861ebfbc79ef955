/**
 * Work for the engine that nobody waits for, handed over a piece at a time: what is asked meanwhile, a battle say, stands
 * behind one piece of it at most, and what is no longer wanted is never begun.
 */
export class OneByOne {
  readonly #waiting = new Set<() => Promise<void>>();
  #isBusy = false;

  /** Lines up. What comes back withdraws it, if it has not begun. */
  add(work: () => Promise<void>): () => void {
    this.#waiting.add(work);
    void this.#goOn();
    return () => this.#waiting.delete(work);
  }

  async #goOn(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    for (const work of this.#waiting) {
      this.#waiting.delete(work);
      await work();
    }
    this.#isBusy = false;
  }
}
