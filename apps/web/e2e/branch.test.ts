import { describe, expect, it } from 'vitest';
import { openPage } from './browser.ts';
import { marching } from './positions.ts';
import { counted, fieldReady, march, openRecord, read, sideAsked } from './steps.ts';

describe('going back in time', () => {
  it('shows an earlier moment, and plays on from there as a battle of its own', async () => {
    const page = await openPage({ reducedMotion: true });
    const record = await marching();
    const all = record.entries.length;
    await openRecord(page, record);
    const first = page.url();
    const timeline = page.getByTestId('timeline');
    await timeline.getByRole('slider').fill('15');
    await expect.poll(() => read(timeline.locator('output'))).toBe(`15/${all}`);
    await expect.poll(() => read(page.getByTestId('headline'))).toMatch(/set-up/i);
    // Nothing can be ordered in the past.
    expect(await page.getByTestId('free').count()).toBe(0);
    expect(await page.getByTestId('alive').count()).toBe(0);
    expect(await read(page.getByTestId('prompt').locator('.who'))).toMatch(/to move$/);
    expect(await read(page.getByTestId('strip-move'))).not.toBe('Your move');
    await page.getByTestId('past').getByRole('button', { name: 'Back to the present' }).click();
    await page.getByTestId('free').waitFor();

    await timeline.getByRole('button', { name: 'One order back' }).click();
    await page.getByTestId('past').getByRole('button', { name: 'Continue from here' }).click();
    await expect.poll(() => page.url()).not.toBe(first);
    await fieldReady(page);
    await counted(page, all - 1);
    expect(await sideAsked(page)).toBe('F');

    await page.getByRole('link', { name: 'Tambour' }).click();
    const rows = page.getByTestId('begun').locator('li');
    await expect.poll(() => rows.count()).toBe(2);
    expect(await read(rows.first())).toContain(`${all - 1} orders`);
    // It says what it is, and of which battle.
    expect(await read(rows.first().getByTestId('branch'))).toMatch(
      new RegExp(`^Branch from turn \\d+, order ${all - 1} of the battle last played \\d`),
    );
    expect(await rows.last().getByTestId('branch').count()).toBe(0);
    expect(await read(rows.last())).toContain(`${all} orders`);
    await rows.last().getByTestId('resume').click();
    await fieldReady(page);
    await counted(page, all);
    await march(page, 'f-ag1', '1708');

    // The picture of a battle is as good as its button.
    await page.getByRole('link', { name: 'Tambour' }).click();
    const picture = page.locator('.battle-card .thumbnail').first();
    await picture.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await picture.boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.getByTestId('goals').waitFor();
  });
});
