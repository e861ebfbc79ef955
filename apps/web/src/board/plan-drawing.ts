import { escapeText, HEX } from '@tambour/press';
import type { Point } from '../match/protocol.ts';
import type { BoardScene } from './scene.ts';
import { spotOf } from './spot-of.ts';
import { begunAfter, headingOf, wayPath } from './way-path.ts';

const put = ([x, y]: Point, scale: number, turn = 0): string =>
  `transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${scale.toFixed(3)})"`;

const HEAD = 'M15 0L-7-10L-2 0L-7 10z';

/** A plan over the counters: numbered arrows, told from the traces of what was done by their dashes and numbers. */
export function planDrawn({ ground, plan }: Pick<BoardScene, 'ground' | 'plan'>): string {
  const size = ground.unit / HEX;
  return plan
    .map(({ number, kind, path }) => {
      const points = path.flatMap((place) => {
        const spot = spotOf(ground, place);
        return spot === undefined ? [] : [spot.at];
      });
      const [start] = points;
      if (start === undefined) return '';
      const coin = (at: Point): string =>
        `<g class="plan-number" ${put(at, size)}><circle r="${number.length > 2 ? 17 : 12}"/><text text-anchor="middle" y="5">${escapeText(number)}</text></g>`;
      if (points.length < 2) return `<g class="plan-step ${kind}">${coin(start)}</g>`;
      const line = begunAfter(points, ground.unit * 0.5);
      const tip = line.at(-1) ?? start;
      const d = wayPath(line);
      return `<g class="plan-step ${kind}"><path class="plan-halo" d="${d}"/><path class="plan-line" d="${d}"/><path class="plan-head" ${put(tip, size, headingOf(line))} d="${HEAD}"/>${coin(middleOf(line))}</g>`;
    })
    .join('');
}

/** Half way along a line. */
export function middleOf(points: readonly Point[]): Point {
  const legs = points.slice(1).map((to, i) => {
    const from = points[i] ?? to;
    return { from, to, length: Math.hypot(to[0] - from[0], to[1] - from[1]) };
  });
  let left = legs.reduce((sum, { length }) => sum + length, 0) / 2;
  for (const { from, to, length } of legs) {
    if (left <= length && length > 0)
      return [from[0] + ((to[0] - from[0]) * left) / length, from[1] + ((to[1] - from[1]) * left) / length];
    left -= length;
  }
  return points.at(-1) ?? [0, 0];
}
