import { amount, isLong } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { followBattle } from '../testing/slow-referee/follow-battle.ts';

/** Battles of each kind, 200 in all in the long run; how far each is followed in the short one. */
const BATTLES = amount(5, 100);
const MOST = isLong ? Number.POSITIVE_INFINITY : 200;

describe('a referee who has the rulebook and nothing of the game', () => {
  for (const scenario of ['san-martino', 'magenta'])
    it(`finds every command, sum, die and consequence of ${scenario} as he would have it`, {
      timeout: 3_600_000,
    }, () => {
      const counts: Record<string, number> = {};
      for (let seed = 1; seed <= BATTLES; seed++) {
        const followed = followBattle(scenario, seed, MOST);
        expect(followed.faults).toEqual([]);
        if (isLong) expect(followed.isOver).toBe(true);
        for (const [type, n] of Object.entries(followed.counts)) counts[type] = (counts[type] ?? 0) + n;
      }
      const seen = ['stepped', 'turned', 'formation-began', 'corps-activated', 'rode', 'orders-rolled'];
      const fought = ['fired', 'attack-resolved', 'engagement-rolled', 'retreated', 'withdrew', 'eliminated'];
      for (const type of isLong ? [...seen, ...fought] : seen) expect(counts[type] ?? 0, type).toBeGreaterThan(0);
    });
});
