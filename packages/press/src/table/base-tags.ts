import { extentOf } from '../contour.ts';
import { at, element, group, number, type Point } from '../ink.ts';
import type { Block } from '../labels.ts';
import type { Rect } from '../layout.ts';
import { word, wordWidth } from '../lettering.ts';
import { VEILS } from '../livery.ts';
import type { Theme } from '../palette.ts';
import type { Base } from './base.ts';
import { cohesionSign, stateSign, statusSign } from './base-signs.ts';
import { type Detail, mixed } from './figures.ts';
import { turned } from './stamp.ts';
import { CM } from './table-layout.ts';
import { overlaps } from './table-seats.ts';

/** The tag of a base: status, name and figures, then coins for how it is. Upright, whichever way the base looks. */
export interface Tag {
  readonly base: Base;
  readonly text: string;
  readonly figures: string;
  readonly size: number;
  readonly width: number;
  readonly height: number;
}

/** About so many pixels high at any zoom, but never larger than the troops. */
const PIXELS = 12.5;
/** Below this there is room for numbers only, and those may be larger. */
const BARE = 0.4;
const sizeAt = (scale: number): number => Math.max(5.5, Math.min(scale < BARE ? 34 : 23, PIXELS / scale));

/** The room of a coin: larger than the letters, for it matters more. */
const COIN = 1.3;

const coinsOf = (base: Base): readonly string[] =>
  base.kind === 'troops'
    ? [cohesionSign(base.cohesion ?? 'formed'), stateSign(base.state ?? 'steady')].filter((sign) => sign !== '')
    : [];

/** Aides go without where there is no room for words. */
export const tagOf = (base: Base, detail: Detail, scale: number): Tag | undefined => {
  if (base.kind === 'aide' && detail === 'far') return undefined;
  if (base.kind === 'general' && scale < BARE) return undefined;
  const size = sizeAt(scale) * (base.kind === 'troops' ? 1 : 0.94);
  const text = scale < BARE && base.kind === 'troops' ? '' : detail === 'far' ? (base.short ?? base.name) : base.name;
  const figures =
    base.kind === 'troops'
      ? detail === 'near' && base.lost > 0
        ? `${base.figures}/${base.figures + base.lost}`
        : `${base.figures}`
      : base.kind === 'general'
        ? (base.value ?? '')
        : '';
  const width =
    size * 0.5 +
    (base.kind === 'troops' ? size * 0.86 : 0) +
    wordWidth(text, size) +
    (figures === '' ? 0 : size * 0.6 + wordWidth(figures, size) * 1.1) +
    coinsOf(base).length * size * COIN;
  return { base, text, figures, size, width, height: size * 1.24 };
};

/** What a base covers, about its own middle. */
export const coverOf = (base: Base): Block => {
  if (base.kind !== 'troops') {
    const radius = base.radius * CM;
    return { x0: -radius, y0: -radius, x1: radius, y1: radius };
  }
  if (base.formation === 'garrison' && base.sector !== undefined)
    return extentOf(base.sector.map(([x, y]): Point => [(x - base.x) * CM, (base.y - y) * CM]));
  const [w, d] = [(base.width * CM) / 2, (base.depth * CM) / 2];
  const corners: readonly Point[] = [
    [-w, -d],
    [w, -d],
    [w, d],
    [-w, d],
  ];
  return extentOf(corners.map((corner) => turned(corner, base.facing)));
};

const shifted = (block: Block, [x, y]: Point): Block => ({
  x0: block.x0 + x,
  y0: block.y0 + y,
  x1: block.x1 + x,
  y1: block.y1 + y,
});

/** The middle of a tag beside what it names: behind the troops first, where nobody fights. */
const seatsBeside = (base: Base, cover: Block, { width, height }: Tag): Point[] => {
  const gap = 3;
  const [below, above] = [cover.y1 + height / 2 + gap, cover.y0 - height / 2 - gap - 6];
  const looksDown = base.kind === 'troops' && Math.cos((base.facing * Math.PI) / 180) < -0.2;
  const [first, second] = looksDown ? [above + 6, below + 6] : [below, above];
  const [middleX, middleY] = [(cover.x0 + cover.x1) / 2, (cover.y0 + cover.y1) / 2];
  const slips = [0, -0.3, 0.3, -0.6, 0.6].map((share) => middleX + share * (cover.x1 - cover.x0 + width * 0.5));
  // Askew troops have it straight behind them.
  const isAskew =
    base.kind === 'troops' && base.formation !== 'garrison' && Math.abs(Math.sin((base.facing * Math.PI) / 90)) > 0.1;
  const rear = turned([0, 1], base.kind === 'troops' ? base.facing : 0);
  const reach =
    (base.kind === 'troops' ? (base.depth * CM) / 2 : 0) +
    (Math.abs(rear[0]) * width + Math.abs(rear[1]) * height) / 2 +
    gap;
  return [
    ...(isAskew ? [[rear[0] * reach, rear[1] * reach] as const] : []),
    ...slips.map((x): Point => [x, first]),
    ...slips.map((x): Point => [x, second]),
    [cover.x1 + width / 2 + gap + 4, middleY],
    [cover.x0 - width / 2 - gap - 4, middleY],
    ...slips.map((x): Point => [x, first + (first > 0 ? height : -height)]),
    ...slips.map((x): Point => [x, second + (second > 0 ? height : -height)]),
  ];
};

