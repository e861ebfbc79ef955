import type { Locator, Page } from 'playwright-core';
import { newTable, PHONE } from './umpire.ts';

/*
 * How long an entry takes by the keystroke-level model (Card, Moran & Newell): time to think before each choice, to point at each key, and what
 * the page takes. See docs/umpire.md.
 */

/** Seconds. */
const THINK = 1.35;
const POINT = 1.1;
/** A phone of the middle class beside the machine that tests run on. */
const SLOWER = 4;

export interface Taken {
  readonly taps: number;
  readonly thoughts: number;
  /** Seconds of thought and of taps. */
  readonly byHand: number;
  /** Seconds that the page took in all, from each tap to the second frame after it. */
  readonly byPage: number;
}

export class TimedHand {
  #taps = 0;
  #thoughts = 0;
  private constructor(readonly page: Page) {}

  static async atFarm(): Promise<TimedHand> {
    const { page } = await newTable(PHONE);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return new TimedHand(page);
  }
  /** The clock begins: of all that is tapped from here on. */
  async begin(): Promise<void> {
    this.#taps = 0;
    this.#thoughts = 0;
    await this.page.evaluate(listenForTaps);
  }
  async end(): Promise<Taken> {
    const byPage = (await this.page.evaluate(() => (globalThis as unknown as Timed).responded)) / 1000;
    const [taps, thoughts] = [this.#taps, this.#thoughts];
    return { taps, thoughts, byHand: thoughts * THINK + taps * POINT, byPage };
  }
  /** One key after a decision. */
  async choose(target: string | Locator): Promise<void> {
    this.#thoughts++;
    await this.#tap(target);
  }
  async piece(name: string): Promise<void> {
    await this.choose(this.page.locator('[data-piece]', { hasText: name }));
    await this.page.getByTestId('umpire-piece').waitFor();
  }
  async happened(text: string): Promise<void> {
    await this.choose(this.page.locator('.happenings [data-happening]', { hasText: text }));
    await this.page.getByTestId('form').waitFor();
  }
  /** Fills in what is told. Each question in sight is decided once, also where what is lit stands; digits need no thought of their own. */
  async fill(answers: Readonly<Record<string, string | number>> = {}): Promise<void> {
    const decided = new Set<string>();
    for (;;) {
      const asked = await this.#questions();
      const next = asked.find((id) => !decided.has(id));
      if (next === undefined) return;
      decided.add(next);
      this.#thoughts++;
      const answer = answers[next];
      const question = this.page.locator(`[data-question="${next}"]`);
      if (typeof answer === 'string') await this.#tap(question.locator(`[data-answer="${answer}"]`));
      if (typeof answer !== 'number') continue;
      const closed = question.locator('button.number');
      if ((await closed.count()) > 0) await this.#tap(closed);
      for (const digit of `${answer}`) await this.#tap(question.locator(`[data-digit="${digit}"]`));
    }
  }
  async enter(): Promise<void> {
    await this.choose('[data-testid="enter"]');
  }
  async roll(): Promise<void> {
    await this.choose('[data-testid="roll"]');
    await this.page.getByTestId('entered').waitFor();
  }
  #questions(): Promise<string[]> {
    return this.page
      .locator('[data-question]')
      .evaluateAll((all) =>
        all.filter((one) => !one.closest('details.rare')).map((one) => one.getAttribute('data-question') ?? ''),
      );
  }
  async #tap(target: string | Locator): Promise<void> {
    const at = typeof target === 'string' ? this.page.locator(target).first() : target.first();
    await at.tap();
    this.#taps++;
    await this.page.evaluate(() => (globalThis as unknown as Timed).settled);
  }
}

interface Timed {
  responded: number;
  settled: Promise<void> | undefined;
}
/** Runs in the page: adds up what it takes from each tap to the second frame after it. */
function listenForTaps(): void {
  const timed = globalThis as unknown as Timed;
  timed.responded = 0;
  if (timed.settled) return;
  timed.settled = Promise.resolve();
  addEventListener(
    'click',
    () => {
      const from = performance.now();
      timed.settled = new Promise((done) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            timed.responded += performance.now() - from;
            done();
          }),
        );
      });
    },
    { capture: true },
  );
}
