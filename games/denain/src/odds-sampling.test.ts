import { odds, Position } from '@tambour/kernel';
import { farthest, playOut, sampled } from '@tambour/kernel/testing';
import { expect, it } from 'vitest';
import { denain } from './game.ts';

const TIMES = 600;
const FIGHTS = ['shock', 'fire'];

for (const [edition, seed] of [
  ['en', 0],
  ['fr', 1],
] as const)
  it(`${edition}: odds through the combat are what dice come to, under the same assumptions`, () => {
    let looked = 0;
    const world = denain.world({ options: { edition } });
    playOut(new Position(denain, world).begin(seed), seed, (p, n) => {
      if (looked >= 3 || p.isInside) return;
      const fights = Array.from({ length: p.actions.count }, (_, i) => p.actions.at(i));
      const order = fights.find((o) => FIGHTS.includes(p.decode(o).type));
      if (!order) return;
      const seen = p.seenBy(p.side);
      seen.state.dice.word.set([n, seed, 3, 4]);
      const { outcomes, unresolved } = odds(seen, order, 'combat', 20_000);
      if (unresolved > 0) return;
      looked++;
      expect(farthest(outcomes, sampled(seen, order, 'combat', TIMES), TIMES)).toBeLessThan(6);
    });
    expect(looked).toBe(3);
  });
