import { itemAt } from '@tambour/kernel';
import { type Chance, chance, hashText, noise } from '../chance.ts';
import { contours, type Extent, extentOf } from '../contour.ts';
import { between } from '../curve.ts';
import { area, element, group, line, number, type Point, trace, traces } from '../ink.ts';
import { depthIn, latticeOf, toPath } from './outline.ts';
import type { TableGround } from './table-ground.ts';
import type { TableInks } from './table-inks.ts';
import { CM } from './table-layout.ts';

/** The board itself: grass in a few tones, tufts, and fields that are only hinted at, for they bear no rule. */
const TILE = 480;

export const turfPattern = (prefix: string, ink: TableInks): string => {
  const dice = chance('turf');
  const tufts: string[] = [];
  const blades: string[] = [];
  for (let i = 0; i < 300; i++) {
    const [x, y] = [dice.between(3, TILE - 3), dice.between(4, TILE - 3)];
    const lean = dice.between(-1.2, 1.2);
    const path = `M${number(x - 1.4)} ${number(y)}l${number(lean - 0.8)}-2.6M${number(x)} ${number(y)}l${number(lean)}-3.4M${number(x + 1.3)} ${number(y)}l${number(lean + 0.9)}-2.4`;
    if (i % 3 === 0) tufts.push(path);
    else blades.push(`M${number(x)} ${number(y)}l${number(lean)}-2.2`);
  }
  return element(
    'pattern',
    { id: `${prefix}-turf`, width: TILE, height: TILE, patternUnits: 'userSpaceOnUse' },
    line(blades.join(''), ink.turfInk, 0.6, { opacity: 0.4, 'stroke-linecap': 'round' }) +
      line(tufts.join(''), ink.turfInk, 0.6, { opacity: 0.55, 'stroke-linecap': 'round' }),
  );
};

const rectPath = ({ x, y, width, height }: TableGround['layout']['map']): string =>
  `M${number(x)} ${number(y)}h${number(width)}v${number(height)}h${number(-width)}z`;

/** Large soft patches, as a board is stippled with a broad brush. */
const blotches = ({ plan, layout }: TableGround, ink: TableInks): string => {
  const { map } = layout;
  const broad = noise(hashText(`${plan.id} turf`));
  const extent = { x0: map.x - 20, y0: map.y - 20, x1: map.x + map.width + 20, y1: map.y + map.height + 20 };
  const mottled = latticeOf((x, y) => broad(x / 210, y / 170) + 0.45 * broad(x / 62 + 9, y / 54), extent, 19);
  const patches = (sign: 1 | -1, fill: string, levels: readonly number[], opacity: number): string =>
    levels
      .map((level) =>
        area(
          traces(
            contours((x, y) => sign * mottled.height(x, y), level, extent, mottled.cell),
            true,
          ),
          fill,
          { opacity },
        ),
      )
      .join('');
  return (
    patches(1, ink.turfLight, [-0.08, 0.06, 0.2, 0.34, 0.5], 0.15) +
    patches(-1, ink.turfDark, [0.04, 0.18, 0.32, 0.46, 0.62], 0.13) +
    patches(1, ink.turfDry, [0.6, 0.78, 0.96], 0.16)
  );
};

/** Its two long edges, both from the same end. */
interface Strip {
  readonly edges: readonly [readonly Point[], readonly Point[]];
}
const SHARES = [0, 0.2, 0.4, 0.6, 0.8, 1] as const;

/** Strips side by side, as a village shares out its land. */
interface Field {
  readonly shape: readonly [Point, Point, Point, Point];
  readonly strips: readonly Strip[];
  readonly along: Point;
}

const fieldAt = (at: Point, turn: number, dice: Chance): Field => {
  const count = 2 + Math.floor(dice.next() * 4);
  const wide = dice.between(1.7, 2.6) * CM;
  const long = dice.between(6, 11) * CM;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const point = (u: number, v: number): Point => [at[0] + c * u - s * v, at[1] + s * u + c * v];
  const bow = dice.between(-0.5, 0.5) * CM;
  const ends = Array.from({ length: count }, () => [dice.between(-0.56, -0.42), dice.between(0.42, 0.56)] as const);
  const strips = ends.map(([from, to], i) => {
    const [v0, v1] = [(i - count / 2) * wide + 1, (i + 1 - count / 2) * wide - 1];
    const edge = (v: number): Point[] =>
      SHARES.map((share) => point((from + (to - from) * share) * long, v + bow * 4 * share * (1 - share)));
    return { edges: [edge(v0), edge(v1)] as const };
  });
  const [reach, half] = [0.58 * long, (count / 2) * wide + Math.abs(bow)];
  return {
    shape: [point(-reach, -half), point(reach, -half), point(reach, half), point(-reach, half)],
    strips,
    along: [c, s],
  };
};

