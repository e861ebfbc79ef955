import type { Edge } from '@tambour/boards';
import { plateMark } from '../frame.ts';
import { area, at, element, group, line, number, type Point } from '../ink.ts';
import { FRAME, type Rect } from '../layout.ts';
import { word, wordWidth } from '../lettering.ts';
import { arrow } from '../map-marks.ts';
import type { TableInks } from './table-inks.ts';
import { CM, RULER } from './table-layout.ts';
import type { TableExit } from './table-plan.ts';
import type { TableSurvey } from './table-survey.ts';

/** The rim of the table: a ruler on all four sides, and where each side may leave. */
const ruled = (rect: Rect, by: number, stroke: string, width: number, fill = 'none'): string =>
  element('rect', {
    x: number(rect.x - by),
    y: number(rect.y - by),
    width: number(rect.width + 2 * by),
    height: number(rect.height + 2 * by),
    fill,
    stroke,
    'stroke-width': width,
  });

/** A point on the rim, `out` units outside the table. */
const onRim = ({ x, y, width, height }: Rect, edge: Edge, along: number, out: number): Point => {
  switch (edge) {
    case 'north':
      return [x + along, y - out];
    case 'south':
      return [x + along, y + height + out];
    case 'west':
      return [x - out, y + height - along];
    default:
      return [x + width + out, y + height - along];
  }
};
const isUpright = (edge: Edge): boolean => edge === 'west' || edge === 'east';
const EDGES_OF: readonly Edge[] = ['north', 'south', 'west', 'east'];

/** Outside the bar: every centimetre a tick, every fifth a longer one, every tenth its number. */
const ruler = ({ plan, layout }: TableSurvey, ink: TableInks): string => {
  const { map } = layout;
  const ticks: string[] = [];
  const bars: string[] = [];
  const numbers: string[] = [];
  for (const edge of EDGES_OF) {
    const length = isUpright(edge) ? plan.height : plan.width;
    for (let cm = 0; cm <= length; cm++) {
      const out = cm % 10 === 0 ? 10 : cm % 5 === 0 ? 7 : 4;
      const [from, to] = [onRim(map, edge, cm * CM, 8), onRim(map, edge, cm * CM, 8 + out)];
      ticks.push(`M${number(from[0])} ${number(from[1])}L${number(to[0])} ${number(to[1])}`);
      if (cm % 10 !== 0) continue;
      const [x, y] = onRim(map, edge, cm * CM, edge === 'south' ? 33 : isUpright(edge) ? 27 : 21);
      numbers.push(word(`${cm}`, [x, isUpright(edge) ? y + 6 : y], { size: 18, fill: ink.ink }));
      if (cm % 20 !== 0 || cm === length) continue;
      const long = Math.min(10, length - cm) * CM;
      const [a, b] = [onRim(map, edge, cm * CM, 2.5), onRim(map, edge, cm * CM + long, 7.5)];
      bars.push(`M${number(a[0])} ${number(a[1])}H${number(b[0])}V${number(b[1])}H${number(a[0])}z`);
    }
  }
  return group({ class: 'ruler' }, area(bars.join(''), ink.ink), line(ticks.join(''), ink.ink, 0.9), ...numbers);
};

const OUTWARD: Readonly<Record<Edge, number>> = { north: -90, south: 90, west: 180, east: 0 };

/** Arrows outward along the stretch, and its two ends marked: beyond them nobody leaves. */
const drawExit = (survey: TableSurvey, exit: TableExit, ink: TableInks): string => {
  const { map } = survey.layout;
  const { edge } = exit;
  const pigment = ink.pigments[exit.colour];
  const [from, to] = [exit.from * CM, exit.to * CM];
  const rim = (along: number, out: number): string => onRim(map, edge, along, out).map(number).join(' ');
  const size = 22;
  const wide = wordWidth(exit.text, size, 1.6) + 24;
  const middle = (from + to) / 2;
  // Clear of the numbers, which are wider than they are high.
  const out = RULER + FRAME / 2 + (isUpright(edge) ? 9 : 4);
  const arrows: string[] = [];
  const count = Math.max(2, Math.round((to - from) / (18 * CM)));
  for (let i = 0; i < count; i++) {
    const along = from + ((i + 0.5) * (to - from)) / count;
    if (Math.abs(along - middle) < wide / 2 + 22) continue;
    arrows.push(
      group({ transform: at(onRim(map, edge, along, out), OUTWARD[edge], 0.74) }, arrow(exit.side, pigment, ink)),
    );
  }
  // Not through the number that may stand there.
  const stop = (along: number): string =>
    `M${rim(along, -9)}L${rim(along, 18)}M${rim(along, out - 13)}L${rim(along, out + 12)}`;
  const [tx, ty] = onRim(map, edge, middle, out);
  return group(
    { class: `exit side-${exit.side}` },
    line(`M${rim(from, -3)}L${rim(to, -3)}`, pigment, 6, { opacity: 0.55 }),
    exit.side === 0 ? '' : line(`M${rim(from, -3)}L${rim(to, -3)}`, ink.card, 2.4, { 'stroke-dasharray': '14 8' }),
    line(`M${rim(from, out)}L${rim(to, out)}`, pigment, exit.side === 0 ? 3.4 : 1.6, { opacity: 0.75 }),
    exit.side === 0 ? '' : line(`M${rim(from, out - 4)}L${rim(to, out - 4)}`, pigment, 1.6, { opacity: 0.75 }),
    line(stop(from) + stop(to), ink.ink, 2),
    ...arrows,
    group(
      { transform: at([tx, ty], isUpright(edge) ? -90 : 0) },
      element('rect', { x: number(-wide / 2), y: -14, width: number(wide), height: 28, fill: ink.paper }),
      word(exit.text, [0, 7], { size, fill: ink.ink, isItalic: true, spacing: 1.6 }),
    ),
  );
};

export const drawTableFrame = (survey: TableSurvey, ink: TableInks): string => {
  const { layout, plan } = survey;
  const { map, panel } = layout;
  const outer: Rect = {
    x: map.x - RULER - FRAME,
    y: map.y - RULER - FRAME,
    width: map.width + 2 * (RULER + FRAME) + (panel?.width ?? 0),
    height: (panel?.height ?? map.height) + 2 * (RULER + FRAME),
  };
  const divide = map.x + map.width + RULER + FRAME;
  return group(
    { class: 'frame' },
    plateMark(layout, ink),
    ...plan.exits.map((exit) => drawExit(survey, exit, ink)),
    ruled(map, 0, ink.ink, 1.8),
    ruled(map, 2.2, ink.ink, 0.7),
    ruled(map, 7.8, ink.ink, 0.9),
    ruler(survey, ink),
    panel === undefined
      ? ''
      : line(
          `M${number(divide)} ${number(outer.y)}v${number(outer.height)}M${number(divide + 5)} ${number(outer.y)}v${number(outer.height)}`,
          ink.ink,
          0.9,
        ),
    ruled(outer, 0, ink.ink, 1),
    ruled(outer, 5.5, ink.ink, 4.4),
    ruled(outer, 10.5, ink.ink, 0.8),
  );
};
