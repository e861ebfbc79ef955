import type { Command } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { pressPlace } from './board.ts';
import { openPage } from './browser.ts';
import { askedAt, brokenOff, oddsAt } from './positions.ts';
import { button, chances, openRecord, saved, tab, takeChip } from './steps.ts';

const NEAR = 1e-9;
const combat = brokenOff(
  'en-even',
  ({ question, legal }) => question === 'combat' && legal.some((command) => command.type === 'shock'),
);
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const sorted = (list: readonly number[]): number[] => list.toSorted((a, b) => b - a);

describe('the odds', () => {
  it('are those of the engine for the same position, and sum to all there is', async () => {
    const page = await openPage({ reducedMotion: true });
    await openRecord(page, await combat);
    const record = await saved(page);
    const { legal } = await askedAt(record);
    const shock = legal.find((c): c is Command & { attackers: string[]; targets: string[] } => c.type === 'shock')!;
    const engine = await oddsAt(record, shock);
    expect(engine.next.exact && engine.whole.exact).toBe(true);

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
      expect(shown).toHaveLength(odds.outcomes.length);
      const wanted = sorted(odds.outcomes.map((outcome) => outcome.chance));
      sorted(shown).forEach((chance, i) => expect(Math.abs(chance - wanted[i]!)).toBeLessThan(NEAR));
      expect(await bars.locator('.sum').innerText()).toMatch(/Together 100% · exact/);
    }
    // Every item of the sum behind the dice names its rule.
    const items = page.getByTestId('forecast').locator('.sum-items li');
    expect(await items.locator('[data-rule]').count()).toBe(await items.count());
  });
});
