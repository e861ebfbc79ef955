import { itemAt } from '@tambour/kernel';
import { noise } from './chance.ts';
import { distance, endsOf, heading, lengthOf, moved, parallel, spaced, spline } from './curve.ts';
import type { HexSheet, River } from './hex-sheet.ts';
import type { Point } from './ink.ts';
import { directionAngle, HEX, type Layout, polar } from './layout.ts';

export interface RiverCourse {
  readonly name: string;
  readonly center: readonly Point[];
  /** Half the width of the water at each point of the centre line. */
  readonly half: readonly number[];
}

const SPRING_WIDTH = 15;
const MOUTH_WIDTH = 21;

/** The river meanders, but runs straight and square under its bridges. */
export const riverCourse = (sheet: HexSheet, layout: Layout, river: River): RiverCourse => {
  const centers = river.hexes.map(layout.center);
  const bridges = sheet.bridges.filter((bridge) => river.hexes.includes(bridge.hex));
  const guides: Point[] = [];
  river.hexes.forEach((hex, i) => {
    const here = itemAt(centers, i);
    const bridge = bridges.find((candidate) => candidate.hex === hex);
    if (bridge === undefined) {
      guides.push(here);
      return;
    }
    const ahead = heading(centers[i - 1] ?? here, centers[i + 1] ?? here);
    const across = polar(directionAngle(bridge.direction) + 90, 1);
    const forward = ahead[0] * across[0] + ahead[1] * across[1] >= 0 ? 1 : -1;
    for (const step of [-0.66, -0.36, 0, 0.36, 0.66]) guides.push(moved(here, across, step * HEX * forward));
  });
  const [first, last] = endsOf(centers);
  const before = moved(first, heading(centers[1] ?? first, first), HEX * 2.4);
  const after = moved(last, heading(centers[centers.length - 2] ?? last, last), HEX * 2.4);
  const smooth = spaced(spline([before, ...guides, after], 10), 6);

  const sway = noise(0x5ca1);
  const total = lengthOf(smooth);
  const spans = bridges.map((bridge) => layout.center(bridge.hex));
  let run = 0;
  const center = parallel(smooth, (i, p) => {
    run += distance(smooth[i - 1] ?? p, p);
    const nearBridge = Math.min(...spans.map((span) => distance(span, p)), 200);
    const freedom = Math.max(0, Math.min(1, (nearBridge - 40) / 60));
    return freedom * (9 * sway(run / 62, 0.5) + 4 * sway(run / 27, 7.5));
  });
  const half = center.map((_, i) => {
    const share = (i * 6) / total;
    return SPRING_WIDTH + (MOUTH_WIDTH - SPRING_WIDTH) * share + 1.6 * sway(i / 9, 3.5);
  });
  return { name: river.name, center, half };
};
