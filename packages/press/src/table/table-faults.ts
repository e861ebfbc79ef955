import type { Point } from '../ink.ts';
import { surface } from '../polygon.ts';
import type { TablePlan, TableTerrain } from './table-plan.ts';

/** What makes a plan impossible to draw, in words for whoever wrote it: the field first, then the reason. */
const pointFault = (field: string, p: Point, { width, height }: TablePlan): string | undefined =>
  p.length === 2 && p.every(Number.isFinite) && p[0] >= 0 && p[0] <= width && p[1] >= 0 && p[1] <= height
    ? undefined
    : `${field}: (${p.join(', ')}) is not a point of a table of ${width} × ${height} cm`;

const pointsFault = (field: string, points: readonly Point[], least: number, plan: TablePlan): string | undefined =>
  points.length < least
    ? `${field}: ${points.length} points, at least ${least} are needed`
    : points.map((p, i) => pointFault(`${field}[${i}]`, p, plan)).find((fault) => fault !== undefined);

const widthFault = (field: string, width: number | undefined): string | undefined =>
  width === undefined || width > 0 ? undefined : `${field}: ${width} is not a width`;

const terrainFault = (of: TableTerrain, plan: TablePlan): string | undefined => {
  const field = `terrain ${of.id}`;
  if ('polygon' in of)
    return (
      pointsFault(`${field}.polygon`, of.polygon, 3, plan) ??
      (surface(of.polygon) > 0 ? undefined : `${field}.polygon: it encloses nothing`) ??
      (of.kind === 'hill' && !(Number.isInteger(of.level) && of.level > 0)
        ? `${field}.level: ${of.level} is not a level from 1 up`
        : undefined)
    );
  if ('line' in of) return pointsFault(`${field}.line`, of.line, 2, plan) ?? widthFault(`${field}.width`, of.width);
  const over = plan.terrain.find(({ id }) => id === of.over);
  return (
    pointFault(`${field}.at`, of.at, plan) ??
    widthFault(`${field}.width`, of.width) ??
    (of.over === undefined || over?.kind === 'stream' ? undefined : `${field}.over: ${of.over} is no stream`)
  );
};

export const faultOf = (plan: TablePlan): string | undefined => {
  if (!(plan.width > 0 && plan.height > 0)) return `width, height: ${plan.width} × ${plan.height} cm is no table`;
  const ids = plan.terrain.map(({ id }) => id);
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice !== undefined) return `terrain ${twice}: the id is there twice`;
  const ground = plan.terrain.map((of) => terrainFault(of, plan)).find((fault) => fault !== undefined);
  if (ground !== undefined) return ground;
  const prize = plan.prizes.find(({ terrain }) => !ids.includes(terrain));
  if (prize !== undefined) return `prizes: there is no terrain ${prize.terrain}`;
  for (const { edge, from, to } of plan.exits) {
    const length = edge === 'north' || edge === 'south' ? plan.width : plan.height;
    if (!(from >= 0 && from < to && to <= length))
      return `exits ${edge}: ${from} to ${to} is no stretch of 0 to ${length}`;
  }
  return undefined;
};
