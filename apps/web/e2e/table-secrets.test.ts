import { withGame } from '@tambour/games';
import { type Command, Match, type MatchRecord } from '@tambour/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { boardReady } from './board.ts';
import { closeFarm } from './measured.ts';
import { button, openAt, sideAsked, TAB_NAMES, tab } from './steps.ts';

const SEED = 2;
/** The close farm where its first targets are chosen: by the French, who may fire at the Grenzer or not. */
const allocating = (): Promise<{ readonly record: MatchRecord; readonly legal: readonly Command[] }> =>
  withGame('tabletop', ({ spec }) => {
    const match = Match.begin(spec, { scenarioData: closeFarm() }, SEED);
    while (match.position.question !== 'allocate')
      if (!match.apply({ type: 'done' }).ok) throw new Error(`${match.position.question} cannot be passed over`);
    return { record: match.record(), legal: match.legal() };
  });

async function takeScreen(page: Page, side: string): Promise<void> {
  const sheet = page.getByTestId('hand-over');
  await sheet.getByRole('heading', { name: new RegExp(side) }).waitFor();
  await sheet.getByRole('button').click();
  await sheet.waitFor({ state: 'detached' });
  await boardReady(page);
}
/** All that is told to who sits at the screen: every tab as it stands in the document, and the table itself. */
async function told(page: Page): Promise<Record<string, string>> {
  const out: Record<string, string> = {};
  for (const name of TAB_NAMES) {
    await tab(page, name);
    if (name === 'text') await page.getByTestId('text-view').locator('.survey li').first().waitFor();
    out[name] = await page.locator('.panel').evaluate((it) => it.outerHTML);
  }
  await tab(page, 'order');
  out.table = await page.locator('svg.board-table').evaluate((it) => it.innerHTML);
  return out;
}

describe('two people at one screen', () => {
  it('choose their targets in secret: the other’s page is the same to the letter, whatever was chosen', {
    timeout: 300_000,
  }, async () => {
    const { record, legal } = await allocating();
    const choices = ['fire', 'hold'].map((type) => legal.find((command) => command.type === type)!);
    expect(choices).not.toContain(undefined);
    const shown: Record<string, string>[] = [];
    for (const command of choices) {
      const page = await openAt(record);
      await takeScreen(page, 'French');
      expect(await sideAsked(page)).toBe('french');
      await button(page, command).click();
      // A shot is weighed first; to hold fire is given at once. Nobody else can fire: theirs are chosen.
      if (command.type === 'fire') await page.getByTestId('commit').click();
      await takeScreen(page, 'Austrians');
      expect(await sideAsked(page)).toBe('coalition');
      shown.push(await told(page));
    }
    for (const [where, html] of Object.entries(shown[0]!)) expect(shown[1]![where], where).toBe(html);
  });
});
