import { existsSync } from 'node:fs';
import { withGame } from '@tambour/games';
import { Match, type MatchRecord } from '@tambour/kernel';
import { SeededRandom } from '@tambour/kernel/testing';
import { firefox, type Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { briefRecord } from '../src/match/brief-record.ts';
import { closeFarm } from './measured.ts';
import { counted, fieldReady, linkOf, openAt, saved } from './steps.ts';

/** The close farm to its end: of the kinds of order that may be given each is as likely as the next, but charges come first, and fire. */
const fought = (): Promise<MatchRecord> =>
  withGame('tabletop', ({ spec }) => {
    const match = Match.begin(spec, { scenarioData: closeFarm() }, 4);
    const lot = new SeededRandom(4);
    while (!match.position.over) {
      const legal = match.legal();
      const types = [...new Set(legal.map(({ type }) => type))];
      const type = ['charge', 'fire'].find((wanted) => types.includes(wanted)) ?? lot.of(types);
      match.apply(lot.of(legal.filter((command) => command.type === type)));
    }
    return match.record();
  });
const hashes = ({ opening, entries }: MatchRecord) => [opening.hash, ...entries.map(({ hash }) => hash)];

/** The link has only the orders, the dice and the hash of the end: every other hash is the browser's own. */
async function replayed(page: Page, record: MatchRecord): Promise<void> {
  const brief = JSON.stringify(briefRecord(record));
  expect(record.entries.filter(({ hash }) => brief.includes(hash)).length).toBeLessThan(3);
  expect(hashes(await saved(page))).toEqual(hashes(record));
}

describe('a battle of the table replayed', () => {
  it('has the same hashes in Node and in Chromium', { timeout: 300_000 }, async () => {
    const record = await fought();
    const page = await openAt(record);
    await page.getByTestId('end-look').click();
    await replayed(page, record);
  });

  const path = firefox.executablePath();
  it.skipIf(!existsSync(path))('has the same hashes in Firefox, where there is one', { timeout: 300_000 }, async () => {
    const record = await fought();
    const browser = await firefox.launch({ executablePath: path });
    try {
      const page = await browser.newPage({ baseURL: inject('page').url, reducedMotion: 'reduce' });
      await page.goto(linkOf(briefRecord(record)));
      await fieldReady(page);
      await counted(page, record.entries.length);
      await page.getByTestId('end-look').click();
      await replayed(page, record);
    } finally {
      await browser.close();
    }
  });
});
