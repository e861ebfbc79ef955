import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe, newPage } from './browser.ts';
import { smallTargets } from './touch-targets.ts';
import { newTable, PHONE } from './umpire.ts';

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.scrollingElement!.scrollWidth - window.innerWidth);

describe('Umpire in the hand', () => {
  it('takes a fire test in at most eight taps, with each line of the sum', async () => {
    const hand = await newTable();
    await hand.piece('Fusilier battalion');
    await hand.happened('fire');
    await hand.answer('losses', 65);
    await hand.enter();
    // 19 figures are left, and 57 men would be enough for a test. One is to be taken off the table.
    expect(await hand.page.getByTestId('led-here').first().innerText()).toContain('one figure off, 19 left');
    expect(await hand.page.getByTestId('form').getAttribute('data-type')).toBe('test');
    await hand.die(6);
    expect(hand.taps).toBeLessThanOrEqual(8);
    expect(await hand.result()).toBe('obey');
    expect(await hand.sum()).toMatchObject({ B1: '5', D: '+2', F26: '−1', F29: '0' });
  });

  it('a digit typed by mistake is deleted: what is shown is what is entered', async () => {
    const hand = await newTable();
    const { page } = hand;
    const shown = (): Promise<string> => page.getByTestId('number').innerText();
    await hand.piece('Fusilier battalion');
    await hand.happened('fire');
    await hand.answer('losses', 657);
    await hand.tap('[data-digit="back"]');
    expect(await shown()).toMatch(/^65 /);
    for (let n = 0; n < 2; n++) await hand.tap('[data-digit="back"]');
    expect(await shown()).toMatch(/^–/);
    expect(await page.getByTestId('enter').isDisabled()).toBe(true);
    await hand.answer('losses', 12);
    await hand.enter();
    expect(await page.getByTestId('entered').innerText()).toMatch(/\b12\b/);
  });

  it('a reload in the middle of a form loses nothing, nor does one without a connection', async () => {
    const hand = await newTable({ ...PHONE, offline: true });
    const { page } = hand;
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.context().setOffline(true);
    await hand.piece('Fusilier battalion');
    await hand.happened('fire');
    await hand.answer('losses', 6);
    await page.reload();
    await page.getByTestId('form').waitFor();
    expect(await page.getByTestId('number').innerText()).toMatch(/^6 /);
    await hand.answer('losses', 5);
    expect(await page.getByTestId('number').innerText()).toMatch(/^65/);
    await hand.enter();
    await hand.die(1);
    const total = await hand.total();
    await page.reload();
    expect(await hand.total()).toBe(total);
    await page.goto('./umpire');
    await page.locator('[data-table]').waitFor();
    expect(new URL(page.url()).hash).toBe('#/umpire');
  });

  it('an entry ten back is corrected, and all after it follows', { timeout: 300_000 }, async () => {
    const hand = await newTable();
    const { page } = hand;
    await hand.piece('Grenz battalion');
    await hand.happened('losses');
    await hand.answer('losses', 10);
    await hand.enter();
    await hand.done();
    for (let n = 0; n < 9; n++) {
      await hand.piece('5e ligne, 2nd battalion');
      await hand.happened('losses');
      await hand.answer('losses', 1);
      await hand.enter();
      await hand.done();
    }
    await hand.piece('Grenz battalion');
    await hand.happened('fire');
    await hand.answer('losses', 20);
    await hand.enter();
    // Semi-regular, and under fire for the first time.
    await hand.die(3);
    expect((await hand.sum()).F29).toBe('0');
    await hand.done();
    await hand.tap('[data-tab="log"]');
    await hand.tap(page.locator('[data-entry][data-type="losses"]').last().locator('summary'));
    await hand.tap(page.locator('[data-entry][data-type="losses"]').last().getByTestId('correct'));
    await hand.answer('losses', 90);
    await hand.enter();
    await page.getByTestId('umpire-back').tap();
    await hand.tap('[data-tab="log"]');
    await hand.tap(page.locator('[data-entry][data-type="test"] summary'));
    // 110 of 80 a step: the test that was taken later has another sum.
    expect((await hand.sum()).F29).toBe('−1');
  });

  it('a rally leads to its test, though the unit owes something else as well', async () => {
    const hand = await newTable();
    await hand.piece('Fusilier battalion');
    await hand.happened('combat');
    await hand.answer('enemy', 't-fr1');
    await hand.answer('losses', 120);
    await hand.answer('inflicted', 0);
    await hand.enter();
    await hand.die(1);
    expect(await hand.result()).toBe('rout');
    await hand.done();
    await hand.piece('Fusilier battalion');
    await hand.happened('rally');
    await hand.answer('friend', 't-au3');
    await hand.enter();
    await hand.page.locator('[data-question="take"]').waitFor();
    await hand.die(1);
    expect(await hand.result()).not.toBeNull();
  });

  it('undoes without end, and does again', async () => {
    const hand = await newTable();
    const { page } = hand;
    await hand.piece('Fusilier battalion');
    await hand.happened('fire');
    await hand.answer('losses', 65);
    await hand.enter();
    await hand.die(6);
    // The test, the fire, and the armies at once.
    for (let n = 0; n < 3; n++) await page.getByTestId('umpire-undo').tap();
    await expect.poll(() => page.getByTestId('umpire-undo').isDisabled()).toBe(true);
    expect(await page.locator('[data-piece]').count()).toBe(0);
    await page.getByTestId('umpire-redo').tap();
    await expect.poll(() => page.locator('[data-piece]').count()).toBeGreaterThan(0);
    for (let n = 0; n < 2; n++) await page.getByTestId('umpire-redo').tap();
    expect(await hand.result()).toBe('obey');
  });

  it('is written by one tab: another takes it over, and it may be taken back', async () => {
    const { page } = await newTable();
    const other = await page.context().newPage();
    await other.goto(page.url());
    const isOpen = (tab: Page): Promise<boolean> => tab.getByTestId('umpire').isVisible();
    for (const [taker, loser] of [
      [other, page],
      [page, other],
    ] as const) {
      await taker.getByTestId('take-over').tap();
      await expect.poll(() => isOpen(taker)).toBe(true);
      await loser.getByTestId('take-over').waitFor();
      expect(await isOpen(loser)).toBe(false);
    }
  });

  it('a line of the sum is decided otherwise, and says so', async () => {
    const hand = await newTable();
    await hand.piece('Fusilier battalion');
    await hand.happened('fire');
    await hand.answer('losses', 65);
    await hand.enter();
    const { page } = hand;
    await page.locator('.sum-so-far > summary').tap();
    await page.locator('tr[data-code="F26"] button.link').tap();
    await page.getByTestId('overriding').locator('[data-answer="minus"]').tap();
    await page.getByTestId('overriding').locator('[data-answer="override"]').tap();
    await hand.die(1);
    expect(await hand.sum()).toMatchObject({ F26: '−2' });
    expect(await page.locator('tr[data-code="F26"] .ruled').innerText()).toContain('−1');
  });

  it('a line is decided by no more than twenty points, and that may be taken back', async () => {
    const hand = await newTable();
    const { page } = hand;
    await hand.piece('Fusilier battalion');
    await hand.happened('fire');
    await hand.answer('losses', 65);
    await hand.enter();
    await page.locator('.sum-so-far > summary').tap();
    const open = (): Promise<void> => page.locator('tr[data-code="F26"] button.link').tap();
    const box = page.getByTestId('overriding');
    await open();
    for (let n = 0; n < 19; n++) await box.locator('[data-answer="minus"]').tap();
    expect(await box.locator('[data-answer="minus"]').isDisabled()).toBe(true);
    await box.locator('[data-answer="override"]').tap();
    expect(await page.locator('tr[data-code="F26"]').innerText()).toContain('−20');
    await open();
    await box.locator('button').last().tap();
    await hand.die(6);
    expect(await hand.sum()).toMatchObject({ F26: '−1' });
  });

  it('a die tapped by mistake is changed: at once, or from the log', async () => {
    const hand = await newTable();
    const { page } = hand;
    await hand.piece('Fusilier battalion');
    await hand.happened('fire');
    await hand.answer('losses', 65);
    await hand.enter();
    await hand.answer('balance', 'enemies');
    await hand.die(6);
    await page.getByTestId('umpire-undo').tap();
    expect(await page.locator('[data-question="balance"] [aria-pressed="true"]').getAttribute('data-answer')).toBe(
      'enemies',
    );
    await hand.die(1);
    expect(await hand.sum()).toMatchObject({ D: '0', F14: '−2' });
    await hand.done();
    await hand.tap('[data-tab="log"]');
    const test = page.locator('[data-entry][data-type="test"]');
    await hand.tap(test.locator('summary'));
    await hand.tap(test.getByTestId('correct'));
    expect(await page.locator('[data-face][aria-pressed="true"]').getAttribute('data-face')).toBe('1');
    await hand.die(4);
    await hand.enter();
    expect(await hand.sum()).toMatchObject({ D: '+1', F14: '−2' });
  });

  it('a correction says what lost its sense by it, and what did says why', async () => {
    const hand = await newTable();
    const { page } = hand;
    await hand.piece('Fusilier battalion');
    await hand.happened('fire');
    await hand.answer('losses', 65);
    await hand.enter();
    await hand.die(6);
    await hand.done();
    await hand.tap('[data-tab="log"]');
    const correct = async (type: string): Promise<void> => {
      await hand.tap(page.locator(`[data-entry][data-type="${type}"] summary`));
      await hand.tap(page.locator(`[data-entry][data-type="${type}"]`).getByTestId('correct'));
    };
    await correct('fire');
    await hand.answer('losses', 1);
    await hand.enter();
    expect(await page.getByTestId('troubled').innerText()).toContain('One later entry');
    await page.getByTestId('umpire-back').tap();
    await hand.tap('[data-tab="log"]');
    await correct('test');
    expect(await page.getByTestId('fault').innerText()).toContain('no longer has to test');
    expect(await page.getByTestId('enter').isDisabled()).toBe(true);
  });

  it('reads armies from a list, and says line by line what is wrong with it', async () => {
    const page = await newPage(PHONE);
    await page.goto('./#/umpire');
    await page.getByTestId('new-table').tap();
    await page.locator('.roster-file > summary').tap();
    await page
      .getByTestId('csv')
      .fill('piece,side,name,type,figures\nunit,blue,34e I,french.ligne,24\nunit,blue,34e II,french.zouave,24');
    await page.locator('.faults .trouble').waitFor();
    expect(await page.locator('.faults').innerText()).toContain('Line 3, type:');
    await page.getByTestId('csv').fill('piece,side,name,type,figures\nunit,blue,34e I,french.ligne,24');
    await page.getByTestId('csv-add').tap();
    await page.locator('[data-piece]', { hasText: '34e I' }).waitFor();
  });

  it('is dark unless chosen otherwise, fits the hand and the finger, and axe finds nothing', {
    timeout: 180_000,
  }, async () => {
    const hand = await newTable();
    const { page } = hand;
    expect(await page.locator('html').getAttribute('data-theme')).toBe('night');
    const look = async (where: string): Promise<void> => {
      expect(await overflow(page), where).toBe(0);
      expect(await smallTargets(page), where).toEqual([]);
      expect(await axe(page), where).toEqual([]);
    };
    await look('table');
    await hand.piece('Fusilier battalion');
    await look('piece');
    await hand.happened('fire');
    await look('fire');
    await hand.answer('losses', 65);
    await hand.enter();
    await look('test');
    await hand.die(2);
    await look('result');
    await hand.done();
    await hand.tap('[data-tab="log"]');
    await look('log');
    await hand.tap('[data-entry][data-type="test"] summary');
    await hand.tap(page.locator('[data-entry][data-type="test"]').getByTestId('correct'));
    await look('correction');
    await page.getByTestId('umpire-back').tap();
    await hand.tap('[data-tab="roster"]');
    await look('roster');
    await page.getByTestId('umpire-back').tap();
    await page.getByTestId('umpire-tables').waitFor();
    await look('tables');
    await page.getByTestId('theme').selectOption('day');
    await page.locator('html[data-theme="day"]').waitFor();
    expect(await axe(page, 'color-contrast')).toEqual([]);
    await hand.tap('[data-table]');
    await page.getByTestId('umpire').waitFor();
    expect(await axe(page, 'color-contrast')).toEqual([]);
  });
});
