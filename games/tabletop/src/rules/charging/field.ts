import { areaShape, type Shape, type Table } from '@tambour/boards';
import type { Degradation, Order } from '../../model/vocabulary.ts';
import type { Mover } from '../rates.ts';
import type { GunsLeft } from '../table/lines.ts';
import { groundInTheWay } from '../table/path.ts';
import { isInPlay, type Placed } from '../table/placed.ts';
import type { View } from '../table/sight.ts';
import type { Goer } from './course.ts';

/** A unit as charges see it, charging or charged. */
export interface Fighter extends Placed, Mover, Omit<Goer, keyof Mover> {
  readonly degradation: Degradation;
  readonly order: Order;
  /** The friend whom its order is to support. */
  readonly supported: Placed | null;
  readonly isPursuing: boolean;
  /** C8m It has charged, counter-charged, evaded or broken this period, or spent time of it. */
  readonly hasSpent: boolean;
}
/** The table as a charge finds it. */
export interface Field extends View {
  readonly table: Table;
  /** Guns left standing. */
  readonly guns?: readonly GunsLeft[];
}

/** What may stop a way. */
export interface Blocker {
  readonly kind: 'friend' | 'enemy' | 'ground' | 'edge';
  readonly shape: Shape;
  readonly unit?: Placed;
}
const OUTSIDE = 4000;
const edges = new WeakMap<Table, readonly Shape[]>();
/** C1n What lies beyond the edges of a table, as ground that nobody enters. */
export function beyondEdges(table: Table): readonly Shape[] {
  const known = edges.get(table);
  if (known) return known;
  const { width: w, height: h } = table;
  const box = (x0: number, y0: number, x1: number, y1: number): Shape =>
    areaShape([
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ]);
  const made = [
    box(-OUTSIDE, h, w + OUTSIDE, h + OUTSIDE),
    box(w, -OUTSIDE, w + OUTSIDE, h + OUTSIDE),
    box(-OUTSIDE, -OUTSIDE, w + OUTSIDE, 0),
    box(-OUTSIDE, -OUTSIDE, 0, h + OUTSIDE),
  ];
  edges.set(table, made);
  return made;
}
/** C8b C1n C5c C5h C19d All that a charge must keep clear of but some units: others in play, ground it cannot enter, and the edge. */
export function blockersOf(unit: Placed, field: Field, but: readonly Placed[]): readonly Blocker[] {
  const found: Blocker[] = [];
  for (const other of field.units) {
    if (other === unit || but.includes(other) || !isInPlay(other)) continue;
    found.push({ kind: other.side === unit.side ? 'friend' : 'enemy', shape: other.shape, unit: other });
  }
  for (const shape of groundInTheWay(unit, field.ground, field.units)) {
    if (!but.some((other) => other.sector?.shape === shape)) found.push({ kind: 'ground', shape });
  }
  for (const shape of beyondEdges(field.table)) found.push({ kind: 'edge', shape });
  return found;
}
