import { unreachable } from '@tambour/kernel';
import { area, at, group, line } from '../ink.ts';
import { arrow, prize } from '../map-marks.ts';
import type { TableInks } from './table-inks.ts';
import { capacityPlate, levelSign } from './table-names.ts';
import type { TableSign } from './table-plan.ts';

/** The key of a table: each sign as it is drawn on the board, small. */
const STREAM = 'M-28 5L-6-5L28 3';
const LEAF_AT = [-20, -7, 6, 19] as const;

const patch = (fill: string, more: Readonly<Record<string, string | number>> = {}): string =>
  area('M-26-13h52v26h-52z', fill, more);

const teeth = (ink: TableInks): string =>
  area('M-22 13l3.4-6l3.4 6zM-8 13l3.4-6l3.4 6zM6 13l3.4-6l3.4 6zM18 13l3.4-6l3.4 6z', ink.bank) +
  line('M-26-13h52v26h-52z', ink.bank, 2.4);

export const drawTableSign = (sign: TableSign, prefix: string, ink: TableInks): string => {
  const crown = (kind: number, x: number, y: number, scale: number): string =>
    `<use href="#${prefix}-crown${kind}" transform="translate(${x} ${y}) scale(${scale})"/>`;
  switch (sign) {
    case 'hill':
      return (
        patch(ink.turf) +
        area('M-24 11l4-18l16-5h14l14 9v14z', ink.hill, { 'fill-opacity': 0.4 }) +
        line('M-24 11l4-18l16-5h14l14 9v14z', ink.hachure, 1.3) +
        line('M20-2l-6 2M22 3l-7 1M20 8l-6-2M12 11l-2-6M4 11l-1-7M-4 11v-7M-12 11l1-6', ink.hachure, 1.2)
      );
    case 'wood':
      return (
        patch(ink.floor, { 'fill-opacity': 0.72 }) +
        line('M-26-13h52v26h-52z', ink.treeInk, 1.2, { 'stroke-dasharray': '5 2.4' }) +
        crown(3, -15, -2, 0.95) +
        crown(1, 2, 3, 0.9) +
        crown(7, 15, -3, 0.9)
      );
    case 'builtUp':
      return (
        patch(ink.yard) +
        area('M-21-8h18v14h-18z', ink.roofs[0][0]) +
        area('M-21-1h18v7h-18zM3-8h17v7h-17z', ink.roofs[0][1]) +
        area('M3 2h17v7h-17z', ink.roofs[2][0]) +
        line('M-21-8h18v14h-18zM-21-1h18M3-8h17v7h-17zM3 2h17v7h-17z', ink.ink, 0.9) +
        line('M-26-13h52v26h-52z', ink.ink, 1.9)
      );
    case 'redoubt':
      return (
        patch(ink.earth) +
        area('M-19-7h38v14h-38z', ink.rampart, { stroke: ink.ink, 'stroke-width': 1 }) +
        area('M-12-2h24v5h-24z', ink.yard, { stroke: ink.ink, 'stroke-width': 0.8 }) +
        line('M-26-13h52v26h-52z', ink.ink, 2.2)
      );
    case 'hedge':
      return LEAF_AT.map((x, i) => crown(3 + (i % 3), x, i % 2 === 0 ? 0 : 1, 0.74)).join('');
    case 'wall':
      return (
        line('M-28 0H28', ink.ink, 9) +
        line('M-28 0H28', ink.stone, 6.8) +
        line('M-28 0H28M-20-3.4v3.4M-12 0v3.4M-4-3.4v3.4M4 0v3.4M12-3.4v3.4M20 0v3.4', ink.ink, 0.8)
      );
    case 'stream':
      return (
        line(STREAM, ink.waterInk, 14, { 'stroke-linejoin': 'round' }) +
        line(STREAM, ink.water, 12, { 'stroke-linejoin': 'round' }) +
        line(STREAM, ink.waterInk, 0.9, { 'stroke-dasharray': '11 3 2 3' })
      );
    case 'bridge':
      return (
        line('M-28 0H28', ink.waterInk, 13) +
        line('M-28 0H28', ink.water, 11) +
        area('M-12-13h24v26h-24z', ink.stone) +
        line('M-12-13v26M12-13v26', ink.ink, 2.6) +
        line('M-12-8h24M-12-3h24M-12 3h24M-12 8h24', ink.inkSoft, 0.6)
      );
    case 'ford':
      return (
        line('M-28 0H28', ink.waterInk, 13) +
        line('M-28 0H28', ink.water, 11) +
        area('M-12-13h24v26h-24z', ink.earth, { 'fill-opacity': 0.5 }) +
        area('M-8-2h5v4h-5zM0-5h5v4h-5zM4 1h5v4h-5z', ink.stone, { stroke: ink.waterInk, 'stroke-width': 0.7 }) +
        line('M-12-13v26M12-13v26', ink.ink, 1.2, { 'stroke-dasharray': '3 2.4' })
      );
    case 'river':
      return patch(ink.deep) + line('M-26-6h52M-26 0h52M-26 5h52', ink.waterInk, 0.7) + teeth(ink);
    case 'marsh':
      return (
        patch(ink.bog) +
        line('M-20-6h14M2-4h14M-14 2h14M8 4h12', ink.waterInk, 0.9) +
        line('M-14-6l-2-5M-14-6v-6M-14-6l2-5M10-4l-2-5M10-4v-6M10-4l2-5M-6 2l-2-5M-6 2v-6M-6 2l2-5', ink.treeInk, 1) +
        teeth(ink)
      );
    case 'road':
      return (
        line('M-28 4L0-3L28 2', ink.ink, 13, { 'stroke-linejoin': 'round' }) +
        line('M-28 4L0-3L28 2', ink.road, 11, { 'stroke-linejoin': 'round' }) +
        line('M-28 2L0-5L28 0M-28 7L0 0L28 5', ink.inkSoft, 0.7, { 'stroke-dasharray': '10 3' })
      );
    case 'capacity':
      return capacityPlate('24', ink);
    case 'level':
      return levelSign('1', ink);
    case 'prize':
      return group({ transform: at([0, 0], undefined, 1.2) }, prize('3', ink));
    case 'exit-0':
    case 'exit-1':
      return group({ transform: at([0, 0], -90, 0.8) }, arrow(sign === 'exit-0' ? 0 : 1, ink.inkSoft, ink));
    default:
      return unreachable(sign);
  }
};
