import { escapeText } from '@tambour/press';

/**
 * Drawings without a view box: lengths across are shares of the width, lengths down are pixels. So they fill a wide page and a narrow one,
 * and their words keep the size of the text around them.
 */
export const across = (share: number): string => `${(100 * share).toFixed(2)}%`;

export const bar = (from: number, to: number, y: number, height: number, kind: string, title = ''): string =>
  `<rect x="${across(from)}" y="${y.toFixed(1)}" width="${across(Math.max(0, to - from))}" height="${height.toFixed(1)}" class="${kind}">${title ? `<title>${escapeText(title)}</title>` : ''}</rect>`;
export const rule = (from: number, y: number, to: number, end: number, kind: string): string =>
  `<line x1="${across(from)}" y1="${y}" x2="${across(to)}" y2="${end}" class="${kind}"/>`;
/** A word that stays inside the drawing, whatever its place. */
export const label = (x: number, y: number, text: string, kind = ''): string => {
  const anchor = x < 0.04 ? 'start' : x > 0.96 ? 'end' : 'middle';
  return `<text x="${across(x)}" y="${y}" text-anchor="${anchor}"${kind ? ` class="${kind}"` : ''}>${escapeText(text)}</text>`;
};
export const drawing = (height: number, says: string, inside: string): string =>
  `<svg width="100%" height="${height}" role="img" aria-label="${escapeText(says)}">${inside}</svg>`;

/** A value with its interval, as a dot on a whisker; what reaches beyond the drawing is cut off there. */
export function whisker(
  place: (value: number) => number,
  { value, low, high }: { readonly value: number; readonly low: number; readonly high: number },
  y: number,
  kind: string,
): string {
  const inside = (at: number) => Math.min(1, Math.max(0, place(at)));
  const [from, to] = [inside(low), inside(high)];
  const ends = [from, to].map((at) => rule(at, y - 4, at, y + 4, 'whisker'));
  return `${rule(from, y, to, y, 'whisker')}${ends.join('')}<circle cx="${across(inside(value))}" cy="${y}" r="5.5" class="${kind}"/>`;
}

/** Round numbers from one value to another, about so many. */
export function roundSteps(least: number, most: number, about: number): number[] {
  const rough = Math.max(most - least, 1e-9) / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((by) => by * power >= rough) ?? 10) * power;
  const first = Math.ceil(least / step - 1e-9);
  return Array.from({ length: Math.floor(most / step + 1e-9) - first + 1 }, (_, i) => (first + i) * step);
}
