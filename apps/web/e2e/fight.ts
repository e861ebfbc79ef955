import type { Page } from 'playwright-core';
import { glowing, pressPlace } from './board.ts';
import { countOf } from './steps.ts';

/** A person is asked about more than the `count` commands given so far, or the battle is over. */
export const asked = (page: Page, count: number) =>
  page
    .waitForFunction((before) => {
      const at = (id: string) => document.querySelector(`[data-testid="${id}"]`);
      if (at('end')) return { isOver: true, alive: [], free: [] };
      const now = Number(at('timeline')?.querySelector('output')?.textContent?.split('/')[1]);
      if (!(now > before) || !(at('free') || at('alive'))) return false;
      const data = (of: string, attribute: string) =>
        [...(at(of)?.querySelectorAll('button') ?? [])].map((button) => button.getAttribute(attribute) ?? '');
      return { isOver: false, alive: data('alive', 'data-pick'), free: data('free', 'data-command') };
    }, count)
    .then((found) => found.jsonValue());

/** Answers what must be answered: one of the orders that need no piece, the one that declines if there is one; else the first piece's. */
export async function answer(page: Page, { alive, free }: { alive: readonly string[]; free: readonly string[] }) {
  if (free.length > 0) {
    const buttons = page.getByTestId('free').locator('button');
    const quiet = page.getByTestId('free').locator('button.quiet');
    const count = await countOf(page);
    await ((await quiet.count()) > 0 ? quiet : buttons).first().click();
    // What throws dice, or has its price, is weighed first.
    const commit = page.getByTestId('commit');
    await page.waitForFunction((before) => {
      const at = (id: string) => document.querySelector(`[data-testid="${id}"]`);
      return at('commit') || Number(at('timeline')?.querySelector('output')?.textContent?.split('/')[1]) > before;
    }, count);
    if (await commit.isVisible()) await commit.click();
    return;
  }
  await page.getByTestId('alive').locator(`[data-pick="${alive[0]}"]`).click();
  const commit = page.getByTestId('commit');
  const choice = page.getByTestId('order').locator('[data-command]').first();
  const light = page.locator('.board [data-place]').first();
  await commit.or(choice).or(light).first().waitFor();
  if (!(await commit.isVisible()) && (await light.count()) > 0) await pressPlace(page, (await glowing(page))[0]!);
  else if (!(await commit.isVisible())) return choice.click();
  await commit.click();
}
