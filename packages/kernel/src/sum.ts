import type { Modifier, Sum } from './game.ts';

/** What the items of a sum come to. */
export const totalOf = (items: readonly Modifier[]): number => items.reduce((total, m) => total + m.value, 0);

/** A sum on the die, on the column of a table, or to throw against; none where nothing goes into it. */
const sumOn =
  (on: Sum['on']) =>
  (items: readonly Modifier[]): readonly Sum[] =>
    items.length > 0 ? [{ on, items }] : [];
export const onDie = sumOn('die');
export const onColumn = sumOn('column');
export const asTarget = sumOn('target');
