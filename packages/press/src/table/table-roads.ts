import { parallel, spaced } from '../curve.ts';
import { area, at, group, line, number, trace, traces } from '../ink.ts';
import type { Crossing, TableGround } from './table-ground.ts';
import type { TableInks } from './table-inks.ts';
import { CM } from './table-layout.ts';
import { eased } from './table-waters.ts';

/** Roads run along their line; bridges and fords lie at their point, as wide along the water as the rule says. */
export const drawTableRoads = ({ courses }: TableGround, ink: TableInks): string => {
  const roads = courses.filter(({ of }) => of.kind === 'road');
  const paths = roads.map(({ path }) => spaced(eased(path, 0.35 * CM), 8));
  const all = traces(paths);
  const round = { 'stroke-linejoin': 'round' as const };
  const width = Math.max(0, ...roads.map((road) => road.width));
  return roads.length === 0
    ? ''
    : group(
        { class: 'roads' },
        line(all, ink.turfDark, width + 6, { opacity: 0.35, ...round }),
        line(all, ink.ink, width, { opacity: 0.75, ...round }),
        line(all, ink.road, width - 2, round),
        line(all, ink.earth, width - 2, { opacity: 0.38, ...round }),
        line(
          paths.map((path) => trace(parallel(path, width * 0.17)) + trace(parallel(path, -width * 0.17))).join(''),
          ink.inkSoft,
          0.8,
          { opacity: 0.55, 'stroke-dasharray': '14 3 7 4' },
        ),
        ...roads.map((road) => line(trace(road.path), ink.ink, 0.01, { class: 'edge', 'data-terrain': road.of.id })),
      );
};

/** Across the water, level with the line: its ends are marked by piers. */
const bridge = ({ half, water }: Crossing, ink: TableInks): string => {
  const reach = water / 2 + 9;
  const [h, r] = [number(half), number(reach)];
  const boards: string[] = [];
  for (let y = -reach + 3; y < reach - 1; y += 4.2) boards.push(`M-${h} ${number(y)}h${number(2 * half)}`);
  return (
    area(
      `M${number(-half + 3)} ${number(-reach + 4)}h${number(2 * half)}v${number(2 * reach)}h${number(-2 * half)}z`,
      ink.ink,
      {
        opacity: 0.3,
      },
    ) +
    area(`M-${h}-${r}h${number(2 * half)}v${number(2 * reach)}h${number(-2 * half)}z`, ink.stone) +
    line(boards.join(''), ink.inkSoft, 0.6, { opacity: 0.7 }) +
    line(`M-${h}-${r}v${number(2 * reach)}M${h}-${r}v${number(2 * reach)}`, ink.ink, 3.6) +
    line(`M-${h}-${r}v${number(2 * reach)}M${h}-${r}v${number(2 * reach)}`, ink.stone, 1.6) +
    area(
      [-1, 1].flatMap((x) => [-1, 1].map((y) => `M${number(x * half - 3)} ${number(y * reach - 3)}h6v6h-6z`)).join(''),
      ink.stone,
      { stroke: ink.ink, 'stroke-width': 1.1 },
    )
  );
};

/** Shallow and stony, between two pairs of posts. */
const ford = ({ half, water }: Crossing, ink: TableInks): string => {
  const reach = water / 2 + 8;
  const h = number(half);
  const stones: string[] = [];
  for (let row = -2; row <= 2; row++)
    for (let x = -half + 4 + (row % 2 === 0 ? 0 : 4); x < half - 2; x += 8.4) {
      const y = (row * water) / 5.4;
      stones.push(`M${number(x - 2.3)} ${number(y)}c0-2 4.6-2 4.6 0c0 1.8-4.6 1.8-4.6 0z`);
    }
  const posts = [-1, 1]
    .flatMap((x) => [-1, 1].map((y) => `M${number(x * half - 2.2)} ${number(y * reach - 2.2)}h4.4v4.4h-4.4z`))
    .join('');
  return (
    area(`M-${h}-${number(reach)}h${number(2 * half)}v${number(2 * reach)}h${number(-2 * half)}z`, ink.earth, {
      opacity: 0.5,
    }) +
    area(`M-${h}-${number(water / 2)}h${number(2 * half)}v${number(water)}h${number(-2 * half)}z`, ink.water, {
      opacity: 0.7,
    }) +
    area(stones.join(''), ink.stone, { stroke: ink.waterInk, 'stroke-width': 0.6 }) +
    line(`M-${h}-${number(reach)}V${number(reach)}M${h}-${number(reach)}V${number(reach)}`, ink.ink, 1, {
      'stroke-dasharray': '3 2.4',
    }) +
    area(posts, ink.earth, { stroke: ink.ink, 'stroke-width': 1 })
  );
};

export const drawTableCrossings = ({ crossings }: TableGround, ink: TableInks): string =>
  crossings
    .map((crossing) =>
      group(
        { class: crossing.of.kind, 'data-terrain': crossing.of.id, transform: at(crossing.at, crossing.turn) },
        crossing.of.kind === 'bridge' ? bridge(crossing, ink) : ford(crossing, ink),
      ),
    )
    .join('');
