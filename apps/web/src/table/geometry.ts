import type { Footprint } from '@tambour/press/table';
import type { BasedPiece, ScenePiece, TableBase, TablePoint } from '@tambour/stage';
import { isInside } from '../board/place-index.ts';
import { onPaper } from '../board/spot-of.ts';
import type { Ground, Point } from '../match/protocol.ts';

/** Where hands and eyes are on a measured table. Nothing here decides anything: distances that matter are the game's. */
const ROUND = 100;
/** To a tenth of a millimetre, as commands are. */
export const rounded = (cm: number): number => Math.round(cm * ROUND) / ROUND;

export const cmOf = ({ table }: Ground): number => table?.cm ?? 1;

/** A point of the paper as one of the table, brought back onto it. */
export const toTable = ({ table, map }: Ground, [x, y]: Point): TablePoint => {
  const { cm = 1, width = 0, height = 0 } = table ?? {};
  const within = (value: number, most: number): number => rounded(Math.min(Math.max(value, 0), most));
  return [within((x - map.x) / cm, width), within(height - (y - map.y) / cm, height)];
};
export const isOnTable = ({ map }: Ground, [x, y]: Point): boolean =>
  x >= map.x && y >= map.y && x <= map.x + map.width && y <= map.y + map.height;

export const pathOf = (ground: Ground, points: readonly TablePoint[], isClosed = true): string =>
  points.length === 0
    ? ''
    : `M${points
        .map((point) =>
          onPaper(ground, point)
            .map((n) => n.toFixed(1))
            .join(' '),
        )
        .join('L')}${isClosed ? 'Z' : ''}`;

/** How far a point is outside a rectangle that is turned; 0 inside. */
export const outside = ({ x, y, facing, width, depth }: Footprint, [px, py]: TablePoint): number => {
  const [s, c] = [Math.sin((facing * Math.PI) / 180), Math.cos((facing * Math.PI) / 180)];
  const [dx, dy] = [px - x, py - y];
  const aside = Math.abs(dx * c - dy * s) - width / 2;
  const ahead = Math.abs(dx * s + dy * c) - depth / 2;
  return Math.hypot(Math.max(0, aside), Math.max(0, ahead));
};
const outsideBase = (base: TableBase, point: TablePoint): number => {
  if (base.kind !== 'troops') return Math.max(0, Math.hypot(point[0] - base.x, point[1] - base.y) - base.radius);
  if (base.formation === 'garrison' && base.sector !== undefined)
    return isInside(base.sector, point) ? 0 : Number.POSITIVE_INFINITY;
  return outside(base, point);
};

/** The piece whose base lies under a point, or nearest to it within reach: a leader before the troops he stands with. */
export const pieceAt = (pieces: readonly ScenePiece[], point: TablePoint, reach: number): BasedPiece | undefined => {
  let found: BasedPiece | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const piece of pieces) {
    const { base } = piece;
    if (base === undefined) continue;
    const far = outsideBase(base, point);
    const rank = far + (base.kind === 'troops' ? (base.formation === 'garrison' ? 2 : 1) : 0) * 1e-6;
    if (far <= reach && rank < least) [found, least] = [{ ...piece, base }, rank];
  }
  return found;
};

/** Degrees clockwise from up the table, 0 to 360, to a hundredth. */
export const headingTo = ([x, y]: TablePoint, [tx, ty]: TablePoint): number =>
  rounded((((Math.atan2(tx - x, ty - y) * 180) / Math.PI + 360) % 360) % 360);

/** Around the circle: any number of degrees as one from 0 up to 360. */
export const turnedBy = (facing: number, by: number): number => rounded((((facing + by) % 360) + 360) % 360);

/** The point so far ahead of a place one looks from. */
export const ahead = ({ x, y, facing }: Pick<Footprint, 'x' | 'y' | 'facing'>, distance: number): TablePoint => [
  x + Math.sin((facing * Math.PI) / 180) * distance,
  y + Math.cos((facing * Math.PI) / 180) * distance,
];

/** The footprint that a base takes; a leader's is as square as his stand is round. */
export const footprintOf = (base: TableBase): Footprint => {
  const { x, y } = base;
  if (base.kind === 'troops') return { x, y, facing: base.facing, width: base.width, depth: base.depth };
  return { x, y, facing: base.facing ?? 0, width: base.radius * 2, depth: base.radius * 2 };
};
