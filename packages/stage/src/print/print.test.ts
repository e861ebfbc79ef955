import { liveryOf } from '@tambour/press';
import { describe, expect, it } from 'vitest';
import { counterGrid, counterSpot, drawCounters } from './counter-sheet.ts';
import { mapOf, solidHairlines } from './map-drawing.ts';
import { drawTiles, tilingOf } from './map-tiles.ts';
import { MARGIN, MM, OVERLAP, PAPERS, tileName, tilesOf } from './paper.ts';
import { PAPER_IDS } from './paper-ids.ts';

describe('a map in tiles', () => {
  it.each(PAPER_IDS)('is covered whole, with an overlap, on pages of %s', (paper) => {
    for (const [width, height] of [
      [823, 513],
      [300, 900],
      [50, 50],
    ] as const) {
      const { tiles, columns, rows, isWide } = tilesOf(width, height, paper);
      expect(tiles).toHaveLength(columns * rows);
      const { width: short, height: long } = PAPERS[paper];
      const right = Math.max(...tiles.map((tile) => tile.x + tile.width));
      const bottom = Math.max(...tiles.map((tile) => tile.y + tile.height));
      expect([right, bottom]).toEqual([width, height]);
      for (const tile of tiles) {
        expect(tile.width).toBeLessThanOrEqual((isWide ? long : short) - 2 * MARGIN);
        expect(tile.height).toBeLessThan((isWide ? short : long) - 2 * MARGIN);
        const next = tiles.find((other) => other.row === tile.row && other.column === tile.column + 1);
        if (next) expect(tile.x + tile.width - next.x).toBeCloseTo(OVERLAP);
      }
      expect(new Set(tiles.map(tileName)).size).toBe(tiles.length);
    }
  });
});

describe('a tile of a map', () => {
  const mark = (id: string, x: number): string => `<path class="${id}" d="M${x} 10h5"/>`;
  const map = mapOf(
    { x: 0, y: 0, width: 1500, height: 500 },
    '<defs><path id="print-sign" d="M0 0h5"/></defs>',
    `${mark('left', 20)}${mark('right', 1400)}<path class="across" d="M0 250h1500"/>`,
  );
  it('holds what lies on it, at the size of the counters, and none of what others hold', () => {
    const tiling = tilingOf(map, 'a4');
    const drawn = drawTiles(map, tiling);
    expect(drawn).toHaveLength(tiling.tiles.length);
    const at = (tile: number, id: string) => drawn[tile]?.includes(`class="${id}"`);
    expect(tiling.columns).toBe(2);
    expect([at(0, 'left'), at(1, 'left')]).toEqual([true, false]);
    expect([at(0, 'right'), at(1, 'right')]).toEqual([false, true]);
    expect([at(0, 'across'), at(1, 'across')]).toEqual([true, true]);
    for (const [i, svg] of drawn.entries()) {
      // What they refer to is on the page once, beside them.
      expect(svg).not.toContain('<defs>');
      const width = Number(/width="([\d.]+)mm"/.exec(svg)?.[1]);
      const box = /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? [];
      expect((box[2] ?? 0) * MM).toBeCloseTo(width, 1);
      expect((box[0] ?? 0) * MM).toBeCloseTo(tiling.tiles[i]?.x ?? Number.NaN, 1);
    }
  });
  it('has marks at its corners, and a line where the next is glued on', () => {
    const tiling = tilingOf(map, 'a4');
    const [first = '', second = ''] = drawTiles(map, tiling);
    const [tile] = tiling.tiles;
    expect(first).toContain(`class="glue" d="M${(tile?.width ?? 0) - OVERLAP} 0v`);
    expect(second).toContain('class="glue" d=""');
    expect(first.match(/class="cut" d="([^"]+)"/)?.[1]?.match(/M/g)).toHaveLength(8);
  });
});

describe('hairlines', () => {
  it('are drawn through and as much fainter, where nobody sees their dots', () => {
    const faint =
      '<path d="M0 0h9" fill="none" stroke="#000" stroke-width="0.5" opacity="0.2" stroke-dasharray="2 2"/>';
    expect(solidHairlines(faint)).toBe(
      '<path d="M0 0h9" fill="none" stroke="#000" stroke-width="0.5" opacity="0.10"/>',
    );
    for (const seen of [faint.replace('0.5', '1.5'), faint.replace('opacity="0.2"', '')])
      expect(solidHairlines(seen)).toBe(seen);
  });
});

describe.each(PAPER_IDS)('counters on %s', (paper) => {
  const grid = counterGrid(paper);
  const { width, height } = PAPERS[paper];
  it('lie behind their fronts when the sheet is turned on its long edge', () => {
    for (let i = 0; i < grid.across * grid.down; i++) {
      const [front, back] = [counterSpot(i, grid, false), counterSpot(i, grid, true)];
      // Turned over, what was so far from the left edge of the paper is so far from the right one.
      expect(MARGIN + back[0]).toBeCloseTo(width - (MARGIN + front[0]));
      expect(back[1]).toBe(front[1]);
    }
  });
  it('are drawn there, none over another or over the edge', () => {
    const face = {
      id: 'u',
      side: liveryOf('blue', 0, 'lily'),
      arm: 'infantry',
      name: 'U',
      band: 'red',
      strength: '3',
    } as const;
    const faces = Array.from({ length: grid.across + 2 }, () => face);
    for (const isBack of [false, true]) {
      const svg = drawCounters(faces, grid, isBack, 'en');
      const drawn = [...svg.matchAll(/data-counter="(\d+)" transform="translate\(([\d.]+) ([\d.]+)\)/g)];
      expect(drawn).toHaveLength(faces.length);
      for (const [, i, x, y] of drawn) {
        const spot = counterSpot(Number(i), grid, isBack);
        expect([Number(x), Number(y)]).toEqual(spot.map((n) => Number(n.toFixed(2))));
        expect(Number(x) - 8).toBeGreaterThanOrEqual(0);
        expect(Number(x) + 8).toBeLessThanOrEqual(grid.width);
      }
      const across = drawn.slice(0, grid.across).map(([, , x]) => Number(x));
      across.sort((a, b) => a - b);
      for (const [i, x] of across.slice(1).entries()) expect(x - (across[i] ?? 0)).toBeGreaterThan(16);
    }
    expect(grid.down * 19 + 2 * MARGIN).toBeLessThan(height);
  });
});
