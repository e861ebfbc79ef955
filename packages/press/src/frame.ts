import { type Attributes, element, group, line, number, type Point } from './ink.ts';
import { BREATH, COLUMN, FRAME, HEX, type Page, type Rect, ROW } from './layout.ts';
import { word } from './lettering.ts';
import type { Palette } from './palette.ts';
import type { Survey } from './survey.ts';

/** The neat line, a graduated border numbered by column and row, the outer rules and the dent of the copper plate. */
export const ruled = (rect: Rect, grow: number, ink: string, width: number, more: Attributes = {}): string =>
  element('rect', {
    x: number(rect.x - grow),
    y: number(rect.y - grow),
    width: number(rect.width + 2 * grow),
    height: number(rect.height + 2 * grow),
    fill: 'none',
    stroke: ink,
    'stroke-width': width,
    ...more,
  });

/** Outer rules go round map and panel together. */
const outerRect = ({ map, panel }: Page): Rect => ({
  x: map.x - FRAME,
  y: map.y - FRAME,
  width: map.width + 2 * FRAME + (panel?.width ?? 0),
  height: (panel?.height ?? map.height) + 2 * FRAME,
});

/** Alternate black and open divisions, half a hex each, as degrees are cut on a border. */
const graduation = (survey: Survey, ink: Palette): string => {
  const { map } = survey.layout;
  const bars: string[] = [];
  const left = map.x + BREATH;
  const top = map.y + BREATH;
  for (let i = 0; left + i * (COLUMN / 2) < map.x + map.width - 10; i += 2) {
    const x = left + i * (COLUMN / 2);
    const width = Math.min(COLUMN / 2, map.x + map.width - x);
    bars.push(`M${number(x)} ${number(map.y - 8)}h${number(width)}v4h${number(-width)}z`);
    bars.push(`M${number(x)} ${number(map.y + map.height + 4)}h${number(width)}v4h${number(-width)}z`);
  }
  for (let i = 0; top + i * (ROW / 2) < map.y + map.height - 10; i += 2) {
    const y = top + i * (ROW / 2);
    const height = Math.min(ROW / 2, map.y + map.height - y);
    bars.push(`M${number(map.x - 8)} ${number(y)}v${number(height)}h4v${number(-height)}z`);
    bars.push(`M${number(map.x + map.width + 4)} ${number(y)}v${number(height)}h4v${number(-height)}z`);
  }
  return element('path', { d: bars.join(''), fill: ink.ink });
};

const numerals = (survey: Survey, ink: Palette): string => {
  const { sheet, layout } = survey;
  const { map } = layout;
  const words: string[] = [];
  const letters = { size: 13, fill: ink.ink };
  for (let column = 1; column <= sheet.grid.columns; column++) {
    const x = map.x + BREATH + HEX + (column - 1) * COLUMN;
    const text = String(column).padStart(2, '0');
    words.push(word(text, [x, map.y - 14], letters), word(text, [x, map.y + map.height + 22], letters));
  }
  // Rows are numbered by the columns that begin at the top of the ground.
  const rows = Math.max(sheet.grid.spec.rowsEven, sheet.grid.spec.rowsOdd);
  for (let row = 1; row <= rows; row++) {
    const y = map.y + BREATH + (row - 0.5) * ROW + 4;
    const text = String(row).padStart(2, '0');
    words.push(word(text, [map.x - 18, y], letters), word(text, [map.x + map.width + 18, y], letters));
  }
  return words.join('');
};

const edges = (survey: Survey, ink: Palette): string => {
  const { map, size } = survey.layout;
  const right = map.x + map.width;
  const bottom = map.y + map.height;
  return survey.sheet.edges
    .map((owned) => {
      const ends: Readonly<
        Record<typeof owned.edge, { readonly path: string; readonly at: Point; readonly turn?: number }>
      > = {
        north: { path: `M${map.x} ${map.y + 4}H${right}`, at: [map.x + map.width / 2, map.y - FRAME - 14] },
        south: { path: `M${map.x} ${bottom - 4}H${right}`, at: [map.x + map.width / 2, bottom + FRAME + 24] },
        west: { path: `M${map.x + 4} ${map.y}V${bottom}`, at: [map.x - FRAME - 14, map.y + map.height / 2], turn: -90 },
        east: { path: `M${right - 4} ${map.y}V${bottom}`, at: [size.width - 30, map.y + map.height / 2], turn: 90 },
      };
      const { path, at, turn } = ends[owned.edge];
      const pigment = ink.pigments[owned.colour];
      return (
        line(path, pigment, 8, { opacity: 0.34 }) +
        line(path, pigment, 2, { opacity: 0.5 }) +
        word(owned.text, at, {
          size: 17,
          fill: ink.inkSoft,
          isItalic: true,
          spacing: 2,
          ...(turn === undefined ? {} : { turn }),
        })
      );
    })
    .join('');
};

/** The dent of the plate, under everything else of the frame. */
export const plateMark = ({ size }: Page, ink: Palette): string => {
  const plate: Rect = { x: 16, y: 16, width: size.width - 32, height: size.height - 32 };
  return (
    ruled(plate, 0, ink.paperStain, 1.2, { opacity: 0.35, rx: 7 }) +
    ruled(plate, -1.6, '#fff', 1.4, { opacity: 0.4, rx: 6 })
  );
};

/** Between them lies the graduation. */
export const neatLines = ({ map }: Page, ink: Palette): string =>
  ruled(map, 0, ink.ink, 1.2) + ruled(map, 4, ink.ink, 0.6) + ruled(map, 8, ink.ink, 0.6);

export const outerRules = (page: Page, ink: Palette): string => {
  const { map, panel } = page;
  const outer = outerRect(page);
  const divide = map.x + map.width + FRAME;
  return (
    (panel === undefined
      ? ''
      : line(
          `M${number(divide)} ${number(outer.y)}V${number(outer.y + outer.height)}M${number(divide + 5)} ${number(outer.y)}V${number(outer.y + outer.height)}`,
          ink.ink,
          0.9,
        )) +
    ruled(outer, 0, ink.ink, 1) +
    ruled(outer, 5.5, ink.ink, 4.4) +
    ruled(outer, 10.5, ink.ink, 0.8)
  );
};

export const drawFrame = (survey: Survey, ink: Palette): string =>
  group(
    { class: 'frame' },
    plateMark(survey.layout, ink),
    edges(survey, ink),
    neatLines(survey.layout, ink),
    graduation(survey, ink),
    numerals(survey, ink),
    outerRules(survey.layout, ink),
  );
