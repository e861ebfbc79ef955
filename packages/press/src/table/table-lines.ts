import { extentOf } from '../contour.ts';
import { distance, endsOf, lengthOf, parallel, spaced } from '../curve.ts';
import type { Point } from '../ink.ts';
import { type Block, readable } from '../labels.ts';
import { wordWidth } from '../lettering.ts';
import type { Course, TableGround } from './table-ground.ts';
import { blockOfFootprint, type NameRow, overlaps } from './table-seats.ts';

/** Names along streams, roads, hedges and walls: beside the line, on its calmest stretch, clear of all others. */
export interface LineName {
  readonly id: string;
  readonly kind: Course['of']['kind'];
  readonly text: string;
  readonly size: number;
  readonly spacing: number;
  readonly path: readonly Point[];
  readonly blocks: readonly Block[];
}

const LETTERS: Readonly<Record<Course['of']['kind'], { readonly size: number; readonly spacing: number }>> = {
  stream: { size: 24, spacing: 3.4 },
  road: { size: 22, spacing: 1.4 },
  hedge: { size: 20, spacing: 0.6 },
  wall: { size: 20, spacing: 0.6 },
};
const STEP = 8;

/** The words as squares along the line they stand on. */
const blocksAlong = (path: readonly Point[], size: number): Block[] =>
  spaced(path, size * 0.6).map(([x, y]) => ({
    x0: x - size * 0.42,
    y0: y - size * 0.8,
    x1: x + size * 0.42,
    y1: y + size * 0.3,
  }));

const bend = (path: readonly Point[]): number => lengthOf(path) / Math.max(1, distance(...endsOf(path))) - 1;

export const seatLines = (ground: TableGround, rows: readonly NameRow[]): LineName[] => {
  const { map } = ground.layout;
  const named: LineName[] = [];
  const hard: Block[] = rows.map(({ block }) => block);
  const soft: Block[] = [
    ...(ground.plan.manned ?? []).map((base) => blockOfFootprint(ground, base)),
    ...[...ground.sectors, ...ground.growths].map(({ outline }) => extentOf(outline)),
    ...ground.crossings.map(({ at, half }) => ({
      x0: at[0] - half,
      y0: at[1] - half,
      x1: at[0] + half,
      y1: at[1] + half,
    })),
  ];
  for (const course of ground.courses) {
    const { of, path, width } = course;
    if (of.name === undefined || of.name === '') continue;
    const { size, spacing } = LETTERS[of.kind];
    const points = spaced(path, STEP);
    const span = Math.ceil((wordWidth(of.name, size, spacing) * 1.06 + size) / STEP);
    const others = ground.courses.filter((other) => other !== course).flatMap((other) => spaced(other.path, 10));
    let best: { readonly path: readonly Point[]; readonly blocks: readonly Block[]; readonly cost: number } | undefined;
    for (let i = 0; i + span < points.length; i += 2) {
      const stretch = readable(points.slice(i, i + span + 1));
      for (const off of [width / 2 + 8, -(width / 2 + size * 0.78)]) {
        const line = parallel(stretch, off);
        const blocks = blocksAlong(line, size);
        let cost =
          bend(stretch) * 60 + (off < 0 ? 1.5 : 0) + Math.abs(i + span / 2 - points.length / 2) / points.length;
        if (best !== undefined && cost >= best.cost) continue;
        const round = extentOf(line, 2 * size);
        const near = others.filter(([x, y]) => x > round.x0 && x < round.x1 && y > round.y0 && y < round.y1);
        for (const block of blocks) {
          // Others were better already.
          if (best !== undefined && cost >= best.cost) break;
          if (
            block.x0 < map.x + 6 ||
            block.y0 < map.y + 6 ||
            block.x1 > map.x + map.width - 6 ||
            block.y1 > map.y + map.height - 6
          )
            cost += 1e4;
          for (const other of hard) if (overlaps(block, other)) cost += 1e4;
          for (const other of soft) if (overlaps(block, other)) cost += 12;
          for (const [x, y] of near)
            if (x > block.x0 - 6 && x < block.x1 + 6 && y > block.y0 - 6 && y < block.y1 + 6) cost += 8;
        }
        if (best === undefined || cost < best.cost) best = { path: line, blocks, cost };
      }
    }
    if (best === undefined || best.cost >= 1e4) continue;
    hard.push(...best.blocks);
    named.push({ id: of.id, kind: of.kind, text: of.name, size, spacing, path: best.path, blocks: best.blocks });
  }
  return named;
};
