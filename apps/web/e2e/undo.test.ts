import type { Command } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { pressPlace } from './board.ts';
import { askedAt, brokenOff } from './positions.ts';
import { counted, openAt, order, takeChip } from './steps.ts';

/** The set-up is done, and no die has fallen yet. */
const barrage = brokenOff('en-even', ({ question, side }) => question === 'barrage' && side === 'F');

describe('taking back', () => {
  it('goes back command by command until a die is shown, and no further', async () => {
    const record = await barrage;
    const all = record.entries.length;
    const { legal } = await askedAt(record);
    const fire = legal.find((c): c is Command & { unit: string; at: string } => c.type === 'fire')!;
    const page = await openAt(record);
    const undo = page.getByTestId('undo');
    for (const count of [all - 1, all - 2, all - 3]) {
      await undo.click();
      await counted(page, count);
    }
    await order(page, 'ready');
    await takeChip(page, fire.unit);
    await page.locator(`.board [data-place="${fire.at}"]`).waitFor();
    expect(await undo.isEnabled()).toBe(true);
    await pressPlace(page, fire.at);
    await page.getByTestId('commit').click();
    await counted(page, all - 1);
    await expect.poll(() => undo.isDisabled()).toBe(true);
    expect(await undo.getAttribute('title')).toContain('A die has fallen');
  });
});
