import type { Direction, HexId, Vertex } from '@tambour/boards';
import { itemAt } from '@tambour/kernel';
import { between } from './curve.ts';
import type { HexSheet, Hexside } from './hex-sheet.ts';
import type { Point } from './ink.ts';
import { PANEL_WIDTH, type PanelContents, panelHeight } from './panel-plan.ts';
import type { Faced } from './piece.ts';

/** Where things lie on the paper. One unit of the drawing is a fiftieth of a hex's side. */
export const HEX = 50;
export const COLUMN = HEX * 1.5;
export const ROW = HEX * Math.sqrt(3);

/** Bare paper, then the graduated frame, then a breath of ground before the first hex. */
export const MARGIN = 52;
export const FRAME = 30;
export const BREATH = 14;

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The way out over the edge that is nearest. */
export const wayOut = (map: Rect, [x, y]: Point): Point => {
  const ways: (readonly [gap: number, out: Point])[] = [
    [x - map.x, [-1, 0]],
    [map.x + map.width - x, [1, 0]],
    [y - map.y, [0, -1]],
    [map.y + map.height - y, [0, 1]],
  ];
  const [, out] = itemAt(
    ways.sort(([a], [b]) => a - b),
    0,
  );
  return out;
};

/** The parts of the paper, whatever board lies in the middle of it. */
export interface Page {
  readonly size: Rect;
  /** The ground inside the neat line. */
  readonly map: Rect;
  /** The column of cartouche, legend and boxes; absent from a sheet without a title. */
  readonly panel: Rect | undefined;
}

export interface Layout extends Page {
  readonly center: (hex: HexId) => Point;
  readonly hexes: readonly Point[];
}

/** The paper for a map of this size, with its frame and its panel. */
export const pageRound = (
  sheet: PanelContents & { readonly cartouche: readonly unknown[] },
  width: number,
  height: number,
): Page => {
  const start = MARGIN + FRAME;
  const map: Rect = { x: start, y: start, width, height };
  const panel =
    sheet.cartouche.length > 0
      ? {
          x: map.x + map.width + FRAME,
          y: map.y,
          width: PANEL_WIDTH,
          height: Math.max(map.height, panelHeight(sheet)),
        }
      : undefined;
  return {
    size: {
      x: 0,
      y: 0,
      width: map.x + map.width + FRAME + MARGIN + (panel?.width ?? 0),
      height: map.y + (panel?.height ?? map.height) + FRAME + MARGIN,
    },
    map,
    panel,
  };
};

const DEGREE = Math.PI / 180;

/** Vertices count clockwise from NNE, as facings do. */
export const vertexAngle = (vertex: Vertex): number => -60 + 60 * vertex;
export const directionAngle = (direction: Direction): number => -90 + 60 * direction;

/** The way a piece looks: to a corner unless told. */
export const facingAngle = (facing: number, faces: Faced = 'corner'): number =>
  faces === 'side' ? directionAngle(facing) : vertexAngle(facing);

export const polar = (angle: number, radius: number): Point => [
  Math.cos(angle * DEGREE) * radius,
  Math.sin(angle * DEGREE) * radius,
];

export const corner = (center: Point, vertex: Vertex, radius = HEX): Point => {
  const [x, y] = polar(vertexAngle(vertex), radius);
  return [center[0] + x, center[1] + y];
};

/** Both ends of a hexside, clockwise seen from its hex. */
export const sideEnds = (center: Point, direction: Direction): readonly [Point, Point] => [
  corner(center, (direction + 5) % 6),
  corner(center, direction),
];

export const sideMiddle = (layout: Layout, side: Hexside): Point => {
  const [a, b] = sideEnds(layout.center(side.hex), side.direction);
  return between(a, b, 0.5);
};

export const layoutOf = (sheet: HexSheet): Layout => {
  const left = MARGIN + FRAME + BREATH;
  const hexes: Point[] = [];
  let right = 0;
  let bottom = 0;
  for (let hex = 0; hex < sheet.grid.size; hex++) {
    const column = itemAt(sheet.grid.column, hex);
    const row = itemAt(sheet.grid.row, hex);
    const isLowered = (column % 2 === 1) === (sheet.grid.spec.lowered === 'odd');
    const x = left + HEX + (column - 1) * COLUMN;
    const y = left + ROW / 2 + (row - 1) * ROW + (isLowered ? ROW / 2 : 0);
    hexes.push([x, y]);
    right = Math.max(right, x + HEX);
    bottom = Math.max(bottom, y + ROW / 2);
  }
  const start = MARGIN + FRAME;
  const page = pageRound(sheet, right + BREATH - start, bottom + BREATH - start);
  return { ...page, hexes, center: (hex) => itemAt(hexes, hex) };
};
