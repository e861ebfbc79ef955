import { chance, hashText, noise } from '../chance.ts';
import { extentOf } from '../contour.ts';
import { parallel, piecesOf, spaced } from '../curve.ts';
import { area, group, line, number, type Point, trace, traces } from '../ink.ts';
import { depthIn, depthLattice, joined, linesAt } from './outline.ts';
import type { Course, Ground, TableGround } from './table-ground.ts';
import type { TableInks } from './table-inks.ts';
import { CM } from './table-layout.ts';
import type { TableGrowth } from './table-plan.ts';

/** Streams, whose line counts and whose width does not; rivers and marshes, which nobody crosses. */

/** A corner cut so little that the line still lies in the middle of the water. */
export const eased = (path: readonly Point[], by: number): Point[] => {
  const points: Point[] = [];
  path.forEach((p, i) => {
    const before = path[i - 1];
    const after = path[i + 1];
    if (before === undefined || after === undefined) {
      points.push(p);
      return;
    }
    const toward = (q: Point): Point => {
      const length = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
      const step = Math.min(by, length / 2);
      return [p[0] + ((q[0] - p[0]) / length) * step, p[1] + ((q[1] - p[1]) / length) * step];
    };
    const [a, b] = [toward(before), toward(after)];
    for (const t of [0, 0.25, 0.5, 0.75, 1]) {
      const u = 1 - t;
      points.push([u * u * a[0] + 2 * u * t * p[0] + t * t * b[0], u * u * a[1] + 2 * u * t * p[1] + t * t * b[1]]);
    }
  });
  return points;
};

/** Both banks, each straying by itself. */
const banks = ({ of, path, width }: Course): readonly [Point[], Point[]] => {
  const middle = spaced(eased(path, 0.5 * CM), 6);
  const stray = noise(hashText(`${of.id} banks`));
  const bank = (side: 1 | -1): Point[] =>
    parallel(middle, (i) => side * width * (0.5 + 0.11 * stray(i / 3.1, side * 7) + 0.07 * stray(i / 1.3, side * 13)));
  return [bank(1), bank(-1)];
};

const drawStream = (stream: Course, ink: TableInks): string => {
  const [left, right] = banks(stream);
  const water = trace([...left, ...[...right].reverse()], true);
  const middle = eased(stream.path, 0.12 * CM);
  return group(
    { class: 'stream', 'data-terrain': stream.of.id },
    line(trace(left) + trace(right), ink.turfDark, 7, { opacity: 0.45, 'stroke-linejoin': 'round' }),
    area(water, ink.water),
    line(trace(right), ink.waterGlow, 3.4, { opacity: 0.8 }),
    line(trace(left) + trace(right), ink.waterInk, 1.15, { 'stroke-linejoin': 'round' }),
    // The line that counts.
    line(trace(middle), ink.waterInk, 0.9, { class: 'edge', 'stroke-dasharray': '11 3 2 3', opacity: 0.9 }),
  );
};

/** What nobody passes has one kind of rim everywhere: a heavy bank with teeth to the inside. */
const rimOf = (ground: Ground<TableGrowth>, ink: TableInks): string => {
  let teeth = '';
  for (const path of joined(ground.sides)) {
    for (const [a, b] of piecesOf(path)) {
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
      const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
      const middle: Point = [(a[0] + b[0]) / 2 - uy * 3, (a[1] + b[1]) / 2 + ux * 3];
      const hand = depthIn(ground.outline, middle) > 0 ? 1 : -1;
      for (let run = 7; run < length - 4; run += 11)
        teeth += `M${number(a[0] + ux * (run - 3.4))} ${number(a[1] + uy * (run - 3.4))}l${number(ux * 3.4 - uy * hand * 6)} ${number(uy * 3.4 + ux * hand * 6)}l${number(ux * 3.4 + uy * hand * 6)} ${number(uy * 3.4 - ux * hand * 6)}z`;
    }
  }
  const rim = traces(joined(ground.sides));
  return (
    line(rim, ink.halo, 6, { opacity: 0.55, 'stroke-linejoin': 'round' }) +
    area(teeth, ink.bank) +
    line(rim, ink.bank, 2.6, { class: 'edge', 'stroke-linejoin': 'round' })
  );
};

/** Water-lining: closest at the bank, opening toward the middle. */
const LININGS = [0.45, 0.95, 1.6, 2.4, 3.4, 4.6];

const drawRiver = (river: Ground<TableGrowth>, ink: TableInks): string => {
  const depth = depthLattice(river.outline, river.sides, { cell: 5, softness: 0.7 * CM });
  const lined = LININGS.map((at, i) =>
    line(traces(linesAt(depth, at * CM), true), ink.waterInk, 0.95 - 0.09 * i, { opacity: 0.62 - 0.07 * i }),
  );
  const middle = traces(linesAt(depth, 1.9 * CM), true);
  return group(
    { class: 'river', 'data-terrain': river.of.id },
    area(trace(river.outline, true), ink.deep),
    area(middle, ink.waterInk, { opacity: 0.16 }),
    ...lined,
    rimOf(river, ink),
  );
};

const REED = 'M0 0l-2.6-6M0 0l-.8-8M0 0l1.2-7.4M0 0l3-5.4';

const drawMarsh = (marsh: Ground<TableGrowth>, ink: TableInks): string => {
  const dice = chance(`${marsh.of.id} reeds`);
  const { x0, y0, x1, y1 } = extentOf(marsh.outline);
  let reeds = '';
  let levels = '';
  for (let y = y0; y < y1; y += 12)
    for (let x = x0; x < x1; x += 17) {
      const p: Point = [x + dice.between(-6, 6), y + dice.between(-3, 3)];
      const depth = depthIn(marsh.outline, p);
      if (depth > 12) {
        levels += `M${number(p[0] - 7)} ${number(p[1] + 1.4)}h${number(dice.between(9, 15))}`;
        if (dice.next() < 0.55) reeds += REED.replace(/M0 0/g, `M${number(p[0])} ${number(p[1])}`);
      }
    }
  const pool = noise(hashText(`${marsh.of.id} pools`));
  const depth = depthLattice(marsh.outline, marsh.sides, { cell: 5, softness: 6 });
  const pools = linesAt(
    {
      ...depth,
      height: (x, y) => Math.min(depth.height(x, y) / CM - 0.5, pool(x / 34, y / 20) + 0.05),
    },
    0.1,
  );
  return group(
    { class: 'marsh', 'data-terrain': marsh.of.id },
    area(trace(marsh.outline, true), ink.bog),
    area(traces(pools, true), ink.deep, { opacity: 0.75 }),
    line(levels, ink.waterInk, 0.9, { opacity: 0.75 }),
    line(reeds, ink.treeInk, 0.9, { 'stroke-linecap': 'round' }),
    rimOf(marsh, ink),
  );
};

export const drawStreams = ({ courses }: TableGround, ink: TableInks): string =>
  courses
    .filter(({ of }) => of.kind === 'stream')
    .map((stream) => drawStream(stream, ink))
    .join('');

export const drawBarriers = ({ growths }: TableGround, ink: TableInks): string =>
  growths
    .map((growth) =>
      growth.of.kind === 'river' ? drawRiver(growth, ink) : growth.of.kind === 'marsh' ? drawMarsh(growth, ink) : '',
    )
    .join('');
