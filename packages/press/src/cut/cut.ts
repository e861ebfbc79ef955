import type { Rect } from '../layout.ts';
import {
  type Box,
  boxOf,
  EVERYWHERE,
  grown,
  type Matrix,
  mapped,
  matrixOf,
  meets,
  NOWHERE,
  SAME,
  times,
  union,
} from './box.ts';
import type { CutCell } from './cells.ts';
import { type PathStroke, strokesOf } from './path-strokes.ts';

type Part =
  | { readonly box: Box; readonly source: string }
  | { readonly box: Box; readonly open: string; readonly parts: readonly Part[] }
  | { readonly box: Box; readonly before: string; readonly after: string; readonly strokes: readonly PathStroke[] };

/** What is handed down from group to group, as far as it decides where ink goes. */
interface Hand {
  readonly matrix: Matrix;
  readonly pen: number;
  readonly letters: number;
  readonly isInDefinitions: boolean;
}

/** Measured from its own bounding box, a fill or a filter would change if a part of its shape were left out. */
const BOUND = /\b(?:fill|stroke|filter|mask)="url/;
const TAG = /<(\/?)([A-Za-z][\w:-]*)([^>]*?)(\/?)>/g;

const attribute = (tag: string, name: string): string | undefined => {
  const start = tag.indexOf(` ${name}="`);
  if (start < 0) return undefined;
  const from = start + name.length + 3;
  return tag.slice(from, tag.indexOf('"', from));
};
const figure = (tag: string, name: string, otherwise: number): number => {
  const value = Number.parseFloat(attribute(tag, name) ?? '');
  return Number.isFinite(value) ? value : otherwise;
};

class Reader {
  /** What each named thing covers, for those who use it. */
  private readonly named = new Map<string, Box>();

  constructor(private readonly source: string) {}

  /** Reads on to the closing tag of the group that begins before `from`. */
  read(from: number, hand: Hand): { parts: Part[]; end: number } {
    const { source } = this;
    const parts: Part[] = [];
    let at = from;
    for (;;) {
      TAG.lastIndex = at;
      const tag = TAG.exec(source);
      if (tag === null) return { parts, end: source.length };
      const [text, slash, name = '', attributes = '', isEmpty] = tag;
      at = tag.index + text.length;
      if (slash !== '') return { parts, end: at };
      let part: Part;
      if (isEmpty !== '') part = this.leaf(name, attributes, text, text, hand);
      else if (name === 'g' || name === 'defs') {
        const inner = this.read(at, this.handed(name, attributes, hand));
        part = this.group(name, attributes, text, inner.parts, source.slice(tag.index, inner.end));
        at = inner.end;
      } else {
        at = source.indexOf(`</${name}>`, at) + name.length + 3;
        part = this.leaf(name, attributes, text, source.slice(tag.index, at), hand);
      }
      const id = attribute(attributes, 'id');
      if (id !== undefined) {
        this.named.set(id, part.box);
        // Others may lean on it from afar.
        if (!hand.isInDefinitions) part = { box: EVERYWHERE, source: source.slice(tag.index, at) };
      }
      parts.push(part);
    }
  }

  private handed(name: string, attributes: string, hand: Hand): Hand {
    return {
      matrix: this.matrix(attributes, hand),
      pen: figure(attributes, 'stroke-width', hand.pen),
      letters: figure(attributes, 'font-size', hand.letters),
      isInDefinitions: hand.isInDefinitions || name === 'defs',
    };
  }

  private matrix(attributes: string, hand: Hand): Matrix {
    const transform = attribute(attributes, 'transform');
    if (transform === undefined) return hand.matrix;
    const own = matrixOf(transform);
    // Nobody can say where that goes: infinitely far, and so everywhere.
    return own === undefined ? [Infinity, 0, 0, Infinity, 0, 0] : times(hand.matrix, own);
  }

  private group(name: string, attributes: string, open: string, parts: readonly Part[], source: string): Part {
    if (name === 'defs' || BOUND.test(attributes)) return { box: EVERYWHERE, source };
    return { box: parts.reduce<Box>((box, part) => union(box, part.box), NOWHERE), open, parts };
  }

