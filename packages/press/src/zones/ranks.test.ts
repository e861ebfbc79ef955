import { describe, expect, it } from 'vitest';
import { COUNTER } from '../counter.ts';
import type { Point } from '../ink.ts';
import { holds } from './plot.ts';
import { ranksIn } from './ranks.ts';
import { country } from './testing/zone-country.ts';
import { surveyOfZones, zoneSpots } from './zone-survey.ts';

const SPOTS = zoneSpots(surveyOfZones(country()));

/** A wide zone, its outline in short steps as the survey gives it. */
const band = (width: number, height: number) => {
  const outline: Point[] = [];
  for (let x = 0; x < width; x += 5) outline.push([x, 0], [x, height]);
  for (let y = 0; y < height; y += 5) outline.push([0, y], [width, y]);
  return { at: [width / 2, height / 2] as Point, outline, room: Math.min(width, height) / 2 };
};

describe('counters in a zone', () => {
  it('lie inside it and clear of each other, however many', () => {
    for (const [zone, spot] of Object.entries(SPOTS))
      for (let count = 1; count <= 9; count++) {
        const { at, scale } = ranksIn(spot, count);
        expect(at).toHaveLength(count);
        expect(scale, `${count} in ${zone}`).toBeGreaterThan(0.5);
        const half = (COUNTER / 2) * scale;
        at.forEach(([x, y], i) => {
          for (const [dx, dy] of [
            [-1, -1],
            [1, -1],
            [1, 1],
            [-1, 1],
          ] as const)
            expect(holds(spot.outline, [x + dx * half, y + dy * half]), `${count} in ${zone}`).toBe(true);
          for (const [ox, oy] of at.slice(i + 1))
            expect(Math.max(Math.abs(x - ox), Math.abs(y - oy))).toBeGreaterThan(COUNTER * scale);
        });
      }
  });
  it('lie about the middle, as square as may be, while they fit so', () => {
    const spot = SPOTS['022']!;
    expect(ranksIn(spot, 1)).toEqual({ at: [spot.at], scale: 1 });
    const { at } = ranksIn(spot, 4);
    expect(new Set(at.map(([x]) => x)).size).toBe(2);
    expect(at.reduce((sum, [x]) => sum + x, 0) / 4).toBeCloseTo(spot.at[0]);
  });
  it('form one line where the zone is long and narrow, rather than shrink', () => {
    const { at, scale } = ranksIn(band(420, 90), 4);
    expect(new Set(at.map(([, y]) => y)).size).toBe(1);
    expect(scale).toBe(1);
  });
  it('grow no larger than told, and no larger than the zone', () => {
    expect(ranksIn(SPOTS['022']!, 1, 1.3).scale).toBe(1.3);
    expect(ranksIn(band(140, 140), 4, 1.3).scale).toBeLessThan(1);
  });
});