/** Clear of everything that bears a rule, and of one another. */
const fieldsOf = (ground: TableGround): Field[] => {
  const { plan, layout, hills, growths, sectors, courses } = ground;
  const dice = chance(`${plan.id} fields`);
  const { map } = layout;
  const lie = noise(hashText(`${plan.id} lie`));
  const fields: Field[] = [];
  const areas = [...growths, ...sectors, ...hills].map(({ outline }) => ({
    outline,
    extent: extentOf(outline, CM),
  }));
  const lines = courses.map(({ path, width }) => ({ path, width, extent: extentOf(path, width + CM) }));
  const isClear = ({ shape }: Field): boolean => {
    const extent = extentOf(shape, 7);
    if (extent.x0 < map.x + 9 || extent.x1 > map.x + map.width - 9) return false;
    if (extent.y0 < map.y + 9 || extent.y1 > map.y + map.height - 9) return false;
    if (fields.some((other) => meet(extent, extentOf(other.shape, 7)))) return false;
    const all = pointsOver(shape);
    return (
      areas.every((blot) => !meet(extent, blot.extent) || all.every((p) => depthIn(blot.outline, p) < -0.8 * CM)) &&
      lines.every(
        (course) =>
          !meet(extent, course.extent) || all.every((p) => toPath(p, course.path) > course.width / 2 + 0.6 * CM),
      )
    );
  };
  for (let i = 0; i < 900 && fields.length < (map.width * map.height) / (CM * CM) / 330; i++) {
    const at: Point = [map.x + dice.next() * map.width, map.y + dice.next() * map.height];
    const turn = 0.9 * lie(at[0] / 420, at[1] / 420) + (dice.next() < 0.3 ? Math.PI / 2 : 0);
    const field = fieldAt(at, turn, dice);
    if (isClear(field)) fields.push(field);
  }
  return fields;
};
const meet = (a: Extent, b: Extent): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;

/** Close enough that nothing of the table passes between them unseen. */
const pointsOver = ([a, b, c, d]: Field['shape']): Point[] => {
  const points: Point[] = [];
  for (const s of [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1])
    for (const t of [0, 0.17, 0.33, 0.5, 0.67, 0.83, 1]) points.push(between(between(a, b, s), between(d, c, s), t));
  return points;
};

/** Along the strip, bowed as it is. */
const furrows = ({ edges: [left, right] }: Strip): string => {
  let path = '';
  for (const t of [0.17, 0.33, 0.5, 0.67, 0.83]) path += trace(left.map((p, i) => between(p, itemAt(right, i), t)));
  return path;
};

const drawFields = (ground: TableGround, ink: TableInks): string => {
  const fields = fieldsOf(ground);
  const tones = [...ink.crops, ink.turfDark, ink.turfLight];
  // Strips of one crop make one path, whatever field they lie in.
  const byCrop = tones.map(() => [] as string[]);
  const dice = chance(`${ground.plan.id} crops`);
  for (const { strips } of fields)
    for (const strip of strips)
      dice.pick(byCrop).push(trace([...strip.edges[0], ...[...strip.edges[1]].reverse()], true));
  return group(
    { class: 'fields' },
    ...byCrop.map((paths, i) => area(paths.join(''), itemAt(tones, i), { opacity: 0.36 })),
    line(fields.flatMap(({ strips }) => strips.map(furrows)).join(''), ink.furrow, 0.5, { opacity: 0.34 }),
  );
};

export const drawTurf = (ground: TableGround, ink: TableInks): string => {
  const board = rectPath(ground.layout.map);
  return group(
    { class: 'turf' },
    area(board, ink.turf),
    blotches(ground, ink),
    drawFields(ground, ink),
    area(board, `url(#${ground.prefix}-turf)`),
  );
};
