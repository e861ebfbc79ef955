import { areaShape, type Base, type Shape, TABLE_EDGES, type TableEdge, type TablePoint } from '@tambour/boards';
import type { TerrainData } from '../model/scenario.ts';
import type { Terrain } from '../model/vocabulary.ts';
import { figureShape } from '../rules/table/figures.ts';
import { shapeOf } from '../rules/table/footprints.ts';
import { type Ground, groundOf } from '../rules/table/ground.ts';
import { lengthsOf } from '../rules/table/measure.ts';
import type { Home, Placed, PlacedFigure } from '../rules/table/placed.ts';

/** A footprint as an example names it, in centimetres and degrees. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  readonly width: number;
  readonly depth: number;
}
export type Corner = readonly [x: number, y: number];

export const baseIn = (r: Rectangle): Base => ({
  x: lengthsOf(r.x),
  y: lengthsOf(r.y),
  heading: lengthsOf(r.facing),
  width: lengthsOf(r.width),
  depth: lengthsOf(r.depth),
});
export const areaIn = (corners: readonly Corner[]): Shape =>
  areaShape(corners.map(([x, y]): TablePoint => [lengthsOf(x), lengthsOf(y)]));

/** A regular line of 16 in the middle of a table, looking up, unless told otherwise. */
export function placed(more: Partial<Rectangle> & Partial<Omit<Placed, 'base' | 'shape'>> = {}): Placed {
  const { x = 60, y = 40, facing = 0, width = 16, depth = 1.5, ...rest } = more;
  const base = baseIn({ x, y, facing, width, depth });
  return {
    base,
    side: 0,
    arm: 'infantry',
    status: 'regular',
    figures: 16,
    formation: 'line',
    hasFormation: true,
    state: 'steady',
    regiment: null,
    opponents: [],
    firedLast: null,
    sector: null,
    guns: null,
    ...rest,
    shape: rest.sector ? rest.sector.shape : shapeOf(base),
  };
}
/** Two units or more in one melee with each other. */
export function inMelee(a: Placed, b: Placed): readonly [Placed, Placed] {
  const first = { ...a, opponents: [...a.opponents] };
  const second = { ...b, opponents: [...b.opponents, first] };
  first.opponents.push(second);
  return [first, second];
}
export const general = (x: number, y: number, side = 0): PlacedFigure => ({
  shape: figureShape('general', lengthsOf(x), lengthsOf(y)),
  side,
});
/** The side that owns an edge; by all of it, of a table of 120 by 80 cm, unless told otherwise. */
export function home(
  edge: (typeof TABLE_EDGES)[number],
  stretch?: readonly [from: number, to: number],
  [width, height]: readonly [number, number] = [120, 80],
): Home {
  const [from, to] = stretch ?? [0, edge === 'top' || edge === 'bottom' ? width : height];
  return {
    table: { width: lengthsOf(width), height: lengthsOf(height) },
    stretch: { edge: TABLE_EDGES.indexOf(edge) as TableEdge, from: lengthsOf(from), to: lengthsOf(to) },
  };
}
/** A piece of ground as a scenario has it, in centimetres. */
export interface GroundTold {
  readonly id?: string;
  readonly kind: Terrain;
  readonly polygon?: readonly Corner[];
  readonly line?: readonly Corner[];
  readonly at?: Corner;
  readonly over?: string;
  readonly width?: number;
  readonly level?: number;
  readonly capacity?: number;
}
/** Ground as a scenario has it, in centimetres. */
export const ground = (...terrain: readonly GroundTold[]): Ground => {
  const point = ([x, y]: Corner) => ({ x: lengthsOf(x), y: lengthsOf(y) });
  return groundOf(
    terrain.map(
      ({ id, kind, polygon, line, at, width, ...rest }, i): TerrainData => ({
        id: id ?? `${kind}${i}`,
        kind,
        name: { en: kind, fr: kind },
        ...rest,
        ...(polygon && { polygon: polygon.map(point) }),
        ...(line && { line: line.map(point) }),
        ...(at && { at: point(at) }),
        ...(width !== undefined && { width: lengthsOf(width) }),
      }),
    ),
  );
};
