import type { Modifier, Sum } from './game.ts';

/** What the items of a sum come to. Asked at every shot and combat, thought of or fought: hence the plain loop. */
export function totalOf(items: readonly Modifier[]): number {
  let total = 0;
  for (let i = 0; i < items.length; i++) total += items[i]?.value ?? 0;
  return total;
}

/** A sum on the die, on the column of a table, or to throw against; none where nothing goes into it. */
const sumOn =
  (on: Sum['on']) =>
  (items: readonly Modifier[]): readonly Sum[] =>
    items.length > 0 ? [{ on, items }] : [];
export const onDie = sumOn('die');
export const onColumn = sumOn('column');
export const asTarget = sumOn('target');
