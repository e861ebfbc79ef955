/**
 * Questions that follow each other faster than they are answered, as under a hand that drags: one at a time is under way, the newest waits,
 * and what lies between is never asked. An answer that comes after `drop` is for nobody.
 */
export class Latest<Ask, Answer> {
  #isAsking = false;
  #waiting: { readonly ask: Ask } | undefined;
  #round = 0;
  #idle: (() => void)[] = [];

  constructor(
    private readonly ask: (ask: Ask) => Promise<Answer>,
    private readonly tell: (answer: Answer, ask: Ask) => void,
    private readonly fail: (error: unknown) => void,
  ) {}

  want(ask: Ask): void {
    this.#waiting = { ask };
    if (!this.#isAsking) void this.#next();
  }
  /** Nothing that was asked so far matters any more. */
  drop(): void {
    this.#round++;
    this.#waiting = undefined;
  }
  /** When everything wanted has been answered. */
  settled(): Promise<void> {
    if (!this.#isAsking) return Promise.resolve();
    return new Promise((resolve) => {
      this.#idle.push(resolve);
    });
  }

  async #next(): Promise<void> {
    this.#isAsking = true;
    while (this.#waiting) {
      const { ask } = this.#waiting;
      this.#waiting = undefined;
      const round = this.#round;
      try {
        const answer = await this.ask(ask);
        if (round === this.#round) this.tell(answer, ask);
      } catch (error) {
        if (round === this.#round) this.fail(error);
      }
    }
    this.#isAsking = false;
    for (const resolve of this.#idle.splice(0)) resolve();
  }
}
