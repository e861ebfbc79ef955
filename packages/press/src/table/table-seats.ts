import { extentOf } from '../contour.ts';
import { piecesOf } from '../curve.ts';
import type { Point } from '../ink.ts';
import { type Block, sealBlock } from '../labels.ts';
import { wordWidth } from '../lettering.ts';
import { centroid } from '../polygon.ts';
import { depthIn } from './outline.ts';
import type { Ground, TableGround } from './table-ground.ts';
import { CM } from './table-layout.ts';
import type { Footprint, TablePlan } from './table-plan.ts';

/** Where the names of areas stand: in a row with their points and their capacity or level, where they hide least. */
export const ROW_KINDS = ['sector', 'hill', 'wood', 'barrier', 'crossing'] as const;
export interface NameRow {
  readonly id: string;
  readonly kind: (typeof ROW_KINDS)[number];
  readonly text: string;
  readonly size: number;
  readonly spacing: number;
  /** The left end of the row, on the line the letters stand on. */
  readonly at: Point;
  readonly width: number;
  readonly prize?: string;
  readonly capacity?: number;
  readonly level?: number;
  readonly block: Block;
}

const LETTERS: Readonly<Record<NameRow['kind'], { readonly size: number; readonly spacing: number }>> = {
  sector: { size: 29, spacing: 1 },
  hill: { size: 27, spacing: 3 },
  wood: { size: 26, spacing: 1.4 },
  barrier: { size: 34, spacing: 9 },
  crossing: { size: 22, spacing: 0.3 },
};
/** The room of a star, a house with its number, a height. */
export const STAR = 40;
export const PLATE = 54;
export const LEVEL = 36;
const GAP = 6;

type Row = Omit<NameRow, 'at' | 'block'>;

export const rowBlock = (at: Point, { width, size }: Pick<Row, 'width' | 'size'>, hasSigns: boolean): Block => ({
  x0: at[0] - 4,
  y0: at[1] - Math.max(size * 0.76, hasSigns ? 27 : 0),
  x1: at[0] + width + 4,
  y1: at[1] + Math.max(size * 0.26, hasSigns ? 10 : 0),
});

export const overlaps = (a: Block, b: Block): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;

const shared = (a: Block, b: Block): number =>
  Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) * Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0));

const rowOf = (
  plan: TablePlan,
  kind: NameRow['kind'],
  of: { readonly id: string; readonly name?: string; readonly capacity?: number; readonly level?: number },
): Row | undefined => {
  const prize = plan.prizes.find(({ terrain }) => terrain === of.id)?.text;
  const { size, spacing } = LETTERS[kind];
  const text = of.name ?? '';
  if (text === '' && prize === undefined && of.capacity === undefined && of.level === undefined) return undefined;
  const width =
    (text === '' ? 0 : wordWidth(text, size, spacing)) +
    (prize === undefined ? 0 : STAR + GAP) +
    (of.capacity === undefined ? 0 : PLATE + GAP) +
    (of.level === undefined ? 0 : LEVEL + GAP);
  return {
    id: of.id,
    kind,
    text,
    size,
    spacing,
    width,
    ...(prize === undefined ? {} : { prize }),
    ...(of.capacity === undefined ? {} : { capacity: of.capacity }),
    ...(of.level === undefined ? {} : { level: of.level }),
  };
};

/** The ground a base covers, with a breath round it. */
export const blockOfFootprint = ({ layout }: TableGround, base: Footprint): Block => {
  const [x, y] = layout.place([base.x, base.y]);
  const turn = (base.facing * Math.PI) / 180;
  const [c, s] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const [w, d] = [(base.width * CM) / 2, (base.depth * CM) / 2];
  return { x0: x - c * w - s * d, y0: y - s * w - c * d, x1: x + c * w + s * d, y1: y + s * w + c * d };
};

const beside = (outline: readonly Point[], { width, size }: Row): Point[] => {
  const { x0, y0, x1, y1 } = extentOf(outline);
  const middle = (x0 + x1) / 2 - width / 2;
  const below = y1 + Math.max(size * 0.8, 30) + 2;
  const above = y0 - 13;
  const level = (y0 + y1) / 2 + size * 0.3;
  const seats: Point[] = [];
  for (const shift of [0, -0.25, 0.25, -0.5, 0.5]) {
    const slip = shift * (x1 - x0);
    seats.push([middle + slip, below], [middle + slip, above]);
  }
  for (const shift of [0, -0.3, 0.3]) {
    const rise = shift * (y1 - y0);
    seats.push([x1 + 12, level + rise], [x0 - 12 - width, level + rise]);
  }
  seats.push([middle, below + 26], [middle, above - 26]);
  return seats;
};

