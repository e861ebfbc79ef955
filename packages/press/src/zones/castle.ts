import { area, group, line } from '../ink.ts';
import type { Palette } from '../palette.ts';

/** A castle in cavalier view, lit from the left, about 120 wide; its foot is at the origin. An ornament of ours: no plan of either castle is in the data. */
const tower = (x: number, y: number, wide: number, tall: number, roof: number, ink: Palette): string => {
  const half = wide / 2;
  return [
    area(`M${x - half} ${y}v${-tall}h${wide}v${tall}q${-half} 3 ${-wide} 0z`, ink.wall),
    area(`M${x + half * 0.1} ${y + 1.4}v${-tall - 1.4}h${half * 0.9}v${tall}z`, ink.inkSoft, { opacity: 0.45 }),
    line(`M${x - half} ${y}v${-tall}h${wide}v${tall}q${-half} 3 ${-wide} 0z`, ink.ink, 0.9, {
      'stroke-linejoin': 'round',
    }),
    area(
      `M${x - half - 1.6} ${y - tall}L${x} ${y - tall - roof}L${x + half + 1.6} ${y - tall}q${-half - 1.6} 3 ${-wide - 3.2} 0z`,
      ink.roof,
      {
        stroke: ink.ink,
        'stroke-width': 0.9,
        'stroke-linejoin': 'round',
      },
    ),
    area(`M${x + 1} ${y - tall + 1.4}L${x} ${y - tall - roof}L${x + half + 1.6} ${y - tall}z`, ink.roofShade, {
      opacity: 0.8,
    }),
    line(`M${x - half * 0.3} ${y - tall * 0.4}v-4`, ink.ink, 1.1),
  ].join('');
};

const curtain = (x: number, y: number, wide: number, tall: number, drop: number, ink: Palette): string => {
  const merlons: string[] = [];
  for (let i = 1; i < wide - 3; i += 6) merlons.push(`M${x + i} ${y + (drop * i) / wide - tall}v-2.6h3v2.6`);
  return (
    area(`M${x} ${y}v${-tall}l${wide} ${drop}v${tall}z`, ink.wall, { stroke: ink.ink, 'stroke-width': 0.8 }) +
    area(merlons.join(''), ink.wall, { stroke: ink.ink, 'stroke-width': 0.7 })
  );
};

export const castleSymbol = (prefix: string, ink: Palette): string =>
  group(
    { id: `${prefix}-castle` },
    group(
      { transform: 'scale(1.4)' },
      area('M-36 2h66l12 7h-64z', ink.ink, { opacity: 0.22 }),
      curtain(-30, -22, 60, 9, 0, ink),
      tower(-31, -18, 13, 18, 15, ink),
      tower(31, -18, 13, 18, 15, ink),
      area('M-15-10v-26h26v26z', ink.wall, { stroke: ink.ink, 'stroke-width': 0.9 }),
      area('M2-10v-26h9v26z', ink.inkSoft, { opacity: 0.4 }),
      area('M-17-36l6-13h18l6 13z', ink.roof, { stroke: ink.ink, 'stroke-width': 0.9, 'stroke-linejoin': 'round' }),
      area('M1-36l2-13h4l6 13z', ink.roofShade, { opacity: 0.7 }),
      line('M-2-49v-9', ink.ink, 0.9),
      area('M-2-58c4-2 6 2 10 0v5c-4 2-6-2-10 0z', ink.alarm, { stroke: ink.ink, 'stroke-width': 0.5 }),
      line('M-9-26v-4M-3-26v-4M5-26v-4M-9-18v-4M5-18v-4', ink.ink, 1.1),
      curtain(-36, 2, 30, 10, 1, ink),
      curtain(6, 3, 30, 10, -1, ink),
      area('M-8 5v-17h16v17z', ink.wall, { stroke: ink.ink, 'stroke-width': 0.9 }),
      area('M-4 5v-8a4 4 0 0 1 8 0v8z', ink.ink),
      tower(-37, 5, 14, 17, 14, ink),
      tower(37, 5, 14, 17, 14, ink),
    ),
  );
