import { neatLines, outerRules, plateMark } from '../frame.ts';
import { element, group, line, number, type Point } from '../ink.ts';
import { FRAME } from '../layout.ts';
import { word } from '../lettering.ts';
import type { Palette } from '../palette.ts';
import type { ZoneEdge } from './zone-sheet.ts';
import type { ZoneSurvey } from './zone-survey.ts';

/** The neat line with a graduated border, and whose edge is whose. */
const DIVISION = 45;

const graduation = (survey: ZoneSurvey, ink: Palette): string => {
  const { x, y, width, height } = survey.layout.map;
  const bars: string[] = [];
  const bar = (along: number, length: number): number => Math.min(DIVISION, length - along);
  for (let run = 0; run < width; run += 2 * DIVISION) {
    const long = number(bar(run, width));
    for (const top of [y - 8, y + height + 4]) bars.push(`M${number(x + run)} ${number(top)}h${long}v4h-${long}z`);
  }
  for (let run = 0; run < height; run += 2 * DIVISION) {
    const long = number(bar(run, height));
    for (const left of [x - 8, x + width + 4]) bars.push(`M${number(left)} ${number(y + run)}v${long}h4v-${long}z`);
  }
  return element('path', { d: bars.join(''), fill: ink.ink });
};

const drawEdge = (survey: ZoneSurvey, owned: ZoneEdge, ink: Palette): string => {
  const { map, size } = survey.layout;
  const right = map.x + map.width;
  const bottom = map.y + map.height;
  const isUpright = owned.edge === 'west' || owned.edge === 'east';
  const [along, across] = isUpright ? ([1, 0] as const) : ([0, 1] as const);
  const edgeAt = { north: map.y, south: bottom, west: map.x, east: right }[owned.edge];
  const stretches = survey.plots
    .filter(({ zone }) => owned.zones.includes(zone.id))
    .map(({ outline }) => outline.filter((p) => Math.abs(p[across] - edgeAt) < 1).map((p) => p[along]))
    .filter((run) => run.length > 1)
    .map((run) => [Math.min(...run), Math.max(...run)] as const);
  const inset = owned.edge === 'north' || owned.edge === 'west' ? 5 : -5;
  const path = stretches
    .map(([from, to]) =>
      isUpright
        ? `M${number(edgeAt + inset)} ${number(from)}V${number(to)}`
        : `M${number(from)} ${number(edgeAt + inset)}H${number(to)}`,
    )
    .join('');
  const middle = (Math.min(...stretches.map((run) => run[0])) + Math.max(...stretches.map((run) => run[1]))) / 2;
  const at: Readonly<Record<ZoneEdge['edge'], Point>> = {
    north: [middle, map.y - FRAME - 14],
    south: [middle, bottom + FRAME + 24],
    west: [map.x - FRAME - 14, middle],
    east: [size.width - 30, middle],
  };
  const pigment = ink.pigments[owned.colour];
  return group(
    { class: 'edge' },
    line(path, pigment, 10, { opacity: 0.34 }),
    line(path, pigment, 2.4, { opacity: 0.6 }),
    stretches.length === 0
      ? ''
      : word(owned.text, at[owned.edge], {
          size: 17,
          fill: ink.inkSoft,
          isItalic: true,
          spacing: 2,
          ...(isUpright ? { turn: owned.edge === 'west' ? -90 : 90 } : {}),
        }),
  );
};

export const drawZoneFrame = (survey: ZoneSurvey, ink: Palette): string =>
  group(
    { class: 'frame' },
    plateMark(survey.layout, ink),
    ...survey.sheet.edges.map((edge) => drawEdge(survey, edge, ink)),
    neatLines(survey.layout, ink),
    graduation(survey, ink),
    outerRules(survey.layout, ink),
  );
