import type { Guess, Text } from '@tambour/kernel';
import { de } from '@tambour/stage';
import {
  columnData,
  columnId,
  columnSide,
  columnUnits,
  orderName,
  revealedOrder,
  writtenFor,
} from '../model/lookup.ts';
import { saidColumn } from '../model/names.ts';
import type { Field } from '../model/state.ts';
import { ORDER_WORDS } from '../model/texts.ts';
import { isOnMap } from '../model/unit.ts';
import { ORDERS } from '../model/vocabulary.ts';
import { isKnown } from '../rules/10-effects.ts';

/** 10.1f R85 What a side may not see of the enemy's columns: orders not shown yet. */
export const isHidden = (g: Field, column: number, side: number): boolean =>
  g.w.switches.advanced && columnSide(g, column) !== side && !isKnown(g, column);

/**
 * 10.1a 10.1f R85 The last order that the enemy of a column can know of: the one shown last, and until then the one the
 * scenario prints for it. A change that succeeds is shown at once, so that in a battle played from its beginning this is the
 * order in force; in a position laid out by hand it may be another.
 */
const lastKnown = (g: Field, column: number): number => {
  const revealed = revealedOrder(g, column);
  return revealed ? ORDERS.indexOf(revealed) : columnData(g, column).order;
};

/** An order that a side cannot see is taken to be the last it can know of. */
export function imagine(g: Field, side: number): void {
  for (let c = 0; c < g.w.columns; c++) {
    if (!isHidden(g, c, side)) continue;
    g.s.column.order[c] = lastKnown(g, c);
    g.s.guess.isOrder[c] = 1;
  }
}

/** The orders so imagined, of columns that have troops on the map: those of others bind nobody yet. */
export function assumed(g: Field): readonly Guess<Field>[] {
  return [...g.w.columnIds.keys()].flatMap((c): readonly Guess<Field>[] => {
    if (!g.s.guess.isOrder[c] || !columnUnits(g, c).some((u) => isOnMap(g, u))) return [];
    const order = writtenFor(g, c);
    return [
      {
        side: columnSide(g, c),
        about: columnId(g, c),
        value: orderName(order),
        says: says(g, c),
        others: ORDERS.length - 1,
        put: (f, k) => {
          f.s.column.order[c] = k < order ? k : k + 1;
        },
        wasRead: (f) => f.scratch.asked[c] === 1,
      },
    ];
  });
}

function says(g: Field, c: number): Text {
  const who = saidColumn(g.w, c);
  const what = ORDER_WORDS[orderName(writtenFor(g, c))];
  const from = revealedOrder(g, c)
    ? { en: 'as last revealed', fr: 'dernier ordre révélé' }
    : { en: 'as set by the scenario; no change revealed', fr: 'fixé par le scénario ; aucun changement révélé' };
  return {
    en: `The order of ${who.en} is ${what.en} (${from.en}).`,
    fr: `L’ordre ${de(who.fr)} est ${what.fr} (${from.fr}).`,
  };
}
