import { describe, expect, it } from 'vitest';
import { RequestHandler } from './request-handler.ts';

const MOVED = { type: 'move', unit: 'f-ad2', to: '1514', facing: 'E' };

describe('straight into play', () => {
  it('leaves both sides as the scenario has them, and stops at the first decision', async () => {
    const engine = new RequestHandler();
    const choice = { scenario: 'denain-1712-historical' };
    const opened = await engine.answer('begin', { game: 'denain', choice, seed: 1, isSetUp: true });
    expect([opened.prepared, opened.count, opened.moment.decision?.rule]).toEqual([2, 2, '4Ba']);
    const asked = await engine.answer('begin', { game: 'denain', choice, seed: 1 });
    expect([asked.prepared, asked.count, asked.moment.decision?.rule]).toEqual([0, 0, '13a']);
  });
  it('leaves a game without set-up alone', async () => {
    const opened = await new RequestHandler().answer('begin', { game: 'ford', choice: {}, seed: 1, isSetUp: true });
    expect([opened.prepared, opened.count]).toEqual([0, 0]);
  });
});

describe('a guided battle', () => {
  it('begins in the middle of things, sees its prompts followed, and is known again when it is opened', async () => {
    const engine = new RequestHandler();
    const opened = await engine.answer('guide', { game: 'denain', guide: 'works' });
    expect(opened.guide?.tasks).toHaveLength(3);
    expect([opened.prepared, opened.count, opened.tasksDone]).toEqual([8, 8, 0]);
    expect(opened.moment.decision?.side).toBe(0);
    expect((await engine.answer('submit', { command: MOVED, side: 'F' })).tasksDone).toEqual([0]);

    const record = await engine.answer('record', {});
    const again = await new RequestHandler().answer('open', { record });
    expect([again.guide?.id, again.prepared, again.count, again.tasksDone]).toEqual(['works', 8, 9, 1]);
    const other = await new RequestHandler().answer('open', { record: { ...record, seed: 38, entries: [] } });
    expect([other.guide, other.prepared, other.tasksDone]).toEqual([undefined, 0, 0]);
  });
  it('is refused by name where there is none', async () => {
    const asked = new RequestHandler().answer('guide', { game: 'denain', guide: 'nothing' });
    await expect(asked).rejects.toMatchObject({ trouble: { code: 'unknown-guide' } });
  });
});
