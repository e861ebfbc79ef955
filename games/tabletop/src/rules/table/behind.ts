import { distanceToEdge, FINE, isWithin, type Shape, segmentCrosses } from '@tambour/boards';
import { LIMITS } from './measure.ts';
import { type Home, isAtLarge, type Placed } from './placed.ts';

type Piece = { readonly shape: Shape };

/** C1i R39 How far a piece's centre is from an own edge, in tenths of a millimetre. */
export const toOwnEdge = ({ table, stretch }: Home, { shape }: Piece): number =>
  distanceToEdge(table, stretch.edge, shape.x / FINE, shape.y / FINE);

/** C1i 2.4-R1 2.4-R2 2.4-R3 Whether a unit is behind a friend, wood, village or shelter: between it and the nearest enemy, near, and nearer to its own edge than the middle of what covers it. */
export function isBehind(unit: Piece, cover: Piece, enemy: Piece, home: Home): boolean {
  return (
    isWithin(unit.shape, cover.shape, LIMITS.behind) &&
    toOwnEdge(home, unit) < toOwnEdge(home, cover) &&
    segmentCrosses(cover.shape, unit.shape.x, unit.shape.y, enemy.shape.x, enemy.shape.y)
  );
}
/** C1j 2.4-R11 2.4-R12 Whether a unit is wholly screened: from the centre of each enemy infantry unit within musket range no corner of it is in the open. */
export function isWhollyScreened(unit: Placed, screen: Piece, units: readonly Placed[]): boolean {
  const { xs, ys } = unit.shape.outline;
  for (const enemy of units) {
    if (enemy.side === unit.side || enemy.arm !== 'infantry' || !isAtLarge(enemy)) continue;
    if (!isWithin(unit.shape, enemy.shape, LIMITS.screened)) continue;
    for (let i = 0; i < xs.length; i++)
      if (!segmentCrosses(screen.shape, enemy.shape.x, enemy.shape.y, xs[i] ?? 0, ys[i] ?? 0)) return false;
  }
  return true;
}
