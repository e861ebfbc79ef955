import { slotCenter } from './boxes.ts';
import type { Box } from './hex-sheet.ts';
import type { Point } from './ink.ts';
import type { Page } from './layout.ts';
import { boxRects } from './panel.ts';
import type { PanelContents } from './panel-plan.ts';

/** A place as a page needs it: where counters lie, and the line to light up. */
export interface PlaceSpot {
  readonly at: Point;
  readonly outline: readonly Point[];
  /** Of a place where counters lie side by side: the radius of the largest circle about `at` that stays inside. */
  readonly room?: number;
  /** Of a box beside the map: where each of its counters goes. */
  readonly slots?: readonly Point[];
}

export const boxSpots = (survey: {
  readonly sheet: PanelContents & { readonly boxes: readonly Box[] };
  readonly layout: Page;
}): Readonly<Record<string, PlaceSpot>> => traySpots(survey.sheet.boxes, boxRects(survey));

/** Boxes beside a map as places, by where the tray of each lies. */
export const traySpots = (
  boxes: readonly Box[],
  trays: ReturnType<typeof boxRects>,
): Readonly<Record<string, PlaceSpot>> =>
  Object.fromEntries(
    boxes.flatMap((box): [string, PlaceSpot][] => {
      const tray = trays.get(box.id);
      if (tray === undefined) return [];
      const [right, bottom] = [tray.x + tray.width, tray.y + tray.height];
      const outline: Point[] = [
        [tray.x, tray.y],
        [right, tray.y],
        [right, bottom],
        [tray.x, bottom],
      ];
      const slots = Array.from({ length: box.slots }, (_, slot) => slotCenter(tray, slot));
      return [[box.id, { at: [tray.x + tray.width / 2, tray.y + tray.height / 2], outline, slots }]];
    }),
  );
