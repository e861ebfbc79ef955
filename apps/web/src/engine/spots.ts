import { hexLabel, VERTICES } from '@tambour/boards';
import { corner, drawSurround, type Survey, vertexAngle } from '@tambour/press';
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

const RECT = /<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g;

/**
 * The press draws a box as a group that carries its id: the tray, a line inside it, then its slots. It keeps the figures
 * to itself, so they are read off the drawing, which cannot disagree with what is seen.
 */
function boxSpots(survey: Survey): Readonly<Record<string, Spot>> {
  const drawn = drawSurround(survey, 'day');
  return Object.fromEntries(
    survey.sheet.boxes.flatMap((box) => {
      const start = drawn.indexOf(`data-box="${box.id}"`);
      if (start < 0) return [];
      const rects = [...drawn.slice(start, drawn.indexOf('</g>', start)).matchAll(RECT)].map(
        ([, x, y, width, height]) => ({
          x: Number(x),
          y: Number(y),
          width: Number(width),
          height: Number(height),
        }),
      );
      const [tray, , ...slots] = rects;
      if (!tray) return [];
      const middle = (r: typeof tray): Point => [r.x + r.width / 2, r.y + r.height / 2];
      const outline: Point[] = [
        [tray.x, tray.y],
        [tray.x + tray.width, tray.y],
        [tray.x + tray.width, tray.y + tray.height],
        [tray.x, tray.y + tray.height],
      ];
      return [[box.id, { at: middle(tray), outline, slots: slots.map(middle) }]];
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
