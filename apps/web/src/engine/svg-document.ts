import { FACES, type Rect } from '@tambour/press';

/** Layers of the press as one document that stands alone, showing a part of the paper at some width. */
export const svgDocument = ({ x, y, width, height }: Rect, shownWidth: number, layers: readonly string[]): string => {
  const box = [x, y, width, height].map(rounded).join(' ');
  const size = `width="${rounded(shownWidth)}" height="${rounded((shownWidth * height) / width)}"`;
  // Old-style figures dance; those of places must not.
  const type = `font-family="${FACES}" style="font-variant-numeric:lining-nums"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" ${size} ${type}>${layers.join('\n')}</svg>`;
};

const rounded = (n: number): number => Math.round(n * 10) / 10;
