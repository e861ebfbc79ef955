import type { Language } from '@tambour/kernel';
import { escapeText } from '@tambour/press';

export { escapeText };

/** Numbers as each language writes them. */
export const numeral = (value: number, language: Language, digits = 0): string =>
  value.toLocaleString(language === 'fr' ? 'fr-FR' : 'en-GB', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
export const percent = (share: number, language: Language, digits = 0): string =>
  `${numeral(100 * share, language, digits)}${language === 'fr' ? '\u00a0%' : '%'}`;

export const short = (value: number): string => `${Math.round(value * 10) / 10}`;

/** A word in a drawing. */
export const word = (x: number, y: number, text: string, kind = ''): string =>
  `<text x="${short(x)}" y="${short(y)}"${kind ? ` class="${kind}"` : ''}>${escapeText(text)}</text>`;
export const rect = (x: number, y: number, width: number, height: number, kind: string): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(Math.max(0, width))}" height="${short(Math.max(0, height))}" class="${kind}"/>`;
export const line = (d: string, kind: string): string => `<path d="${d}" class="${kind}"/>`;

/** A drawing with what it shows for those who do not see it. */
export const drawing = (width: number, height: number, title: string, inside: string): string =>
  `<svg viewBox="0 0 ${short(width)} ${short(height)}" role="group" aria-label="${escapeText(title)}">${inside}</svg>`;

/** A table: its head, and rows whose first cell is their name. Cells are HTML. */
export const table = (caption: string, head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table><caption>${escapeText(caption)}</caption><thead><tr>${head
    .map((cell) => `<th scope="col">${escapeText(cell)}</th>`)
    .join('')}</tr></thead><tbody>${rows
    .map(
      ([name = '', ...cells]) =>
        `<tr><th scope="row">${name}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
    )
    .join('')}</tbody></table>`;

/** Steps for an axis: round numbers, about `most` of them. */
export function ticks(least: number, greatest: number, most: number): number[] {
  const span = Math.max(greatest - least, 1e-9);
  const rough = span / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((by) => by * power >= rough) ?? 10) * power;
  const from = Math.ceil(least / step - 1e-9);
  return Array.from({ length: Math.floor(greatest / step + 1e-9) - from + 1 }, (_, i) => (from + i) * step);
}