  private leaf(name: string, attributes: string, open: string, source: string, hand: Hand): Part {
    const matrix = this.matrix(attributes, hand);
    // A mitred corner reaches at most two widths of the pen.
    const pen = figure(attributes, 'stroke-width', hand.pen) * 2;
    const placed = (box: Box): Box => {
      const all = mapped(grown(box, pen), matrix);
      return Number.isNaN(all.left + all.top + all.right + all.bottom) ? EVERYWHERE : all;
    };
    const data = attribute(attributes, 'd');
    if (name === 'path' && data !== undefined) {
      const strokes = strokesOf(data).map((stroke) => ({ ...stroke, box: placed(stroke.box) }));
      const box = strokes.reduce<Box>((all, stroke) => union(all, stroke.box), NOWHERE);
      if (strokes.length < 2 || BOUND.test(attributes)) return { box, source };
      const from = open.indexOf(' d="') + 4;
      return { box, before: open.slice(0, from), after: open.slice(from + data.length), strokes };
    }
    return { box: placed(this.extent(name, attributes, source, hand)), source };
  }

  private extent(name: string, attributes: string, source: string, hand: Hand): Box {
    const of = (attributeName: string): number => figure(attributes, attributeName, 0);
    const about = (x: number, y: number, rx: number, ry: number): Box => ({
      left: x - rx,
      top: y - ry,
      right: x + rx,
      bottom: y + ry,
    });
    switch (name) {
      case 'rect':
        return boxOf({ x: of('x'), y: of('y'), width: of('width'), height: of('height') });
      case 'circle':
        return about(of('cx'), of('cy'), of('r'), of('r'));
      case 'ellipse':
        return about(of('cx'), of('cy'), of('rx'), of('ry'));
      case 'use': {
        const box = this.named.get((attribute(attributes, 'href') ?? '').slice(1)) ?? EVERYWHERE;
        return mapped(box, [1, 0, 0, 1, of('x'), of('y')]);
      }
      case 'text': {
        const letters = figure(attributes, 'font-size', hand.letters);
        const path = /<textPath href="#([^"]+)"/.exec(source)?.[1];
        if (path !== undefined) return grown(this.named.get(path) ?? EVERYWHERE, letters * 2);
        const count = source.replace(/<[^>]*>/g, '').length;
        const reach = Math.max(of('textLength'), count * (letters * 1.2 + Math.max(0, of('letter-spacing')))) + letters;
        return about(of('x') + of('dx'), of('y') + of('dy'), reach, letters * 2);
      }
      default:
        return EVERYWHERE;
    }
  }
}

const within = (parts: readonly Part[], box: Box): string => {
  let text = '';
  for (const part of parts) {
    if (!meets(part.box, box)) continue;
    if ('source' in part) text += part.source;
    else if ('parts' in part) {
      const inner = within(part.parts, box);
      if (inner !== '') text += `${part.open}${inner}</g>`;
    } else {
      let data = '';
      for (const stroke of part.strokes) if (meets(stroke.box, box)) data += stroke.data;
      if (data !== '') text += part.before + data + part.after;
    }
  }
  return text;
};

/** Reads a drawing once, and gives what of it may show in some part of the paper: the inside of an `svg`, in paper units. */
export const cutter = (svg: string): ((part: Rect) => string) => {
  const from = svg.indexOf('>', svg.indexOf('<svg')) + 1;
  const { parts } = new Reader(svg).read(from, { matrix: SAME, pen: 1, letters: 16, isInDefinitions: false });
  return (part) => within(parts, boxOf(part));
};

const SIZE = / (?:viewBox|width|height)="[^"]*"/g;

/** The part of a drawing that lies in each cell, as a document of its own. */
export const cut = (svg: string, cells: readonly CutCell[]): readonly string[] => {
  const root = svg.indexOf('<svg');
  const open = svg.slice(root, svg.indexOf('>', root)).replace(SIZE, '');
  const inside = cutter(svg);
  return cells.map(({ whole }) => {
    const { x, y, width, height } = whole;
    const size = `viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}"`;
    return `${open} ${size}>${inside(whole)}</svg>`;
  });
};
