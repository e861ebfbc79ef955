import { itemAt } from '@tambour/kernel';
import { type Chance, chance } from '../chance.ts';
import { endsOf, heading, lengthOf, moved, nearest, parallel, piecesOf, spaced, withNormals } from '../curve.ts';
import { standing } from '../houses.ts';
import { area, at, element, group, line, number, type Point, trace } from '../ink.ts';
import type { Palette } from '../palette.ts';
import { bushAt, treeAt } from '../woods.ts';
import type { BorderCourse } from './border-course.ts';
import type { BorderFeature } from './zone-sheet.ts';
import type { ZoneSurvey } from './zone-survey.ts';

/** What a border is in the country: drawn about its line, which is cut over it afterwards. */
export interface Bench {
  readonly path: readonly Point[];
  /** To the left +1, to the right -1: the held side; 0 for neither. */
  readonly side: 1 | -1 | 0;
  readonly gate: Point;
  /** Whether it leads through a wall of war. */
  readonly isWalled?: boolean;
  readonly prefix: string;
  readonly dice: Chance;
  readonly ink: Palette;
}

/** Strokes from the line outwards, long and short by turns. */
const teeth = (path: readonly Point[], side: number, gap: number, from: number, long: number, short: number): string =>
  withNormals(spaced(path, gap))
    .map(([p, normal, i]) =>
      trace([moved(p, normal, side * from), moved(p, normal, side * (i % 2 === 0 ? long : short))]),
    )
    .join('');

/** Beside the line, now to the left and now to the right of it, from the top of the paper down. */
const byTurns = (path: readonly Point[], spacing: number, away: () => number): Point[] =>
  parallel(spaced(path, spacing), (i) => (i % 2 === 0 ? 1 : -1) * away()).sort((a, b) => a[1] - b[1]);

const hedge = ({ path, prefix, dice }: Bench): string =>
  byTurns(path, 6.4, () => dice.between(4.5, 7))
    .map((p) => bushAt(prefix, p))
    .join('');

const highHedge = ({ path, prefix, dice }: Bench): string =>
  byTurns(path, 9, () => dice.between(6, 9))
    .map((p) => treeAt(prefix, Math.floor(dice.next() * 3), p))
    .join('');

const ditch = ({ path, ink }: Bench): string =>
  line(teeth(path, 1, 3.4, 4, 9, 7) + teeth(path, -1, 3.4, 4, 9, 7), ink.hachure, 0.6, { opacity: 0.8 });

/** Stones laid dry. */
const wall = ({ path, ink }: Bench): string =>
  line(trace(path), ink.ink, 11.4) +
  line(trace(path), ink.wall, 9.4) +
  line(teeth(path, 1, 6, 0, 4.7, 4.7) + teeth(path, -1, 6, 0, 4.7, 4.7), ink.inkSoft, 0.8);

/** A wall of war: a tower at each end and at every stretch between, the foot of the slope ticked outwards. */
const rampart = (bench: Bench): string => {
  const { path, side, ink } = bench;
  return (
    line(teeth(path, -(side || 1), 3.2, 8, 15, 12), ink.hachure, 0.6, { opacity: 0.75 }) + wall(bench) + curtain(bench)
  );
};

const CURTAIN = 10;
/** The face of the wall as one sees it from the south, with its battlements. */
const curtain = ({ path, ink }: Bench): string => {
  const even = spaced(path, 7);
  const top = even.map(([x, y]): Point => [x, y - CURTAIN]);
  const merlons = piecesOf(top).map(([[fromX, fromY], [x, y]]) => {
    const [dx, dy] = [(x - fromX) * 0.5, (y - fromY) * 0.5];
    return `M${number(fromX)} ${number(fromY)}v-3l${number(dx)} ${number(dy)}v3z`;
  });
  const stone = { stroke: ink.ink, 'stroke-width': 0.9, 'stroke-linejoin': 'round' } as const;
  return area(merlons.join(''), ink.wall, stone) + area(trace([...even, ...top.reverse()], true), ink.wall, stone);
};

const towers = ({ path, prefix }: Bench): string =>
  spaced(path, 74)
    .sort((a, b) => a[1] - b[1])
    .map(([x, y]) => standing(`${prefix}-tower`, [x, y + 5]))
    .join('');

const terrace = ({ path, side, ink }: Bench): string =>
  line(teeth(path, -(side || 1), 4, 2, 9, 6), ink.ink, 0.9) +
  line(trace(parallel(path, (side || 1) * 5)), ink.ink, 0.8, { 'stroke-dasharray': '5 2' });

const gate = ({ gate: p, path, isWalled, prefix, ink }: Bench): string => {
  if (isWalled) return standing(`${prefix}-gatehouse`, p);
  const i = Math.max(1, Math.min(path.length - 2, path.indexOf(p)));
  const along = heading(itemAt(path, i - 1), itemAt(path, i + 1));
  const turn = (Math.atan2(along[1], along[0]) * 180) / Math.PI;
  const post = (x: number): string => `M${x - 5}-7h10v14h-10z`;
  return group(
    { transform: at(p, turn) },
    area(post(-12) + post(12), ink.wall, { stroke: ink.ink, 'stroke-width': 1.3 }),
    area('M-15-3h6v6h-6zM9-3h6v6h-6z', ink.roof, { stroke: ink.ink, 'stroke-width': 0.7 }),
  );
};

/** Stakes crossed and bound. */
const barricade = ({ path, ink }: Bench): string => {
  const even = spaced(path, 11);
  return line(
    even
      .map(([x, y]) => `M${number(x - 4.5)} ${number(y + 5)}l7-11M${number(x + 4.5)} ${number(y + 5)}l-7-11`)
      .join(''),
    ink.ink,
    1.2,
    { 'stroke-linecap': 'round' },
  );
};

