import { COUNTER, HEX } from '@tambour/press';
import type { ScenePiece } from '@tambour/stage';
import { describe, expect, it } from 'vitest';
import type { Ground, Point } from '../match/protocol.ts';
import { facing, firstLook } from './first-look.ts';
import type { BoardScene } from './scene.ts';
import { toScreen } from './viewport.ts';

const at = (...points: Point[]): Ground['spots'] =>
  Object.fromEntries(points.map((point, i) => [`${i}`, { at: point, outline: [] }]));
/** Three of one's own on the left, an enemy opposite, one far off to the right. */
const POINTS: Point[] = [
  [400, 900],
  [400, 1000],
  [400, 1100],
  [700, 1000],
  [2700, 1000],
];
const ground: Ground = {
  key: '',
  paper: { x: 0, y: 0, width: 3000, height: 2000 },
  map: { x: 0, y: 0, width: 3000, height: 2000 },
  unit: HEX,
  spots: at(...POINTS),
  facings: [],
};
const pieces = POINTS.map((_, i) => ({
  id: `${i}`,
  place: `${i}`,
  owner: i < 3 ? 0 : 1,
})) as unknown as readonly ScenePiece[];
const scene = (viewer: number | undefined): BoardScene => ({
  ground,
  drawing: { id: 'none', svg: async () => '' },
  pieces,
  plan: [],
  viewer,
  theme: 'day',
  language: 'en',
  alive: new Set(),
  selected: [],
  targets: [],
  way: undefined,
  marks: [],
  seals: [],
  trails: [],
  pointed: [],
  own: 0,
  focus: undefined,
});
const isSeen = (view: ReturnType<typeof firstLook>, size: { width: number; height: number }, i: number): boolean => {
  const [x, y] = toScreen(view, POINTS[i]!);
  return x > 0 && y > 0 && x < size.width && y < size.height;
};

describe('the first look', () => {
  it('is at one’s own troops and the enemies opposite, not at those far off', () => {
    expect(facing(POINTS.slice(0, 3), POINTS.slice(3))).toEqual(POINTS.slice(0, 4));
    const size = { width: 900, height: 700 };
    const view = firstLook(scene(0), size);
    expect([0, 1, 2, 3, 4].map((i) => isSeen(view, size, i))).toEqual([true, true, true, true, false]);
    expect(view.zoom * COUNTER).toBeLessThanOrEqual(64.01);
  });
  it('is at the place where the lines are closest where not all could be read', () => {
    const size = { width: 90, height: 120 };
    const view = firstLook(scene(0), size);
    expect(isSeen(view, size, 1)).toBe(true);
    expect(view.zoom * COUNTER).toBeGreaterThan(24);
  });
  it('is at what a guide points at, wherever the troops are', () => {
    const size = { width: 390, height: 360 };
    const view = firstLook({ ...scene(0), hinted: ['3', '2'] }, size);
    expect([2, 3].map((i) => isSeen(view, size, i))).toEqual([true, true]);
    const far = firstLook({ ...scene(0), hinted: ['4'] }, size);
    expect([0, 4].map((i) => isSeen(far, size, i))).toEqual([false, true]);
  });
  it('leaves none of one’s own under the small map in the corner, and goes no farther than it must', () => {
    const size = { width: 900, height: 700 };
    const plain = firstLook(scene(0), size);
    const [x, y] = toScreen(plain, POINTS[2]!);
    const corner = { width: x + 20, height: size.height - y };
    const view = firstLook(scene(0), size, corner);
    expect(toScreen(view, POINTS[2]!)[1]).toBeLessThan(size.height - corner.height);
    expect([0, 1, 2, 3].every((i) => isSeen(view, size, i))).toBe(true);
    expect(plain.y - view.y).toBeLessThan(2 * COUNTER * plain.zoom);
    // Where there is nothing to be gained it stays.
    expect(firstLook(scene(0), size, { width: x - 200, height: size.height - y })).toEqual(plain);
    expect(firstLook(scene(0), size, { width: 900, height: 690 })).toEqual(plain);
  });
  it('is at the whole for an onlooker', () => {
    const size = { width: 1500, height: 1000 };
    const view = firstLook(scene(undefined), size);
    expect(POINTS.map((_, i) => isSeen(view, size, i))).toEqual([true, true, true, true, true]);
  });
});
