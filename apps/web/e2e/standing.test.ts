import type { Command } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { pressPlace } from './board.ts';
import { askedAt, reacting } from './positions.ts';
import { button, counted, openAt, read, saved, tab, takeChip } from './steps.ts';

describe('standing orders', () => {
  it('are obeyed: nobody is asked about a reaction that was ordered beforehand', async () => {
    const record = await reacting();
    // One command before the reaction: the shock that brings it about.
    const shock = record.entries.at(-1)!.command as Command & { attackers: string[]; targets: string[] };
    expect(shock.type).toBe('shock');
    const before = record.entries.length - 1;
    const page = await openAt({ ...record, entries: record.entries.slice(0, before) });
    await tab(page, 'standing');
    const heading = page.locator('[data-standing="C.reaction-fire"]');
    await heading.selectOption('never');
    await counted(page, before + 1);
    await expect.poll(() => heading.inputValue()).toBe('never');

    await tab(page, 'order');
    await takeChip(page, shock.attackers[0]!);
    await pressPlace(page, shock.targets[0]!);
    const choice = button(page, shock);
    if (await choice.isVisible()) await choice.click();
    await page.getByTestId('commit').click();
    await counted(page, before + 2);
    expect((await askedAt(await saved(page))).question).not.toBe('react');
    await tab(page, 'log');
    expect(await read(page.getByTestId('log'))).toContain('Standing order “Reaction fire”: never');
  });
});
