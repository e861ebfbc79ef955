import { itemAt, present } from '@tambour/kernel';
import { distance, endsOf, lengthOf, middleOf, parallel, spaced, spline } from './curve.ts';
import type { Point } from './ink.ts';
import { calmStretch, readable } from './labels.ts';
import type { Layout } from './layout.ts';
import { bentWord, word, wordWidth } from './lettering.ts';
import type { Palette } from './palette.ts';
import type { Survey } from './survey.ts';

/** All lettering on the ground: places on a halo of paper, waters along their course, roads where they leave. */
export const drawPlaceNames = (survey: Survey, ink: Palette): string =>
  survey.labels
    .map((label) =>
      word(
        label.text,
        label.at,
        {
          size: label.size,
          fill: ink.ink,
          halo: ink.paper,
          haloWidth: label.isTown ? 5 : 3.6,
          isItalic: !label.isTown,
          spacing: label.spacing,
          anchor: label.anchor,
        },
        { class: 'place' },
      ),
    )
    .join('');

/** In the water itself, where no counter ever lies. */
const drawRiverNames = (survey: Survey, ink: Palette): string[] =>
  survey.rivers.flatMap((river, n) => {
    const size = 25;
    const spacing = 11;
    const length = wordWidth(river.name, size, spacing) * 1.15;
    const bridges = survey.sheet.bridges.map((bridge) => survey.layout.center(bridge.hex));
    const mouths = survey.streams.map((stream) => itemAt(stream.center, 0));
    const taken: Point[] = [];
    const windows: readonly (readonly [number, number])[] =
      lengthOf(river.center) > 6 * length
        ? [
            [0.08, 0.5],
            [0.5, 0.94],
          ]
        : [[0.05, 0.95]];
    return windows.map((window, i) => {
      const stretch = calmStretch(river.center, length, [...bridges, ...mouths], taken, window);
      taken.push(middleOf(stretch));
      const smooth = spline(spaced(readable(stretch), 36), 6);
      return bentWord(
        `${survey.prefix}-river${n}${i}`,
        river.name,
        smooth,
        { size, spacing, fill: ink.waterInk, halo: ink.water, haloWidth: 4, isItalic: true },
        size * 0.3,
      );
    });
  });

const drawStreamNames = (survey: Survey, ink: Palette): string[] =>
  survey.streams.map((stream, n) => {
    const size = 16;
    const culverts = itemAt(survey.sheet.streams, n).bridges.map((side) => survey.layout.center(side.hex));
    const inside = within(survey.layout, stream.center);
    const length = wordWidth(stream.name, size, 2.5) * 1.2;
    const stretch = readable(calmStretch(inside, length, culverts, [], [0.08, 0.98]));
    const smooth = spline(spaced(stretch, 34), 6);
    return bentWord(`${survey.prefix}-stream${n}`, stream.name, parallel(smooth, 15), {
      size,
      spacing: 2.5,
      fill: ink.waterInk,
      halo: ink.paper,
      haloWidth: 3,
      isItalic: true,
    });
  });

/** Beside what runs along hexsides; a long one is named twice. */
const SIDE_LETTERS = {
  river: { size: 30, spacing: 10, off: 21 },
  canal: { size: 21, spacing: 4, off: 21 },
  stream: { size: 19, spacing: 3, off: 13 },
  brook: { size: 19, spacing: 3, off: 12 },
} as const;

const drawSideNames = (survey: Survey, ink: Palette): string[] => {
  const bridges = (survey.sheet.sideBridges ?? []).map((side) => survey.layout.center(side.hex));
  const avoid = [...bridges, ...survey.labels.map(({ at }) => at)];
  const longest = new Map<string, readonly Point[]>();
  for (const { name, line } of survey.sides)
    if (name !== '' && lengthOf(line) > lengthOf(longest.get(name) ?? [])) longest.set(name, line);
  return [...longest].flatMap(([name, line], n) => {
    const { kind } = present(survey.sides.find((course) => course.line === line));
    const { size, spacing, off } = SIDE_LETTERS[kind];
    const inside = within(survey.layout, line);
    const length = wordWidth(name, size, spacing) * 1.12;
    const windows: readonly (readonly [number, number])[] =
      lengthOf(inside) > 7 * length
        ? [
            [0.06, 0.42],
            [0.56, 0.95],
          ]
        : [[0.04, 0.96]];
    return windows.map((window, i) => {
      const smooth = spline(spaced(readable(calmStretch(inside, length, avoid, [], window)), 60), 8);
      return bentWord(`${survey.prefix}-side${n}${i}`, name, parallel(smooth, off), {
        size,
        spacing,
        fill: ink.waterInk,
        halo: ink.paper,
        haloWidth: 4,
        isItalic: true,
      });
    });
  });
};

const within = ({ map }: Layout, path: readonly Point[]): Point[] =>
  path.filter(([x, y]) => x > map.x + 4 && x < map.x + map.width - 4 && y > map.y + 4 && y < map.y + map.height - 4);

const drawExits = (survey: Survey, ink: Palette): string[] =>
  survey.sheet.exits.flatMap((exit, n) => {
    const at = survey.layout.center(exit.hex);
    const roads = survey.sheet.roads
      .map((road, i) => ({ road, line: itemAt(survey.roads, i).line }))
      .filter(({ road }) => road.hexes[0] === exit.hex || road.hexes[road.hexes.length - 1] === exit.hex);
    const found = roads[0];
    if (found === undefined) return [];
    const inside = within(survey.layout, found.line);
    const [from, to] = endsOf(inside);
    const fromEdge = distance(from, at) < distance(to, at) ? inside : [...inside].reverse();
    const size = 14.5;
    const count = Math.ceil((wordWidth(exit.text, size, 0.6) + 26) / 6);
    // Past the arrow of those who come in by this road.
    const start = survey.sheet.entries?.some((entry) => entry.hex === exit.hex) ? 12 : 1;
    const path = parallel(spline(spaced(readable(fromEdge.slice(start, start + count)), 30), 6), 7);
    return [
      bentWord(`${survey.prefix}-exit${n}`, exit.text, path, {
        size,
        spacing: 0.6,
        fill: survey.sheet.hand === 'staff' ? ink.ink : ink.inkSoft,
        halo: ink.paper,
        haloWidth: 2.6,
        isItalic: true,
      }),
    ];
  });

export const drawWaterNames = (survey: Survey, ink: Palette): string =>
  [
    ...drawRiverNames(survey, ink),
    ...drawStreamNames(survey, ink),
    ...drawSideNames(survey, ink),
    ...drawExits(survey, ink),
  ].join('');
