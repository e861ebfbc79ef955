import { expect, it } from 'vitest';
import type { Choice, GameSpec, World } from '../game.ts';
import { odds } from '../odds.ts';
import { Position } from '../position.ts';
import { playOut } from './random-play.ts';
import { farthest, sampled } from './sample.ts';

const TIMES = 600;

/** Odds through a combat are what dice come to, under the same assumptions: three fights of each battle, fought again and again. */
export function sampledOdds<W extends World, Field>(
  spec: GameSpec<W, Field>,
  choices: readonly Choice[],
  fights: readonly string[],
): void {
  it.each(choices.map((choice, seed) => ({ choice, seed })))(
    'odds through the combat are what dice come to: $choice',
    ({ choice, seed }) => {
      let looked = 0;
      playOut(new Position(spec, spec.world(choice)).begin(seed), seed, (p, n) => {
        if (looked >= 3 || p.isInside) return;
        const actions = Array.from({ length: p.actions.count }, (_, i) => p.actions.at(i));
        const action = actions.find((o) => fights.includes(p.decode(o).type));
        if (!action) return;
        const seen = p.seenBy(p.side);
        seen.state.dice.word.set([n, seed, 3, 4]);
        const { outcomes, unresolved } = odds(seen, action, 'combat', 20_000);
        if (unresolved > 0) return;
        looked++;
        expect(farthest(outcomes, sampled(seen, action, 'combat', TIMES), TIMES)).toBeLessThan(6);
      });
      expect(looked).toBe(3);
    },
  );
}
