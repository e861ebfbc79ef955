import { describe, expect, it } from 'vitest';
import { along, RADIUS, WIDTH } from './chart-axis.ts';

describe('a chart of the battle', () => {
  it('shows whole what happened with the very last order', () => {
    const rim = 1;
    expect(along(40, 40) + RADIUS + rim).toBeLessThanOrEqual(WIDTH);
    expect(along(0, 40)).toBeLessThan(along(1, 40));
  });
});
