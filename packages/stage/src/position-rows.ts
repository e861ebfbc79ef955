import { STANDING_ANSWERS, type StandingAnswer } from '@tambour/kernel';

/** A piece in a position as it is saved, and all pieces of a kind by their ids. */
export type Row = Readonly<Record<string, unknown>>;
export type Rows = Readonly<Record<string, Row>>;

/** A position laid out from another: every row of a kind changed. Those that are `named` must be among them. */
export function changedRows(
  rows: Rows | undefined,
  change: (id: string, row: Row) => Row,
  named: readonly string[] | object = [],
): Rows {
  const unknown = (Array.isArray(named) ? named : Object.keys(named)).find((id) => rows?.[id] === undefined);
  if (unknown !== undefined) throw new Error(`there is no ${unknown}`);
  return Object.fromEntries(Object.entries(rows ?? {}).map(([id, row]) => [id, change(id, row)]));
}

type Answers = Readonly<Record<string, StandingAnswer>>;
/** Standing orders as a saved position keeps them: the answer by number, and a chance that is not used here. */
const standingRows = (answers: Answers): Readonly<Record<string, readonly number[]>> =>
  Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, [STANDING_ANSWERS.indexOf(answer), 0]]));
/** Those of each side: what the learner need not be asked, and what the others answer, so that a lesson goes as it is told. */
export const standingOf = (
  sides: readonly string[],
  learner: string,
  own: Answers | undefined,
  others: Answers,
): Rows => Object.fromEntries(sides.map((side) => [side, standingRows(side === learner ? (own ?? {}) : others)]));
