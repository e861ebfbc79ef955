import type { Command } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { pressPlace } from './board.ts';
import { askedAt, oddsAt, shocking, unseen } from './positions.ts';
import { button, chances, openAt, read, saved, tab, takeChip } from './steps.ts';

const NEAR = 1e-9;
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

describe('the odds', () => {
  it('are those of the engine for the same position, and sum to all there is', async () => {
    const page = await openAt(await shocking());
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
    // The one line by the button: what is gained and what it costs, each added up over all outcomes.
    const line = page.getByTestId('odds-line').locator('[data-chance-of]');
    await line.first().waitFor();
    const told = await line.evaluateAll((items) =>
      items.map(({ dataset, classList, textContent }) => {
        const sign = classList.contains('gain') ? '▲' : classList.contains('cost') ? '▼' : '';
        return { of: dataset.chanceOf!, chance: Number(dataset.chance), isMarked: textContent!.startsWith(sign) };
      }),
    );
    expect(told.length).toBeGreaterThan(2);
    for (const { of, chance, isMarked } of told) {
      const ways = engine.whole.outcomes.filter(({ bearings }) =>
        of === 'nothing' ? bearings.length === 0 : bearings.includes(of),
      );
      expect(Math.abs(sum(ways.map((way) => way.chance)) - chance), of).toBeLessThan(NEAR);
      expect(isMarked, of).toBe(true);
    }
    // What must be rolled, and what each unit has to fear.
    expect(await read(page.getByTestId('roll').locator('summary'))).toMatch(/^You need \d or (more|less) on the die/);
    expect(await page.getByTestId('unit-odds').locator('tbody tr').count()).toBeGreaterThan(1);
    for (const [name, odds] of [
      ['next', engine.next],
      ['whole', engine.whole],
    ] as const) {
      const bars = page.getByTestId(`odds-${name}`);
      await page.getByTestId(`fold-${name}`).locator('summary').click();
      await bars.waitFor();
      const nothing = name === 'whole' ? 'No effect' : 'No result yet: it depends on what follows';
      const folded = await chances(page, name);
      expect(Math.abs(sum(folded) - 1)).toBeLessThan(NEAR);
      const more = bars.getByRole('button');
      if ((await more.count()) > 0) await more.click();
      const shown = await chances(page, name);
      expect(Math.abs(sum(shown) - 1)).toBeLessThan(NEAR);
      const said = await bars.locator('li .fact').allTextContents();
      expect(said.toSorted()).toEqual(odds.outcomes.map(({ says }) => says || nothing).toSorted());
      for (const { says, chance } of odds.outcomes)
        expect(Math.abs(shown[said.indexOf(says || nothing)]! - chance), says).toBeLessThan(NEAR);
      expect(await read(bars.locator('.sum'))).toMatch(/^Total 100% \(exact/);
      // What it rests on stands under it: every answer that was given for a side, and nothing where none was.
      const assumes = page.getByTestId(`assumes-${name}`);
      expect(await assumes.count()).toBe(odds.assumptions.length > 0 ? 1 : 0);
      for (const a of odds.assumptions)
        expect(await read(assumes)).toContain(a.code === 'habit' ? a.does.en : a.says.en);
    }
    expect(engine.whole.assumptions.length).toBeGreaterThan(0);
    // Every item of the sum behind the dice names its rule.
    const items = page.getByTestId('forecast').locator('.sum-items li');
    expect(await items.locator('[data-rule]').count()).toBe(await items.count());
  });

  it.each([
    ['en', 1280, /Assumptions:/, /not exact: depends on hidden information/],
    ['fr', 390, /Hypothèses\u00a0:/, /approximatif\u00a0: dépend d’informations cachées/],
  ] as const)(
    'that rest on an unseen order say so, and how far they may be off (%s, %i wide)',
    async (language, width, assumes, how) => {
      const { record, attack, odds } = await unseen();
      const page = await openAt(record, { language, width });
      await page.getByTestId('hand-over').getByRole('button').click();
      await tab(page, 'text');
      await page.getByTestId('typed').fill(JSON.stringify(attack));
      await page.getByTestId('typed').press('Enter');
      await tab(page, 'order');
      const bars = page.getByTestId('odds-whole');
      await page.getByTestId('fold-whole').locator('summary').click();
      expect(await read(bars.locator('.sum'))).toMatch(how);
      const said = await read(page.getByTestId('assumes-whole'));
      expect(said).toMatch(assumes);
      for (const a of odds.assumptions)
        expect(said).toContain(a.code === 'habit' ? a.does[language] : a.says[language]);
      expect((await bars.locator('.range').allInnerTexts()).some((text) => /\d.*\d/.test(text))).toBe(true);
      // Nothing runs out of the panel.
      const panel = page.getByTestId('forecast');
      expect(await panel.evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true);
    },
  );
});
