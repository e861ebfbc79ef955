import { CHARTS } from '../../model/charts.ts';
import type { Result, Status } from '../../model/vocabulary.ts';
import type { Tester } from './situation.ts';

type Strength = Pick<Tester, 'initialFigures' | 'losses' | 'escort'>;

/** 1.5e Forty losses are a figure; what is left over is carried. */
export function figuresOf(
  initialFigures: number,
  losses: number,
): { readonly figures: number; readonly carry: number } {
  const { lossesPerFigureRemoved: men } = CHARTS.scale;
  return { figures: Math.max(0, initialFigures - Math.floor(losses / men)), carry: losses % men };
}
/** Nobody is left: it is removed, without a test (R67). */
export const isDestroyed = ({ initialFigures, losses }: Pick<Strength, 'initialFigures' | 'losses'>): boolean =>
  figuresOf(initialFigures, losses).figures === 0;

/** 2.6-K8 Figures away with prisoners count as lost for its morale, though they are not. */
export const moraleFigures = (unit: Strength): number =>
  figuresOf(unit.initialFigures, unit.losses).figures - unit.escort;
export const moraleLosses = (unit: Strength): number => unit.losses + CHARTS.scale.menPerFigure * unit.escort;

/** 1.5a 1.5b 1.5d 1.5f 1.5g 1.5h 1.5i 1.5k 1.2-F29 2.6-K8 R7 R8 R66 Full tranches of five losses a figure, on the strength it began with, for good. */
export const tranchesReached = (unit: Strength): number =>
  Math.floor(moraleLosses(unit) / trancheSize(unit.initialFigures));
/** The losses that make one tranche. */
export const trancheSize = (initialFigures: number): number => CHARTS.inWords.trancheLossesPerFigure * initialFigures;

export type Threshold = 'twoThirds' | 'half';
/** 1.6b 1.6d 1.6e R10 R66 Two thirds and half of the figures it began with, rounded down. */
export const thresholdsOf = (initialFigures: number): Readonly<Record<Threshold, number>> => ({
  twoThirds: Math.floor((2 * initialFigures) / 3),
  half: Math.floor(initialFigures / 2),
});
/** 1.6a 1.5j R6 The threshold it is at or below: half takes the place of two thirds. */
export function thresholdOf(unit: Strength): Threshold | null {
  const { twoThirds, half } = thresholdsOf(unit.initialFigures);
  const figures = moraleFigures(unit);
  return figures <= half ? 'half' : figures <= twoThirds ? 'twoThirds' : null;
}
/** 1.2-F30a 1.2-F30b 1.2-F30c 1.2-F30d 1.2-F31a 1.2-F31b 1.2-F31c 1.2-F31d 1.6c What that takes off, by status; it adds to the tranches. */
export const thresholdPenalty = (status: Status, threshold: Threshold | null): number =>
  threshold === null ? 0 : CHARTS.psychologicalThresholds.penalty[threshold][status];

/** 2.5-X1 2.5-X2 2.5-X3 2.5-X4 2.6-P2 R44 What it lost in a melee that breaks it is added once more to its losses: not to that melee. */
export const lossesAfterMeleeTest = (totalLosses: number, lossesThisMelee: number, result: Result): number =>
  totalLosses + (result === 'rout' || result === 'flight' ? lossesThisMelee : 0);
