import { withGame } from '@tambour/games';
import { Match, type MatchRecord, parseRecord } from '@tambour/kernel';
import { isLong, SeededRandom } from '@tambour/kernel/testing';
import { describe, expect, inject, it } from 'vitest';
import { briefRecord } from '../src/match/brief-record.ts';
import { FirefoxPage, installedFirefox } from './firefox.ts';
import { closeFarm } from './measured.ts';
import { linkOf, openAt, saved } from './steps.ts';

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
function isReplayed(record: MatchRecord, replayed: MatchRecord): void {
  const brief = JSON.stringify(briefRecord(record));
  expect(record.entries.filter(({ hash }) => brief.includes(hash)).length).toBeLessThan(3);
  expect(hashes(replayed)).toEqual(hashes(record));
}

/** In the page: presses what has this test id. */
const press = (id: string) => `document.querySelector('[data-testid="${id}"]').click()`;
/** In the page: how many commands it has followed. */
const FOLLOWED = `document.querySelector('[data-testid="timeline"] output')?.textContent.split('/')[1] ?? ''`;
/** In the page: the text of the file that "Save" offers. */
const SAVED = `new Promise((resolve) => {
  const make = URL.createObjectURL;
  URL.createObjectURL = (file) => (file.text().then(resolve), make(file));
  ${press('save')};
})`;

describe('a battle of the table replayed', () => {
  it('has the same hashes in Node and in Chromium', { timeout: 300_000 }, async () => {
    const record = await fought();
    const page = await openAt(record);
    await page.getByTestId('end-look').click();
    isReplayed(record, await saved(page));
  });

  // In the long run, or where FIREFOX names one.
  const path = isLong || process.env.FIREFOX ? installedFirefox() : undefined;
  it.runIf(path)('has the same hashes in Firefox, where there is one', { timeout: 300_000 }, async () => {
    const record = await fought();
    const page = await FirefoxPage.open(path ?? '');
    const ready = (expression: string) =>
      expect.poll(() => page.evaluate(`String(${expression})`), { timeout: 240_000 });
    try {
      await page.goto(new URL(linkOf(briefRecord(record)), inject('page').url).href);
      await ready(FOLLOWED).toContain(String(record.entries.length));
      await ready(`document.querySelector('[data-testid="end-look"]') !== null`).toBe('true');
      await page.evaluate(press('end-look'));
      await ready(`document.querySelector('[data-tab="keep"]') !== null`).toBe('true');
      await page.evaluate(`document.querySelector('[data-tab="keep"]').click()`);
      await ready(`document.querySelector('[data-testid="save"]') !== null`).toBe('true');
      isReplayed(record, parseRecord(String(await page.evaluate(SAVED))));
    } finally {
      await page.close();
    }
  });
});
