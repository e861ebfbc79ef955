import {
  type Base,
  distanceToEdge,
  FINE,
  headingToEdge,
  overlaps,
  partX,
  partY,
  QUARTER_TURN,
  SECTORS,
  type Shape,
  type Sector as SideNumber,
  type Spot,
  sectorOf,
  wrapHeading,
} from '@tambour/boards';
import { reshaped, type Size, shapeOf } from './footprints.ts';
import type { Home } from './placed.ts';

/** The middle of a side of a base, in fine units; the numbers are those of sectors: front, left, rear, right. */
function middleOf(base: Readonly<Base>, side: number): Spot {
  const { heading, width, depth } = base;
  const across = side === 1 ? -width : side === 3 ? width : 0;
  const along = side === 0 ? depth : side === 2 ? -depth : 0;
  return { x: base.x * FINE + partX(heading, across, along), y: base.y * FINE + partY(heading, across, along) };
}
const SIDES = [0, 1, 2, 3] as const;
/** The side of a base whose middle is nearest to an own edge; rear before the others where two are alike. */
export function sideTowardsEdge(base: Readonly<Base>, { table, stretch }: Home): SideNumber {
  const gap = (side: number): number => {
    const { x, y } = middleOf(base, side);
    return distanceToEdge({ width: table.width * FINE, height: table.height * FINE }, stretch.edge, x, y);
  };
  return SIDES.reduce((best, side) => (gap(side) < gap(best) ? side : best), 2);
}
/** 2.4-A2 2.5-A3 C17d By which side of the guns a crew leaves: opposite to the attacker in contact, by his centre given fine; without one, the side nearest its own edge. */
export const crewSide = (base: Readonly<Base>, attacker: Readonly<Spot> | null, home: Home): SideNumber =>
  attacker
    ? (((sectorOf(base, attacker.x, attacker.y) + 2) % SECTORS.length) as SideNumber)
    : sideTowardsEdge(base, home);

/** Rounding to whole tenths of a millimetre sets a base off by no more than this. */
const MOST_OFF = 2;
/** C17d C2k C19c C1e Where those stand who come out by a side of a base: at its middle, facing outwards, touching it and no more. */
export function outside(base: Readonly<Base>, side: SideNumber, size: Size): Base {
  // Front, left, rear and right are a quarter turn anticlockwise each.
  const heading = wrapHeading(base.heading - side * QUARTER_TURN);
  const deep = side === 0 || side === 2 ? base.depth : base.width;
  const from = shapeOf(base);
  let out: Base = { ...base };
  for (let off = 0; off <= MOST_OFF; off++) {
    const ahead = deep + size.depth + 2 * off;
    const x = base.x + Math.round(partX(heading, 0, ahead) / FINE);
    const y = base.y + Math.round(partY(heading, 0, ahead) / FINE);
    out = reshaped({ ...base, x, y }, size, heading);
    if (!overlaps(shapeOf(out), from)) break;
  }
  return out;
}
/** C5b C5l Where a garrison that must go stands: in the shape it comes out in, touching its sector on the side nearest its own edge (or nearest to whom it advances on, `towards`). */
export function outOfSector(
  sector: { readonly shape: Shape },
  size: Size,
  home: Home,
  towards: number = headingToEdge(home.stretch.edge),
): Base {
  const { shape } = sector;
  const quarter = Math.round(towards / QUARTER_TURN) % 4;
  const heading = quarter * QUARTER_TURN;
  const centre = { x: Math.round(shape.x / FINE), y: Math.round(shape.y / FINE) };
  const half = size.depth / 2;
  const out =
    [
      { x: centre.x, y: Math.ceil(shape.top / FINE + half) },
      { x: Math.ceil(shape.right / FINE + half), y: centre.y },
      { x: centre.x, y: Math.floor(shape.bottom / FINE - half) },
      { x: Math.floor(shape.left / FINE - half), y: centre.y },
    ][quarter] ?? centre;
  return { ...out, heading, ...size };
}
