import { unreachable } from '@tambour/kernel';
import { culvert } from '../bridges.ts';
import { chance } from '../chance.ts';
import { middleOf } from '../curve.ts';
import { area, element, group, line, type Point } from '../ink.ts';
import { drawSign } from '../legend.ts';
import { word } from '../lettering.ts';
import type { Palette } from '../palette.ts';
import { tuft } from '../water.ts';
import { OVER, UNDER, wagonAt } from './border-features.ts';
import { borderSign, junctionSign, sightSign } from './border-lines.ts';
import { LEVEL_WASH } from './level-wash.ts';
import type { BorderFeature, BorderKind, ZoneSign } from './zone-sheet.ts';

/** The key of a zone map: each sign as it is cut on the ground, small. */
const SAMPLE: readonly Point[] = Array.from({ length: 13 }, (_, i): Point => [-27 + i * 4.5, 3 * Math.sin(i / 2)]);

/** A border of some kind with its feature about it. */
const bordered = (name: BorderFeature, kind: BorderKind, prefix: string, ink: Palette): string => {
  const bench = { path: SAMPLE, side: 1, gate: middleOf(SAMPLE), prefix, dice: chance(name), ink } as const;
  return (UNDER[name]?.(bench) ?? '') + borderSign(kind, SAMPLE, ink) + (OVER[name]?.(bench) ?? '');
};

const brook = (ink: Palette): string =>
  line('M-27 5C-12-9 6 12 27-4', ink.waterInk, 9) + line('M-27 5C-12-9 6 12 27-4', ink.water, 7.2);

const use = (prefix: string, symbol: string, x: number, y: number): string =>
  element('use', { href: `#${prefix}-${symbol}`, x, y });

/** As the ground is washed, with the numbers that lie on it. */
const levelSign = (level: number, ink: Palette): string => {
  const patch = { x: -26, y: -13, width: 52, height: 26 };
  return (
    Array.from({ length: level }, () => element('rect', { ...patch, fill: ink.hill, opacity: LEVEL_WASH })).join('') +
    element('rect', { ...patch, fill: 'none', stroke: ink.ink, 'stroke-width': 0.8 }) +
    word(`${level}··`, [0, 5.2], { size: 16, fill: ink.ink, spacing: 0.6 })
  );
};

export const drawZoneSign = (sign: ZoneSign, prefix: string, ink: Palette): string => {
  switch (sign) {
    case 'dotted':
    case 'plain':
    case 'double':
    case 'impassable':
      return borderSign(sign, SAMPLE, ink);
    case 'sightOpen':
      return borderSign('dotted', SAMPLE, ink) + sightSign('open', ink);
    case 'sightBlocked':
      return borderSign('plain', SAMPLE, ink) + sightSign('blocked', ink);
    case 'blocking':
      return (
        element('rect', {
          x: -20,
          y: -10,
          width: 40,
          height: 20,
          fill: ink.card,
          stroke: ink.hachure,
          'stroke-width': 2.2,
        }) + word('000', [0, 5.2], { size: 15, fill: ink.ink, spacing: 0.6 })
      );
    case 'mark':
      return (
        word('000', [-7, 5.2], { size: 15, fill: ink.ink, spacing: 0.6 }) +
        word('II', [13, 1.6], { size: 10.5, fill: ink.alarm, spacing: 0.4 })
      );
    case 'junction':
    case 'closedJunction':
      return (
        line('M-20-10L20 10M-20 10L20-10', ink.ink, 2.4, { 'stroke-dasharray': '0 6.5', 'stroke-linecap': 'round' }) +
        junctionSign(sign === 'closedJunction', ink)
      );
    case 'road':
      return (
        line('M-27 4C-10-6 8 8 27-3', ink.ink, 7.4) +
        line('M-27 4C-10-6 8 8 27-3', ink.road, 5.1) +
        line('M-27 4C-10-6 8 8 27-3', ink.inkSoft, 0.5, { 'stroke-dasharray': '4 3' })
      );
    case 'path':
      return (
        line('M-27 4C-10-6 8 8 27-3', ink.road, 4.6) +
        line('M-27 4C-10-6 8 8 27-3', ink.ink, 1.7, { 'stroke-dasharray': '6.5 3.5' })
      );
    case 'brook':
      return brook(ink);
    case 'ford':
      return (
        line('M0-15V15', ink.water, 26) +
        line('M-13-15V15M13-15V15', ink.waterInk, 1.2) +
        line('M-20-6h40M-20 6h40', ink.ink, 2.4, { 'stroke-dasharray': '0 6', 'stroke-linecap': 'round' })
      );
    case 'bridge':
      return line('M0-15V15', ink.waterInk, 9) + line('M0-15V15', ink.water, 7.2) + culvert([0, 0], 0, ink);
    case 'brokenBridge':
      return (
        line('M0-15V15', ink.water, 22) +
        line('M-11-15V15M11-15V15', ink.waterInk, 1.2) +
        area('M-24-5h13l-3 3l4 2l-4 2l3 3h-13zM24-5h-13l3 3l-4 2l4 2l-3 3h13z', ink.road, {
          stroke: ink.ink,
          'stroke-width': 1.2,
        })
      );
    case 'hedge':
      return bordered('hedge', 'plain', prefix, ink);
    case 'ditch':
      return bordered('ditch', 'plain', prefix, ink);
    case 'wall':
      return bordered('rampart', 'double', prefix, ink);
    case 'terrace':
      return bordered('terrace', 'plain', prefix, ink);
    case 'barricade':
      return bordered('barricade', 'plain', prefix, ink);
    case 'wagons':
      return (
        borderSign(
          'double',
          SAMPLE.map(([x, y]): Point => [x, y + 8]),
          ink,
        ) + [-14, 14].map((x) => wagonAt([x, -1], 0, ink)).join('')
      );
    case 'cliff':
      return group({ transform: 'translate(0 -8)' }, bordered('cliff', 'impassable', prefix, ink));
    case 'height':
      return [-15, 14, 0]
        .map((x, i) =>
          element('use', { href: `#${prefix}-mound${i}`, transform: `translate(${x} ${i === 2 ? 12 : 6})` }),
        )
        .join('');
    case 'level0':
    case 'level1':
    case 'level2':
    case 'level3':
      return levelSign(Number(sign.slice(-1)), ink);
    case 'wood':
      return drawSign({ sign: 'forest', text: '' }, prefix, ink);
    case 'village':
      return drawSign({ sign: 'village', text: '' }, prefix, ink);
    case 'castle':
      return element('use', { href: `#${prefix}-castle`, transform: 'translate(0 13) scale(.4)' });
    case 'vines':
      return line(
        [-9, 0, 9]
          .flatMap((y, r) =>
            [-22, -15, -8, -1, 6, 13, 20].map((x) => `M${x + r * 2} ${y + 3}v-5.4m-2 3.2c.4-2.2 3.6-.6 4-2.8`),
          )
          .join(''),
        ink.treeInk,
        0.8,
        { 'stroke-linecap': 'round' },
      );
    case 'orchard':
      return [-18, 0, 18].map((x) => use(prefix, 'tree1', x, -3) + use(prefix, 'tree2', x + 3, 11)).join('');
    case 'marsh':
      return (
        line('M-26 8h30M-8 1h34M-20-6h24', ink.waterInk, 0.6, { opacity: 0.6 }) +
        line(tuft([-18, 4], 1.1) + tuft([-4, -3], 1.1) + tuft([10, 6], 1.1) + tuft([18, -4], 1.1), ink.treeInk, 0.8)
      );
    default:
      return unreachable(sign);
  }
};
