import type { OrderEffects } from '../model/charts.ts';
import { emit } from '../model/emit.ts';
import type { UnitId } from '../model/ids.ts';
import { columnId, orderChart, orderName, writtenFor } from '../model/lookup.ts';
import { type Field, MARK } from '../model/state.ts';
import { has, unitColumn } from '../model/unit.ts';
import { RESERVE } from '../model/vocabulary.ts';

/** 10.1a The order of a column. Whoever asks leaves a mark, so that odds know whether a hidden order took part. */
export function columnOrder(g: Field, column: number): number {
  g.scratch.asked[column] = 1;
  return writtenFor(g, column);
}

/** 10.1b 10.1c 10.1d 11.4.2a R45 The order a unit is under: its column's while commanded, Reserve when isolated. */
export const orderOf = (g: Field, u: UnitId): number =>
  has(g, u, MARK.isolated) ? RESERVE : columnOrder(g, unitColumn(g, u));

/** 10.0a 10.1h What that order does; nothing in the base game. */
export const effectsOf = (g: Field, u: UnitId): OrderEffects | undefined =>
  g.w.switches.advanced ? orderChart(g, orderOf(g, u)) : undefined;

/** 10.1f Whether the enemy has seen the order that is written. */
export const isKnown = (g: Field, column: number): boolean => g.s.column.known[column] === writtenFor(g, column) + 1;
/** 10.1f R85 An order becomes known to the enemy. There is no undoing that. */
export function reveal(g: Field, column: number): void {
  if (!g.w.switches.advanced || isKnown(g, column)) return;
  g.s.column.known[column] = writtenFor(g, column) + 1;
  g.pen.reveal();
  emit(g, {
    type: 'order-revealed',
    rule: '10.1f',
    column: columnId(g, column),
    order: orderName(writtenFor(g, column)),
  });
}
/** The order of a unit is shown because something in it was applied; that of an isolated unit is plain to see. */
export const revealFor = (g: Field, u: UnitId): void => {
  if (!has(g, u, MARK.isolated)) reveal(g, unitColumn(g, u));
};

/** 10.1f Whether a side has orders the enemy has not seen: then even having nothing to do must not show. */
export const hasSecrets = (g: Field, side: number): boolean => {
  if (!g.w.switches.advanced) return false;
  for (let c = 0; c < g.w.columns; c++) if (g.w.columnSide[c] === side && !isKnown(g, c)) return true;
  return false;
};
