import { locale, words } from '../words/settings.ts';

export const percent = (chance: number): string =>
  new Intl.NumberFormat(locale.value, { style: 'percent', maximumFractionDigits: 1 }).format(chance);

/** For a line that is read at a glance: whole figures, and nothing that is possible is told as 0, or short of certain as 100. */
export function roundPercent(chance: number): string {
  const format = new Intl.NumberFormat(locale.value, { style: 'percent', maximumFractionDigits: 0 });
  if (chance > 0 && chance < 0.01) return words.value.odds.under(format.format(0.01));
  if (chance < 1 && chance > 0.99) return words.value.odds.over(format.format(0.99));
  return format.format(chance);
}
