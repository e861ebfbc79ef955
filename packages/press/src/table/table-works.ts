import { chance } from '../chance.ts';
import { piecesOf, spaced, withNormals } from '../curve.ts';
import { area, disc, group, line, number, type Point, trace, traces } from '../ink.ts';
import { depthIn, depthLattice, joined, linesAt } from './outline.ts';
import type { Course, Ground, TableGround } from './table-ground.ts';
import type { TableInks } from './table-inks.ts';
import { CM } from './table-layout.ts';
import type { TableSector } from './table-plan.ts';

/** Hedges and walls on their line, redoubts inside their polygon. */
const drawHedge = ({ of, path, width }: Course, ink: TableInks): string => {
  const dice = chance(`${of.id} hedge`);
  const bushes = spaced(path, width * 0.62).map((p) => ({
    at: [p[0] + dice.between(-1, 1), p[1] + dice.between(-1, 1)] as Point,
    radius: width * dice.between(0.42, 0.56),
  }));
  const rings = bushes.map(({ at, radius }) => disc(at, radius)).join('');
  const lights = bushes.map(({ at, radius }) => disc([at[0] - 1.4, at[1] - 1.6], radius * 0.5)).join('');
  const leaves = bushes
    .map(
      ({ at }) =>
        `M${number(at[0] + 0.4)} ${number(at[1] - 2)}c2 0 3 2 2 3.6M${number(at[0] - 1.6)} ${number(at[1] + 1.8)}c1 1.4 2.4 1.4 3.2.4`,
    )
    .join('');
  return group(
    { class: 'hedge', 'data-terrain': of.id },
    area(rings, ink.treeInk, { opacity: 0.4, transform: 'translate(2.4 3.2)' }),
    line(rings, ink.treeInk, 1.6),
    area(rings, ink.leaf[1]),
    area(lights, ink.leafLight, { opacity: 0.6 }),
    line(leaves, ink.treeInk, 0.6),
    line(trace(path), ink.treeInk, 1, { class: 'edge' }),
  );
};

const drawWall = ({ of, path, width }: Course, ink: TableInks): string => {
  const joints = withNormals(spaced(path, 6))
    .map(([p, [nx, ny], i]) => {
      // Two courses, bonded.
      const [from, to] = i % 2 === 0 ? [-0.5, 0] : [0, 0.5];
      return `M${number(p[0] + nx * width * from)} ${number(p[1] + ny * width * from)}L${number(p[0] + nx * width * to)} ${number(p[1] + ny * width * to)}`;
    })
    .join('');
  const all = trace(path);
  return group(
    { class: 'wall', 'data-terrain': of.id },
    line(all, ink.ink, width + 1, { opacity: 0.35, transform: 'translate(2.2 3)' }),
    line(all, ink.ink, width + 2.2),
    line(all, ink.stone, width),
    line(joints, ink.ink, 0.7),
    line(all, ink.ink, 0.8, { class: 'edge' }),
  );
};

const drawRedoubt = (redoubt: Ground<TableSector>, ink: TableInks): string => {
  const depth = depthLattice(redoubt.outline, redoubt.sides, { cell: 3, softness: 3 });
  const ring = (at: number): string => traces(linesAt(depth, at * CM), true);
  let ticks = '';
  for (const path of joined(redoubt.sides))
    for (const [a, b] of piecesOf(path)) {
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
      const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
      const probe: Point = [(a[0] + b[0]) / 2 - uy * 3, (a[1] + b[1]) / 2 + ux * 3];
      const hand = depthIn(redoubt.outline, probe) > 0 ? 1 : -1;
      for (let run = 3; run < length; run += 5)
        ticks += `M${number(a[0] + ux * run)} ${number(a[1] + uy * run)}l${number(-uy * hand * 8)} ${number(ux * hand * 8)}`;
    }
  const edge = trace(redoubt.outline, true);
  return group(
    { class: 'redoubt', 'data-terrain': redoubt.of.id },
    area(edge, ink.ink, { opacity: 0.28, transform: 'translate(3 4)' }),
    area(edge, ink.earth),
    line(ticks, ink.hachure, 1),
    area(ring(0.55), ink.rampart, { stroke: ink.ink, 'stroke-width': 1.2 }),
    area(ring(1.15), ink.yard, { stroke: ink.ink, 'stroke-width': 1 }),
    line(edge, ink.ink, 2.2, { class: 'edge', 'stroke-linejoin': 'round' }),
  );
};

export const drawFences = ({ courses }: TableGround, ink: TableInks): string =>
  courses
    .map((course) =>
      course.of.kind === 'hedge' ? drawHedge(course, ink) : course.of.kind === 'wall' ? drawWall(course, ink) : '',
    )
    .join('');

export const drawTableRedoubts = ({ sectors }: TableGround, ink: TableInks): string =>
  sectors
    .filter(({ of }) => of.kind === 'redoubt')
    .map((sector) => drawRedoubt(sector, ink))
    .join('');
