import { areaShape, holdsPoint, lineShape, type Shape, type TablePoint } from '@tambour/boards';
import { BadInput } from '@tambour/kernel';
import { CHARTS } from '../../model/charts.ts';
import type { Point, TerrainData } from '../../model/scenario.ts';
import type { Shelter, Terrain } from '../../model/vocabulary.ts';

/** C5b C5d A built-up sector or a redoubt. */
export interface Sector {
  readonly id: string;
  readonly kind: 'builtUp' | 'redoubt';
  readonly shape: Shape;
  /** Of the ground under its centre. */
  readonly level: number;
  /** In figures; a redoubt may have no limit. */
  readonly capacity: number;
}
/** A hedge, wall or stream. */
export interface Obstacle {
  readonly id: string;
  readonly kind: 'hedge' | 'wall' | 'stream';
  readonly shape: Shape;
  readonly bridges: readonly Bridge[];
}
/** C5g A bridge or ford: its middle and half its width, in tenths of a millimetre. */
export interface Bridge {
  readonly x: number;
  readonly y: number;
  readonly half: number;
}
/** A wood, or other ground with an outline. */
export interface Area {
  readonly id: string;
  readonly shape: Shape;
}
export interface Hill extends Area {
  readonly level: number;
}
/** All that lies on the table and is no troops. */
export interface Ground {
  readonly woods: readonly Area[];
  readonly hills: readonly Hill[];
  readonly sectors: readonly Sector[];
  readonly obstacles: readonly Obstacle[];
  /** Rivers and marshes. */
  readonly impassable: readonly Shape[];
  readonly roads: readonly Shape[];
}

const pair = ({ x, y }: Point): TablePoint => [x, y];
const areaOf = (of: TerrainData): Shape => {
  if (!of.polygon) throw new BadInput(`terrain.${of.id}.polygon`, `is missing: a ${of.kind} has an outline`);
  return areaShape(of.polygon.map(pair));
};
const lineOf = (of: TerrainData): Shape => {
  if (!of.line) throw new BadInput(`terrain.${of.id}.line`, `is missing: a ${of.kind} is a line`);
  return lineShape(of.line.map(pair));
};

/** C5m C6b The level of the ground at a point, given fine: that of the highest hill that holds it. */
export function levelAt(hills: readonly Hill[], x: number, y: number): number {
  let level = 0;
  for (const hill of hills) if (hill.level > level && holdsPoint(hill.shape, x, y)) level = hill.level;
  return level;
}
/** C5m C6b The level a piece stands on: that under its centre. */
export const levelOf = (ground: Ground, { shape }: { readonly shape: Shape }): number =>
  levelAt(ground.hills, shape.x, shape.y);
/** C5i Whether one stands at least one level above the other. */
export const isUphillOf = (ground: Ground, a: { readonly shape: Shape }, b: { readonly shape: Shape }): boolean =>
  levelOf(ground, a) > levelOf(ground, b);
/** C5m The wood a piece is in for cost and order: the one that holds its centre. */
export const woodOf = (ground: Ground, { shape }: { readonly shape: Shape }): Area | undefined =>
  ground.woods.find((wood) => holdsPoint(wood.shape, shape.x, shape.y));

/** C5a C5b C5d C5e What shelter a kind of ground gives. */
export const shelterOf = (kind: Terrain): Shelter =>
  CHARTS.terrain.kinds.find((entry) => entry.kind === kind)?.shelter ?? 'none';

const ANY = 1000;
/** C5a C5b C5d C5e C5f C5g C5h C5i C5j The ground of a battle by what it does. */
export function groundOf(terrain: readonly TerrainData[]): Ground {
  const of = <K extends Terrain>(...kinds: K[]): (TerrainData & { readonly kind: K })[] =>
    terrain.filter((t): t is TerrainData & { readonly kind: K } => kinds.some((kind) => kind === t.kind));
  const hills = of('hill').map((t) => ({ id: t.id, shape: areaOf(t), level: t.level ?? 1 }));
  const bridges = of('bridge').map((t) => {
    if (!t.at || !t.over)
      throw new BadInput(`terrain.${t.id}.at`, 'a bridge stands at a point, over a stream or river');
    return { over: t.over, x: t.at.x, y: t.at.y, half: Math.floor((t.width ?? 0) / 2) };
  });
  return {
    woods: of('wood').map((t) => ({ id: t.id, shape: areaOf(t) })),
    hills,
    sectors: of('builtUp', 'redoubt').map((t) => {
      const shape = areaOf(t);
      return { id: t.id, kind: t.kind, shape, level: levelAt(hills, shape.x, shape.y), capacity: t.capacity ?? ANY };
    }),
    obstacles: of('hedge', 'wall', 'stream').map((t) => ({
      id: t.id,
      kind: t.kind,
      shape: lineOf(t),
      bridges: bridges.filter(({ over }) => over === t.id),
    })),
    impassable: of('river', 'marsh').map((t) => (t.line ? lineOf(t) : areaOf(t))),
    roads: of('road').map(lineOf),
  };
}
/** A table without anything on it. */
export const OPEN_GROUND: Ground = { woods: [], hills: [], sectors: [], obstacles: [], impassable: [], roads: [] };
