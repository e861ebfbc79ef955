import { expect, it } from 'vitest';
import { drill } from '../../testing/drill.ts';
import { judge, termsOf } from './judge.ts';

const farm = {
  id: 'farm',
  kind: 'builtUp',
  capacity: 20,
  polygon: [
    [85, 55],
    [95, 55],
    [95, 65],
    [85, 65],
  ],
};
const scene = (x: number, y: number, more: object = {}) =>
  drill({
    terrain: [farm],
    objectives: [{ id: 'farm', terrain: 'farm', points: 3 }],
    control: { farm: null },
    units: [
      { id: 'a', x, y, ...more },
      { id: 'b', x: 90, y: 100, facing: 180, side: 1 },
    ],
  }).g;

it('the nearer to an objective, the better, and the worse for the other side', () => {
  const [near, far] = [scene(90, 45), scene(90, 15)];
  expect(termsOf(near, 0).progress).toBeGreaterThan(termsOf(far, 0).progress);
  expect(judge(near, 0)).toBeGreaterThan(judge(far, 0));
  expect(judge(near, 1)).toBeCloseTo(-judge(near, 0));
});
it.each([
  ['strength', { losses: 200 }],
  ['cohesion', { degradation: 'noFormation' }],
  ['morale', { state: 'retreat' }],
] as const)('%s lost is a loss', (term, more) => {
  const [whole, worse] = [scene(90, 15), scene(90, 15, more)];
  expect(termsOf(worse, 0)[term]).toBeLessThan(termsOf(whole, 0)[term]);
  expect(judge(worse, 0)).toBeLessThan(judge(whole, 0));
});
