import type { Ages } from './ages.ts';
import { area, at, element, escapeText, group, line, number, type Point } from './ink.ts';
import { facingAngle } from './layout.ts';
import { word, wordWidth } from './lettering.ts';
import { VEILS } from './livery.ts';
import { drawHits, drawMarkers } from './marker.ts';
import { type Palette, palette, type Theme } from './palette.ts';
import { type Badge, type Cut, isLeaderArm, type PieceFace } from './piece.ts';
import { drawArm, drawEmblem, star } from './symbol.ts';

/** One counter, drawn about its own middle. */
export const COUNTER = 60;
export const BAND = 14.5;
const HALF = COUNTER / 2;
export const PRINT = '#1f160d';
const EMBLEM_SCALE = { lily: 0.58, eagle: 0.5, lion: 0.52, cross: 0.52, crownedN: 0.68, savoy: 0.56 } as const;

export const counterDefinitions = (prefix: string): string =>
  `<linearGradient id="${prefix}-sheen" x1="0" y1="0" x2="0" y2="1">${[
    element('stop', { offset: 0, 'stop-color': '#fff', 'stop-opacity': 0.2 }),
    element('stop', { offset: 0.45, 'stop-color': '#fff', 'stop-opacity': 0 }),
    element('stop', { offset: 1, 'stop-color': '#4a3410', 'stop-opacity': 0.16 }),
  ].join('')}</linearGradient>`;

/** Ink or paper, whichever reads on the band. */
const readableOn = (colour: string): string => {
  const channel = (from: number): number => Number.parseInt(colour.slice(from, from + 2), 16);
  return 0.3 * channel(1) + 0.59 * channel(3) + 0.11 * channel(5) > 140 ? PRINT : '#fffaf0';
};

const BEVEL = 8;
/** The outline of a card, larger by `grow` and slipped aside. */
const card = (cut: Cut, grow: number, dx: number, dy: number): string => {
  const side = COUNTER + 2 * grow;
  const from = `M${number(-HALF - grow + dx)} ${number(-HALF - grow + dy)}`;
  const corner = cut === 'round' ? 4 + grow : BEVEL + grow * 0.6;
  const run = number(side - 2 * corner);
  const c = number(corner);
  const turn = (x: string, y: string): string => (cut === 'round' ? `a${c} ${c} 0 0 1 ${x} ${y}` : `l${x} ${y}`);
  return `${from}m${c} 0h${run}${turn(c, c)}v${run}${turn(`-${c}`, c)}h-${run}${turn(`-${c}`, `-${c}`)}v-${run}${turn(c, `-${c}`)}z`;
};
/** The upper part of the card, as high as a band. */
const bandOutline = (cut: Cut): string =>
  cut === 'round'
    ? `M${-HALF} ${-HALF + BAND}v${4 - BAND}a4 4 0 0 1 4-4h${COUNTER - 8}a4 4 0 0 1 4 4v${BAND - 4}z`
    : `M${-HALF} ${-HALF + BAND}v${BEVEL - BAND}l${BEVEL}-${BEVEL}h${COUNTER - 2 * BEVEL}l${BEVEL} ${BEVEL}v${BAND - BEVEL}z`;

/** Bold runs wider, and wider still in the plainer faces at the end of the stack. */
const bandWidth = (name: string, size: number): number => wordWidth(name, size) * 1.12;

const nameBand = (piece: PieceFace, cut: Cut, ink: Palette): string => {
  const colour = ink.pigments[piece.band];
  const print = readableOn(colour);
  const hasStar = isLeaderArm(piece.arm);
  const isHit = (piece.hits ?? 0) > 0;
  // What stands at the left end pushes the name aside.
  const taken = (hasStar ? 9 : 0) + (isHit ? 7 : 0);
  const room = COUNTER - (cut === 'round' ? 6 : 9) - taken;
  const size = Math.max(6.4, Math.min(10.2, (10.2 * room) / bandWidth(piece.name, 10.2)));
  // A name too long even for the smallest size is squeezed rather than cut.
  const squeeze = bandWidth(piece.name, size) > room ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' } : {};
  return (
    area(bandOutline(cut), colour, { stroke: PRINT, 'stroke-width': 0.6 }) +
    (hasStar ? star(-HALF + 7, -HALF + BAND / 2, 4, print, 'none') : '') +
    word(piece.name, [taken / 2, -HALF + BAND / 2 + size * 0.32], { size, fill: print, isBold: true }, squeeze)
  );
};

