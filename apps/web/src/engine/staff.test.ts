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
});
