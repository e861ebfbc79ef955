import { distance, endsOf } from '../curve.ts';
import type { Point } from '../ink.ts';
import type { ZoneBorder } from './zone-sheet.ts';

/** A gap shorter than this belongs to the water: it runs along a hedge or under a wall there. */
const GAP = 45;

type Line = Pick<ZoneBorder, 'id' | 'line'>;
const reach = (p: Point, border: Line): number => Math.min(...endsOf(border.line).map((end) => distance(p, end)));

/** Borders end to end, each chain one water. Which way it flows is not known, and little of the drawing depends on it. */
export function chainedBorders(borders: readonly Line[]): string[][] {
  const left = [...borders];
  const chains: string[][] = [];
  for (let first = left.shift(); first !== undefined; first = left.shift()) {
    const chain = [first.id];
    let [head, tail] = endsOf(first.line);
    for (;;) {
      const next = left
        .map((border) => ({ border, atTail: reach(tail, border), atHead: reach(head, border) }))
        .sort((x, y) => Math.min(x.atTail, x.atHead) - Math.min(y.atTail, y.atHead))[0];
      if (next === undefined || Math.min(next.atTail, next.atHead) > GAP) break;
      left.splice(left.indexOf(next.border), 1);
      const [p, q] = endsOf(next.border.line);
      if (next.atTail <= next.atHead) {
        chain.push(next.border.id);
        tail = distance(tail, p) < distance(tail, q) ? q : p;
      } else {
        chain.unshift(next.border.id);
        head = distance(head, p) < distance(head, q) ? q : p;
      }
    }
    chains.push(chain);
  }
  return chains;
}
