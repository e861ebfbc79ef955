import { area, at, element, group, line, number, type Point } from './ink.ts';
import { polar } from './layout.ts';
import { LILY } from './ornament.ts';
import type { Palette } from './palette.ts';

/** The rose of the winds: sixteen points, one half of each in ink, a lily to the north. */
const point = (angle: number, reach: number, waist: number, ink: Palette, dark: string): string => {
  const tip = polar(angle - 90, reach);
  const left = polar(angle - 90 - 22.5 * (waist / 12), waist);
  const right = polar(angle - 90 + 22.5 * (waist / 12), waist);
  const text = (p: Point): string => `${number(p[0])} ${number(p[1])}`;
  return (
    area(`M0 0L${text(left)}L${text(tip)}z`, ink.card, { stroke: ink.ink, 'stroke-width': 0.8 }) +
    area(`M0 0L${text(right)}L${text(tip)}z`, dark, { stroke: ink.ink, 'stroke-width': 0.8 })
  );
};

export const drawCompass = (center: Point, radius: number, ink: Palette): string => {
  const rhumbs = Array.from({ length: 32 }, (_, i) => {
    const [x, y] = polar(i * 11.25, radius * 1.5);
    const [x0, y0] = polar(i * 11.25, radius * 0.8);
    return `M${number(x0)} ${number(y0)}L${number(x)} ${number(y)}`;
  });
  const ticks = Array.from({ length: 72 }, (_, i) => {
    const [x, y] = polar(i * 5, radius * (i % 2 === 0 ? 0.72 : 0.75));
    const [x0, y0] = polar(i * 5, radius * 0.79);
    return `M${number(x0)} ${number(y0)}L${number(x)} ${number(y)}`;
  });
  const ring = (share: number, width: number): string =>
    element('circle', { r: number(radius * share), fill: 'none', stroke: ink.ink, 'stroke-width': width });
  const eighths = [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5];
  return group(
    { class: 'compass', transform: at(center) },
    line(rhumbs.join(''), ink.ink, 0.45, { opacity: 0.4 }),
    element('circle', { r: number(radius * 0.8), fill: ink.card, opacity: 0.55 }),
    ring(0.8, 1.6),
    ring(0.76, 0.5),
    line(ticks.join(''), ink.ink, 0.7),
    ring(0.44, 0.7),
    ring(0.4, 0.5),
    ...eighths.map((angle) => point(angle, radius * 0.56, 9, ink, ink.inkSoft)),
    ...[45, 135, 225, 315].map((angle) => point(angle, radius * 0.78, 13, ink, ink.roofShade)),
    ...[0, 90, 180, 270].map((angle) => point(angle, radius * 1.04, 17, ink, ink.ink)),
    element('circle', { r: 5, fill: ink.card, stroke: ink.ink, 'stroke-width': 1 }),
    element('circle', { r: 1.8, fill: ink.ink }),
    group(
      { transform: at([0, -radius * 1.04 - 14], undefined, 1.35) },
      area(LILY, ink.gold, { stroke: ink.ink, 'stroke-width': 0.5 }),
    ),
  );
};
