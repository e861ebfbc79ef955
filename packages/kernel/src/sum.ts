import type { Modifier, Sum } from './game.ts';
import type { Text } from './id.ts';

/** One figure of a sum with the rule that puts it there, called by a text of the game. Each is looked up once: sums are made at every combat, thought of or fought. */
export function modifiersBy<Rule extends string, What extends string>(text: (what: What) => Text) {
  const texts = new Map<What, Text>();
  return (rule: Rule, value: number, what: What): Modifier => {
    let words = texts.get(what);
    if (words === undefined) {
      words = text(what);
      texts.set(what, words);
    }
    return { rule, value, what: words };
  };
}

/** What the items of a sum come to. Asked at every shot and combat, thought of or fought: hence the plain loop. */
export function totalOf(items: readonly Modifier[]): number {
  let total = 0;
  for (let i = 0; i < items.length; i++) total += items[i]?.value ?? 0;
  return total;
}

/** A sum on the die, on the column of a table, to throw against, or in per cent; none where nothing goes into it. */
const sumOn =
  (on: Sum['on']) =>
  (items: readonly Modifier[]): readonly Sum[] =>
    items.length > 0 ? [{ on, items }] : [];
export const onDie = sumOn('die');
export const onColumn = sumOn('column');
export const asTarget = sumOn('target');
export const inPercent = sumOn('percent');
