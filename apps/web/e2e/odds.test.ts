import type { Command } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { pressPlace } from './board.ts';
import { openPage } from './browser.ts';
import { askedAt, oddsAt, shocking } from './positions.ts';
import { button, chances, openRecord, read, saved, tab, takeChip } from './steps.ts';

const NEAR = 1e-9;
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

describe('the odds', () => {
  it('are those of the engine for the same position, and sum to all there is', async () => {
    const page = await openPage({ reducedMotion: true });
    await openRecord(page, await shocking());
    const record = await saved(page);
    const { legal } = await askedAt(record);
    const shock = legal.find((c): c is Command & { attackers: string[]; targets: string[] } => c.type === 'shock')!;
    const engine = await oddsAt(record, shock);
    expect(engine.next.isExact && engine.whole.isExact).toBe(true);

    await tab(page, 'order');
    await takeChip(page, shock.attackers[0]!);
    await pressPlace(page, shock.targets[0]!);
    const choice = button(page, shock);
    if (await choice.isVisible()) await choice.click();
    for (const [name, odds] of [
      ['next', engine.next],
      ['whole', engine.whole],
    ] as const) {
      const bars = page.getByTestId(`odds-${name}`);
      await bars.waitFor();
      const folded = await chances(page, name);
      expect(Math.abs(sum(folded) - 1)).toBeLessThan(NEAR);
      const more = bars.getByRole('button');
      if ((await more.count()) > 0) await more.click();
      const shown = await chances(page, name);
      expect(Math.abs(sum(shown) - 1)).toBeLessThan(NEAR);
      const said = await bars.locator('li .fact').allTextContents();
      expect(said.toSorted()).toEqual(odds.outcomes.map(({ says }) => says || 'Nothing happens').toSorted());
      for (const { says, chance } of odds.outcomes)
        expect(Math.abs(shown[said.indexOf(says || 'Nothing happens')]! - chance), says).toBeLessThan(NEAR);
      expect(await read(bars.locator('.sum'))).toMatch(/Together 100% · exact/);
    }
    // Every item of the sum behind the dice names its rule.
    const items = page.getByTestId('forecast').locator('.sum-items li');
    expect(await items.locator('[data-rule]').count()).toBe(await items.count());
  });
});
