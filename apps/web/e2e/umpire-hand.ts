import type { Locator, Page } from 'playwright-core';

/** A hand at Umpire that counts its taps. */
export class Hand {
  taps = 0;
  constructor(readonly page: Page) {}

  async tap(target: string | Locator): Promise<void> {
    const at = typeof target === 'string' ? this.page.locator(target).first() : target.first();
    await at.tap();
    this.taps++;
  }
  piece(name: string | RegExp): Promise<void> {
    return this.tap(this.page.locator('[data-piece]', { hasText: name }));
  }
  happened(type: string): Promise<void> {
    return this.tap(`[data-happening="${type}"]`);
  }
  /** Answers a question of the form that is open; digits for a number. */
  async answer(question: string, answer: string | number): Promise<void> {
    const asked = await this.#unfolded(question);
    if (typeof answer === 'string') return this.tap(asked.locator(`[data-answer="${answer}"]`));
    // Digits are shown for one number at a time.
    const closed = asked.locator('button.number');
    if ((await closed.count()) > 0) await this.tap(closed);
    for (const digit of `${answer}`) await this.tap(asked.locator(`[data-digit="${digit}"]`));
  }
  /** A small number is tapped itself; where it is not in the row yet, the row is moved along. */
  async count(question: string, wanted: number): Promise<void> {
    const keys = (await this.#unfolded(question)).locator('[data-answer]');
    for (;;) {
      const shown = await keys.evaluateAll((row) => row.map((key) => Number(key.getAttribute('data-answer'))));
      const at = shown.indexOf(wanted);
      if (at >= 0) return this.tap(keys.nth(at));
      await this.tap(keys.nth(wanted < (shown[0] ?? 0) ? 0 : shown.length - 1));
    }
  }
  /** A question of the form that is open, in sight. */
  async #unfolded(question: string): Promise<Locator> {
    const folded = this.page.locator(`details.rare:not([open]):has([data-question="${question}"]) > summary`);
    if ((await folded.count()) > 0) await this.tap(folded);
    return this.page.locator(`[data-question="${question}"]`);
  }
  enter(): Promise<void> {
    return this.tap('[data-testid="enter"]');
  }
  /** The face that the real die shows. */
  die(face: number): Promise<void> {
    return this.tap(`[data-face="${face}"]`);
  }
  async done(): Promise<void> {
    await this.tap('[data-testid="done"]');
    await this.page.getByTestId('umpire-table').waitFor();
  }
  result(): Promise<string | null> {
    return this.page.getByTestId('result').getAttribute('data-result');
  }
  /** The lines of the sum, by code. */
  async sum(): Promise<Record<string, string>> {
    const lines = await this.page
      .locator('[data-testid="sum"] tr[data-code]')
      .evaluateAll((rows) => rows.map((row) => [row.getAttribute('data-code'), row.firstElementChild?.textContent]));
    return Object.fromEntries(lines);
  }
  total(): Promise<string> {
    return this.page.getByTestId('total').locator('td').first().innerText();
  }
}
