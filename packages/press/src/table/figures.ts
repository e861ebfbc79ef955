import { area, line } from '../ink.ts';
import type { Livery } from '../piece.ts';
import { ellipse, type Pose, type Shape, shape, stamped } from './stamp.ts';

/** Painted figures seen from above, in ranks. Each drawing lists its coats together, its hats together, and so on. */
export interface Uniform {
  /** The top of the base. */
  readonly plate: string;
  readonly ink: string;
  readonly coat: string;
  readonly trim: string;
  readonly hat: string;
}

const channel = (colour: string, from: number): number => Number.parseInt(colour.slice(from, from + 2), 16);
export const mixed = (a: string, b: string, share: number): string =>
  `#${[1, 3, 5]
    .map((from) =>
      Math.round(channel(a, from) * (1 - share) + channel(b, from) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Dark figures on a dyed base, pale figures on a base of a deeper tone: armies differ in light and dark, not in hue alone. */
export const uniformOf = ({ paper, ink, cut }: Livery): Uniform =>
  cut === 'bevelled'
    ? {
        plate: mixed(paper, ink, 0.2),
        ink,
        coat: mixed(paper, '#ffffff', 0.35),
        trim: ink,
        hat: mixed(ink, '#000000', 0.45),
      }
    : { plate: paper, ink, coat: mixed(ink, paper, 0.36), trim: '#f6efdc', hat: mixed(ink, '#000000', 0.5) };

/** How much is drawn: at the whole table a figure is a few pixels. */
export const DETAILS = ['far', 'near'] as const;
export type Detail = (typeof DETAILS)[number];
/** From so many pixels a unit of paper on, straps and plumes can be seen. */
const NEAR = 1.05;
export const detailAt = (scale: number): Detail => (scale < NEAR ? 'far' : 'near');

const SHADE: readonly [number, number] = [1.7, 2.3];
const STEEL = '#54534f';
const WOOD = '#6d4424';
const HIDES = ['#6f4a2c', '#4b3423', '#8a6440'] as const;

const shadow = (what: Shape, poses: readonly Pose[]): string =>
  area(stamped(what, poses, SHADE), '#1a1206', { opacity: 0.32 });

const SHOULDERS = shape(
  'M-5.9 1.8C-5.9 -1.6 -3 -2.6 0 -2.6C3 -2.6 5.9 -1.6 5.9 1.8C5.4 4 2.6 4.4 0 4.4C-2.6 4.4 -5.4 4 -5.9 1.8Z',
);
const PACK = shape('M-3 2.8L3 2.8L3 7L-3 7Z');
const SHAKO = ellipse(0, -0.4, 3.5, 3.5);
const SHAKO_TOP = ellipse(-0.5, -0.9, 2.2, 2.2);
const PLUME = ellipse(0, -3.4, 1.3, 1.5);
const MUSKET = shape('M4.2 5L4.2 -6.6');
const BAYONET = shape('M4.2 -6.6L4.2 -8.9');
const BELTS = shape('M-3.4 -1.8L2.6 4M3.4 -1.8L-2.6 4');

export const drawInfantry = (
  poses: readonly Pose[],
  { ink, coat, trim, hat }: Uniform,
  detail: Detail,
  isArmed = true,
): string =>
  shadow(SHOULDERS, poses) +
  (isArmed ? line(stamped(MUSKET, poses), WOOD, 1.5) + line(stamped(BAYONET, poses), STEEL, 0.8) : '') +
  area(stamped(SHOULDERS, poses), coat, { stroke: ink, 'stroke-width': 0.7 }) +
  (detail === 'near'
    ? line(stamped(BELTS, poses), trim, 0.8, { opacity: 0.9 }) +
      area(stamped(PACK, poses), '#8d7350', { stroke: ink, 'stroke-width': 0.6 })
    : '') +
  area(stamped(SHAKO, poses), isArmed ? hat : '#a5764e') +
  (detail === 'near' && isArmed
    ? area(stamped(SHAKO_TOP, poses), mixed(hat, '#ffffff', 0.24)) +
      area(stamped(PLUME, poses), trim, { stroke: ink, 'stroke-width': 0.4 })
    : '');

/** The colour on its pole, blown to the side: cloth of the army's ink, its border of the coat's trim. */
const POLE_OF_COLOUR = shape('M0 4L0 -6');
const CLOTH_OF_COLOUR = shape('M0 -6.4C3 -8 6 -5 9.6 -6.6L9.6 .6C6 2.2 3 -.8 0 .8Z');
const CROSS_OF_COLOUR = shape('M4.8 -6.2L4.8 .8M0 -2.8C3 -4.4 6 -1.4 9.6 -3');

export const drawColours = (poses: readonly Pose[], { ink, coat, trim, plate }: Uniform): string =>
  area(stamped(CLOTH_OF_COLOUR, poses, SHADE), '#1a1206', { opacity: 0.3 }) +
  line(stamped(POLE_OF_COLOUR, poses), WOOD, 1.4) +
  area(stamped(CLOTH_OF_COLOUR, poses), mixed(plate, '#ffffff', 0.5), { stroke: ink, 'stroke-width': 0.9 }) +
  line(stamped(CROSS_OF_COLOUR, poses), trim === ink ? ink : coat, 1.5);

const HORSE = shape(
  'M0 -14.4C1.7 -14.4 2 -12 1.9 -10.6C2.3 -8.4 3.4 -6.6 3.9 -3.4C4.4 0 4.4 5 3.8 8.4C3.2 11.2 1.4 12 0 12C-1.4 12 -3.2 11.2 -3.8 8.4C-4.4 5 -4.4 0 -3.9 -3.4C-3.4 -6.6 -2.3 -8.4 -1.9 -10.6C-2 -12 -1.7 -14.4 0 -14.4Z',
);
const TAIL = shape('M0 11.4C1.4 13 .8 15 0 16');
const MANE = shape('M0 -12.6L0 -5');
const EARS = shape('M-1.4 -11.8L-1.9 -13.2M1.4 -11.8L1.9 -13.2');
const CLOTH = shape('M-4.9 .4L4.9 .4L5.2 7.6L0 8.8L-5.2 7.6Z');
const RIDER = shape('M-5.6 .8C-5.6 -2 -2.8 -3 0 -3C2.8 -3 5.6 -2 5.6 .8C5 3 2.4 3.4 0 3.4C-2.4 3.4 -5 3 -5.6 .8Z');
const CAP = ellipse(0, -0.6, 3.1, 3.1);
const CAP_TOP = ellipse(-0.5, -1, 1.8, 1.8);
const SABRE = shape('M5.2 .4C6.4 -3 6.4 -6 5.6 -9.4');

export const drawHorses = (poses: readonly Pose[], ink: string, detail: Detail): string =>
  shadow(HORSE, poses) +
  HIDES.map((hide, kind) => {
    const own = poses.filter((_, i) => i % HIDES.length === kind);
    return own.length === 0
      ? ''
      : line(stamped(TAIL, own), '#24170d', 1.7, { 'stroke-linecap': 'round' }) +
          area(stamped(HORSE, own), hide, { stroke: ink, 'stroke-width': 0.7 });
  }).join('') +
  (detail === 'near'
    ? line(stamped(MANE, poses) + stamped(EARS, poses), '#20140b', 1.3, { 'stroke-linecap': 'round' })
    : '');

export const drawCavalry = (poses: readonly Pose[], uniform: Uniform, detail: Detail, isArmed = true): string => {
  const { ink, coat, trim, hat } = uniform;
  return (
    drawHorses(poses, ink, detail) +
    area(stamped(CLOTH, poses), mixed(uniform.coat, ink, 0.35), {
      stroke: trim,
      'stroke-width': detail === 'near' ? 0.9 : 0.6,
    }) +
    (isArmed ? line(stamped(SABRE, poses), '#d9d9d2', 1.1) + line(stamped(SABRE, poses), STEEL, 0.5) : '') +
    area(stamped(RIDER, poses), coat, { stroke: ink, 'stroke-width': 0.7 }) +
    area(stamped(CAP, poses), isArmed ? hat : '#a5764e') +
    (detail === 'near' && isArmed
      ? area(stamped(CAP_TOP, poses), mixed(hat, '#ffffff', 0.26)) +
        area(stamped(PLUME, poses, [0, 0]), trim, { stroke: ink, 'stroke-width': 0.4 })
      : '')
  );
};

const BARREL = shape('M-2.3 6L-1.7 -15L-2.3 -15.4L-2.3 -17L2.3 -17L2.3 -15.4L1.7 -15L2.3 6C1.4 8.4 -1.4 8.4 -2.3 6Z');
const TRAIL = shape('M-3.4 -3L-1.7 19L1.7 19L3.4 -3Z');
const WHEELS = shape('M-9.6 -8L-7 -8L-7 6L-9.6 6ZM7 -8L9.6 -8L9.6 6L7 6Z');
const AXLE = shape('M-9.6 -1L9.6 -1');

/** A gun, its muzzle up the paper. */
export const drawGuns = (poses: readonly Pose[], ink: string): string =>
  area(stamped(WHEELS, poses, SHADE) + stamped(TRAIL, poses, SHADE) + stamped(BARREL, poses, SHADE), '#1a1206', {
    opacity: 0.32,
  }) +
  line(stamped(AXLE, poses), ink, 2) +
  area(stamped(TRAIL, poses), '#7f8a6a', { stroke: ink, 'stroke-width': 0.8 }) +
  area(stamped(WHEELS, poses), '#6b4a2a', { stroke: ink, 'stroke-width': 0.8 }) +
  area(stamped(BARREL, poses), '#c29a3c', { stroke: '#3a2a08', 'stroke-width': 0.9 });

const CHEST = shape('M-5 -5L5 -5L5 5L-5 5Z');
const LIMBER_WHEELS = shape('M-9.4 -5L-7 -5L-7 6L-9.4 6ZM7 -5L9.4 -5L9.4 6L7 6Z');
const POLE = shape('M0 -5L0 -20');

export const drawLimbers = (poses: readonly Pose[], ink: string): string =>
  area(stamped(CHEST, poses, SHADE) + stamped(LIMBER_WHEELS, poses, SHADE), '#1a1206', { opacity: 0.32 }) +
  line(stamped(POLE, poses), '#5a3b20', 1.8) +
  area(stamped(LIMBER_WHEELS, poses), '#6b4a2a', { stroke: ink, 'stroke-width': 0.7 }) +
  area(stamped(CHEST, poses), '#7f8a6a', { stroke: ink, 'stroke-width': 0.8 });

/** A cocked hat worn across, with lace: nobody else has one. */
const BICORNE = shape('M-6.4 -1C-4 -4 4 -4 6.4 -1C4 1.4 -4 1.4 -6.4 -1Z');
const COCKADE = ellipse(2.2, -1.6, 1.1, 1.1);
const SATCHEL = shape('M3 3L6.4 3L6.4 6.4L3 6.4Z');

export const drawOfficers = (
  poses: readonly Pose[],
  uniform: Uniform,
  kind: 'general' | 'aide',
  gold: string,
): string => {
  const { ink, coat, hat, trim } = uniform;
  return (
    shadow(HORSE, poses) +
    area(stamped(HORSE, poses), kind === 'general' ? '#d9cfba' : HIDES[0], { stroke: ink, 'stroke-width': 0.8 }) +
    line(stamped(TAIL, poses) + stamped(MANE, poses), '#3a2a1a', 1.4, { 'stroke-linecap': 'round' }) +
    area(stamped(CLOTH, poses), mixed(coat, ink, 0.4), {
      stroke: kind === 'general' ? gold : trim,
      'stroke-width': 1.2,
    }) +
    area(stamped(RIDER, poses), coat, { stroke: ink, 'stroke-width': 0.8 }) +
    (kind === 'general'
      ? area(stamped(BICORNE, poses), hat, { stroke: gold, 'stroke-width': 0.9 }) + area(stamped(COCKADE, poses), gold)
      : area(stamped(SATCHEL, poses), '#c9a25c', { stroke: ink, 'stroke-width': 0.6 }) + area(stamped(CAP, poses), hat))
  );
};
