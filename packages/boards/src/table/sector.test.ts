import { amount } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { isInArc, nearestCorner } from './sector.hot.ts';
import { roundedRoot, whole } from './testing/fraction.ts';
import { basePair, discPair, Luck, randomBase } from './testing/random-table.ts';
import { placeTwin, sectorTwin, sidesOf, squareToSegment } from './testing/twin.ts';

describe('the arc of a base', () => {
  it('has a target whose centre or nearest corner is in front', () => {
    const luck = new Luck();
    const seen = { corner: 0, centre: 0, no: 0 };
    for (let i = 0; i < amount(100, 20_000); i++) {
      const a = randomBase(luck);
      const b = randomBase(luck, a, 2_000);
      const [p, q] = [basePair(a), basePair(b)];
      const distances = q.slow.loop!.map((corner) =>
        placeTwin(p.slow.loop!, corner) !== 'outside'
          ? 0
          : Math.min(...sidesOf(p.slow.loop!).map(([c, d]) => roundedRoot(squareToSegment(corner, c, d)))),
      );
      const least = Math.min(...distances);
      const isCentre = sectorTwin(a, [whole(b.x), whole(b.y)]) === 'front';
      const isCorner = q.slow.loop!.some((c, k) => distances[k] === least && sectorTwin(a, c) === 'front');
      expect(isInArc(a, p.fast, q.fast), `seed ${luck.seed} ${p.told} ${q.told}`).toBe(isCentre || isCorner);
      expect(nearestCorner(q.fast, p.fast)).toBe(distances.indexOf(least));
      seen[isCentre ? 'centre' : isCorner ? 'corner' : 'no']++;
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(amount(3, 500));
    const front = { x: 0, y: 0, heading: 0, width: 100, depth: 100 };
    expect(isInArc(front, basePair(front).fast, discPair(0, 500, 100).fast)).toBe(true);
    expect(isInArc(front, basePair(front).fast, discPair(500, 400, 100).fast)).toBe(false);
  });
});
