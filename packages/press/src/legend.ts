import type { LegendEntry } from './hex-sheet.ts';
import { area, at, element, group, line, type Point } from './ink.ts';
import { word } from './lettering.ts';
import { swellRule } from './ornament.ts';
import type { Palette } from './palette.ts';
import { LEGEND_HEAD, LEGEND_ROW } from './panel-plan.ts';
import { staffSign } from './staff-signs.ts';

/** The key: each sign as it is cut on the ground, small, with its word. */
const casedRoad = (width: number, ink: Palette): string =>
  line('M-26 3C-10-5 8 8 26-2', ink.ink, width) + line('M-26 3C-10-5 8 8 26-2', ink.road, width - 1.9);

const rampart = (path: string, ticks: string, ink: Palette): string =>
  line(ticks, ink.ink, 0.6) + line(path, ink.ink, 5) + line(path, ink.rampart, 2.6);

export const drawSign = (entry: LegendEntry, prefix: string, ink: Palette): string => {
  const use = (symbol: string, x: number, y: number): string => element('use', { href: `#${prefix}-${symbol}`, x, y });
  switch (entry.sign) {
    case 'paved':
      return (
        casedRoad(7.4, ink) +
        line('M-26 3C-10-5 8 8 26-2', ink.inkSoft, 0.5, { 'stroke-dasharray': '4 3' }) +
        use('bush', -16, -7) +
        use('bush', 0, -7) +
        use('bush', 16, -6) +
        use('bush', -8, 9) +
        use('bush', 12, 10)
      );
    case 'earth':
      return casedRoad(5.2, ink);
    case 'stone':
      return (
        line('M0-14V14', ink.water, 22) +
        line('M-11-14V14M11-14V14', ink.waterInk, 1.2) +
        area('M-22-6h44v12h-44z', ink.road, { stroke: ink.ink, 'stroke-width': 1.2 }) +
        line('M-20-3.5h40M-20 3.5h40', ink.ink, 0.6)
      );
    case 'pontoon':
      return (
        line('M0-14V14', ink.water, 30) +
        line('M-15-14V14M15-14V14', ink.waterInk, 1.2) +
        area('M-9-10q5 10 0 20q-5-10 0-20zM0-10q5 10 0 20q-5-10 0-20zM9-10q5 10 0 20q-5-10 0-20z', ink.wall, {
          stroke: ink.ink,
          'stroke-width': 0.8,
        }) +
        area('M-22-4h44v8h-44z', ink.road, { stroke: ink.ink, 'stroke-width': 1 }) +
        line('M-18-4v8M-14-4v8M-10-4v8M-6-4v8M-2-4v8M2-4v8M6-4v8M10-4v8M14-4v8M18-4v8', ink.ink, 0.5)
      );
    case 'stream':
      return line('M-26 4C-12-10 6 12 26-4', ink.waterInk, 6) + line('M-26 4C-12-10 6 12 26-4', ink.water, 4.2);
    case 'forest':
      return (
        use('tree0', -14, 0) + use('tree1', 0, -3) + use('tree2', 13, 0) + use('tree1', -7, 8) + use('tree0', 7, 9)
      );
    case 'elevation':
      return group({ 'stroke-linecap': 'round' }, line(hill(), ink.hachure, 0.9), line(hillShade(), ink.hachure, 1.4));
    case 'village':
      return (
        use('house0', -18, 4) +
        use('church', -4, 8) +
        use('house1', 12, 3) +
        use('house3', 22, 12) +
        use('house2', -20, 13)
      );
    case 'work':
      return rampart(
        'M-28 4h14l3-4l9-10l9 10l3 4h18',
        'M-26-2v-7M-22-2v-5M-18-2v-7M14-2v-7M18-2v-5M22-2v-7M26-2v-5M-8-8l-4-4M-4-12l-4-5M4-12l4-5M8-8l4-4',
        ink,
      );
    case 'breached':
      return (
        rampart('M-28 2h14M14 2h14', 'M-26-4v-7M-22-4v-5M-18-4v-7M18-4v-7M22-4v-5M26-4v-7', ink) +
        line('M-13 2h26', ink.alarm, 1.2, { 'stroke-dasharray': '2 4' }) +
        area(
          'M-9-4l3 1l-1 3l-3-1zM-2 5l4-1l0 3l-3 1zM5-3l3-2l2 3l-3 2zM-6 7l2 1l-1 3l-3-1zM8 6l3 0l0 3l-3 0zM1-7l2 0l1 2l-3 1z',
          ink.rampart,
          { stroke: ink.ink, 'stroke-width': 0.6 },
        )
      );
    case 'gap':
      return (
        rampart('M-28 0h17v6M11 6v-6h17', 'M-26-6v-7M-22-6v-5M-18-6v-7M18-6v-7M22-6v-5M26-6v-7', ink) +
        line('M0-14V14', ink.ink, 5.2) +
        line('M0-14V14', ink.road, 3.4)
      );
    case 'redoubt':
      return (
        area('M-15-15l9 4h12l9-4l-4 9v12l4 9l-9-4h-12l-9 4l4-9v-12z', ink.rampart, {
          stroke: ink.ink,
          'stroke-width': 2,
          'stroke-linejoin': 'round',
        }) +
        area('M-8-8l4 2h8l4-2l-2 4v8l2 4l-4-2h-8l-4 2l2-4v-8z', ink.paper, { stroke: ink.ink, 'stroke-width': 0.7 })
      );
    default:
      return staffSign(entry.sign, prefix, ink);
  }
};

const hachures = (from: number, to: number): string => {
  let path = '';
  for (let i = from; i < to; i++) {
    const angle = (i * Math.PI) / 22;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    path += `M${(9 * c).toFixed(1)} ${(4.5 * s).toFixed(1)}L${(24 * c).toFixed(1)} ${(13 * s).toFixed(1)}`;
  }
  return path;
};
const hill = (): string => hachures(18, 44);
const hillShade = (): string => hachures(0, 18);

export const drawLegend = (
  head: Point,
  width: number,
  title: string,
  entries: readonly { readonly text: string; readonly sign: string }[],
  ink: Palette,
): string =>
  group(
    { class: 'legend' },
    word(title.toLocaleUpperCase('fr'), [head[0], head[1] + 20], { size: 21, fill: ink.ink, spacing: 5 }),
    swellRule([head[0], head[1] + 33], 150, ink),
    ...entries.map((entry, i) => {
      const rows = Math.ceil(entries.length / 2);
      const x = head[0] - width / 2 + (i < rows ? 0 : width / 2 + 6);
      const y = head[1] + LEGEND_HEAD + ((i % rows) + 0.5) * LEGEND_ROW;
      return (
        group({ transform: at([x + 38, y]) }, entry.sign) +
        word(entry.text, [x + 78, y + 6], { size: 18, fill: ink.ink, isItalic: true, anchor: 'start' })
      );
    }),
  );
