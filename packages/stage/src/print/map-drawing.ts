import { cutter, plateOf, type Rect, type Sheet } from '@tambour/press';

/** A map for paper. */
export interface MapDrawing {
  readonly size: Rect;
  /** What its parts refer to: on the page once, for all of them. */
  readonly definitions: string;
  /** What shows in a part of it, and nothing else. */
  inside(part: Rect): string;
}

export function mapOf(size: Rect, definitions: string, drawing: string): MapDrawing {
  const inside = cutter(`<svg>${definitions}${drawing}</svg>`);
  return { size, definitions, inside: (part) => inside(part).replace(definitions, '') };
}

/** What every id of map and counters begins with: no map of a field on the same page has it. */
export const PREFIX = 'print';

/** Without the grain of old paper: it has paper of its own to lie on, and a printer draws grain for minutes. */
export function mapDrawing(sheet: Sheet): MapDrawing {
  const plate = plateOf(sheet, PREFIX);
  const layers = [
    plate.ground('day'),
    plate.works('day'),
    plate.grid('day', true),
    plate.names('day'),
    plate.surround('day'),
  ];
  return mapOf(plate.page.size, plate.definitions('day'), layers.map(solidHairlines).join(''));
}

const DASHED = /<path [^>]* stroke-dasharray="[^"]*"[^>]*\/>/g;
const figure = (tag: string, name: string): number | undefined => {
  const found = new RegExp(` ${name}="([\\d.]+)"`).exec(tag)?.[1];
  return found === undefined ? undefined : Number(found);
};
/** On paper, a line of this width is a fifth of a millimetre. */
const HAIRLINE = 0.75;

/**
 * Faint dotted hairlines, furrows and bounds of fields, drawn through and fainter by as much. On paper nobody sees the dots, and
 * a printer's file has each as an outline of eight curves: four fifths of the whole file.
 */
export const solidHairlines = (svg: string): string =>
  svg.replace(DASHED, (tag) => {
    const [width = 1, opacity = 1] = [figure(tag, 'stroke-width'), figure(tag, 'opacity')];
    if (width > HAIRLINE || opacity > 0.5) return tag;
    const dashes = / stroke-dasharray="([^"]*)"/.exec(tag)?.[1]?.split(' ').map(Number) ?? [];
    const whole = dashes.reduce((sum, n) => sum + n, 0);
    const cap = tag.includes('stroke-linecap="round"') ? width : 0;
    const inked = dashes.reduce((sum, n, i) => (i % 2 === 0 ? sum + n + cap : sum), 0);
    const share = whole === 0 ? 1 : Math.min(1, inked / whole);
    return tag
      .replace(/ stroke-(?:dasharray|linecap)="[^"]*"/g, '')
      .replace(/ opacity="[^"]*"/, ` opacity="${(opacity * share).toFixed(2)}"`);
  });
