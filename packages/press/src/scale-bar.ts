import type { ScaleBar } from './hex-sheet.ts';
import { area, group, line, number, type Point } from './ink.ts';
import { ROW } from './layout.ts';
import { word } from './lettering.ts';
import type { Palette } from './palette.ts';

/** One hex is as wide as it is high from side to side, so a bar measures centre to centre. */
export const barLength = (bar: ScaleBar): number => bar.hexes * ROW;

export const drawScaleBar = ([x, y]: Point, length: number, bar: Omit<ScaleBar, 'hexes'>, ink: Palette): string => {
  const left = x - length / 2;
  const step = length / bar.divisions;
  const dark: string[] = [];
  for (let i = 0; i < bar.divisions; i++) {
    const top = i % 2 === 0 ? y : y + 3.5;
    dark.push(`M${number(left + i * step)} ${number(top)}h${number(step)}v3.5h${number(-step)}z`);
  }
  const frame = `M${number(left)} ${number(y)}h${number(length)}v7h${number(-length)}z`;
  const ticks = Array.from(
    { length: bar.divisions + 1 },
    (_, i) => `M${number(left + i * step)} ${number(y - 4)}v15`,
  ).join('');
  return group(
    { class: 'scale' },
    word(bar.caption, [x, y - 22], { size: 17, fill: ink.ink, isItalic: true }),
    area(dark.join(''), ink.ink),
    line(frame, ink.ink, 0.9),
    line(ticks, ink.ink, 0.9),
    ...bar.labels.map((label, i) =>
      word(label, [left + (length * i) / (bar.labels.length - 1), y - 7], { size: 11.5, fill: ink.ink }),
    ),
  );
};
