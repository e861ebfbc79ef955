import { afterEach, describe, expect, it, vi } from 'vitest';
import { RequestHandler } from './request-handler.ts';

/** The guided battle of Risorgimento up to the attack on San Martino with two battalions. */
async function atTheAttack() {
  const table = new RequestHandler();
  await table.answer('guide', { game: 'risorgimento', guide: 'hill' });
  for (const command of [{ type: 'move', unit: 'rainer-2', to: '1812', facing: 'N' }, { type: 'done' }])
    await table.answer('submit', { command });
  const command = { type: 'attack', attackers: ['rainer-2', 'rainer-1'], target: '1811' };
  return await table.answer('forecast', { command });
}

describe('the odds of a whole attack', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('are complete on a slow machine too: what cannot be followed in time is tried out', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    const exact = (await atTheAttack()).whole!;
    expect(exact).toMatchObject({ exact: true, trials: undefined });
    // Every look at the clock takes 3 ms: a few hundred paths, where seven hundred would be needed.
    let now = 0;
    clock.mockImplementation(() => (now += 3));
    const slow = (await atTheAttack()).whole!;
    expect(slow.trials).toBeGreaterThan(100);
    expect(slow.unresolved).toBe(0);
    const lost = ({ chances }: typeof slow) => chances.find(({ what, isGain }) => what === 'fight-lost' && isGain);
    expect(lost(exact)!.chance).toBeGreaterThan(0.3);
    expect(Math.abs(lost(slow)!.chance - lost(exact)!.chance)).toBeLessThan(0.12);
  });
});
