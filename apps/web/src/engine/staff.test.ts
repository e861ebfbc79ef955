import { describe, expect, it } from 'vitest';
import { RequestHandler } from './request-handler.ts';

describe('Risorgimento on the table', () => {
  it('offers the attack of all before those of some', async () => {
    const table = new RequestHandler();
    await table.answer('guide', { game: 'risorgimento', guide: 'hill' });
    await table.answer('submit', { command: { type: 'move', unit: 'rainer-2', to: '1812', facing: 'N' } });
    const { moment } = await table.answer('submit', { command: { type: 'done' } });
    expect(moment.decision!.free.map(({ kind, along = [] }) => `${kind} ${along.length}`)).toEqual([
      'attack 1',
      'attack 0',
      'attack 0',
      'decline 0',
    ]);
  });

  it('tells long marches from ordinary ones: only they cost more than a unit has', async () => {
    const table = new RequestHandler();
    await table.answer('begin', { game: 'risorgimento', choice: { scenario: 'san-martino' }, seed: 11 });
    for (const command of [
      { type: 'done' },
      { type: 'activate', corps: 'A8' },
      { type: 'begin', formation: 'lippert' },
      { type: 'alone' },
    ])
      await table.answer('submit', { command });
    const handles = await table.answer('handles', { piece: 'jgr9' });
    const far = handles.filter(({ cost = 0 }) => cost > 7);
    expect(far.length).toBeGreaterThan(50);
    expect(far.every(({ isLong }) => isLong)).toBe(true);
    expect(handles.some(({ isLong, cost = 0 }) => !isLong && cost > 0)).toBe(true);
  });

  it('begins with a corps to activate: reserves are left as the scenario has them, and can still be changed', async () => {
    const table = new RequestHandler();
    for (const scenario of ['san-martino', 'magenta']) {
      const ask = { game: 'risorgimento', choice: { scenario }, seed: 1 };
      const { moment, prepared } = await table.answer('begin', { ...ask, isSetUp: true });
      expect(moment.decision!.prompt.en).toMatch(/^Activate a corps/);
      expect(prepared).toBeGreaterThan(0);
      const unprepared = await table.answer('begin', ask);
      expect(unprepared.moment.decision!.prompt.en).toMatch(/in reserve/);
    }
  });

  it('offers other places for a march that is refused, not one place with three facings', async () => {
    const table = new RequestHandler();
    await table.answer('begin', { game: 'risorgimento', choice: { scenario: 'san-martino' }, seed: 11 });
    for (const command of [
      { type: 'done' },
      { type: 'activate', corps: 'A8' },
      { type: 'begin', formation: 'lippert' },
      { type: 'alone' },
    ])
      await table.answer('submit', { command });
    const { refusals, instead } = await table.answer('why', { piece: 'jgr9', place: '0101' });
    expect(refusals.length).toBeGreaterThan(0);
    expect(new Set(instead.map(({ place }) => place)).size).toBe(3);
  });
});
