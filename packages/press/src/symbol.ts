import { unreachable } from '@tambour/kernel';
import type { Ages } from './ages.ts';
import { area, at, element, group, line, number } from './ink.ts';
import { polar } from './layout.ts';
import { EAGLE, LILY } from './ornament.ts';
import type { Palette } from './palette.ts';
import type { Arm, Emblem } from './piece.ts';

/** The signs on a counter: arm in the middle, army on the left. Plan signs of the time where there were any. */
const BOX = 'M-16-10h32v20h-32z';

const box = (inner: string, ink: string, card: string): string =>
  area(BOX, card, { 'fill-opacity': 0.5 }) + inner + line(BOX, ink, 1.6, { 'stroke-linejoin': 'round' });

const cannon = (ink: string): string =>
  group(
    { transform: 'translate(0 1)' },
    area('M-15-6.5c-2 .5-2.5 3.5 0 4.5l4 .5l24-1.5v1h3v-7h-3v1l-24-1.5z', ink),
    area('M-8 0l-9 9h4.5l9-7z', ink),
    element('circle', { cx: 1, cy: 3.5, r: 6.2, fill: 'none', stroke: ink, 'stroke-width': 1.9 }),
    line('M1-2.7v12.4M-5.2 3.5h12.4M-3.4-.9l8.8 8.8M5.4-.9l-8.8 8.8', ink, 0.9),
  );

const wagon = (ink: string, card: string): string =>
  area('M-13 2c-2-6-1-12 2-13c7-2 15-2 22 0c3 1 4 7 2 13z', card, { stroke: ink, 'stroke-width': 1.5 }) +
  line('M-6-12c-2 4-2 10 0 14M2-12.5c-1 4-1 10 0 14.5M9-11.5c1 4 1 9 0 13.5', ink, 0.8) +
  area('M-16 2h32l-2 4h-28z', ink) +
  ([-8, 9] as const)
    .map((cx) => element('circle', { cx, cy: 7, r: 4.4, fill: card, stroke: ink, 'stroke-width': 1.7 }))
    .join('') +
  line('M-8 3v8M-12 7h8M9 3v8M5 7h8', ink, 0.8);

/** A general officer: plumed tricorne over a full wig. */
const officer = (ink: string, card: string, gold: string): string =>
  area('M-9 9c-5-5-4-12 0-14h18c4 2 5 9 0 14c-3-3-3-6-3-8h-12c0 2 0 5-3 8z', ink, { opacity: 0.55 }) +
  area('M-6-4h12c1 6-1 12-6 13c-5-1-7-7-6-13z', card, { stroke: ink, 'stroke-width': 1.1 }) +
  line('M-3.5.5h2M1.5.5h2M0 .5v3.5M-2 6.2c1.3.8 2.7.8 4 0', ink, 0.8) +
  area('M-17-5c4-1 7-7 17-8c10 1 13 7 17 8c-5 3-10 0-17 2c-7-2-12 1-17-2z', ink) +
  area('M-17-5c5 .5 11-1.5 17 .8c6-2.3 12-.3 17-.8c-5 3-10 0-17 2c-7-2-12 1-17-2z', gold) +
  area('M3-12c2-3 7-3 9 0c-3-.5-5 .5-8 2z', card, { stroke: ink, 'stroke-width': 0.7 });

export const drawArm = (arm: Arm, ink: string, palette: Palette, ages: Ages): string => {
  const card = '#fffaf0';
  switch (arm) {
    case 'infantry':
      return box(line('M-16-10L16 10M16-10L-16 10', ink, 1.7), ink, card);
    case 'cavalry':
      return box(area('M-16 10L16-10v20z', ink), ink, card);
    case 'dragoons':
      return box(area('M-16 10L0 0l16 10z', ink) + line('M-16-10L16 10M16-10L-16 10', ink, 1.7), ink, card);
    case 'artillery':
      return cannon(ink);
    case 'baggage':
      return wagon(ink, card);
    case 'leader':
      return officer(ink, card, palette.gold);
    case 'lightInfantry':
    case 'riflemen':
    case 'lightCavalry':
    case 'horseArtillery':
    case 'general':
      return ages.rifleAge.drawRifleAge(arm, ink);
    default:
      return ages.pikeAndShot.drawPikeAndShot(arm, ink);
  }
};

const LION =
  'M-4-8c2-2 5-1 6 1l2-1l-1 3c2 1 3 3 2 6l3 1c1-3-1-4-1-6c0-2 3-2 3 0l-1 1c1 3 1 6-2 7l1 4h-3l-2-4h-3l-1 4h-3l1-4l-3 2l-1-2l4-3l-3-1v-2l3 .5c-2-2-2-5-1-6.5z';

const SHIELD = 'M-8.6-10.2h17.2v10.6c-.2 4.6-3.2 7.4-8.6 9.4c-5.4-2-8.4-4.8-8.6-9.4z';

export const drawEmblem = (emblem: Emblem, ink: string, ages: Ages): string => {
  switch (emblem) {
    case 'lily':
      return area(LILY, ink);
    case 'eagle':
      return area(EAGLE, ink);
    case 'lion':
      return area(LION, ink);
    case 'cross':
      return area('M-2-9h4v7h7v4h-7v7h-4v-7h-7v-4h7z', ink);
    case 'crownedN':
      return area(ages.rifleAge.CROWNED_N, ink);
    case 'savoy':
      return area(ages.rifleAge.SAVOY, ink) + line(SHIELD, ink, 1.2);
    default:
      return unreachable(emblem);
  }
};

export const star = (x: number, y: number, radius: number, fill: string, stroke: string): string => {
  const points = Array.from({ length: 10 }, (_, i) => {
    const [dx, dy] = polar(-90 + i * 36, i % 2 === 0 ? radius : radius * 0.42);
    return `${i === 0 ? 'M' : 'L'}${number(dx)} ${number(dy)}`;
  });
  return group({ transform: at([x, y]) }, area(`${points.join('')}z`, fill, { stroke, 'stroke-width': 0.5 }));
};
