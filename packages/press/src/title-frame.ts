import { area, element, group, line, type Point, trace } from './ink.ts';
import { volute } from './ornament.ts';
import type { Palette } from './palette.ts';

/** Frames for a title in the manner of the sixteenth century, each about 390 wide and 380 high round its own middle. */
export const TITLE_FRAMES = ['strapwork', 'oval', 'scroll', 'portico', 'hide'] as const;
export type TitleFrame = (typeof TITLE_FRAMES)[number];

const mirrored = (drawing: string): string => `<g transform="scale(-1 1)">${drawing}</g>`;
const both = (half: string): string => half + mirrored(half);
const cut = (ink: Palette, width = 2) => ({ stroke: ink.ink, 'stroke-width': width, 'stroke-linejoin': 'round' });
const spiral = (center: Point, radius: number, from: number, hand: 1 | -1, ink: Palette): string =>
  line(trace(volute(center, radius, from, 1.7, hand)), ink.ink, 2, { 'stroke-linecap': 'round' });

/** Leather cut into straps, curled over and pierced. */
const strapwork = (ink: Palette): string => {
  const strap =
    'M0-196h58c12 0 12-16 30-16c20 0 24 18 14 30h40c26 0 40 16 40 38c0 18-14 24-14 40s20 18 20 40v128c0 22-20 24-20 40s14 22 14 40c0 22-14 36-40 36h-40c10 12 6 28-14 28c-18 0-18-14-30-14h-58z';
  return (
    both(
      area(strap, ink.rampart, cut(ink)) +
        area('M128-164h22c10 0 16 6 16 14c0 10-10 12-18 6c-8-6-14-10-20-20z', ink.paper, cut(ink, 1.2)) +
        area('M128 160h22c10 0 16-6 16-14c0-10-10-12-18-6c-8 6-14 10-20 20z', ink.paper, cut(ink, 1.2)) +
        spiral([172, -66], 15, -80, 1, ink) +
        spiral([172, 66], 15, 80, -1, ink) +
        spiral([84, -196], 12, 160, 1, ink) +
        spiral([84, 192], 12, 200, -1, ink),
    ) +
    element('rect', { x: -150, y: -160, width: 300, height: 318, fill: ink.card, ...cut(ink, 1.8) }) +
    element('rect', { x: -143, y: -153, width: 286, height: 304, fill: 'none', stroke: ink.ink, 'stroke-width': 0.7 }) +
    [-1, 1]
      .flatMap((x) => [-1, 1].map((y): Point => [x * 140, y * 150]))
      .map(([cx, cy]) => element('circle', { cx, cy, r: 4.5, fill: ink.gold, stroke: ink.ink, 'stroke-width': 1 }))
      .join('')
  );
};

/** A ring of beads, with a scroll on each of four sides. */
const oval = (ink: Palette): string => {
  const beads = Array.from({ length: 44 }, (_, i) => {
    const angle = (i * Math.PI) / 22;
    return element('circle', {
      cx: 186 * Math.cos(angle),
      cy: 182 * Math.sin(angle),
      r: i % 2 === 0 ? 5.4 : 3,
      fill: i % 2 === 0 ? ink.gold : ink.card,
      stroke: ink.ink,
      'stroke-width': 0.9,
    });
  });
  const scrolls = both(
    area('M150-140c30-6 44 14 40 30c-10 2-16-2-20-8z', ink.rampart, cut(ink, 1.4)) +
      area('M150 140c30 6 44-14 40-30c-10-2-16 2-20 8z', ink.rampart, cut(ink, 1.4)) +
      spiral([182, -132], 13, 100, -1, ink) +
      spiral([182, 132], 13, -100, 1, ink),
  );
  return (
    scrolls +
    element('ellipse', { rx: 197, ry: 193, fill: ink.rampart, ...cut(ink) }) +
    beads.join('') +
    element('ellipse', { rx: 175, ry: 171, fill: ink.card, ...cut(ink, 1.8) }) +
    element('ellipse', { rx: 169, ry: 165, fill: 'none', stroke: ink.ink, 'stroke-width': 0.7 })
  );
};

