import { partX, partY } from '@tambour/boards';
import { describe, expect } from 'vitest';
import { FORMATIONS } from '../../model/vocabulary.ts';
import { baseIn } from '../../testing/placed.ts';
import { rule } from '../../testing/rule.ts';
import { isMass, reshaped, routFrontOf, routSizeOf, shrunk, sizeOf } from './footprints.ts';

const base = baseIn({ x: 60, y: 40, facing: 30, width: 3, depth: 6 });
describe('footprints', () => {
  rule(['C2a', 'C2b', 'C2c', 'C2d', 'C2k'], 'are figures in ranks', () => {
    const of = (
      arm: 'infantry' | 'cavalry' | 'artillery',
      figures: number,
      formation: 'line' | 'attackColumn' | 'rout',
    ) => Object.values(sizeOf({ arm, figures, formation }));
    expect(of('infantry', 12, 'line')).toEqual([1200, 150]);
    expect(of('infantry', 12, 'attackColumn')).toEqual([300, 600]);
    expect(of('cavalry', 8, 'attackColumn')).toEqual([450, 600]);
    expect(of('artillery', 4, 'rout')).toEqual([400, 150]);
    expect(Object.values(sizeOf({ arm: 'infantry', figures: 9, formation: 'marchColumn' }))).toEqual([200, 750]);
  });
  rule('C2i', 'shrink with the middle of their front edge where it was', () => {
    const after = shrunk(base, sizeOf({ arm: 'infantry', figures: 8, formation: 'attackColumn' }));
    expect([after.width, after.depth, after.heading]).toEqual([300, 450, 3000]);
    const front = (b: typeof base) => [
      b.x + partX(b.heading, 0, b.depth) / 256,
      b.y + partY(b.heading, 0, b.depth) / 256,
    ];
    front(after).forEach((at, i) => {
      expect(Math.abs(at - (front(base)[i] ?? 0))).toBeLessThan(0.51);
    });
    // Straight up and down it is exact.
    const up = { ...base, heading: 0 };
    expect(shrunk(up, { width: 300, depth: 450 })).toEqual({ ...up, y: up.y + 75, depth: 450 });
    const down = { ...base, heading: 18_000 };
    expect(shrunk(down, { width: 300, depth: 450 }).y).toBe(down.y - 75);
  });
  rule(['C2l', 'C2h'], 'of another formation, of a turn and of a rout are about the centre', () => {
    const line = reshaped(base, sizeOf({ arm: 'infantry', figures: 12, formation: 'line' }));
    expect(line).toEqual({ x: 6000, y: 4000, heading: 3000, width: 1200, depth: 150 });
    expect(reshaped(line, line, 21_000)).toEqual({ ...line, heading: 21_000 });
  });
  rule(['2.5-V1', '2.5-V2', 'C2h'], 'of a rout have two thirds of the front and as many ranks as that takes', () => {
    const ten = { arm: 'infantry', figures: 10, formation: 'line' } as const;
    expect([routFrontOf(ten), Object.values(routSizeOf(ten))]).toEqual([6, [600, 300]]);
    const square = { arm: 'infantry', figures: 16, formation: 'square' } as const;
    expect([routFrontOf(square), Object.values(routSizeOf(square))]).toEqual([2, [200, 1200]]);
    const crew = { arm: 'artillery', figures: 4, formation: 'unlimbered' } as const;
    expect(Object.values(routSizeOf(crew))).toEqual([200, 300]);
  });
  rule('C2j', 'in mass are lines and columns', () => {
    expect(FORMATIONS.filter(isMass)).toEqual(['line', 'attackColumn', 'marchColumn']);
  });
});
