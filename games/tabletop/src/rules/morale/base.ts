import { BadInput } from '@tambour/kernel';
import { CHARTS } from '../../model/charts.ts';
import type { Status } from '../../model/vocabulary.ts';
import { isEqualOrSuperior } from './result.ts';

export interface Company {
  readonly status: Status;
  readonly base: number;
}
/** 1.2g 1.2h 1.2i R82 The base and status of the weakest company are those of the unit. */
export function baseOf(companies: readonly Company[]): { readonly base: number; readonly status: Status } {
  const [first, ...rest] = companies;
  if (!first) throw new BadInput('companies', 'must have at least one');
  return rest.reduce(
    (weakest, { base, status }) => ({
      base: Math.min(weakest.base, base),
      status: isEqualOrSuperior(status, weakest.status) ? weakest.status : status,
    }),
    { base: first.base, status: first.status },
  );
}
export type TroopType = (typeof CHARTS.nations.entries)[number];
/** 1.2a 1.2g 1.2i A type of troops of a nation; its base is that of its weakest company. */
export function troopType(key: string): TroopType {
  const found = CHARTS.nations.entries.find((entry) => entry.key === key);
  if (!found) throw new BadInput('type', `there are no troops called ${key}`);
  return found;
}
/** 1.2n Militia never stands in one unit with regular or better troops. */
export const isLegalMix = (companies: readonly Status[]): boolean =>
  !companies.includes('militia') || !companies.some((status) => isEqualOrSuperior(status, 'regular'));

/** 1.2j 1.2k 1.2l 1.2m R57 Elite companies give their point while all are with the unit and at three quarters of their strength. */
export function eliteBonus(c: {
  readonly initialFigures: number;
  readonly losses: number;
  /** All of them are with the unit. */
  readonly attached: boolean;
  readonly detachedCompanies?: number;
}): boolean {
  const isWhole = c.attached && (c.detachedCompanies ?? 0) === 0;
  return isWhole && c.losses <= CHARTS.inWords.eliteLossesPerFigure * c.initialFigures;
}
