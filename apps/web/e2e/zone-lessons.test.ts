import { describe, expect, it } from 'vitest';
import { openPage } from './browser.ts';
import { type Course, takeLessons } from './learn.ts';

const LESSONS: Readonly<Record<string, Course>> = {
  marching: {
    map: 'AU',
    acts: [
      { piece: 'AU-C-CHL-2', place: '126' },
      { piece: 'AU-C-PIQ-2', place: '129' },
      { piece: 'AU-C-PIQ-1', place: '136' },
      { piece: 'AU-C-GEN-1', place: '125' },
    ],
  },
  command: {
    map: 'M',
    acts: [
      { piece: 'M-P-ARG-4', place: '018' },
      { piece: 'M-P-SAINTAUBAN', place: '022' },
      { choice: '"type":"done"' },
    ],
  },
  reactions: {
    map: 'M',
    acts: [
      { piece: 'M-P-ARG-1', place: '017', choice: '"type":"fire"' },
      { piece: 'M-P-CUI-1', place: '029', choice: '"type":"charge"' },
      { piece: 'M-P-ARG-4', place: '121', choice: '"type":"give-way"' },
      { piece: 'M-P-ARG-4', place: '034' },
    ],
  },
  assault: {
    map: 'AU',
    acts: [
      { piece: 'AU-C-GEN-3', place: '138' },
      { piece: 'AU-C-GEN-3', place: '138', choice: '"charge":true' },
      { piece: 'AU-C-GEN-3', place: '138' },
    ],
  },
  defence: {
    map: 'CO',
    acts: [
      // It is where it is to fight: no place need be shown.
      { piece: 'CO-P-ARQ-1' },
      { piece: 'CO-P-ARQ-1', place: '118' },
      { piece: 'CO-P-CHL-1', place: '118' },
      { piece: 'CO-P-MOUVANS', place: '118' },
    ],
  },
  guns: {
    map: 'AU',
    acts: [
      { piece: 'AU-P-CAN-1', place: '143', choice: '"target":"AU-C-ARQ-1"' },
      { piece: 'AU-P-REI-4', place: '143' },
    ],
  },
  orders: {
    map: 'M',
    acts: [
      { piece: 'M-C-CHEVRIERES', choice: '"order":"attack"' },
      { choice: '"type":"done"' },
      { piece: 'M-C-MIL-2', place: '018' },
      { choice: '"type":"done"' },
      { choice: '"type":"done"' },
    ],
  },
};

/** The first and the last by clicks; all of them with `npm run test:long`. */
const isLong = process.env.TESTS === 'long';
const course = (...ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, LESSONS[id]!]));

describe('the lessons on maps of zones, by clicks on the board', () => {
  it('are begun in the gallery, and one leads to the next', async () => {
    const page = await openPage({ reducedMotion: true });
    await page.locator('[data-game="reiters"]').getByRole('link', { name: 'Take the lessons' }).first().click();
    await takeLessons(page, course('marching', ...(isLong ? ['command', 'reactions'] : [])));
    await page.locator(`[data-lesson="${isLong ? 'assault' : 'command'}"]`).waitFor();
  });

  it('are gone on with where one left, to the end', async () => {
    const page = await openPage({ reducedMotion: true });
    const rest = isLong ? ['assault', 'defence', 'guns', 'orders'] : ['orders'];
    await page.goto(`./#/learn/reiters/${rest[0]}`);
    await takeLessons(page, course(...rest));
    await page.getByTestId('gallery').waitFor();
    // Lessons are no battles.
    expect(await page.getByTestId('begun').count()).toBe(0);
  });
});
