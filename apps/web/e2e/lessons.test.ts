import { describe, expect, it } from 'vitest';
import { openPage } from './browser.ts';
import { type Act, carryOut, takeLessons } from './learn.ts';
import { read } from './steps.ts';

const ACTS: Readonly<Record<string, readonly Act[]>> = {
  moving: [
    { piece: 'f-ad2', place: '1313' },
    { piece: 'f-ad1', place: '1415' },
  ],
  facing: [
    { piece: 'f-ad1', place: '1314', facing: 'south-south-east' },
    { piece: 'f-ad2', place: '1113' },
  ],
  zones: [
    { piece: 'f-ad1', place: '1414' },
    { piece: 'f-ad2', place: '1013' },
  ],
  fire: [
    { piece: 'f-ad1', place: '1616', choice: '"type":"fire"' },
    { piece: 'f-art1', place: '1614' },
  ],
  shock: [
    { piece: 'f-ad1', place: '1414', choice: '"attackers":["f-ad1","f-ad2"]' },
    { piece: 'f-ad3', place: '1116' },
  ],
  aftermath: [
    { piece: 'f-ad1', place: '1414' },
    { piece: 'f-ad1', place: '1414' },
    { piece: 'f-ad4', place: '1217' },
    { piece: 'f-ad4', place: '1016' },
  ],
  rally: [{ piece: 'montesquiou', place: '1012' }, { choice: '"type":"done"' }],
  command: [{ piece: 'albergotti' }, { piece: 'f-ag3', place: '1508' }, { piece: 'albergotti', place: '1608' }],
};

const course = (...ids: readonly string[]) =>
  Object.fromEntries(ids.map((id) => [id, { map: 'denain' as const, acts: ACTS[id]! }]));

describe('the lessons', () => {
  it.runIf(process.env.TESTS === 'long')(
    'are taken one after the other by clicks on the board',
    { timeout: 300_000 },
    async () => {
      const page = await openPage({ reducedMotion: true });
      await page.getByRole('link', { name: 'Take the lessons' }).first().click();
      await takeLessons(page, course(...Object.keys(ACTS)));
      await page.getByTestId('gallery').waitFor();
    },
  );

  it('are gone on with where one left, by clicks on the board, to the end', async () => {
    const page = await openPage({ reducedMotion: true });
    expect(await read(page.locator('.newcomer'))).not.toBe('');
    await page.goto('./#/learn/denain/rally');
    await takeLessons(page, course('rally', 'command'));
    await page.getByTestId('gallery').waitFor();
    // A graduate is no newcomer, and lessons are no battles.
    expect(await page.locator('.newcomer').count()).toBe(0);
    expect(await page.getByTestId('begun').count()).toBe(0);
  });

  it('say so when an order misses the point, give a hint, begin once more, and lead on', async () => {
    const page = await openPage({ reducedMotion: true });
    await page.getByRole('link', { name: 'Take the lessons' }).first().click();
    const lesson = page.getByTestId('lesson');
    await lesson.getByRole('button', { name: 'Hint' }).click();
    await lesson.getByText('Select Champagne in hex 1112').waitFor();
    await carryOut(page, { piece: 'f-ad2', place: '1213' });
    await lesson.getByText('not what this lesson asks for').waitFor();
    await lesson.getByRole('button', { name: 'Restart' }).click();
    await lesson.getByText('not what this lesson asks for').waitFor({ state: 'detached' });
    await carryOut(page, { piece: 'f-ad2', place: '1313' });
    await lesson.locator('[data-task="0"].done').waitFor();
    await carryOut(page, ACTS.moving![1]!);
    await page.getByTestId('lesson-end').waitFor();
    await page.getByTestId('lesson-next').click();
    await takeLessons(page, course('facing'));
    await page.locator('[data-lesson="zones"]').waitFor();
  });
});
