import { HEX } from '@tambour/press';
import type { Point } from '../match/protocol.ts';
import { sabres } from './signs.ts';

/** Things seen for a moment. Each is a small picture moved and faded by the compositor, nothing redrawn. */
export interface Effect {
  readonly element: Element;
  readonly frames: Keyframe[];
  /** As shares of the time the motion has. */
  readonly delay: number;
  readonly lasts: number;
}

/** A picture about a point of the paper, `reach` units each way. */
export const picture = (className: string, [x, y]: Point, reach: number, inner: string): HTMLElement => {
  const holder = document.createElement('div');
  holder.className = `board-effect ${className}`;
  Object.assign(holder.style, {
    left: `${x - reach}px`,
    top: `${y - reach}px`,
    width: `${2 * reach}px`,
    height: `${2 * reach}px`,
  });
  holder.innerHTML = `<svg viewBox="${-reach} ${-reach} ${2 * reach} ${2 * reach}" aria-hidden="true">${inner}</svg>`;
  return holder;
};

const average = (points: readonly Point[]): Point => {
  const sum = points.reduce<Point>((total, p) => [total[0] + p[0], total[1] + p[1]], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
};
const turn = (from: Point, to: Point): number => (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;

const PUFFS = [
  [0, 0, 9],
  [9, -5, 7],
  [10, 6, 8],
  [20, 0, 9],
  [27, -6, 6],
  [29, 5, 5],
] as const;

export const shot = (from: Point, to: Point, unit: number): readonly Effect[] => {
  const size = unit / HEX;
  const angle = turn(from, to);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const smoke = PUFFS.map(([x, y, r]) => `<circle cx="${(x + 26) * size}" cy="${y * size}" r="${r * size}"/>`).join('');
  const start = 30 * size;
  const flight = `<line class="flight" x1="${start}" x2="${Math.max(start, length - 16 * size)}" y1="0" y2="0"/>`;
  const burst = `<path class="burst" d="M0-15l4 9l9-5l-4 9l9 4l-10 3l3 10l-8-6l-6 8l-1-10l-10 1l7-7l-8-6l10-1z" transform="scale(${size})"/>`;
  return [
    {
      element: picture('', from, length + unit, `<g transform="rotate(${angle})">${flight}</g>`),
      frames: [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 0 }],
      delay: 0,
      lasts: 1,
    },
    {
      element: picture('smoke', from, 80 * size, `<g transform="rotate(${angle})">${smoke}</g>`),
      frames: [
        { opacity: 0, transform: 'scale(.5)' },
        { opacity: 0.95, transform: 'scale(.9)', offset: 0.2 },
        { opacity: 0, transform: 'scale(1.35)' },
      ],
      delay: 0,
      lasts: 1.6,
    },
    {
      element: picture('', to, 24 * size, burst),
      frames: [
        { opacity: 0, transform: 'scale(.3)' },
        { opacity: 1, transform: 'scale(1)', offset: 0.3 },
        { opacity: 0, transform: 'scale(1.2)' },
      ],
      delay: 0.4,
      lasts: 0.9,
    },
  ];
};

export const clash = (from: readonly Point[], to: readonly Point[], unit: number): readonly Effect[] => {
  if (from.length === 0 && to.length === 0) return [];
  const a = average(from.length === 0 ? to : from);
  const b = average(to.length === 0 ? from : to);
  const size = unit / HEX;
  const at = average([a, b]);
  const inner = `<circle class="clash-ring" r="${30 * size}"/><g transform="scale(${1.7 * size})">${sabres('sabres')}</g>`;
  return [
    {
      element: picture('clash', at, 42 * size, inner),
      frames: [
        { opacity: 0, transform: 'scale(1.9) rotate(-14deg)' },
        { opacity: 1, transform: 'scale(1) rotate(0deg)', offset: 0.28 },
        { opacity: 1, transform: 'scale(1.06)', offset: 0.75 },
        { opacity: 0, transform: 'scale(1)' },
      ],
      delay: 0,
      lasts: 1.8,
    },
  ];
};

export const loss = (at: Point, unit: number): readonly Effect[] => {
  const size = unit / HEX;
  return [
    {
      element: picture(
        '',
        at,
        44 * size,
        `<rect class="loss-flash" x="${-32 * size}" y="${-32 * size}" width="${64 * size}" height="${64 * size}" rx="${6 * size}"/>`,
      ),
      frames: [{ opacity: 0 }, { opacity: 0.85, offset: 0.2 }, { opacity: 0 }],
      delay: 0,
      lasts: 1,
    },
    {
      element: picture(
        '',
        at,
        44 * size,
        `<text class="loss-figure" text-anchor="middle" y="${9 * size}" font-size="${34 * size}">−1</text>`,
      ),
      frames: [
        { opacity: 0, transform: `translateY(${8 * size}px)` },
        { opacity: 1, transform: 'translateY(0)', offset: 0.2 },
        { opacity: 1, transform: `translateY(${-16 * size}px)`, offset: 0.7 },
        { opacity: 0, transform: `translateY(${-30 * size}px)` },
      ],
      delay: 0,
      lasts: 2.4,
    },
  ];
};

export const beacon = (at: Point, unit: number): readonly Effect[] => [
  {
    element: picture('', at, unit * 1.4, `<circle class="beacon" r="${unit * 0.8}"/>`),
    frames: [
      { opacity: 0, transform: 'scale(.4)' },
      { opacity: 1, transform: 'scale(.9)', offset: 0.4 },
      { opacity: 0, transform: 'scale(1.3)' },
    ],
    delay: 0,
    lasts: 1.6,
  },
];
