import type { RuleId } from '../../../data/rule-ids.ts';
import { CHARTS } from '../../model/charts.ts';
import { RESULTS, type Result, STATUSES, type Status } from '../../model/vocabulary.ts';

const ROWS: readonly RuleId[] = [
  '2.0-T1',
  '2.0-T2',
  '2.0-T3',
  '2.0-T4',
  '2.0-T5',
  '2.0-T6',
  '2.0-T7',
  '2.0-T8',
  '2.0-T9',
  '2.0-T10',
  '2.0-T11',
];
const rowOf = (total: number): number => {
  const at = CHARTS.resultTable.rows.findIndex(({ min }) => min === null || total >= min);
  return at < 0 ? CHARTS.resultTable.rows.length - 1 : at;
};
/** 1.2e 2.0-T1 R9 R82 What a total means for a unit of this status: its row, its column. */
export function resultOf(status: Status, total: number): Result {
  const row = CHARTS.resultTable.rows[rowOf(total)];
  if (!row) throw new Error(`no row for ${total}`);
  return row.result[status];
}
/** The rule of the row that a total is read in. */
export const ruleOfTotal = (total: number): RuleId => ROWS[rowOf(total)] ?? '2.0-T11';

const rank = (result: Result): number => RESULTS.indexOf(result);
/** 2.0a "Obey or better" has uncontrolled advances in it, "retreat or worse" rout and flight. */
export const isAtLeast = (result: Result, wanted: Result): boolean => rank(result) <= rank(wanted);
export const isAtWorst = (result: Result, wanted: Result): boolean => rank(result) >= rank(wanted);
export const bestFirst = (results: readonly Result[]): readonly Result[] =>
  [...results].sort((a, b) => rank(a) - rank(b));

/** R33 The same status, or one further to the left in the table. */
export const isEqualOrSuperior = (status: Status, than: Status): boolean =>
  STATUSES.indexOf(status) <= STATUSES.indexOf(than);
