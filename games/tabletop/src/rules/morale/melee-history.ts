import type { Occasion } from '../../model/vocabulary.ts';
import { isBeaten } from '../beaten.ts';
import { factorValue } from './factor-values.ts';

export type MeleeOutcome = 'won' | 'lost' | 'drawn';
/** A melee of a unit: the period, and how it went. In the order in which they were fought. */
export type Melee = readonly [period: number, outcome: MeleeOutcome];

/** 1.2-F22 1.2-F23 1.2-F24 R16 R17 Melees lost in a row up to now: a win, a draw or a period without melee ends the run, and so does a period gone by. */
export function lossRunOf(history: readonly Melee[], period: number): number {
  let run = 0;
  let later = period;
  for (let i = history.length - 1; i >= 0; i--) {
    const [when, outcome] = history[i] ?? [0, 'drawn'];
    if (outcome !== 'lost' || later - when > 1) break;
    run++;
    later = when;
  }
  return run;
}
/** 1.2-F21 A melee won in this period or the one before. */
export const wonRecently = (history: readonly Melee[], period: number): boolean =>
  history.some(([when, outcome]) => outcome === 'won' && period - when <= 1);

/** 1.2-F22 1.2-F23 1.2-F24 R16 What a run of lost melees takes off: one line of the three, from the third on the last. */
export const runPenalty = (run: number): { readonly code: 'F22' | 'F23' | 'F24'; readonly value: number } | null => {
  if (run < 1) return null;
  const code = run === 1 ? 'F22' : run === 2 ? 'F23' : 'F24';
  return { code, value: factorValue(code) };
};

export interface MeleeLosses {
  readonly suffered: number;
  readonly inflicted: number;
  /** Its own figures in this melee. */
  readonly figures: number;
  readonly enemyFigures?: number;
}
/** 1.1-03c 1.1-03d 1.1-04 R16 How a melee went: beaten, or the enemy beaten, else drawn. Whether it has room to recoil is not asked. */
export const meleeOutcome = ({ suffered, inflicted, figures, enemyFigures }: MeleeLosses): MeleeOutcome =>
  isBeaten({ suffered, inflicted, figures })
    ? 'lost'
    : isBeaten({ suffered: inflicted, inflicted: suffered, figures: enemyFigures ?? figures })
      ? 'won'
      : 'drawn';

/** 1.1-03 1.1-03a 1.1-03b 1.1-04 One test for each melee lost or won, one after the other: the third loss in a row counts as such. */
export function meleeTests(
  melees: readonly MeleeLosses[],
  period = 1,
  before: readonly Melee[] = [],
): {
  readonly tests: readonly Occasion[];
  readonly lossRuns: readonly number[];
  readonly factors: readonly number[];
} {
  const history = [...before];
  const tests: Occasion[] = [];
  const lossRuns: number[] = [];
  for (const melee of melees) {
    const outcome = meleeOutcome(melee);
    history.push([period, outcome]);
    if (outcome === 'lost') tests.push('meleeLost');
    if (outcome === 'won') tests.push('meleeWon');
    lossRuns.push(lossRunOf(history, period));
  }
  return { tests, lossRuns, factors: lossRuns.map((run) => runPenalty(run)?.value ?? 0) };
}
/** 1.2-F25 R18 By how many losses the enemy did better in the melee tested for; what is doubled by a rout stays out. */
export const meleeExcess = ({ suffered, inflicted }: Pick<MeleeLosses, 'suffered' | 'inflicted'>): number =>
  Math.max(0, suffered - inflicted);
