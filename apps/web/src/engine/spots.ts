import { hexLabel, VERTICES } from '@tambour/boards';
import { boxRects, corner, type Survey, slotCenter, vertexAngle } from '@tambour/press';
import type { Ground, Point, Spot } from '../match/protocol.ts';

/** Where every place lies on the paper: each hex by its number, each box beside the map by its id. */
export function spotsOf(survey: Survey): Readonly<Record<string, Spot>> {
  const { sheet, layout } = survey;
  const spots: Record<string, Spot> = {};
  for (let hex = 0; hex < sheet.grid.size; hex++) {
    const at = layout.center(hex);
    spots[hexLabel(sheet.grid, hex)] = { at, outline: VERTICES.map((_, vertex) => corner(at, vertex)) };
  }
  return Object.assign(spots, boxSpots(survey));
}

function boxSpots(survey: Survey): Readonly<Record<string, Spot>> {
  const rects = boxRects(survey);
  return Object.fromEntries(
    survey.sheet.boxes.flatMap((box): [string, Spot][] => {
      const tray = rects.get(box.id);
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
}

const NAMES = {
  NNE: { en: 'north-north-east', fr: 'nord-nord-est' },
  E: { en: 'east', fr: 'est' },
  SSE: { en: 'south-south-east', fr: 'sud-sud-est' },
  SSW: { en: 'south-south-west', fr: 'sud-sud-ouest' },
  W: { en: 'west', fr: 'ouest' },
  NNW: { en: 'north-north-west', fr: 'nord-nord-ouest' },
} as const;

/** The corners of a hex as ways to look. The press measures from the east, a compass from the top. */
export const FACINGS: Ground['facings'] = VERTICES.map((name, vertex) => ({
  angle: (vertexAngle(vertex) + 90 + 360) % 360,
  name: NAMES[name],
}));