/** How far apart two blocks are; 0 where they meet. */
const gapBetween = (a: Block, b: Block): number =>
  Math.hypot(Math.max(0, a.x0 - b.x1, b.x0 - a.x1), Math.max(0, a.y0 - b.y1, b.y0 - a.y1));
/** So much nearer its own a tag must be, in units of the paper. */
const CLEARLY = 3;
/** Whether a tag would be read as that of another of the same kind. */
const isAstray = (tag: Block, own: Block, base: Base, other: { readonly base: Base; readonly block: Block }): boolean =>
  (base.kind === 'troops') === (other.base.kind === 'troops') &&
  gapBetween(tag, other.block) < Math.max(9, gapBetween(tag, own) + CLEARLY);

export interface SeatedTag extends Tag {
  /** Its middle, from the middle of its base. */
  readonly shift: Point;
  readonly block: Block;
}

/** Officers last: they are small and find room. */
export const seatTags = (
  bases: readonly Base[],
  place: (p: Point) => Point,
  map: Rect,
  detail: Detail,
  scale: number,
  /** What else should stay in sight: the names of places. */
  names: readonly Block[] = [],
): SeatedTag[] => {
  const covers = bases.map((base) => ({ base, block: shifted(coverOf(base), place([base.x, base.y])) }));
  const seated: SeatedTag[] = [];
  const order = [...bases].sort((a, b) => Number(a.kind !== 'troops') - Number(b.kind !== 'troops'));
  for (const base of order) {
    const tag = tagOf(base, detail, scale);
    if (tag === undefined) continue;
    const middle = place([base.x, base.y]);
    let best: { readonly shift: Point; readonly block: Block; readonly cost: number } | undefined;
    seatsBeside(base, coverOf(base), tag).forEach((shift, rank) => {
      const block = shifted({ x0: -tag.width / 2, y0: -tag.height / 2, x1: tag.width / 2, y1: tag.height / 2 }, [
        middle[0] + shift[0],
        middle[1] + shift[1],
      ]);
      let cost = rank;
      if (block.x0 < map.x || block.x1 > map.x + map.width || block.y0 < map.y || block.y1 > map.y + map.height)
        cost += 60;
      // As near to others as to its own it would name the wrong ones.
      const own = shifted(coverOf(base), middle);
      for (const other of covers)
        if (other.base !== base) cost += overlaps(block, other.block) ? 50 : isAstray(block, own, base, other) ? 45 : 0;
      for (const other of seated) if (overlaps(block, other.block)) cost += 80;
      for (const other of names) if (overlaps(block, other)) cost += 14;
      if (best === undefined || cost < best.cost) best = { shift, block, cost };
    });
    if (best !== undefined) seated.push({ ...tag, shift: best.shift, block: best.block });
  }
  return seated;
};

/** About its own middle. */
export const drawTag = (tag: Tag, theme: Theme): string => {
  const { base, size, width, height } = tag;
  const { paper, ink, cut } = base.side;
  const card = mixed(paper, '#ffffff', cut === 'bevelled' ? 0.1 : 0.42);
  const unit = size / 13;
  let x = -width / 2 + size * 0.3;
  const parts: string[] = [];
  if (base.kind === 'troops') {
    parts.push(group({ transform: at([x + size * 0.36, 0], undefined, unit) }, statusSign(base.status, ink)));
    x += size * 0.86;
  }
  const baseline = size * 0.31;
  const isPlain = base.kind === 'troops';
  if (tag.text !== '')
    parts.push(word(tag.text, [x, baseline], { size, fill: ink, anchor: 'start', isItalic: !isPlain }));
  x += wordWidth(tag.text, size);
  if (tag.figures !== '') {
    x += size * 0.45;
    parts.push(word(tag.figures, [x, baseline], { size, fill: ink, anchor: 'start', isBold: true }));
    x += wordWidth(tag.figures, size) * 1.1;
  }
  for (const coin of coinsOf(base)) {
    x += (size * COIN) / 2;
    parts.push(group({ transform: at([x + size * 0.12, 0], undefined, unit * 1.3) }, coin));
    x += (size * COIN) / 2;
  }
  const veil = VEILS[theme];
  const plate = (fill: string, more: Readonly<Record<string, string | number>>): string =>
    element('rect', {
      x: number(-width / 2),
      y: number(-height / 2),
      width: number(width),
      height: number(height),
      rx: number(cut === 'bevelled' ? 0 : height * 0.36),
      fill,
      ...more,
    });
  return (
    plate(card, { 'fill-opacity': 0.94, stroke: ink, 'stroke-width': Math.max(0.4, size * 0.06) }) +
    parts.join('') +
    (veil.opacity === 0 ? '' : plate(veil.colour, { opacity: veil.opacity }))
  );
};
