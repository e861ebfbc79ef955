import { describe, expect, it } from 'vitest';
import { newPage } from './browser.ts';
import { marching, shortBattle } from './positions.ts';
import { counted, countOf, openAt, read } from './steps.ts';

const LEVELS = ['novice', 'sergeant', 'captain', 'marshal'];
const TEMPERAMENTS = ['steady', 'bold', 'cautious'];

describe('the computer as opponent', () => {
  it.each([
    ['en', /^Captain: plans whole activations. A fair fight.$/m],
    ['fr', /^Capitaine\s: prévoit des activations entières. Un combat équilibré.$/m],
  ] as const)('is chosen at set-up by level and temperament, each told in a line: %s', async (language, told) => {
    const page = await newPage({ language });
    await page.goto('./');
    await page.getByTestId('options').first().click();
    const setup = page.getByTestId('setup');
    const [levels, temperaments] = [setup.getByTestId('opponent'), setup.getByTestId('temperament')];
    expect(await levels.locator('[data-level="captain"]').isChecked()).toBe(true);
    expect(await read(levels)).toMatch(told);
    expect(await levels.locator('label .hint').count()).toBe(LEVELS.length);
    for (const level of LEVELS) {
      await levels.locator(`[data-level="${level}"]`).check();
      expect(await temperaments.count()).toBe(level === 'novice' ? 0 : 1);
      if (level === 'novice') continue;
      expect(await temperaments.locator('label .hint').count()).toBe(TEMPERAMENTS.length);
      for (const temperament of TEMPERAMENTS) {
        await temperaments.locator(`[data-temperament="${temperament}"]`).check();
        const id = temperament === 'steady' ? level : `${level}-${temperament}`;
        expect(await setup.locator('[data-seat="C"]').inputValue()).toBe(id);
      }
    }
    // Who plays both sides oneself needs none.
    await setup.locator('[data-preset="2"]').check();
    expect(await levels.count()).toBe(0);
  });
});

describe('the staff', () => {
  it('is asked, draws its plan on the map, and one button gives its orders one by one', async () => {
    const page = await openAt(await marching());
    const count = await countOf(page);
    await page.getByTestId('advice').click();
    const advice = page.getByTestId('advice-told');
    await advice.waitFor();
    const arrows = page.locator('.board-arrows .plan-step');
    await expect.poll(() => arrows.count()).toBeGreaterThan(0);
    const orders = await advice.getByTestId('plan-orders').locator('li').allInnerTexts();
    expect(orders.length).toBeGreaterThan(1);
    await page.getByTestId('advice-do').click();
    await counted(page, count + 1);
    // The rest of the plan stands there at once.
    await expect.poll(() => advice.innerText()).toContain(orders[1]!);
    await expect.poll(() => advice.innerText()).not.toContain(orders[0]!);
    await page.getByTestId('advice-do').click();
    await counted(page, count + 2);
  });
});

describe('after the battle', () => {
  it('shows the worst decisions of a side, and where they were made with what was better', {
    timeout: 300_000,
  }, async () => {
    const record = await shortBattle();
    const page = await openAt(record);
    const end = page.getByTestId('end');
    const worst = end.getByTestId('worst');
    // Two people at one screen: whose decisions.
    await worst.locator('[data-worst="C"]').check();
    await worst.getByTestId('worst-begin').click();
    await worst.getByTestId('worst-progress').waitFor();
    await worst.getByTestId('worst-cancel').click();
    await worst.getByTestId('worst-begin').click();
    const list = worst.getByTestId('worst-list');
    await list.waitFor({ timeout: 240_000 });
    const found = list.locator('li');
    expect(await found.count()).toBeGreaterThan(0);
    expect(await found.count()).toBeLessThanOrEqual(3);
    expect(await found.first().innerText()).toMatch(/Turn \d: [\s\S]+Better: [\s\S]+Cost: about [\d.]+ points?/);
    const go = list.locator('[data-go]').first();
    const at = Number(await go.getAttribute('data-go'));
    expect(record.entries[at]!.side).toBe('C');
    await go.click();
    await expect.poll(() => read(page.getByTestId('timeline').locator('output'))).toMatch(new RegExp(`^${at}/`));
    expect(await read(page.getByTestId('misstep'))).toMatch(
      /What was ordered[\s\S]+What would have been better[\s\S]+Cost: about/,
    );
    // Nothing that was found is lost meanwhile.
    await page.getByTestId('past').getByRole('button', { name: 'Back to the present' }).click();
    expect(await page.getByTestId('misstep').count()).toBe(0);
    await page.getByRole('button', { name: 'The battle is over' }).click();
    expect(await list.locator('li').count()).toBeGreaterThan(0);
    expect(await page.getByTestId('trouble').count()).toBe(0);
  });
});