/** How far guns carry: a figure at the end of the path of a ball, which ends here. */
const range = ({ range }: PieceFace, end: number): string =>
  range === undefined
    ? ''
    : line(`M${end - 16} ${HALF - 10.5}h7`, PRINT, 1.9, { 'stroke-dasharray': '.1 3', 'stroke-linecap': 'round' }) +
      word(range, [end, HALF - 5], { size: 17, fill: PRINT, isBold: true, anchor: 'end' });
const RANGE_LEFT = -HALF + 21;
const gun = ({ gun }: PieceFace): string =>
  gun === undefined
    ? ''
    : element('rect', {
        x: -7,
        y: HALF - 18,
        width: 14,
        height: 14,
        rx: 1.6,
        fill: '#fffaf0',
        'fill-opacity': 0.8,
        stroke: PRINT,
        'stroke-width': 1,
      }) + word(gun, [0, HALF - 7.2], { size: gun.length > 1 ? 10.5 : 12.5, fill: PRINT, isBold: true });

const BADGES: Readonly<
  Record<Badge['shape'], { readonly sign: string; readonly metal: string; readonly letterAt: number }>
> = {
  triangle: { sign: 'M0-7.4l6.9 12.4h-13.8z', metal: '#e08a3c', letterAt: 3.9 },
  disc: { sign: 'M0-6.2a6.2 6.2 0 1 1-.1 0z', metal: '#ecc94f', letterAt: 3 },
};
/** Right of the arm; left, under the emblem, where stars of rank stand on the right. */
const badge = ({ shape, letter }: Badge, isLeader: boolean): string => {
  const { sign, metal, letterAt } = BADGES[shape];
  return group(
    { transform: isLeader ? at([-22.8, 5.4], undefined, 0.94) : at([22.4, -6.4]) },
    area(sign, metal, { stroke: PRINT, 'stroke-width': 0.8, 'stroke-linejoin': 'round' }),
    word(letter, [0, letterAt], { size: shape === 'triangle' ? 8 : 9, fill: PRINT, isBold: true }),
  );
};
/** The letters of a formation stand lower where a badge is above them. */
const formation = (letters: string, piece: PieceFace): string =>
  piece.badge === undefined
    ? word(letters, [23, 0], { size: letters.length > 1 ? 8.4 : 10.5, fill: piece.side.ink, isItalic: true })
    : word(letters, [22.4, 9], { size: letters.length > 2 ? 7.6 : 9, fill: piece.side.ink, isItalic: true });

/** Behind the figures of a reduced face. */
const stripe = (ink: string): string =>
  element('rect', { x: -HALF, y: HALF - 20.4, width: COUNTER, height: 18.4, fill: ink, opacity: 0.17 }) +
  line(`M${-HALF} ${HALF - 20.4}h${COUNTER}M${-HALF} ${HALF - 2.4}h${COUNTER}`, ink, 1.3);

/** Two digits or a sign leave less room beside a morale. */
const sizeOf = (text: string, piece: PieceFace): number => (text.length > 1 && piece.morale !== undefined ? 15.5 : 19);

const figures = (piece: PieceFace, ink: Palette): string => {
  const left =
    piece.strength === undefined
      ? piece.movement === undefined
        ? ''
        : range(piece, RANGE_LEFT)
      : word(piece.strength, [-HALF + 5, HALF - 5], {
          size: sizeOf(piece.strength, piece),
          fill: PRINT,
          isBold: true,
          anchor: 'start',
        });
  const right =
    piece.movement === undefined
      ? range(piece, HALF - 4)
      : word(piece.movement, [HALF - 5, HALF - 5], {
          size: sizeOf(piece.movement, piece),
          fill: PRINT,
          isBold: true,
          anchor: 'end',
        });
  const morale =
    piece.morale === undefined
      ? ''
      : element('circle', {
          cy: HALF - 11,
          r: 7.6,
          fill: '#fffaf0',
          'fill-opacity': 0.8,
          stroke: ink.alarm,
          'stroke-width': 0.9,
        }) + word(piece.morale, [0, HALF - 6.4], { size: 14, fill: ink.alarm, isBold: true });
  return left + right + morale + gun(piece);
};

