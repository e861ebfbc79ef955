import type { ReportFacts } from './facts.ts';
import type { HeatGround } from './ground.ts';
import type { Totals } from './totals.ts';

/** One setting of a study as a report shows it. */
export interface ReportedSetting {
  /** What sets it apart from the others; empty if nothing does. */
  readonly label: string;
  readonly facts: ReportFacts;
  readonly levels: readonly [a: string, b: string];
  readonly seed: number;
  /** The version of the rules. */
  readonly rules: number;
  readonly options: Readonly<Record<string, string>>;
  readonly totals: Totals;
  readonly ground?: HeatGround;
  /** What to type to have one battle again with its record, by its number from 0. */
  command(battle: number): string;
  /** Where its record lies, seen from the page. */
  record?(battle: number): string;
}
