import { itemAt, lastOf } from '@tambour/kernel';
import { between, heading, leftOf, moved, piecesOf, spaced, through } from './curve.ts';
import { area, element, group, line, number, type Point, trace } from './ink.ts';
import { polar } from './layout.ts';
import type { Palette } from './palette.ts';

/** Small ornaments that cartouche, compass and counters share. */

/** A lily about 19 units high, its foot at +8. */
export const LILY =
  'M0-11c2.8 3.6 3.6 6.6 1.4 11h-2.8c-2.2-4.4-1.4-7.4 1.4-11zM1.7 0c.2-4 3-6.9 5.9-5.4c2.6 1.5 1.6 5.2-1.4 5c1.2-1.3.6-3-.8-2.2c-1.2.8-1.5 2-1.5 3.1zM-1.7 0c-.2-4-3-6.9-5.9-5.4c-2.6 1.5-1.6 5.2 1.4 5c-1.2-1.3-.6-3 .8-2.2c1.2.8 1.5 2 1.5 3.1zM-4.4.5h8.8v1.7h-8.8zM-1.2 2.7h2.4c.1 1.8.8 2.7.2 4l-1.4 2-1.4-2c-.6-1.3.1-2.2.2-4zM1.9 2.7h1.8c.2 1.4 1 1.9 1.7 2.1c-1.5.8-3.1.2-3.5-2.1zM-1.9 2.7h-1.8c-.2 1.4-1 1.9-1.7 2.1c1.5.8 3.1.2 3.5-2.1z';

/** An eagle displayed, two heads, about 20 units high. */
export const EAGLE =
  'M-.6-6.5c-.6-2.6-3.4-3-4.2-1.2c1.2-.2 1.6.4 1.5 1.2c.1 1.3.9 2.1 1.5 2.7c-2.2-.6-3.2-2.6-5.8-3c.6.8.6 1.4.3 1.9c-1-.8-2-.9-2.7-.8c.8.9.8 1.7.5 2.4c-.8-.4-1.5-.3-2 0c1.1.9 1.2 2.3 3 3.2c-.7.1-1.2.5-1.4.9c1.5 0 2.3 1 4.3.6c-.6.5-.8 1-.8 1.5c1.3-.4 2.2-.2 3.3-1.1l.8 1.6c-.9 1-2 .8-2.9 1.8c.9-.1 1.5.1 1.9.5c.6-.8 1.3-1 2-1l-.5 2.9l1.8 1.8l1.8-1.8l-.5-2.9c.7 0 1.4.2 2 1c.4-.4 1-.6 1.9-.5c-.9-1-2-.8-2.9-1.8l.8-1.6c1.1.9 2 .7 3.3 1.1c0-.5-.2-1-.8-1.5c2 .4 2.8-.6 4.3-.6c-.2-.4-.7-.8-1.4-.9c1.8-.9 1.9-2.3 3-3.2c-.5-.3-1.2-.4-2 0c-.3-.7-.3-1.5.5-2.4c-.7-.1-1.7 0-2.7.8c-.3-.5-.3-1.1.3-1.9c-2.6.4-3.6 2.4-5.8 3c.6-.6 1.4-1.4 1.5-2.7c-.1-.8.3-1.4 1.5-1.2c-.8-1.8-3.6-1.4-4.2 1.2z';

/** A spiral from the outside in. */
export const volute = (center: Point, radius: number, from: number, turns: number, hand: 1 | -1): Point[] => {
  const steps = Math.round(turns * 22);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const share = i / steps;
    return moved(center, polar(from + hand * share * turns * 360, radius * (1 - share) ** 0.85 + 0.6));
  });
};

const leaf = (root: Point, direction: Point, length: number, ink: Palette): string => {
  const side = leftOf(direction);
  const tip = moved(root, direction, length);
  const bulge = (hand: number): Point => moved(moved(root, direction, length * 0.45), side, hand * length * 0.27);
  const [left, right] = [bulge(1), bulge(-1)];
  const at = (p: Point): string => `${number(p[0])} ${number(p[1])}`;
  return (
    area(`M${at(root)}Q${at(left)} ${at(tip)}Q${at(right)} ${at(root)}z`, ink.tree, {
      stroke: ink.ink,
      'stroke-width': 0.8,
    }) + area(`M${at(root)}L${at(tip)}Q${at(right)} ${at(root)}z`, ink.treeInk, { opacity: 0.4 })
  );
};

/** A branch of laurel along a curve, leaves in pairs, berries between. */
export const laurel = (guides: readonly Point[], ink: Palette): string => {
  const stem = spaced(through(guides), 13);
  const parts: string[] = [line(trace(stem), ink.ink, 1.6, { 'stroke-linecap': 'round' })];
  for (const [before, [from, to]] of piecesOf(stem).entries()) {
    const i = before + 1;
    const along = heading(from, to);
    const side = leftOf(along);
    const size = 25 - 9 * (i / stem.length);
    for (const hand of [1, -1]) {
      parts.push(leaf(to, heading([0, 0], moved(moved([0, 0], along, 0.82), side, hand * 0.57)), size, ink));
    }
    if (i % 2 === 0) {
      const [x, y] = moved(between(from, to, 0.5), side, 4);
      parts.push(
        element('circle', { cx: number(x), cy: number(y), r: 2, fill: ink.roof, stroke: ink.ink, 'stroke-width': 0.6 }),
      );
    }
  }
  const tip = lastOf(stem);
  parts.push(leaf(tip, heading(itemAt(stem, stem.length - 2), tip), 18, ink));
  return group({ class: 'laurel' }, ...parts);
};

/** A rule that swells in the middle round a lozenge. */
export const swellRule = ([x, y]: Point, width: number, ink: Palette): string =>
  area(
    `M${number(x - width / 2)} ${number(y)}L${number(x)} ${number(y - 1.6)}L${number(x + width / 2)} ${number(y)}L${number(x)} ${number(y + 1.6)}z`,
    ink.ink,
  ) + area(`M${number(x - 7)} ${number(y)}l7-4.5l7 4.5l-7 4.5z`, ink.ink);
