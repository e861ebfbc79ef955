import { CHARTS } from '../model/charts.ts';

/** C12c The aides of a general: one for every 40 points of his value, rounded up. */
export const aidesOf = (value: number): number => {
  const steps = Object.keys(CHARTS.command.aides)
    .map(Number)
    .sort((a, b) => a - b);
  const step = steps.find((upTo) => value <= upTo) ?? steps.at(-1);
  return step === undefined ? 0 : (CHARTS.command.aides[String(step)] ?? 0);
};
