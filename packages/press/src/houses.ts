import { area, group, line, number, type Point } from './ink.ts';
import type { Palette } from './palette.ts';

/** Little houses in cavalier view, lit from the left, as village signs were cut. */
const SIZES = [
  { wide: 7.5, deep: 4, tall: 4 },
  { wide: 9.5, deep: 4.4, tall: 4 },
  { wide: 6, deep: 3.6, tall: 3.6 },
];

const house = (wide: number, deep: number, tall: number, ink: Palette): string => {
  const ridge = tall + deep * 0.8;
  return [
    area(`M${deep / 2 - 1} 0h${wide}l3.4 1.6h${-wide}z`, ink.ink, { opacity: 0.3 }),
    area(`M${-deep} 0v${-tall}L${-deep / 2} ${-ridge}L0 ${-tall}v${tall}z`, ink.wall),
    area(`M0 0v${-tall}h${wide}v${tall}z`, ink.wall),
    area(`M0 0v${-tall}h${wide}v${tall}z`, ink.inkSoft, { opacity: 0.35 }),
    area(`M${-deep / 2} ${-ridge}h${wide}l${deep / 2} ${ridge - tall}h${-wide}z`, ink.roof),
    line(
      `M${-deep} 0v${-tall}L${-deep / 2} ${-ridge}h${wide}L${wide} ${-tall}v${tall}zM0 0v${-tall}h${wide}M0 ${-tall}L${-deep / 2} ${-ridge}`,
      ink.ink,
      0.65,
      {
        'stroke-linejoin': 'round',
      },
    ),
    line(
      `M${wide * 0.1} ${-ridge + 1}l${deep * 0.3} ${(ridge - tall) * 0.6}M${wide * 0.4} ${-ridge + 1}l${deep * 0.3} ${(ridge - tall) * 0.6}M${wide * 0.7} ${-ridge + 1}l${deep * 0.3} ${(ridge - tall) * 0.6}`,
      ink.roofShade,
      0.5,
    ),
  ].join('');
};

const church = (size: number, ink: Palette): string =>
  group(
    { transform: `scale(${size})` },
    area('M-3 0h17l3 2h-17z', ink.ink, { opacity: 0.3 }),
    area('M0 0v-6l2.5-4.5h10l2.5 4.5v6z', ink.wall),
    area('M0-6l2.5-4.5h10L15-6z', ink.roof),
    area('M2.5-10.5h10L15-6H5z', ink.roofShade),
    area('M-5.5 0v-12h6v12z', ink.wall),
    area('M-2 0v-12h2.5v12z', ink.inkSoft, { opacity: 0.45 }),
    area('M-6.3-12l3.8-11 3.8 11z', ink.roofShade),
    line('M-5.5 0v-12h6v12zM-6.3-12l3.8-11 3.8 11zM.5-6h14.5v6h-14.5M.5-6.8l2-3.7h10L15-6', ink.ink, 0.75, {
      'stroke-linejoin': 'round',
    }),
    line('M-2.5-23v-5.5M-4.3-26.6h3.6', ink.ink, 0.9),
    line('M4 0v-3M7.5 0v-3M11 0v-3M-3.8-4v-2.5', ink.ink, 0.8),
  );

export const houseSymbols = (prefix: string, ink: Palette): string =>
  SIZES.map(({ wide, deep, tall }, i) => {
    const body = house(wide, deep, tall, ink);
    return (
      group({ id: `${prefix}-house${i}` }, body) +
      group({ id: `${prefix}-house${i + SIZES.length}` }, group({ transform: 'scale(-1 1)' }, body))
    );
  }).join('') +
  group({ id: `${prefix}-mill` }, mill(ink)) +
  group({ id: `${prefix}-church` }, church(1, ink)) +
  group({ id: `${prefix}-abbey` }, church(1.5, ink)) +
  group(
    { id: `${prefix}-tent` },
    area('M-4.5 0L0-6l4.5 6z', ink.card, { stroke: ink.ink, 'stroke-width': 0.6, 'stroke-linejoin': 'round' }),
    area('M0-6l4.5 6H1.2z', ink.inkSoft, { opacity: 0.55 }),
    line('M0-6v-1.8', ink.ink, 0.5),
  );

/** A post mill on its mound, sails crossed against the sky. */
const mill = (ink: Palette): string =>
  [
    area('M-8 1c3-3 13-3 16 0z', ink.hill, { stroke: ink.ink, 'stroke-width': 0.5 }),
    line('M-4 0L0-6L4 0', ink.ink, 0.9),
    area('M-3.5-5h7v-8L0-16.5L-3.5-13z', ink.wall, {
      stroke: ink.ink,
      'stroke-width': 0.7,
      'stroke-linejoin': 'round',
    }),
    area('M.5-5h3v-8L0-16.5z', ink.inkSoft, { opacity: 0.4 }),
    line('M-8-19L8-3M8-19L-8-3', ink.ink, 0.8),
    line('M-9-18l5 5M-6.5-20.5l5 5M9-18l-5 5M6.5-20.5l-5 5M-9-4l5-5M-6.5-1.5l5-5M9-4l-5-5M6.5-1.5l-5-5', ink.ink, 0.5),
  ].join('');

export const HOUSE_KINDS = SIZES.length * 2;

export const standing = (symbol: string, [x, y]: Point, scale = 1): string =>
  scale === 1
    ? `<use href="#${symbol}" x="${number(x)}" y="${number(y)}"/>`
    : `<use href="#${symbol}" transform="translate(${number(x)} ${number(y)}) scale(${scale})"/>`;
