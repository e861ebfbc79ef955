import { describe, expect, it } from 'vitest';
import { inPixels, sharesOf, tilesOver } from './tiles.ts';

const PAPER = { x: 0, y: 0, width: 1000.4, height: 700.3 };
const pieces = [0, 512].flatMap((y) =>
  [0, 512].map((x) => ({
    core: { x, y, width: 512, height: 512 },
    whole: { x: x - 16, y: y - 16, width: 544, height: 544 },
    svg: '',
  })),
);
const area = (rects: readonly { width: number; height: number }[]): number =>
  rects.reduce((sum, { width, height }) => sum + width * height, 0);

describe('tiles', () => {
  it.each([0.13, 0.47, 1, 1.73, 3.4])('cover the paper without gap or overlap at %d pixels a unit', (scale) => {
    const tiles = tilesOver(PAPER, PAPER, scale);
    const { width, height } = inPixels(PAPER, scale);
    expect(area(tiles)).toBe(width * height);
    expect(new Set(tiles.map(({ key }) => key)).size).toBe(tiles.length);
  });
  it('stay where they are when the window moves', () => {
    const at = (x: number) => tilesOver({ x, y: 100, width: 300, height: 300 }, PAPER, 2);
    const before = new Map(at(100).map((tile) => [tile.key, tile]));
    const kept = at(160).filter(({ key }) => before.has(key));
    expect(kept.length).toBeGreaterThan(0);
    for (const tile of kept) expect(tile).toEqual(before.get(tile.key));
  });
  it('begin in the middle of the window', () => {
    const [first] = tilesOver(PAPER, PAPER, 3);
    expect(first!.x).toBeLessThanOrEqual(1500);
    expect(first!.x + first!.width).toBeGreaterThanOrEqual(1400);
  });
  it('are none where there is no paper', () => {
    expect(tilesOver({ x: 2000, y: 0, width: 10, height: 10 }, PAPER, 1)).toEqual([]);
  });
  it.each([0.13, 0.47, 1.73])('are made up whole of pieces, each within its margin, at %d', (scale) => {
    for (const tile of tilesOver(PAPER, PAPER, scale)) {
      const shares = sharesOf(tile, pieces, scale);
      expect(area(shares.map(({ clip }) => clip))).toBe(tile.width * tile.height);
      for (const { clip, image } of shares) {
        expect(clip.x).toBeGreaterThanOrEqual(image.x);
        expect(clip.y).toBeGreaterThanOrEqual(image.y);
        expect(clip.x + clip.width).toBeLessThanOrEqual(image.x + image.width);
        expect(clip.y + clip.height).toBeLessThanOrEqual(image.y + image.height);
      }
    }
  });
});
