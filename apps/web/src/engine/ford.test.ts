import { SeededRandom } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { RequestHandler } from './request-handler.ts';

describe('a game that no list shows', () => {
  const table = new RequestHandler();
  it('is in the catalogue for who names it, and marked', async () => {
    const ids = async (ask: { named?: string }) =>
      (await table.answer('catalogue', ask)).filter((card) => card.isUnlisted).map((card) => card.game);
    expect(await ids({})).toEqual([]);
    expect(await ids({ named: 'denain' })).toEqual([]);
    expect(await ids({ named: 'ford' })).toEqual(['ford']);
  });
  it('is drawn and played to its end', async () => {
    const at = { game: 'ford', scenario: 'ford', language: 'fr', theme: 'day' } as const;
    expect(await table.answer('thumbnail', at)).toContain('<svg');
    const lot = new SeededRandom(3);
    await table.answer('begin', { game: 'ford', choice: {}, seed: 3 });
    let { moment } = await table.answer('sit', {});
    let commands = 0;
    for (; moment.decision && commands < 200; commands++) {
      const { alive, free } = moment.decision;
      const isFree = alive.length === 0 || (free.length > 0 && lot.below(4) === 0);
      const { command } = lot.of(isFree ? free : await table.answer('handles', { piece: lot.of(alive) }));
      ({ moment } = await table.answer('submit', { command }));
    }
    expect(moment.decision).toBeUndefined();
    expect(commands).toBeGreaterThan(10);
  });
});
