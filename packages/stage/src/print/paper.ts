import type { PaperId } from './paper-ids.ts';

/** Papers, in millimetres. */
export const PAPERS = {
  a4: { size: 'A4', width: 210, height: 297 },
  letter: { size: 'letter', width: 215.9, height: 279.4 },
} as const satisfies Readonly<Record<PaperId, unknown>>;

/** Round every page. */
export const MARGIN = 10;
/** Of the line under each drawing. */
export const CAPTION = 7;
/** What two neighbouring tiles have in common, to be glued one on the other. */
export const OVERLAP = 8;
/** A counter is 60 units of the drawing wide and 16 mm on paper: the map is printed to the same scale. */
export const MM = 16 / 60;

/** A part of the map on one page, in millimetres of paper. */
export interface Tile {
  readonly column: number;
  readonly row: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface Tiling {
  readonly isWide: boolean;
  readonly columns: number;
  readonly rows: number;
  readonly tiles: readonly Tile[];
}

const count = (whole: number, room: number): number => Math.max(1, Math.ceil((whole - OVERLAP) / (room - OVERLAP)));

/** A map of so many millimetres cut into pages, upright or across, whichever takes fewer. */
export function tilesOf(width: number, height: number, paper: PaperId): Tiling {
  const { width: short, height: long } = PAPERS[paper];
  const lay = (isWide: boolean): Tiling => {
    const roomX = (isWide ? long : short) - 2 * MARGIN;
    const roomY = (isWide ? short : long) - 2 * MARGIN - CAPTION;
    const [columns, rows] = [count(width, roomX), count(height, roomY)];
    const tiles = Array.from({ length: columns * rows }, (_, i): Tile => {
      const [column, row] = [i % columns, Math.floor(i / columns)];
      const [x, y] = [column * (roomX - OVERLAP), row * (roomY - OVERLAP)];
      return { column, row, x, y, width: Math.min(roomX, width - x), height: Math.min(roomY, height - y) };
    });
    return { isWide, columns, rows, tiles };
  };
  const [upright, across] = [lay(false), lay(true)];
  return across.tiles.length < upright.tiles.length ? across : upright;
}

/** "B3": the second column, the third row. */
export const tileName = ({ column, row }: Tile): string => `${String.fromCharCode(65 + column)}${row + 1}`;
