import { itemAt } from '@tambour/kernel';
import type { LEGEND_SIGNS } from './hex-sheet.ts';
import { area, element, group, line } from './ink.ts';
import { HIGH_TINT, LOW_TINT } from './level-relief.ts';
import { arrow, prize } from './map-marks.ts';
import type { Palette } from './palette.ts';
import { chateau, church } from './plan-blocks.ts';
import { railway, track } from './roads.ts';
import { blownBridge, sideBridge } from './side-bridges.ts';
import { ford, HALF_WATER } from './side-waters.ts';
import { tuft } from './water.ts';

/** The key of a staff map: each sign as it is drawn on the ground, in a box of about 56 by 28. */
type Sign = (typeof LEGEND_SIGNS)[number];

const BEND = 'M-27 4C-10-6 8 9 27-3';
const LEVEL = 'M-27-2C-12-7 10 5 27 0';
const PATCH = 'M-27-13h54v26h-54z';

/** A reach of water from side to side, and whatever goes over it. */
const over = (half: number, fill: string, edge: string, inner: string): string =>
  line('M0-14V14', edge, 2 * half + 2.6) + line('M0-14V14', fill, 2 * half) + inner;

const slope = (count: number, width: number, rows: number, ink: Palette): string => {
  const strokes: string[] = [];
  const high = 24 / rows;
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < count; i++) {
      const x = -26 + (52 * (i + (row % 2) * 0.5)) / count;
      strokes.push(`M${x.toFixed(1)} ${(-12 + row * high).toFixed(1)}l.8 ${(high - 1.6).toFixed(1)}`);
    }
  return line(strokes.join(''), ink.hachure, width);
};

const tint = (by: number, ink: Palette): string =>
  area(PATCH, ink.paper) +
  (by < 0
    ? area(PATCH, ink.meadow, { opacity: LOW_TINT * -by })
    : Array.from({ length: by }, () => area(PATCH, ink.hill, { opacity: HIGH_TINT })).join('')) +
  line(PATCH, ink.inkSoft, 0.8);

const crestSign = (ink: Palette): string => {
  const flanks = Array.from({ length: 17 }, (_, i) => {
    const x = -24 + i * 3;
    const reach = (5 + 8 * Math.sin((Math.PI * (i + 1)) / 18)).toFixed(1);
    return `M${x}-2.4V-${reach}M${x} 2.4V${reach}`;
  }).join('');
  return line(flanks, ink.hachure, 1.25) + line('M-26 0H26', ink.ink, 4) + line('M-26 0H26', ink.paper, 1.5);
};

