import { unreachable } from '@tambour/kernel';
import { area, at, element, group, line } from './ink.ts';
import type { PikeAndShotArm } from './piece.ts';

/**
 * Arms of the age of pike and shot, told by what they carry: foot by its weapons alone, horse by a horse's head beside
 * them, dark where it rides in full armour and in outline where it rides light.
 */
const CARD = '#fffaf0';
const BOX = 'M-16-10h32v20h-32z';
const HORSE =
  'M-14.6 1.6c1.4-3.4 3-7.4 6.2-8.8l.5-2.4l2 1.9c3.6 1.2 4.9 5.4 4.7 9.3l-.3 7.8h-8.9c-.2-3 2.3-4.3 2.5-6.6c-1.5 0-2.7.6-3.7 1.5c-.9.8-2.4.5-2.8-.6c-.3-.7-.5-1.4-.2-2.1z';

const framed = (inner: string, ink: string, dash?: string): string =>
  area(BOX, CARD, { 'fill-opacity': 0.5 }) +
  inner +
  line(BOX, ink, 1.6, { 'stroke-linejoin': 'round', ...(dash === undefined ? {} : { 'stroke-dasharray': dash }) });

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
const heavyHorse = (ink: string): string =>
  area(HORSE, ink) +
  element('circle', { cx: -9.3, cy: -3.2, r: 0.9, fill: CARD }) +
  line('M-4.6-6c1.6 1.7 2.2 4.4 2 7.4', CARD, 0.8);
const lightHorse = (ink: string): string =>
  line(HORSE, ink, 1.2, round) + element('circle', { cx: -9.1, cy: -3, r: 0.8, fill: ink });

const pike = (x: number, ink: string): string =>
  line(`M${x} 9.2v-14`, ink, 1.2) + area(`M${x} -9.4l1.5 3.2l-1.5 2.4l-1.5-2.4z`, ink);
const pikes = (at: readonly number[], ink: string): string => at.map((x) => pike(x, ink)).join('');

/** A long gun from butt, lower left, to muzzle. */
const arquebus = (ink: string): string =>
  line('M-8.5 5L13-7.4', ink, 1.9) +
  area('M-13.6 9c-1.4-1.6-1-2.8.6-3.8l5-2.6l1.8 2.8l-4.4 2.9z', ink) +
  line('M-4.4 4.6c1 1.6 2.6 1.5 3.2.2', ink, 1, round);
const mirrored = (inner: string): string => group({ transform: 'scale(-1 1)' }, inner);

const halberd = (ink: string): string =>
  line('M-11.6 9L8.6-6', ink, 1.5) +
  area('M8.2-9.4c2.4.6 4.3 2.2 4.9 4.6c-1.8-.6-3.2-.2-4.4.8l-2.7-3.4c1-1 1.7-1.4 2.2-2z', ink) +
  area('M8-5.4l5.2-4.2l-4 5.4z', ink);
const scythe = (ink: string): string =>
  line('M-11.4 9L9.6-7.2', ink, 1.5) + area('M9.8-8.2c-4.6-2-9-1.5-12.6 1.2c4.4-1 8.4-.4 11.4 1.7z', ink);
const fork = (ink: string): string =>
  line('M11.4 9L-6-4.4', ink, 1.5) +
  line('M-8.4-1.2l5-6.2M-8.4-1.2l-4-3.2M-5.9-4.3l-4.2-3.3M-3.4-7.4l-3.4-2.6', ink, 1.3, round);

/** A two-handed sword, point up, with the hooks of its guard. */
const greatSword = (ink: string): string =>
  area('M0-9.6l1.5 2.8v8.4h-3v-8.4z', ink) +
  line('M-3.6-.6l1.6 1.6M3.6-.6l-1.6 1.6M-5 3.2h10M0 3v4.2', ink, 1.4, round) +
  element('circle', { cy: 8, r: 1.3, fill: ink });
const sword = (ink: string): string =>
  line('M2.2 7.6L12.6-8', ink, 2) +
  line('M1.6 2.6l5.4 3.6M4.2 4.6l-2.6 4', ink, 1.5, round) +
  element('circle', { cx: 1.4, cy: 8.8, r: 1.2, fill: ink });
const pistol = (ink: string): string =>
  area('M14.6-7.2l.7 2.5l-8.6 3c-1 .5-1.6 1.6-2.2 3.4l-1.3 4.2l-3-1l1.7-5.4c.8-2.4 1.7-3.9 3.7-4.6z', ink) +
  element('circle', { cx: 1.7, cy: 6.8, r: 2.3, fill: ink }) +
  line('M6.4 0c.7 1.7 2.5 1.4 2.7-.9', ink, 1.1, round) +
  line('M5.4-4.8l1.2-2.6', ink, 1.6, round);
const lance = (ink: string, width: number): string =>
  line('M1 9.2L13-8.8', ink, width) + area('M14.4-9.8l-1 3.2l-1.9-1.2z', ink);
