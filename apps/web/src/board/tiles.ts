import type { CutCell } from '@tambour/press';
import type { Point, Rect } from '../match/protocol.ts';

/** A part of the map at the size it is shown, in whole pixels of the device counted from the paper's origin. */
export interface Tile extends Rect {
  readonly key: string;
}

/** What one cell of the sheet adds to a picture: drawn at `image`, cut to `clip`, both in the picture's own pixels. */
export interface Share {
  readonly cell: number;
  readonly clip: Rect;
  readonly image: Rect;
}

/** A picture kept of a tile, drawn in one go; should it be gone, the shares it stands for. */
export interface KeptShare {
  readonly kept: string;
  readonly shares: readonly Share[];
}

/** About what a slow machine draws in a fiftieth of a second. */
export const TILE_WIDTH = 512;
export const TILE_HEIGHT = 256;

export const intersection = (a: Rect, b: Rect): Rect => {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  return {
    x,
    y,
    width: Math.min(a.x + a.width, b.x + b.width) - x,
    height: Math.min(a.y + a.height, b.y + b.height) - y,
  };
};
export const isEmpty = ({ width, height }: Rect): boolean => width <= 0 || height <= 0;

/** Larger by a share of itself on every side. */
export const widened = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - width * by,
  y: y - height * by,
  width: width * (1 + 2 * by),
  height: height * (1 + 2 * by),
});

/** In pixels, with edges on whole ones: neighbours share theirs, whatever the scale. */
export const inPixels = ({ x, y, width, height }: Rect, scale: number): Rect => {
  const left = Math.round(x * scale);
  const top = Math.round(y * scale);
  return {
    x: left,
    y: top,
    width: Math.round((x + width) * scale) - left,
    height: Math.round((y + height) * scale) - top,
  };
};

const squaredDistance = ({ x, y, width, height }: Rect, [px, py]: Point): number =>
  (x + width / 2 - px) ** 2 + (y + height / 2 - py) ** 2;

/** The middle of what is looked at comes first. */
export const nearestFirst = <T>(all: readonly T[], rectOf: (one: T) => Rect, to: Point): T[] =>
  [...all].sort((a, b) => squaredDistance(rectOf(a), to) - squaredDistance(rectOf(b), to));

/** The tiles that show a part of the paper at so many pixels a unit, from its middle outward; always the same grid. */
export const tilesOver = (part: Rect, paper: Rect, scale: number): readonly Tile[] => {
  const all = inPixels(paper, scale);
  const wanted = intersection(inPixels(part, scale), all);
  if (isEmpty(wanted)) return [];
  const tiles: Tile[] = [];
  const lastRow = Math.floor((wanted.y + wanted.height - 1) / TILE_HEIGHT);
  const lastColumn = Math.floor((wanted.x + wanted.width - 1) / TILE_WIDTH);
  for (let row = Math.floor(wanted.y / TILE_HEIGHT); row <= lastRow; row++)
    for (let column = Math.floor(wanted.x / TILE_WIDTH); column <= lastColumn; column++) {
      const cell = { x: column * TILE_WIDTH, y: row * TILE_HEIGHT, width: TILE_WIDTH, height: TILE_HEIGHT };
      tiles.push({ key: `${column} ${row}`, ...intersection(cell, all) });
    }
  return nearestFirst(tiles, (tile) => tile, [wanted.x + wanted.width / 2, wanted.y + wanted.height / 2]);
};

/** Which cells make up a picture of `area`, given in pixels from the paper's origin. */
export const sharesOf = (area: Rect, cells: readonly CutCell[], scale: number): readonly Share[] =>
  cells.flatMap(({ core, whole }, cell) => {
    const clip = intersection(inPixels(core, scale), area);
    if (isEmpty(clip)) return [];
    return [
      {
        cell,
        clip: { ...clip, x: clip.x - area.x, y: clip.y - area.y },
        image: {
          x: whole.x * scale - area.x,
          y: whole.y * scale - area.y,
          width: whole.width * scale,
          height: whole.height * scale,
        },
      },
    ];
  });