const WAGON = 'M-9-4v-5c0-5 18-5 18 0v5z';
export const wagonAt = (p: Point, turn: number, ink: Palette): string =>
  group(
    { transform: at(p, turn) },
    area('M-9 3h20l2 2h-20z', ink.ink, { opacity: 0.3 }),
    area('M-10-4h20v5h-20z', ink.rampart, { stroke: ink.ink, 'stroke-width': 0.9 }),
    area(WAGON, ink.card, { stroke: ink.ink, 'stroke-width': 0.9 }),
    line('M-4.5-4v-8.3M0-4v-8.7M4.5-4v-8.3', ink.ink, 0.5),
    ...[-6, 6].map((cx) =>
      element('circle', { cx, cy: 2, r: 3.2, fill: ink.card, stroke: ink.ink, 'stroke-width': 1.2 }),
    ),
  );

const wagons = ({ path, side, dice, ink }: Bench): string => {
  const inner = parallel(path, (side || 1) * 15);
  return spaced(inner, 29)
    .slice(0, lengthOf(path) < 40 ? 1 : undefined)
    .map((p) => wagonAt(p, dice.between(-7, 7), ink))
    .join('');
};

const moat = ({ path, side, ink }: Bench): string => {
  // Beyond both ends, so that two moats meet round a corner.
  const [first, last] = endsOf(path);
  const long = [
    moved(first, heading(path[1] ?? last, first), 11),
    ...path,
    moved(last, heading(path[path.length - 2] ?? first, last), 11),
  ];
  const outer = trace(parallel(long, -(side || 1) * 15));
  return (
    line(outer, ink.waterGlow, 22, { opacity: 0.2 }) +
    line(outer, ink.waterInk, 13.5, { 'stroke-linecap': 'round' }) +
    line(outer, ink.water, 11, { 'stroke-linecap': 'round' }) +
    line(outer, ink.waterInk, 0.6, { opacity: 0.6, 'stroke-dasharray': '22 5' })
  );
};

/** The brow keeps to the line; the rock falls away from it. */
const cliff = ({ path, side, dice, ink }: Bench): string => {
  const down = -(side || 1);
  const strokes = withNormals(spaced(path, 3.1)).map(([p, normal]) => {
    const foot = moved(p, normal, down * dice.between(13, 26));
    return trace([moved(p, normal, down * 2), moved(foot, [dice.between(-1.5, 1.5), dice.between(-1, 2)])]);
  });
  const ledges = parallel(spaced(path, 12), () => down * dice.between(8, 20)).map((root) =>
    trace([moved(root, [-4, -1]), moved(root, [0, 1.6]), moved(root, [4, -0.6])]),
  );
  return line(strokes.join(''), ink.hachure, 1.25, { 'stroke-linecap': 'round' }) + line(ledges.join(''), ink.ink, 1);
};

const ravine = ({ path, dice, ink }: Bench): string =>
  [1, -1]
    .map((side) =>
      line(
        withNormals(spaced(path, 3.2))
          .map(([p, normal]) =>
            trace([moved(p, normal, side * dice.between(15, 23)), moved(p, normal, side * dice.between(5, 8))]),
          )
          .join(''),
        ink.hachure,
        side === 1 ? 0.9 : 1.2,
        { 'stroke-linecap': 'round' },
      ),
    )
    .join('');

export const UNDER: Readonly<Partial<Record<BorderFeature, (bench: Bench) => string>>> = {
  ditch,
  hedge,
  highHedge,
  wall,
  rampart,
  terrace,
  moat,
  cliff,
  ravine,
};

/** What stands on the line, or over it. */
export const OVER: Readonly<Partial<Record<BorderFeature, (bench: Bench) => string>>> = {
  gate,
  wagons,
  barricade,
  rampart: towers,
};

const draw = (survey: ZoneSurvey, course: BorderCourse, isOver: boolean, ink: Palette): string => {
  const { border, side } = course;
  const river = survey.rivers.find(({ center }) => nearest(center, course.middle).distance < 8);
  // A wall on a river stands on its bank; the border's own line keeps to the stream.
  const path =
    river === undefined || side === 0 ? course.path : parallel(course.path, side * (itemAt(river.half, 0) + 9));
  const gateway = survey.ways.crossings.get(border.id)?.at ?? course.middle;
  const bench: Bench = {
    path,
    side,
    gate: gateway,
    isWalled: border.features.includes('rampart'),
    prefix: survey.prefix,
    dice: chance(`${survey.sheet.id} ${border.id}`),
    ink,
  };
  return border.features
    .map((feature) => {
      const drawn = (isOver ? OVER : UNDER)[feature]?.(bench) ?? '';
      return drawn === '' ? '' : group({ class: `feature ${feature}` }, drawn);
    })
    .join('');
};

/** Water under walls: a moat must not run over its neighbour's towers. */
const DEPTH: readonly BorderFeature[] = [
  'moat',
  'ravine',
  'cliff',
  'ditch',
  'terrace',
  'hedge',
  'highHedge',
  'wall',
  'rampart',
];

export const drawFeaturesUnder = (survey: ZoneSurvey, ink: Palette): string => {
  const rank = ({ border }: BorderCourse): number =>
    Math.max(0, ...border.features.map((feature) => DEPTH.indexOf(feature)));
  const ordered = [...survey.borders].sort((a, b) => rank(a) - rank(b));
  return group({ class: 'features' }, ...ordered.map((course) => draw(survey, course, false, ink)));
};

export const drawFeaturesOver = (survey: ZoneSurvey, ink: Palette): string =>
  group({ class: 'features over' }, ...survey.borders.map((course) => draw(survey, course, true, ink)));
