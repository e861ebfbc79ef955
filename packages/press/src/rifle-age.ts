import { unreachable } from '@tambour/kernel';
import { area, at, element, group, line } from './ink.ts';
import type { RifleAgeArm } from './piece.ts';

/**
 * Arms of the age of rifles, as its staffs drew them: foot crossed, horse by one stroke, a broken frame for those who fight in
 * open order; the horn of the riflemen, and a horse's head before guns that gallop.
 */
const CARD = '#fffaf0';
const BOX = 'M-16-10h32v20h-32z';
const OPEN_ORDER = '4.6 2.6';

const framed = (inner: string, ink: string, dash?: string): string =>
  area(BOX, CARD, { 'fill-opacity': 0.5 }) +
  inner +
  line(BOX, ink, 1.8, { 'stroke-linejoin': 'round', ...(dash === undefined ? {} : { 'stroke-dasharray': dash }) });

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** A bugle-horn slung from its cord. */
const horn = (ink: string): string =>
  line('M-8.6-3.4C-6-9 6-9 8.4-3.4', ink, 1.1, round) +
  area(
    'M-10.6-4.2c-1.6 5.4 1.4 11.4 8 11.8c5.4.3 9-3 11.8-8.6l3 1.8v-7.4l-6.4 3.6l1.5.9c-2.4 4.3-5.2 6.1-9 5.8c-4.2-.4-6.6-3.6-6.1-7.9z',
    ink,
  ) +
  element('circle', { cx: -9.3, cy: -4.6, r: 1.9, fill: ink });

const sabre = (ink: string): string =>
  line('M-9.6 7.4C-2 5 5.4 0 10.4-7', ink, 2.1, round) + line('M-10.6 3.6l3.4 4.8', ink, 1.5, round);

const HORSE =
  'M-16.4 2c1.3-3.2 2.8-7 5.8-8.3l.5-2.3l1.9 1.8c3.4 1.1 4.6 5.1 4.4 8.7l-.3 7.3h-8.3c-.2-2.8 2.2-4 2.3-6.2c-1.4 0-2.5.6-3.4 1.4c-.9.8-2.3.5-2.7-.6c-.3-.6-.4-1.2-.2-1.8z';

const lightGun = (ink: string): string =>
  area('M-2.6-5.6c-1.7.4-2.1 2.9 0 3.7l3.2.4l15-1.2v.8h2.4v-5.6h-2.4v.8l-15-1.2z', ink) +
  area('M.6-.6l-5.4 8.6h3.4l6-7z', ink) +
  element('circle', { cx: 8.2, cy: 3.2, r: 5.4, fill: 'none', stroke: ink, 'stroke-width': 1.8 }) +
  line('M8.2-2.2v10.8M2.8 3.2h10.8', ink, 0.9);

/** A general: cocked hat with its feather edge, moustache and beard, epaulettes. */
const general = (ink: string): string =>
  area('M-13.4 9.6c.6-3.4 3-5 6.4-5.4h14c3.4.4 5.8 2 6.4 5.4z', ink) +
  line('M-12.6 6.2h5.2M7.4 6.2h5.2', CARD, 1.3, { 'stroke-dasharray': '1.2 .9' }) +
  area('M-5.2-4.2h10.4c.7 4.6-.6 8.8-5.2 10.4c-4.6-1.6-5.9-5.8-5.2-10.4z', CARD, { stroke: ink, 'stroke-width': 1 }) +
  line('M-3.2-1h1.9M1.3-1h1.9', ink, 0.9) +
  area('M-4.4 1.9c1.5-1 3-1 4.4-.1c1.4-.9 2.9-.9 4.4.1c-1.6 1-3 1.1-4.4.5c-1.4.6-2.8.5-4.4-.5z', ink) +
  area('M-1.1 3.6h2.2l-1.1 3.6z', ink) +
  area('M-15.6-2.8c2.6-1 4.4-6.6 15.6-9.8c11.2 3.2 13 8.8 15.6 9.8c-4.8 1.6-10-1.2-15.6-1.2s-10.8 2.8-15.6 1.2z', ink) +
  line('M-12-4.4c2.8-1.6 5-5 12-7.2c7 2.2 9.2 5.6 12 7.2', CARD, 0.9, { 'stroke-dasharray': '1.6 1' }) +
  element('circle', { cx: 5.4, cy: -6.6, r: 1.5, fill: CARD });

export const drawRifleAge = (arm: RifleAgeArm, ink: string): string => {
  switch (arm) {
    case 'lightInfantry':
      return framed(line('M-16-10L16 10M16-10L-16 10', ink, 1.7), ink, OPEN_ORDER);
    case 'riflemen':
      return framed(horn(ink), ink, OPEN_ORDER);
    case 'lightCavalry':
      return framed(sabre(ink), ink);
    case 'horseArtillery':
      return area(HORSE, ink) + element('circle', { cx: -11.4, cy: -2.6, r: 0.8, fill: CARD }) + lightGun(ink);
    case 'general':
      return group({ transform: at([0, 0.8], undefined, 0.96) }, general(ink));
    default:
      return unreachable(arm);
  }
};

/** The N of the emperors of the French, crowned. */
export const CROWNED_N =
  'M-6-2.6h4.1l4 6.6v-5h-1.6v-1.6h5.5v1.6h-1.4v9.4h-2.7l-5-8.2v6.6h1.6v1.6h-5.5v-1.6h1.5v-7.8h-1.5zM-5.4-4l-.9-4.6l2.9 1.8l1.4-3.4h4l1.4 3.4l2.9-1.8l-.9 4.6z';
/** The shield of Savoy, on which the cross is left bare. */
export const SAVOY =
  'M-7.4-9h5.7v5.9h-5.7zM1.7-9h5.7v5.9h-5.7zM-7.4.4h5.7v7.2c-3.4-1.3-5.5-3.7-5.7-7.2zM1.7.4h5.7c-.2 3.5-2.3 5.9-5.7 7.2z';