/** A sheet of parchment rolled at head and foot. */
const scroll = (ink: Palette): string => {
  const roll = (y: number): string =>
    area(
      `M-176 ${y}c60-12 120 10 176 0c60-10 118 10 176 0v26c-58 10-116-10-176 0c-56 10-116-12-176 0z`,
      ink.wall,
      cut(ink),
    ) +
    both(
      element('ellipse', { cx: 176, cy: y + 13, rx: 7, ry: 14, fill: ink.rampart, ...cut(ink, 1.6) }) +
        element('ellipse', { cx: 176, cy: y + 13, rx: 3, ry: 7, fill: ink.hachure }),
    ) +
    line(`M-160 ${y + 17}c60-10 110 10 160 2c60-10 110 8 160 0`, ink.ink, 0.6);
  return (
    area('M-158-166c8 40-8 90-2 150c6 60-10 120 0 170h316c-8-50 6-110 2-170c-6-60 8-110 0-150z', ink.card, cut(ink)) +
    line('M-148-140c6 40-6 80-2 124c4 56-8 110 0 160M148-140c6 40-6 80-2 124c4 56-6 110 0 160', ink.inkSoft, 0.6) +
    roll(-190) +
    roll(160)
  );
};

/** Two columns under a pediment. */
const portico = (ink: Palette): string => {
  const column =
    area('M158-136h34v272h-34z', ink.wall, cut(ink, 1.6)) +
    area('M180-136h12v272h-12z', ink.hachure, { 'fill-opacity': 0.28 }) +
    line('M165-132v264M172-132v264M179-132v264M186-132v264', ink.ink, 0.6) +
    area('M152-150h46l-6 14h-34zM152 150h46l-6-14h-34z', ink.rampart, cut(ink, 1.4)) +
    area('M148 150h54v18h-54z', ink.wall, cut(ink, 1.4)) +
    spiral([152, -143], 7, 0, 1, ink) +
    spiral([198, -143], 7, 180, -1, ink);
  return (
    element('rect', { x: -152, y: -146, width: 304, height: 304, fill: ink.card, ...cut(ink, 1.4) }) +
    both(column) +
    area('M-206-152h412v-14h-412z', ink.wall, cut(ink, 1.6)) +
    area('M-206-166L0-226L206-166z', ink.wall, cut(ink)) +
    area('M-150-172L0-214L150-172z', ink.rampart, cut(ink, 0.9)) +
    area('M-212 168h424v16h-424z', ink.wall, cut(ink, 1.6)) +
    line('M-212 176h424', ink.ink, 0.6) +
    both(
      area('M196-168l6-22l6 22z', ink.gold, cut(ink, 1)) +
        element('circle', { cx: 202, cy: -192, r: 5, fill: ink.gold, ...cut(ink, 1) }),
    )
  );
};

/** A hide hung on nails, its edge curling. */
const hide = (ink: Palette): string => {
  const skin =
    'M0-176c30 8 50-12 84-10c20 0 30-14 52-12c18 2 22 16 40 14c18 0 22 16 12 28c-12 16-22 30-18 52c4 38-8 72-4 112c4 40 10 68 2 104c-8 22 10 30 20 44c8 14 0 28-16 26c-20-2-26-16-46-14c-32 2-44 20-76 12c-20-4-42-10-62-6';
  const nail = (x: number, y: number): string =>
    element('circle', { cx: x, cy: y, r: 4.5, fill: ink.hachure, stroke: ink.ink, 'stroke-width': 1 }) +
    line(`M${x} ${y}l${x > 0 ? 9 : -9}-11`, ink.ink, 0.8);
  return (
    both(area(skin, ink.card) + line(skin, ink.ink, 2.2)) +
    both(
      line('M150-176c-6 14-2 22 12 24M152 190c-8-12-4-24 10-26M-6-166c20 4 40-8 66-8', ink.ink, 0.9) +
        line('M166-96c-8 26 0 60-6 92c-4 30 6 56 2 84', ink.inkSoft, 0.6) +
        line('M160-90c-6 26 0 56-5 86c-4 30 5 54 2 78', ink.inkSoft, 0.45) +
        area('M176-184c18 0 22 16 12 28c-8-2-14-14-12-28z', ink.wall, cut(ink, 1)) +
        nail(158, -170) +
        nail(154, 176),
    )
  );
};

const DRAWN: Readonly<Record<TitleFrame, (ink: Palette) => string>> = { strapwork, oval, scroll, portico, hide };
/** How wide lines may run; an oval is narrower at head and foot. */
export const frameMeasure: Readonly<Record<TitleFrame, number>> = {
  strapwork: 268,
  oval: 262,
  scroll: 276,
  portico: 280,
  hide: 276,
};

export const drawTitleFrame = (frame: TitleFrame, ink: Palette): string => group({ class: frame }, DRAWN[frame](ink));
