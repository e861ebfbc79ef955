import { describe, expect, it } from 'vitest';
import { openPage } from './browser.ts';
import { brokenOff } from './positions.ts';
import { counted, march, openRecord } from './steps.ts';

const marching = brokenOff('en-even', ({ question, side }) => question === 'move' && side === 'F');

describe('taking back', () => {
  it('goes back command by command to the last die, and no further', async () => {
    const page = await openPage({ reducedMotion: true });
    const record = await marching;
    await openRecord(page, record);
    const horizon = record.entries.findLastIndex((entry) => entry.dice.length > 0) + 1;
    expect(horizon).toBeLessThan(record.entries.length);
    await march(page, 'f-ag1', '1708');
    const undo = page.getByTestId('undo');
    for (let count = record.entries.length; count >= horizon; count--) {
      await expect.poll(() => undo.isEnabled()).toBe(true);
      await undo.click();
      await counted(page, count);
      if (count === horizon) break;
    }
    await expect.poll(() => undo.isDisabled()).toBe(true);
    expect(await undo.getAttribute('title')).toContain('A die has fallen');
  });
});
