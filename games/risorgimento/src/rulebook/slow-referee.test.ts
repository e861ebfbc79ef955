import { amount, isLong } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { melee } from '../testing/melee.ts';
import { skirmish } from '../testing/skirmish.ts';
import { followBattle } from '../testing/slow-referee/follow-battle.ts';

/** Battles as they are, 200 in all in the long run, and as many with everybody in the field at once; how far each is followed otherwise. */
const BATTLES = amount(1, 100);
const MOST = isLong ? Number.POSITIVE_INFINITY : 180;
const ALWAYS = ['stepped', 'turned', 'formation-began', 'corps-activated', 'rode', 'fired', 'disordered'];
const IN_TIME = ['attack-resolved', 'engagement-rolled', 'retreated', 'withdrew', 'eliminated', 'battle-ended'];

describe('a referee who has the rulebook and nothing of the game', () => {
  for (const scenario of ['san-martino', 'magenta'] as const)
    it(`finds every command, sum, die and consequence of ${scenario} as he would have it`, {
      timeout: 7_200_000,
    }, () => {
      const counts: Record<string, number> = {};
      for (let seed = 1; seed <= BATTLES; seed++)
        for (const choice of [{ scenario }, melee(scenario, seed, {}, 2)]) {
          const followed = followBattle(choice, seed, MOST);
          expect(followed.faults).toEqual([]);
          if (isLong) expect(followed.isOver).toBe(true);
          for (const [type, n] of Object.entries(followed.counts)) counts[type] = (counts[type] ?? 0) + n;
        }
      for (const type of isLong ? [...ALWAYS, ...IN_TIME] : ALWAYS) expect(counts[type] ?? 0, type).toBeGreaterThan(0);
    });
  it('and of small battles on ground of every kind with much cavalry, the options one way and the other', {
    timeout: 7_200_000,
  }, () => {
    for (let seed = 1; seed <= Math.max(2, BATTLES); seed++) {
      const isPlain = seed % 2 === 1;
      const options = isPlain ? {} : { designerErrata: 'yes', hitsTwiceInEngagement: 'no' };
      expect(followBattle(skirmish(seed, options), seed, MOST).faults).toEqual([]);
    }
  });
});
