import { chance } from './chance.ts';
import { element, group, line, number, type Point } from './ink.ts';
import type { Page, Rect } from './layout.ts';
import type { Palette, Theme } from './palette.ts';

/** Laid paper: cloudy fibre, wires and chains, old folds, toned edges, and at night the circle of a candle. */
export const paperDefinitions = (prefix: string, ink: Palette, theme: Theme): string =>
  [
    `<filter id="${prefix}-fibre" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">`,
    `<feTurbulence type="fractalNoise" baseFrequency=".0045 .007" numOctaves="5" seed="11"/>`,
    `<feColorMatrix values="0 0 0 0 .42 0 0 0 0 .30 0 0 0 0 .14 .75 0 0 0 -.3"/></filter>`,
    `<filter id="${prefix}-grain" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">`,
    `<feTurbulence type="fractalNoise" baseFrequency=".55 .4" numOctaves="2" seed="5"/>`,
    `<feColorMatrix values="0 0 0 0 .34 0 0 0 0 .25 0 0 0 0 .13 0 0 0 .5 -.2"/></filter>`,
    `<pattern id="${prefix}-laid" width="92" height="3.2" patternUnits="userSpaceOnUse">`,
    line('M0 1.6h92', ink.paperStain, 0.5, { opacity: 0.11 }),
    line('M46 0v3.2', ink.paperStain, 0.9, { opacity: 0.1 }),
    '</pattern>',
    `<radialGradient id="${prefix}-edge" cx=".5" cy=".5" r=".72">`,
    element('stop', { offset: theme === 'day' ? 0.62 : 0.36, 'stop-color': ink.paperEdge, 'stop-opacity': 0 }),
    element('stop', { offset: 1, 'stop-color': ink.paperEdge, 'stop-opacity': theme === 'day' ? 0.42 : 0.6 }),
    '</radialGradient>',
    `<linearGradient id="${prefix}-fold">`,
    element('stop', { offset: 0, 'stop-color': ink.paperStain, 'stop-opacity': 0 }),
    element('stop', { offset: 0.48, 'stop-color': ink.paperStain, 'stop-opacity': 0.16 }),
    element('stop', { offset: 0.5, 'stop-color': '#fff', 'stop-opacity': 0.28 }),
    element('stop', { offset: 0.54, 'stop-color': ink.paperStain, 'stop-opacity': 0.06 }),
    element('stop', { offset: 1, 'stop-color': ink.paperStain, 'stop-opacity': 0 }),
    '</linearGradient>',
  ].join('');

const sheetRect = (size: Rect, attributes: Readonly<Record<string, string | number>>): string =>
  element('rect', { width: number(size.width), height: number(size.height), ...attributes });

export const drawLaidPaper = (prefix: string, layout: Page, ink: Palette): string => {
  const dice = chance(`${prefix} foxing`);
  const { size } = layout;
  const spots = Array.from({ length: 46 }, () => {
    const p: Point = [dice.next() * size.width, dice.next() * size.height];
    return element('circle', {
      cx: number(p[0]),
      cy: number(p[1]),
      r: number(dice.between(1, 6) * dice.next() + 0.8),
      opacity: dice.between(0.04, 0.13),
    });
  });
  const fold = (share: number): string =>
    element('rect', {
      x: number(size.width * share - 20),
      width: 40,
      height: number(size.height),
      fill: `url(#${prefix}-fold)`,
    });
  return group(
    { class: 'paper' },
    sheetRect(size, { fill: ink.paper }),
    sheetRect(size, { filter: `url(#${prefix}-fibre)`, opacity: 0.42 }),
    sheetRect(size, { filter: `url(#${prefix}-grain)`, opacity: 0.4 }),
    sheetRect(size, { fill: `url(#${prefix}-laid)` }),
    group({ fill: ink.paperStain }, ...spots),
    fold(1 / 3),
    fold(2 / 3),
  );
};

/** Laid over everything printed, as age is: the folds and the toned edge do not stop at the ink. */
export const drawToning = (prefix: string, layout: Page): string =>
  sheetRect(layout.size, { class: 'patina', fill: `url(#${prefix}-edge)`, 'pointer-events': 'none' });