export const staffSign = (sign: Sign, prefix: string, ink: Palette): string => {
  const use = (symbol: string, x: number, y: number): string => element('use', { href: `#${prefix}-${symbol}`, x, y });
  const crop = (pattern: string, wash: string, opacity: number): string =>
    area(PATCH, wash, { opacity }) +
    area(PATCH, `url(#${prefix}-${pattern})`) +
    line(PATCH, ink.treeInk, 0.7, { opacity: 0.7 });
  switch (sign) {
    case 'main-road':
      return (
        line(BEND, ink.ink, 7.4) +
        line(BEND, ink.highway, 5.1) +
        use('bush', -16, -7) +
        use('bush', 4, -7) +
        use('bush', -4, 10) +
        use('bush', 16, 9)
      );
    case 'road':
      return line(BEND, ink.ink, 5.2) + line(BEND, ink.road, 3.6);
    case 'track':
      return track(BEND, ink);
    case 'rail':
      return railway(LEVEL, ink);
    case 'river':
      return (
        line(LEVEL, ink.waterInk, 2 * HALF_WATER.river + 2) +
        line(LEVEL, ink.water, 2 * HALF_WATER.river) +
        line(LEVEL, ink.waterInk, 0.6, { 'stroke-dasharray': '14 8' })
      );
    case 'canal':
      return (
        line('M-26-11H26M-26 11H26', ink.treeInk, 4.2, {
          'stroke-dasharray': '.1 9',
          'stroke-linecap': 'round',
          opacity: 0.78,
        }) +
        line('M-27 0H27', ink.ink, 2 * HALF_WATER.canal + 3) +
        line('M-27 0H27', ink.canal, 2 * HALF_WATER.canal)
      );
    case 'deep-stream':
      return line(BEND, ink.waterInk, 2 * HALF_WATER.stream + 3.2) + line(BEND, ink.canal, 2 * HALF_WATER.stream);
    case 'brook':
      return line(BEND, ink.waterInk, 2 * HALF_WATER.brook + 1.8) + line(BEND, ink.water, 2 * HALF_WATER.brook);
    case 'ford':
      return (
        line('M-27 0H27', ink.waterInk, 2 * HALF_WATER.brook + 1.8) +
        line('M-27 0H27', ink.water, 2 * HALF_WATER.brook) +
        ford(HALF_WATER.brook, ink)
      );
    case 'side-bridge':
      return over(HALF_WATER.canal, ink.canal, ink.ink, sideBridge(HALF_WATER.canal, ['earth'], 1, ink));
    case 'broken-bridge':
      return over(HALF_WATER.canal, ink.canal, ink.ink, blownBridge(HALF_WATER.canal, ['earth'], ink));
    case 'heavy-crops':
      return crop('vine0', ink.orchardWash, 0.46);
    case 'light-crops':
      return crop('corn0', itemAt(ink.crops, 0), 0.36);
    case 'marsh':
      return (
        area(PATCH, ink.waterGlow, { opacity: 0.26 }) +
        line('M-24-8h12M-6-9h9M10-7h13M-20-1h9M-4 0h14M16 0h8M-25 7h10M-8 8h11M9 7h12', ink.waterInk, 0.9) +
        line(tuft([-10, -2], 1.2) + tuft([12, 5], 1.2) + tuft([4, -5], 1), ink.treeInk, 0.8)
      );
    case 'rough':
      return line(
        'M-22 6l4-8l6 7M-17 0l2 4M-6-2l4-8l6 7M-1-7l2 4M2 10l4-8l6 7M7 4l2 4M14 0l4-8l6 7M19-5l2 4',
        ink.hachure,
        1,
      );
    case 'gentle-slope':
      return slope(14, 0.7, 2, ink);
    case 'steep-slope':
      return slope(17, 1.5, 3, ink);
    case 'sharp-slope':
      return slope(17, 2.3, 4, ink);
    case 'crest':
      return crestSign(ink);
    case 'built':
      return (
        line('M-27 1H27', ink.road, 4) +
        area('M-24-9h9v7h-9zM-12-9h7v7h-7zM8-10h10v8h-10zM-22 4h11v7h-11zM-7 4h8v7h-8zM13 4h9v7h-9z', ink.masonry, {
          stroke: ink.ink,
          'stroke-width': 0.8,
        }) +
        group({ transform: 'translate(3 -4)' }, church(0.85, ink))
      );
    case 'chateau':
      return group({ transform: 'scale(.62)' }, chateau(ink));
    case 'prize':
      return prize('5', ink);
    case 'entry-0':
      return arrow(0, ink.pigments.blue, ink);
    case 'entry-1':
      return arrow(1, ink.pigments.yellow, ink);
    case 'lowest':
      return tint(-1, ink);
    case 'level-0':
      return tint(0, ink);
    case 'level-1':
      return tint(1, ink);
    case 'level-2':
      return tint(2, ink);
    case 'level-3':
      return tint(3, ink);
    case 'forest':
      return (
        use('tree0', -14, 0) + use('tree4', 0, -3) + use('tree2', 13, 0) + use('tree1', -7, 8) + use('tree3', 7, 9)
      );
    default:
      return '';
  }
};
