import { expect, it } from 'vitest';
import { judgeBy } from './appraisal.ts';

interface Field {
  readonly points: readonly [number, number];
  readonly troops: readonly [number, number];
  readonly left: number;
}
const name = { en: 'a term', fr: 'un terme' };
const appraisal: Parameters<typeof judgeBy<Field>>[0] = {
  terms: [
    { id: 'points', kind: 'points', name },
    { id: 'troops', kind: 'force', name },
  ],
  hand: { early: [1, 10], late: [3, 2] },
  measure(f, side, out) {
    out[0] = f.points[side === 0 ? 0 : 1];
    out[1] = f.troops[side === 0 ? 0 : 1];
  },
  timeLeft: (f) => f.left,
};

it.each([
  [1, 1 * (5 - 2) + 10 * (4 - 6)],
  [0, 3 * (5 - 2) + 2 * (4 - 6)],
  [0.5, 2 * (5 - 2) + 6 * (4 - 6)],
])('a position is judged by its terms, each less the enemy’s, by the weights of its time: %s left', (left, worth) => {
  const judge = judgeBy(appraisal);
  const position: Field = { points: [5, 2], troops: [4, 6], left };
  expect(judge(position, 0)).toBe(worth);
  expect(judge(position, 1)).toBe(-worth);
});
