import { type HexId, neighbour } from '@tambour/boards';
import { noise } from './chance.ts';
import { contours, type Extent, extentOf, type Height } from './contour.ts';
import type { HexSheet, Terrain } from './hex-sheet.ts';
import type { Point } from './ink.ts';
import { HEX } from './layout.ts';
import type { Survey } from './survey.ts';

/** Ground that runs across hexes: neighbours of one terrain melt into one shape with an edge of its own. */
export interface Region extends Swell {
  readonly hexes: readonly HexId[];
}

/** A height over part of the paper, from which an edge or a slope is cut. */
export interface Swell {
  readonly height: Height;
  readonly extent: Extent;
}

/** Between a plain sum (1), which floods the saddles, and the highest alone, which leaves one mound a hex. */
const MELT = 1.2;

const touching = (sheet: HexSheet, wanted: ReadonlySet<HexId>): HexId[][] => {
  const left = new Set(wanted);
  const groups: HexId[][] = [];
  for (const start of wanted) {
    if (!left.delete(start)) continue;
    const found = [start];
    // What is found on the way is gone through as well.
    for (const hex of found) {
      for (let d = 0; d < 6; d++) {
        const next = neighbour(sheet.grid, hex, d);
        if (next !== undefined && left.delete(next)) found.push(next);
      }
    }
    groups.push(found);
  }
  return groups;
};

export interface Shape {
  /** How far, in hex sides, one hex alone makes itself felt. */
  readonly reach: number;
  readonly roughness: number;
  /** How far the ground is drawn aside, so that no two hills of so many hexes look alike. */
  readonly bend?: number;
}

export const regionsOf = (
  { sheet, layout }: Survey,
  terrain: Terrain,
  { reach, roughness, bend = 0 }: Shape,
): Region[] => {
  const wanted = new Set<HexId>();
  sheet.terrain.forEach((found, hex) => {
    if (found === terrain) wanted.add(hex as HexId);
  });
  const rough = noise(0x51ed ^ terrain.length);
  return touching(sheet, wanted).map((hexes) => {
    const centers = hexes.map(layout.center);
    const radius = reach * HEX;
    const height: Height = (px, py) => {
      const x = px + bend * rough(px / 95, py / 95 + 40);
      const y = py + bend * rough(px / 95 + 40, py / 95);
      let sum = 0;
      for (const [cx, cy] of centers) {
        const square = ((x - cx) ** 2 + (y - cy) ** 2) / (radius * radius);
        if (square < 1) sum += (1 - square) ** (2 * MELT);
      }
      if (sum === 0) return 0;
      const here = sum ** (1 / MELT);
      return here + roughness * (rough(x / 26, y / 26) + 0.5 * rough(x / 11, y / 11)) * Math.min(1, 3 * here);
    };
    return { hexes, height, extent: extentOf(centers, radius + 8) };
  });
};

export const outline = (region: Swell, level: number, cell = 7): Point[][] =>
  contours(region.height, level, region.extent, cell);
