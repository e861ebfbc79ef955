export { type Conduct, type Conducted, conduct, type Ledger, NO_LEDGER, type Outcome } from './conduct.ts';
export { type EvenFound, type EvenSearch, searchEven, type Tried } from './even.ts';
export type { Json } from './figure-path.ts';
export {
  type BattleHistory,
  type Beside,
  type Change,
  type Doubt,
  type DoubtBeside,
  type Effort,
  isTold,
  type Likelihood,
  likelihood,
  readHistory,
  weightiest,
} from './history/history.ts';
export { nearest, plain } from './names.ts';
export {
  type BattleFigures,
  type ChangedFigures,
  isFigureKey,
  numberAt,
  type Override,
  overrideText,
  parseOverride,
  withOverrides,
} from './overrides.ts';
export { playRecorded, type Recorded, recordOf } from './play-recorded.ts';
export { battleCommand } from './report/command.ts';
export { type CsvBattle, csvHead, csvRows } from './report/csv.ts';
export { factsOf, type ReportedGame, type ReportFacts } from './report/facts.ts';
export { type HeatGround, heatGround } from './report/ground.ts';
export { reportBody, reportPage } from './report/page.ts';
export type { ReportedSetting } from './report/setting.ts';
export { reportStyle } from './report/style.ts';
export { addBattle, emptyTotals, mergeTotals, type Totals, totalsOf } from './report/totals.ts';
export { type Difference, difference, leads, type Wins, widestShare, winsOf } from './results.ts';
export type { Batch, Range, Runner } from './runner.ts';
export {
  battlesFor,
  decidedShare,
  type Estimate,
  enoughFor,
  FIRST_LOOK,
  meanEstimate,
  nextLook,
  pairedDifference,
  percentile,
  reach,
  studentT95,
} from './statistics.ts';
export type { Setting, Study } from './study.ts';
export {
  headerDifference,
  lineOf,
  readHeader,
  readLine,
  type SettingHeader,
  STUDY_FORMAT,
  type StudyHeader,
  type StudyLine,
} from './study-lines.ts';
export { grid, MOST_SETTINGS, parseSweep, parseUntil, rangeOf, type Sweep } from './sweep.ts';
export { cellOf, heldObjectives, objectiveKeys, rulesIn, TABLE_CELL, tracing } from './trace.ts';