/** A slender point into the corner; one with the line of its front along the side. */
const POINTERS = {
  corner: 'M52.5 0L34-5.2l4 5.2l-4 5.2z',
  side: 'M46-11h-3.2v9.4L31.6-5.8l3.4 5.8l-3.4 5.8l11.2-4.2v9.4h3.2z',
} as const;
/** The pointer stands at the very corner or side faced, whatever the fan of the stack does to the card. */
export const drawFacing = ({ facing, facesTo = 'corner', side }: PieceFace): string =>
  facing === undefined
    ? ''
    : group(
        { class: 'facing', transform: `rotate(${facingAngle(facing, facesTo)})` },
        area(POINTERS[facesTo], side.ink, {
          stroke: '#fffaf0',
          'stroke-width': 1.3,
          'stroke-linejoin': 'round',
        }),
      );

/** Draws counters with the signs of these ages. */
export const counterDrawer =
  (ages: Ages) =>
  (piece: PieceFace, prefix: string, theme: Theme): string => {
    const ink = palette(theme);
    const { side } = piece;
    const cut = side.cut ?? 'round';
    const veil = VEILS[theme];
    const isLeader = isLeaderArm(piece.arm);
    const face = card(cut, 0, 0, 0);
    const stars = Array.from({ length: piece.stars ?? 0 }, (_, i) => star(23, -8 + i * 8.5, 4, ink.gold, PRINT));
    return [
      `<title>${escapeText(piece.name)}</title>`,
      piece.isSelected === true ? line(card(cut, 4.5, 0, 0), ink.gold, 3.6) : '',
      area(card(cut, 0.4, 2.2, 2.8), '#1c1207', { opacity: 0.34 }),
      area(card(cut, 0.2, 0.9, 1.2), '#8b7348'),
      // Paper, edge and corners are those of the side: armies are told apart where bands share a colour.
      area(face, side.paper, { stroke: side.ink, 'stroke-width': 2.4, 'stroke-linejoin': 'round' }),
      piece.isReduced === true ? stripe(side.ink) : '',
      nameBand(piece, cut, ink),
      group(
        { transform: piece.badge === undefined || isLeader ? at([0, -3.2]) : at([-1.6, -4], undefined, 0.94) },
        drawArm(piece.arm, side.ink, ink, ages),
      ),
      group(
        {
          transform: at(
            [-23.2, piece.badge !== undefined && isLeader ? -7.4 : -3.4],
            undefined,
            EMBLEM_SCALE[side.emblem],
          ),
        },
        drawEmblem(side.emblem, side.ink, ages),
      ),
      isLeader ? stars.join('') : piece.formation === undefined ? '' : formation(piece.formation, piece),
      piece.badge === undefined ? '' : badge(piece.badge, isLeader),
      figures(piece, ink),
      area(face, `url(#${prefix}-sheen)`),
      veil.opacity === 0 ? '' : area(card(cut, 0.4, 0, 0), veil.colour, { opacity: veil.opacity }),
      drawMarkers(piece.markers ?? [], HALF, ink, piece.badge === undefined ? 'down' : 'across'),
      drawHits(piece.hits ?? 0, HALF, ink),
    ].join('');
  };

/** How each card of a stack lies: the lower ones slip up and left, so that every name band shows. */
export const fan = (count: number): readonly { readonly shift: Point; readonly scale: number }[] => {
  const scale = count === 1 ? 1 : count === 2 ? 0.9 : count === 3 ? 0.82 : 0.74;
  const step = count === 1 ? 0 : Math.min((BAND + 0.8) * scale, (84 - COUNTER * scale) / (count - 1));
  return Array.from({ length: count }, (_, i) => {
    const from = i - (count - 1) / 2;
    return { shift: [from * step * 0.34, from * step], scale };
  });
};
