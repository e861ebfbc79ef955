import type { BorderPlan, Point } from '../model/scenario-map.ts';

/** A gap shorter than this belongs to the water: it runs along a hedge or under a wall there. */
const GAP = 45;

const away = (p: Point, q: Point): number => Math.hypot(p[0] - q[0], p[1] - q[1]);
const endsOf = ({ line }: BorderPlan): readonly [Point, Point] => [line[0]!, line[line.length - 1]!];
const reach = (p: Point, border: BorderPlan): number => Math.min(...endsOf(border).map((end) => away(p, end)));

/** Borders end to end, each chain one water. Which way it flows is not in the data, and little of the drawing depends on it. */
export function chainsOf(borders: readonly BorderPlan[]): string[][] {
  const left = [...borders];
  const chains: string[][] = [];
  for (let first = left.shift(); first !== undefined; first = left.shift()) {
    const chain = [first.id];
    let [head, tail] = endsOf(first);
    for (;;) {
      const next = left
        .map((border) => ({ border, atTail: reach(tail, border), atHead: reach(head, border) }))
        .sort((x, y) => Math.min(x.atTail, x.atHead) - Math.min(y.atTail, y.atHead))[0];
      if (next === undefined || Math.min(next.atTail, next.atHead) > GAP) break;
      left.splice(left.indexOf(next.border), 1);
      const [p, q] = endsOf(next.border);
      if (next.atTail <= next.atHead) {
        chain.push(next.border.id);
        tail = away(tail, p) < away(tail, q) ? q : p;
      } else {
        chain.unshift(next.border.id);
        head = away(head, p) < away(head, q) ? q : p;
      }
    }
    chains.push(chain);
  }
  return chains;
}