const inside = (outline: readonly Point[], { width, size }: Row): Point[] => {
  const { x0, y0, x1, y1 } = extentOf(outline);
  const seats: { readonly at: Point; readonly depth: number }[] = [];
  const [stepX, stepY] = [Math.max(16, (x1 - x0) / 24), Math.max(12, (y1 - y0) / 14)];
  for (let y = y0; y <= y1; y += stepY)
    for (let x = x0; x <= x1; x += stepX) {
      const at: Point = [x - width / 2, y + size * 0.3];
      const ends: Point[] = [
        [at[0], y],
        [at[0] + width, y],
        [x, y - size * 0.5],
        [x, y + size * 0.5],
      ];
      const depth = Math.min(...ends.map((p) => depthIn(outline, p)));
      if (depth > 0) seats.push({ at, depth });
    }
  // Where the outline leaves most room; far from it nothing is gained by more.
  return seats.sort((a, b) => Math.min(40, b.depth) - Math.min(40, a.depth)).map(({ at }) => at);
};

interface Wanted {
  readonly row: Row;
  readonly seats: readonly Point[];
}

const wantedOf = (ground: TableGround): Wanted[] => {
  const { plan } = ground;
  const wanted: Wanted[] = [];
  const add = (row: Row | undefined, seats: (row: Row) => readonly Point[]): void => {
    if (row !== undefined) wanted.push({ row, seats: seats(row) });
  };
  const either = ({ outline }: Ground, row: Row): readonly Point[] => [
    ...inside(outline, row),
    ...beside(outline, row),
  ];
  for (const sector of ground.sectors) add(rowOf(plan, 'sector', sector.of), (row) => beside(sector.outline, row));
  for (const growth of ground.growths.filter(({ of }) => of.kind !== 'wood'))
    add(rowOf(plan, 'barrier', growth.of), (row) => either(growth, row));
  for (const hill of ground.hills) add(rowOf(plan, 'hill', hill.of), (row) => either(hill, row));
  for (const growth of ground.growths.filter(({ of }) => of.kind === 'wood'))
    add(rowOf(plan, 'wood', growth.of), (row) => [...beside(growth.outline, row), ...inside(growth.outline, row)]);
  for (const { of, at, half } of ground.crossings)
    add(rowOf(plan, 'crossing', of), (row) =>
      beside(
        [
          [at[0] - half, at[1] - half],
          [at[0] + half, at[1] + half],
        ],
        row,
      ),
    );
  return wanted;
};

/** What a name should not lie on, and how bad it is. */
const obstaclesOf = (ground: TableGround): { readonly block: Block; readonly weight: number }[] => {
  const { plan, hills, sectors, growths, courses, crossings } = ground;
  const alongPath = courses.flatMap(({ path, width }) =>
    piecesOf(path).flatMap(([from, p]) => {
      const count = Math.max(1, Math.round(Math.hypot(p[0] - from[0], p[1] - from[1]) / 12));
      return Array.from({ length: count }, (_, k) => {
        const [x, y] = [from[0] + ((p[0] - from[0]) * k) / count, from[1] + ((p[1] - from[1]) * k) / count];
        return { block: { x0: x - width / 2, y0: y - width / 2, x1: x + width / 2, y1: y + width / 2 }, weight: 0.03 };
      });
    }),
  );
  return [
    ...(plan.manned ?? []).map((base) => ({ block: blockOfFootprint(ground, base), weight: 0.05 })),
    ...sectors.map(({ outline }) => ({ block: extentOf(outline, 2), weight: 0.2 })),
    ...growths.map(({ outline }) => ({ block: extentOf(outline), weight: 0.004 })),
    // Where the seal of a prize lies on a field.
    ...[...hills, ...growths, ...sectors]
      .filter(({ of }) => plan.prizes.some(({ terrain }) => terrain === of.id))
      .map(({ outline }) => ({ block: sealBlock(centroid(outline)), weight: 0.2 })),
    ...crossings.map(({ at, half }) => ({
      block: { x0: at[0] - half, y0: at[1] - half, x1: at[0] + half, y1: at[1] + half },
      weight: 0.1,
    })),
    ...alongPath,
  ];
};

export const seatRows = (ground: TableGround): NameRow[] => {
  const { map } = ground.layout;
  const obstacles = obstaclesOf(ground);
  const rows: NameRow[] = [];
  for (const { row, seats } of wantedOf(ground)) {
    const hasSigns = row.prize !== undefined || row.capacity !== undefined || row.level !== undefined;
    let best: { readonly at: Point; readonly block: Block; readonly cost: number } | undefined;
    seats.forEach((at, rank) => {
      const block = rowBlock(at, row, hasSigns);
      const isOff =
        block.x0 < map.x + 4 ||
        block.y0 < map.y + 4 ||
        block.x1 > map.x + map.width - 4 ||
        block.y1 > map.y + map.height - 4;
      let cost = rank * 0.4 + (isOff ? 1e6 : 0);
      for (const other of rows) if (overlaps(block, other.block)) cost += 1e4;
      for (const { block: taken, weight } of obstacles) cost += shared(block, taken) * weight;
      if (best === undefined || cost < best.cost) best = { at, block, cost };
    });
    // Better no name than one over another.
    if (best !== undefined && best.cost < 1e4) rows.push({ ...row, at: best.at, block: best.block });
  }
  return rows;
};
