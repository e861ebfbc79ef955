import { COUNTER, HEX } from '@tambour/press';
import type { ScenePiece } from '@tambour/stage';
import type { Point } from '../match/protocol.ts';
import { outlinePath } from './boundary.ts';
import { shrunk } from './light-layer.ts';
import type { BoardScene, BoardTrail } from './scene.ts';
import { spotOf } from './spot-of.ts';
import { begunAfter, headingOf, wayPath } from './way-path.ts';

const HALF = COUNTER / 2;
const put = ([x, y]: Point, scale: number, turn = 0): string =>
  `transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${scale.toFixed(3)})"`;

/** A trace ends at the edge of whoever stands there, not on its face. */
const endedBefore = (points: readonly Point[], by: number): readonly Point[] =>
  begunAfter(points.toReversed(), by).toReversed();

/** Heads by kind, so that a march, a shot and a charge are told apart without colour. */
const HEADS: Readonly<Record<BoardTrail['kind'], string>> = {
  go: 'M13 0L-7-9.5L-2.5 0L-7 9.5z',
  shot: 'M0-7l2 5l5 2l-5 2l-2 5l-2-5l-5-2l5-2z',
  clash: 'M13 0L-3-9.5V9.5zM-5-9.5h4V9.5h-4z',
};

/** Traces of the last orders, and ghosts where they set out from. `draw` is how a counter's face is drawn. */
export function trailsDrawn(
  { ground, trails, pieces }: Pick<BoardScene, 'ground' | 'trails' | 'pieces'>,
  draw: (piece: ScenePiece) => string,
): { readonly ghosts: string; readonly arrows: string } {
  const size = ground.unit / HEX;
  const byId = new Map(pieces.map((piece) => [piece.id, piece]));
  const ghosts: string[] = [];
  const arrows = trails
    .map(({ kind, piece: id, path }) => {
      const piece = id === undefined ? undefined : byId.get(id);
      const points = path.flatMap((place) => {
        const spot = spotOf(ground, place);
        return spot === undefined ? [] : [spot.at];
      });
      const [start] = points;
      if (start === undefined || points.length < 2) return '';
      if (piece !== undefined && piece.base === undefined) ghosts.push(ghostOf(piece, start, size, draw(piece)));
      const line = endedBefore(begunAfter(points, ground.unit * 0.62), ground.unit * 0.62);
      const tip = line.at(-1);
      if (tip === undefined) return '';
      const d = wayPath(line);
      const by = piece ?? pieces.find(({ place }) => place === path[0]);
      // As printed on its counters: the page's own tints for a side change with the light, the map's paper hardly does.
      const ink = by === undefined ? '' : ` style="--trail:${by.side.ink}"`;
      return `<g class="trail ${kind}"${ink}><path class="trail-halo" d="${d}"/><path class="trail-line" d="${d}"/><path class="trail-head" ${put(tip, size, headingOf(line))} d="${HEADS[kind]}"/></g>`;
    })
    .join('');
  return { ghosts: ghosts.join(''), arrows };
}

/** Rings about places that are spoken of. */
export function ringsDrawn({ ground, pointed }: Pick<BoardScene, 'ground' | 'pointed'>): string {
  return pointed
    .map((place) => {
      const spot = spotOf(ground, place);
      if (spot === undefined) return '';
      const d = outlinePath(shrunk(spot.outline, spot.at, 1));
      return `<path class="ring-under" d="${d}"/><path class="ring-over" d="${d}"/>`;
    })
    .join('');
}

const ghostOf = ({ side }: ScenePiece, at: Point, size: number, face: string): string =>
  `<g class="ghost" ${put(at, size)}><g class="ghost-face">${face}</g><rect class="ghost-edge" stroke="${side.ink}" x="${-HALF}" y="${-HALF}" width="${COUNTER}" height="${COUNTER}" rx="4"/></g>`;
