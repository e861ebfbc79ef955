import { CHARTS } from '../../model/charts.ts';
import type { Shot } from '../../model/vocabulary.ts';

/** Losses by one shot at a unit. A screen is a shooter of its own. */
export interface FireEntry {
  readonly period: number;
  readonly shooter: string;
  readonly kind: Shot;
  readonly losses: number;
}
/** R55 R56 Who hit it in this period, and in the one before as long as this period's fire is still to come; each shooter once, by its latest shot. */
export function shootersInWindow(
  log: readonly FireEntry[],
  now: { readonly period: number; readonly isFireResolved: boolean },
): readonly { readonly shooter: string; readonly kind: Shot; readonly losses: number }[] {
  const found = new Map<string, { shooter: string; kind: Shot; losses: number }>();
  for (const { period, shooter, kind, losses } of log) {
    const age = now.period - period;
    if (age !== 0 && (age !== 1 || now.isFireResolved)) continue;
    found.set(shooter, { shooter, kind, losses: (found.get(shooter)?.losses ?? 0) + losses });
  }
  return [...found.values()];
}
type Shooter = { readonly kind: Shot; readonly losses: number };
const enough = CHARTS.inWords.fireLossesThatCount;
/** 1.2-F26 R55 Shooters in formation, batteries with round shot among them, that hit it hard enough. */
export const formedShooters = (shooters: readonly Shooter[]): number =>
  shooters.filter(({ kind, losses }) => kind === 'formed' && losses >= enough).length;
/** 1.2-F27 R55 Losses by skirmishers, screens and canister together. */
export const looseLosses = (shooters: readonly Shooter[]): number =>
  shooters.reduce((sum, { kind, losses }) => (kind === 'formed' ? sum : sum + losses), 0);
export const isLooseFireFelt = (shooters: readonly Shooter[]): boolean => looseLosses(shooters) >= enough;
