import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { briefRecord } from '../src/match/brief-record.ts';
import { openPage } from './browser.ts';
import { marching } from './positions.ts';
import { begin, counted, fieldReady, linkOf, openRecord, order, read, recordFile } from './steps.ts';

/** The battle as the game has it. */
const SCENARIO = JSON.parse(
  readFileSync(new URL('../../../games/denain/data/scenario.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, unknown>>;

describe('what is no battle', () => {
  it('is refused with a sentence each, and a good one still opens', async () => {
    const page = await openPage({ reducedMotion: true });
    const record = await marching();
    const whole = JSON.stringify(record);
    const bad: readonly (readonly [what: string, content: unknown, says: RegExp])[] = [
      ['a letter', 'Dear sir, the enemy has crossed the river.', /not a saved battle/],
      ['a record cut short', whole.slice(0, whole.length / 2), /not a saved battle/],
      ['another file', '{"a":1}', /not a saved battle/],
      ['nothing', '', /not a saved battle/],
      ['a game that is not here', { ...record, game: 'malplaquet' }, /malplaquet|game/i],
      ['rules to come', { ...record, rules: 99 }, /version 99 of the rules/],
      ['figures that are not here', { ...record, scenario: 'denain-1713' }, /scenario/],
      [
        'a false beginning',
        { ...record, opening: { ...record.opening, hash: '0000000000000000' } },
        /cannot be opened/,
      ],
    ];
    for (const [what, content, says] of bad) {
      await page.getByTestId('file').setInputFiles(recordFile(content));
      const trouble = page.getByTestId('trouble');
      await expect.poll(() => read(trouble), { message: what }).toMatch(says);
      expect(await read(trouble), what).not.toMatch(/undefined|\[object|Error/);
    }
    await openRecord(page, record);
    expect(await page.getByTestId('trouble').count()).toBe(0);
  });

  it('figures of one’s own are refused by file and field, or played with; the record says so', async () => {
    const page = await openPage({ reducedMotion: true });
    await page.getByTestId('options').first().click();
    const setup = page.getByTestId('setup');
    await setup.getByTestId('setup-rules').locator('summary').first().click();
    const own = setup.getByTestId('own-figures');
    await own.locator('summary').click();
    const file = (name: string, content: unknown) => ({
      name,
      mimeType: 'application/json',
      buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
    });
    for (const [name, content, says] of [
      ['letter.json', 'Dear sir', /letter\.json: this file is not JSON/],
      ['lame.json', { ...SCENARIO, turns: 'ten' }, /lame\.json: .*turns must be a whole number/],
    ] as const) {
      await own.getByTestId('scenarioData').setInputFiles(file(name, content));
      await expect.poll(() => read(own.getByTestId('own-fault'))).toMatch(says);
    }
    await own.getByTestId('scenarioData').setInputFiles(file('mine.json', { ...SCENARIO, id: 'mine', turns: 4 }));
    await expect.poll(() => read(own.locator('summary'))).toBe('Your own figures: mine.json');
    expect(await own.getByTestId('own-fault').count()).toBe(0);
    await setup.getByTestId('begin').click();
    await fieldReady(page);
    await page.getByRole('tab', { name: 'Save' }).click();
    await expect.poll(() => read(page.getByTestId('menu'))).toContain('your own figures: scenario');
  });

  it('a record with a false hash is followed as far as it is true, and says so', async () => {
    const page = await openPage({ reducedMotion: true });
    const record = await marching();
    const entries = record.entries.map((entry, i) => (i === 20 ? { ...entry, hash: '0000000000000000' } : entry));
    await page.getByTestId('file').setInputFiles(recordFile({ ...record, entries }));
    await fieldReady(page);
    expect(await read(page.getByTestId('warning'))).toContain(`replayed up to order 20 of ${entries.length}`);
    await counted(page, 20);
    await order(page, 'ready');
  });

  it('a broken address says so and leads back to the battles', async () => {
    const page = await openPage({ reducedMotion: true });
    for (const hash of ['#r=dnonsense', '#r=x']) {
      await page.goto(`./${hash}`);
      await expect
        .poll(async () => (await read(page.getByTestId('trouble'))).length, { message: hash })
        .toBeGreaterThan(20);
      await page.getByRole('button', { name: 'Back to the battles' }).click();
      await page.getByTestId('gallery').waitFor();
    }
    await begin(page);
    expect(await page.getByTestId('trouble').count()).toBe(0);
  });

  it.each([
    ['en', /is not saved in this browser/, /nothing at this address/],
    ['fr', /n’est pas enregistrée dans ce navigateur/, /Il n’y a rien à cette adresse/],
  ] as const)('an address that leads nowhere says so above the gallery (%s)', async (language, battle, other) => {
    const page = await openPage({ reducedMotion: true, language });
    const addresses: readonly (readonly [hash: string, says: RegExp])[] = [
      ['#/battle/0123456789abcdef', battle],
      ['#/battle/a%20b', other],
      ['#/nowhere', other],
      ['#/setup/chess/x', other],
      ['#/setup/denain/nothing', other],
      ['#/learn/chess/x', other],
      [`#/rules/${'a'.repeat(81)}`, other],
      [`#/rules/${'a'.repeat(80)}`, other],
      [`#/example/denain/${'a'.repeat(81)}`, other],
      ['#nonsense', other],
    ];
    for (const [hash, says] of addresses) {
      await page.goto(`./${hash}`);
      await expect
        .poll(() => read(page.getByTestId('gallery').getByTestId('trouble')), { message: hash })
        .toMatch(says);
      await page.getByTestId('play').first().waitFor();
    }
    await page.goto('./#/');
    await expect.poll(() => page.getByTestId('trouble').count()).toBe(0);
  });

  it('a link without the hash of its end opens with a warning', async () => {
    const page = await openPage({ reducedMotion: true });
    const { last: _, ...forged } = briefRecord(await marching());
    await page.goto(linkOf(forged));
    await fieldReady(page);
    expect(await read(page.getByTestId('warning'))).toContain(
      'we cannot tell whether the battle was really played like this',
    );
    await counted(page, forged.entries.length);
  });
});
