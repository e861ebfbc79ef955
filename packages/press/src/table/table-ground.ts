import { itemAt } from '@tambour/kernel';
import { nearest, piecesOf, type Side, sidesOf } from '../curve.ts';
import type { Point } from '../ink.ts';
import { toSide } from './outline.ts';
import { CM, type TableLayout, tableLayout } from './table-layout.ts';
import type {
  TableCrossing,
  TableGrowth,
  TableHill,
  TableLine,
  TablePlan,
  TableSector,
  TableTerrain,
} from './table-plan.ts';

/** The terrain on paper, before anything is lettered. */
export interface Ground<T extends TableTerrain = TableTerrain> {
  readonly of: T;
  readonly outline: readonly Point[];
  /** Those sides that do not lie on the edge of the table. */
  readonly sides: readonly Side[];
}
export interface Course {
  readonly of: TableLine;
  readonly path: readonly Point[];
  /** On paper. */
  readonly width: number;
}
export interface Crossing {
  readonly of: TableCrossing;
  readonly at: Point;
  /** Along the water, at most a quarter turn either way from the right of the paper, in degrees. */
  readonly turn: number;
  readonly half: number;
  /** How wide the water is. */
  readonly water: number;
}

export interface TableGround {
  readonly plan: TablePlan;
  readonly prefix: string;
  readonly layout: TableLayout;
  readonly hills: readonly Ground<TableHill>[];
  readonly growths: readonly Ground<TableGrowth>[];
  readonly sectors: readonly Ground<TableSector>[];
  readonly courses: readonly Course[];
  readonly crossings: readonly Crossing[];
}

/** In centimetres, where the plan does not say. */
const WIDTHS: Readonly<Record<TableLine['kind'], number>> = { stream: 1, road: 0.95, hedge: 0.7, wall: 0.42 };

const isOnEdge = ({ plan }: { plan: TablePlan }, [[ax, ay], [bx, by]]: Side): boolean =>
  (ax === bx && (ax === 0 || ax === plan.width)) || (ay === by && (ay === 0 || ay === plan.height));

const groundOf = <T extends TableHill | TableGrowth | TableSector>(
  of: T,
  plan: TablePlan,
  layout: TableLayout,
): Ground<T> => ({
  of,
  outline: of.polygon.map(layout.place),
  sides: sidesOf(of.polygon)
    .filter((side) => !isOnEdge({ plan }, side))
    .map(([a, b]): Side => [layout.place(a), layout.place(b)]),
});

const crossingOf = (of: TableCrossing, courses: readonly Course[], layout: TableLayout): Crossing => {
  const at = layout.place(of.at);
  const streams = courses.filter((course) => course.of.kind === 'stream');
  const over =
    streams.find((course) => course.of.id === of.over) ??
    [...streams].sort((a, b) => nearest(a.path, at).distance - nearest(b.path, at).distance)[0];
  const half = (of.width * CM) / 2;
  if (over === undefined) return { of, at, turn: 0, half, water: CM };
  const pieces = piecesOf(over.path).sort((p, q) => toSide(at, p) - toSide(at, q));
  const [a, b] = itemAt(pieces, 0);
  const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  return { of, at, turn: turn > 90 ? turn - 180 : turn <= -90 ? turn + 180 : turn, half, water: over.width };
};

export const tableGround = (plan: TablePlan, prefix: string): TableGround => {
  const layout = tableLayout(plan);
  const hills: Ground<TableHill>[] = [];
  const growths: Ground<TableGrowth>[] = [];
  const sectors: Ground<TableSector>[] = [];
  const courses: Course[] = [];
  const crossings: TableCrossing[] = [];
  for (const of of plan.terrain)
    switch (of.kind) {
      case 'hill':
        hills.push(groundOf(of, plan, layout));
        break;
      case 'wood':
      case 'river':
      case 'marsh':
        growths.push(groundOf(of, plan, layout));
        break;
      case 'builtUp':
      case 'redoubt':
        sectors.push(groundOf(of, plan, layout));
        break;
      case 'bridge':
      case 'ford':
        crossings.push(of);
        break;
      default:
        courses.push({ of, path: of.line.map(layout.place), width: (of.width ?? WIDTHS[of.kind]) * CM });
    }
  return {
    plan,
    prefix: prefix.replace(/[^\w-]/g, '-'),
    layout,
    hills: hills.sort((a, b) => a.of.level - b.of.level),
    growths,
    sectors,
    courses,
    crossings: crossings.map((of) => crossingOf(of, courses, layout)),
  };
};
