import { Position } from '@tambour/kernel';
import { amount, playOut } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { reiters } from '../game.ts';
import { unitId } from '../model/ids.ts';
import { judge } from './judge.hot.ts';
import { threats } from './threat.hot.ts';

describe('the plain judge of a position', () => {
  it.each(['M', 'AU', 'D', 'CO', 'AV'])(
    'gives the one side what it takes from the other, and feels a lost step: %s',
    (scenario) => {
      const p = new Position(reiters, reiters.world({ scenario }));
      let felt = 0;
      for (let seed = 1; seed <= amount(1, 10); seed++)
        playOut(p.begin(seed), seed, (q, n) => {
          if (n % 40 !== 0) return;
          const { field } = q;
          const [first, second] = [judge(field, 0), judge(field, 1)];
          expect(first + second).toBeCloseTo(0, 9);
          for (const threat of threats(field)) expect(threat).toBeGreaterThanOrEqual(0);
          for (let u = unitId(0); u < field.w.units; u++) {
            const { steps, zone } = field.s.unit;
            if (steps[u]! < 2 || zone[u] === -1) continue;
            const was = steps[u]!;
            steps[u] = was - 1;
            if (judge(field, field.w.unitSide[u]!) < (field.w.unitSide[u] === 0 ? first : second)) felt++;
            steps[u] = was;
          }
        });
      expect(felt).toBeGreaterThan(0);
    },
  );
});
