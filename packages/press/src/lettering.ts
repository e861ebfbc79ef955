import { type Attributes, element, escapeText, number, type Point, trace } from './ink.ts';

/** Type: how wide a word will run, and words on straight and bent lines over a halo of paper. */

const NARROW = new Set([..."iljtfrI.,:;’'-·|!()"]);
const WIDE = new Set([...'mwMWŒœ—']);

/** In the faces above a letter runs near half its size; no font may be asked, so this errs a little wide. */
export const wordWidth = (text: string, size: number, spacing = 0): number => {
  let units = 0;
  for (const letter of text) {
    if (NARROW.has(letter)) units += 0.3;
    else if (WIDE.has(letter)) units += 0.84;
    else if (letter === ' ') units += 0.27;
    else if (letter >= '0' && letter <= '9') units += 0.5;
    else units += letter === letter.toUpperCase() ? 0.7 : 0.47;
  }
  return units * size + spacing * Math.max(0, [...text].length - 1);
};

export interface Letters {
  readonly size: number;
  readonly fill: string;
  readonly halo?: string;
  readonly haloWidth?: number;
  readonly isItalic?: boolean;
  readonly isBold?: boolean;
  readonly spacing?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly turn?: number;
}

const styleOf = (letters: Letters): Attributes => ({
  'font-size': letters.size,
  'font-style': letters.isItalic ? 'italic' : undefined,
  'font-weight': letters.isBold ? 'bold' : undefined,
  'letter-spacing': letters.spacing,
  'text-anchor': letters.anchor === 'start' ? undefined : (letters.anchor ?? 'middle'),
  fill: letters.fill,
  stroke: letters.halo,
  'stroke-width': letters.halo === undefined ? undefined : (letters.haloWidth ?? 3.4),
  'stroke-linejoin': letters.halo === undefined ? undefined : 'round',
  'paint-order': letters.halo === undefined ? undefined : 'stroke',
});

export const word = (text: string, [x, y]: Point, letters: Letters, more: Attributes = {}): string =>
  element(
    'text',
    {
      x: number(x),
      y: number(y),
      transform: letters.turn === undefined ? undefined : `rotate(${number(letters.turn)} ${number(x)} ${number(y)})`,
      ...styleOf(letters),
      ...more,
    },
    escapeText(text),
  );

/** A word along a line of points; the caller gives the line in reading order. */
export const bentWord = (id: string, text: string, path: readonly Point[], letters: Letters, drop = 0): string =>
  element('path', { id, d: trace(path), fill: 'none' }) +
  element(
    'text',
    { ...styleOf({ ...letters, anchor: 'middle' }), dy: drop === 0 ? undefined : number(drop) },
    element('textPath', { href: `#${id}`, startOffset: '50%' }, escapeText(text)),
  );
