import { CHARTS } from '../model/charts.ts';
import type { Moment } from '../rules/morale/timing.ts';
import { quartersPlayed, valueAt } from './model/columns.ts';
import type { UnitId } from './model/ids.ts';
import { type Field, periodOf } from './model/state.ts';

const QUARTERS = CHARTS.scale.quartersPerPeriod;
export const TICKS = CHARTS.moveRates.ticksPerQuarter;
/** C3a C1k Ticks of a half move. */
export const HALF_TICKS = (QUARTERS / 2) * TICKS;

/** C1k Quarters of the battle counted from 1: what `from` and `until` hold. */
export const quarterNumber = ({ period, quarter }: Moment): number => (period - 1) * QUARTERS + quarter;
/** The next quarter to be played, by number. `battle.quarter` counts those of this period that have been. */
export const nextQuarter = (g: Field): number => (periodOf(g) - 1) * QUARTERS + quartersPlayed(g) + 1;
export const momentOf = (number: number): Moment => ({
  period: Math.floor((number - 1) / QUARTERS) + 1,
  quarter: ((number - 1) % QUARTERS) + 1,
});
/** C14d Quarters of this period up to the last in which a unit has made a compulsory move: its time for them is spent. */
export const quartersMade = (g: Field, u: UnitId): number => {
  const last = valueAt(g.s.unit.lastQuarter, u);
  return last > 0 && momentOf(last).period === periodOf(g) ? momentOf(last).quarter : 0;
};
