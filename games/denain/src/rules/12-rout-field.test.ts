import { Position } from '@tambour/kernel';
import { amount, SeededRandom } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { denainPlay } from '../play.ts';
import { EDITIONS } from '../testing/rule.ts';
import { FAR, routField } from './12-rout-field.hot.ts';

describe('what is kept of the ways of routs', () => {
  const cases = EDITIONS.flatMap((edition) =>
    Array.from({ length: amount(1, 20) }, (_, i) => [edition, i + 1] as const),
  );
  // 12.4d 12.4e 12.4f
  it.each(cases)(
    'is what a world that has kept nothing counts, however one jumps about (%s, seed %i)',
    (edition, seed) => {
      const spec = denainPlay;
      const lot = new SeededRandom(seed);
      const position = new Position(spec, spec.world({ options: { edition } })).begin(seed);
      position.isLazy = true;
      const saved: Uint8Array[] = [];
      const g = position.field;
      const { near, grid, cost } = g.w;
      let reached = 0;
      for (let n = 0; n < 1500 && !position.over; n++) {
        position.play(position.draw((k) => lot.below(k)));
        if (n % 30 === 0) saved.push(position.state.bytes.slice());
        if (n % 100 === 77) position.restore(lot.of(saved));
        if (position.over || n % 5 !== 0) continue;
        const fresh = new Position(spec, { ...position.world });
        fresh.restore(position.state.bytes);
        for (let k = 0; k < 6; k++) {
          const side = lot.below(2);
          const cls = lot.below(cost.length);
          const until = lot.below(grid.size);
          const kept = routField(g, side, cls, until);
          const counted = routField(fresh.field, side, cls, until);
          expect(kept[until]).toBe(counted[until]);
          if (counted[until] === FAR) continue;
          reached++;
          // Those from which it could have come are all that a rout reads besides.
          for (let d = 0; d < 6; d++) {
            const x = near[until * 6 + d]!;
            if (x >= 0) expect(kept[x] === kept[until]! - 1).toBe(counted[x] === counted[until]! - 1);
          }
        }
      }
      expect(reached).toBeGreaterThan(0);
    },
  );
});