const pennon = (ink: string): string => area('M11.2-6.2c-2.6-2.4-5-.4-7.8-2.4l1.6 2.8l-3 .8c2.8 1.4 4.4.2 7 2.4z', ink);
const ridersGun = (ink: string): string =>
  line('M3.4 5L14.2-7.6', ink, 1.9) + area('M.6 9.2c-1.4-.8-1.6-2-.6-3.4l2.6-3.4l2.7 2.2l-2.6 3.4z', ink);

const culverin = (ink: string): string =>
  group(
    { transform: 'translate(0 1)' },
    area('M-12-4.6c-1.6.4-2 2.2 0 2.9l4 .4l23-2.5v.7h2v-5h-2v.7l-23 1.6z', ink),
    area('M-6-1l-9 10h4l8.6-8z', ink),
    element('circle', { cx: -2, cy: 4, r: 5.2, fill: 'none', stroke: ink, 'stroke-width': 1.7 }),
    line('M-2-1.2v10.4M-7.2 4h10.4', ink, 0.9),
  );

/** A captain: morion with its comb and plume, pointed beard, ruff. */
const captain = (ink: string): string =>
  area(
    'M-8.6 8.4c2-2.6 5-3.2 8.6-3.2s6.6.6 8.6 3.2c-1.4 1.8-3 .6-4.4 1.6c-1.6-1-2.8-1-4.2.4c-1.4-1.4-2.6-1.4-4.2-.4c-1.4-1-3 .2-4.4-1.6z',
    CARD,
    {
      stroke: ink,
      'stroke-width': 1,
      'stroke-linejoin': 'round',
    },
  ) +
  area('M-5.4-4.6h10.8c.6 4.2-.4 7.4-2.4 9.2h-6c-2-1.8-3-5-2.4-9.2z', CARD, { stroke: ink, 'stroke-width': 1 }) +
  area('M-3.4 2.2c1.2-.8 2.2-.9 3.4-.2c1.2-.7 2.2-.6 3.4.2c-.2 2.6-1.6 4.4-3.4 6c-1.8-1.6-3.2-3.4-3.4-6z', ink) +
  line('M-3.4-1h2M1.4-1h2M0-.8v2', ink, 0.9) +
  area(
    'M-13-2.4c3.4.6 5-.6 6-2c-.2-5.2 3-8.2 7-8.2s7.2 3 7 8.2c1 1.4 2.6 2.6 6 2c-2.4 2.4-5.8 2.4-8.4.4c-3-1.2-6.2-1.2-9.2 0c-2.6 2-6 2-8.4-.4z',
    ink,
  ) +
  line('M-5.8-4.6c.6-4.8 2.8-7.6 5.8-10c3 2.4 5.2 5.2 5.8 10', ink, 1.6, round) +
  line('M-3.8-5.6c.6-3 1.8-5 3.8-6.6', CARD, 0.8, round) +
  area('M4.6-10.6c3.6-3.8 7.6-3 9.4.6c-2-.8-3 0-3.6 1.2c-1.6-.6-3.6-.2-5.2 1z', CARD, {
    stroke: ink,
    'stroke-width': 0.9,
  });

export const drawPikeAndShot = (arm: PikeAndShotArm, ink: string): string => {
  switch (arm) {
    case 'gendarmes':
      return framed(heavyHorse(ink) + lance(ink, 1.9) + pennon(ink), ink);
    case 'lightHorse':
      return framed(lightHorse(ink) + lance(ink, 1.2), ink);
    case 'cuirassiers':
      return framed(heavyHorse(ink) + sword(ink), ink);
    case 'reiters':
      return framed(heavyHorse(ink) + pistol(ink), ink);
    case 'mountedShot':
      return framed(lightHorse(ink) + ridersGun(ink), ink);
    case 'pikes':
      return framed(pikes([-11, -5.5, 0, 5.5, 11], ink), ink);
    case 'swiss':
      return framed(
        pikes([-12, -7.5, 7.5, 12], ink) + area('M-1.7-6h3.4v4.3h4.3v3.4h-4.3v4.3h-3.4v-4.3h-4.3v-3.4h4.3z', ink),
        ink,
      );
    case 'landsknechts':
      return framed(pikes([-12, -7.5, 7.5, 12], ink) + greatSword(ink), ink);
    case 'shot':
      return framed(arquebus(ink) + mirrored(arquebus(ink)), ink);
    case 'militia':
      return framed(halberd(ink) + mirrored(halberd(ink)), ink);
    case 'peasants':
      return framed(scythe(ink) + fork(ink), ink);
    case 'skirmishers':
      return framed(arquebus(ink), ink, '3 2.4');
    case 'culverin':
      return culverin(ink);
    case 'captain':
      return group({ transform: at([0, 1.8], undefined, 0.88) }, captain(ink));
    default:
      return unreachable(arm);
  }
};
