import type { HexId } from '@tambour/boards';
import { HEX, type Layout, type Page, type Rect } from './layout.ts';

/** The part of the paper round some hexes, for a thumbnail or a close look. */
export const cropAround = (layout: Layout, hexes: readonly HexId[], margin = HEX): Rect => {
  const places = hexes.map(layout.center);
  const x0 = Math.min(...places.map((p) => p[0])) - HEX - margin;
  const y0 = Math.min(...places.map((p) => p[1])) - HEX - margin;
  const x1 = Math.max(...places.map((p) => p[0])) + HEX + margin;
  const y1 = Math.max(...places.map((p) => p[1])) + HEX + margin;
  const x = Math.max(0, x0);
  const y = Math.max(0, y0);
  return { x, y, width: Math.min(layout.size.width, x1) - x, height: Math.min(layout.size.height, y1) - y };
};

/** Whether nothing of frame and panel can show. */
export const isInsideMap = ({ map }: Page, rect: Rect): boolean =>
  rect.x >= map.x &&
  rect.y >= map.y &&
  rect.x + rect.width <= map.x + map.width &&
  rect.y + rect.height <= map.y + map.height;
