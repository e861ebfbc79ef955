import fc from 'fast-check';
import type { Point } from '../polygon.ts';
import type { BorderData, JunctionData, ZoneData, ZoneMapData } from '../zone-data.ts';
import { WORDS } from './sketch.ts';

/** How the four zones round an inner point of the lattice touch: all in the point, or two across a short border. */
const CORNERS = ['point', 'fall', 'rise'] as const;
type Corner = (typeof CORNERS)[number];

export interface Lattice {
  readonly columns: number;
  readonly rows: number;
  readonly data: ZoneMapData;
  readonly frame: Point;
}

const SPACING = 100;
const GAP = 12;

/**
 * Maps such as are drawn: a bent lattice whose inner corners are points where four zones meet or short borders between
 * two of them, everything else by chance. The graph comes from the lattice, so the outlines can be checked against it.
 */
export const LATTICES: fc.Arbitrary<Lattice> = fc
  .record({ columns: fc.integer({ min: 1, max: 6 }), rows: fc.integer({ min: 1, max: 6 }) })
  .chain(({ columns, rows }) => {
    const cells = columns * rows;
    const points = (columns + 1) * (rows + 1);
    const each = <T>(one: fc.Arbitrary<T>, count: number) => fc.array(one, { minLength: count, maxLength: count });
    return fc
      .record({
        zones: each(
          fc.record({
            altitude: fc.integer({ min: 0, max: 2 }),
            kind: fc.constantFrom(...WORDS.zoneKinds),
            isBlocking: fc.constantFrom(true, false, false, false),
          }),
          cells,
        ),
        borders: each(
          fc.record({ kind: fc.constantFrom(...WORDS.borderKinds), isOpaque: fc.constantFrom(true, false, false) }),
          3 * cells,
        ),
        bends: each(fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: -20, max: 20 })), points),
        corners: each(fc.constantFrom(...CORNERS), points),
      })
      .map((chance) => lattice(columns, rows, chance));
  });

interface Chance {
  readonly zones: readonly Omit<ZoneData, 'id'>[];
  readonly borders: readonly Omit<BorderData, 'zones'>[];
  readonly bends: readonly Point[];
  readonly corners: readonly Corner[];
}

const lattice = (columns: number, rows: number, chance: Chance): Lattice => {
  const id = (x: number, y: number): string => `${x}${y}`;
  const isInner = (x: number, y: number): boolean => x > 0 && y > 0 && x < columns && y < rows;
  const cornerAt = (x: number, y: number): Corner => (isInner(x, y) ? chance.corners[y * (columns + 1) + x]! : 'point');
  const pointAt = (x: number, y: number): Point => {
    const [dx, dy] = chance.bends[y * (columns + 1) + x]!;
    return [x * SPACING + (x > 0 && x < columns ? dx : 0), y * SPACING + (y > 0 && y < rows ? dy : 0)];
  };
  // The two ends of a short border: one to the west, one to the east; `fall` runs from north-west to south-east.
  const ends = (x: number, y: number): { west: Point; east: Point } => {
    const [px, py] = pointAt(x, y);
    const slope = cornerAt(x, y) === 'fall' ? GAP : -GAP;
    return { west: [px - GAP, py - slope], east: [px + GAP, py + slope] };
  };
  /** The corners of a zone at a lattice point, clockwise, the zone lying north-west, … of it. */
  const cut = (x: number, y: number, zone: 'NW' | 'NE' | 'SE' | 'SW'): Point[] => {
    const corner = cornerAt(x, y);
    if (corner === 'point') return [pointAt(x, y)];
    const { west, east } = ends(x, y);
    if (corner === 'fall') return { NW: [west], NE: [east, west], SE: [east], SW: [west, east] }[zone];
    return { NW: [east, west], NE: [east], SE: [west, east], SW: [west] }[zone];
  };
  const zones: ZoneData[] = [];
  const borders: BorderData[] = [];
  const junctions: JunctionData[] = [];
  const border = (a: string, b: string): void => {
    borders.push({ ...chance.borders[borders.length]!, zones: [a, b] });
  };
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const outline = [...cut(x, y, 'SE'), ...cut(x + 1, y, 'SW'), ...cut(x + 1, y + 1, 'NW'), ...cut(x, y + 1, 'NE')];
      zones.push({ ...chance.zones[zones.length]!, id: id(x, y), outline });
      if (x > 0) border(id(x - 1, y), id(x, y));
      if (y > 0) border(id(x, y - 1), id(x, y));
      if (!isInner(x, y)) continue;
      const [nw, ne, se, sw] = [id(x - 1, y - 1), id(x, y - 1), id(x, y), id(x - 1, y)];
      // A border that falls from north-west to south-east has the other two zones on its sides.
      if (cornerAt(x, y) === 'fall') border(ne, sw);
      else if (cornerAt(x, y) === 'rise') border(nw, se);
      else {
        junctions.push({
          id: `J${id(x, y)}`,
          at: pointAt(x, y),
          zones: [nw, ne, se, sw],
          borders: [`${nw}-${ne}`, `${ne}-${se}`, `${sw}-${se}`, `${nw}-${sw}`],
        });
      }
    }
  }
  return {
    columns,
    rows,
    data: { ...WORDS, zones, borders, junctions },
    frame: [columns * SPACING, rows * SPACING],
  };
};
