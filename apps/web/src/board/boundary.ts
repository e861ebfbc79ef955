import { itemAt, present } from '@tambour/kernel';
import type { Point } from '../match/protocol.ts';

const key = ([x, y]: Point): string => `${Math.round(x)},${Math.round(y)}`;

/** Where an area of many places ends: the sides that belong to one of them only, as path data. */
export const boundaryPath = (outlines: readonly (readonly Point[])[]): string => {
  const sides = new Map<string, { readonly from: Point; readonly to: Point; count: number }>();
  for (const outline of outlines)
    outline.forEach((from, i) => {
      const to = itemAt(outline, (i + 1) % outline.length);
      const [a, b] = [key(from), key(to)].sort();
      const name = `${a} ${b}`;
      const known = sides.get(name);
      if (known === undefined) sides.set(name, { from, to, count: 1 });
      else known.count++;
    });
  // Joined end to end where they meet, so that dashes run on round the corners.
  const open = new Map<string, { from: Point; to: Point }[]>();
  for (const { from, to, count } of sides.values()) {
    if (count > 1) continue;
    const start = key(from);
    open.set(start, [...(open.get(start) ?? []), { from, to }]);
  }
  let path = '';
  for (const starts of open.values()) {
    while (starts.length > 0) {
      let side = present(starts.pop());
      path += `M${side.from[0].toFixed(1)} ${side.from[1].toFixed(1)}`;
      for (;;) {
        path += `L${side.to[0].toFixed(1)} ${side.to[1].toFixed(1)}`;
        const next = open.get(key(side.to))?.pop();
        if (next === undefined) break;
        side = next;
      }
    }
  }
  return path;
};

export const outlinePath = (outline: readonly Point[]): string =>
  `M${outline.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
