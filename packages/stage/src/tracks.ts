import type { Text } from '@tambour/kernel';
import type { ScoresTrack, StepsTrack, TableCell, TableColumn, TableTrack, TokensTrack } from './scene.ts';

/** A row of steps with one of them now: turns, phases. */
export const stepsTrack = (id: string, title: Text, steps: readonly Text[], at: number): StepsTrack => ({
  kind: 'steps',
  id,
  title,
  steps,
  at,
});
/** A figure a side, and what it is made of: the points. */
export const scoresTrack = (
  id: string,
  title: Text,
  rule: string,
  of: (side: number) => Omit<ScoresTrack['scores'][number], 'side'>,
): ScoresTrack => ({ kind: 'scores', id, title, rule, scores: [0, 1].map((side) => ({ side, ...of(side) })) });
/** Markers that wait, are at work, are done or out of it: formations, the initiative. */
export const tokensTrack = (id: string, title: Text, tokens: TokensTrack['tokens']): TokensTrack => ({
  kind: 'tokens',
  id,
  title,
  tokens,
});
/** A sheet of columns, with a cell of each row for every one of them. */
export const tableTrack = <Of>(
  id: string,
  title: Text,
  of: readonly Of[],
  column: (of: Of) => TableColumn,
  rows: readonly { readonly name: Text; readonly rule: string; cell(of: Of): TableCell }[],
): TableTrack => ({
  kind: 'table',
  id,
  title,
  columns: of.map(column),
  rows: rows.map(({ name, rule, cell }) => ({ name, rule, cells: of.map(cell) })),
});
